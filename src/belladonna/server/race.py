"""A race's fair times: what a client says of its own watch, as far as the line to it allows."""

from __future__ import annotations

from collections import deque
from collections.abc import Iterable

SHOW_IN_MS = 250
"""How long after the frame everybody shows a race's cards; by then it has reached nearly everybody."""
MOST_ROUND_TRIP_MS = 400
"""The longest line that is made up for; also how long the end of a race may wait for one."""
REMEMBERED = 5


class Line:
    """Measures the line to one client by its answers to pings."""

    __slots__ = ("_asked", "_next", "_trips")

    def __init__(self) -> None:
        self._trips: deque[float] = deque(maxlen=REMEMBERED)
        self._asked: dict[int, float] = {}
        self._next = 0

    def ask(self, now: float) -> int:
        """Return the number of a new ping."""
        self._next += 1
        self._asked[self._next] = now
        if len(self._asked) > REMEMBERED:
            del self._asked[next(iter(self._asked))]
        return self._next

    def answered(self, number: int, now: float) -> None:
        asked = self._asked.pop(number, None)
        if asked is not None:
            self._trips.append(min(now - asked, MOST_ROUND_TRIP_MS))

    @property
    def worst_ms(self) -> float:
        return max(self._trips, default=0.0)


def stamp(claimed: int, elapsed: float, worst_round_trip: float) -> int:
    """Return when the move was made after its seat's own reveal: as claimed, where the line makes that possible."""
    latest = max(0.0, elapsed)
    earliest = max(0.0, elapsed - min(worst_round_trip, MOST_ROUND_TRIP_MS))
    return round(min(max(float(claimed), earliest), latest))


def grace(wait_ms: int, lines: Iterable[Line]) -> int:
    """Return how long the end of a race waits: longer for a slow line, never beyond the limit."""
    if wait_ms > MOST_ROUND_TRIP_MS:
        return wait_ms
    return min(MOST_ROUND_TRIP_MS, max(wait_ms, round(max((line.worst_ms for line in lines), default=0.0))))
