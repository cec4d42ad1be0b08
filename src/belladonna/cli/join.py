"""`join`: the terminal table as a client of a server, and the smallest example of the protocol.

It asks for a seat over HTTP, opens the table's WebSocket, says Hello, and from then on does three things: it tells what
the server sends, asks the person when there is something to choose, and answers pings.
"""

from __future__ import annotations

import asyncio
import time
from dataclasses import dataclass
from typing import Any
from urllib.parse import urlsplit
from uuid import uuid4

import httpx
import msgspec
import websockets
from websockets.asyncio.client import ClientConnection

from belladonna.cli.errors import BadUsage
from belladonna.cli.keys import InputEnded
from belladonna.cli.moves import Choices, complaint, words_of
from belladonna.cli.pad import ScorePad
from belladonna.cli.person import Left, Person
from belladonna.cli.screen import Screen
from belladonna.cli.seats import NAMES
from belladonna.cli.voice import Voice, clean
from belladonna.core import registry
from belladonna.core.config import make_config
from belladonna.core.game import AnyGame
from belladonna.core.history import History
from belladonna.core.rules import IllegalMove, Seat, is_stamped, stamped
from belladonna.core.text import Refused, Text, text
from belladonna.server import messages as wire
from belladonna.server.auth import COOKIE
from belladonna.server.forms import Said, Sat, TableInfo
from belladonna.server.kinds import kinds

_decoder = msgspec.json.Decoder(wire.ServerMessage)
_encode = msgspec.json.encode


@dataclass(frozen=True, slots=True)
class Address:
    """The parts of a table's link, `http://host/t/<table>#<token of a seat>`."""

    server: str
    table: str
    token: str

    @classmethod
    def of(cls, link: str) -> Address:
        parts = urlsplit(link if "://" in link else f"http://{link}")
        table = parts.path.rstrip("/").rpartition("/")[2]
        if parts.scheme not in ("http", "https") or not parts.netloc or not table:
            raise BadUsage(text("server-link-not-readable", value=link[:80]))
        return cls(f"{parts.scheme}://{parts.netloc}", table, parts.fragment)

    @property
    def socket(self) -> str:
        return f"{self.server.replace('http', 'ws', 1)}/api/tables/{self.table}/ws"


@dataclass(frozen=True, slots=True)
class Offered(Choices):
    """What the server lets the person choose from; its refusals come from there too."""

    shown: Any
    stuck_because: dict[str, Text]

    @property
    def view(self) -> Any:
        return self.shown

    def stuck(self, card: str) -> Refused | None:
        why = self.stuck_because.get(card)
        return None if why is None else Refused(why)

    def refusal(self, typed: str) -> Refused:
        card = next((c for c in self.hand if c.casefold() == typed.casefold()), None)
        if card is not None and (why := self.stuck(card)) is not None:
            return why
        try:
            self.game.parse(typed)
        except Refused as error:
            return error
        return Refused(text("cli-not-a-choice", move=typed[:40]))


def join(screen: Screen, link: str, *, name: str | None, watch: bool) -> None:
    try:
        asyncio.run(_join(screen, Address.of(link), name, watch=watch))
    except (httpx.TransportError, OSError, websockets.InvalidHandshake) as error:
        raise BadUsage(text("server-not-reached", value=link[:80], detail=str(error)[:120])) from None
    except (Left, InputEnded):
        screen.say("server-left")


async def _join(screen: Screen, address: Address, name: str | None, *, watch: bool) -> None:
    async with httpx.AsyncClient(base_url=address.server, timeout=30) as http:
        if name is not None:
            await _post(http, "/api/me", {"name": name})
        if not watch:
            path, form = ("seat", {"token": address.token}) if address.token else ("join", {})
            msgspec.convert(await _post(http, f"/api/tables/{address.table}/{path}", form), Sat)
        token = http.cookies.get(COOKIE)
    headers = {"Cookie": f"{COOKIE}={token}"} if token else {}
    last: int | None = None
    while True:
        async with websockets.connect(address.socket, additional_headers=headers, max_size=None) as connection:
            guest = Guest(screen, connection, last)
            if not await guest.sit():
                return
            last = guest.version
        screen.say("server-comes-back")
        await asyncio.sleep(1)


async def _post(http: httpx.AsyncClient, path: str, form: dict[str, str]) -> Any:
    answer = await http.post(path, json=form)
    if answer.is_error:
        try:
            raise Refused(msgspec.json.decode(answer.content, type=Said).why)
        except msgspec.DecodeError:
            raise Refused(text("server-bad-answer", detail=f"HTTP {answer.status_code}")) from None
    return answer.json()


class Guest:
    """A person at a server's table, for as long as a connection lasts."""

    def __init__(self, screen: Screen, connection: ClientConnection, last: int | None) -> None:
        self._screen, self._connection = screen, connection
        self._pad = ScorePad()
        self._person = Person(screen, self._pad)
        self._game: AnyGame | None = None
        self._table: TableInfo | None = None
        self._offer: tuple[Any, wire.Now] | None = None
        self._offered = asyncio.Event()
        self.version = last

    async def sit(self) -> bool:
        """Play until the game is over or the connection ends; return whether to come back."""
        await self._send(wire.Hello(wire.PROTOCOL, self.version))
        choosing = asyncio.create_task(self._choose_always())
        try:
            async for received in self._connection:
                if (again := await self._take(_decoder.decode(received))) is not None:
                    return again
        except websockets.ConnectionClosedError:
            pass
        finally:
            choosing.cancel()
        if choosing.done() and not choosing.cancelled():
            choosing.result()  # raises what the person asked for: to leave
        return True

    async def _send(self, message: wire.ClientMessage) -> None:
        await self._connection.send(_encode(message).decode())

    async def _take(self, message: wire.ServerMessage) -> bool | None:
        """Deal with one message; return True to come back, False when it is over, None to listen on."""
        match message:
            case wire.Welcome(_, _, you, table):
                self._meet(table, you)
            case wire.Table(table):
                self._meet(table, self._screen.voice.you)
                if table.closed is not None:
                    self._screen.tell(table.closed, style="yellow")
                return False if table.status in ("ended", "closed") else None
            case wire.Synced(version, now, _):
                self.version = version
                self._stands(now)
            case wire.Moved(_, version, happened, now) if self.version is None or version > self.version:
                self.version = version
                self._tell(happened)
                if now is not None:
                    await asyncio.sleep(now.show_in_ms / 1000)
                    self._stands(now)
            case wire.Refused(_, why, rule, _, now):
                refusal = Refused(why) if rule is None else IllegalMove(rule, why)
                self._screen.show(complaint(self._screen, refusal))
                if now is not None:
                    self._stands(now)
            case wire.Notice(why) | wire.Problem(why):
                self._screen.tell(why, style="yellow")
            case wire.Emoted(seat, emote):
                self._screen.say("server-emoted", seat=seat, text_emote=text(f"emote-{emote}"))
            case wire.Ping(number):
                await self._send(wire.Pong(number))
            case wire.Closed(why, again, _):
                self._screen.tell(why, style="yellow")
                return again
        return None

    def _meet(self, table: TableInfo, you: int | None) -> None:
        before, self._table = self._table, table
        self._game = registry.game(table.game)
        names = [seat.name or f"{NAMES[s % len(NAMES)]} ({seat.bot or '?'})" for s, seat in enumerate(table.seats)]
        self._screen.voice = Voice(self._screen.language, names, you, self._game.styles)
        if before is None or before.seats != table.seats:
            self._screen.say("server-at-table", names=", ".join(map(clean, names)), status=table.status)

    def _tell(self, happened: tuple[wire.Happened, ...]) -> None:
        assert self._game is not None
        event = kinds(self._game).event
        for sentence in words_of(self._game, [msgspec.convert(h.event, event) for h in happened]):
            self._screen.tell(sentence)

    def _stands(self, now: wire.Now) -> None:
        """Show what has been scored, and ask the person if there is something to choose."""
        assert self._game is not None
        view = msgspec.convert(now.view, kinds(self._game).view)
        if self._pad.saw(view, over=now.result is not None):
            self._pad.show(self._screen)
        self._offer = (view, now) if now.legal else None
        if self._offer:
            self._offered.set()

    async def _choose_always(self) -> None:
        """Ask for a move whenever there is one to make."""
        try:
            while await self._offered.wait():
                self._offered.clear()
                if self._offer is not None:
                    await self._choose(*self._offer)
        except (Left, InputEnded):
            await self._connection.close()
            raise

    async def _choose(self, view: Any, now: wire.Now) -> None:
        """Ask, without holding up what else comes in; the move may come too late, and is refused then."""
        game, table, you = self._game, self._table, self._screen.voice.you
        assert game is not None and table is not None and you is not None
        moves = tuple(game.parse(legal.move) for legal in now.legal)
        start = History.of(game, make_config(game.config, dict(table.config)))
        choices = Offered(game, start, Seat(you), moves, view, now.stuck)
        timed, shown_at = any(map(is_stamped, moves)), time.monotonic()
        move = await asyncio.to_thread(self._person.choose, choices, may_wait=timed)
        self._offer = None  # whatever came meanwhile was of the same decision, or of one that is over
        self._offered.clear()
        if move is not None:
            made = stamped(move, round(1000 * (time.monotonic() - shown_at)))
            await self._send(wire.Move(uuid4().hex, now.decision, game.write(made)))
