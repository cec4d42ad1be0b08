"""What lies in the cauldrons and what may go there: shared by the rules and the views."""

from __future__ import annotations

from collections.abc import Sequence
from functools import cache, lru_cache

from belladonna.core.rules import IllegalMove
from belladonna.core.text import text
from belladonna.games.poison.spec import CAULDRONS, COLOUR, COLOURS, LIMIT, POISON, VALUE, WILD, Card, Cards, Config

KEPT = 4096
"""The same cauldrons are looked at for every seat and every card: what was found out about them is kept for a while."""


@lru_cache(KEPT)
def total(cauldron: Cards) -> int:
    """P-2.6"""
    return sum(map(VALUE.__getitem__, cauldron))


def colours_of(config: Config, cauldrons: Sequence[Cards]) -> tuple[str | None, ...]:
    """Return each cauldron's colour, None while it is free: read off the cards, never stored (P-2.3, P-2.4, P-3.4)."""
    return COLOURS if config.edition == "outset" else tuple(map(_colour, cauldrons))


@lru_cache(KEPT)
def _colour(cauldron: Cards) -> str | None:
    return next((COLOUR[card] for card in cauldron if card != POISON), None)


def value_played(config: Config, cauldron: Cards, card: Card) -> int:
    """Return what a card counts at the moment it is played: a Wild copies (P-2.8)."""
    if card[1] != WILD:
        return VALUE[card]
    if config.wild_copies == "top":
        return VALUE[cauldron[-1]]
    return VALUE[next(lying for lying in reversed(cauldron) if COLOUR[lying] == COLOUR[card])]


def boils_over(config: Config, cauldron: Cards, card: Card) -> bool:
    """P-3.1, P-3.2"""
    return total(cauldron) + value_played(config, cauldron, card) > LIMIT


@cache
def places(colours: tuple[str | None, ...], card: Card) -> tuple[int, ...]:
    """Return where a card may go among cauldrons of these colours, whoever holds it."""
    mine = COLOUR[card]
    if mine is None:
        return tuple(range(CAULDRONS))  # P-2.5
    if mine in colours:
        return (colours.index(mine),)  # P-2.3, P-2.4
    if card[1] == WILD:
        return ()  # P-2.8
    return tuple(index for index, there in enumerate(colours) if there is None)  # P-2.4


def open_to(config: Config, cauldrons: Sequence[Cards], card: Card) -> tuple[int, ...]:
    """Return the cauldrons a card may go into now."""
    return places(colours_of(config, cauldrons), card)


def refusal(config: Config, cauldrons: Sequence[Cards], card: Card, index: int) -> IllegalMove | None:
    """Return why this card may not go into this cauldron, None where it may."""
    colours = colours_of(config, cauldrons)
    if index in places(colours, card):
        return None
    if (mine := COLOUR[card]) in colours:
        rule, home = "P-2.3" if config.edition == "outset" else "P-2.4", colours.index(mine)
        return IllegalMove(rule, text("poison-no-colour-elsewhere", card=card, cauldron=index + 1, home=home + 1))
    if card[1] == WILD:
        return IllegalMove("P-2.8", text("poison-no-wild-without-colour", card=card, cauldron=index + 1))
    there = text(f"poison-colour-{colours[index]}")
    free = tuple(i + 1 for i, c in enumerate(colours) if c is None)
    why = text("poison-no-other-colour", card=card, cauldron=index + 1, text_colour=there, free=free)
    return IllegalMove("P-2.4", why)
