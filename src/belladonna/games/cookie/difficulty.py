"""How hard a deck is: how often somebody careless would smash the wrong thing (C-8.10).

*Careless* is a player who reads every rule rightly, from low to high, and knows what is poisoned so far, but forgets
the two things that no card says: that of equal numbers only one is evaluated, and that safe food acts. How hard the
words of a rule are to read is not in this figure.
"""

from __future__ import annotations

from collections.abc import Mapping, Sequence
from random import Random
from typing import Final

from belladonna.core.rules import Seat
from belladonna.games.cookie.deck import Recipe, print_cards
from belladonna.games.cookie.evaluate import CENTRE, Target, circle, evaluate
from belladonna.games.cookie.foods import RULES
from belladonna.games.cookie.spec import cards_per_round
from belladonna.games.cookie.table import Placed, Table

TABLES: Final = 400
"""Random tables behind one estimate: it is then within 0.05 of the truth, 19 times in 20."""

MOST_POINTS: Final = 4
"""Scores, which hazelnut reads, are drawn from 0 to this."""


def careless_target(placed: Sequence[Placed], king: Seat, scores: Mapping[Seat, int]) -> Target:
    """Return what a careless player smashes."""
    table = Table(placed, king, scores)
    for card in sorted(table.cards, key=table.number):
        if not card.safe:
            table.begin(card)
            table.settle(card, true=RULES[card.food](table, card).true)
    found = max(table.poisoned(), key=table.number, default=None)
    return CENTRE if found is None else found.id


def difficulty(recipe: Recipe, players: int, rng: Random, tables: int = TABLES) -> float:
    """Return the share of random tables that a careless player gets wrong; the deck must be without errors."""
    wrong = 0
    for _ in range(tables):
        deck = list(print_cards(recipe, rng))
        rng.shuffle(deck)
        plays = {Seat(seat): [deck.pop() for _ in range(cards_per_round(players)) if deck] for seat in range(players)}
        scores = {Seat(seat): rng.randint(0, MOST_POINTS) for seat in range(players)}
        king = Seat(rng.randrange(players))
        placed = circle(plays, king, players)
        wrong += careless_target(placed, king, scores) != evaluate(placed, king, scores).target
    return wrong / tables
