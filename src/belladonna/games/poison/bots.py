"""Players of Poison that see only a view."""

from __future__ import annotations

from collections.abc import Sequence
from math import exp, prod, sqrt
from random import Random

from belladonna.core.rules import Bot, Seat
from belladonna.games.poison.cauldrons import value_played
from belladonna.games.poison.model import Move, Play, View
from belladonna.games.poison.scoring import count
from belladonna.games.poison.spec import (
    COLOUR,
    COLOURS,
    LIMIT,
    POISON_POINTS,
    POTION_POINTS,
    VALUE,
    WILD,
    Card,
    Cards,
    deck,
)
from belladonna.games.poison.view import hidden_seats, unseen, visible

# Taste, not rules: weights that played well (docs/strength.md).
NEXT = 0.5
"""What a point counts that the next turn may cost, against a point taken now."""
LATER = 0.1
"""What a point counts that some later turn may cost, for each card left in the hand."""
OTHERS = 0.5
"""What a point counts that another player takes."""
SPREAD = 4.0
"""How uncertain a cauldron's total is by the next turn."""
GROWTH = 1.0
"""How much each other player adds to a cauldron before the next turn."""
CALM = 0.6
"""How slowly a lead in a colour becomes a sure majority while cards of it are still to come."""
PLAIN = 0.4
"""How often the easy player is content with a plain card."""


class Greedy(Bot[Move, View]):
    """Looks one card ahead: what a take costs now, what the rest of the hand may cost, what others will have to take.

    Points are weighed with majorities in mind: a card costs little where its majority is near, and a take that spoils
    somebody else's majority is worth something.
    """

    def choose(self, view: View, legal: Sequence[Move], rng: Random) -> Move | None:
        reckoning = _Reckoning(view)
        return min((move for move in legal if isinstance(move, Play)), key=reckoning.cost)


class Easy(Bot[Move, View]):
    """Plays as greedy does, but for one card in so many: then it plays any of the better half, by greedy's reckoning.

    So it overlooks what a careless player overlooks, and still takes no cauldron for nothing.
    """

    def choose(self, view: View, legal: Sequence[Move], rng: Random) -> Move | None:
        reckoning = _Reckoning(view)
        ranked = sorted((move for move in legal if isinstance(move, Play)), key=reckoning.cost)
        return rng.choice(ranked[: (len(ranked) + 1) // 2]) if rng.random() < PLAIN else ranked[0]


class _Reckoning:
    """What one seat makes of its view."""

    def __init__(self, view: View) -> None:
        self.view, self.me = view, view.seat or Seat(0)
        self.others = hidden_seats(view)
        self.counts = [count(visible(view, Seat(s))) for s in range(view.config.players)]
        whole = count(deck(view.config))
        self.to_come = [whole[c] - sum(row[c] for row in self.counts) for c in range(len(COLOURS))]
        self.unseen = sorted(unseen(view).items())
        self.hidden = sum(copies for _, copies in self.unseen)
        self.sums: dict[tuple[int, tuple[int, ...]], float] = {}

    def cost(self, move: Play) -> float:
        """Return what a play will probably cost, in points; less is better."""
        view, index = self.view, move.cauldron
        there = view.cauldrons[index]
        over = view.totals[index] + value_played(view.config, there, move.card) > LIMIT
        cauldrons, totals, colours = list(view.cauldrons), list(view.totals), list(view.colours)
        cauldrons[index] = (move.card,) if over else (*there, move.card)
        totals[index] = VALUE[move.card] + (0 if over else totals[index])
        if view.config.edition != "outset" and (over or colours[index] is None):
            colours[index] = COLOUR[move.card]
        hand = list(view.hand)
        hand.remove(move.card)
        now = self.taking(self.me, there) if over else 0.0
        return now + self.worry(hand, cauldrons, totals, colours) - self.hope(cauldrons, totals, colours)

    def worry(
        self, hand: Sequence[Card], cauldrons: Sequence[Cards], totals: Sequence[int], colours: Sequence[str | None]
    ) -> float:
        """Return what the cards left in the hand may cost: at the next turn, and as a burden for later."""
        if not hand:
            return 0.0
        piles = [self.taking(self.me, cards) for cards in cauldrons]
        grown = [total + GROWTH * len(self.others) for total in totals]
        danger, cheapest = {}, max(piles)
        for card in dict.fromkeys(hand):
            where = places(colours, card)
            danger[card] = min((_chance_over(grown[i] + VALUE[card]) for i in where), default=0.0)
            cheapest = min(cheapest, *(piles[i] for i in where)) if where else cheapest
        forced = prod(danger.values())
        burden = sum(danger[card] for card in hand)
        return NEXT * forced * max(0.0, cheapest) + LATER * burden * max(1.0, sum(piles) / len(piles))

    def hope(self, cauldrons: Sequence[Cards], totals: Sequence[int], colours: Sequence[str | None]) -> float:
        """Return what the others will probably have to take before this seat's next turn."""
        if not self.hidden:
            return 0.0
        unsafe = [
            (copies / self.hidden, where)
            for card, copies in self.unseen
            if (where := places(colours, card)) and all(totals[i] + VALUE[card] > LIMIT for i in where)
        ]
        share = sum(part for part, _ in unsafe)
        expected, still = 0.0, 1.0
        for seat in self.others:
            if not unsafe or not (size := self.view.hand_sizes[seat]):
                continue
            costs = [max(0.0, self.taking(seat, cards)) for cards in cauldrons]
            forced = share**size
            expected += still * forced * sum(part * min(costs[i] for i in where) for part, where in unsafe) / share
            still *= 1 - forced
        return OTHERS * expected

    def taking(self, seat: Seat, cards: Cards) -> float:
        """Return what taking these cards would cost a seat, less what it would cost the others in majorities."""
        new = count(cards)
        key = (seat, new)
        if key not in self.sums:
            cost = float(new[-1] * POISON_POINTS)
            for place, more in enumerate(new[:-1]):
                if more:
                    cost += self._colour(seat, place, more) - self._colour(seat, place, 0)
            self.sums[key] = cost
        return self.sums[key]

    def _colour(self, seat: Seat, place: int, more: int) -> float:
        """Return what a colour will cost a seat that takes so many more of it, less a share of what it costs others."""
        column = [row[place] + (more if s == seat else 0) for s, row in enumerate(self.counts)]
        spread = CALM * sqrt(max(0, self.to_come[place] - more)) + 0.1
        costs = []
        for s, mine in enumerate(column):
            lead = mine - max(column[:s] + column[s + 1 :]) - 0.5
            costs.append(POTION_POINTS * mine * (1 - 1 / (1 + exp(-2 * lead / spread))) if mine else 0.0)
        return costs[seat] - OTHERS * (sum(costs) - costs[seat]) / len(self.others)


def places(colours: Sequence[str | None], card: Card) -> list[int]:
    """Return where a card may go, by the cauldrons' colours: `open_to` without reasons, as a bot asks it often."""
    mine = COLOUR[card]
    if mine is None:
        return list(range(len(colours)))
    if mine in colours:
        return [colours.index(mine)]
    return [] if card[1] == WILD else [i for i, colour in enumerate(colours) if colour is None]


def _chance_over(total: float) -> float:
    return 1 / (1 + exp((LIMIT + 0.5 - total) / SPREAD * 2))
