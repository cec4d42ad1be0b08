"""Where a food's rule is written down: one function by the food's name."""

from __future__ import annotations

from collections.abc import Callable, Iterable, Sequence
from typing import Final

from belladonna.core.text import Arg, Text, text
from belladonna.games.cookie.spec import Card
from belladonna.games.cookie.table import Effect, Finding, Table

Rule = Callable[[Table, Card], Finding]

RULES: Final[dict[str, Rule]] = {}


def food(rule: Rule) -> Rule:
    """Make the function the rule of the food it is named after."""
    RULES[rule.__name__] = rule
    return rule


def holds(key: str, /, **args: Arg) -> Finding:
    return Finding(true=True, why=text(f"cookie-why-{key}", **args))


def fails(key: str, /, **args: Arg) -> Finding:
    return Finding(true=False, why=text(f"cookie-why-{key}", **args))


acts = fails
"""What safe food finds: it is never true itself (C-4.6)."""


def finding(true: bool, key: str, /, **args: Arg) -> Finding:
    """Return a finding whose one sentence tells the facts, whichever way they decide."""
    return holds(key, **args) if true else fails(key, **args)


def affects(table: Table, cards: Sequence[Card], effect: Effect, *, key: str, nothing: str) -> Finding:
    """Poison or flip these cards; `nothing` says why there are none. Safe food among them stays as it is (C-10.10)."""
    if not cards:
        return acts(nothing)
    if all(c.safe for c in cards):
        return acts("only-safe")
    touched = [c for c in cards if not c.safe and not (effect == "poison" and table.is_poisoned(c))]
    if not touched:
        return acts("already-poisoned")
    for other in touched:
        table.affect(other, effect)
    if all(table.is_passed_over(c) for c in touched):
        return acts("only-passed-over", texts_cards=names(table, touched))
    return acts(key, texts=tuple(_met(table, c) for c in touched))


def _met(table: Table, card: Card) -> Text:
    """Return the card, and when the effect comes about: now, at its own turn, or perhaps never."""
    if table.was_evaluated(card):
        return table.named(card)
    return text(
        "cookie-met-passed-over" if table.is_passed_over(card) else "cookie-met-later", text_card=table.named(card)
    )


def names(table: Table, cards: Iterable[Card]) -> tuple[Text, ...]:
    return tuple(table.named(c) for c in cards)
