"""The games there are: every folder of `belladonna.games` that holds a `GAME`."""

from __future__ import annotations

from functools import cache
from importlib import import_module
from pkgutil import iter_modules
from typing import Any

import belladonna.games
from belladonna.core.config import BadConfig, make_config, split_config
from belladonna.core.game import AnyGame
from belladonna.core.text import text


@cache
def names() -> tuple[str, ...]:
    """Return the games' names without importing any."""
    return tuple(sorted(m.name for m in iter_modules(belladonna.games.__path__) if m.ispkg))


@cache
def _load(name: str) -> AnyGame:
    module = import_module(f"belladonna.games.{name}")
    loaded: AnyGame = module.GAME
    return loaded


def game(name: str) -> AnyGame:
    """Return the game of this name, in any case of letters; BadConfig lists the names there are."""
    if name.lower() not in names():
        raise BadConfig(text("game-unknown", name=name[:40], allowed=", ".join(names())))
    return _load(name.lower())


def games() -> tuple[AnyGame, ...]:
    return tuple(game(name) for name in names())


def read_config(string: str) -> tuple[AnyGame, Any]:
    """Return the game and the Config of a config string, `poison(players=4,edition=classic)`."""
    name, values = split_config(string)
    found = game(name)
    return found, make_config(found.config, values)
