"""What the taken cards of a round come to (P-5)."""

from __future__ import annotations

from collections.abc import Sequence

from belladonna.core.rules import Seat
from belladonna.games.poison.model import Score
from belladonna.games.poison.spec import COLOUR, COLOURS, POISON, POISON_POINTS, POTION_POINTS, Cards


def count(taken: Cards) -> tuple[int, ...]:
    """Return how many red, blue, purple and poison cards a pile holds."""
    return (*(sum(COLOUR[card] == c for card in taken) for c in COLOURS), taken.count(POISON))


def majority(column: Sequence[int]) -> Seat | None:
    """Return who alone has the most cards of a colour (P-5.2, P-5.3)."""
    most = max(column)
    return Seat(column.index(most)) if most and column.count(most) == 1 else None


def score(counts: Sequence[tuple[int, ...]]) -> Score:
    majorities = tuple(majority([row[c] for row in counts]) for c in range(len(COLOURS)))
    points = tuple(
        POTION_POINTS * sum(n for n, holder in zip(row, majorities, strict=False) if holder != seat)
        + POISON_POINTS * row[-1]
        for seat, row in enumerate(counts)
    )
    return Score(tuple(counts), majorities, points)
