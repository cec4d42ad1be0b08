"""The guide through a reader's first game of each kind: at the right moment, beside its thing, and never in the way."""

from __future__ import annotations

from contextlib import suppress
from typing import Any

import pytest
from playwright.async_api import Browser
from playwright.async_api import TimeoutError as TooLate
from tests.server.harness import House
from tests.web import test_cookie as cookie
from tests.web import test_voodoo as voodoo
from tests.web.browser import DESK, PHONE, SIDE, Person, no_complaints, visit
from tests.web.test_play import SHORT, sit

pytestmark = pytest.mark.anyio

FOUR: dict[str, Any] = {"players": 4, "edition": "manual"}
SMALL = (320, 568)
BUBBLE = ".guide .bubble"
LOOK_MS = 250
"""The guide has looked at the table at least once by then."""

COVERED = """() => {
    const thing = document.querySelector('.guide .lit').getBoundingClientRect();
    const bubble = document.querySelector('.guide .bubble').getBoundingClientRect();
    const apart = bubble.right <= thing.left || thing.right <= bubble.left
        || bubble.bottom <= thing.top || thing.bottom <= bubble.top;
    const inside = bubble.left >= 0 && bubble.top >= 0 && bubble.right <= innerWidth && bubble.bottom <= innerHeight;
    return { apart, inside };
}"""


async def step(person: Person, *, soon_ms: int = 20_000) -> str:
    """Wait for a bubble, see that it covers nothing it should not, and return its title."""
    await person.page.wait_for_selector(f"{BUBBLE} b", state="visible", timeout=soon_ms)
    assert await person.page.evaluate(COVERED) == {"apart": True, "inside": True}
    return await person.page.locator(f"{BUBBLE} b").inner_text()


async def read_all(person: Person) -> list[str]:
    """Press Next for as long as there is something to be said just now; return the titles."""
    titles: list[str] = []
    while not titles or await silent(person) is False:
        titles.append(await step(person))
        await person.page.locator(f"{BUBBLE} .main").click()
        await person.page.wait_for_function(
            "was => document.querySelector('.guide .bubble b')?.textContent !== was", arg=titles[-1]
        )
    return titles


async def silent(person: Person) -> bool:
    """Whether the guide has nothing to say, and says nothing when it has looked again."""
    await person.page.wait_for_timeout(LOOK_MS)
    with suppress(TooLate):
        await person.page.wait_for_selector(BUBBLE, timeout=3 * LOOK_MS)
        return False
    return True


@pytest.mark.parametrize(
    ("size", "language"),
    [
        (PHONE, "fr-FR"),
        pytest.param(DESK, "en-GB", marks=pytest.mark.long),
        pytest.param(SMALL, "fr-FR", marks=pytest.mark.long),
    ],
)
async def test_poison_s_guide_speaks_of_the_turn_the_hand_and_where_the_card_may_go(
    home: House, chrome: Browser, size: tuple[int, int], language: str
) -> None:
    ann = await visit(chrome, size=size, language=language, guide=True)
    with no_complaints(ann):
        await sit(ann, home, FOUR)
        english = language.startswith("en")
        assert await read_all(ann) == (["It is your turn", "Your hand"] if english else ["C’est à vous", "Votre main"])
        await ann.page.locator(".hand .ok button").first.click(position={"x": 12, "y": 24})
        assert len(await read_all(ann)) >= 2
        assert await ann.page.locator(".hand .chosen").count() == 1, "what was chosen stays chosen"
        assert await ann.axe() == []


async def test_voodoo_prince_s_guide_speaks_of_trump_and_of_what_may_be_played(home: House, chrome: Browser) -> None:
    ann = await visit(chrome, size=PHONE, guide=True)
    with no_complaints(ann):
        await voodoo.sit(ann, home, 4)
        await ann.page.wait_for_selector(".hand .ok")
        titles = await read_all(ann)
        assert titles[0] == "The trump"
        assert {"You lead", "Follow the colour", "Nothing to follow with"} & set(titles)


@pytest.mark.parametrize("size", [DESK, pytest.param(SIDE, marks=pytest.mark.long)])
async def test_cookie_smasher_s_guide_is_silent_in_the_race(
    home: House, chrome: Browser, size: tuple[int, int]
) -> None:
    ann = await visit(chrome, size=size, guide=True, theme="light")
    with no_complaints(ann):
        await cookie.sit(ann, home, players=5, race_s=0, **cookie.QUICK)
        await cookie.stands(ann)
        assert (await read_all(ann))[:3] == ["Choose a dish in secret", "The reveal", "From low to high"]
        await cookie.act(ann, cookie.by_keys, "choose")
        assert await cookie.stands(ann) == "smash"
        assert await silent(ann)
        await cookie.act(ann, cookie.by_keys, "smash")
        assert await step(ann) == "Why it was that one"
        assert await ann.axe() == []


@pytest.mark.long
async def test_whoever_plays_and_does_not_read_is_never_stopped_and_the_second_game_has_no_guide(
    home: House, chrome: Browser
) -> None:
    """The guide takes no focus and no key: a whole game goes by beneath it."""
    ann = await visit(chrome, guide=True)
    with no_complaints(ann):
        await sit(ann, home, SHORT)
        await step(ann)
        assert await ann.page.evaluate("!document.activeElement.closest('.guide')")
        await ann.by_mouse()
        assert await ann.play_out(Person.by_keys) > 1
        await sit(ann, home, SHORT)
        await ann.stands()
        assert await silent(ann)
        await voodoo.sit(ann, home, 4)
        await ann.page.wait_for_selector(".hand .ok")
        assert await step(ann) == "The trump", "another kind of game is a first one"


async def test_it_is_heard_reached_by_key_and_gives_the_focus_back(home: House, chrome: Browser) -> None:
    ann = await visit(chrome, guide=True)
    keys, page = ann.page.keyboard, ann.page
    with no_complaints(ann):
        await sit(ann, home, FOUR)
        assert await step(ann) == "It is your turn"
        heard = page.locator('.guide[aria-live="polite"]')
        assert "Everyone plays one card in turn" in await heard.inner_text()
        await page.locator('.hand button[tabindex="0"]').focus()
        for _ in range(12):
            await keys.press("Shift+Tab")
            if await page.evaluate("document.activeElement.closest('.guide') !== null"):
                break
        assert await page.evaluate("document.activeElement.innerText.trim()") == "Next"
        await keys.press("Enter")
        await heard.get_by_text("Your hand").wait_for()
        assert await page.evaluate("document.activeElement.innerText.trim()") == "Next", "it goes on where it was"
        await keys.press("Tab")
        assert await page.evaluate("document.activeElement.closest('.guide') === null"), "it is no trap"
        await keys.press("Shift+Tab")
        await keys.press("Enter")
        await page.wait_for_function("() => !document.querySelector('.guide .bubble')")
        assert await page.evaluate("document.activeElement.closest('main') !== null")


async def test_it_is_closed_for_good_and_the_settings_switch_it_on_again(home: House, chrome: Browser) -> None:
    ann = await visit(chrome, guide=True)
    page = ann.page
    with no_complaints(ann):
        await sit(ann, home, FOUR)
        await step(ann)
        await page.get_by_role("button", name="No more help").click()
        await page.get_by_text("The settings switch it on again").wait_for()
        await page.reload()
        await ann.stands()
        assert await silent(ann)
        await page.get_by_role("button", name="Settings").click()
        switch = page.get_by_role("switch", name="Guide in the first game")
        assert await switch.get_attribute("aria-checked") == "false"
        await switch.click()
        await page.wait_for_timeout(3 * LOOK_MS)
        assert await page.locator(BUBBLE).count() == 0, "not beneath a dialog"
        await page.keyboard.press("Escape")
        assert await step(ann) == "It is your turn"


async def test_who_only_watches_has_no_guide(home: House, chrome: Browser) -> None:
    ann, bob = await visit(chrome), await visit(chrome, guide=True)
    with no_complaints(ann, bob):
        await sit(ann, home, FOUR)
        await bob.page.goto(ann.page.url)
        await bob.page.wait_for_selector(".pot")
        assert await silent(bob)
