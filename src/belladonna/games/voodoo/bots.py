"""Voodoo Prince by rule of thumb: who will win this trick, and what is a round worth that stands like that?"""

from __future__ import annotations

from collections.abc import Iterator, Sequence
from functools import lru_cache
from math import prod
from random import Random

from belladonna.core.rules import Bot, Seat
from belladonna.games.voodoo.model import Laid, Move, Play, Trump, View
from belladonna.games.voodoo.spec import (
    COLOUR,
    DOLL,
    DUEL,
    HIGHEST,
    NUMBERS,
    SPLIT_WORTH,
    SPLITTERS,
    VALUE,
    WORTH,
    Card,
)
from belladonna.games.voodoo.tricks import winning, worth
from belladonna.games.voodoo.view import others_in, unseen

VERSION = 1
SPLITS = len(SPLITTERS) / len(NUMBERS)
"""How often a trick is won by a splitter, about."""


# Taste, not rules: weights that played well (docs/strength.md). What a card is worth keeping for is in points.
CONTROL = 0.5
"""How often a player can choose whether to win a trick."""
KEEP_HIGH = 0.1
"""The highest card; others by their number."""
KEEP_TRUMP = 0.05
KEEP_DOLL = 0.1
"""It waits for the highest card of its colour."""
PLAIN = 0.5
"""How often the easy player is content with a plain move."""


class Greedy(Bot[Move, View]):
    """Looks one trick ahead.

    For each card it guesses, from the cards it has not seen, how likely each seat is to win the trick, and weighs what
    the tricks of all seats would then promise it (`standing`): to go out late, but not last.
    """

    def choose(self, view: View, legal: Sequence[Move], rng: Random) -> Move | None:
        guess = _Guess(view)
        return max(legal, key=guess.value)


class Easy(Bot[Move, View]):
    """Plays as greedy does, but for one move in so many: then it makes any of the better half, by greedy's guess."""

    def choose(self, view: View, legal: Sequence[Move], rng: Random) -> Move | None:
        guess = _Guess(view)
        ranked = sorted(legal, key=guess.value, reverse=True)
        return rng.choice(ranked[: (len(ranked) + 1) // 2]) if rng.random() < PLAIN else ranked[0]


class _Guess:
    """What one seat makes of its view."""

    def __init__(self, view: View) -> None:
        self.view, self.me = view, view.seat or Seat(0)
        self.top = HIGHEST[view.config.players]
        self.unseen = unseen(view)
        played = {laid.seat for laid in view.trick}
        self.after = [seat for seat in others_in(view, self.me) if seat not in played]

    def value(self, move: Move) -> float:
        """Return how good a move is, beside others of its kind."""
        return self.trump(move.colour) if isinstance(move, Trump) else self.worth(move)

    def trump(self, colour: str) -> float:
        """Return how good a trump this colour would make."""
        numbers = [VALUE[card] for card in self.view.hand if COLOUR[card] == colour]
        return len(numbers) + sum(numbers) / self.top

    def worth(self, move: Move) -> float:
        """Return the points this seat can expect of the round if it plays the card, and keeps the others."""
        assert isinstance(move, Play)
        chances = self.chances(move.card)
        expected = sum(chance * self.standing(seat, splits) for seat, chance, splits in chances)
        return expected - self.keep(move.card)

    def keep(self, card: Card) -> float:
        """Return what it is worth to hold on to a card."""
        kept = KEEP_HIGH * VALUE[card] / self.top
        kept += KEEP_TRUMP if COLOUR[card] == self.view.trump else 0.0
        return kept + (KEEP_DOLL if VALUE[card] == DOLL else 0.0)

    def standing(self, winner: Seat, splits: float) -> float:
        """Return what the round promises once `winner` has this trick, which splits so often."""
        once, twice = (self._standing(winner, more) for more in (WORTH, SPLIT_WORTH))
        return once + splits * (twice - once)

    def _standing(self, winner: Seat, more: int) -> float:
        tricks = [count + (more if seat == winner else 0) for seat, count in enumerate(self.view.tricks)]
        mine = tricks.pop(self.me)
        return standing((mine, *sorted(tricks)), self.view.needed)

    def chances(self, card: Card) -> Iterator[tuple[Seat, float, float]]:
        """Yield who may win the trick if this card is played: the seat, how likely, and how likely it splits then."""
        assert self.view.trump is not None
        trick = (*self.view.trick, Laid(self.me, card))
        best = winning(self.view.config, self.view.trump, trick)
        led = COLOUR[trick[0].card]
        beats = [self.chance_to_beat(seat, led, best.card) for seat in self.after]
        stays = prod(1 - chance for chance in beats)
        yield best.seat, stays, float(worth(best.card) == SPLIT_WORTH)
        total = sum(beats)
        for seat, chance in zip(self.after, beats, strict=True):
            if chance:
                yield seat, (1 - stays) * chance / total, SPLITS

    def chance_to_beat(self, seat: Seat, led: str, best: Card) -> float:
        """Return how likely a seat still to play beats the card, if it plays without a thought."""
        trump, voids, size = self.view.trump, self.view.voids[seat], self.view.hand_sizes[seat]
        follow = [card for card in self.unseen if COLOUR[card] == led]
        others = len(self.unseen) - len(follow)
        void = 1.0 if led in voids else (others / len(self.unseen)) ** size
        beats = sum(self.beats(card, best) for card in follow) / len(follow) if follow else 0.0
        if not others or trump is None or trump in voids or trump == led:
            return (1 - void) * beats
        trumps = sum(COLOUR[card] == trump and self.beats(card, best) for card in self.unseen)
        return (1 - void) * beats + void * trumps / others

    def beats(self, card: Card, best: Card) -> bool:
        if COLOUR[card] != COLOUR[best]:
            return COLOUR[card] == self.view.trump
        if VALUE[card] == DOLL:
            return VALUE[best] == self.top
        return VALUE[card] > VALUE[best]


@lru_cache(maxsize=50_000)
def standing(tricks: tuple[int, ...], needed: int) -> float:
    """Return the points that the first of these seats can expect of the round, by the tricks that all have.

    The model: now and then it can choose whether to win a trick, else every seat still in is as likely to.
    """
    mine, *others = tricks
    rivals = [place for place, count in enumerate(others) if count < needed]
    if mine >= needed:
        return sum(others)
    if not rivals:
        return needed - mine if len(tricks) == DUEL else mine
    win = _mixed(*(standing((mine + more, *others), needed) for more in (WORTH, SPLIT_WORTH)))
    lose = sum(
        _mixed(*(standing((mine, *_with(others, place, more)), needed) for more in (WORTH, SPLIT_WORTH)))
        for place in rivals
    ) / len(rivals)
    luck = (win + lose * len(rivals)) / (len(rivals) + 1)
    return CONTROL * max(win, lose) + (1 - CONTROL) * luck


def _mixed(once: float, twice: float) -> float:
    return once + SPLITS * (twice - once)


def _with(others: Sequence[int], place: int, more: int) -> list[int]:
    return sorted((*others[:place], others[place] + more, *others[place + 1 :]))
