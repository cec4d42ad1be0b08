"""Cookie Smasher's numbers for learners: an id for every choice, smash and place, and the view in named pieces."""

from __future__ import annotations

from typing import TYPE_CHECKING

from belladonna.core.codec import Codec
from belladonna.games.cookie.deck import size_of
from belladonna.games.cookie.evaluate import CENTRE
from belladonna.games.cookie.model import Choose, Move, Place, Smash, View
from belladonna.games.cookie.spec import FOODS, TYPES, Card, Config

if TYPE_CHECKING:
    import numpy as np
    from numpy.typing import NDArray

PHASES = ("deal", "choose", "countdown", "race", "place", "over")
VALUES = 2
"""The most values a card has printed in its rule."""
NAMES = {name: at for at, name in enumerate(FOODS)}
FEATURES = len(FOODS) + 1 + VALUES * (len(TYPES) + 1)
HIGHEST = 9


MEANINGS = {
    "phase": "which phase the round is in: " + ", ".join(PHASES),
    "deck": "each card by id: its food, its number / 9, and its printed values (type, or number / 9)",
    "hand": "1 for each card in the own hand",
    "chosen": "1 for the first, 2 for the second card chosen this round",
    "circle": "place in the circle from the king, from 1 on, 0 for what is not on the table",
    "owner": "who played each card on the table; seats from the viewer clockwise",
    "gone": "1 for each card discarded in the open",
    "pile": "place of known cards in the own blind pile, from 1 on at the top",
    "king": "who is king; seats from the viewer clockwise",
    "hand_sizes": "cards left",
    "has_chosen": "cards chosen this round",
    "points": "points",
}


class CookieCodec(Codec[Move, View]):
    """Ids: choose each card of the deck, smash each card, smash the centre; in `blind` also each card to each slot."""

    meanings = MEANINGS
    actions_meaning = (
        "choose each card by id; smash each card by id; smash the centre; in `blind` each card to each slot"
    )

    def __init__(self, config: Config) -> None:
        self.size_of_deck = n = size_of(config)
        self.players = config.players
        self.blind = config.variant == "blind"
        self.actions = 2 * n + 1 + (n * (n + 1) if self.blind else 0)
        self.pieces = {
            "phase": (len(PHASES),),
            "deck": (n, FEATURES),
            "hand": (n,),
            "chosen": (n,),
            "circle": (n,),
            "owner": (n, config.players),
            "gone": (n,),
            "pile": (n if self.blind else 0,),
            "king": (config.players,),
            "hand_sizes": (config.players,),
            "has_chosen": (config.players,),
            "points": (config.players,),
        }

    def index(self, move: Move) -> int:
        n = self.size_of_deck
        match move:
            case Choose(card):
                return card
            case Smash(target):
                return 2 * n if target == CENTRE else n + target
            case Place(card, slot) if self.blind:
                return 2 * n + 1 + card * (n + 1) + slot
        raise ValueError(f"{move} has no action id: only a seat's moves have")

    def move(self, index: int) -> Move:
        n = self.size_of_deck
        if not 0 <= index < self.actions:
            raise ValueError(f"{index} is no action id: they are 0 to {self.actions - 1}")
        if index < n:
            return Choose(index)
        if index < 2 * n:
            return Smash(index - n)
        if index == 2 * n:
            return Smash(CENTRE)
        return Place(*divmod(index - 2 * n - 1, n + 1))

    def fill(self, view: View, out: dict[str, NDArray[np.float32]]) -> None:
        out["phase"][PHASES.index(view.phase)] = 1
        for card in view.cards:
            _print(card, out["deck"][card.id])
        for card_id in view.hand:
            out["hand"][card_id] = 1
        for place, card_id in enumerate(view.mine, 1):
            out["chosen"][card_id] = place
        for place, placed in enumerate(view.circle, 1):
            out["circle"][placed.card.id] = place
            out["owner"][placed.card.id, self._relative(view, placed.seat)] = 1
        for card_id in view.gone:
            out["gone"][card_id] = 1
        for place, known in enumerate(view.pile, 1):
            if known is not None:
                out["pile"][known] = place
        if view.king is not None:
            out["king"][self._relative(view, view.king)] = 1
        for name, values in (("hand_sizes", view.hand_sizes), ("has_chosen", view.chosen), ("points", view.points)):
            for seat, value in enumerate(values):
                out[name][self._relative(view, seat)] = value

    def _relative(self, view: View, seat: int) -> int:
        return (seat - (view.seat or 0)) % self.players


def _print(card: Card, row: NDArray[np.float32]) -> None:
    row[NAMES[card.food]] = 1
    row[len(FOODS)] = card.number / HIGHEST
    for at, value in enumerate(card.values):
        start = len(FOODS) + 1 + at * (len(TYPES) + 1)
        if isinstance(value, int):
            row[start + len(TYPES)] = value / HIGHEST
        else:
            row[start + TYPES.index(value)] = 1
