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

from playwright.async_api import Browser, Page
from tests.server.harness import House, house
from tests.web.browser import DESK, PHONE, ROOT, SIDE, Person, browser, visit
from tests.web.test_play import SHORT, sit

FOLDER = ROOT / "build" / "screenshots"
WILD = {"players": 4, "edition": "manual", "zeros": 1, "wilds": 1}
CROWD: dict[str, Any] = {"players": 6, "edition": "classic", "variant": "draw"}


class Album:
    """One size and theme."""

    def __init__(self, home: House, chrome: Browser, person: Person, wanted: str, **look: Any) -> None:
        self.home, self.browser, self.person, self._wanted = home, chrome, person, wanted
        self.size: tuple[int, int] = look["size"]
        self.theme: str = look["theme"]
        self._suffix = f"{self.size[0]}x{self.size[1]}-{'night' if self.theme == 'dark' else 'day'}"

    async def take(self, name: str, *, whole: bool = False, page: Page | None = None) -> None:
        file = FOLDER / f"{name}-{self._suffix}.png"
        if self._wanted in file.name:
            shown = page or self.person.page
            await shown.wait_for_timeout(250)
            await shown.screenshot(path=file, full_page=whole)

    async def pages(self) -> None:
        page = self.person.page
        await self.person.arrive(self.home.url)
        await self.take("home", whole=True)
        for name, path in (("settings", "/settings"), ("gone", "/t/nosuchtable22"), ("tables-none", "/tables")):
            await page.goto(self.home.url + path)
            await page.wait_for_selector("main h2, main .empty")
            await self.take(name, whole=True)
        for game in ("poison?edition=manual&zeros=1", "voodoo", "cookie?deck=pork*3"):
            await page.goto(f"{self.home.url}/new/{game}")
            await page.wait_for_selector("main .pick .art svg")
            await self.take(f"new-{game.partition('?')[0]}")
        await page.goto(f"{self.home.url}/new/poison?players=5&listed=yes")
        if await page.get_by_role("button", name="Seats").count():
            await page.get_by_role("button", name="Seats").click()
        await page.get_by_role("radiogroup", name="Who sits on seat 4").get_by_role("radio", name="Bot").check()
        await self.take("new-seats")

    async def people(self) -> None:
        """A table from the invitation on, as its host, a guest and a spectator see it."""
        page, guest = self.person.page, await visit(self.browser, size=self.size, theme=self.theme)
        await page.goto(f"{self.home.url}/new/poison?pace=0&players=4&edition=manual&zeros=1&listed=yes")
        await page.get_by_label("The name others see").fill("Ann")
        await page.get_by_role("button", name="Open the table").click()
        await page.wait_for_selector("main li.empty")
        await guest.page.goto(page.url)
        await guest.page.get_by_label("The name others see").fill("Tobias")
        await self.take("lobby-guest", page=guest.page)
        await guest.page.get_by_role("button", name="Sit down").click()
        await page.get_by_role("button", name="Add a bot").first.click()
        await page.get_by_role("combobox").select_option("hard")
        await self.take("lobby")
        await self.take("lobby-whole", whole=True)
        await page.get_by_role("button", name="Invite").first.click()
        await self.take("invite")
        await page.keyboard.press("Escape")
        watcher = await visit(self.browser, size=self.size, theme=self.theme)
        await watcher.page.goto(f"{self.home.url}/tables?pace=0")
        await watcher.page.wait_for_selector("main li")
        await self.take("tables", page=watcher.page, whole=True)
        await page.get_by_role("button", name="Start").click()
        await page.wait_for_selector(".hand .spot")
        await guest.page.wait_for_selector(".hand .spot")
        await watcher.page.goto(f"{page.url.partition('?')[0]}")
        await watcher.page.wait_for_selector(".pot")
        await self.take("watching", page=watcher.page)
        await guest.page.get_by_role("button", name="Settings").click()
        await guest.page.get_by_role("button", name="Vote to end").click()
        await page.wait_for_selector(".banner.info")
        await self.take("vote")
        await page.goto(f"{self.home.url}/games?pace=0")
        await page.wait_for_selector("main li")
        await self.take("games", whole=True)
        for person in (guest, watcher):
            await person.context.close()

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
        await page.get_by_role("button", name="Settings").click()
        await self.take("settings-dialog")
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
    person = await visit(chrome, size=size, theme=theme, has_touch=size != DESK)
    album = Album(home, chrome, person, wanted, size=size, theme=theme)
    await album.pages()
    await album.people()
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
