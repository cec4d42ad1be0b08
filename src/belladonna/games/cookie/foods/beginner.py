"""The beginner set: C-9.11 to C-9.20."""

from __future__ import annotations

from belladonna.games.cookie.foods.registry import fails, finding, food, holds
from belladonna.games.cookie.spec import Card, Type
from belladonna.games.cookie.table import Finding, Table, type_text, types_text


@food
def fish(table: Table, card: Card) -> Finding:
    counts = table.foods()
    top = max(counts, key=lambda name: counts[name])
    if counts[card.food] == counts[top]:
        return holds("fish-true", count=counts[card.food])
    return fails("fish-false", card=top, count=counts[top], own=counts[card.food])


@food
def cheese(table: Table, card: Card) -> Finding:
    counts = table.foods()
    rarest = min(counts, key=lambda name: counts[name])
    if counts[card.food] == counts[rarest]:
        return holds("cheese-true", count=counts[card.food])
    return fails("cheese-false", card=rarest, count=counts[rarest], own=counts[card.food])


def _between(table: Table, card: Card) -> tuple[Type, Type] | None:
    """Return the types of the two cards beside this one; a single neighbour is not between (C-10.4)."""
    beside = table.neighbours(card)
    return (beside[0].type, beside[1].type) if len(beside) > 1 else None


@food
def water(table: Table, card: Card) -> Finding:
    return _between_types(table, card, alike=True)


@food
def milk(table: Table, card: Card) -> Finding:
    return _between_types(table, card, alike=False)


def _between_types(table: Table, card: Card, *, alike: bool) -> Finding:
    types = _between(table, card)
    if types is None:
        return fails("not-between")
    left, right = types
    if left == right:
        return finding(alike, "between-alike", text_types=types_text(left))
    return finding(not alike, "between-different", text_left=type_text(left), text_right=type_text(right))


@food
def orange(table: Table, card: Card) -> Finding:
    (second,) = card.numbers
    numbers = (card.number, second)  # as printed, even where ale raised the card (C-10.3)
    for other in table.others(card):
        if table.number(other) in numbers:
            return fails("orange-false", text_card=table.named(other), own=numbers[0], n=numbers[1])
    return holds("orange-true", own=numbers[0], n=numbers[1])


@food
def cauli(table: Table, card: Card) -> Finding:
    (least,) = card.numbers
    higher = len(table.higher(card.number))  # than the printed number (C-10.3)
    true = higher >= least
    return finding(true, "cauli-true" if true else "cauli-false", count=higher, own=card.number)


@food
def bread(table: Table, card: Card) -> Finding:
    lower = table.lower(table.number(card))
    if not lower:
        return holds("none-lower")
    for other in lower:
        if not table.is_poisoned(other):
            return fails("bread-false", text_card=table.named(other))
    return holds("bread-true", count=len(lower))


@food
def honey(table: Table, card: Card) -> Finding:
    count = len(table.types())
    return finding(count <= card.limit("most"), "honey", count=count)


@food
def cinnamon(table: Table, card: Card) -> Finding:
    return finding(table.is_kings(card), "kings" if table.is_kings(card) else "not-kings")


@food
def ginger(table: Table, card: Card) -> Finding:
    return finding(not table.is_kings(card), "kings" if table.is_kings(card) else "not-kings")
