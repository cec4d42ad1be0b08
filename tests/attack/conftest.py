"""What every attack starts from."""

from __future__ import annotations

import pytest
from tests.server.conftest import clock, home, timed

__all__ = ["anyio_backend", "clock", "home", "timed"]


@pytest.fixture
def anyio_backend() -> str:
    return "asyncio"
