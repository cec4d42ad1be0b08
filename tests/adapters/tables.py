"""Every game, edition and player count there is, read from the registry, for tests that run on all of them."""

from __future__ import annotations

from typing import Any

import pytest

from belladonna.core import registry
from belladonna.core.config import make_config, write_config
from belladonna.core.game import AnyGame


def tables_of(game: AnyGame) -> list[list[str]]:
    """Return the config strings of a game, a list an edition, by players; a refused one is an error."""
    editions: list[dict[str, Any]] = [dict(edition.values) for edition in game.editions] or [{}]
    return [
        [write_config(game.name, make_config(game.config, {**values, "players": n})) for n in game.player_counts]
        for values in editions
    ]


EVERY: tuple[str, ...] = tuple(table for game in registry.games() for edition in tables_of(game) for table in edition)
QUICK: tuple[str, ...] = tuple(
    edition[place % len(edition)] for game in registry.games() for place, edition in enumerate(tables_of(game))
)
"""One player count of every edition, another one each time; the rest is long."""

EXPECTED = sum(len(game.player_counts) * max(1, len(game.editions)) for game in registry.games())


def every_table() -> pytest.MarkDecorator:
    """Run a test on every table: quickly on some, the rest marked long."""
    return pytest.mark.parametrize(
        "table", [pytest.param(t, id=t, marks=[] if t in QUICK else [pytest.mark.long]) for t in EVERY]
    )


def quick_tables() -> pytest.MarkDecorator:
    return pytest.mark.parametrize("table", QUICK, ids=str)
