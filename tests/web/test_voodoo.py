"""Whole games of Voodoo Prince in a real browser, by mouse, by keys and by touch."""

from __future__ import annotations

from collections.abc import Awaitable, Callable
from itertools import pairwise

import pytest
from playwright.async_api import Browser, Locator, Position
from tests.server.harness import House
from tests.web.browser import DESK, PHONE, SIDE, Person, no_complaints, visit

pytestmark = pytest.mark.anyio

CORNER = Position(x=26, y=30)
"""What is in sight of a card in a hand, though the next one lies on it and it is turned a little."""
THUMB = Position(x=12, y=20)

Hands = Callable[[Person, str], Awaitable[None]]
"""Does what is asked, a `turn` or a `trump`, in one way or another."""


async def sit(person: Person, home: House, players: int, address: str = "pace=0") -> None:
    """Make a table with bots as the page itself would, and go there."""
    await person.page.goto(f"{home.url}/?pace=0")
    form = {
        "game": "voodoo",
        "key": f"table-{id(person)}",
        "config": {"players": players},
        "bots": ["greedy"] * (players - 1),
        "start": True,
        "options": {"pace_ms": 0},
    }
    table: str = await person.page.evaluate(
        """async form => (await (await fetch('/api/tables', {
            method: 'POST', headers: { 'content-type': 'application/json' }, body: JSON.stringify(form),
        })).json()).table.id""",
        form,
    )
    await person.page.goto(f"{home.url}/t/{table}?{address}")


async def stands(person: Person) -> str:
    """Wait until something is asked: `turn`, `trump`, `paper` or `end`."""
    found = await person.page.wait_for_function(
        """() => document.querySelector('.paper') ? 'paper'
            : document.querySelector('.end') ? 'end'
            : document.querySelector('.chooser') ? 'trump'
            : document.querySelector('.hand .ok') ? 'turn' : null"""
    )
    return str(await found.json_value())


def playable(person: Person) -> Locator:
    return person.page.locator(".hand .ok button").first


async def by_mouse(person: Person, asked: str) -> None:
    if asked == "trump":
        await person.page.locator(".chooser label").nth(2).click()
        await person.page.get_by_role("button", name="Sew it on").click()
    else:
        await playable(person).click(position=CORNER)
        await person.page.locator("[data-slot]").click()


async def by_touch(person: Person, asked: str) -> None:
    """A card is tapped twice: to choose it, and to play it."""
    if asked == "trump":
        await person.page.locator(".chooser label").nth(1).tap()
        await person.page.get_by_role("button", name="Sew it on").tap()
    else:
        await playable(person).tap(position=THUMB)
        await person.page.locator(".hand .chosen button").tap(position=THUMB)


async def by_keys(person: Person, asked: str) -> None:
    """An arrow finds the hoops, Enter names one; arrows find a card, Enter chooses it and plays it."""
    keys = person.page.keyboard
    if asked == "trump":
        await keys.press("2")
        await keys.press("ArrowRight")
        await keys.press("Enter")
        return
    await person.page.locator('.hand button[tabindex="0"]').focus()
    await keys.press("Home")
    at = await person.page.evaluate(
        "() => [...document.querySelectorAll('.hand .spot')].findIndex(each => each.matches('.ok'))"
    )
    for _ in range(at):
        await keys.press("ArrowRight")
    await keys.press("Enter")
    await keys.press("Enter")


async def act(person: Person, how: Hands, asked: str) -> None:
    """Do what is asked, and wait until it is done."""
    before = await person.cards()
    await how(person, asked)
    if asked == "turn":
        await person.went(before)
    else:
        await person.page.wait_for_selector(".chooser", state="detached")


async def play_out(person: Person, how: Hands) -> list[str]:
    """Play to the end of the game; return what was asked on the way."""
    done = []
    while (asked := await stands(person)) != "end":
        done.append(asked)
        if asked == "paper":
            await person.read()
        else:
            await act(person, how, asked)
    return done


async def check_end(person: Person, players: int, done: list[str]) -> None:
    """Five rounds were read (V-7.1), and the score pad has what the server counted."""
    assert done.count("paper") == 5
    assert await person.page.locator(".podium li, .end ol li").count() == players
    if await person.page.locator("aside tfoot td").count():
        cells = await person.page.locator("aside tfoot td").all_inner_texts()
        assert [int(cell) for cell in cells] == person.now["result"]["points"]


@pytest.mark.long
async def test_a_whole_game_by_keys(home: House, chrome: Browser) -> None:
    ann = await visit(chrome)
    with no_complaints(ann):
        await sit(ann, home, 5)
        await check_end(ann, 5, await play_out(ann, by_keys))


@pytest.mark.long
@pytest.mark.parametrize("players", [2, 3, 4])
async def test_a_whole_game_by_mouse(home: House, chrome: Browser, players: int) -> None:
    ann = await visit(chrome)
    with no_complaints(ann):
        await sit(ann, home, players)
        await check_end(ann, players, await play_out(ann, by_mouse))


@pytest.mark.long
@pytest.mark.parametrize("size", [PHONE, SIDE])
async def test_a_whole_game_by_touch_on_a_phone(home: House, chrome: Browser, size: tuple[int, int]) -> None:
    ann = await visit(chrome, size=size, has_touch=True, is_mobile=True)
    with no_complaints(ann):
        await sit(ann, home, 5)
        await check_end(ann, 5, await play_out(ann, by_touch))


async def test_a_hand_of_fourteen_on_a_phone(home: House, chrome: Browser) -> None:
    ann = await visit(chrome, size=PHONE, has_touch=True, is_mobile=True)
    with no_complaints(ann):
        await sit(ann, home, 5)
        assert await stands(ann) == "turn"
        boxes = [await card.bounding_box() for card in await ann.page.locator(".hand button").all()]
        lefts = [round(box["x"]) for box in boxes if box]
        assert len({round(box["y"] / 60) for box in boxes if box}) <= 3, (
            "two rows, those that may be played a little up"
        )
        first = lefts[: (len(lefts) + 1) // 2]
        assert all(b - a >= 40 for a, b in pairwise(first))
        assert await ann.page.evaluate("document.documentElement.scrollWidth") <= PHONE[0]
        await act(ann, by_touch, "turn")


async def test_who_does_not_follow_is_told_why_and_nothing_is_sent(home: House, chrome: Browser) -> None:
    ann = await visit(chrome)
    with no_complaints(ann):
        await sit(ann, home, 5)
        while await stands(ann) == "turn" and not ann.now["stuck"]:
            await act(ann, by_mouse, "turn")
        if not ann.now["stuck"]:
            return  # a deal in which this seat could always play what it liked; they are rare
        before = sum(frame["type"] == "Move" for frame in ann.sent)
        await ann.page.locator(".hand .no button").first.click(position=CORNER, force=True)
        assert "must follow" in await ann.page.locator(".hand .why").inner_text()
        assert sum(frame["type"] == "Move" for frame in ann.sent) == before
        assert await stands(ann) == "turn"


@pytest.mark.long
async def test_the_last_trick_and_the_reasons(home: House, chrome: Browser) -> None:
    ann = await visit(chrome)
    with no_complaints(ann):
        await sit(ann, home, 4)
        await stands(ann)
        await act(ann, by_mouse, "turn")
        await stands(ann)
        if ann.now["view"]["last"]:
            await ann.page.keyboard.press("l")
            shown = ann.page.get_by_role("dialog", name="Last trick")
            assert await shown.locator("li").count() == len(ann.now["view"]["last"]["plays"])
            await ann.page.keyboard.press("l")
            await shown.wait_for(state="hidden")
        while await stands(ann) != "paper":
            await act(ann, by_mouse, await stands(ann))
        points = await ann.page.locator(".paper td.points").all_inner_texts()
        assert sorted(map(int, points)) == sorted(ann.now["view"]["points"])
        # What made the points is told for everybody who went out, as a sum that is right.
        for row in await ann.page.locator(".paper tbody tr").all():
            why = await row.locator(".why").inner_text()
            if "+" in why:
                assert sum(map(int, why.split(" + "))) == int(await row.locator(".points").inner_text())
        await ann.read()
        await ann.page.locator("aside tbody tr").first.locator("button").first.click()
        assert await ann.page.locator("aside .reason").inner_text()


@pytest.mark.parametrize(("size", "theme"), [(DESK, "dark"), (PHONE, "light")])
async def test_axe_finds_nothing(home: House, chrome: Browser, size: tuple[int, int], theme: str) -> None:
    ann = await visit(chrome, size=size, theme=theme)
    with no_complaints(ann):
        await sit(ann, home, 4)
        assert await stands(ann) == "turn"
        assert not await ann.axe()
        await playable(ann).click(position=CORNER if size == DESK else THUMB)
        assert not await ann.axe()


@pytest.mark.long
@pytest.mark.parametrize(("size", "theme"), [(DESK, "light"), (PHONE, "dark"), (SIDE, "dark")])
async def test_axe_finds_nothing_on_any_state(home: House, chrome: Browser, size: tuple[int, int], theme: str) -> None:
    ann = await visit(chrome, size=size, theme=theme)
    with no_complaints(ann):
        await sit(ann, home, 3)
        seen: set[str] = set()
        while (asked := await stands(ann)) != "end":
            if asked not in seen:
                seen.add(asked)
                assert not await ann.axe(), asked
            if asked == "paper":
                await ann.read()
            else:
                await act(ann, by_mouse, asked)
        assert not await ann.axe()
