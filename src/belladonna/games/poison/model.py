"""What Poison is made of: its state, moves, events and views. No logic."""

from __future__ import annotations

from dataclasses import dataclass
from typing import Annotated

from msgspec import Struct

from belladonna.core.rules import Seat
from belladonna.core.seen import Everyone, Hidden, Only
from belladonna.games.poison.spec import Card, Cards, Config

# Moves


class DrawDealer(Struct, frozen=True, tag=True):
    """CHANCE says who deals first (P-4.2)."""

    dealer: Seat


class Deal(Struct, frozen=True, tag=True):
    """CHANCE shuffles: the whole deck, its top card first (P-4.3 to P-4.6)."""

    deck: Cards


class Play(Struct, frozen=True, tag=True):
    card: Card
    cauldron: int


Move = DrawDealer | Deal | Play


# What a round came to


class Score(Struct, frozen=True):
    """A round's reckoning. `counts` are cards taken by seat, red, blue, purple and poison; `majorities` by colour."""

    counts: tuple[tuple[int, ...], ...]
    majorities: tuple[Seat | None, ...]
    points: tuple[int, ...]


class Proof(Struct, frozen=True):
    """What a forced pass showed of a hand: it holds at least so many cards of these kinds (P-2.9)."""

    seat: Seat
    kinds: Cards
    at_least: int


# Events


class DealerDrawn(Struct, frozen=True, tag=True):
    dealer: Annotated[Seat, Everyone()]


class RoundBegan(Struct, frozen=True, tag=True):
    round: Annotated[int, Everyone()]
    rounds: Annotated[int, Everyone()]
    dealer: Annotated[Seat, Everyone()]
    first: Annotated[Seat, Everyone()]
    stack: Annotated[int, Everyone()]
    out: Annotated[int, Everyone()]


class Dealt(Struct, frozen=True, tag=True):
    seat: Annotated[Seat, Everyone()]
    cards: Annotated[Cards | Hidden, Only("seat")]


class Played(Struct, frozen=True, tag=True):
    """`value` is what the card counted as it was played, `total` what lies there once the cauldron has settled."""

    seat: Annotated[Seat, Everyone()]
    card: Annotated[Card, Everyone()]
    cauldron: Annotated[int, Everyone()]
    before: Annotated[int, Everyone()]
    value: Annotated[int, Everyone()]
    total: Annotated[int, Everyone()]


class Took(Struct, frozen=True, tag=True):
    seat: Annotated[Seat, Everyone()]
    cauldron: Annotated[int, Everyone()]
    cards: Annotated[Cards, Everyone()]


class Drew(Struct, frozen=True, tag=True):
    seat: Annotated[Seat, Everyone()]
    cards: Annotated[Cards | Hidden, Only("seat")]
    left: Annotated[int, Everyone()]


class Passed(Struct, frozen=True, tag=True):
    """The seat could play none of its cards (P-2.9)."""

    seat: Annotated[Seat, Everyone()]
    cards: Annotated[int, Everyone()]


class RoundEnded(Struct, frozen=True, tag=True):
    """All that was taken, and what nobody could play, is turned face up (P-5.1)."""

    round: Annotated[int, Everyone()]
    taken: Annotated[tuple[Cards, ...], Everyone()]
    unplayed: Annotated[tuple[Cards, ...], Everyone()]
    score: Annotated[Score, Everyone()]
    totals: Annotated[tuple[int, ...], Everyone()]


class GameEnded(Struct, frozen=True, tag=True):
    points: Annotated[tuple[int, ...], Everyone()]
    winners: Annotated[tuple[Seat, ...], Everyone()]


Event = DealerDrawn | RoundBegan | Dealt | Played | Took | Drew | Passed | RoundEnded | GameEnded


# State and view


@dataclass(frozen=True, slots=True)
class State:
    """`cauldrons` hold their cards in the order they were laid; hands and taken piles are sorted."""

    config: Config
    dealer: Seat | None
    turn: Seat | None
    """Nobody while CHANCE is to act, and when the game is over."""
    hands: tuple[Cards, ...]
    stack: Cards
    out: Cards
    """Dealt to nobody, or removed (P-4.3, P-4.5)."""
    cauldrons: tuple[Cards, ...]
    taken: tuple[Cards, ...]
    scores: tuple[Score, ...] = ()
    proofs: tuple[Proof, ...] = ()
    moves: int = 0


class View(Struct, frozen=True):
    """All that a seat with perfect memory may know; `seat` is None for a spectator.

    On a screen the taken piles are closed where the table says so, and stand there as `Hidden`.
    """

    config: Config
    seat: Seat | None
    round: int
    rounds: int
    dealer: Seat | None
    turn: Seat | None
    hand: Cards
    hand_sizes: tuple[int, ...]
    stack: int
    out: int
    cauldrons: tuple[Cards, ...]
    colours: tuple[str | None, ...]
    totals: tuple[int, ...]
    taken: tuple[Cards | Hidden, ...]
    points: tuple[int, ...]
    scores: tuple[Score, ...]
    proofs: tuple[Proof, ...]
    moves: int
