"""A server and a browser for each test."""

from __future__ import annotations

from collections.abc import AsyncIterator
from pathlib import Path

import pytest
from playwright.async_api import Browser
from tests.server.harness import House, house
from tests.web.browser import browser


@pytest.fixture
def anyio_backend() -> str:
    return "asyncio"


@pytest.fixture
async def home(tmp_path: Path) -> AsyncIterator[House]:
    async with house(tmp_path) as running:
        yield running


@pytest.fixture
async def chrome() -> AsyncIterator[Browser]:
    async with browser() as running:
        yield running
