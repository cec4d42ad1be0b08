"""A table's WebSocket: who connects, what they send, and where it goes."""

from __future__ import annotations

import asyncio
import logging
from collections import Counter
from collections.abc import Awaitable, Callable, Coroutine
from contextlib import suppress
from typing import Any

import msgspec
from litestar import WebSocket
from litestar.datastructures import State
from litestar.exceptions import WebSocketDisconnect

from belladonna.core.text import Refused, Text, text
from belladonna.server import lobby as lobbies
from belladonna.server import messages as wire
from belladonna.server.auth import COOKIE, Session
from belladonna.server.errors import Denied
from belladonna.server.frames import frame
from belladonna.server.limits import Bucket, Rate
from belladonna.server.sockets import (
    BAD_MESSAGE,
    CUT,
    ENDED,
    NO_SPECTATORS,
    NO_TABLE,
    TOO_FAST,
    WRITE,
    WRONG_PROTOCOL,
    Connection,
    Write,
)
from belladonna.server.table import Table

log = logging.getLogger(__name__)

Socket = WebSocket[Any, Any, State]

HELLO_S = 10
MOST_MISTAKES = 30
"""So many messages that were not understood, or too many, and the connection ends."""

_decoder = msgspec.json.Decoder(wire.ClientMessage)


class Desk:
    """One a server; `serve` runs as long as a connection does."""

    def __init__(self, lobby: lobbies.Lobby) -> None:
        self._lobby, self._world = lobby, lobby.world
        self._open: Counter[str] = Counter()
        self._running: set[asyncio.Task[None]] = set()

    async def serve(self, socket: Socket, table_id: str) -> None:
        session = await self._lobby.known(socket.cookies.get(COOKIE))
        await socket.accept()
        self._world.metrics.connections.inc()
        key = session.id if session else f"address {socket.client.host if socket.client else ''}"
        self._open[key] += 1
        connection = self._connection(socket, session)
        writer = asyncio.create_task(_write(connection), name="writer")
        try:
            if self._open[key] > self._world.settings.connections:
                _turn_away(connection, text("server-too-many-windows"), TOO_FAST)
            else:
                await self._talk(socket, connection, session, table_id)
            await writer
        finally:
            self._open[key] -= 1
            if not self._open[key]:
                del self._open[key]
            self._world.metrics.connections.dec()
            writer.cancel()
            with suppress(asyncio.CancelledError):
                await writer

    def _connection(self, socket: Socket, session: Session | None) -> Connection:
        async def send(text: bytes) -> None:
            await socket.send({"type": "websocket.send", "text": text.decode(), "bytes": None})

        async def close(code: int) -> None:
            await socket.close(code)

        extensions: dict[str, Any] = dict(socket.scope.get("extensions") or {})
        cut: Callable[[], None] | None = extensions.get(CUT)
        write: Write | None = extensions.get(WRITE)
        backlog = self._world.settings.backlog_bytes
        return Connection(session.id if session else None, send, close, backlog=backlog, cut=cut, write=write)

    async def _talk(self, socket: Socket, connection: Connection, session: Session | None, table_id: str) -> None:
        """Let somebody in and listen until they leave."""
        try:
            async with asyncio.timeout(HELLO_S):
                first = await _receive(socket)
            hello = _decoder.decode(first) if first is not None else None
        except (TimeoutError, msgspec.DecodeError):
            _turn_away(connection, text("server-no-hello"), BAD_MESSAGE)
            return
        if hello is None:
            connection.close(ENDED)
            return
        if not isinstance(hello, wire.Hello):
            _turn_away(connection, text("server-no-hello"), BAD_MESSAGE)
            return
        if hello.protocol != wire.PROTOCOL:
            _turn_away(connection, text("server-other-version"), WRONG_PROTOCOL, reload=True)
            return
        try:
            table = await self._lobby.hub.table(table_id)
        except Denied as error:
            _turn_away(connection, error.why, NO_TABLE, again=error.status != 404)
            return
        if table.seating.options.spectators == "no" and table.seating.seat_of(connection.session) is None:
            _turn_away(connection, text("server-no-spectators"), NO_SPECTATORS)
            return
        table.post(lambda: table.greet(connection, hello.last))
        try:
            await self._listen(socket, connection, session, table)
        finally:
            table.post(lambda: table.leave(connection))
            connection.close(ENDED)

    async def _listen(self, socket: Socket, connection: Connection, session: Session | None, table: Table) -> None:
        settings, clock = self._world.settings, self._world.clock
        bucket = Bucket(Rate(settings.message_burst, settings.messages_per_s), clock)
        mistakes = 0
        while mistakes < MOST_MISTAKES:
            received = await _receive(socket)
            arrived = clock.monotonic_ms()
            if received is None or connection.closing:
                return
            if not bucket.take():
                mistakes += 1
                self._world.metrics.refused.inc()
                connection.send(frame(wire.Problem(text("server-too-fast"))))
                continue
            try:
                message = _decoder.decode(received)
            except (msgspec.DecodeError, UnicodeDecodeError) as error:
                mistakes += 1
                connection.send(frame(wire.Problem(text("server-message-wrong", detail=str(error)[:200]))))
                continue
            self._take(connection, session, table, message, arrived)
        _turn_away(connection, text("server-too-fast"), TOO_FAST)

    def _take(
        self,
        connection: Connection,
        session: Session | None,
        table: Table,
        message: wire.ClientMessage,
        arrived: float,
    ) -> None:
        match message:
            case wire.Move():
                table.post(lambda: table.person_moves(connection, message, arrived))
            case wire.Pong(number):
                connection.line.answered(number, arrived)
            case wire.Hello(_, last):
                table.post(lambda: table.tell_again(connection, last))
            case wire.Rematch():
                self._aside(self._rematch(connection, session, table))  # it works on two tables
            case wire.AskHint(decision):
                self._aside(self._hint(connection, table, decision))  # reckoning takes long
            case _:
                table.post(lambda: _refusing(connection, lambda: _act(connection, table, message)))

    def _aside(self, work: Coroutine[Any, Any, None]) -> None:
        """Do something that must not take the table's turn."""
        task = asyncio.create_task(work)
        self._running.add(task)
        task.add_done_callback(self._running.discard)

    async def _hint(self, connection: Connection, table: Table, decision: int) -> None:
        async def hint() -> None:
            self._world.advisor.check(connection.session or "")
            asked = await table.call(lambda: table.asked_for_hint(connection.seat, decision))
            found = await self._world.advisor.ask(asked.game, asked.view, asked.legal, asked.luck)
            connection.send(frame(wire.Hint(decision, found)))

        await _refusing(connection, hint)

    async def _rematch(self, connection: Connection, session: Session | None, table: Table) -> None:
        async def rematch() -> None:
            if session is None:
                raise Denied(text("server-not-seated"))
            await self._lobby.rematch(session, table.id)

        await _refusing(connection, rematch)


async def _write(connection: Connection) -> None:
    with suppress(OSError, WebSocketDisconnect):  # the client has gone; whoever listens to it notices too
        await connection.write()


async def _refusing(connection: Connection, work: Callable[[], Awaitable[None]]) -> None:
    try:
        await work()
    except Refused as error:
        connection.send(frame(wire.Problem(error.why)))


async def _act(connection: Connection, table: Table, message: wire.ClientMessage) -> None:
    seat, session, seating = connection.seat, connection.session, table.seating
    match message:
        case wire.Start():
            await table.change(lobbies.host_starts(seating, session))
        case wire.SeatBot(at, bot):
            await table.change(lobbies.host_seats_bot(seating, session, at, bot, table.world.roster))
        case wire.EmptySeat(at):
            await table.change(lobbies.host_empties(seating, session, at))
        case wire.VoteEnd(yes):
            await table.change(lobbies.votes(seating, session, yes=yes))
        case _ if seat is None:
            raise Denied(text("server-spectators-watch"))
        case _ if seating.chairs[seat].kind != "person":
            raise Denied(text("server-agents-play"))
        case wire.SendEmote(emote):
            table.hall.tell(wire.Emoted(seat, emote))
        case wire.Away():
            await table.waiting.goes_away(seat)
        case wire.Back():
            table.waiting.is_back(seat)


def _turn_away(connection: Connection, why: Text, code: int, *, again: bool = False, reload: bool = False) -> None:
    connection.send(frame(wire.Closed(why, again=again, reload=reload)))
    connection.close(code)


async def _receive(socket: Socket) -> str | bytes | None:
    """Return the next message, None when the client has gone."""
    event = await socket.receive()
    if event["type"] != "websocket.receive":
        return None
    return event.get("text") or event.get("bytes") or b""
