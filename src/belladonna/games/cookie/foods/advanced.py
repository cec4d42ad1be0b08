"""The advanced set: C-9.31 to C-9.40."""

from __future__ import annotations

from belladonna.games.cookie.foods.registry import acts, fails, finding, food, holds, names
from belladonna.games.cookie.spec import Card
from belladonna.games.cookie.table import Finding, Table, counted, type_text


@food
def quail(table: Table, _card: Card) -> Finding:
    return _tie(table, "quail", at=min(table.foods().values()))


@food
def ham(table: Table, _card: Card) -> Finding:
    return _tie(table, "ham", at=max(table.foods().values()))


def _tie(table: Table, key: str, *, at: int) -> Finding:
    """Return whether several foods have this extreme count; a food alone on the table ties with nobody."""
    level = [name for name, count in table.foods().items() if count == at]
    if len(level) > 1:
        return holds(f"{key}-true", cards=tuple(level), count=at)
    return fails(f"{key}-false", card=level[0])


@food
def mead(table: Table, card: Card) -> Finding:
    return poison_beside(table, card, wanted=True)


def poison_beside(table: Table, card: Card, *, wanted: bool) -> Finding:
    for neighbour in table.neighbours(card):
        if table.is_poisoned(neighbour):
            return finding(wanted, "poison-beside", text_card=table.named(neighbour))
    return finding(not wanted, "no-poison-beside")


@food
def ale(table: Table, card: Card) -> Finding:
    (by,) = card.numbers
    beside = table.neighbours(card)
    seen = names(table, beside)
    for neighbour in beside:
        table.raise_number(neighbour, by)
    return acts("ale" if beside else "no-neighbour", texts_cards=seen, n=by)


@food
def berries(table: Table, card: Card) -> Finding:
    count = table.safe_foods()
    return finding(count >= card.limit("least"), "safe-foods", count=count)


@food
def carrot(table: Table, card: Card) -> Finding:
    for other in (others := table.others(card)):
        count = sum(c.food == other.food for c in others)
        if count > 1:
            return fails("carrot-false", card=other.food, count=count)
    return holds("carrot-true")


@food
def cacao(table: Table, card: Card) -> Finding:
    beside = table.neighbours(card)
    if not beside:
        return holds("no-neighbour")
    for neighbour in beside:
        if not (neighbour.food == "cacao" or neighbour.safe):
            return fails("cacao-false", text_card=table.named(neighbour))
    return holds("cacao-true", texts_cards=names(table, beside))


@food
def barley(table: Table, card: Card) -> Finding:
    (most,) = card.numbers
    numbers = [table.number(c) for c in table.cards]
    high, low = max(numbers), min(numbers)
    spread = high - low
    return finding(spread <= most, "barley", high=high, low=low, spread=spread, n=most)


@food
def hazelnut(table: Table, card: Card) -> Finding:
    own, low, high = table.scores[table.owner(card)], min(table.scores.values()), max(table.scores.values())
    if own == high:
        return holds("hazelnut-highest", own=own)
    if own == low:
        return holds("hazelnut-lowest", own=own)
    return fails("hazelnut-false", own=own, low=low, high=high)


@food
def almond(table: Table, card: Card) -> Finding:
    (kind,), (least,) = card.types, card.numbers
    steps = [table.steps(card, c) for c in table.cards if c.type == kind]
    if not steps:
        return holds("rice", text_count=counted(kind, 0), type_count=0)
    return finding(min(steps) >= least, "almond", text_type=type_text(kind), count=min(steps))
