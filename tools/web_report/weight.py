"""What the page weighs: every chunk compressed, and what a browser fetches for the first page and for each table."""

from __future__ import annotations

import gzip
import re
from collections.abc import Sequence
from pathlib import Path
from typing import Any

from msgspec import Struct
from playwright.async_api import Browser, Page
from tests.server.harness import House

from belladonna.server.page import DIST

FIRST_KB, TABLE_KB = 80, 60
SMALL_KB = 2
LANGUAGES = ("en-GB", "fr-FR")
GAMES = ("poison", "voodoo", "cookie")
KB = 1024


class Fetched(Struct, frozen=True):
    """What came over the line, in bytes as they were sent, without headers."""

    name: str
    language: str
    scripts: int
    everything: int
    target: int


class Line:
    """Counts what a page fetches, by the browser's own count."""

    def __init__(self) -> None:
        self._kinds: dict[str, str] = {}
        self._bytes: dict[str, int] = {}

    async def watch(self, page: Page) -> None:
        devtools = await page.context.new_cdp_session(page)
        await devtools.send("Network.enable")
        devtools.on("Network.responseReceived", self._response)
        devtools.on("Network.dataReceived", self._received)

    def _response(self, said: dict[str, Any]) -> None:
        self._kinds[said["requestId"]] = said["type"]

    def _received(self, said: dict[str, Any]) -> None:
        self._bytes[said["requestId"]] = self._bytes.get(said["requestId"], 0) + int(said["encodedDataLength"])

    def sums(self) -> tuple[int, int]:
        scripts = sum(size for name, size in self._bytes.items() if self._kinds.get(name) == "Script")
        return scripts, sum(self._bytes.values())


async def fetched(home: House, chrome: Browser) -> list[Fetched]:
    """Arrive with nothing kept, then press Play now."""
    found = []
    for language in LANGUAGES:
        for game in GAMES:
            context = await chrome.new_context(locale=language, service_workers="block")
            page, line = await context.new_page(), Line()
            await line.watch(page)
            await page.goto(home.url)
            await page.locator(f"article.{game} .button.main").wait_for()
            await page.wait_for_load_state("networkidle")
            first, all_first = line.sums()
            if game == GAMES[0]:
                found.append(Fetched("landing page", language, first, all_first, FIRST_KB))
            await page.locator(f"article.{game} .button.main").click()
            await page.wait_for_selector(".hand .spot, .dish")
            await page.wait_for_load_state("networkidle")
            more, all_more = line.sums()
            found.append(Fetched(f"{game}: table, more", language, more - first, all_more - all_first, TABLE_KB))
            await context.close()
    return found


class Chunk(Struct, frozen=True):
    name: str
    size: int
    packed: int


def chunks(folder: Path = DIST / "assets") -> list[Chunk]:
    """Return every script and style sheet of the build, the heaviest first."""
    found = []
    for file in folder.iterdir():
        if file.suffix in (".js", ".css"):
            words = file.read_bytes()
            name = re.sub(r"-[\w-]{8}(?=\.\w+$)", "", file.name)
            found.append(Chunk(name, len(words), len(gzip.compress(words, 9))))
    return sorted(found, key=lambda chunk: -chunk.packed)


def markdown(pages: Sequence[Fetched], parts: Sequence[Chunk]) -> str:
    lines = [
        "| | language | JavaScript | target | met | everything |",
        "|---|---|---:|---:|---|---:|",
    ]
    for each in pages:
        met = "yes" if each.scripts <= each.target * KB else "**no**"
        sizes = (f"{each.scripts / KB:.1f} KB", f"{each.target} KB", met, f"{each.everything / KB:.1f} KB")
        lines.append(f"| {each.name} | {each.language[:2]} | {' | '.join(sizes)} |")
    big = [part for part in parts if part.packed >= SMALL_KB * KB]
    rest = parts[len(big) :]
    small = Chunk(f"{len(rest)} smaller ones", sum(part.size for part in rest), sum(part.packed for part in rest))
    lines += [
        "",
        "Chunks as built, and compressed as the server sends them (gzip). A chunk is fetched when something needs it:",
        "the texts of one language, the rules of one game.",
        "",
        "| chunk | built | compressed |",
        "|---|---:|---:|",
        *(f"| {part.name} | {part.size / KB:.1f} KB | {part.packed / KB:.1f} KB |" for part in (*big, small)),
    ]
    return "\n".join(lines)
