"""Numbers for learners: five trumps, then every card; seats count from the viewer's own, clockwise."""

from __future__ import annotations

from typing import TYPE_CHECKING

from belladonna.core.codec import Codec
from belladonna.games.voodoo.model import Laid, Move, Play, Trump, View
from belladonna.games.voodoo.spec import COLOURS, HAND, KINDS, RANK, ROUNDS, SPLIT_WORTH, Config
from belladonna.games.voodoo.view import remembered

if TYPE_CHECKING:
    from collections.abc import Iterable

    import numpy as np
    from numpy.typing import NDArray


MEANINGS = {
    "hand": "`[card]`: 1 for each card in the viewer's hand",
    "trick": "`[seat, card]`: 1 for what lies in the trick",
    "led": "`[colour]`: 1 for the colour that was led",
    "winning": "`[card]`: 1 for the card that wins the trick as it lies",
    "trump": "`[colour]`: 1 for the trump",
    "played": "`[seat, card]`: 1 for each card in the tricks of this round that are complete",
    "voids": "`[seat, colour]`: 1 for a colour the seat is known not to hold",
    "tricks": "`[seat]`: tricks won, in parts of those needed",
    "out": "`[seat]`: 1 for who is out of the round",
    "out_points": "`[seat]`: what that earned, in parts of the most that the tricks can give",
    "hand_sizes": "`[seat]`: cards in hand, in parts of a full hand",
    "points": "`[seat]`: points of the rounds scored, in parts of the most that all rounds can give",
    "turn": "`[seat]`: 1 for whose turn it is",
    "dealer": "`[seat]`: 1 for the dealer",
    "round": "`[round]`: 1 for the round that is played",
}


class VoodooCodec(Codec[Move, View]):
    """Action ids are the same at every number of players; a spectator sees the table from seat 0."""

    meanings = MEANINGS
    actions_meaning = f"naming a trump: {' '.join(COLOURS)}; then playing a card: {KINDS[0]} to {KINDS[-1]}"

    actions = len(COLOURS) + len(KINDS)

    def __init__(self, config: Config) -> None:
        seats, cards = config.players, len(KINDS)
        self.players = seats
        self.pieces = {
            "hand": (cards,),
            "trick": (seats, cards),
            "led": (len(COLOURS),),
            "winning": (cards,),
            "trump": (len(COLOURS),),
            "played": (seats, cards),
            "voids": (seats, len(COLOURS)),
            "tricks": (seats,),
            "out": (seats,),
            "out_points": (seats,),
            "hand_sizes": (seats,),
            "points": (seats,),
            "turn": (seats,),
            "dealer": (seats,),
            "round": (ROUNDS,),
        }

    def index(self, move: Move) -> int:
        match move:
            case Trump(colour) if colour in COLOURS:
                return COLOURS.index(colour)
            case Play(card) if card in RANK:
                return len(COLOURS) + RANK[card]
            case _:
                raise ValueError(f"{move} is no move of a seat")

    def move(self, index: int) -> Move:
        if not 0 <= index < self.actions:
            raise ValueError(f"there is no action {index}")
        return Trump(COLOURS[index]) if index < len(COLOURS) else Play(KINDS[index - len(COLOURS)])

    def fill(self, view: View, out: dict[str, NDArray[np.float32]]) -> None:
        """Tricks are in parts of the most a seat can have, points in parts of the most that tricks can give."""
        n, me = self.players, view.seat or 0
        most_tricks = view.needed - 1 + SPLIT_WORTH
        most = n * most_tricks
        for card in view.hand:
            out["hand"][RANK[card]] = 1
        self._lay(view.trick, me, out["trick"])
        for trick in remembered(view):
            self._lay(trick.plays, me, out["played"])
        if view.winning is not None:
            out["winning"][RANK[view.winning.card]] = 1
            out["led"][COLOURS.index(view.trick[0].card[0])] = 1
        if view.trump is not None:
            out["trump"][COLOURS.index(view.trump)] = 1
        for place in range(n):
            seat = (me + place) % n
            for colour in view.voids[seat]:
                out["voids"][place, COLOURS.index(colour)] = 1
            out["tricks"][place] = view.tricks[seat] / most_tricks
            out["hand_sizes"][place] = view.hand_sizes[seat] / HAND[n]
            out["points"][place] = view.points[seat] / (ROUNDS * most)
            out["turn"][place] = view.turn == seat
            out["dealer"][place] = view.dealer == seat
        for gone in view.out:
            out["out"][(gone.seat - me) % n] = 1
            out["out_points"][(gone.seat - me) % n] = gone.points / most
        out["round"][view.round - 1] = 1

    def _lay(self, plays: Iterable[Laid], me: int, zone: NDArray[np.float32]) -> None:
        for laid in plays:
            zone[(laid.seat - me) % self.players, RANK[laid.card]] = 1
