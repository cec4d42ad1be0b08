"""A program at a pseudo-terminal: type, and wait for what it says."""

from __future__ import annotations

import os
import pty
import re
import select
import sys
import time

ESCAPES = re.compile(r"\x1b\[[0-9;?]*[A-Za-z]")
PATIENCE = 20.0


class Terminal:
    def __init__(self, *words: str, **environment: str) -> None:
        env = {k: v for k, v in os.environ.items() if not k.startswith(("LC_", "NO_COLOR", "FORCE"))}
        env |= {"TERM": "xterm-256color", "LANG": "C.UTF-8", "COLUMNS": "80", **environment}
        self._process, self._ours = pty.fork()
        if self._process == 0:  # the child, which has a terminal of its own
            os.execve(sys.executable, [sys.executable, "-m", "belladonna", *words], env)
        self.raw = ""
        self._seen = 0

    @property
    def said(self) -> str:
        return ESCAPES.sub("", self.raw).replace("\r", "")

    def type(self, keys: str) -> None:
        os.write(self._ours, keys.encode())

    def wait_for(self, words: str) -> None:
        end = time.monotonic() + PATIENCE
        while words not in self.said[self._seen :]:
            if not self._read(end - time.monotonic()):
                raise AssertionError(f"{words!r} was not said, but: {self.said[self._seen :]}")
        self._seen = self.said.index(words, self._seen) + len(words)

    def code(self) -> int:
        """Wait for the end, and return the exit code."""
        while self._read(PATIENCE):
            pass
        _, status = os.waitpid(self._process, 0)
        os.close(self._ours)
        return os.waitstatus_to_exitcode(status)

    def _read(self, wait: float) -> bool:
        if wait <= 0 or not select.select([self._ours], [], [], wait)[0]:
            return False
        try:
            more = os.read(self._ours, 65536).decode(errors="replace")
        except OSError:  # the other side has closed
            return False
        self.raw += more
        return bool(more)
