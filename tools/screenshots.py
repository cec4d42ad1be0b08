"""Photograph every screen of the page: `python -m tools.screenshots [SCENE ...] [--sizes 320x568,...] [--language fr]`.

The pictures go to build/screenshots, `<scene>-<what>-<size>-<theme>.png`. The games are real ones, so the cards differ
from time to time.
"""

from __future__ import annotations

import argparse
import asyncio
import tempfile
from collections.abc import AsyncIterator
from contextlib import asynccontextmanager
from pathlib import Path
from typing import Any

from playwright.async_api import Browser, Page
from tests.server.harness import House, house
from tests.web.browser import DESK, PHONE, ROOT, SIDE, Person, browser, visit

FOLDER = ROOT / "build" / "screenshots"
THEMES = {"night": "dark", "day": "light"}


class Album:
    """Pictures of one size and theme."""

    def __init__(self, home: House, chrome: Browser, size: tuple[int, int], theme: str, language: str) -> None:
        self.home, self._browser, self.size, self._theme, self._language = home, chrome, size, theme, language
        self.scene = ""

    @property
    def wide(self) -> bool:
        """Whether score pad and log lie beside the board."""
        return self.size[0] >= 1180

    @asynccontextmanager
    async def people(self, count: int = 1, *, guide: bool = False) -> AsyncIterator[list[Person]]:
        touch = self.size[0] < 1000
        look: Any = {
            "size": self.size,
            "theme": THEMES[self._theme],
            "language": self._language,
            "has_touch": touch,
            "guide": guide,
        }
        found = [await visit(self._browser, **look) for _ in range(count)]
        try:
            yield found
        finally:
            for person in found:
                await person.context.close()

    async def take(self, who: Person | Page, what: str = "", *, whole: bool = False) -> None:
        page = who.page if isinstance(who, Person) else who
        await page.wait_for_timeout(250)
        name = "-".join(filter(None, (self.scene, what)))
        language = "" if self._language.startswith("en") else f"-{self._language}"
        file = FOLDER / f"{name}-{self.size[0]}x{self.size[1]}-{self._theme}{language}.png"
        await page.screenshot(path=file, full_page=whole)


def size_of(text: str) -> tuple[int, int]:
    width, _, height = text.partition("x")
    return int(width), int(height)


def wishes() -> argparse.Namespace:
    from tools.scenes import SCENES

    usual = ",".join(f"{width}x{height}" for width, height in (DESK, PHONE, SIDE))
    parser = argparse.ArgumentParser(description="Photograph every screen of the page into build/screenshots.")
    parser.add_argument("scenes", nargs="*", metavar="SCENE", help=f"only these: {', '.join(SCENES)}")
    parser.add_argument("--sizes", default=usual, help=f"default: {usual}")
    parser.add_argument("--themes", default="night,day", help="default: night,day")
    parser.add_argument("--language", default="en-GB", help="the browser's language")
    wanted = parser.parse_args()
    if unknown := set(wanted.scenes) - SCENES.keys():
        parser.error(f"no scene is called {', '.join(sorted(unknown))}; there are {', '.join(SCENES)}")
    return wanted


async def main(wanted: argparse.Namespace) -> None:
    from tools.scenes import SCENES

    FOLDER.mkdir(parents=True, exist_ok=True)
    sizes = [size_of(text) for text in wanted.sizes.split(",")]
    with tempfile.TemporaryDirectory() as data:
        async with house(Path(data)) as home, browser() as chrome:
            for size in sizes:
                for theme in wanted.themes.split(","):
                    album = Album(home, chrome, size, theme, wanted.language)
                    for album.scene in wanted.scenes or SCENES:
                        await SCENES[album.scene](album)
    print(f"{len(list(FOLDER.glob('*.png')))} pictures in {FOLDER.relative_to(ROOT)}")


if __name__ == "__main__":
    asyncio.run(main(wishes()))
