"""Stacked deals for tests: hands of printed cards as one wants them."""

from __future__ import annotations

from collections import Counter
from collections.abc import Sequence

import msgspec

from belladonna.core.rules import Seat
from belladonna.games.cookie.cards import read_card
from belladonna.games.cookie.deck import write_deck
from belladonna.games.cookie.model import Deal, DrawKing, Print
from belladonna.games.cookie.notation import write
from belladonna.games.cookie.spec import Config


def stacked(config: Config, hands: Sequence[Sequence[str]]) -> tuple[Config, tuple[str, ...]]:
    """Return a Config with just these cards as its deck, and the chance moves that deal them.

    Cards are codes, `cookie`, `parsley4`; their ids go round the table as they are dealt: seat 0's first card is 0,
    seat 1's first card 1. In `blind` the first card of a hand is the top of its pile.
    """
    codes = [hand[i] for i in range(max(map(len, hands))) for hand in hands if i < len(hand)]
    foods = Counter(read_card(code).food for code in codes)
    king = Seat(0) if config.first_king == "random" else Seat(config.first_king)
    own = msgspec.structs.replace(config, deck=write_deck(foods))
    crown = (f"* {write(DrawKing(king))}",) if config.first_king == "random" else ()
    return own, (f"* {write(Print(tuple(codes)))}", *crown, f"* {write(Deal(tuple(range(len(codes)))))}")
