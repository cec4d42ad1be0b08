"""Moves that show how a rule works, found by playing: what a page of rules tells its reader by."""

from __future__ import annotations

from collections.abc import Sequence
from dataclasses import dataclass
from itertools import islice
from random import Random
from typing import Any

from belladonna.core.driver import play
from belladonna.core.game import AnyGame
from belladonna.core.history import AnyHistory, History
from belladonna.core.rules import Bot

MOST_GAMES, MOST_PLIES = 20, 400
"""So much is played at most in search of something to show."""
ENOUGH = 10
"""Of so many examples one is drawn."""


@dataclass(frozen=True, slots=True)
class Example:
    """A part of a game, from after `start` moves to the end of the history. `rules` are the paragraphs it shows."""

    history: AnyHistory
    start: int
    rules: tuple[str, ...]


def find_example(game: AnyGame, config: Any, rng: Random, bots: Sequence[Bot[Any, Any]]) -> Example | None:
    """Return a part of a game that shows something, one of several; None where nothing was found."""
    for _ in range(MOST_GAMES):
        found = _in_one_game(game, config, rng, bots)
        if found:
            return rng.choice(found)
    return None


def _in_one_game(game: AnyGame, config: Any, rng: Random, bots: Sequence[Bot[Any, Any]]) -> list[Example]:
    """Return the first things a game has to show."""
    assert game.shows is not None
    history, found = History.of(game, config), []
    for ply in islice(play(game, config, rng.getrandbits(32), bots), MOST_PLIES):
        before = history.state
        history = history.extended((ply,))
        if shown := game.shows(before, ply.events):
            found.append(Example(history, len(history) - shown.plies, shown.rules))
        if len(found) == ENOUGH:
            break
    return found
