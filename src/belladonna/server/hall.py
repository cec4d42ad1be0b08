"""The people at a table: their connections, and what each of them is told."""

from __future__ import annotations

from collections.abc import Iterable
from typing import TYPE_CHECKING

from belladonna.core.text import Text
from belladonna.server import messages as wire
from belladonna.server.frames import frame, happened, now, recent
from belladonna.server.play import Shown
from belladonna.server.sockets import Connection

if TYPE_CHECKING:
    from belladonna.server.table import Table


class Hall:
    """Every frame is made once for a seat and sent to all its windows, and once for all spectators."""

    def __init__(self, table: Table) -> None:
        self._table = table
        self._connections: dict[Connection, None] = {}
        self._by_seat: dict[int | None, list[Connection]] = {}
        self._presence: wire.Presence | None = None

    @property
    def anybody(self) -> bool:
        return bool(self._connections)

    @property
    def people_here(self) -> bool:
        chairs = self._table.seating.chairs
        return any(
            seat is not None and there and chairs[seat].kind == "person" for seat, there in self._by_seat.items()
        )

    def at(self, seat: int | None) -> list[Connection]:
        return self._by_seat.get(seat, [])

    def here(self, seat: int) -> bool:
        return bool(self._by_seat.get(seat))

    @property
    def connections(self) -> Iterable[Connection]:
        return self._connections

    def enter(self, connection: Connection) -> bool:
        """Return whether this is the first person to come, so that the table wakes up."""
        alone = not self.people_here
        self._connections[connection] = None
        connection.seat = self._table.seating.seat_of(connection.session)
        self._by_seat.setdefault(connection.seat, []).append(connection)
        return alone and self.people_here

    def leave(self, connection: Connection) -> None:
        if connection in self._connections:
            del self._connections[connection]
            self._by_seat[connection.seat].remove(connection)

    def reseat(self) -> None:
        """After a change: who sits elsewhere now is greeted anew, and sees what that seat sees."""
        table = self._table
        for connection in list(self._connections):
            seat = table.seating.seat_of(connection.session)
            if seat != connection.seat:
                self._by_seat[connection.seat].remove(connection)
                connection.seat = seat
                self._by_seat.setdefault(seat, []).append(connection)
                info = table.seating.info()
                connection.send(frame(wire.Welcome(wire.PROTOCOL, table.world.metrics.build, seat, info)))
                if table.play is not None:
                    self.catch_up(connection, None)

    # what is told

    def publish(self, shown: Shown) -> None:
        play, waiting = self._table.play, self._table.waiting
        assert play is not None
        times = waiting.times()
        for seat, there in self._by_seat.items():
            if there:
                moved = wire.Moved(shown.after, shown.version, happened(play, shown, seat), now(play, seat, times))
                self._send(there, frame(moved))
                waiting.note_shown(seat)

    def catch_up(self, connection: Connection, last: int | None) -> None:
        """Tell what happened after the version a client has, or how things stand."""
        table = self._table
        play, seat = table.play, connection.seat
        assert play is not None
        stands = now(play, seat, table.waiting.times())
        table.waiting.note_shown(seat)
        missed = play.missed_since(last) if last is not None else None
        if not missed:  # also for whoever missed nothing: deadlines and a seat's own race move are not in versions
            connection.send(frame(wire.Synced(play.shown, stands, recent(play, seat))))
            return
        for shown in missed:
            after = stands if shown is missed[-1] else None
            connection.send(frame(wire.Moved(shown.after, shown.version, happened(play, shown, seat), after)))

    def sync_seat(self, seat: int) -> None:
        """Show a seat the move it made that nobody else may know of yet."""
        self._sync(seat, self.at(seat))

    def sync_all(self) -> None:
        for seat, there in self._by_seat.items():
            self._sync(seat, there)

    def _sync(self, seat: int | None, there: list[Connection]) -> None:
        play = self._table.play
        if there and play is not None:
            stands = now(play, seat, self._table.waiting.times())
            self._send(there, frame(wire.Synced(play.shown, stands, recent(play, seat))))

    def refuse(self, connection: Connection, move_id: str, why: Text, rule: str | None) -> None:
        play = self._table.play
        stands = None if play is None else now(play, connection.seat, self._table.waiting.times())
        connection.send(frame(wire.Refused(move_id, why, rule, play.shown if play else 0, stands)))

    def tell_table(self) -> None:
        self._send(self._connections, frame(wire.Table(self._table.seating.info())))

    def tell_presence(self) -> None:
        table = self._table
        places = tuple(
            wire.Place(
                windows=len(self.at(seat)),
                away=chair.kind == "person" and (not self.here(seat) or seat in table.waiting.away),
                stand_in=seat in table.waiting.standing,
            )
            for seat, chair in enumerate(table.seating.chairs)
        )
        presence = wire.Presence(places, len(self.at(None)))
        if presence != self._presence:
            self._presence = presence
            self._send(self._connections, frame(presence))

    def tell(self, message: wire.ServerMessage) -> None:
        self._send(self._connections, frame(message))

    def ping(self, at: float) -> None:
        """Measure the lines to all who play: a race is near."""
        for connection in self._connections:
            if connection.seat is not None:
                connection.send(frame(wire.Ping(connection.line.ask(at))))

    def dismiss(self, why: Text, code: int, *, again: bool) -> None:
        said = frame(wire.Closed(why, again=again))
        for connection in self._connections:
            connection.send(said)
            connection.close(code)

    def _send(self, connections: Iterable[Connection], text: bytes) -> None:
        for connection in connections:
            connection.send(text)
