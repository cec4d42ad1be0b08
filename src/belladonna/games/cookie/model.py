"""What Cookie Smasher is made of: its state, moves, events and views. No logic."""

from __future__ import annotations

from dataclasses import dataclass
from typing import Annotated, Literal

from msgspec import Struct

from belladonna.core.rules import Seat
from belladonna.core.seen import Everyone, Hidden, Nobody, Only
from belladonna.games.cookie.evaluate import Evaluation, Target
from belladonna.games.cookie.spec import Card, Config
from belladonna.games.cookie.table import Placed

Ids = tuple[int, ...]
"""Cards by their numbers in the deck, which is public: `View.cards[id]`."""

Cards = tuple[Card, ...]

Stake = Literal["points", "cards"]
"""What is won and lost: points, or in `blind` the cards of the own pile."""

Phase = Literal["deal", "choose", "countdown", "race", "place", "over"]

# Moves


class Print(Struct, frozen=True, tag=True):
    """CHANCE prints the deck: the code of every card, in the order of their ids (C-1.6)."""

    cards: tuple[str, ...]


class DrawKing(Struct, frozen=True, tag=True):
    """CHANCE says who is the first king (C-2.2)."""

    king: Seat


class Deal(Struct, frozen=True, tag=True):
    """CHANCE shuffles: the ids, dealt one by one from seat 0 on (C-2.1)."""

    deck: Ids


class Choose(Struct, frozen=True, tag=True):
    card: int


class Late(Struct, frozen=True, tag=True):
    """CLOCK chooses for a seat that has not (C-3.5)."""

    seat: Seat
    card: int


class Reveal(Struct, frozen=True, tag=True):
    """CLOCK ends the countdown (C-3.4)."""


class Smash(Struct, frozen=True, tag=True):
    """`at_ms` is counted from the moment the mover saw the cards (C-5.2)."""

    target: Target
    at_ms: int = 0


class Settle(Struct, frozen=True, tag=True):
    """CLOCK ends the race (C-5.1, C-5.8)."""


class Place(Struct, frozen=True, tag=True):
    """The winner, or CLOCK for him, puts a revealed card back into his pile, on top at slot 0 (C-7.2 to C-7.4)."""

    card: int
    slot: int


Move = Print | DrawKing | Deal | Choose | Late | Reveal | Smash | Settle | Place


# What a race came to


class Smashing(Struct, frozen=True):
    """A smash that was made, and when."""

    seat: Seat
    target: Target
    at_ms: int


class Outcome(Struct, frozen=True):
    """A finished race. `smashes` come in the order that decides, `scores` are what hazelnut compared."""

    round: int
    king: Seat
    circle: tuple[Placed, ...]
    scores: tuple[tuple[Seat, int], ...]
    smashes: tuple[Smashing, ...]
    target: Target
    poisoned: Ids
    eliminated: Ids
    outcome: Literal["win", "violation", "nobody"]
    king_after: Seat
    points: tuple[int, ...]

    @property
    def first(self) -> Smashing | None:
        return self.smashes[0] if self.smashes else None


# Events


class Printed(Struct, frozen=True, tag=True):
    cards: Annotated[Cards, Everyone()]


class KingDrawn(Struct, frozen=True, tag=True):
    king: Annotated[Seat, Everyone()]


class Dealt(Struct, frozen=True, tag=True):
    seat: Annotated[Seat, Everyone()]
    cards: Annotated[Cards | Hidden, Only("seat")]


class PileDealt(Struct, frozen=True, tag=True):
    """Blind: not even the owner sees the cards (C-7.1)."""

    seat: Annotated[Seat, Everyone()]
    cards: Annotated[Ids | Hidden, Nobody()]


class RoundBegan(Struct, frozen=True, tag=True):
    """`due` is how many cards each seat plays (C-3.1, C-3.3)."""

    round: Annotated[int, Everyone()]
    king: Annotated[Seat, Everyone()]
    due: Annotated[tuple[int, ...], Everyone()]


class Chose(Struct, frozen=True, tag=True):
    seat: Annotated[Seat, Everyone()]
    card: Annotated[Cards | Hidden, Only("seat")]
    late: Annotated[bool, Everyone()]
    missing: Annotated[int, Everyone()]
    """How many cards the seat still has to choose."""


class Revealed(Struct, frozen=True, tag=True):
    king: Annotated[Seat, Everyone()]
    circle: Annotated[tuple[Placed, ...], Everyone()]


class Smashed(Struct, frozen=True, tag=True):
    """Nobody else learns that, what or when somebody has smashed before the race is settled."""

    seat: Annotated[Seat | Hidden, Only("seat")]
    aimed: Annotated[tuple[Card | None, ...] | Hidden, Only("seat")]
    """The card, in a row of one so that it can be hidden; None is the centre."""
    at_ms: Annotated[int | Hidden, Only("seat")]


class Settled(Struct, frozen=True, tag=True):
    """`change` is what the first smash was worth: a point, or the points or cards it cost."""

    outcome: Annotated[Outcome, Everyone()]
    change: Annotated[int, Everyone()]
    stake: Annotated[Stake, Everyone()]


class LostCards(Struct, frozen=True, tag=True):
    """Blind: the price of a wrong smash, face down (C-7.5)."""

    seat: Annotated[Seat, Everyone()]
    cards: Annotated[Ids | Hidden, Nobody()]


class PutBack(Struct, frozen=True, tag=True):
    seat: Annotated[Seat, Everyone()]
    card: Annotated[Card, Everyone()]
    slot: Annotated[int | Hidden, Only("seat")]


class WentOut(Struct, frozen=True, tag=True):
    """Blind: the seat has no pile any more (C-7.6)."""

    seat: Annotated[Seat, Everyone()]


class GameEnded(Struct, frozen=True, tag=True):
    points: Annotated[tuple[int, ...], Everyone()]
    winners: Annotated[tuple[Seat, ...], Everyone()]
    stake: Annotated[Stake, Everyone()]


Event = (
    Printed
    | KingDrawn
    | Dealt
    | PileDealt
    | RoundBegan
    | Chose
    | Revealed
    | Smashed
    | Settled
    | LostCards
    | PutBack
    | WentOut
    | GameEnded
)


# State and view


@dataclass(frozen=True, slots=True)
class State:
    """`hands` are sorted, or in `blind` piles with the top card first; `chosen` are this round's cards as placed."""

    config: Config
    phase: Phase
    points: tuple[int, ...]
    king: Seat | None = None
    cards: Cards = ()
    hands: tuple[Ids, ...] = ()
    due: tuple[int, ...] = ()
    chosen: tuple[Ids, ...] = ()
    smashes: tuple[Smashing, ...] = ()
    gone: Ids = ()
    """Discarded in the open."""
    lost: tuple[Ids, ...] = ()
    """Blind: discarded face down, by seat."""
    returned: tuple[Ids, ...] = ()
    """Blind: by seat, the cards it put back itself and nobody has seen since."""
    outcomes: tuple[Outcome, ...] = ()
    winners: tuple[Seat, ...] = ()
    decision: int = 0


class View(Struct, frozen=True):
    """All that a seat with perfect memory may know; `seat` is None for a spectator."""

    config: Config
    seat: Seat | None
    phase: Phase
    round: int
    king: Seat | None
    cards: Cards
    """The whole deck, which everyone may look at (C-1.4)."""
    hand: Ids
    pile: tuple[int | None, ...]
    """Blind: the own pile, top first; only cards put back oneself are known."""
    hand_sizes: tuple[int, ...]
    due: tuple[int, ...]
    chosen: tuple[int, ...]
    """By seat, how many cards have been chosen."""
    mine: Ids
    circle: tuple[Placed, ...]
    """What lies revealed, from the king on; empty while it is secret."""
    smashed: Smashing | None
    """The own smash of this race."""
    points: tuple[int, ...]
    gone: Ids
    lost: tuple[tuple[int | None, ...], ...]
    returned: tuple[Ids, ...]
    outcomes: tuple[Outcome, ...]
    explained: Evaluation | None
    """How the poison of the latest race was found; nothing while another one is on."""
    winners: tuple[Seat, ...]
    decision: int
