"""The trainer: one table after another, judged by the server, and one a day that is everybody's."""

from __future__ import annotations

from contextlib import suppress
from typing import Any

import msgspec
import pytest
from playwright.async_api import Browser
from playwright.async_api import Error as PlaywrightError
from tests.server.harness import HeldClock, House, house
from tests.web.browser import DESK, PHONE, Person, no_complaints, visit

from belladonna.core.game import DAY_MS
from belladonna.core.rules import Seat
from belladonna.games.cookie.evaluate import Target, evaluate
from belladonna.games.cookie.table import Placed

pytestmark = pytest.mark.anyio


def poison_of(dealt: dict[str, Any]) -> Target:
    """Return what is poisoned, by the rules and what the browser was dealt."""
    circle = msgspec.convert(dealt["circle"], tuple[Placed, ...])
    scores = {Seat(seat): points for seat, points in enumerate(dealt["scores"])}
    return evaluate(circle, Seat(dealt["king"]), scores).target


class Sitting:
    """Somebody at the trainer. `dealt` is the latest table as the browser has it."""

    def __init__(self, person: Person, home: House) -> None:
        self.person, self.page, self.home = person, person.page, home
        self.dealt: dict[str, Any] = {}
        self.asked: list[str] = []
        person.page.on("response", self._listen)

    async def _listen(self, response: Any) -> None:
        if "/ask/" in response.url:
            self.asked.append(response.url.rpartition("/")[2])
            if response.url.endswith("/ask/puzzle"):
                with suppress(PlaywrightError):  # the page has gone elsewhere since
                    self.dealt = await response.json()

    async def sit(self, where: str = "") -> None:
        await self.page.goto(f"{self.home.url}/solve{where}")
        await self.page.wait_for_selector(".dish.live, .ask.judged")
        await self.look()

    async def look(self) -> None:
        """Wait until the table that lies there is the one that was heard of."""
        while True:
            ids = "() => [...document.querySelectorAll('.dish [data-card]')].map(each => Number(each.dataset.card))"
            lies = await self.page.evaluate(ids)
            if lies and sorted(lies) == sorted(each["card"]["id"] for each in self.dealt.get("circle", ())):
                return
            await self.page.wait_for_timeout(20)

    @property
    def right(self) -> Target:
        return poison_of(self.dealt)

    @property
    def wrong(self) -> Target:
        return next(each["card"]["id"] for each in self.dealt["circle"] if each["card"]["id"] != self.right)

    def key(self, target: Target) -> str:
        ids = [each["card"]["id"] for each in self.dealt["circle"]]
        return "Space" if target == "centre" else str(ids.index(target) + 1)

    async def smash(self, target: Target) -> str:
        """Name a card by two clicks; return the verdict."""
        await self.page.locator(f'[data-card="{target}"]').click()
        await self.page.locator(".ask h2", has_text="?").wait_for()
        await self.page.locator(f'[data-card="{target}"]').click()
        return await self.verdict()

    async def verdict(self) -> str:
        return await self.page.locator(".ask.judged h2").inner_text()


async def test_the_answer_is_not_in_the_browser_before_it_is_asked_for(home: House, chrome: Browser) -> None:
    ann = Sitting(await visit(chrome), home)
    with no_complaints(ann.person):
        await ann.sit()
        assert ann.asked == ["puzzle"]
        assert ann.dealt.keys() == {"again", "set", "players", "circle", "king", "scores", "next_in_ms"}
        assert await ann.page.locator(".dish .mark, .dish.target").count() == 0
        assert await ann.smash(ann.right) == "Right!"
        assert ann.asked == ["puzzle", "smash"]
        assert await ann.page.locator(".dish.target, .centre.target").count() == 1


async def test_practice_by_keys_keeps_a_row_and_its_best_by_level(home: House, chrome: Browser) -> None:
    """A digit or Space points, Enter smashes; the explanation follows at the reader's pace."""
    ann = Sitting(await visit(chrome), home)
    keys, page = ann.page.keyboard, ann.page
    with no_complaints(ann.person):
        await ann.sit("?set=beginner")
        for good in (True, True, False):
            await keys.press(ann.key(ann.right if good else ann.wrong))
            await keys.press("Enter")
            assert await ann.verdict() == ("Right!" if good else "Not that one")
            await keys.press("Enter")
            await page.locator(".explain .steps [aria-current]").wait_for()
            while "The poison was" not in (said := await page.locator(".explain h2").inner_text()):
                if "Nothing was poisoned" in said:
                    break
                await keys.press("ArrowRight")
            await keys.press("Escape")
            await page.get_by_role("button", name="Another table").click()
            await page.wait_for_selector(".dish.live")
            await ann.look()
        figures = page.locator(".pad dd")
        assert await figures.all_inner_texts() == ["0", "2", "67%"]
        await page.get_by_role("radio", name="Expert").check()
        await page.wait_for_function("() => location.search === '?set=expert'")
        assert await figures.all_inner_texts() == ["0", "0", "–"]
        await page.get_by_role("radio", name="Beginner").check()
        await page.reload()
        await page.wait_for_selector(".dish.live")
        assert await figures.all_inner_texts() == ["0", "2", "67%"]


async def test_against_the_clock_the_first_tap_counts(home: House, chrome: Browser) -> None:
    ann = Sitting(await visit(chrome, size=PHONE, has_touch=True), home)
    with no_complaints(ann.person):
        await ann.sit("?set=starter")
        await ann.page.get_by_role("button", name="Your tables").click()
        await ann.page.get_by_role("tab", name="Tables").click()
        was = ann.dealt
        await ann.page.get_by_role("switch", name="Against the clock").click()
        await ann.page.wait_for_function("() => !document.querySelector('dialog[open]')")
        while ann.dealt is was:
            await ann.page.wait_for_timeout(20)
        await ann.page.locator(".ask", has_text="The first card you tap").wait_for()
        await ann.look()
        await ann.page.locator(f'[data-card="{ann.right}"]').tap()
        assert await ann.verdict() == "Right!"
        assert "a bot takes" in await ann.page.locator(".ask p").inner_text()


# The daily table


async def test_one_answer_a_day_counts_in_every_window_and_after_a_reload(home: House, chrome: Browser) -> None:
    ann = Sitting(await visit(chrome), home)
    second = Sitting(Person(ann.person.context, await ann.person.context.new_page()), home)
    with no_complaints(ann.person, second.person):
        await ann.sit()
        await second.sit()
        assert ann.dealt["circle"] == second.dealt["circle"]
        assert await ann.smash(ann.wrong) == "Not that one"
        assert await second.verdict() == "Not that one", "the other window has heard of it"
        await ann.sit()
        assert await ann.verdict() == "Not that one"
        assert await ann.page.locator(".week .no").count() == 1


async def test_the_result_can_be_shared_and_gives_nothing_away(home: House, chrome: Browser) -> None:
    ann = Sitting(await visit(chrome), home)
    with no_complaints(ann.person):
        await ann.sit()
        await ann.smash(ann.right)
        await ann.page.get_by_role("button", name="Share").click()
        told = await ann.page.get_by_role("textbox", name="Your result").input_value()
        date, result, link = told.split("\n")
        assert date.startswith("Cookie Smasher, table of ")
        assert result == "Found. 1 day in a row."
        assert link == f"{home.url}/solve"
        names = {each["card"]["food"] for each in ann.dealt["circle"]} - {"cookie"}
        assert not [name for name in (*names, "centre") if name in told.lower()]


async def test_midnight_is_the_server_s_and_what_was_begun_counts_for_its_day(tmp_path: Any, chrome: Browser) -> None:
    clock = HeldClock()
    clock.ms = 30_000 * DAY_MS - 1_500  # a day of the server's: the browser's own clock says something else
    async with house(tmp_path, clock=clock) as home:
        ann = Sitting(await visit(chrome), home)
        with no_complaints(ann.person):
            await ann.sit()
            was = ann.dealt
            clock.advance(1_500)
            await ann.page.locator(".banner", has_text="A new table is there").wait_for()
            assert await ann.smash(poison_of(was)) == "Right!"
            await ann.page.get_by_role("button", name="Deal it").click()
            await ann.page.wait_for_selector(".dish.live")
            await ann.look()
            assert ann.dealt["again"]["day"] == was["again"]["day"] + 1
            days = ann.page.locator(".week li")
            assert "yes" in (await days.nth(5).get_attribute("class") or "")
            assert "today" in (await days.nth(6).get_attribute("class") or "")
            assert await ann.smash(ann.right) == "Right!"
            assert await ann.page.locator(".pad dd").first.inner_text() == "2"


async def test_without_a_line_the_answer_waits_and_nothing_is_counted(home: House, chrome: Browser) -> None:
    ann = Sitting(await visit(chrome), home)
    with no_complaints(ann.person, allowed="ERR_INTERNET_DISCONNECTED|Failed to load resource"):
        await ann.sit()
        right = ann.right
        await ann.person.context.set_offline(True)
        await ann.page.locator(f'[data-card="{right}"]').click()
        await ann.page.get_by_role("button", name="Smash it").click()
        await ann.page.locator(".banner.bad").wait_for()
        assert await ann.page.locator(".week .yes, .week .no").count() == 0
        await ann.person.context.set_offline(False)
        await ann.page.get_by_role("button", name="Try again").click()
        assert await ann.verdict() == "Right!"


BLOCKED = "Object.defineProperty(window, 'localStorage', { get() { throw new DOMException('no', 'SecurityError'); } });"


async def test_where_storage_is_blocked_it_works_and_says_so(home: House, chrome: Browser) -> None:
    ann = Sitting(await visit(chrome), home)
    await ann.person.context.add_init_script(BLOCKED)
    with no_complaints(ann.person):
        await ann.sit()
        await ann.page.get_by_text("This browser keeps nothing").wait_for()
        await ann.smash(ann.right)
        assert await ann.page.locator(".pad dd").first.inner_text() == "1"


@pytest.mark.parametrize(
    ("theme", "size", "language"),
    [("dark", PHONE, "fr-FR"), ("light", DESK, "en-GB"), pytest.param("light", PHONE, "en-GB", marks=pytest.mark.long)],
)
async def test_it_is_found_from_the_landing_page_and_axe_finds_nothing(
    home: House, chrome: Browser, theme: str, size: tuple[int, int], language: str
) -> None:
    ann = await visit(chrome, theme=theme, size=size, language=language)
    page = ann.page
    with no_complaints(ann):
        await ann.arrive(home.url)
        await page.locator('article.cookie a[href="/solve"]').click()
        await page.wait_for_selector(".dish.live")
        problems = {"asked": await ann.axe()}
        assert await page.evaluate("document.documentElement.scrollWidth <= innerWidth")
        await page.keyboard.press("1")
        await page.keyboard.press("Enter")
        await page.wait_for_selector(".ask.judged")
        problems["judged"] = await ann.axe()
        if size == PHONE:
            await page.locator("header button").first.click()
            await page.get_by_role("tab").nth(1).click()
        else:
            await page.locator(".ask .outline").click()
        problems["over it"] = await ann.axe()
        assert not [said for said in problems.values() if said], problems
