"""Settings that every test of the project shares."""

import math
import os
import time
from collections.abc import Callable
from random import Random

import pytest
from hypothesis import settings

collect_ignore = ["src/belladonna/server/migrations/env.py"]  # Alembic runs it; it cannot be imported

# No deadlines: a busy machine is no fault of the code. In CI the same examples run every time, so that a red run
# can be repeated; at home they are fresh ones.
settings.register_profile("default", deadline=None, max_examples=50, print_blob=True, derandomize="CI" in os.environ)
settings.register_profile("long", deadline=None, max_examples=2000, print_blob=True, derandomize=False)
settings.load_profile(os.environ.get("HYPOTHESIS_PROFILE", "default"))

LONG_SECONDS = float(os.environ.get("TEST_LONG_SECONDS", "600"))
USABLE = 0.85  # the rest is for starting up and for the last example, which nobody interrupts
LAST_START = 0.6  # of the time, after which no long test begins: the longest takes minutes
FILLED = 0.3  # of it, for the tests that go on as long as they may; the others take what they take

_started = time.monotonic()
_share = 0.0
_deadline = 0.0


def _is_long(item: pytest.Item) -> bool:
    return item.get_closest_marker("long") is not None


def _fills_its_time(item: pytest.Item) -> bool:
    return "seconds_left" in getattr(item, "fixturenames", ())


def pytest_collection_modifyitems(items: list[pytest.Item]) -> None:
    """Split the time for the long tests that ask `seconds_left` evenly among them; they come before the others.

    The others come in an order of the day, so that each has its turn where the time does not suffice for all.
    """
    global _share  # noqa: PLW0603 - pytest's hooks have no other place to keep it
    workers = int(os.environ.get("PYTEST_XDIST_WORKER_COUNT", "1"))
    asking = [item for item in items if _is_long(item) and _fills_its_time(item)]
    _share = LONG_SECONDS * USABLE * FILLED / max(1, math.ceil(len(asking) / workers))
    if day := os.environ.get("TEST_LONG_DAY"):
        others = [item for item in items if item not in asking]
        Random(day).shuffle(others)
        # A worker begins with a run of neighbours: each with its part of both.
        items[:] = [item for w in range(workers) for item in (*asking[w::workers], *others[w::workers])]


def pytest_runtest_setup(item: pytest.Item) -> None:
    """Start the clock of a test that asks `seconds_left`; leave out a long one when the time is over."""
    global _deadline  # noqa: PLW0603 - as above
    now = time.monotonic()
    _deadline = min(now + _share, _started + LONG_SECONDS * USABLE)
    if "TEST_LONG_DAY" in os.environ and _is_long(item) and now > _started + LONG_SECONDS * LAST_START:
        pytest.skip("no time was left for it today")


@pytest.fixture(scope="session")
def seconds_left() -> Callable[[], float]:
    """What a long test may still use of its share: `while seconds_left() > 0: ...`.

    It belongs to the session, so a hypothesis test may ask for it too; there, return early once nothing is left.
    """
    return lambda: max(0.0, _deadline - time.monotonic())
