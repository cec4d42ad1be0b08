"""Every game, edition and player count there is, read from the registry, for tests that run on all of them."""

from __future__ import annotations

from collections import Counter
from contextlib import suppress
from typing import Any

import pytest

from belladonna.core import registry
from belladonna.core.config import BadConfig, make_config, options, write_config
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


def others_of(game: AnyGame) -> list[str]:
    """Return a config string for every other value that an option names, and for the ends of its numbers.

    What goes with one edition only is tried in the first that takes it.
    """
    editions: list[dict[str, Any]] = [dict(edition.values) for edition in game.editions] or [{}]
    out: list[str] = []
    for option in options(game.config):
        ends = () if option.low is None else (option.low, min(option.low + 9, option.high or 99))
        for value in (*option.words, *ends):
            for values in editions:
                if option.name == "players" or option.name in editions[0] or value == option.default:
                    continue
                with suppress(BadConfig):
                    out.append(write_config(game.name, make_config(game.config, {**values, option.name: value})))
                    break
    return list(dict.fromkeys(out))


OTHERS: tuple[str, ...] = tuple(table for game in registry.games() for table in others_of(game))
"""Tables with an option that is not as usual, for long tests."""

EXPECTED = sum(len(game.player_counts) * max(1, len(game.editions)) for game in registry.games())


def every_table(*, quick: int | None = None) -> pytest.MarkDecorator:
    """Run a test on every table: quickly on some, or on so many of each game, the rest marked long."""
    seen: Counter[str] = Counter()
    params = []
    for table in EVERY:
        name = table.partition("(")[0]
        seen[name] += table in QUICK
        fast = table in QUICK and (quick is None or seen[name] <= quick)
        params.append(pytest.param(table, id=table, marks=[] if fast else [pytest.mark.long]))
    return pytest.mark.parametrize("table", params)


def quick_tables() -> pytest.MarkDecorator:
    return pytest.mark.parametrize("table", QUICK, ids=str)
