"""How to read Poison's kernel for what its cards are worth, and which tables to compare."""

from __future__ import annotations

from collections.abc import Iterator
from typing import Any

from belladonna.core.text import text
from belladonna.games.poison.spec import CAULDRONS, KINDS

TABLES = (
    "poison(players=3)",
    "poison(players=4)",
    "poison(players=5)",
    "poison(players=6)",
    "poison(players=4,variant=draw)",
    "poison(players=4,edition=outset)",
    "poison(players=4,edition=manual)",
    "poison(players=4,edition=manual,zeros=1,wilds=1)",
)
PLAYED = text("poison-balance-played")
"""What `played` counts."""

__all__ = ["KINDS", "PLAYED", "TABLES", "held", "played"]


def held(states: Any) -> Any:
    """Return by state, seat and kind how many cards a hand holds."""
    return states["hands"]


def played(before: Any, after: Any, action: int) -> Iterator[tuple[int, float]]:
    """Yield the card played, and 1 if its cauldron boiled over."""
    full = before["totals"][action % CAULDRONS]
    over = before["heaps"][action % CAULDRONS] != 0 and (
        after["heaps"].sum() == 0  # the round is over, and the table cleared
        or after["taken"][before["turn"]] != before["taken"][before["turn"]]
    )
    yield action // CAULDRONS, float(over and full > 0)
