"""One process a database file: a lock that the system lets go of when the process ends, however it ends."""

from __future__ import annotations

import os
import sys
from pathlib import Path

from belladonna.core.text import text
from belladonna.server.errors import CannotStart


class FileLock:
    def __init__(self, path: Path) -> None:
        self.path = path
        self._handle: int | None = None

    def take(self, guarded: Path) -> None:
        """Take it, or raise the CannotStart that names the file it guards."""
        try:
            handle = os.open(self.path, os.O_RDWR | os.O_CREAT, 0o600)
        except OSError as error:
            raise CannotStart(
                text("server-database-failed", value=str(guarded), detail=error.strerror or str(error))
            ) from None
        try:
            _lock(handle)
        except OSError:
            os.close(handle)
            raise CannotStart(text("server-database-in-use", value=str(guarded))) from None
        self._handle = handle

    def release(self) -> None:
        """Let go of it; the file stays, since removing it would race with the next one to take it."""
        if self._handle is not None:
            os.close(self._handle)
            self._handle = None


if sys.platform == "win32":
    import msvcrt

    def _lock(handle: int) -> None:
        msvcrt.locking(handle, msvcrt.LK_NBLCK, 1)
else:
    import fcntl

    def _lock(handle: int) -> None:
        fcntl.flock(handle, fcntl.LOCK_EX | fcntl.LOCK_NB)
