"""A real server on a free port of this machine, and clients that know the protocol: what the tests here play with."""

from __future__ import annotations

import asyncio
import heapq
import socket
from collections.abc import AsyncIterator, Callable
from contextlib import asynccontextmanager
from pathlib import Path
from typing import Any

import httpx
import msgspec
import websockets
from websockets.asyncio.client import ClientConnection

from belladonna.server.app import Services
from belladonna.server.auth import COOKIE
from belladonna.server.config import Settings
from belladonna.server.messages import PROTOCOL
from belladonna.server.serve import Server, make_server

PATIENCE_S = 30
FAST = {"pace_ms": 0}
Frame = dict[str, Any]


class Client:
    """One person's browser: a cookie, requests, and sockets."""

    def __init__(self, url: str) -> None:
        self.url = url
        self.http = httpx.AsyncClient(base_url=url, timeout=PATIENCE_S, verify=False)  # reading certificates takes long

    @property
    def token(self) -> str:
        return self.http.cookies.get(COOKIE) or ""

    async def ask(self, method: str, path: str, body: Any = None, *, expect: int | None = None, **more: Any) -> Any:
        answer = await self.http.request(method, path, json=body, **more)
        if expect is not None:
            assert answer.status_code == expect, answer.text
        else:
            assert answer.is_success, answer.text
        return answer.json() if answer.content else None

    async def get(self, path: str, **more: Any) -> Any:
        return await self.ask("GET", path, **more)

    async def post(self, path: str, body: Any = None, **more: Any) -> Any:
        return await self.ask("POST", path, body if body is not None else {}, **more)

    async def create(self, game: str = "poison", *, bots: int = 0, start: bool = False, **more: Any) -> str:
        """Make a table and return its id; `bots` greedy ones sit down."""
        self.made = getattr(self, "made", 0) + 1
        form = {
            "game": game,
            "key": more.pop("key", f"table-{id(self)}-{self.made}"),
            "config": more.pop("config", {}),
            "options": FAST | more.pop("options", {}),
            "bots": more.pop("names", ["greedy"] * bots),
            "start": start,
        }
        sat = await self.post("/api/tables", form | more)
        table_id: str = sat["table"]["id"]
        return table_id

    @asynccontextmanager
    async def sit(self, table_id: str, *, last: int | None = None, **more: Any) -> AsyncIterator[Socket]:
        """Open a socket to a table and say Hello."""
        async with self.socket(table_id, **more) as connection:
            await connection.send({"type": "Hello", "protocol": PROTOCOL, "last": last})
            connection.version = -1 if last is None else last
            await connection.until("Welcome")
            while connection.now is None and connection.table["status"] == "playing":
                await connection.next()
            yield connection

    @asynccontextmanager
    async def socket(self, table_id: str, *, origin: str | None = None) -> AsyncIterator[Socket]:
        address = self.url.replace("http", "ws") + f"/api/tables/{table_id}/ws"
        headers = {"Cookie": f"{COOKIE}={self.token}"} if self.token else {}
        async with websockets.connect(
            address,
            additional_headers=headers,
            origin=origin,  # type: ignore[arg-type]
            compression=None,
            max_queue=None,
        ) as raw:
            yield Socket(raw)


class Socket:
    """A client's end of a WebSocket. It keeps what came, and how things stand at the table."""

    def __init__(self, raw: ClientConnection) -> None:
        self.raw = raw
        self.came: list[Frame] = []
        self.now: Frame | None = None
        self.version = -1
        self.table: Frame = {}
        self.you: int | None = None
        self._moves = 0

    async def send(self, message: Frame | str) -> None:
        await self.raw.send(message if isinstance(message, str) else msgspec.json.encode(message).decode())

    async def next(self, patience: float = PATIENCE_S) -> Frame:
        async with asyncio.timeout(patience):
            frame: Frame = msgspec.json.decode(await self.raw.recv())
        self.came.append(frame)
        match frame:
            case {"type": "Synced", "version": version, "now": now}:
                self.version, self.now = version, now
            case {"type": "Moved", "after": after, "version": version, "now": now}:
                if version > self.version:
                    assert after == self.version, f"missed something: {after} after {self.version}"
                    self.version, self.now = version, now or self.now
            case {"type": "Welcome", "table": table, "you": you}:
                self.table, self.you = table, you
            case {"type": "Table", "table": table}:
                self.table = table
            case {"type": "Ping", "id": number}:
                await self.send({"type": "Pong", "id": number})
        return frame

    async def until(self, wanted: str | Callable[[Frame], bool], patience: float = PATIENCE_S) -> Frame:
        """Return the first frame of a kind, or that is as wanted, that comes from now on."""
        async with asyncio.timeout(patience):
            while True:
                frame = await self.next(patience)
                if frame["type"] == wanted if isinstance(wanted, str) else wanted(frame):
                    return frame

    async def until_my_turn(self) -> Frame:
        """Return how things stand when there is something to do, or the game is over."""
        while self.now is None or not (self.now["legal"] or self.now["result"]):
            await self.next()
        return self.now

    async def until_ended(self) -> None:
        """Wait until the server says so, and so has stored the record."""
        while self.table["status"] not in ("ended", "closed"):
            await self.next()

    async def quiet(self, seconds: float = 0.05) -> list[Frame]:
        """Return what still comes until nothing does for a while."""
        before = len(self.came)
        while True:
            try:
                await self.next(seconds)
            except TimeoutError:
                return self.came[before:]

    async def move(self, text: str, *, decision: int | None = None, move_id: str | None = None) -> str:
        """Send a move and return its id."""
        assert self.now is not None
        self._moves += 1
        name = move_id or f"m{id(self)}-{self._moves}"
        at = self.now["decision"] if decision is None else decision
        await self.send({"type": "Move", "id": name, "decision": at, "move": text})
        return name

    async def play(self, text: str | None = None, **more: Any) -> Frame:
        """Make a move, the first legal one unless told, and return its Ack or Refused."""
        assert self.now is not None
        name = await self.move(text or self.now["legal"][0]["move"], **more)
        return await self.until(lambda frame: frame["type"] in ("Ack", "Refused") and frame["id"] == name)

    async def play_out(self) -> Frame:
        """Play first legal moves to the end; return how things stand then."""
        while True:
            now = await self.until_my_turn()
            if now["result"]:
                await self.until_ended()
                return now
            version = self.version
            answer = await self.play()
            while answer["type"] == "Ack" and self.version == version:
                await self.next()


class HeldClock:
    """Time that stands still until a test moves it. What is due at once happens at once."""

    def __init__(self) -> None:
        self.ms = 1_800_000_000_000.0
        self._due: list[tuple[float, int, Callable[[], None], list[bool]]] = []
        self._count = 0

    def now_ms(self) -> int:
        return int(self.ms)

    def monotonic_ms(self) -> float:
        return self.ms

    def call_later(self, ms: float, then: Callable[[], None]) -> HeldTimer:
        timer = HeldTimer()
        if ms <= 0:
            asyncio.get_running_loop().call_soon(lambda: None if timer.cancelled else then())
            return timer
        self._count += 1
        heapq.heappush(self._due, (self.ms + ms, self._count, then, timer.cancelled))
        return timer

    def advance(self, ms: float) -> None:
        until = self.ms + ms
        while self._due and self._due[0][0] <= until:
            at, _, then, cancelled = heapq.heappop(self._due)
            self.ms = max(self.ms, at)
            if not cancelled:
                then()
        self.ms = until


class HeldTimer:
    def __init__(self) -> None:
        self.cancelled: list[bool] = []

    def cancel(self) -> None:
        self.cancelled.append(True)


class House:
    """A running server and whoever visits it."""

    def __init__(self, server: Server, url: str) -> None:
        self.server, self.url = server, url
        self._clients: list[Client] = []

    @property
    def services(self) -> Services:
        assert self.server.services is not None
        return self.server.services

    def visitor(self) -> Client:
        client = Client(self.url)
        self._clients.append(client)
        return client

    async def guest(self, name: str = "Ann") -> Client:
        client = self.visitor()
        await client.post("/api/me", {"name": name})
        return client

    async def calm(self, table_id: str) -> None:
        """Wait until every bot has answered and the table has done all it was given to do."""
        table = await self.services.hub.table(table_id)

        async def nothing() -> None: ...

        while True:
            await asyncio.sleep(0)
            await table.call(nothing)
            if not self.services.world.players.thinking:
                await table.call(nothing)
                return
            await asyncio.sleep(0.002)

    async def go_home(self) -> None:
        for client in self._clients:
            await client.http.aclose()


def free_port() -> int:
    with socket.socket() as probe:
        probe.bind(("127.0.0.1", 0))
        port: int = probe.getsockname()[1]
        return port


@asynccontextmanager
async def house(data: Path, *, clock: Any = None, luck: Any = None, **settings: Any) -> AsyncIterator[House]:
    """Run a server on the database of this folder, and stop it properly at the end."""
    defaults = {"request_burst": 10_000, "requests_per_s": 10_000.0, "message_burst": 10_000, "tables": 1_000}
    port = free_port()
    server = make_server(
        Settings(**{**defaults, "data": str(data), "port": port, **settings}),
        clock=clock,
        luck=luck,
        operator_token="op",
    )
    running = asyncio.create_task(server.serve())
    while not server.started:
        await asyncio.sleep(0.005)
        if running.done():
            await running
            raise AssertionError("the server did not start")
    home = House(server, f"http://127.0.0.1:{port}")
    try:
        yield home
    finally:
        await home.go_home()
        server.should_exit = True
        await running
