"""Voodoo Prince's moves as text: `B12`, `trump=R`, and for chance also `dealer 2` and `deal R7 P4 ...`."""

from __future__ import annotations

import re

from belladonna.core.game import BadNotation
from belladonna.core.rules import Seat
from belladonna.core.text import Text, text
from belladonna.games.voodoo.model import Deal, DrawDealer, Move, Play, Trump
from belladonna.games.voodoo.spec import COLOURS, RANK

_CARD = re.compile(r"[A-Za-z][0-9]{1,2}")
_TRUMP = re.compile(r"(?i:trump)\s*=\s*([A-Za-z])")
_DEALER = re.compile(r"dealer ([0-9]{1,3})")


def write(move: Move) -> str:
    match move:
        case DrawDealer(dealer):
            return f"dealer {dealer}"
        case Trump(colour):
            return f"trump={colour}"
        case Deal(cards):
            return " ".join(("deal", *cards))
        case Play(card):
            return card


def parse(string: str) -> Move:
    line = string.strip()
    if line.split(" ")[0] == "deal":
        cards = tuple(word.upper() for word in line.split()[1:])
        unknown = next((card for card in cards if card not in RANK), None)
        if unknown is not None:
            raise _unreadable(line, text("voodoo-unknown-card", name=unknown[:8]))
        return Deal(cards)
    if dealer := _DEALER.fullmatch(line):
        return DrawDealer(Seat(int(dealer[1])))
    if trump := _TRUMP.fullmatch(line):
        if trump[1].upper() not in COLOURS:
            raise _unreadable(line, text("voodoo-unknown-colour", name=trump[1]))
        return Trump(trump[1].upper())
    if not _CARD.fullmatch(line):
        raise _unreadable(line, text("voodoo-move-hint"))
    if line.upper() not in RANK:
        raise _unreadable(line, text("voodoo-unknown-card", name=line.upper()))
    return Play(line.upper())


def _unreadable(line: str, hint: Text) -> BadNotation:
    return BadNotation(text("move-not-readable", move=line[:40], hint=hint))
