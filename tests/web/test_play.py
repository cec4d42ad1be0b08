"""Whole games of Poison in a real browser, by mouse, by keys and by touch."""

from __future__ import annotations

import asyncio
import itertools
from typing import Any

import pytest
from playwright.async_api import Browser
from tests.server.harness import House
from tests.web.browser import PHONE, Person, no_complaints, visit

pytestmark = pytest.mark.anyio

COUNT = itertools.count()
SHORT = {"players": 3, "edition": "outset"}
"""The fewest cards a game of Poison has: three rounds of twelve."""


async def sit(person: Person, home: House, config: dict[str, Any], *, game: str = "poison", **options: Any) -> str:
    """Make a table with bots as the page itself would, and go there."""
    await person.page.goto(f"{home.url}/?pace=0")
    players = config.get("players", 4)
    form = {
        "game": game,
        "key": f"table-{next(COUNT)}-{id(person)}",
        "config": config,
        "bots": ["greedy"] * (players - 1),
        "start": True,
        "options": {"pace_ms": 0} | options,
    }
    table: str = await person.page.evaluate(
        """async form => (await (await fetch('/api/tables', {
            method: 'POST', headers: { 'content-type': 'application/json' }, body: JSON.stringify(form),
        })).json()).table.id""",
        form,
    )
    await person.page.goto(f"{home.url}/t/{table}?pace=0")
    return table


async def test_one_click_starts_a_game(home: House, chrome: Browser) -> None:
    ann = await visit(chrome)
    with no_complaints(ann):
        await ann.play_now(home.url)
        assert await ann.stands() == "turn"
        await ann.by_mouse()
        assert await ann.stands() == "turn"
        log = await ann.page.locator('aside [role="log"]').inner_text()
        assert "You play" in log and "Your turn." in log


async def test_a_whole_game_by_keys(home: House, chrome: Browser) -> None:
    ann = await visit(chrome)
    with no_complaints(ann):
        await sit(ann, home, SHORT)
        assert await ann.play_out(Person.by_keys) == 36
        assert await ann.page.locator(".podium, .end ol li").count() == 3
        cells = await ann.page.locator("aside tfoot td").all_inner_texts()
        assert [int(cell) for cell in cells] == ann.now["result"]["points"]


@pytest.mark.long
async def test_a_whole_game_by_mouse(home: House, chrome: Browser) -> None:
    ann = await visit(chrome)
    with no_complaints(ann):
        await ann.play_now(home.url)
        assert await ann.play_out(Person.by_mouse) >= 48
        await ann.page.get_by_role("button", name="Rematch").click()
        await ann.page.wait_for_selector(".hand .ok")


@pytest.mark.long
@pytest.mark.parametrize(
    "config",
    [
        {"players": 6, "edition": "manual", "zeros": 1, "wilds": 1},
        {"players": 3, "edition": "classic", "variant": "draw"},
        {"players": 5, "edition": "outset", "variant": "draw", "taken": "everyone"},
        {"players": 4, "edition": "manual", "zeros": 3, "wilds": 3, "wild_copies": "colour"},
    ],
)
async def test_every_edition_and_variant(home: House, chrome: Browser, config: dict[str, Any]) -> None:
    ann = await visit(chrome)
    with no_complaints(ann):
        await sit(ann, home, config)
        assert await ann.play_out(Person.by_keys) > 0


@pytest.mark.long
async def test_a_whole_game_by_touch_on_a_phone(home: House, chrome: Browser) -> None:
    ann = await visit(chrome, size=PHONE, has_touch=True, is_mobile=True)
    with no_complaints(ann):
        await sit(ann, home, SHORT)
        assert await ann.play_out(Person.by_touch) == 36


async def test_a_round_by_touch_on_a_phone(home: House, chrome: Browser) -> None:
    ann = await visit(chrome, size=PHONE, has_touch=True, is_mobile=True)
    with no_complaints(ann):
        await sit(ann, home, {"players": 6, "edition": "outset"})
        while await ann.stands() == "turn":
            await ann.by_touch()
        assert "Round 1" in await ann.page.locator(".paper h2").inner_text()
        wide = await ann.page.evaluate("document.documentElement.scrollWidth")
        assert wide <= PHONE[0]


async def test_a_card_is_dragged_to_its_cauldron(home: House, chrome: Browser) -> None:
    ann = await visit(chrome)
    with no_complaints(ann):
        await sit(ann, home, SHORT)
        await ann.stands()
        before = await ann.cards()
        pot = int(ann.now["legal"][0]["move"][-1]) - 1
        card = await ann.page.locator(".hand .ok button").first.bounding_box()
        there = await ann.page.locator(f'[data-pot="{pot}"]').bounding_box()
        assert card and there
        mouse = ann.page.mouse
        await mouse.move(card["x"] + 12, card["y"] + 24)
        await mouse.down()
        await mouse.move(card["x"] + 40, card["y"] - 60, steps=4)
        await mouse.move(there["x"] + there["width"] / 2, there["y"] + there["height"] / 2, steps=4)
        await mouse.up()
        await ann.went(before)


async def test_a_card_that_may_not_go_there_is_refused_in_words(home: House, chrome: Browser) -> None:
    ann = await visit(chrome)
    with no_complaints(ann):
        await sit(ann, home, SHORT)
        await ann.stands()
        code = next(card for card in ann.now["view"]["hand"] if card[0] == "R")
        before = await ann.cards()
        await ann.page.get_by_role("button", name=f"red {code[1]}").first.click(position={"x": 12, "y": 24})
        await ann.page.locator('[data-pot="1"]').click()
        said = ann.page.locator(".toast.shown")
        assert "cauldron 1" in await said.inner_text()
        assert await ann.cards() == before and await ann.stands() == "turn"


async def test_two_browsers_at_one_table_see_only_their_own_cards(home: House, chrome: Browser) -> None:
    ann, bo = await visit(chrome), await visit(chrome)
    with no_complaints(ann, bo):
        await ann.page.goto(f"{home.url}/new/poison?players=3&pace=0")
        await ann.page.get_by_role("radiogroup", name="Who sits on seat 3").get_by_role("radio", name="Bot").check()
        await ann.page.get_by_role("button", name="Open the table").click()
        await ann.page.wait_for_url("**/t/*")
        await bo.page.goto(ann.page.url)
        await bo.page.get_by_role("button", name="Sit here").click()
        await ann.page.get_by_role("button", name="Start the game").click()
        await asyncio.gather(*(person.page.wait_for_selector(".hand .spot") for person in (ann, bo)))
        for _ in range(6):
            await asyncio.gather(_one_card(ann), _one_card(bo))
    for person in (ann, bo):
        _check_frames(person)
        hand = await person.page.locator(".hand button .unseen").all_inner_texts()
        assert len(hand) == len(person.now["view"]["hand"])
        faces = await person.page.locator('main .card[class*="suit-"]').count()
        assert faces == len(hand), "a face in the page that is not in the reader's hand"


async def _one_card(person: Person) -> None:
    if await person.stands() == "turn":
        await person.by_mouse()


def _check_frames(person: Person) -> None:
    """No frame may hold cards of another's hand, and none what is in the stack or out of the game."""
    you = next(frame["you"] for frame in person.frames if frame["type"] == "Welcome" and frame["you"] is not None)
    for frame in person.frames:
        for each in frame.get("happened", ()):
            event = each["event"]
            if event["type"] in ("Dealt", "Drew") and event["seat"] != you:
                assert "hidden" in event["cards"]
        if now := frame.get("now"):
            view = now["view"]
            assert view["seat"] == you and isinstance(view["stack"], int) and isinstance(view["out"], int)
            assert all("hidden" in pile for pile in view["taken"])
