"""Poison's numbers for kernels and learners. Every table has the same action ids; only the seats' pieces differ."""

from __future__ import annotations

from typing import TYPE_CHECKING

from belladonna.core.codec import Codec
from belladonna.core.seen import Hidden
from belladonna.games.poison.model import Move, Play, View
from belladonna.games.poison.spec import CAULDRONS, COLOUR, COLOURS, KINDS, POISON, RANK, WILD, Cards, Config
from belladonna.games.poison.view import unseen

if TYPE_CHECKING:
    import numpy as np
    from numpy.typing import NDArray

WILD_SETS = 2 ** len(COLOURS)
"""Sets of colours of Wilds as bits: red 1, blue 2, purple 4. A forced pass can prove nothing else (P-2.9)."""


MEANINGS = {
    "hand": "`[kind]`: how many the viewer holds",
    "hand_sizes": "`[seat]`: cards in hand",
    "cauldrons": "`[cauldron, kind]`: what lies there",
    "tops": "`[cauldron, kind]`: 1 for the card on top, which a Wild may copy",
    "top_potions": "`[cauldron, kind]`: 1 for the topmost potion, which a Wild copies by `wild_copies=colour`",
    "totals": "`[cauldron]`: what it adds up to",
    "colours": "`[cauldron, colour]`: 1 for its colour, red, blue or purple; none while it is free",
    "taken": "`[seat, kind]`: what the seat has taken this round",
    "unseen": "`[kind]`: cards in other hands, in the stack or out of the round",
    "stack": "cards still to be drawn",
    "out": "cards out of the round",
    "proofs": "`[seat, set of Wilds]`: at least so many of the set are in the hand, shown by passing; red counts 1, "
    "blue 2 and purple 4 in a set's place",
    "points": "`[seat]`: penalty points of the rounds scored",
    "dealer": "`[seat]`: 1 for the dealer",
    "turn": "`[seat]`: 1 for whose turn it is",
    "round": "the round, from 1, and how many there are",
}


class PoisonCodec(Codec[Move, View]):
    """The action id of a play is `RANK[card] * 3 + cauldron`, with all kinds of cards in every edition.

    Pieces hold plain counts, unscaled. Seats are relative to the viewer: place 0 is the viewer (a spectator looks on
    from seat 0), place 1 the seat to the left. `[kind]` is a card's place in `spec.KINDS`.
    """

    meanings = MEANINGS
    actions_meaning = f"a card to a cauldron: `kind * {CAULDRONS} + cauldron`, with the kinds {' '.join(KINDS)}"

    def __init__(self, config: Config) -> None:
        seats, kinds, colours = config.players, len(KINDS), len(COLOURS)
        self.config = config
        self.actions = kinds * CAULDRONS
        self.pieces = {
            "hand": (kinds,),
            "hand_sizes": (seats,),
            "cauldrons": (CAULDRONS, kinds),
            "tops": (CAULDRONS, kinds),
            "top_potions": (CAULDRONS, kinds),
            "totals": (CAULDRONS,),
            "colours": (CAULDRONS, colours),
            "taken": (seats, kinds),
            "unseen": (kinds,),
            "stack": (1,),
            "out": (1,),
            "proofs": (seats, WILD_SETS),
            "points": (seats,),
            "dealer": (seats,),
            "turn": (seats,),
            "round": (2,),
        }

    def index(self, move: Move) -> int:
        if not isinstance(move, Play):
            raise ValueError(f"{move} has no action id: only a seat's moves have")
        return RANK[move.card] * CAULDRONS + move.cauldron

    def move(self, index: int) -> Move:
        if not 0 <= index < self.actions:
            raise ValueError(f"{index} is no action id: they are 0 to {self.actions - 1}")
        return Play(KINDS[index // CAULDRONS], index % CAULDRONS)

    def fill(self, view: View, out: dict[str, NDArray[np.float32]]) -> None:
        """Write a full view; piles that a screen keeps closed stay empty here."""
        n, me = self.config.players, view.seat or 0
        _count(view.hand, out["hand"])
        for kind, copies in unseen(view).items():
            out["unseen"][RANK[kind]] = copies
        for index, cards in enumerate(view.cauldrons):
            _count(cards, out["cauldrons"][index])
            _count(cards[-1:], out["tops"][index])
            _count(tuple(card for card in cards if card != POISON)[-1:], out["top_potions"][index])
            out["totals"][index] = view.totals[index]
            if (colour := view.colours[index]) is not None:
                out["colours"][index, COLOURS.index(colour)] = 1
        for place in range(n):
            seat = (me + place) % n
            pile = view.taken[seat]
            _count(() if isinstance(pile, Hidden) else pile, out["taken"][place])
            out["hand_sizes"][place] = view.hand_sizes[seat]
            out["points"][place] = view.points[seat]
            out["dealer"][place] = view.dealer == seat
            out["turn"][place] = view.turn == seat
        for proof in view.proofs:
            out["proofs"][(proof.seat - me) % n, _wild_set(proof.kinds)] = proof.at_least
        out["stack"][0], out["out"][0] = view.stack, view.out
        out["round"][:] = (view.round, view.rounds)


def _count(cards: Cards, row: NDArray[np.float32]) -> None:
    for card in cards:
        row[RANK[card]] += 1


def _wild_set(kinds: Cards) -> int:
    return sum(1 << COLOURS.index(COLOUR[kind] or "") for kind in kinds if kind[1] == WILD)
