"""Where a food's rule is written down: one function by the food's name."""

from __future__ import annotations

from collections.abc import Callable, Iterable
from typing import Final

from belladonna.core.text import Arg, Text, text
from belladonna.games.cookie.spec import Card
from belladonna.games.cookie.table import Finding, Table

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


def names(table: Table, cards: Iterable[Card]) -> tuple[Text, ...]:
    return tuple(table.named(c) for c in cards)
