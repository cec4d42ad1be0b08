"""The pages that teach: rules, guide, deck builder, trainer."""

from __future__ import annotations

import pytest
from playwright.async_api import Browser
from tests.server.harness import House
from tests.web.browser import DESK, PHONE, no_complaints, visit

pytestmark = pytest.mark.anyio


async def test_a_refusal_s_number_leads_to_its_paragraph(home: House, chrome: Browser) -> None:
    ann = await visit(chrome)
    with no_complaints(ann):
        await ann.page.goto(f"{home.url}/rules/poison#P-2.4")
        paragraph = ann.page.locator("[id='P-2.4']")
        await paragraph.wait_for()
        await ann.page.wait_for_function("() => document.querySelector('p:target')?.id === 'P-2.4'")
        await ann.page.wait_for_function("() => scrollY > 0")
        assert await paragraph.evaluate("at => at.getBoundingClientRect().bottom <= innerHeight")
        await ann.page.get_by_role("link", name="P-2.8", exact=True).first.click()
        await ann.page.wait_for_function("() => document.querySelector('p:target')?.id === 'P-2.8'")


async def test_the_edition_changes_the_text_and_the_example(home: House, chrome: Browser) -> None:
    """P-2.3 holds in Outset alone, P-2.4 in the other two (P-1.3)."""
    ann = await visit(chrome)
    with no_complaints(ann):
        await ann.page.goto(f"{home.url}/rules/poison")
        others = ann.page.locator(".others")
        await ann.page.get_by_role("radio", name="Outset").check()
        await others.locator("[id='P-2.4']").wait_for()
        assert await others.locator("[id='P-2.3']").count() == 0
        await ann.page.get_by_role("radio", name="Manual").check()
        await others.locator("[id='P-2.3']").wait_for()
        assert await others.locator("[id='P-2.4']").count() == 0


async def test_another_example_comes_from_the_engine(home: House, chrome: Browser) -> None:
    ann = await visit(chrome)
    asked: list[str] = []
    ann.page.on("request", lambda request: asked.append(request.url) if "/example" in request.url else None)
    with no_complaints(ann):
        await ann.page.goto(f"{home.url}/rules/voodoo")
        paper = ann.page.get_by_role("region", name="An example")
        await paper.get_by_role("listitem").first.wait_for()
        assert "wins" in await paper.inner_text()
        before, count = await paper.inner_text(), len(asked)
        await paper.get_by_role("button", name="Another").click()
        await ann.page.wait_for_function("was => document.querySelector('section.paper').innerText !== was", arg=before)
        assert len(asked) == count + 1


async def test_the_rules_are_there_in_french(home: House, chrome: Browser) -> None:
    ann = await visit(chrome, language="fr-FR", size=PHONE)
    with no_complaints(ann):
        await ann.page.goto(f"{home.url}/rules")
        await ann.page.get_by_role("link", name="Cookie Smasher").click()
        await ann.page.get_by_role("heading", name="Les aliments").wait_for()


# The deck builder

BERRIES = "berries*3+cookie*3+pork*3+wine*3+mint*3"


async def test_a_missing_food_holds_the_play_button_until_a_remedy_is_pressed(home: House, chrome: Browser) -> None:
    """C-8.4: berries need a safe food in the deck."""
    ann = await visit(chrome)
    with no_complaints(ann):
        await ann.page.goto(f"{home.url}/deck?deck={BERRIES}")
        play = ann.page.get_by_role("button", name="Play with this deck")
        await ann.page.get_by_role("alert").get_by_text("needs a safe food").wait_for()
        assert await play.get_attribute("aria-disabled") == "true"
        await ann.page.get_by_role("button", name="Add nutmeg").click()
        await ann.page.wait_for_function("() => !document.querySelector('.go [aria-disabled]')")
        await ann.page.wait_for_function("() => location.search.includes('nutmeg*3')")
        await play.click()
        await ann.page.wait_for_url("**/new/cookie?deck=*nutmeg*")


async def test_a_deck_is_made_by_keyboard_and_comes_back_by_its_link(home: House, chrome: Browser) -> None:
    ann, bob = await visit(chrome), await visit(chrome, size=PHONE)
    with no_complaints(ann, bob):
        await ann.page.goto(f"{home.url}/deck")
        fish = ann.page.locator("[data-food=fish]")
        await fish.focus()
        await ann.page.keyboard.press("Space")
        await ann.page.locator("[data-food=fish][aria-checked=true]").wait_for()
        await ann.page.get_by_role("group", name="Copies of fish").get_by_role("button", name="Fewer").click()
        await ann.page.wait_for_function("() => location.search.includes('fish*2')")
        assert await ann.page.get_by_role("radio", name="Mine").is_checked()
        link = await ann.page.get_by_label("Link to this deck").input_value()
        await bob.page.goto(link)
        await bob.page.locator("[data-food=fish][aria-checked=true]").wait_for()
        assert await bob.page.locator("[aria-checked=true]").count() == 11


async def test_a_set_is_drawn_and_a_bad_link_is_said(home: House, chrome: Browser) -> None:
    ann = await visit(chrome)
    await ann.page.goto(f"{home.url}/deck?deck=porc*3")
    await ann.page.get_by_role("alert").get_by_text("There is no food").wait_for()
    await ann.page.locator("[data-food]").first.wait_for()
    assert await ann.page.locator("[aria-checked=true]").count() == 10
    await ann.page.get_by_role("button", name="Draw ten").click()
    await ann.page.wait_for_function("() => location.search.startsWith('?deck=') && !location.search.includes('porc')")
    await ann.page.get_by_text("This deck can be played.").wait_for()
    assert await ann.page.locator("[aria-checked=true]").count() == 10


@pytest.mark.parametrize(
    ("theme", "size"),
    [("dark", PHONE), pytest.param("light", DESK, marks=pytest.mark.long)],
)
async def test_axe_finds_nothing(home: House, chrome: Browser, theme: str, size: tuple[int, int]) -> None:
    ann = await visit(chrome, theme=theme, size=size)
    found: dict[str, list[str]] = {}
    for path in ("/rules", "/rules/poison", "/rules/cookie", "/deck"):
        await ann.page.goto(home.url + path)
        await ann.page.wait_for_selector("main .paper p, main li b, main .note")
        if problems := await ann.axe():
            found[path] = problems
        assert await ann.page.evaluate("document.documentElement.scrollWidth <= innerWidth"), path
    assert not found
