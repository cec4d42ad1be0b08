"""The table while its poison is being found: what a food's rule may look at, and what safe food may change."""

from __future__ import annotations

from collections import Counter
from collections.abc import Mapping, Sequence
from typing import Literal

from msgspec import Struct

from belladonna.core.rules import Seat
from belladonna.core.text import Text, text
from belladonna.games.cookie.spec import Card, Type, Value

Effect = Literal["poison", "flip"]
Kind = Literal["removed", "raised", "poisoned", "cleared", "will-poison", "will-flip"]


class Placed(Struct, frozen=True):
    """A card on the table and who played it."""

    seat: Seat
    card: Card


class Change(Struct, frozen=True):
    """What a step did to one card; `number` is the card's number afterwards."""

    card: int
    kind: Kind
    number: int
    why: Text


class Finding(Struct, frozen=True):
    """What a rule says of its card, with the reason. Safe food is never true: it acts (C-4.6)."""

    true: bool
    why: Text


def type_text(kind: Type) -> Text:
    """Return the type in the singular: a drink."""
    return text(f"cookie-type-{kind.lower()}")


def types_text(kind: Type) -> Text:
    """Return the type in the plural: drinks."""
    return text(f"cookie-types-{kind.lower()}")


def counted(kind: Type, count: int) -> Text:
    """Return so many cards of a type: no drinks, 1 drink, 2 drinks."""
    return text(f"cookie-count-{kind.lower()}", number=count)


def value_text(value: Value) -> Text:
    """Return a type or a number as it stands for all its cards: drinks, 6s."""
    return text("cookie-number", number=value) if isinstance(value, int) else types_text(value)


class Table:
    """Cards in circle order from the king, with their current numbers; eliminated ones are gone (C-10.7).

    `scores` are the places hazelnut asks for, of those who are compared (C-9.39, C-7.8).
    """

    def __init__(self, placed: Sequence[Placed], king: Seat, scores: Mapping[Seat, int]) -> None:
        self.cards: list[Card] = [p.card for p in placed]
        self.king = king
        self.scores = scores
        self.eliminated: list[Card] = []
        self.changes: list[Change] = []
        self.numbers: dict[int, int] = {p.card.id: p.card.number for p in placed}
        self._owners = {p.card.id: p.seat for p in placed}
        self._evaluated: set[int] = set()
        self._used: set[int] = set()
        self._poisoned: set[int] = set()
        self._later: dict[int, list[Effect]] = {}

    # what rules look at

    def number(self, card: Card) -> int:
        """Return the current number: as printed, or raised."""
        return self.numbers[card.id]

    def owner(self, card: Card) -> Seat:
        return self._owners[card.id]

    def is_kings(self, card: Card) -> bool:
        return self.owner(card) == self.king

    def kings_cards(self) -> list[Card]:
        return [c for c in self.cards if self.is_kings(c)]

    def others(self, card: Card) -> list[Card]:
        return [c for c in self.cards if c.id != card.id]

    def count(self, food: str) -> int:
        return sum(c.food == food for c in self.cards)

    def count_type(self, kind: Type) -> int:
        return sum(c.type == kind for c in self.cards)

    def foods(self) -> Counter[str]:
        return Counter(c.food for c in self.cards)

    def types(self) -> Counter[Type]:
        return Counter(c.type for c in self.cards)

    def safe_foods(self) -> int:
        return sum(c.safe for c in self.cards)

    def higher(self, number: int) -> list[Card]:
        return [c for c in self.cards if self.number(c) > number]

    def lower(self, number: int) -> list[Card]:
        return [c for c in self.cards if self.number(c) < number]

    def is_poisoned(self, card: Card) -> bool:
        """Return whether the card is poisoned so far."""
        return card.id in self._poisoned

    def poisoned(self) -> list[Card]:
        return [c for c in self.cards if self.is_poisoned(c)]

    def was_evaluated(self, card: Card) -> bool:
        return card.id in self._evaluated

    def is_passed_over(self, card: Card) -> bool:
        """Return whether the card's number was evaluated on another card; unless ale raises it, so it stays (C-4.3)."""
        return not self.was_evaluated(card) and self.number(card) in self._used

    def place(self, card: Card) -> int:
        """Return where the card lies, counted from the king."""
        return next(at for at, c in enumerate(self.cards) if c.id == card.id)

    def before(self, card: Card) -> list[Card]:
        return self.cards[: self.place(card)]

    def after(self, card: Card) -> list[Card]:
        return self.cards[self.place(card) + 1 :]

    def neighbours(self, card: Card) -> tuple[Card, ...]:
        """Return the different cards beside this one: two, or what is left of them (C-10.4)."""
        at, size = self.place(card), len(self.cards)
        beside = (self.cards[at - 1], self.cards[(at + 1) % size])
        return () if size == 1 else beside[:1] if size == 2 else beside

    def steps(self, card: Card, other: Card) -> int:
        """Return how far apart two cards lie the shorter way round; neighbours are 1 apart."""
        apart = abs(self.place(card) - self.place(other))
        return min(apart, len(self.cards) - apart)

    def longest_row(self) -> tuple[int, Type]:
        """Return the most cards of one type in a row around the circle, and their type."""
        kinds = [c.type for c in self.cards]
        best = (0, kinds[0])
        for start, kind in enumerate(kinds):
            row = 0
            while row < len(kinds) and kinds[(start + row) % len(kinds)] == kind:
                row += 1
            if row > best[0]:
                best = (row, kind)
        return best

    def named(self, card: Card) -> Text:
        """Return the card with its current number: pork 2."""
        return text("cookie-named", card=card.food, number=self.number(card))

    # what safe food does

    def eliminate(self, card: Card) -> None:
        """Take the card out of the round; what it did before stays done (C-10.8)."""
        self._note(card, "removed")
        self.cards = self.others(card)
        self.eliminated.append(card)

    def raise_number(self, card: Card, by: int) -> None:
        self.numbers[card.id] += by
        self._note(card, "raised")

    def affect(self, card: Card, effect: Effect) -> None:
        """Poison a card that is not safe or flip its truth: now if it was evaluated, else when it is (C-10.10)."""
        if not self.was_evaluated(card):
            self._later.setdefault(card.id, []).append(effect)
            if not self.is_passed_over(card):  # else only ale can still bring it about
                self._note(card, "will-poison" if effect == "poison" else "will-flip")
        else:
            self._set_poisoned(card, poisoned=effect == "poison" or not self.is_poisoned(card))

    def _set_poisoned(self, card: Card, *, poisoned: bool) -> None:
        if poisoned == self.is_poisoned(card):
            return
        self._poisoned ^= {card.id}
        self._note(card, "poisoned" if poisoned else "cleared")

    def _note(self, card: Card, kind: Kind, *, late: bool = False) -> None:
        key = f"cookie-change-late-{kind}" if late else f"cookie-change-{kind}"
        why = text(key, text_card=self.named(card))
        self.changes.append(Change(card.id, kind, self.number(card), why))

    # how the evaluation moves on

    def next_card(self) -> Card | None:
        """Return the lowest card left, neither it nor its number evaluated; of equals the first (C-4.1, C-4.3)."""
        waiting = [c for c in self.cards if not self.was_evaluated(c) and not self.is_passed_over(c)]
        return min(waiting, key=self.number, default=None)

    def begin(self, card: Card) -> None:
        """Mark the card and its number as evaluated."""
        self._evaluated.add(card.id)
        self._used.add(self.number(card))

    def settle(self, card: Card, *, true: bool) -> bool:
        """Make the card poisoned or not: its own truth, then what waited for it, in order (C-10.10)."""
        poisoned = true
        for effect in self._later.get(card.id, ()):
            poisoned = effect == "poison" or not poisoned
        if poisoned:
            self._poisoned.add(card.id)
        if poisoned != true:
            self._note(card, "poisoned" if poisoned else "cleared", late=True)
        return poisoned

    def skipped(self) -> list[Card]:
        """Return the cards on the table that were never evaluated."""
        return [c for c in self.cards if not self.was_evaluated(c)]
