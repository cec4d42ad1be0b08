"""What every test of the server starts from."""

from __future__ import annotations

from collections.abc import AsyncIterator
from pathlib import Path

import pytest
from tests.server.harness import HeldClock, House, house


@pytest.fixture
def anyio_backend() -> str:
    return "asyncio"


@pytest.fixture
async def home(tmp_path: Path) -> AsyncIterator[House]:
    """A running server with an empty database."""
    async with house(tmp_path) as running:
        yield running


@pytest.fixture
def clock() -> HeldClock:
    return HeldClock()


@pytest.fixture
async def timed(tmp_path: Path, clock: HeldClock) -> AsyncIterator[House]:
    """A running server whose time the test holds."""
    async with house(tmp_path, clock=clock) as running:
        yield running
