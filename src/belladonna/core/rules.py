"""The one contract between a game and everything that plays it: all that a game's author must read."""

from __future__ import annotations

from abc import ABC, abstractmethod
from collections.abc import Iterable, Sequence
from random import Random
from typing import Any, ClassVar, Generic, NewType, TypeVar

import msgspec
from msgspec import Struct

from belladonna.core.text import Refused, Text, text

Seat = NewType("Seat", int)
"""A chair at the table, 0 to n-1 clockwise. Negative seats are not people."""

CHANCE = Seat(-1)
"""The dealer: its moves are shuffles and draws, recorded like any other move."""

CLOCK = Seat(-2)
"""The arbiter of time: its moves say that a wait is over."""


class IllegalMove(Refused):
    """A move the rules forbid; `rule` names the paragraph of the game's RULES.md that says so."""

    def __init__(self, rule: str, why: Text) -> None:
        super().__init__(why)
        self.rule = rule

    def __str__(self) -> str:
        return f"{super().__str__()} ({self.rule})"


class Result(Struct, frozen=True):
    """How a finished game ended, in the game's own points; `places` start at 1, and equals share one."""

    points: tuple[int, ...]
    places: tuple[int, ...]

    @property
    def winners(self) -> tuple[Seat, ...]:
        return tuple(Seat(s) for s, place in enumerate(self.places) if place == 1)


def ranked(points: Sequence[int], *, fewest_wins: bool = False) -> Result:
    """Return the result in which the most (or fewest) points come first and equal points share a place."""
    keys = points if fewest_wins else [-p for p in points]
    return Result(tuple(points), tuple(1 + sum(other < mine for other in keys) for mine in keys))


def not_to_act(seat: Seat | None, waited_for: Iterable[Seat]) -> Text:
    """Return that it is not this seat's turn, and whose it is."""
    waiting = tuple(sorted(waited_for))
    return text("not-to-act", seat=-1 if seat is None else seat, seats=waiting, waiting=len(waiting))


C = TypeVar("C")
S = TypeVar("S")
M = TypeVar("M")
E = TypeVar("E")
V = TypeVar("V")


class Rules(ABC, Generic[C, S, M, E, V]):
    """A game as pure functions over immutable values: no clock, no I/O, no randomness of its own.

    Config, Move, Event and View are frozen msgspec Structs, State a frozen dataclass. A game writes the methods without
    a body here; `legal` and `apply` are made from its one judge `_why_not`, so they cannot disagree.
    """

    name: ClassVar[str]
    version: ClassVar[int]
    """Rises with every change that alters the events of some stored game."""
    turn_rule: ClassVar[str]
    """The paragraph that says who moves when; cited when somebody else tries to."""

    @abstractmethod
    def seats(self, config: C) -> int: ...

    @abstractmethod
    def max_moves(self, config: C) -> int:
        """Return a bound on the moves of one game, those of CHANCE and CLOCK included."""

    @abstractmethod
    def setup(self, config: C) -> S:
        """Return the state before the first shuffle."""

    @abstractmethod
    def to_act(self, state: S) -> frozenset[Seat]:
        """Return who may move now: several when choices are simultaneous, none when the game is over.

        Where CLOCK is among several, doing nothing is an answer too, and CLOCK ends the wait.
        """

    @abstractmethod
    def decision(self, state: S) -> int:
        """Return a counter that moves on when what is being decided changes.

        It stays while several seats choose at once, so that nobody's honest move comes too late for it.
        """

    @abstractmethod
    def sample(self, state: S, rng: Random) -> M:
        """Return one move of CHANCE; called only when CHANCE is to act."""

    @abstractmethod
    def view(self, state: S, seat: Seat | None) -> V:
        """Return all that `seat` (`None`: a spectator) may know and remember, and nothing more."""

    @abstractmethod
    def result(self, state: S) -> Result | None:
        """Return the outcome once nobody is left to act."""

    @abstractmethod
    def _candidates(self, state: S, seat: Seat) -> Iterable[M]:
        """Return moves in a fixed order without repeats, every legal one of `seat` (never CHANCE) among them."""

    @abstractmethod
    def _why_not(self, state: S, seat: Seat, move: M) -> IllegalMove | None:
        """Judge a move of a seat that is to act, CHANCE and CLOCK included, whatever the move is."""

    @abstractmethod
    def _apply(self, state: S, seat: Seat, move: M) -> tuple[S, tuple[E, ...]]:
        """Return the next state and what happened; the move was judged legal."""

    def outcomes(self, state: S) -> tuple[tuple[M, int], ...] | None:
        """Return every move CHANCE may make now, with its weight; None where they are too many to list, as deals are.

        Called only when CHANCE is to act. `sample` draws with the same weights.
        """
        return None

    def waited_for(self, state: S, viewer: Seat | None) -> frozenset[Seat]:
        """Return the people this viewer may know to be waited for; a game whose moves are secret tells fewer."""
        return frozenset(seat for seat in self.to_act(state) if seat >= 0)

    def timeout(self, state: S, rng: Random) -> M:
        """Return what CLOCK does when the wait is over; called only when CLOCK may act."""
        raise NotImplementedError(f"{self.name} gives CLOCK nothing to do")

    def wait_ms(self, state: S) -> int | None:
        """Return how long CLOCK waits in this state, None for ever.

        The wait starts with the decision, and anew when this value changes within it.
        """
        return None

    def why_not(self, state: S, seat: Seat, move: M) -> IllegalMove | None:
        """Return what forbids the move, or None if it is legal."""
        acting = self.to_act(state)
        if not acting:
            return IllegalMove(self.turn_rule, text("game-is-over"))
        if seat not in acting:
            return IllegalMove(self.turn_rule, not_to_act(seat, self.waited_for(state, seat)))
        return self._why_not(state, seat, move)

    def legal(self, state: S, seat: Seat) -> tuple[M, ...]:
        """Return every legal move in a fixed order: () when `seat` is not to act; CHANCE has `sample`."""
        if seat == CHANCE or seat not in self.to_act(state):
            return ()
        return tuple(m for m in self._candidates(state, seat) if self._why_not(state, seat, m) is None)

    def apply(self, state: S, seat: Seat, move: M) -> tuple[S, tuple[E, ...]]:
        """Return the next state and what happened, or raise the IllegalMove that says why not."""
        no = self.why_not(state, seat, move)
        if no is not None:
            raise no
        return self._apply(state, seat, move)


STAMP = "at_ms"
"""The field of a timed move: when it was made, in milliseconds. `legal` lists it as 0; the mover sets it."""


def is_stamped(move: object) -> bool:
    return hasattr(move, STAMP)


def stamped(move: M, at_ms: int) -> M:
    """Return the timed move as made at this moment; any other move as it is."""
    if not is_stamped(move):
        return move
    timed: Any = move
    made: M = msgspec.structs.replace(timed, **{STAMP: at_ms})
    return made


class Bot(ABC, Generic[M, V]):
    """A player program. It is handed a view, so it cannot peek; it keeps nothing between moves."""

    @abstractmethod
    def choose(self, view: V, legal: Sequence[M], rng: Random) -> M | None:
        """Return one of `legal`, or None to let CLOCK act, which only a wait of CLOCK allows."""
