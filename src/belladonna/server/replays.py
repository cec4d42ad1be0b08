"""Games that are over, move by move: as a seat saw them or with all hands open, and tables that begin with them."""

from __future__ import annotations

from collections.abc import Sequence
from dataclasses import dataclass
from typing import Any

import msgspec

from belladonna.bots import bots
from belladonna.core import record
from belladonna.core.game import AnyGame
from belladonna.core.rules import Seat, is_stamped, stamped
from belladonna.core.seen import Hidden, Nobody, markers, seen
from belladonna.core.text import Refused, Text, text
from belladonna.server.auth import checked_name
from belladonna.server.errors import Denied, NotFound
from belladonna.server.forms import SeatInfo
from belladonna.server.messages import Happened, Step, Steps
from belladonna.server.play import NoLongerReplays, Play
from belladonna.server.rows import MoveRow
from belladonna.server.seating import NAMELESS, Seating

MOST_STEPS = 100
BY_RECORD = "record"
"""Who made a move that a table has from the game it begins with."""


@dataclass(frozen=True, slots=True)
class Past:
    """A game that is over, from this server or from a file: all there is to know of it, so it must never be a running
    one."""

    id: str
    """The table's, or a name made from the file's text."""
    game: AnyGame
    config: Any
    rows: tuple[MoveRow, ...]

    @property
    def seats(self) -> int:
        return self.game.rules.seats(self.config)

    def at(self, version: int) -> Play:
        """Return the game as it was after so many moves, or refuse where these rules are not those it was played by."""
        play = Play(self.game, self.config)
        try:
            play.replay(self.rows[:version])
        except NoLongerReplays:
            raise Denied(text("server-record-outdated")) from None
        return play

    def check_seat(self, seat: int) -> None:
        if not 0 <= seat < self.seats:
            raise NotFound(text("server-no-such-seat", number=seat + 1, most=self.seats))


def past_of(seating: Seating, stored: Sequence[MoveRow]) -> Past:
    """Return a table's game, or refuse while it is running, or where its options are no longer understood."""
    if seating.status not in ("ended", "closed"):
        raise Denied(text("server-not-ended"))
    game = seating.loaded_game()
    if not isinstance(seating.config, game.config):
        raise Denied(text("server-record-outdated"))
    return Past(seating.id, game, seating.config, tuple(stored))


def past_of_record(toml: str, name: str) -> tuple[Past, record.Record, tuple[Text, ...]]:
    """Return a record's game, the record, and what about it does not agree; BadRecord says why it is none."""
    written = record.Record.loads(toml)
    history = record.from_record(written)
    game = history.game
    rows = tuple(
        MoveRow(number, ply.seat, BY_RECORD, game.write(ply.move), f"{BY_RECORD}-{number}", 0)
        for number, ply in enumerate(history.plies, 1)
    )
    return Past(name, game, history.config, rows), written, record.check(written)


def written_seats(written: record.Record, game: AnyGame) -> tuple[SeatInfo, ...]:
    """Return who played, by the names in a record: those of bots have a version, and others may be anything."""
    return tuple(_written_seat(name, game) for name in written.seats)


def _written_seat(name: str, game: AnyGame) -> SeatInfo:
    if "@" in name and name.partition("@")[0] in bots(game):
        return SeatInfo("bot", "", name[:60])
    try:
        shown = checked_name(name)
    except Refused:
        shown = ""
    return SeatInfo("person", "" if shown == NAMELESS else shown, None)


def steps(past: Past, seat: int | None, *, open_handed: bool, after: int) -> Steps:
    """Return what follows a move, or refuse where these rules are not the ones it was played by."""
    if seat is not None:
        past.check_seat(seat)
    viewers: list[int | None] = [*range(past.seats)] if open_handed else [seat]
    play = past.at(after)
    start, out = _views(play, viewers), []
    try:
        for row in past.rows[after : after + MOST_STEPS]:
            move, state, events = play.judge(row)
            play.advance(row, move, state, events)
            told = tuple(_told(play.game, event, seat, open_handed=open_handed) for event in events)
            out.append(Step(row.seq, row.seat, row.by, row.move, row.at, told, _views(play, viewers)))
    except NoLongerReplays:
        raise Denied(text("server-record-outdated")) from None
    return Steps(past.game.name, len(past.rows), start, tuple(out))


@dataclass(frozen=True, slots=True)
class Decided:
    """A moment at which a seat had something to decide, as the seat saw it, and what it did."""

    seat: Seat
    view: Any
    legal: tuple[Any, ...]
    made: str


def decided(past: Past, move: int) -> Decided | None:
    """Return the moment before a move, counted from 1; None where chance or the clock moved."""
    if not 1 <= move <= len(past.rows):
        raise NotFound(text("server-no-such-move", number=move, most=len(past.rows)))
    row = past.rows[move - 1]
    if row.seat < 0:
        return None
    play, seat = past.at(move - 1), Seat(row.seat)
    made = past.game.parse(row.move)
    made = stamped(made, 0) if is_stamped(made) else made
    return Decided(seat, past.game.rules.view(play.state, seat), play.legal(seat), past.game.write(made))


def beginning(past: Past, after: int, at: int) -> tuple[MoveRow, ...]:
    """Return the moves that a table which plays on from here begins with.

    In the middle of a race it is the race's beginning: what nobody else had seen yet never happened. A game that is
    over cannot go on.
    """
    if after > len(past.rows):
        raise NotFound(text("server-no-such-move", number=after, most=len(past.rows)))
    play = past.at(after)
    if not play.acting:
        raise Denied(text("server-nothing-to-play"))
    return tuple(
        msgspec.structs.replace(row, by=BY_RECORD, move_id=f"{BY_RECORD}-{row.seq}", at=at)
        for row in past.rows[: play.shown]
    )


def _views(play: Play, viewers: Sequence[int | None]) -> tuple[Any, ...]:
    rules, screen = play.game.rules, play.game.screen
    return tuple(screen(rules.view(play.state, None if viewer is None else Seat(viewer))) for viewer in viewers)


def _told(game: AnyGame, event: Any, seat: int | None, *, open_handed: bool) -> Happened:
    shown = _all_open(event) if open_handed else seen(event, None if seat is None else Seat(seat))
    return Happened(shown, game.tell(shown))


def _all_open(event: Any) -> Any:
    """Return an event with every hand open; what no view ever shows stays hidden."""
    secret = [name for name, mark in markers(type(event)).items() if isinstance(mark, Nobody)]
    return msgspec.structs.replace(event, **dict.fromkeys(secret, Hidden(1))) if secret else event
