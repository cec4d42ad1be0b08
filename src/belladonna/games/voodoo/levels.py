"""Voodoo Prince's levels: fixed recipes, measured in docs/strength.md. What they need is loaded when asked for."""

from __future__ import annotations

from collections.abc import Callable, Mapping
from typing import TYPE_CHECKING

from belladonna.core.rules import Bot
from belladonna.games.voodoo.bots import Easy, Greedy
from belladonna.games.voodoo.model import Move, View

if TYPE_CHECKING:
    from belladonna.bots.search import Search

SPREAD = 4.0
"""How far apart two seats' points lie after a round, about."""
HARD, CHAMPION = 48, 800
"""How many deals they try each of their moves in."""
DROP = 3.0
"""So many standard errors below the best, the champion gives a move up, and loses nothing by it (docs/strength.md)."""


def searching(worlds: int) -> Search:
    from belladonna.bots.search import Recipe, Search

    return Search("voodoo", Recipe(worlds, SPREAD, drop=DROP))


def hard() -> Search:
    return searching(HARD)


def champion() -> Search:
    return searching(CHAMPION)


LEVELS: Mapping[str, Callable[[], Bot[Move, View]]] = {
    "greedy": Greedy,
    "easy": Easy,
    "medium": Greedy,
    "hard": hard,
    "champion": champion,
}
