"""The scenes that `tools/screenshots.py` photographs: one function a scene, each with people and tables of its own."""

from __future__ import annotations

import re
from collections.abc import Awaitable, Callable
from itertools import count
from typing import Any

from tests.server.test_archive import written
from tests.web import test_cookie as cookie
from tests.web import test_replay as archive
from tests.web import test_voodoo as voodoo
from tests.web.browser import Person
from tests.web.test_play import SHORT, sit
from tools.screenshots import Album

Scene = Callable[[Album], Awaitable[None]]
SCENES: dict[str, Scene] = {}
WILD: dict[str, Any] = {"players": 4, "edition": "manual", "zeros": 1, "wilds": 1}
LOOKED_AT = {"poison": "poison(players=4)", "voodoo": "voodoo(players=5)", "cookie": "cookie(players=6)"}
CROWD: dict[str, Any] = {"players": 6, "edition": "classic", "variant": "draw"}


def scene(function: Scene) -> Scene:
    SCENES[function.__name__] = function
    return function


@scene
async def pages(album: Album) -> None:
    """What is there without a table."""
    async with album.people() as [ann]:
        url, page = album.home.url, ann.page
        await ann.arrive(url)
        await album.take(ann, "home", whole=True)
        for name, path in (("settings", "settings"), ("rules", "rules"), ("deck", "deck"), ("tables-none", "tables")):
            await page.goto(f"{url}/{path}")
            await page.wait_for_selector("main h2, main .empty, main .panel")
            await album.take(ann, name, whole=True)
        for game in ("poison", "voodoo", "cookie"):
            await page.goto(f"{url}/rules/{game}")
            await page.wait_for_selector("section.paper li, section.paper figure")
            await album.take(ann, f"rules-{game}")


@scene
async def gone(album: Album) -> None:
    """Addresses that lead nowhere, and seats that are no more."""
    async with album.people(2) as [ann, eve]:
        url = album.home.url
        for name, path in (("table", "t/nosuchtable22"), ("page", "nowhere")):
            await ann.page.goto(f"{url}/{path}")
            await ann.page.wait_for_selector("main h2")
            await album.take(ann, name)
        table = await sit(ann, album.home, SHORT)
        await ann.stands()
        await eve.page.goto(f"{url}/t/{table}#0-{'f' * 40}")
        await eve.page.wait_for_selector("main h2")
        await album.take(eve, "link")
        await ann.page.evaluate("id => fetch(`/api/tables/${id}/leave`, { method: 'POST' })", table)
        await ann.page.wait_for_selector("main h2")
        await album.take(ann, "closed")


@scene
async def setup(album: Album) -> None:
    async with album.people() as [ann]:
        page = ann.page
        for game in ("poison?edition=manual&zeros=1", "voodoo", "cookie?deck=pork*3"):
            await page.goto(f"{album.home.url}/new/{game}")
            await page.wait_for_selector("main .pick .art svg")
            await album.take(ann, game.partition("?")[0])
        await page.goto(f"{album.home.url}/new/poison?players=5&listed=yes")
        if not album.wide:
            await page.locator("main h2 button").nth(1).click()
        await page.locator('main ol [role="radiogroup"]').nth(2).locator("label").last.click()
        await album.take(ann, "seats")


@scene
async def lobby(album: Album) -> None:
    """A table from the invitation on, as its host, a guest and a spectator see it."""
    async with album.people(3) as [ann, guest, watcher]:
        page, url = ann.page, album.home.url
        await page.goto(f"{url}/new/poison?pace=0&players=4&edition=manual&zeros=1&listed=yes&newcomers=yes")
        await page.locator("footer input").fill("Ann")
        await page.locator("footer .button.main").click()
        await page.wait_for_selector("main li.empty")
        await guest.page.goto(page.url)
        await guest.page.wait_for_selector("main li.empty")
        await album.take(guest, "guest")
        await guest.page.locator("main input").first.fill("Tobias")
        await guest.page.locator(".ticket .button.main").click()
        await guest.page.wait_for_selector("li.mine")
        await page.locator("li.empty .button").first.click()
        await page.locator("li.bot select").select_option("hard")
        await album.take(ann)
        await album.take(ann, "whole", whole=True)
        await page.locator("header .button, header button, .bar button").filter(has=page.locator("svg")).first.focus()
        await album.take(ann, "focus")
        await watcher.page.goto(f"{url}/tables?pace=0")
        await watcher.page.wait_for_selector("main li")
        await album.take(watcher, "tables", whole=True)
        await page.locator(".ticket .button.main").click()
        await page.wait_for_selector(".hand .spot")
        await guest.page.wait_for_selector(".hand .spot")
        await watcher.page.goto(page.url.partition("?")[0])
        await watcher.page.wait_for_selector(".pot")
        await album.take(watcher, "watching")
        await page.goto(f"{url}/games?pace=0")
        await page.wait_for_selector("main li")
        await album.take(ann, "games", whole=True)


@scene
async def poison(album: Album) -> None:
    async with album.people() as [ann]:
        page = ann.page
        await sit(ann, album.home, WILD)
        for _ in range(6):
            if await ann.stands() == "turn":
                await ann.by_keys()
        if await ann.stands() == "turn":
            await album.take(ann, "turn")
            await choose_what_boils_over(ann)
            await album.take(ann, "chosen")
            await page.keyboard.press("Escape")
            if await page.locator(".hand .no button").count():
                await page.locator(".hand .no button").first.click(position={"x": 10, "y": 16}, force=True)
                await album.take(ann, "refused")
                await page.keyboard.press("Escape")
        await sheets(album, ann)
        await lost(album, ann)
        await sit(ann, album.home, CROWD)
        for _ in range(4):
            if await ann.stands() == "turn":
                await ann.by_keys()
        await ann.stands()
        await album.take(ann, "six")


async def choose_what_boils_over(person: Person) -> None:
    """Choose the card whose outlook says most."""
    legal = person.now["legal"]
    move = next((each for each in legal if each["outlook"]["key"].endswith("takes")), legal[0])["move"]
    hand = person.now["view"]["hand"]
    await person.page.locator(".hand button").nth(hand.index(move[:2])).click(position={"x": 12, "y": 24})


async def sheets(album: Album, person: Person) -> None:
    """What opens over a table."""
    page = person.page
    bar = page.locator(".room .top")
    if not album.wide:
        await bar.locator("button:has(.icon)").nth(-2).click()
        await album.take(person, "pad")
        await page.get_by_role("tab").nth(1).click()
        await album.take(person, "log")
        await page.keyboard.press("Escape")
    await bar.locator("button").last.click()
    await album.take(person, "settings")
    await page.keyboard.press("Escape")
    await bar.locator("button").first.click()
    await page.wait_for_selector("dialog[open] .qr svg")
    await album.take(person, "invite")
    await page.keyboard.press("Escape")


async def lost(album: Album, person: Person) -> None:
    await person.context.set_offline(True)
    for table in album.home.services.hub._tables.values():  # noqa: SLF001 - only a server can lose a line
        for connection in table.hall.connections:
            connection.close(1012)
    await person.page.wait_for_selector(".banner.bad")
    await album.take(person, "lost")
    await person.context.set_offline(False)
    await person.page.wait_for_selector(".banner.bad", state="detached")


@scene
async def ends(album: Album) -> None:
    """The paper of a round, the end of a game, and where it is found afterwards."""
    async with album.people() as [ann]:
        await sit(ann, album.home, SHORT)
        while await ann.stands() == "turn":
            await ann.by_keys()
        await album.take(ann, "paper")
        await ann.play_out(Person.by_keys)
        await album.take(ann, "end")
        await sit(ann, album.home, SHORT)
        await ann.stands()
        await ann.page.goto(f"{album.home.url}/?pace=0")
        await ann.page.wait_for_selector(".running")
        await album.take(ann, "home", whole=True)
        await ann.page.goto(f"{album.home.url}/games?pace=0")
        await ann.page.wait_for_selector("main li")
        await album.take(ann, "games", whole=True)


@scene
async def feltcloth(album: Album) -> None:
    """Voodoo Prince: five players with hands of fourteen, then two to the end."""
    async with album.people() as [ann]:
        page = ann.page
        await voodoo.sit(ann, album.home, 5)
        await voodoo.stands(ann)
        await album.take(ann, "fourteen")
        for _ in range(3):
            if await voodoo.stands(ann) == "turn":
                await voodoo.act(ann, voodoo.by_keys, "turn")
        await voodoo.stands(ann)
        await album.take(ann, "turn")
        if await voodoo.stands(ann) == "turn":
            await voodoo.playable(ann).click(position=voodoo.THUMB)
            await album.take(ann, "chosen")
            await page.keyboard.press("Escape")
        await page.keyboard.press("l")
        await album.take(ann, "last")
        await page.keyboard.press("l")
        await voodoo.sit(ann, album.home, 2)
        seen: set[str] = set()
        while (asked := await voodoo.stands(ann)) != "end":
            if asked not in seen:
                await album.take(ann, f"two-{asked}")
                seen.add(asked)
            if asked == "paper":
                await ann.read()
            else:
                await voodoo.act(ann, voodoo.by_keys, asked)
        await album.take(ann, "end")


@scene
async def feast(album: Album) -> None:
    """Cookie Smasher: five at the table, then seven, then Blind."""
    async with album.people() as [ann]:
        page = ann.page
        await cookie.sit(ann, album.home, players=5, set="advanced", race_s=0, **cookie.QUICK)
        await cookie.stands(ann)
        await album.take(ann, "choose")
        await page.locator(".hand .ok button").first.click(position=cookie.CORNER)
        await album.take(ann, "chosen")
        await cookie.act(ann, cookie.by_keys, "choose")
        if await cookie.stands(ann) == "smash":
            await album.take(ann, "race")
            await cookie.act(ann, cookie.by_keys, "smash")
        await cookie.stands(ann)
        await album.take(ann, "photo")
        for step in ("step", "step-2"):
            await page.keyboard.press("ArrowRight")
            await album.take(ann, step)
        while await page.locator(".explain").count():
            await album.take(ann, "result")
            await cookie.understand(ann)
        for name, config in (("seven", {"players": 7}), ("two", {"players": 2})):
            await cookie.sit(ann, album.home, race_s=0, **config, **cookie.QUICK)
            await cookie.stands(ann)
            await album.take(ann, f"{name}-choose")
            await cookie.act(ann, cookie.by_keys, "choose")
            await cookie.stands(ann)
            await album.take(ann, name)
        await cookie.sit(ann, album.home, variant="blind", **cookie.QUICK)
        await cookie.stands(ann)
        await cookie.act(ann, cookie.by_keys, "smash")
        await cookie.stands(ann)
        await page.keyboard.press("Escape")
        if await cookie.stands(ann) == "place":
            await album.take(ann, "place")
        await cookie.play_out(ann, cookie.by_keys)
        await album.take(ann, "end")


@scene
async def solve(album: Album) -> None:
    """The trainer: today's table from the question to the explanation, and practice."""
    async with album.people() as (ann,):
        page = ann.page
        await page.goto(f"{album.home.url}/solve?pace=0")
        await page.wait_for_selector(".dish.live")
        await album.take(ann, "asked")
        await page.keyboard.press("1")
        await album.take(ann, "aimed")
        await page.keyboard.press("Enter")
        await page.wait_for_selector(".ask.judged")
        await album.take(ann, "judged")
        await page.locator(".ask .main").click()
        await album.take(ann, "why")
        await page.goto(f"{album.home.url}/solve?set=expert&pace=0")
        await page.wait_for_selector(".dish.live")
        if not album.wide:
            await page.locator("header button").first.click()
            await page.get_by_role("tab").nth(1).click()
        await album.take(ann, "practice")


@scene
async def guide(album: Album) -> None:
    """The guide through a first game of each kind: each step that comes up of itself."""
    async with album.people(guide=True) as [ann]:
        await sit(ann, album.home, WILD)
        await steps(album, ann, "poison")
        await choose_what_boils_over(ann)
        await steps(album, ann, "poison-chosen")
        await voodoo.sit(ann, album.home, 4)
        await steps(album, ann, "voodoo")
        await cookie.sit(ann, album.home, players=5, race_s=0, **cookie.QUICK)
        await steps(album, ann, "cookie")
        await cookie.act(ann, cookie.by_keys, "choose")
        await cookie.stands(ann)
        await cookie.act(ann, cookie.by_keys, "smash")
        await steps(album, ann, "cookie-told")


async def steps(album: Album, person: Person, name: str) -> None:
    """Photograph one bubble after another, for as long as there is one."""
    bubble = person.page.locator(".guide .bubble")
    await bubble.wait_for()
    for number in count(1):
        await album.take(person, f"{name}-{number}")
        await bubble.locator(".main").click()
        await person.page.wait_for_timeout(600)
        if not await bubble.count():
            break


@scene
async def replay(album: Album) -> None:
    """Games that are over: a record dropped in, each game by one seat's view and with open hands, and playing on."""
    async with album.people() as [ann]:
        page = ann.page
        await page.goto(f"{album.home.url}/r?pace=0")
        await page.wait_for_selector("h2")
        await album.take(ann, "bring")
        await archive.bring(ann, album.home, "no record")
        await page.get_by_role("alert").wait_for()
        await album.take(ann, "refused")
        for name, spec in LOOKED_AT.items():
            await archive.bring(ann, album.home, written(spec))
            await archive.looks(ann)
            await archive.jump(ann, 40)
            if album.wide:
                await page.wait_for_selector(".promised .weighed li", timeout=90_000)
            await album.take(ann, name)
            await page.get_by_role("switch").click()
            await album.take(ann, f"{name}-open")
        if not album.wide:
            await page.get_by_role("button", name=re.compile("^What the moves|^Ce que les")).click()
            await page.wait_for_selector(".promised .weighed li", timeout=90_000)
            await album.take(ann, "promised")
            await page.keyboard.press("Escape")
        await page.locator(".transport .on button").click()
        await album.take(ann, "play-on")


@scene
async def hint(album: Album) -> None:
    """What the moves promise whoever plays alone, and the card that the hint would play."""
    async with album.people() as [ann]:
        await sit(ann, album.home, WILD)
        await ann.stands()
        await ann.page.keyboard.press("h")
        await ann.page.wait_for_selector("dialog .weighed li", timeout=90_000)
        await album.take(ann, "asked")
        await ann.page.keyboard.press("Escape")
        await album.take(ann, "marked")
