"""A limit on how long a player may think."""

from __future__ import annotations

import signal
import threading
from collections.abc import Iterator
from contextlib import contextmanager
from time import monotonic
from typing import Any


class TooSlow(BaseException):
    """Raised inside a player whose time is over. No `except Exception` of the player's own catches it."""


@contextmanager
def time_limit(seconds: float | None) -> Iterator[None]:
    """Raise TooSlow once so many seconds have passed.

    Where the system has no timer to interrupt a program with (Windows, other threads), it is noticed afterwards.
    """
    if seconds is None:
        yield
        return
    start = monotonic()
    if hasattr(signal, "setitimer") and threading.current_thread() is threading.main_thread():
        before = signal.signal(signal.SIGALRM, _over)
        signal.setitimer(signal.ITIMER_REAL, seconds)
        try:
            yield
        finally:
            signal.setitimer(signal.ITIMER_REAL, 0)
            signal.signal(signal.SIGALRM, before)
        return
    yield
    if monotonic() - start > seconds:
        raise TooSlow


def _over(*_: Any) -> None:
    raise TooSlow
