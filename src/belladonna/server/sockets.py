"""One client's connection: frames wait here for a client that reads slowly, and only for so long."""

from __future__ import annotations

import asyncio
from collections import deque
from collections.abc import Awaitable, Callable

from belladonna.server.race import Line

Send = Callable[[bytes], Awaitable[None]]
Write = Callable[[bytes], bool]
Close = Callable[[int], Awaitable[None]]

CUT, WRITE = "belladonna.cut", "belladonna.write"
"""Extensions of the ASGI scope: end a connection without waiting for the client to read; send a text at once."""

RESTART, TOO_SLOW, ENDED, BAD_MESSAGE, TOO_FAST = 1012, 1013, 1000, 1008, 1008
WRONG_PROTOCOL, NO_TABLE, NO_SPECTATORS = 4001, 4004, 4003


class Connection:
    """`seat` is the table's to set: what the session holds there, None for a spectator."""

    def __init__(
        self,
        session: str | None,
        send: Send,
        close: Close,
        *,
        backlog: int,
        cut: Callable[[], None] | None = None,
        write: Write | None = None,
    ) -> None:
        """`write` sends at once, or returns False where the line is full; `send` waits until it is not."""
        self.session = session
        self.seat: int | None = None
        self.line = Line()
        self._send, self._close, self._cut, self._write, self._most = send, close, cut, write, backlog
        self._frames: deque[bytes] = deque()
        self._waiting_bytes = 0
        self._wake = asyncio.Event()
        self._code: int | None = None

    @property
    def closing(self) -> bool:
        return self._code is not None

    def send(self, text: bytes) -> None:
        """Put a frame on its way; who does not read is cut off and finds what it missed when it comes back."""
        if self._code is not None or (not self._waiting_bytes and self._write is not None and self._write(text)):
            return
        self._frames.append(text)
        self._waiting_bytes += len(text)
        if self._waiting_bytes > self._most:
            self._frames.clear()
            self._code = TOO_SLOW
            if self._cut:
                self._cut()
        self._wake.set()

    def close(self, code: int) -> None:
        """Close when all that waits has been sent."""
        if self._code is None:
            self._code = code
        self._wake.set()

    async def write(self) -> None:
        """Send what comes, until somebody closes; this is the connection's own task."""
        while True:
            while self._frames:
                text = self._frames.popleft()
                await self._send(text)
                self._waiting_bytes -= len(text)
            if self._code is not None:
                await self._close(self._code)
                return
            self._wake.clear()
            await self._wake.wait()
