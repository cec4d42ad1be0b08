"""Players of Poison that see only a view."""

from __future__ import annotations

from collections.abc import Iterator, Sequence
from functools import cached_property
from math import exp
from random import Random

from belladonna.core.rules import Bot, Seat
from belladonna.games.poison.cauldrons import open_to, value_played
from belladonna.games.poison.model import Move, Play, View
from belladonna.games.poison.rules import hand_of
from belladonna.games.poison.scoring import count
from belladonna.games.poison.spec import COLOURS, LIMIT, POISON_POINTS, POTION_POINTS, VALUE, Card, Cards
from belladonna.games.poison.view import hidden_seats, unseen, visible

# Weights found by play against itself and `random`; they are taste, not rules.
LATER = 0.5
"""What a point counts that this hand will probably cost later, against a point taken now."""
OTHERS = 0.6
"""What a point counts that the next players will probably take."""
SURE = 2.0
"""How many cards of lead make a majority rather sure while a whole colour is still to come."""


class Greedy(Bot[Move, View]):
    """Looks one card ahead: what a take costs now, what the hand may cost later, what is left for the others to take.

    Points are weighed with majorities in mind: cards of a colour cost little where the majority is near, and a take
    that spoils somebody's majority is worth something.
    """

    def choose(self, view: View, legal: Sequence[Move], rng: Random) -> Move | None:
        table = _Table(view)
        plays = [move for move in legal if isinstance(move, Play)]
        return min(plays, key=table.cost)


class _Table:
    """One view, with what its seat reckons about it."""

    def __init__(self, view: View) -> None:
        self.view = view
