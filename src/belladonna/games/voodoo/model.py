"""What Voodoo Prince is made of: its state, moves, events and views. No logic."""

from __future__ import annotations

from dataclasses import dataclass
from typing import Annotated, Literal

from msgspec import Struct

from belladonna.core.rules import Seat
from belladonna.core.seen import Everyone, Hidden, Only
from belladonna.games.voodoo.spec import Card, Cards, Config

# Moves


class DrawDealer(Struct, frozen=True, tag=True):
    """CHANCE says who deals the first round (V-2.1)."""

    dealer: Seat


class Trump(Struct, frozen=True, tag=True):
    """CHANCE draws the trump of the first round (V-2.2), later the dealer names it (V-2.7)."""

    colour: str


class Deal(Struct, frozen=True, tag=True):
    """CHANCE shuffles: the hands of seat 0, 1 and so on, then the cards put aside (V-2.6)."""

    deck: Cards


class Play(Struct, frozen=True, tag=True):
    card: Card


Move = DrawDealer | Trump | Deal | Play


# What lies on the table, and what a round came to


class Laid(Struct, frozen=True):
    """A card in a trick, and who played it."""

    seat: Seat
    card: Card


class Trick(Struct, frozen=True):
    """A complete trick in the order it was played; `card` won it for `winner`, who has `worth` tricks more."""

    plays: tuple[Laid, ...]
    winner: Seat
    card: Card
    worth: int


class Out(Struct, frozen=True):
    """A seat that is out of the round, with the points fixed at that moment (V-5.4)."""

    seat: Seat
    points: int


class Score(Struct, frozen=True):
    """A round's reckoning: `out` in the order they went, then `last`; `tricks` and `points` by seat."""

    trump: str
    tricks: tuple[int, ...]
    out: tuple[Seat, ...]
    last: Seat
    points: tuple[int, ...]


# Events


class DealerDrawn(Struct, frozen=True, tag=True):
    dealer: Annotated[Seat, Everyone()]


class TrumpDrawn(Struct, frozen=True, tag=True):
    trump: Annotated[str, Everyone()]


class RoundBegan(Struct, frozen=True, tag=True):
    """`trump` is None where the dealer has yet to name it."""

    round: Annotated[int, Everyone()]
    rounds: Annotated[int, Everyone()]
    dealer: Annotated[Seat, Everyone()]
    trump: Annotated[str | None, Everyone()]
    needed: Annotated[int, Everyone()]
    aside: Annotated[int, Everyone()]


class Dealt(Struct, frozen=True, tag=True):
    seat: Annotated[Seat, Everyone()]
    cards: Annotated[Cards | Hidden, Only("seat")]


class TrumpNamed(Struct, frozen=True, tag=True):
    seat: Annotated[Seat, Everyone()]
    trump: Annotated[str, Everyone()]


class Played(Struct, frozen=True, tag=True):
    """`winning` is the seat whose card wins the trick as it now lies."""

    seat: Annotated[Seat, Everyone()]
    card: Annotated[Card, Everyone()]
    how: Annotated[Literal["leads", "follows", "trumps", "discards"], Everyone()]
    winning: Annotated[Seat, Everyone()]


class TrickWon(Struct, frozen=True, tag=True):
    """`beaten` is the highest card where a doll won by meeting it (V-4.1); `tricks` are the winner's now."""

    seat: Annotated[Seat, Everyone()]
    card: Annotated[Card, Everyone()]
    worth: Annotated[int, Everyone()]
    beaten: Annotated[Card | None, Everyone()]
    tricks: Annotated[int, Everyone()]
    needed: Annotated[int, Everyone()]


class WentOut(Struct, frozen=True, tag=True):
    """`others` are the tricks of the other seats, in their order from the left, that make up `points` (V-5.2)."""

    seat: Annotated[Seat, Everyone()]
    points: Annotated[int, Everyone()]
    others: Annotated[tuple[int, ...], Everyone()]
    laid_aside: Annotated[int, Everyone()]
    leads: Annotated[Seat | None, Everyone()]
    """Nobody where the round is over."""


class RoundEnded(Struct, frozen=True, tag=True):
    """`missing` is what `score.last` lacks to the tricks needed, where that is what counts (V-6.4), or None."""

    round: Annotated[int, Everyone()]
    score: Annotated[Score, Everyone()]
    missing: Annotated[int | None, Everyone()]
    totals: Annotated[tuple[int, ...], Everyone()]


class GameEnded(Struct, frozen=True, tag=True):
    points: Annotated[tuple[int, ...], Everyone()]
    winners: Annotated[tuple[Seat, ...], Everyone()]


Event = (
    DealerDrawn | TrumpDrawn | RoundBegan | Dealt | TrumpNamed | Played | TrickWon | WentOut | RoundEnded | GameEnded
)


# State and view


@dataclass(frozen=True, slots=True)
class State:
    """Hands are sorted; those of seats that are out are laid aside. A finished round lies there until the next deal."""

    config: Config
    dealer: Seat | None
    trump: str | None
    turn: Seat | None
    """Nobody while CHANCE is to act, and when the game is over."""
    hands: tuple[Cards, ...]
    aside: Cards
    trick: tuple[Laid, ...] = ()
    won: tuple[Trick, ...] = ()
    out: tuple[Out, ...] = ()
    scores: tuple[Score, ...] = ()
    moves: int = 0


class View(Struct, frozen=True):
    """All that a seat with perfect memory may know; `seat` is None for a spectator.

    On a screen the won tricks are closed and stand there as `Hidden`, a hand that is laid aside is empty, and what
    not following suit has shown is left to memory.
    """

    config: Config
    seat: Seat | None
    round: int
    rounds: int
    dealer: Seat | None
    trump: str | None
    turn: Seat | None
    hand: Cards
    hand_sizes: tuple[int, ...]
    aside: int
    trick: tuple[Laid, ...]
    winning: Laid | None
    """The card that wins the trick as it lies."""
    won: tuple[Trick, ...] | Hidden
    last: Trick | None
    tricks: tuple[int, ...]
    needed: int
    out: tuple[Out, ...]
    voids: tuple[tuple[str, ...], ...]
    """By seat, the colours it is known not to hold."""
    points: tuple[int, ...]
    scores: tuple[Score, ...]
    moves: int
