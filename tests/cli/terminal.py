"""A program at a pseudo-terminal of 80 by 24: type, and wait for what it says."""

from __future__ import annotations

import contextlib
import fcntl
import os
import pty
import re
import select
import struct
import subprocess
import termios
import time
from collections.abc import Mapping, Sequence
from pathlib import Path

ROWS, COLUMNS = 24, 80
PATIENCE = 20.0
ESCAPES = re.compile(r"\x1b\[[0-9;?]*[A-Za-z]")


def plain(said: str) -> str:
    return ESCAPES.sub("", said).replace("\r", "")


class Terminal:
    def __init__(self, command: Sequence[str], folder: Path, environment: Mapping[str, str]) -> None:
        self._ours, theirs = pty.openpty()
        fcntl.ioctl(theirs, termios.TIOCSWINSZ, struct.pack("HHHH", ROWS, COLUMNS, 0, 0))

        def sit_down() -> None:
            os.setsid()
            fcntl.ioctl(0, termios.TIOCSCTTY, 0)  # so that Ctrl-C reaches it

        self._process = subprocess.Popen(
            command,
            cwd=folder,
            env=environment,
            stdin=theirs,
            stdout=theirs,
            stderr=theirs,
            preexec_fn=sit_down,  # noqa: PLW1509 - no other way gives it a terminal of its own, and there are no threads
        )
        os.close(theirs)
        self.raw = ""
        self._seen = 0

    def type(self, keys: str) -> None:
        os.write(self._ours, keys.encode())

    def interrupt(self) -> None:
        """Press Ctrl-C as late after a prompt as a person would: in its first moment Python's `input` misses one."""
        time.sleep(0.3)
        self.type("\x03")

    def wait_for(self, words: str, patience: float = PATIENCE) -> str:
        """Return what was written up to these words since the last wait."""
        end = time.monotonic() + patience
        while words not in plain(self.raw)[self._seen :]:
            if not self._read(end - time.monotonic()):
                raise AssertionError(f"{words!r} was not said, but: {plain(self.raw)[self._seen :][-1500:]}")
        start, self._seen = self._seen, plain(self.raw).index(words, self._seen) + len(words)
        return plain(self.raw)[start : self._seen]

    def code(self, patience: float = PATIENCE) -> int:
        """Wait for the end, and return the exit code."""
        end = time.monotonic() + patience
        while self._process.poll() is None and time.monotonic() < end:
            self._read(0.1)
        while self._read(0.05):
            pass
        return self._process.wait(1)

    @property
    def said(self) -> str:
        return plain(self.raw)

    def echoes(self) -> bool:
        """Whether the terminal shows what is typed, as it did before the program began."""
        return bool(termios.tcgetattr(self._ours)[3] & termios.ECHO)

    def close(self) -> None:
        if self._process.poll() is None:
            self._process.kill()
        self._process.wait()
        with contextlib.suppress(OSError):
            os.close(self._ours)

    def _read(self, wait: float) -> bool:
        if wait <= 0 or not select.select([self._ours], [], [], wait)[0]:
            return False
        try:
            more = os.read(self._ours, 65536).decode(errors="replace")
        except OSError:  # the other side has closed
            return False
        self.raw += more
        return bool(more)
