"""What axe finds: nothing, on every screen, in both themes. And what a keyboard and a screen reader meet."""

from __future__ import annotations

import pytest
from playwright.async_api import Browser
from tests.server.harness import House
from tests.web.browser import DESK, PHONE, SIDE, visit
from tests.web.test_play import SHORT, sit

pytestmark = pytest.mark.anyio


@pytest.mark.parametrize(
    ("theme", "size"),
    [
        ("dark", DESK),
        ("light", PHONE),
        *(
            pytest.param(theme, size, marks=pytest.mark.long)
            for theme, size in [("light", DESK), ("dark", PHONE), ("dark", SIDE), ("light", SIDE)]
        ),
    ],
)
async def test_axe_finds_nothing(home: House, chrome: Browser, theme: str, size: tuple[int, int]) -> None:
    ann = await visit(chrome, theme=theme, size=size)
    found: dict[str, list[str]] = {}

    async def look(screen: str) -> None:
        if problems := await ann.axe():
            found[screen] = problems

    await ann.arrive(home.url)
    await look("home")
    for path in ("/settings", "/new/poison", "/t/nosuchtable22"):
        await ann.page.goto(home.url + path)
        await ann.page.wait_for_selector("main h2")
        await look(path)
    await ann.page.goto(f"{home.url}/new/poison")
    await ann.page.get_by_role("button", name="Open the table").click()
    await ann.page.wait_for_selector("main li.empty")
    await look("lobby")
    await sit(ann, home, {"players": 6, "edition": "outset"})
    await ann.stands()
    await look("table")
    await ann.page.keyboard.press("1")
    await look("table, a card chosen")
    if size == DESK:
        await ann.page.get_by_role("button", name="Invite").click()
    else:
        await ann.page.get_by_role("button", name="Score pad and log").click()
    await look("dialog or sheet")
    await ann.page.keyboard.press("Escape")
    await ann.page.get_by_role("button", name="Settings").click()
    await look("settings over the table")
    await ann.page.keyboard.press("Escape")
    while await ann.stands() == "turn":
        await ann.by_keys()
    await look("paper")
    assert not found


@pytest.mark.long
async def test_axe_finds_nothing_at_the_end(home: House, chrome: Browser) -> None:
    for theme in ("dark", "light"):
        ann = await visit(chrome, theme=theme)
        await sit(ann, home, SHORT)
        await ann.play_out(type(ann).by_keys)
        assert await ann.axe() == []


async def test_what_a_screen_reader_meets(home: House, chrome: Browser) -> None:
    ann = await visit(chrome)
    await sit(ann, home, SHORT)
    await ann.stands()
    hand = ann.page.get_by_role("list", name="Your hand, 12 cards")
    assert await hand.get_by_role("button").count() == 12
    for name in ("Cauldron 1, red", "Cauldron 2, blue", "Cauldron 3, purple"):
        assert await ann.page.get_by_role("button", name=name).count() == 1
    await ann.page.keyboard.press("1")
    outlook = ann.page.locator('.pot.can button[aria-label*="→"]')
    assert await outlook.count() >= 1
    assert await ann.page.get_by_role("log").count() == 1


async def test_the_keyboard_is_never_caught(home: House, chrome: Browser) -> None:
    """Tab from the start of the page comes around to it again."""
    ann = await visit(chrome)
    await sit(ann, home, SHORT)
    await ann.stands()
    seen = set()
    for _ in range(40):
        await ann.page.keyboard.press("Tab")
        seen.add(await ann.page.evaluate("document.activeElement.tagName + (document.activeElement.ariaLabel ?? '')"))
        if "BODY" in seen:
            break
    assert any(name.startswith("ACauldron") or "Cauldron" in name for name in seen)
    assert "BODY" in seen
