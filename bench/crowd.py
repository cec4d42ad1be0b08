"""Clients for thousands of seats in one process, lean enough to keep a server busy, who check all that they receive."""

from __future__ import annotations

import asyncio
import base64
import os
import time
from collections.abc import Callable, Sequence
from random import Random
from typing import Any, cast

import msgspec
from msgspec import Struct

from belladonna.core.record import Record, digest, from_record
from belladonna.server.auth import COOKIE
from belladonna.server.messages import PROTOCOL

TEXT, CLOSE, PING, PONG = 0x81, 0x88, 0x89, 0x8A


class Wrong(AssertionError):
    """The server sent what it should not have sent, or did not send what it should have."""


# What is read of a frame; the rest is skipped.


class View(Struct):
    seat: int | None
    hand: tuple[str, ...]


class Legal(Struct):
    move: str


class Now(Struct):
    decision: int
    view: View
    legal: tuple[Legal, ...]


class Event(Struct):
    """An event of any kind, by the names of the fields that matter here."""

    type: str
    seat: int = -1
    card: str = ""
    cauldron: int = -1
    cards: tuple[str, ...] | dict[str, int] | int = 0


class Happened(Struct):
    event: Event


class Synced(Struct, tag=True):
    version: int
    now: Now


class Moved(Struct, tag=True):
    after: int
    version: int
    happened: tuple[Happened, ...]
    now: Now | None


class Ack(Struct, tag=True):
    id: str
    version: int


class Info(Struct):
    status: str


class Welcome(Struct, tag=True):
    you: int | None
    table: Info


class Table(Struct, tag=True):
    table: Info


class Refused(Struct, tag=True):
    why: dict[str, Any]


class Problem(Struct, tag=True):
    why: dict[str, Any]


class Closed(Struct, tag=True):
    why: dict[str, Any]


class Presence(Struct, tag=True):
    pass


class Notice(Struct, tag=True):
    pass


_decode = msgspec.json.Decoder(
    Synced | Moved | Ack | Welcome | Table | Refused | Problem | Closed | Presence | Notice
).decode


class Figures:
    """What the crowd has counted: moves that all seats have seen, and how long each took to the others."""

    def __init__(self) -> None:
        self.seen = 0
        """Receipts of a move, by any seat."""
        self.frames = 0
        self.late_ms: list[float] = []


class Guest(asyncio.Protocol):
    """A seat's socket. It knows nothing of the game but what a frame is checked by."""

    def __init__(self, party: Party, seat: int, token: str) -> None:
        self.party, self.seat, self._token = party, seat, token
        self.version = -1
        self.hand: list[str] = []
        self.plays: list[str] = []
        self.dealt: list[tuple[str, ...]] = []
        self.acked: list[int] = []
        self.welcome: asyncio.Future[None] = asyncio.get_running_loop().create_future()
        self._buffer = b""
        self._open = False
        self._sent = 0
        self._asked = ""

    # the line

    def connection_made(self, transport: asyncio.BaseTransport) -> None:
        self._line = cast("asyncio.Transport", transport)
        key = base64.b64encode(os.urandom(16)).decode()
        self._line.write(
            f"GET /api/tables/{self.party.table}/ws HTTP/1.1\r\nHost: localhost\r\nUpgrade: websocket\r\n"
            f"Connection: Upgrade\r\nSec-WebSocket-Key: {key}\r\nSec-WebSocket-Version: 13\r\n"
            f"Cookie: {COOKIE}={self._token}\r\n\r\n".encode()
        )

    def connection_lost(self, exc: Exception | None) -> None:
        if not self.party.over:
            self.party.fail(Wrong(f"seat {self.seat} lost its connection: {exc}"))

    def data_received(self, data: bytes) -> None:
        buffer = self._buffer + data if self._buffer else data
        at = 0
        if not self._open:
            end = buffer.find(b"\r\n\r\n")
            if end < 0:
                self._buffer = buffer
                return
            if not buffer.startswith(b"HTTP/1.1 101"):
                self.party.fail(Wrong(f"no socket: {buffer[:200]!r}"))
                return
            self._open, at = True, end + 4
            self.say(msgspec.json.encode({"type": "Hello", "protocol": PROTOCOL, "last": None}))
        size = len(buffer)
        while size - at >= 2:
            length, start = buffer[at + 1], at + 2
            if length == 126:
                start += 2
                length = int.from_bytes(buffer[at + 2 : start], "big")
            elif length == 127:
                start += 8
                length = int.from_bytes(buffer[at + 2 : start], "big")
            if start > size or start + length > size:
                break
            self._frame(buffer[at], buffer[start : start + length])
            at = start + length
        self._buffer = buffer[at:]

    def _frame(self, kind: int, payload: bytes) -> None:
        if kind == TEXT:
            self.party.figures.frames += 1
            try:
                self._take(_decode(payload))
            except (Wrong, msgspec.MsgspecError) as error:
                self.party.fail(error)
        elif kind == PING:
            self.say(payload, PONG)
        elif kind == CLOSE and not self.party.over:
            self.party.fail(Wrong(f"the server closed the socket of seat {self.seat}: {payload!r}"))

    def say(self, payload: bytes, kind: int = TEXT) -> None:
        """Send a frame; its mask is four zeros, which leaves it as it is."""
        length = len(payload)
        head = bytes((kind, 0x80 | length)) if length < 126 else bytes((kind, 0xFE)) + length.to_bytes(2, "big")
        self._line.write(head + b"\0\0\0\0" + payload)

    def leave(self) -> None:
        self._line.close()

    # the table

    def play(self) -> None:
        """Make some legal move."""
        self._sent += 1
        self._asked = f"m{self._sent}"
        move = self.party.rng.choice(self.now.legal).move
        self.party.asked_at = time.perf_counter()
        self.say(f'{{"type":"Move","id":"{self._asked}","decision":{self.now.decision},"move":"{move}"}}'.encode())

    def _take(self, frame: object) -> None:
        match frame:
            case Moved():
                self._moved(frame)
            case Ack(name, version):
                if name != self._asked:
                    raise Wrong(f"an answer to {name}, not to {self._asked}")
                self._asked = ""
                self.acked.append(version)
            case Synced(version, now):
                if self.version >= 0:
                    raise Wrong(f"seat {self.seat} was told again how things stand")
                self.version, self.hand, self.dealt = version, list(now.view.hand), [now.view.hand]
                self._stands(now)
            case Welcome(you, table):
                if you != self.seat:
                    raise Wrong(f"seat {self.seat} was told it is {you}")
                self.party.status = table.status
                if not self.welcome.done():
                    self.welcome.set_result(None)
            case Table(table):
                self.party.status = table.status
                if table.status in ("ended", "closed"):
                    self.party.end()
            case Refused(why) | Problem(why) | Closed(why):
                raise Wrong(f"seat {self.seat} of {self.party.table} was told {why}")

    def _moved(self, frame: Moved) -> None:
        if frame.after != self.version or frame.version != frame.after + 1:
            raise Wrong(f"version {frame.version} after {frame.after}, where {self.version} was known")
        self.version = frame.version
        for told in frame.happened:
            event = told.event
            if event.type == "Played":
                self._played(event)
            elif event.type == "Dealt":
                self._dealt(event)
            elif event.type == "RoundEnded":
                self.hand = []
        if frame.now is None:
            raise Wrong("how things stand is missing")
        self._stands(frame.now)

    def _played(self, event: Event) -> None:
        self.plays.append(f"{event.seat} {event.card}>{event.cauldron + 1}")
        figures = self.party.figures
        figures.seen += 1
        if event.seat == self.seat:
            if event.card not in self.hand:
                raise Wrong(f"seat {self.seat} played {event.card}, which it does not hold")
            self.hand.remove(event.card)
        else:
            figures.late_ms.append((time.perf_counter() - self.party.asked_at) * 1_000)

    def _dealt(self, event: Event) -> None:
        if event.seat != self.seat:
            if not isinstance(event.cards, dict):
                raise Wrong(f"seat {self.seat} was shown the hand of seat {event.seat}")
        elif isinstance(event.cards, tuple):
            self.hand = list(event.cards)
            self.dealt.append(event.cards)
        else:
            raise Wrong(f"seat {self.seat} was not shown its own hand")

    def _stands(self, now: Now) -> None:
        if now.view.seat != self.seat:
            raise Wrong(f"seat {self.seat} was sent the view of {now.view.seat}")
        if now.view.hand != tuple(self.hand):
            raise Wrong(f"seat {self.seat} was sent the hand {now.view.hand}, and holds {self.hand}")
        self.now = now
        if now.legal:
            self.party.turn = self
            self.party.on_turn(self)


class Party:
    """The people of one table."""

    def __init__(self, table: str, figures: Figures, rng: Random, on_turn: Callable[[Guest], None]) -> None:
        self.table, self.figures, self.rng, self.on_turn = table, figures, rng, on_turn
        self.guests: list[Guest] = []
        self.turn: Guest | None = None
        self.status = "open"
        self.asked_at = 0.0
        self.over = False
        self.ended: asyncio.Future[None] = asyncio.get_running_loop().create_future()

    def end(self) -> None:
        if not self.ended.done():
            self.ended.set_result(None)

    def fail(self, error: BaseException) -> None:
        self.over = True
        if not self.ended.done():
            self.ended.set_exception(error)

    async def sit(self, host: str, port: int, tokens: Sequence[str]) -> None:
        loop = asyncio.get_running_loop()
        for seat, token in enumerate(tokens):
            _, guest = await loop.create_connection(lambda s=seat, t=token: Guest(self, s, t), host, port)  # type: ignore[misc]
            self.guests.append(guest)
            await guest.welcome

    def leave(self) -> None:
        self.over = True
        for guest in self.guests:
            guest.leave()

    def compare(self, toml: str) -> int:
        """Compare what everybody saw with the game's record, and return how many moves that were."""
        record = Record.loads(toml)
        history = from_record(record)
        if digest(history.events()) != record.digest:
            raise Wrong(f"the record of {self.table} does not replay to its digest")
        moves = [line for line in record.moves if not line.startswith("*")]
        dealt = [[e.cards for e in history.events() if type(e).__name__ == "Dealt" and e.seat == s] for s in range(4)]
        for guest in self.guests:
            if guest.plays != moves:
                raise Wrong(f"seat {guest.seat} of {self.table} saw other moves than were stored")
            if guest.dealt != dealt[guest.seat]:
                raise Wrong(f"seat {guest.seat} of {self.table} was shown another hand than it was dealt")
            own = [number for number, line in enumerate(record.moves, 1) if line.startswith(f"{guest.seat} ")]
            if guest.acked != own:
                raise Wrong(f"seat {guest.seat} of {self.table} was told of other moves than it made")
        return len(moves)
