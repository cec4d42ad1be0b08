"""Cookie Smasher in a real browser: whole games by mouse, keys and touch, the race, and why it was that dish."""

from __future__ import annotations

import asyncio
from collections.abc import AsyncIterator, Awaitable, Callable
from contextlib import asynccontextmanager, suppress
from typing import Any

import msgspec
import pytest
from playwright.async_api import Browser, Position
from tests.server.harness import House, free_port
from tests.web.browser import DESK, PHONE, SIDE, Person, no_complaints, visit

from belladonna.games.cookie.evaluate import Target, evaluate
from belladonna.games.cookie.model import View
from belladonna.games.cookie.view import compared

pytestmark = pytest.mark.anyio

QUICK: dict[str, Any] = {"copies": 1, "countdown_s": 0}
"""Ten cards, so two or three rounds."""
CORNER = Position(x=12, y=20)

Hands = Callable[[Person, str], Awaitable[None]]
"""Does what is asked, to `choose`, to `smash` or to `place`, in one way or another."""


async def make(person: Person, home: House, *, bots: int | None = None, **config: Any) -> str:
    """Make a table with bots as the page itself would, and return its id."""
    await person.page.goto(f"{home.url}/?pace=0")
    players = config.setdefault("players", 4)
    form = {
        "game": "cookie",
        "key": f"table-{id(person)}-{id(config)}",
        "config": config,
        "bots": ["greedy"] * (players - 1 if bots is None else bots),
        "start": bots is None,
        "options": {"pace_ms": 0},
    }
    table: str = await person.page.evaluate(
        """async form => (await (await fetch('/api/tables', {
            method: 'POST', headers: { 'content-type': 'application/json' }, body: JSON.stringify(form),
        })).json()).table.id""",
        form,
    )
    return table


async def sit(person: Person, home: House, **config: Any) -> None:
    table = await make(person, home, **config)
    await person.page.goto(f"{home.url}/t/{table}?pace=0")


async def stands(person: Person) -> str:
    """Wait until something is asked: `choose`, `smash`, `place`, to be `told`, or the `end`."""
    found = await person.page.wait_for_function(
        """() => document.querySelector('.put') ? 'place'
            : document.querySelector('.end') ? 'end'
            : document.querySelector('.explain') ? 'told'
            : document.querySelector('.dish.live') ? 'smash'
            : document.querySelector('.hand .ok') ? 'choose' : null"""
    )
    return str(await found.json_value())


def right(person: Person) -> Target:
    """Return what is to be smashed, as the rules say it of what the reader sees."""
    view = msgspec.convert(person.now["view"], View)
    assert view.king is not None
    return evaluate(view.circle, view.king, compared(view)).target


def key_of(person: Person, target: Target) -> str:
    circle = [placed["card"]["id"] for placed in person.now["view"]["circle"]]
    return "Space" if target == "centre" else str(circle.index(target) + 1)


async def by_mouse(person: Person, asked: str) -> None:
    page = person.page
    if asked == "choose":
        await page.locator(".hand .ok button").first.click(position=CORNER)
        await page.get_by_role("button", name="Play it").click()
    elif asked == "smash":
        await page.locator(f'[data-card="{right(person)}"]').click()
    else:
        await page.locator(".put .cards label").last.click()
        await page.locator(".put .slot").last.click()
        await page.get_by_role("button", name="Put it there").click()


async def by_touch(person: Person, asked: str) -> None:
    """A card is tapped twice: to choose it, and to play it."""
    page = person.page
    if asked == "choose":
        await page.locator(".hand .ok button").first.tap(position=CORNER)
        await page.locator(".hand .chosen button").tap(position=CORNER)
    elif asked == "smash":
        await page.locator(f'[data-card="{right(person)}"]').tap()
    else:
        await page.locator(".put .cards label").first.tap()
        await page.get_by_role("button", name="Put it there").tap()


async def by_keys(person: Person, asked: str) -> None:
    keys = person.page.keyboard
    if asked == "choose":
        await person.page.locator('.hand button[tabindex="0"]').wait_for()
        await keys.press("1")
        await keys.press("Enter")
    elif asked == "smash":
        await keys.press(key_of(person, right(person)))
    else:
        await person.page.locator('.put input[type="radio"]').first.focus()
        await keys.press("ArrowRight")
        await person.page.get_by_role("button", name="Put it there").focus()
        await keys.press("Enter")


async def act(person: Person, how: Hands, asked: str) -> None:
    """Do what is asked, and wait until it is done."""
    hand = await person.cards()
    await how(person, asked)
    if asked == "choose":
        await person.page.wait_for_function(
            "n => document.querySelectorAll('.hand .spot').length !== n || document.querySelector('.dish.live')",
            arg=hand,
        )
    else:
        gone = ".dish.live" if asked == "smash" else ".put"
        await person.page.wait_for_selector(gone, state="detached")


async def understand(person: Person) -> int:
    """Read the explanation to its end by its focused button; return how many pages it had."""
    page, read = person.page, 0
    main = page.locator(".explain .main")
    while await page.locator(".explain").count():
        said = await page.locator(".explain .words").inner_text()
        await main.focus()
        await page.keyboard.press("Enter")
        await page.wait_for_function("said => document.querySelector('.explain .words')?.innerText !== said", arg=said)
        read += 1
    return read


async def play_out(person: Person, how: Hands) -> list[str]:
    """Play to the end of the game, right in every race; return what was asked on the way."""
    done = []
    while (asked := await stands(person)) != "end":
        done.append(asked)
        if asked == "told":
            steps = len(person.now["view"]["explained"]["steps"])
            assert await understand(person) == steps + 2, "the photo finish, each step, and the result"
        else:
            await act(person, how, asked)
    return done


def check(person: Person, done: list[str]) -> None:
    """Who was first and right in every race has all the points there were (C-5.3)."""
    outcomes = person.now["view"]["outcomes"]
    assert done.count("told") == len(outcomes) == done.count("smash")
    assert all(outcome["outcome"] == "win" for outcome in outcomes)
    assert person.now["result"]["places"][person.now["view"]["seat"]] == 1


async def test_a_whole_game_by_keys(home: House, chrome: Browser) -> None:
    ann = await visit(chrome)
    with no_complaints(ann):
        await sit(ann, home, players=3, **QUICK)
        check(ann, await play_out(ann, by_keys))
        cells = await ann.page.locator("aside tfoot td").all_inner_texts()
        assert [int(cell) for cell in cells] == ann.now["result"]["points"]


async def test_a_whole_blind_game_by_touch_and_the_won_card_goes_where_it_was_put(home: House, chrome: Browser) -> None:
    ann = await visit(chrome, size=PHONE, has_touch=True, is_mobile=True)
    with no_complaints(ann):
        await sit(ann, home, variant="blind", **QUICK)
        done = await play_out(ann, by_touch)
        check(ann, done)
        assert done.count("place") == done.count("told"), "every race was won, and every won card put back (C-7.4)"
        assert "choose" not in done
        assert await ann.page.evaluate("document.documentElement.scrollWidth") <= PHONE[0]


@pytest.mark.long
@pytest.mark.parametrize("players", [2, 3, 4, 5, 6, 7])
async def test_a_whole_game_by_mouse(home: House, chrome: Browser, players: int) -> None:
    ann = await visit(chrome)
    with no_complaints(ann):
        await sit(ann, home, players=players, countdown_s=0, set="amateur")
        check(ann, await play_out(ann, by_mouse))


@pytest.mark.long
@pytest.mark.parametrize("size", [PHONE, SIDE])
@pytest.mark.parametrize(
    "config", [{"players": 7}, {"players": 2, "set": "expert"}, {"players": 6, "variant": "blind"}]
)
async def test_a_whole_game_by_touch(
    home: House, chrome: Browser, size: tuple[int, int], config: dict[str, Any]
) -> None:
    ann = await visit(chrome, size=size, has_touch=True, is_mobile=True)
    with no_complaints(ann):
        await sit(ann, home, **config, **QUICK)
        check(ann, await play_out(ann, by_touch))


async def test_a_table_without_hurry_shows_no_clock_and_waits(home: House, chrome: Browser) -> None:
    ann = await visit(chrome, language="fr-FR")
    with no_complaints(ann):
        await sit(ann, home, players=4, choose_s=0, race_s=0, **QUICK)
        assert await stands(ann) == "choose"
        await act(ann, by_keys, "choose")
        assert await stands(ann) == "smash"
        assert ann.now["deadline_in_ms"] is None
        assert "empoisonnée" in await ann.page.locator(".prompt").inner_text()
        assert await ann.page.locator(".centre b").count() == 0, "no time is shown"
        await act(ann, by_keys, "smash")
        assert await stands(ann) == "told"


async def test_one_smash_counts_and_none_before_the_reveal(home: House, chrome: Browser) -> None:
    ann = await visit(chrome)
    with no_complaints(ann):
        await sit(ann, home, players=4, copies=1, countdown_s=1)
        await stands(ann)
        await by_keys(ann, "choose")
        await ann.page.wait_for_selector(".centre .beat")
        await ann.page.keyboard.press("Space")
        await ann.page.keyboard.press("1")
        assert await stands(ann) == "smash"
        for key in ("1", "2", "Space"):
            await ann.page.keyboard.press(key)
        assert await stands(ann) == "told"
        smashes = [frame["move"] for frame in ann.sent if frame["type"] == "Move" and "smash" in frame["move"]]
        assert len(smashes) == 1, "what came before the cards, and after the first smash, was not sent"
        settled = ann.now["view"]["outcomes"][-1]["smashes"]
        assert [smash["seat"] for smash in settled] == [ann.now["view"]["seat"]]


async def test_nothing_is_known_of_a_card_before_the_reveal(home: House, chrome: Browser) -> None:
    ann, bo = await visit(chrome), await visit(chrome)
    table = await make(ann, home, bots=2, players=4, **QUICK)
    with no_complaints(ann, bo):
        await gather_at(home, table, [(ann, home.url), (bo, home.url)])
        await stands(ann)
        await act(ann, by_keys, "choose")
        await ann.page.wait_for_selector(".dish .down")
        for person in (ann, bo):
            view = person.now["view"]
            faces = await person.page.locator('main .dish .card[class*="suit-"]').count()
            assert faces == len(view["mine"]), "only the own card has a face"
            assert view["circle"] == []
        await act(bo, by_keys, "choose")
        assert await stands(bo) == "smash"
    for person in (ann, bo):
        check_frames(person)


def check_frames(person: Person) -> None:
    """No frame before a reveal names a card that another seat holds or has chosen."""
    you, secret = person.now["view"]["seat"], 0
    for frame in person.frames:
        for each in frame.get("happened", ()):
            event = each["event"]
            if event["type"] in ("Dealt", "Chose") and event["seat"] != you:
                assert "hidden" in event["cards" if event["type"] == "Dealt" else "card"]
                secret += 1
        if (now := frame.get("now")) and now["view"]["phase"] in ("choose", "countdown"):
            assert now["view"]["circle"] == [] and len(now["view"]["mine"]) <= 1
            secret += 1
    assert secret > 2


@asynccontextmanager
async def far_away(home: House, ms: float) -> AsyncIterator[str]:
    """A line to the server that takes so many ms each way; yields the address at its near end."""
    host, port = home.url.removeprefix("http://").split(":")
    tasks: set[asyncio.Task[None]] = set()

    async def carry(reader: asyncio.StreamReader, writer: asyncio.StreamWriter) -> None:
        loop = asyncio.get_running_loop()
        on_the_way: asyncio.Queue[tuple[float, bytes]] = asyncio.Queue()

        async def deliver() -> None:
            while True:
                due, what = await on_the_way.get()
                await asyncio.sleep(max(0.0, due - loop.time()))
                if not what:
                    return
                writer.write(what)

        async with asyncio.TaskGroup() as both:
            both.create_task(deliver())
            what = b"..."
            while what:
                what = await reader.read(65_536)
                on_the_way.put_nowait((loop.time() + ms / 1000, what))

    async def serve(reader: asyncio.StreamReader, writer: asyncio.StreamWriter) -> None:
        task = asyncio.current_task()
        assert task is not None
        tasks.add(task)
        there, back = await asyncio.open_connection(host, int(port))
        ways = [asyncio.create_task(carry(reader, back)), asyncio.create_task(carry(there, writer))]
        try:
            await asyncio.wait(ways, return_when=asyncio.FIRST_COMPLETED)
        finally:
            for way in ways:
                way.cancel()
            await asyncio.gather(*ways, return_exceptions=True)
            for end in (writer, back):
                end.close()
                with suppress(ConnectionError):
                    await end.wait_closed()

    near = free_port()
    server = await asyncio.start_server(serve, "127.0.0.1", near)
    try:
        yield f"http://127.0.0.1:{near}"
    finally:
        server.close()
        await asyncio.gather(*tasks)  # they end with the browsers' ends


async def gather_at(home: House, table: str, people: list[tuple[Person, str]]) -> None:
    """The first made the table; the others come by its link, sit down, and the first begins."""
    for n, (person, url) in enumerate(people):
        await person.page.goto(f"{url}/t/{table}?pace=0")
        if n:
            await person.page.get_by_role("button", name="Sit here").first.click()
            await person.page.wait_for_function("document.querySelector('[aria-current], .you, .mine, h1, h2')")
    await people[0][0].page.get_by_role("button", name="Start the game").click()


@pytest.mark.long
async def test_the_fastest_finger_wins_whatever_its_network(home: House, chrome: Browser) -> None:
    """Four browsers, each further away than the one before, each with a quicker finger: the last to be heard wins."""
    away_ms, finger_ms = (0, 55, 110, 165), (950, 850, 750, 650)
    people = [await visit(chrome) for _ in away_ms]
    async with far_away(home, 55) as near, far_away(home, 110) as far, far_away(home, 165) as farthest:
        with no_complaints(*people):
            table = await make(people[0], home, bots=0, players=4, copies=1, countdown_s=1)
            await gather_at(home, table, list(zip(people, (home.url, near, far, farthest), strict=True)))
            await asyncio.gather(*(stands(person) for person in people))
            for person, ms in zip(people, finger_ms, strict=True):
                # A finger so many ms after the cards are in sight, as fast as a page can be: on the centre.
                await person.page.evaluate(
                    """ms => {
                        const look = new MutationObserver(() => {
                            if (!document.querySelector('.dish.live')) return;
                            look.disconnect();
                            setTimeout(() => document.querySelector('[data-card="centre"]').click(), ms);
                        });
                        const all = { subtree: true, childList: true, attributes: true };
                        look.observe(document.querySelector('main'), all);
                    }""",
                    ms,
                )
            for person in people:
                await by_keys(person, "choose")
            for person in people:
                await person.page.wait_for_selector(".explain")
                # Each sees the same photo finish: all four, in the order of their fingers.
                times = await person.page.locator(".explain time").all_inner_texts()
                assert len(times) == len(people) and times == sorted(times)
                assert await person.page.locator(".chip").count() == len(people)
            for person in people:
                await person.context.close()
    outcome = people[0].now["view"]["outcomes"][-1]
    seats = [person.now["view"]["seat"] for person in people]
    assert [smash["seat"] for smash in outcome["smashes"]] == seats[::-1], outcome["smashes"]
    for person, smash in zip(people[::-1], outcome["smashes"], strict=True):
        claimed = next(f["move"] for f in person.sent if f["type"] == "Move" and "smash" in f["move"])
        assert abs(int(claimed.split()[-1]) - smash["at_ms"]) < 30, "an honest watch is believed"


@pytest.mark.parametrize(
    ("size", "theme"),
    [
        (PHONE, "light"),
        *(pytest.param(s, t, marks=pytest.mark.long) for s, t in [(DESK, "dark"), (DESK, "light"), (SIDE, "dark")]),
    ],
)
async def test_axe_finds_nothing(home: House, chrome: Browser, size: tuple[int, int], theme: str) -> None:
    ann = await visit(chrome, size=size, theme=theme)
    with no_complaints(ann):
        await sit(ann, home, players=5, set="advanced", race_s=0, **QUICK)
        assert await stands(ann) == "choose"
        assert not await ann.axe()
        await act(ann, by_mouse, "choose")
        assert await stands(ann) == "smash"
        assert not await ann.axe()
        await act(ann, by_mouse, "smash")
        assert await stands(ann) == "told"
        assert not await ann.axe()
        await ann.page.keyboard.press("ArrowRight")
        await ann.page.wait_for_selector(".explain .steps")
        assert not await ann.axe()


@pytest.mark.long
@pytest.mark.parametrize(("size", "theme"), [(DESK, "light"), (PHONE, "dark"), (SIDE, "light")])
async def test_axe_finds_nothing_where_a_card_is_put_back(
    home: House, chrome: Browser, size: tuple[int, int], theme: str
) -> None:
    ann = await visit(chrome, size=size, theme=theme)
    with no_complaints(ann):
        await sit(ann, home, players=4, variant="blind", **QUICK)
        assert await stands(ann) == "smash"
        await act(ann, by_mouse, "smash")
        assert await stands(ann) == "told"
        await ann.page.keyboard.press("Escape")
        assert await stands(ann) == "place"
        assert not await ann.axe()
