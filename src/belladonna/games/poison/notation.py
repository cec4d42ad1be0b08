"""Poison's moves as text: `R5>1`, and for chance `dealer 2` and `deal R7 X4 ...`."""

from __future__ import annotations

import re

from belladonna.core.game import BadNotation
from belladonna.core.rules import Seat
from belladonna.core.text import text
from belladonna.games.poison.model import Deal, DrawDealer, Move, Play
from belladonna.games.poison.spec import CAULDRONS, RANK

_PLAY = re.compile(r"([A-Za-z][0-9A-Za-z])\s*>\s*([0-9]{1,3})")
_DEALER = re.compile(r"dealer ([0-9]{1,3})")


def write(move: Move) -> str:
    match move:
        case DrawDealer(dealer):
            return f"dealer {dealer}"
        case Deal(cards):
            return " ".join(("deal", *cards))
        case Play(card, cauldron):
            return f"{card}>{cauldron + 1}"


def parse(string: str) -> Move:
    line = string.strip()
    if line.split(" ")[0] == "deal":
        cards = tuple(word.upper() for word in line.split()[1:])
        if all(card in RANK for card in cards):
            return Deal(cards)
        unknown = next(card for card in cards if card not in RANK)
        raise BadNotation(text("move-not-readable", move=line[:40], hint=text("poison-unknown-card", name=unknown[:8])))
    if dealer := _DEALER.fullmatch(line):
        return DrawDealer(Seat(int(dealer[1])))
    play = _PLAY.fullmatch(line)
    if not play:
        raise BadNotation(text("move-not-readable", move=line[:40], hint=text("poison-move-hint")))
    card = play[1].upper()
    if card not in RANK:
        raise BadNotation(text("move-not-readable", move=line[:40], hint=text("poison-unknown-card", name=card)))
    if not 1 <= int(play[2]) <= CAULDRONS:
        raise BadNotation(text("move-not-readable", move=line[:40], hint=text("poison-move-hint")))
    return Play(card, int(play[2]) - 1)
