"""Photograph every screen of the page, in each size and theme: `python -m tools.screenshots [WORD]`.

The pictures go to build/screenshots; with a WORD only those whose names have it are kept. The games are real ones, so
the cards differ from time to time.
"""

from __future__ import annotations

import asyncio
import sys
import tempfile
from pathlib import Path
from typing import Any

from playwright.async_api import Browser
from tests.server.harness import House, house
from tests.web.browser import DESK, PHONE, ROOT, SIDE, Person, browser, visit
from tests.web.test_play import SHORT, sit

FOLDER = ROOT / "build" / "screenshots"
WILD = {"players": 4, "edition": "manual", "zeros": 1, "wilds": 1}
CROWD: dict[str, Any] = {"players": 6, "edition": "classic", "variant": "draw"}


class Album:
    """One size and theme."""

    def __init__(self, home: House, person: Person, suffix: str, wanted: str) -> None:
        self.home, self.person, self._suffix, self._wanted = home, person, suffix, wanted

    async def take(self, name: str, *, whole: bool = False) -> None:
        file = FOLDER / f"{name}-{self._suffix}.png"
        if self._wanted in file.name:
            await self.person.page.wait_for_timeout(250)
            await self.person.page.screenshot(path=file, full_page=whole)

    async def pages(self) -> None:
        page = self.person.page
        await self.person.arrive(self.home.url)
        await self.take("home", whole=True)
        for name, path in (("settings", "/settings"), ("new", "/new/poison"), ("gone", "/t/nosuchtable22")):
            await page.goto(self.home.url + path)
            await page.wait_for_selector("main h2")
            await self.take(name, whole=True)
        await page.goto(f"{self.home.url}/new/poison?pace=0")
        await page.get_by_role("button", name="Open the table").click()
        await page.wait_for_selector("main li.empty")
        await self.take("lobby", whole=True)

    async def table(self, name: str, config: dict[str, Any]) -> None:
        person, page = self.person, self.person.page
        await sit(person, self.home, config)
        for _ in range(4):
            if await person.stands() == "turn":
                await person.by_keys()
        if await person.stands() == "turn":
            await self.take(f"{name}-turn")
            await self.choose_what_boils_over()
            await self.take(f"{name}-chosen")
            await page.keyboard.press("Escape")

    async def choose_what_boils_over(self) -> None:
        """Choose the card whose outlook says most."""
        legal = self.person.now["legal"]
        move = next((each for each in legal if each["outlook"]["key"].endswith("takes")), legal[0])["move"]
        hand = self.person.now["view"]["hand"]
        await self.person.page.locator(".hand button").nth(hand.index(move[:2])).click(position={"x": 12, "y": 24})

    async def over_the_table(self, *, panel: bool) -> None:
        page = self.person.page
        if not panel:
            await page.get_by_role("button", name="Score pad and log").click()
            await self.take("sheet-pad")
            await page.get_by_role("tab", name="Log").click()
            await self.take("sheet-log")
            await page.keyboard.press("Escape")
        for name, button in (("invite", "Invite"), ("settings-dialog", "Settings")):
            await page.get_by_role("button", name=button).click()
            await self.take(name)
            await page.keyboard.press("Escape")
        await self.person.context.set_offline(True)
        for table in self.home.services.hub._tables.values():  # noqa: SLF001 - only a server can lose a line
            for connection in table.hall.connections:
                connection.close(1012)
        await page.wait_for_selector(".banner.bad")
        await self.take("lost")
        await self.person.context.set_offline(False)
        await page.wait_for_selector(".banner.bad", state="detached")

    async def ends(self) -> None:
        person = self.person
        await sit(person, self.home, SHORT)
        while await person.stands() == "turn":
            await person.by_keys()
        await self.take("paper")
        await person.play_out(Person.by_keys)
        await self.take("end")
        await person.page.goto(f"{self.home.url}/?pace=0")
        await person.page.wait_for_selector(".running")
        await self.take("home-running", whole=True)


async def shoot(home: House, chrome: Browser, size: tuple[int, int], theme: str, wanted: str) -> None:
    name = f"{size[0]}x{size[1]}-{'night' if theme == 'dark' else 'day'}"
    person = await visit(chrome, size=size, theme=theme, has_touch=size != DESK)
    album = Album(home, person, name, wanted)
    await album.pages()
    await album.table("table-wild", WILD)
    await album.over_the_table(panel=size == DESK)
    await album.table("table-six", CROWD)
    await album.ends()
    await person.context.close()


async def main(words: list[str]) -> None:
    FOLDER.mkdir(parents=True, exist_ok=True)
    with tempfile.TemporaryDirectory() as data:
        async with house(Path(data)) as home, browser() as chrome:
            for size in (DESK, PHONE, SIDE):
                for theme in ("dark", "light"):
                    await shoot(home, chrome, size, theme, words[0] if words else "")
    print(f"{len(list(FOLDER.glob('*.png')))} pictures in {FOLDER.relative_to(ROOT)}")


if __name__ == "__main__":
    asyncio.run(main(sys.argv[1:]))
