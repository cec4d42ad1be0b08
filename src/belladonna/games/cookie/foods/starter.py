"""The starter set: C-9.1 to C-9.10."""

from __future__ import annotations

from belladonna.games.cookie.foods.registry import fails, finding, food, holds, names
from belladonna.games.cookie.spec import Card
from belladonna.games.cookie.table import Finding, Table, counted


@food
def cream(table: Table, _card: Card) -> Finding:
    cookies = table.count("cookie")
    return finding(cookies == 1, "cream", count=cookies)


@food
def pork(table: Table, _card: Card) -> Finding:
    count = table.count("pork")
    return finding(count == 1, "pork", count=count)


@food
def wine(table: Table, card: Card) -> Finding:
    for neighbour in table.neighbours(card):
        if neighbour.food in ("cookie", "wine"):
            return holds("wine-true", text_card=table.named(neighbour))
    return fails("wine-false")


@food
def coffee(table: Table, card: Card) -> Finding:
    row, kind = table.longest_row()
    if row >= card.limit("row"):
        return holds("coffee-true", text_row=counted(kind, row))
    return fails("coffee-false", count=row)


@food
def apple(table: Table, card: Card) -> Finding:
    higher = table.higher(table.number(card))
    if not higher:
        return holds("none-higher")
    return fails("higher", text_card=table.named(max(higher, key=table.number)))


@food
def pear(table: Table, card: Card) -> Finding:
    lower = table.lower(table.number(card))
    if not lower:
        return holds("none-lower")
    return fails("lower", text_card=table.named(min(lower, key=table.number)))


@food
def cookie(table: Table, _card: Card) -> Finding:
    poisoned = table.poisoned()
    if not poisoned:
        return holds("cookie-true")
    return fails("cookie-false", texts_cards=names(table, poisoned))


@food
def mustard(table: Table, _card: Card) -> Finding:
    if cookies := table.count("cookie"):
        return fails("mustard-cookie", count=cookies)
    if table.count("mustard") > 1:
        return fails("mustard-other")
    return holds("mustard-true")


@food
def pepper(table: Table, card: Card) -> Finding:
    count = len(table.poisoned())
    true = count >= card.limit("least")
    return finding(true, "pepper-true" if true else "pepper-false", count=count)


@food
def mint(_table: Table, _card: Card) -> Finding:
    return holds("mint")
