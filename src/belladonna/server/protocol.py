"""The WebSocket endpoint: uvicorn's, with a short way for what a busy table does most."""

from __future__ import annotations

from typing import Any

from uvicorn.protocols.websockets.websockets_sansio_impl import WebSocketsSansIOProtocol
from websockets.http11 import Request
from websockets.protocol import OPEN

from belladonna.server.sockets import CUT, WRITE

TEXT = 0x81
MOST_WAITING = 16
"""So many messages may wait for the application before no more are read from the line."""


class Protocol(WebSocketsSansIOProtocol):
    """Sends a text without passing through tasks, and ends a connection whose client no longer reads."""

    def handle_connect(self, event: Request) -> None:
        super().handle_connect(event)
        if hasattr(self, "scope"):
            extensions: dict[str, Any] = self.scope["extensions"]
            extensions[CUT] = self.transport.abort
            extensions[WRITE] = self.write_text

    def write_text(self, text: bytes) -> bool:
        """Send this as a message of one frame; False where the line is full, or is no longer or not yet open."""
        if not self.writable.is_set() or not self.handshake_complete or self.conn.state is not OPEN:
            return False
        if self.close_sent or self.disconnected or self.transport.is_closing():
            return False
        size = len(text)
        if size < 126:
            head = bytes((TEXT, size))
        elif size < 65_536:
            head = bytes((TEXT, 126)) + size.to_bytes(2, "big")
        else:
            head = bytes((TEXT, 127)) + size.to_bytes(8, "big")
        self.transport.write(head + text)
        return True

    def send_receive_event_to_app(self) -> None:
        """Hand on a message; reading stops only when several wait, since stopping costs more than a message."""
        room, paused = self.queue.qsize() < MOST_WAITING, self.read_paused
        self.read_paused = paused or room
        super().send_receive_event_to_app()
        if room:
            self.read_paused = paused
