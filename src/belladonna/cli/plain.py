"""Help for people: it leaves out the names of Python's types, and says of a switch only what it switches."""

from __future__ import annotations

from collections.abc import Callable
from typing import Any, TypeVar

import typer
from typer.core import TyperCommand, TyperGroup

F = TypeVar("F", bound=Callable[..., Any])


class Command(TyperCommand):
    def get_params(self, ctx: Any) -> Any:
        return _plain(super().get_params(ctx))


class Group(TyperGroup):
    def get_params(self, ctx: Any) -> Any:
        return _plain(super().get_params(ctx))


class App(typer.Typer):
    """A program whose commands are all described so."""

    def __init__(self, **settings: Any) -> None:
        super().__init__(cls=Group, context_settings={"help_option_names": ["-h", "--help"]}, **settings)

    def command(self, name: str | None = None, **settings: Any) -> Callable[[F], F]:
        return super().command(name, cls=Command, **settings)


def _plain(params: list[Any]) -> list[Any]:
    for param in params:
        metavar = param.metavar if param.param_type_name == "option" else None
        param.display_type_rich = lambda *_, said=metavar, **__: said
    return params
