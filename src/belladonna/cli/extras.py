"""Commands that a game adds: `games/<game>/commands.py` with `register(app)`, loaded when one of them is called.

Its module-level `COMMANDS = {"name": "one line of help"}` is read without importing the game, so that `belladonna
--help` stays quick.
"""

from __future__ import annotations

import ast
from dataclasses import dataclass
from importlib import import_module
from importlib.resources import files
from typing import Any

import typer

from belladonna.cli.plain import App
from belladonna.cli.session import session
from belladonna.core import registry


@dataclass(frozen=True, slots=True)
class Extra:
    game: str
    name: str
    help: str


def extras() -> tuple[Extra, ...]:
    """Return the commands that games offer, without importing any."""
    return tuple(
        Extra(game, name, about)
        for game in registry.names()
        if (file := files("belladonna.games") / game / "commands.py").is_file()
        for name, about in _declared(file.read_text(encoding="utf-8")).items()
    )


def _declared(source: str) -> dict[str, str]:
    for node in ast.parse(source).body:
        targets = node.targets if isinstance(node, ast.Assign) else [getattr(node, "target", None)]
        if any(isinstance(target, ast.Name) and target.id == "COMMANDS" for target in targets):
            value: Any = ast.literal_eval(node.value)  # type: ignore[attr-defined]
            return dict(value)
    return {}


def mount(app: typer.Typer) -> None:
    """Add a command for each: it hands its words, `--help` too, to the game's own."""
    for extra in extras():
        _mount(app, extra)


def _mount(app: typer.Typer, extra: Extra) -> None:
    @app.command(
        extra.name,
        help=extra.help,
        add_help_option=False,
        context_settings={"allow_extra_args": True, "ignore_unknown_options": True},
    )
    def command(context: typer.Context) -> None:
        own = App(add_completion=False, pretty_exceptions_enable=False, rich_markup_mode="rich")
        own.callback()(lambda: None)  # keeps the command's name in front, however many there are
        import_module(f"belladonna.games.{extra.game}.commands").register(own)
        with session(context, None):
            code = own([extra.name, *context.args], prog_name="belladonna", obj=context.obj, standalone_mode=False)
        if isinstance(code, int) and code:
            raise typer.Exit(code)
