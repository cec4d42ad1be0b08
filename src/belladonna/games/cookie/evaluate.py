"""Find the poison: the one evaluator for the table, the bots, the explanations and the puzzles (C-4)."""

from __future__ import annotations

from collections.abc import Mapping, Sequence
from typing import Final, Literal

from msgspec import Struct

from belladonna.core.rules import Seat
from belladonna.core.text import Text, text
from belladonna.games.cookie.foods import RULES
from belladonna.games.cookie.spec import Card
from belladonna.games.cookie.table import Change, Placed, Table

Target = int | Literal["centre"]
CENTRE: Final = "centre"


class Step(Struct, frozen=True):
    """One card's turn in the evaluation.

    `number` is the card's number then, `true` what its printed rule says, `poisoned` what came of that once effects
    that waited for it were applied. `why` is a clause, `sentence()` the whole.
    """

    card: int
    food: str
    number: int
    true: bool
    poisoned: bool
    safe: bool
    why: Text
    changes: tuple[Change, ...] = ()

    def sentence(self) -> Text:
        """Return "pepper 7 is false: only 1 card is poisoned so far."."""
        named = text("cookie-named", card=self.food, number=self.number)
        verdict = ("acts" if self.changes else "idle") if self.safe else "true" if self.true else "false"
        return text(f"cookie-step-{verdict}", text_card=named, text_why=self.why)


class Skip(Struct, frozen=True):
    """A card that counts but was never evaluated, because its number already was, on the card `instead` (C-4.4)."""

    card: int
    instead: int
    why: Text


class Evaluation(Struct, frozen=True):
    """Where to smash and how it comes about. Cards are ids; `numbers` are those of `circle`, after every change."""

    target: Target
    circle: tuple[int, ...]
    numbers: tuple[int, ...]
    poisoned: tuple[int, ...]
    eliminated: tuple[int, ...]
    steps: tuple[Step, ...]
    skipped: tuple[Skip, ...]
    why: Text


def circle(plays: Mapping[Seat, Sequence[Card]], king: Seat, players: int) -> tuple[Placed, ...]:
    """Return the played cards in circle order: the king's as he placed them, then clockwise (C-10.1)."""
    seats = [Seat((king + i) % players) for i in range(players)]
    return tuple(Placed(seat, card) for seat in seats for card in plays.get(seat, ()))


def evaluate(placed: Sequence[Placed], king: Seat, scores: Mapping[Seat, int]) -> Evaluation:
    """Return where the poison is; `placed` is in circle order, `scores` what hazelnut compares (C-9.39, C-7.8)."""
    table = Table(placed, king, scores)
    steps = []
    while (card := table.next_card()) is not None:
        steps.append(_step(table, card))
    poisoned = table.poisoned()
    target = max(poisoned, key=table.number, default=None)  # of equals the first: closest to the king (C-4.8)
    return Evaluation(
        target=CENTRE if target is None else target.id,
        circle=tuple(p.card.id for p in placed),
        numbers=tuple(table.number(p.card) for p in placed),
        poisoned=tuple(c.id for c in poisoned),
        eliminated=tuple(c.id for c in table.eliminated),
        steps=tuple(steps),
        skipped=tuple(_skip(table, card, steps) for card in table.skipped()),
        why=_why_target(table, target, poisoned),
    )


def _step(table: Table, card: Card) -> Step:
    table.begin(card)
    number = table.number(card)
    table.changes = []
    found = RULES[card.food](table, card)
    poisoned = table.settle(card, true=found.true)
    return Step(card.id, card.food, number, found.true, poisoned, card.safe, found.why, tuple(table.changes))


def _skip(table: Table, card: Card, steps: Sequence[Step]) -> Skip:
    number = table.number(card)
    step = next(s for s in steps if s.number == number)
    why = text("cookie-skipped", text_card=table.named(card), number=number, card=step.food)
    return Skip(card.id, step.card, why)


def _why_target(table: Table, target: Card | None, poisoned: Sequence[Card]) -> Text:
    if target is None:
        return text("cookie-target-centre")
    highest = sum(table.number(c) == table.number(target) for c in poisoned)
    how = "only" if len(poisoned) == 1 else "highest" if highest == 1 else "closest"
    return text(f"cookie-target-{how}", text_card=table.named(target))
