"""Time, so that tests can hold it: what time it is, how long something took, and what is to happen later."""

from __future__ import annotations

import asyncio
import time
from collections.abc import Callable
from typing import Protocol


class Timer(Protocol):
    def cancel(self) -> None: ...


class Clock(Protocol):
    def now_ms(self) -> int:
        """Return UTC milliseconds since 1970, as they are stored."""

    def monotonic_ms(self) -> float:
        """Return a time that never jumps, for measuring."""

    def call_later(self, ms: float, then: Callable[[], None]) -> Timer: ...


class SystemClock:
    def now_ms(self) -> int:
        return time.time_ns() // 1_000_000

    def monotonic_ms(self) -> float:
        return time.monotonic() * 1_000

    def call_later(self, ms: float, then: Callable[[], None]) -> Timer:
        return asyncio.get_running_loop().call_later(max(0.0, ms) / 1_000, then)
