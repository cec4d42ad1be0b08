"""Poison's cards, numbers and options. Nothing else in the package writes a number of the rules."""

from __future__ import annotations

from typing import Annotated, Literal

from msgspec import Meta, Struct

from belladonna.core.config import PYTHON_ONLY, BadConfig
from belladonna.core.text import text

Card = str
"""A kind of card, `R5`, `X4`, `R0`, `RW`; equal cards are one kind."""
Cards = tuple[Card, ...]

COLOURS = ("R", "B", "P")
"""Red, blue and purple; in `outset` also the colours of cauldrons 1 to 3 (P-1.3)."""
POISON = "X4"
ZERO, WILD = "0", "W"
COPIES = {1: 3, 2: 3, 4: 2, 5: 3, 7: 3}
POISONS, POISON_VALUE = 8, 4

CAULDRONS = 3
LIMIT = 13
POTION_POINTS, POISON_POINTS = 1, 2
DRAW_HAND = 5
OUTSET_HAND = {3: 12, 4: 12, 5: 10, 6: 8}
THREE_DEAL_AS = 4
ROUNDS_OF_THREE = 2

KINDS: tuple[Card, ...] = (*(c + v for c in COLOURS for v in (ZERO, *map(str, COPIES), WILD)), POISON)
"""Every kind in the order a hand is sorted by; its place is its number for learners, the same in every edition."""
RANK = {kind: place for place, kind in enumerate(KINDS)}
VALUE = {kind: 0 if kind[1] == WILD else int(kind[1]) for kind in KINDS}
"""What a card counts as it lies in a cauldron (P-2.6 to P-2.8)."""
COLOUR: dict[Card, str | None] = {kind: None if kind == POISON else kind[0] for kind in KINDS}


class Config(Struct, frozen=True, kw_only=True):
    players: Annotated[int, Meta(ge=3, le=6)] = 4
    edition: Literal["classic", "outset", "manual"] = "classic"
    variant: Literal["none", "draw"] = "none"
    zeros: Annotated[int, Meta(ge=0, le=3)] = 0
    wilds: Annotated[int, Meta(ge=0, le=3)] = 0
    wild_copies: Literal["top", "colour"] = "top"
    taken: Literal["nobody", "everyone"] = "nobody"
    first_dealer: Annotated[int, Meta(ge=0, le=5)] | Literal["random"] = "random"
    deck: Annotated[tuple[Card, ...] | None, PYTHON_ONLY] = None
    """Other cards than the edition's, for counting small games by hand."""

    def __post_init__(self) -> None:
        if self.edition != "manual" and (self.zeros or self.wilds or self.wild_copies != "top"):
            raise BadConfig(text("poison-config-extra-cards"))
        if self.first_dealer != "random" and self.first_dealer >= self.players:
            raise BadConfig(
                text(
                    "config-bad-value",
                    name="first_dealer",
                    value=self.first_dealer,
                    allowed=f"random, 0..{self.players - 1}",
                )
            )


def deck(config: Config) -> Cards:
    """Return all cards of a round, sorted (P-1.1, P-1.4)."""
    if config.deck is not None:
        return tuple(sorted(config.deck, key=RANK.__getitem__))
    copies = {ZERO: config.zeros, **{str(value): n for value, n in COPIES.items()}, WILD: config.wilds}
    return tuple(kind for kind in KINDS for _ in range(POISONS if kind == POISON else copies[kind[1]]))


def rounds(config: Config) -> int:
    """Return how many rounds a game has (P-4.1)."""
    return config.players * (ROUNDS_OF_THREE if config.edition == "classic" and config.players == 3 else 1)
