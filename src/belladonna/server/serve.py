"""A server in this process: uvicorn set up for many small frames, stopped without losing anything."""

from __future__ import annotations

import asyncio
import errno
import gc
import os
import socket
import sys
from collections.abc import Callable, Iterator
from contextlib import contextmanager
from typing import Any, Literal

import msgspec
import uvicorn
from msgspec import Struct

from belladonna.core.text import text
from belladonna.server.app import Services, make_app
from belladonna.server.auth import Luck, SystemLuck
from belladonna.server.clock import Clock
from belladonna.server.config import Settings
from belladonna.server.errors import CannotStart
from belladonna.server.kernels import Kernels
from belladonna.server.protocol import Protocol
from belladonna.server.roster import Roster
from belladonna.server.store import Store, open_store

DRAIN_S = 5
SERVING = "serving.json"
LOOP: Literal["asyncio", "uvloop"] = "asyncio" if sys.platform == "win32" else "uvloop"
BACKLOG = 2048
YOUNG = 20_000
"""So many new objects are made before their cycles are looked for; moves under way of a thousand tables are fewer."""


class Server(uvicorn.Server):
    """Says when it is ready, and tells people before it closes their connections."""

    on_ready: Callable[[], None] | None = None

    @property
    def services(self) -> Services | None:
        """Return what the application works with, None before it has started."""
        guard: Any = self.config.app
        found: Services | None = guard.app.state.get("services")
        return found

    async def startup(self, sockets: list[socket.socket] | None = None) -> None:
        await super().startup(sockets)
        if self.started and self.on_ready:
            self.on_ready()

    async def shutdown(self, sockets: list[socket.socket] | None = None) -> None:
        if self.services is not None:
            await self.services.hub.drain()
        await super().shutdown(sockets)

    @contextmanager
    def capture_signals(self) -> Iterator[None]:
        """Stop on a signal, and then do not die of it: the exit code is ours."""
        with super().capture_signals():
            yield
            self._captured_signals.clear()


def make_server(
    settings: Settings,
    *,
    store: Store | None = None,
    clock: Clock | None = None,
    luck: Luck | None = None,
    roster: Roster | None = None,
    operator_token: str | None = None,
) -> Server:
    """Return a server; `await server.serve()` runs it until `should_exit` is set."""
    app = make_app(settings, store=store, clock=clock, luck=luck, roster=roster, operator_token=operator_token)
    config = uvicorn.Config(
        app,
        host=settings.host,
        port=settings.port,
        loop=LOOP,
        http="httptools",
        ws=Protocol,
        ws_max_size=settings.message_bytes,
        ws_per_message_deflate=False,
        lifespan="on",
        log_config=None,
        access_log=False,
        server_header=False,
        forwarded_allow_ips=list(settings.trusted_proxies),
        timeout_graceful_shutdown=DRAIN_S,
        backlog=BACKLOG,
    )
    return Server(config)


def bound(settings: Settings) -> socket.socket:
    """Return a socket on the address of the settings, or raise the CannotStart that says why not."""
    family = socket.AF_INET6 if ":" in settings.host else socket.AF_INET
    try:
        return socket.create_server((settings.host, settings.port), family=family, backlog=BACKLOG)
    except OSError as error:
        if error.errno == errno.EADDRINUSE:
            raise CannotStart(text("server-port-in-use", port=str(settings.port))) from None
        raise CannotStart(
            text("server-cannot-listen", host=settings.host, port=str(settings.port), detail=error.strerror or "")
        ) from None


async def run(settings: Settings, on_ready: Callable[[int], None]) -> None:
    """Serve until a signal comes. `on_ready` is told the port; the operator's commands find us by a file."""
    store = await open_store(settings.database_url)
    try:
        listening = bound(settings)
        roster = await asyncio.to_thread(Roster.started, settings.bots)
    except CannotStart:
        await store.close()
        raise
    port: int = listening.getsockname()[1]
    token = SystemLuck().token()
    server = make_server(settings, store=store, roster=roster, operator_token=token)
    note = settings.folder / SERVING
    warming: list[asyncio.Task[None]] = []

    def ready() -> None:
        collect_less()
        if server.services is not None:
            kernels = server.services.world.players.kernels = Kernels()
            warming.append(asyncio.get_running_loop().create_task(kernels.make_ready()))
        settings.folder.mkdir(parents=True, exist_ok=True)
        host = "127.0.0.1" if settings.host in ("0.0.0.0", "::") else settings.host  # noqa: S104
        written = msgspec.json.encode(Serving(f"http://{f'[{host}]' if ':' in host else host}:{port}", token))
        with os.fdopen(os.open(note, os.O_WRONLY | os.O_CREAT | os.O_TRUNC, 0o600), "wb") as file:
            file.write(written)
        on_ready(port)

    server.on_ready = ready
    try:
        await server.serve([listening])
    finally:
        if warming:
            warming[0].cancel()
        note.unlink(missing_ok=True)


class Serving(Struct, frozen=True):
    """Where a running server listens, and the token of whoever runs it; in a file only they can read."""

    url: str
    token: str


def collect_less() -> None:
    """Look for cycles among new things seldom, and among what the program is made of never: a look stops all tables."""
    gc.collect()
    gc.freeze()
    gc.set_threshold(YOUNG, 20, 20)


def loop_factory() -> Callable[[], asyncio.AbstractEventLoop]:
    if LOOP == "asyncio":
        return asyncio.new_event_loop
    import uvloop

    return uvloop.new_event_loop
