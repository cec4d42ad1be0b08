"""The amateur set: C-9.21 to C-9.30."""

from __future__ import annotations

from belladonna.games.cookie.foods.registry import acts, affects, fails, finding, food, holds, names
from belladonna.games.cookie.spec import Card, Type
from belladonna.games.cookie.table import Finding, Table, counted, type_text, types_text


@food
def beef(table: Table, card: Card) -> Finding:
    line = card.limit("line")
    below, above = len(table.lower(line)), len(table.higher(line))
    return finding(below > above, "beef", below=below, above=above, line=line)


@food
def eggs(table: Table, card: Card) -> Finding:
    ((kind, count),) = table.types().most_common(1)
    if count >= card.limit("least"):
        return holds("eggs-true", text_count=counted(kind, count))
    return fails("eggs-false", count=count)


@food
def soup(table: Table, _card: Card) -> Finding:
    for other in table.cards:
        beside = table.neighbours(other)
        if len(beside) > 1 and beside[0].food == beside[1].food:
            return holds("soup-true", text_card=table.named(other), card=beside[0].food)
    return fails("soup-false")


@food
def tea(table: Table, _card: Card) -> Finding:
    for other in table.cards:
        for neighbour in table.neighbours(other):
            if neighbour.type == other.type:
                pair = names(table, sorted((other, neighbour), key=table.place))
                return fails("tea-false", texts_cards=pair, text_types=types_text(other.type))
    return holds("tea-true")


def _ahead(table: Table, kind: Type) -> tuple[Type, int] | None:
    """Return a type with more cards than this one, and how many; None if there is none: a shared lead is a lead."""
    top, count = max(table.types().items(), key=lambda item: item[1])
    return (top, count) if count > table.count_type(kind) else None


@food
def pea(table: Table, card: Card) -> Finding:
    return _most_frequent(table, card, wanted=True)


@food
def cabbage(table: Table, card: Card) -> Finding:
    return _most_frequent(table, card, wanted=False)


def _most_frequent(table: Table, card: Card, *, wanted: bool) -> Finding:
    (kind,) = card.types
    ahead = _ahead(table, kind)
    own = table.count_type(kind)
    if ahead is None:
        return finding(wanted, "most-frequent", text_own=counted(kind, own), type_count=own)
    top, count = ahead
    return finding(
        not wanted, "outnumbered", text_own=counted(kind, own), text_top=counted(top, count), type_count=count
    )


@food
def wheat(table: Table, card: Card) -> Finding:
    (kind,) = card.types
    higher = table.higher(table.number(card))
    if not higher:
        return holds("none-higher")
    for other in higher:
        if other.type != kind:
            return fails("wheat-false", text_card=table.named(other), text_type=type_text(other.type))
    return holds("wheat-true", text_types=types_text(kind), count=len(higher))


@food
def rice(table: Table, card: Card) -> Finding:
    (kind,) = card.types
    count = table.count_type(kind)
    return finding(count == 0, "rice", text_count=counted(kind, count), type_count=count)


@food
def nutmeg(table: Table, card: Card) -> Finding:
    gone = table.before(card)
    seen = names(table, gone)
    for other in gone:
        table.eliminate(other)
    return acts("nutmeg" if gone else "nothing-before", texts_cards=seen)


@food
def saffron(table: Table, card: Card) -> Finding:
    return affects(table, table.after(card), "poison", key="saffron", nothing="nothing-after")
