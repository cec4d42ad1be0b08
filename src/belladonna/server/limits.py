"""How much is too much: buckets of permissions that fill up again, by session and by address."""

from __future__ import annotations

from collections import OrderedDict
from dataclasses import dataclass

from belladonna.core.text import text
from belladonna.server.clock import Clock
from belladonna.server.errors import TooMany

MOST_BUCKETS = 20_000


@dataclass(frozen=True, slots=True)
class Rate:
    """So many at once, and so many a second in the long run."""

    burst: int
    per_second: float


class Bucket:
    __slots__ = ("_clock", "_full_at", "_left", "_rate")

    def __init__(self, rate: Rate, clock: Clock) -> None:
        self._rate, self._clock = rate, clock
        self._left, self._full_at = float(rate.burst), clock.monotonic_ms()

    def take(self) -> bool:
        now = self._clock.monotonic_ms()
        self._left = min(self._rate.burst, self._left + (now - self._full_at) / 1_000 * self._rate.per_second)
        self._full_at = now
        if self._left < 1:
            return False
        self._left -= 1
        return True


class Limiter:
    """One bucket a key; the longest unused are forgotten, so that strangers cannot fill the memory."""

    def __init__(self, rate: Rate, clock: Clock) -> None:
        self._rate, self._clock = rate, clock
        self._buckets: OrderedDict[str, Bucket] = OrderedDict()

    def check(self, key: str) -> None:
        """Count one more, or raise TooMany."""
        bucket = self._buckets.get(key)
        if bucket is None:
            bucket = self._buckets[key] = Bucket(self._rate, self._clock)
            if len(self._buckets) > MOST_BUCKETS:
                self._buckets.popitem(last=False)
        self._buckets.move_to_end(key)
        if not bucket.take():
            raise TooMany(text("server-too-fast"), retry_s=max(1, round(1 / self._rate.per_second)))
