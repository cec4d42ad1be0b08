"""Players of Cookie Smasher that a person can race: they see only a view, and are as slow and careless as people."""

from __future__ import annotations

from collections.abc import Sequence
from math import exp
from random import Random
from typing import Final

from msgspec import Struct, field

from belladonna.core.rules import Bot
from belladonna.games.cookie.difficulty import careless_target
from belladonna.games.cookie.evaluate import CENTRE, Evaluation, Target, evaluate
from belladonna.games.cookie.model import Choose, Move, Place, Smash, View
from belladonna.games.cookie.spec import FOODS, Card, SetName
from belladonna.games.cookie.view import compared

VERSION = 1

RULE_MS: Final[dict[SetName, int]] = {
    "starter": 700,
    "beginner": 900,
    "amateur": 1100,
    "advanced": 1300,
    "expert": 1500,
}
"""How long a rule takes to read and judge, by the set it comes from."""


CALM: Final = 10
"""How many times as long a bot takes where there is no hurry: as much as people who need it are due (WCAG 2.2.1)."""


class Temper(Struct, frozen=True):
    """How a player thinks. Taste, not rules: chosen so that somebody who knows the foods can keep up.

    The answer to a table comes after `notice_ms`, `card_ms` for each card, the time of each rule that is evaluated and
    `change_ms` for each thing that safe food changes; all that times a factor drawn anew for every table, log-normal
    around 1 with `spread`.
    """

    notice_ms: int = 1200
    """Until the eyes are on the table."""
    card_ms: int = 300
    rule_ms: dict[SetName, int] = field(default_factory=lambda: dict(RULE_MS))
    change_ms: int = 600
    known: float = 0.4
    """What is left of the time of a rule that was read before the reveal: that of an own card."""
    spread: float = 0.25
    slip: float = 0.025
    """How likely each evaluated rule is to be got wrong; one slip spoils the answer."""
    haste: float = 0.8
    """A careless answer comes sooner by this factor."""
    doubt: float = 0.04
    """How likely it trusts no answer of its own, and lets the race pass."""


class Greedy(Bot[Move, View]):
    """Finds the poison as everybody does, and is quick where it can be.

    Everybody has to judge the same table, so a card is an advantage only in that its owner has read it before. Of own
    cards with one number only one is evaluated, and the other's advantage is lost: so it plays different numbers, and
    first those it holds most cards of, to keep the hand varied to the end. In Blind Smashing it puts the card whose
    rule takes longest back on top, to know what comes.
    """

    def __init__(self, temper: Temper | None = None) -> None:
        self.temper = temper or Temper()

    def choose(self, view: View, legal: Sequence[Move], rng: Random) -> Move | None:
        if view.phase == "race":
            return self._race(view, rng)
        best = max(self._worth(view, move) for move in legal)
        return rng.choice([move for move in legal if self._worth(view, move) == best])

    def _worth(self, view: View, move: Move) -> tuple[int, int]:
        """Return what a card is good for, to compare with the others."""
        match move:
            case Choose(chosen):
                number = view.cards[chosen].number
                placed = any(view.cards[card].number == number for card in view.mine)
                return -int(placed), sum(view.cards[card].number == number for card in view.hand)
            case Place(card, slot):
                return -slot, self.temper.rule_ms[FOODS[view.cards[card].food].set]
            case _:
                return 0, 0

    def _race(self, view: View, rng: Random) -> Move | None:
        assert view.king is not None
        found = evaluate(view.circle, view.king, compared(view))
        time = thinking_ms(self.temper, cards_of(view), found, read_before(view)) * exp(
            rng.gauss(0.0, self.temper.spread)
        )
        target = found.target
        if rng.random() > (1 - self.temper.slip) ** len(found.steps):
            target, time = self._slip(view, found.target, rng), time * self.temper.haste
        doubts = rng.random() < self.temper.doubt
        if view.config.race_s == 0:
            return Smash(target, round(time * CALM))  # without a limit somebody has to end it
        return None if doubts or time > view.config.race_s * 1000 else Smash(target, round(time))

    def _slip(self, view: View, right: Target, rng: Random) -> Target:
        """Return a wrong answer: the careless one, or any other where that would be right."""
        assert view.king is not None
        careless = careless_target(view.circle, view.king, compared(view))
        if careless != right:
            return careless
        targets: list[Target] = [*(placed.card.id for placed in view.circle), CENTRE]
        return rng.choice([target for target in targets if target != right])


def thinking_ms(temper: Temper, cards: Sequence[Card], found: Evaluation, known: frozenset[int] = frozenset()) -> float:
    """Return how long a table takes on an ordinary day; the rules of `known` cards were read before."""
    foods = {card.id: FOODS[card.food] for card in cards}
    rules = sum(
        temper.rule_ms[foods[step.card].set] * (temper.known if step.card in known else 1.0) for step in found.steps
    )
    changes = sum(len(step.changes) for step in found.steps)
    return temper.notice_ms + temper.card_ms * len(cards) + rules + temper.change_ms * changes


def cards_of(view: View) -> tuple[Card, ...]:
    return tuple(placed.card for placed in view.circle)


def read_before(view: View) -> frozenset[int]:
    """Return the own cards on the table that the seat knew before the reveal; in `blind` those it had put back.

    A card that lies on the table for a second time was put back by its owner.
    """
    own = {placed.card.id for placed in view.circle if placed.seat == view.seat}
    if view.config.variant == "blind":
        own &= {placed.card.id for outcome in view.outcomes for placed in outcome.circle}
    return frozenset(own)
