"""A server in this process: uvicorn set up for many small frames, stopped without losing anything."""

from __future__ import annotations

import logging
import socket
import sys
from typing import Any

import uvicorn
from uvicorn.protocols.websockets.websockets_sansio_impl import WebSocketsSansIOProtocol
from websockets.http11 import Request

from belladonna.server.app import Services, make_app
from belladonna.server.auth import Luck
from belladonna.server.clock import Clock
from belladonna.server.config import Settings
from belladonna.server.desk import CUT

log = logging.getLogger(__name__)
DRAIN_S = 5
BACKLOG = 2048


class Protocol(WebSocketsSansIOProtocol):
    """Lets the application end a connection whose client no longer reads; a proper close would wait for it."""

    def handle_connect(self, event: Request) -> None:
        super().handle_connect(event)
        if hasattr(self, "scope"):
            extensions: dict[str, Any] = self.scope["extensions"]
            extensions[CUT] = self.transport.abort


class Server(uvicorn.Server):
    """Tells people before it closes their connections."""

    @property
    def services(self) -> Services | None:
        """Return what the application works with, None before it has started."""
        guard: Any = self.config.app
        found: Services | None = guard.app.state.get("services")
        return found

    async def shutdown(self, sockets: list[socket.socket] | None = None) -> None:
        if self.services is not None:
            await self.services.hub.drain()
        await super().shutdown(sockets)


def make_server(
    settings: Settings, *, clock: Clock | None = None, luck: Luck | None = None, operator_token: str | None = None
) -> Server:
    """Return a server; `await server.serve()` runs it until `should_exit` is set."""
    app = make_app(settings, clock=clock, luck=luck, operator_token=operator_token)
    config = uvicorn.Config(
        app,
        host=settings.host,
        port=settings.port,
        loop="asyncio" if sys.platform == "win32" else "uvloop",
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
