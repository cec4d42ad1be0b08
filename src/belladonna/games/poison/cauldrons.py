"""What lies in the cauldrons and what may go there: shared by the rules and the views."""

from __future__ import annotations

from collections.abc import Sequence

from belladonna.core.rules import IllegalMove
from belladonna.core.text import text
from belladonna.games.poison.spec import CAULDRONS, COLOUR, COLOURS, LIMIT, POISON, VALUE, WILD, Card, Cards, Config


def total(cauldron: Cards) -> int:
    """P-2.6"""
    return sum(VALUE[card] for card in cauldron)


def colour(config: Config, cauldrons: Sequence[Cards], index: int) -> str | None:
    """Return the cauldron's colour, None while it is free: read off the cards, never stored (P-2.3, P-2.4, P-3.4)."""
    if config.edition == "outset":
        return COLOURS[index]
    for card in cauldrons[index]:
        if card != POISON:
            return COLOUR[card]
    return None


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


def refusal(config: Config, cauldrons: Sequence[Cards], card: Card, index: int) -> IllegalMove | None:
    """Return why this card may not go into this cauldron, whoever holds it."""
    mine = COLOUR[card]
    if mine is None:
        return None  # P-2.5
    colours = [colour(config, cauldrons, i) for i in range(CAULDRONS)]
    home = colours.index(mine) if mine in colours else None
    if home == index:
        return None
    if home is not None:
        rule = "P-2.3" if config.edition == "outset" else "P-2.4"
        return IllegalMove(rule, text("poison-no-colour-elsewhere", card=card, cauldron=index + 1, home=home + 1))
    if card[1] == WILD:
        return IllegalMove("P-2.8", text("poison-no-wild-without-colour", card=card, cauldron=index + 1))
    if (there := colours[index]) is not None:
        free = tuple(i + 1 for i, c in enumerate(colours) if c is None)
        why = text(
            "poison-no-other-colour",
            card=card,
            cauldron=index + 1,
            text_colour=text(f"poison-colour-{there}"),
            free=free,
        )
        return IllegalMove("P-2.4", why)
    return None


def open_to(config: Config, cauldrons: Sequence[Cards], card: Card) -> tuple[int, ...]:
    """Return the cauldrons a card may go into now."""
    return tuple(i for i in range(CAULDRONS) if refusal(config, cauldrons, card, i) is None)
