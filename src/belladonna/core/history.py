"""A game as a value: every position it had, and branches for "what if"."""

from __future__ import annotations

from dataclasses import dataclass, replace
from typing import TYPE_CHECKING, Any, Generic

from belladonna.core.game import BadNotation, Game
from belladonna.core.rules import CHANCE, CLOCK, C, E, M, Result, S, Seat, V
from belladonna.core.text import text

if TYPE_CHECKING:
    from collections.abc import Iterable

WHO = {CHANCE: "*", CLOCK: "!"}
_SEATS = {mark: seat for seat, mark in WHO.items()}


@dataclass(frozen=True, slots=True)
class Ply(Generic[S, M, E]):
    """One move, with the state and the events that followed."""

    seat: Seat
    move: M
    state: S
    events: tuple[E, ...]


def write_move(game: Game[C, S, M, E, V], seat: Seat, move: M) -> str:
    """Return the move with its mover, as a record holds it: `0 R5>1`, `* deal ...`, `! settle`."""
    return f"{WHO.get(seat, seat)} {game.write(move)}"


def parse_move(game: Game[C, S, M, E, V], line: str) -> tuple[Seat, M]:
    """Return mover and move of a record's line; what follows a `#` is a remark."""
    who, _, rest = line.partition("#")[0].strip().partition(" ")
    if who not in _SEATS and not (who.isascii() and who.isdigit() and len(who) < 3):
        raise BadNotation(text("move-has-no-mover", move=line[:60]))
    return _SEATS[who] if who in _SEATS else Seat(int(who)), game.parse(rest.strip())


@dataclass(frozen=True, slots=True)
class History(Generic[C, S, M, E, V]):
    """An immutable game so far. `then` returns a longer one, so a branch never touches what it came from."""

    game: Game[C, S, M, E, V]
    config: C
    start: S
    plies: tuple[Ply[S, M, E], ...] = ()

    @classmethod
    def of(cls, game: Game[C, S, M, E, V], config: C) -> History[C, S, M, E, V]:
        return cls(game, config, game.rules.setup(config))

    @property
    def state(self) -> S:
        return self.plies[-1].state if self.plies else self.start

    @property
    def to_act(self) -> frozenset[Seat]:
        return self.game.rules.to_act(self.state)

    @property
    def result(self) -> Result | None:
        return self.game.rules.result(self.state)

    def __len__(self) -> int:
        return len(self.plies)

    def __getitem__(self, ply: int) -> History[C, S, M, E, V]:
        """Return the game as it was after `ply` moves; a negative number counts from the end."""
        if not -len(self.plies) <= ply <= len(self.plies):
            raise IndexError(f"the game has {len(self.plies)} moves, not {ply}")
        return replace(self, plies=self.plies[:ply])

    def play(self, seat: Seat, move: M) -> History[C, S, M, E, V]:
        state, events = self.game.rules.apply(self.state, seat, move)
        return replace(self, plies=(*self.plies, Ply(seat, move, state, events)))

    def then(self, line: str) -> History[C, S, M, E, V]:
        """Play a move written as in a record: `history[12].then("0 X4>2")`."""
        return self.play(*parse_move(self.game, line))

    def extended(self, plies: Iterable[Ply[S, M, E]]) -> History[C, S, M, E, V]:
        """Return this game with moves that the driver has already judged."""
        return replace(self, plies=(*self.plies, *plies))

    def view(self, seat: Seat | None) -> V:
        return self.game.rules.view(self.state, seat)

    def events(self) -> tuple[E, ...]:
        return tuple(event for ply in self.plies for event in ply.events)

    def lines(self) -> tuple[str, ...]:
        return tuple(write_move(self.game, ply.seat, ply.move) for ply in self.plies)


AnyHistory = History[Any, Any, Any, Any, Any]
