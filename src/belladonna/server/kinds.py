"""The types a game fills into messages, read off its rules: `class Poison(Rules[Config, State, Move, Event, View])`."""

from __future__ import annotations

from functools import cache
from typing import Any, get_args, get_origin

from msgspec import Struct

from belladonna.core.game import AnyGame
from belladonna.core.rules import Rules


class Kinds(Struct, frozen=True):
    config: Any
    event: Any
    view: Any


def kinds(game: AnyGame) -> Kinds:
    return _kinds(type(game.rules))


@cache
def _kinds(rules: type[Any]) -> Kinds:
    for cls in rules.__mro__:
        for base in getattr(cls, "__orig_bases__", ()):
            if get_origin(base) is Rules:
                config, _state, _move, event, view = get_args(base)
                return Kinds(config, event, view)
    raise TypeError(f"{rules.__name__} does not say what its Rules are made of")
