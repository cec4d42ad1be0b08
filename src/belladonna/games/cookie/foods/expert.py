"""The expert set: C-9.41 to C-9.50."""

from __future__ import annotations

from belladonna.games.cookie.foods.advanced import poison_beside
from belladonna.games.cookie.foods.registry import acts, affects, fails, finding, food, holds, names
from belladonna.games.cookie.spec import Card
from belladonna.games.cookie.table import Finding, Table, counted, value_text


@food
def chicken(table: Table, card: Card) -> Finding:
    line = card.limit("line")
    total, count = sum(table.number(c) for c in table.cards), len(table.cards)
    true = total > line * count
    return finding(true, "chicken-true" if true else "chicken-false", total=total, count=count, line=line)


@food
def butter(table: Table, _card: Card) -> Finding:
    odd = sum(table.number(c) % 2 for c in table.cards)
    even = len(table.cards) - odd
    return finding(odd > even, "butter", odd=odd, even=even)


@food
def beer(table: Table, card: Card) -> Finding:
    return affects(table, table.neighbours(card), "flip", key="flips", nothing="no-neighbour")


@food
def cider(table: Table, card: Card) -> Finding:
    return poison_beside(table, card, wanted=False)


@food
def broccoli(table: Table, card: Card) -> Finding:
    count = table.safe_foods()
    return finding(count <= card.limit("most"), "safe-foods", count=count)


@food
def date(table: Table, card: Card) -> Finding:
    more, less = card.types
    first, second = table.count_type(more), table.count_type(less)
    return finding(
        first > second, "date", text_more=counted(more, first), text_less=counted(less, second), type_count=first
    )


def _matching(table: Table, card: Card) -> tuple[Card, ...]:
    """Return the cards that have one of the card's two values, a card with both once."""
    return tuple(c for c in table.cards if c.type in card.values or table.number(c) in card.values)


@food
def sugar(table: Table, card: Card) -> Finding:
    return affects(table, _matching(table, card), "flip", key="flips", nothing="nothing-matches")


@food
def porridge(table: Table, card: Card) -> Finding:
    count = table.safe_foods()
    return finding(count >= card.limit("least"), "safe-foods", count=count)


@food
def sage(table: Table, card: Card) -> Finding:
    gone = _matching(table, card)
    seen = names(table, gone)
    for other in gone:
        table.eliminate(other)
    first, second = map(value_text, card.values)
    return acts("sage" if gone else "nothing-matches", texts_cards=seen, text_first=first, text_second=second)


@food
def parsley(table: Table, card: Card) -> Finding:
    if table.is_kings(card):
        return holds("kings")
    kings = table.kings_cards()
    if not kings:
        return fails("king-without-card")
    for other in kings:
        if other.type == card.type:
            return holds("parsley-type", text_card=table.named(other))
        if table.number(other) == table.number(card):
            return holds("parsley-number", text_card=table.named(other))
    return fails("parsley-false", texts_cards=names(table, kings))
