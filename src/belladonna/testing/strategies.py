"""Hypothesis strategies over any game: a configuration, a random game up to some move."""

from __future__ import annotations

from typing import Any

from hypothesis import strategies as st

from belladonna.bots import RandomBot
from belladonna.core.config import BadConfig, Option, make_config, options
from belladonna.core.driver import play_out
from belladonna.core.game import AnyGame
from belladonna.core.history import AnyHistory

OPEN_END = 60
"""How far numbers without an upper bound are tried."""

seeds = st.integers(0, 2**32)


def values(option: Option) -> st.SearchStrategy[str | int | None]:
    """Draw a value of an option; free text stays as it is by default."""
    kinds: list[st.SearchStrategy[str | int | None]] = [st.just(option.default)]
    if option.words:
        kinds.append(st.sampled_from(option.words))
    if option.low is not None:
        kinds.append(st.integers(option.low, OPEN_END if option.high is None else option.high))
    return st.one_of(kinds)


def configs(game: AnyGame, **fixed: str | int) -> st.SearchStrategy[Any]:
    """Draw a configuration that the game accepts; what does not go together falls back to the defaults, one by one."""
    return _configs(game, fixed)


@st.composite
def _configs(draw: st.DrawFn, game: AnyGame, fixed: dict[str, str | int]) -> Any:
    chosen: dict[str, str | int] = dict(fixed)
    for option in options(game.config):
        value = draw(values(option))
        if option.name in fixed or value is None:
            continue
        try:
            make_config(game.config, {**chosen, option.name: value})
        except BadConfig:
            continue
        chosen[option.name] = value
    return make_config(game.config, chosen)


def histories(game: AnyGame, *, whole: bool = False, **fixed: str | int) -> st.SearchStrategy[AnyHistory]:
    """Draw a random game, whole or up to some move."""
    return _histories(game, fixed).flatmap(
        lambda game: st.just(game) if whole else st.integers(0, len(game)).map(game.__getitem__)
    )


@st.composite
def _histories(draw: st.DrawFn, game: AnyGame, fixed: dict[str, str | int]) -> AnyHistory:
    config = draw(_configs(game, fixed))
    bots = [RandomBot[Any, Any]() for _ in range(game.rules.seats(config))]
    return play_out(game, config, draw(seeds), bots)
