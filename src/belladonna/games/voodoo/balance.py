"""How to read Voodoo Prince's kernel for what its cards are worth, and which tables to compare."""

from __future__ import annotations

from collections.abc import Iterator
from typing import Any

from belladonna.core.text import text
from belladonna.games.voodoo.spec import COLOURS, KINDS, NUMBERS

TABLES = tuple(f"voodoo(players={players})" for players in (2, 3, 4, 5))
PLAYED = text("voodoo-balance-played")
"""What `played` counts."""

__all__ = ["KINDS", "PLAYED", "TABLES", "held", "played"]


def held(states: Any) -> Any:
    """Return by state, seat and card whether a hand holds it."""
    import numpy as np

    bits = (states["hands"][..., None] >> np.arange(len(NUMBERS))) & 1
    return bits.reshape(*bits.shape[:2], len(KINDS))


def played(before: Any, after: Any, action: int) -> Iterator[tuple[int, float]]:
    """Yield the cards of a trick that is complete, and 1 for the one that won it."""
    gained = after["tricks"] - before["tricks"]
    if not gained.any():
        return
    winner = int(gained.argmax())
    for seat, card in enumerate(before["cards"].tolist()):
        laid = action - len(COLOURS) if seat == before["turn"] else card
        if laid >= 0:
            yield laid, float(seat == winner)
