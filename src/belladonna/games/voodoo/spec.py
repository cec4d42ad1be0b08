"""Voodoo Prince's cards, numbers and options. Nothing else in the package writes a number of the rules."""

from __future__ import annotations

from typing import Annotated, Literal

from msgspec import Meta, Struct

from belladonna.core.config import PYTHON_ONLY, BadConfig
from belladonna.core.text import text

Card = str
"""A colour and a number, `B12`; there is one of each."""
Cards = tuple[Card, ...]

COLOURS = ("R", "Y", "G", "B", "P")
"""Red, yellow, green, blue and purple (V-1.3)."""
NUMBERS = range(16)
HIGHEST = {2: 10, 3: 10, 4: 12, 5: 15}
"""The highest number in use by players at the table, in or out (V-1.4, V-1.8)."""
HAND = {2: 13, 3: 13, 4: 13, 5: 14}
NEEDED = {2: 7, 3: 4, 4: 3, 5: 3}
"""Tricks that send a player out (V-1.7)."""
DUEL = 2
"""With so many players the last one in scores what is missing (V-6.4)."""
ROUNDS = 5

DOLL = 0
SPLITTERS = (5, 7)
WORTH, SPLIT_WORTH = 1, 2

KINDS: Cards = tuple(f"{colour}{number}" for colour in COLOURS for number in NUMBERS)
"""Every card in the order a hand is sorted by; its place is its number for learners at any number of players."""
RANK = {card: place for place, card in enumerate(KINDS)}
COLOUR = {card: card[0] for card in KINDS}
VALUE = {card: int(card[1:]) for card in KINDS}


class Config(Struct, frozen=True, kw_only=True):
    players: Annotated[int, Meta(ge=2, le=5)] = 4
    first: Annotated[int, Meta(ge=0, le=4)] | Literal["random"] = "random"
    """Who deals and leads the first round."""
    deck: Annotated[Cards | None, PYTHON_ONLY] = None
    """Fewer cards, for counting small games by hand: hands and tricks needed shrink with them."""

    def __post_init__(self) -> None:
        if self.first != "random" and self.first >= self.players:
            raise BadConfig(text("voodoo-config-first", allowed=f"random, 0..{self.players - 1}"))
        if self.deck is not None and (len({*self.deck} & {*KINDS}) < len(self.deck) or needed(self) < 1):
            raise BadConfig(text("voodoo-config-deck"))


def deck(config: Config) -> Cards:
    """Return all cards in use, sorted (V-1.4)."""
    if config.deck is not None:
        return tuple(sorted(config.deck, key=RANK.__getitem__))
    return tuple(card for card in KINDS if VALUE[card] <= HIGHEST[config.players])


def hand_size(config: Config) -> int:
    """V-1.5"""
    return min(HAND[config.players], len(deck(config)) // config.players)


def needed(config: Config) -> int:
    """Return the tricks that send a player out (V-1.7); with fewer cards, the most that hands last for (V-8.6)."""
    if config.deck is None:
        return NEEDED[config.players]
    return min(NEEDED[config.players], (hand_size(config) + 1) // config.players)
