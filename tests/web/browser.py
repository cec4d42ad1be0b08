"""A browser at the page, and a person who plays in it."""

from __future__ import annotations

import json
import re
from collections.abc import AsyncIterator, Iterator
from contextlib import asynccontextmanager, contextmanager
from pathlib import Path
from shutil import which
from typing import Any

import pytest
from playwright.async_api import Browser, BrowserContext, Page, WebSocket, async_playwright

from belladonna.server.page import DIST

ROOT = Path(__file__).parents[2]
AXE = ROOT / "node_modules" / "axe-core" / "axe.min.js"
LAN_NAME = "belladonna.test"
"""A name that is not localhost and so, over plain http, no secure context."""
FLAGS = [
    "--no-sandbox",
    "--disable-gpu",
    "--disable-quic",
    "--no-first-run",
    "--disable-background-networking",
    "--disable-component-update",
    "--disable-sync",
    f"--host-resolver-rules=MAP {LAN_NAME} 127.0.0.1",
]
DESK, PHONE, SIDE = (1440, 900), (390, 844), (844, 390)
SOON_MS = 30_000
NO_GUIDE = """try {
    const kept = JSON.parse(localStorage.getItem('belladonna.settings') ?? '{}');
    localStorage.setItem('belladonna.settings', JSON.stringify({ guideClosed: true, ...kept }));
} catch { /* storage is blocked: the guide is there */ }"""


def chromium() -> str:
    """Return where the system's Chromium is, or fail with how to get it."""
    found = next((path for name in ("chromium", "chromium-browser", "google-chrome") if (path := which(name))), None)
    if found is None:
        pytest.fail("The page's tests need Chromium: apt-get install chromium, or leave them out: make test WEB=no")
    return found


def page_is_built() -> None:
    if not (DIST / "index.html").is_file():
        pytest.fail("The page is not built: make page")


@asynccontextmanager
async def browser() -> AsyncIterator[Browser]:
    page_is_built()
    async with async_playwright() as playwright:
        running = await playwright.chromium.launch(executable_path=chromium(), args=FLAGS)
        try:
            yield running
        finally:
            await running.close()


async def visit(
    running: Browser,
    *,
    size: tuple[int, int] = DESK,
    language: str = "en-GB",
    theme: Any = "dark",
    guide: bool = False,
    **more: Any,
) -> Person:
    """Return somebody new, with cookies and storage of their own, who has closed the guide, as tests want it.

    Nothing moves by itself, so that they are quick.
    """
    context = await running.new_context(
        viewport={"width": size[0], "height": size[1]},
        locale=language,
        color_scheme=theme,
        reduced_motion="reduce",
        **more,
    )
    if not guide:
        await context.add_init_script(NO_GUIDE)
    return Person(context, await context.new_page())


class Person:
    """Somebody at the page. What the page complained of is in `complaints`, what the table sent in `frames`."""

    def __init__(self, context: BrowserContext, page: Page) -> None:
        self.context, self.page = context, page
        self.complaints: list[str] = []
        self.frames: list[dict[str, Any]] = []
        self.sent: list[dict[str, Any]] = []
        page.on("pageerror", lambda error: self.complaints.append(str(error)))
        page.on("console", lambda said: self.complaints.append(said.text) if said.type == "error" else None)
        page.on("websocket", self._listen)
        page.set_default_timeout(SOON_MS)

    def _listen(self, socket: WebSocket) -> None:
        socket.on("framereceived", lambda frame: self.frames.append(json.loads(frame)))
        socket.on("framesent", lambda frame: self.sent.append(json.loads(frame)))

    @property
    def now(self) -> dict[str, Any]:
        """How things stand, by the latest frame that says it."""
        found: dict[str, Any] = next(f["now"] for f in reversed(self.frames) if f.get("now"))
        return found

    async def arrive(self, url: str) -> None:
        await self.page.goto(f"{url}/?pace=0")
        await self.page.wait_for_selector(".games .button")

    async def play_now(self, url: str) -> None:
        """Start a game against bots by the one click."""
        await self.arrive(url)
        await self.page.locator("article.poison .main").click()

    async def stands(self) -> str:
        """Wait until something is asked: `turn`, `paper` or `end`."""
        found = await self.page.wait_for_function(
            """() => document.querySelector('.paper') ? 'paper'
                : document.querySelector('.end') ? 'end'
                : document.querySelector('.hand .ok') ? 'turn' : null"""
        )
        return str(await found.json_value())

    async def cards(self) -> int:
        return await self.page.locator(".hand .spot").count()

    async def went(self, before: int) -> None:
        """Wait until the card has left the hand; where another comes for it, until something else is decided."""
        if self.now["view"]["config"].get("variant") == "draw":
            answered = next(frame["decision"] for frame in reversed(self.sent) if frame["type"] == "Move")
            while self.now["decision"] == answered:
                await self.page.wait_for_timeout(10)
            return
        await self.page.wait_for_function(
            "n => document.querySelector('.paper, .end') || document.querySelectorAll('.hand .spot').length !== n",
            arg=before,
        )

    async def by_mouse(self) -> None:
        before = await self.cards()
        await self.page.locator(".hand .ok button").first.click(position={"x": 12, "y": 24})
        await self.page.locator(".pot.can button").first.click()
        await self.went(before)

    async def by_touch(self) -> None:
        before = await self.cards()
        await self.page.locator(".hand .ok button").first.tap(position={"x": 10, "y": 20})
        await self.page.locator(".pot.can button").first.tap()
        await self.went(before)

    async def by_keys(self) -> None:
        """A digit chooses a card; Enter plays it, or goes to the cauldrons, where Enter plays it."""
        before = await self.cards()
        keys = self.page.keyboard
        for digit in range(1, min(before, 9) + 1):
            await keys.press(str(digit))
            if await self.page.locator(".hand .chosen").count():
                break
        await keys.press("Enter")
        if await self.page.locator(".hand .chosen").count():
            await keys.press("Enter")
        await self.went(before)

    async def read(self) -> None:
        """Put the paper of a round away, as its focused button allows."""
        round_was = await self.page.locator(".paper h2").inner_text()
        await self.page.keyboard.press("Enter")
        await self.page.wait_for_function(
            "was => document.querySelector('.paper h2')?.textContent !== was", arg=round_was
        )

    async def play_out(self, how: Any) -> int:
        """Play to the end of the game; return how many cards it took."""
        played = 0
        while (asked := await self.stands()) != "end":
            if asked == "paper":
                await self.read()
            else:
                await how(self)
                played += 1
        return played

    async def axe(self) -> list[str]:
        """Return what axe finds on the page as it is."""
        await self.page.evaluate(AXE.read_text(encoding="utf-8"))
        found = await self.page.evaluate("() => axe.run({ resultTypes: ['violations'] })")
        return [
            f"{each['id']}: {each['help']}: {[node['html'][:160] for node in each['nodes'][:3]]}"
            for each in found["violations"]
        ]


@contextmanager
def no_complaints(*people: Person, allowed: str = r"$^") -> Iterator[None]:
    yield
    for person in people:
        assert not [said for said in person.complaints if not re.search(allowed, said)], person.complaints
