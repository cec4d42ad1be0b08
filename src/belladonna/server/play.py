"""A table's game in progress: nothing but a replay of its stored moves, kept at hand."""

from __future__ import annotations

import hashlib
from collections import deque
from collections.abc import Iterable
from typing import Any

import msgspec

from belladonna.core.game import AnyGame
from belladonna.core.rules import CHANCE, CLOCK, Result, Seat, is_stamped
from belladonna.core.text import Refused, Text
from belladonna.server.rows import MoveRow

TAIL = 60
"""How many of the latest publications a client may have missed and still get one by one."""


class Shown(msgspec.Struct, frozen=True):
    """What was published together: the events of one move, or of a race's moves when it is settled."""

    after: int
    version: int
    events: tuple[Any, ...]
    told: dict[int, Any] = {}
    """By its place among the events, how an open one is told to everybody; `frames.happened` fills it in."""


class NoLongerReplays(Exception):
    """A stored move is no move of this game any more, by the rules this program has."""

    def __init__(self, seq: int, why: Text) -> None:
        super().__init__(f"move {seq}")
        self.seq, self.why = seq, why


class Play:
    """`version` counts committed moves; `shown` is the version that everybody has seen.

    Timed moves are kept back until the clock settles them, so in a race the two differ.
    """

    def __init__(self, game: AnyGame, config: Any) -> None:
        self.game, self.config = game, config
        self.state: Any = game.rules.setup(config)
        self.version = self.shown = 0
        self.since_ms: int | None = None
        """When the present wait began, in stored time; None before the first move."""
        self.answered: set[tuple[int, str]] = set()
        self.tail: deque[Shown] = deque(maxlen=TAIL)
        self._held: list[Any] = []
        self._sha = hashlib.sha256()
        self._moved: dict[int, int] = {}
        self.decision = game.rules.decision(self.state)
        self.wait_ms = game.rules.wait_ms(self.state)
        self.acting = game.rules.to_act(self.state)
        self.waiting_for = self._waiting()

    def advance(self, row: MoveRow, move: Any, state: Any, events: tuple[Any, ...]) -> Shown | None:
        """Take in a move that is stored; return what is to be published now."""
        self.state, self.version = state, row.seq
        self.answered.add((row.seat, row.move_id))
        for event in events:
            self._sha.update(msgspec.json.encode(event, order="deterministic") + b"\n")
        rules = self.game.rules
        decision, wait = rules.decision(state), rules.wait_ms(state)
        if decision != self.decision:
            self._moved.clear()
        else:
            self._moved[row.seat] = self._moved.get(row.seat, 0) + 1
        if decision != self.decision or wait != self.wait_ms or self.since_ms is None:
            self.since_ms = row.at
        self.decision, self.wait_ms, self.acting = decision, wait, rules.to_act(state)
        self._held += events
        if row.seat >= 0 and is_stamped(move):
            return None
        shown = Shown(self.shown, row.seq, tuple(self._held))
        self._held, self.shown, self.waiting_for = [], row.seq, self._waiting()
        self.tail.append(shown)
        return shown

    def replay(self, rows: Iterable[MoveRow]) -> list[Shown]:
        """Take in stored moves, or raise NoLongerReplays at the first that does not fit."""
        shown = (self.advance(row, *self.judge(row)) for row in rows)
        return [found for found in shown if found]

    def judge(self, row: MoveRow) -> tuple[Any, Any, tuple[Any, ...]]:
        """Return a stored move, the state and the events it makes, or raise NoLongerReplays."""
        try:
            move = self.game.parse(row.move)
            return move, *self.game.rules.apply(self.state, Seat(row.seat), move)
        except Refused as error:
            raise NoLongerReplays(row.seq, error.why) from None

    def move_id(self, seat: int) -> str:
        """Return the name of a move that the server makes for a seat: whoever makes it, it is the same."""
        return f"{self.decision}.{self._moved.get(seat, 0)}"

    def nth(self, seat: int) -> int:
        """Return how often the seat has moved in this decision."""
        return self._moved.get(seat, 0)

    @property
    def in_race(self) -> bool:
        """Whether moves that are stored wait for the clock to settle them."""
        return self.version != self.shown

    @property
    def result(self) -> Result | None:
        return self.game.rules.result(self.state)

    @property
    def digest(self) -> str:
        return self._sha.hexdigest()[:32]

    def legal(self, seat: int) -> tuple[Any, ...]:
        return self.game.rules.legal(self.state, Seat(seat))

    def timed(self, seat: int) -> bool:
        """Whether what this seat may do now is a race's timed move."""
        if CLOCK not in self.acting or seat not in self.acting:
            return False
        return any(is_stamped(move) for move in self.legal(seat)[:1])

    @property
    def racing(self) -> bool:
        """Whether a race is on: somebody may still make a timed move, or has."""
        return self.in_race or any(self.timed(seat) for seat in self.acting if seat >= 0)

    def missed_since(self, version: int) -> list[Shown] | None:
        """Return what was published after a version, None where that is too long ago or was never one."""
        if version == self.shown:
            return []
        missed = [shown for shown in self.tail if shown.after >= version]
        return missed if missed and missed[0].after == version else None

    def _waiting(self) -> tuple[int, ...]:
        return tuple(sorted(seat for seat in self.acting if seat >= 0)) if CHANCE not in self.acting else ()
