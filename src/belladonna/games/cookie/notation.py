"""Cookie Smasher's moves as text: `choose 7`, `smash 7 1840`, `smash centre 2100`, `place 7 0`, `reveal`, `settle`.

For chance `print cream cream ...` (the cards in the order of their ids), `king 2` and `deal 3 17 ...`; for the clock
also `late 2 7`, seat and card.
"""

from __future__ import annotations

import re

from belladonna.core.game import BadNotation
from belladonna.core.rules import Seat
from belladonna.core.text import text
from belladonna.games.cookie.cards import read_card, write_card
from belladonna.games.cookie.evaluate import CENTRE
from belladonna.games.cookie.model import Choose, Deal, DrawKing, Late, Move, Place, Print, Reveal, Settle, Smash

_NUMBER = re.compile(r"[0-9]{1,12}")
"""Long enough for a smash after days, where a race has no limit (C-5.10)."""


def write(move: Move) -> str:
    match move:
        case Print(cards):
            return " ".join(("print", *cards))
        case DrawKing(king):
            return f"king {king}"
        case Deal(deck):
            return " ".join(("deal", *map(str, deck)))
        case Choose(card):
            return f"choose {card}"
        case Late(seat, card):
            return f"late {seat} {card}"
        case Reveal():
            return "reveal"
        case Smash(target, at_ms):
            return f"smash {target} {at_ms}"
        case Settle():
            return "settle"
        case Place(card, slot):
            return f"place {card} {slot}"


def parse(string: str) -> Move:
    word, *rest = string.strip().lower().split() or [""]
    if word == "print":
        return Print(tuple(write_card(read_card(code)) for code in string.split()[1:]))
    if word == "smash" and rest[:1] == [CENTRE] and len(rest) <= 2:
        return Smash(CENTRE, *_numbers(string, rest[1:]))
    numbers = _numbers(string, rest)
    match word, numbers:
        case "king", [king]:
            return DrawKing(Seat(king))
        case "deal", _:
            return Deal(tuple(numbers))
        case "choose", [card]:
            return Choose(card)
        case "late", [seat, card]:
            return Late(Seat(seat), card)
        case "reveal", []:
            return Reveal()
        case "smash", [card]:
            return Smash(card)
        case "smash", [card, at_ms]:
            return Smash(card, at_ms)
        case "settle", []:
            return Settle()
        case "place", [card, slot]:
            return Place(card, slot)
    raise _refusal(string)


def _numbers(string: str, words: list[str]) -> list[int]:
    if not all(_NUMBER.fullmatch(word) for word in words):
        raise _refusal(string)
    return [int(word) for word in words]


def _refusal(string: str) -> BadNotation:
    return BadNotation(text("move-not-readable", move=string[:40], hint=text("cookie-move-hint")))
