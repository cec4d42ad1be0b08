"""What the reader may set, what calls them, and what they say to each other."""

from __future__ import annotations

import asyncio

import pytest
from playwright.async_api import Browser, expect
from tests.server.harness import House
from tests.web.browser import Person, no_complaints, visit
from tests.web.test_play import SHORT, sit
from tests.web.test_tables import set_up

pytestmark = pytest.mark.anyio

LISTEN = """
    window.called = [];
    window.Notification = class {
        static permission = 'granted';
        static requestPermission = async () => 'granted';
        constructor(title, about) { window.called.push(`${title}: ${about.body}`); }
    };
    navigator.vibrate = ms => window.called.push(`buzz ${ms}`);
    navigator.serviceWorker.getRegistration = async () => undefined;
    const made = window.AudioContext.prototype.createOscillator;
    window.AudioContext.prototype.createOscillator = function () {
        window.called.push('sound');
        return made.call(this);
    };
"""


async def choose(person: Person, name: str, on: bool = True) -> None:
    """Turn a switch of the settings page."""
    switch = person.page.get_by_role("switch", name=name)
    if (await switch.get_attribute("aria-checked") == "true") != on:
        await switch.click()


async def test_your_turn_is_seen_heard_felt_and_told_to_who_looks_elsewhere(home: House, chrome: Browser) -> None:
    ann = await visit(chrome)
    await ann.context.add_init_script(LISTEN)
    with no_complaints(ann):
        await ann.page.goto(f"{home.url}/settings")
        await choose(ann, "Notifications")
        await sit(ann, home, SHORT)
        await ann.stands()
        assert "your turn" in (await ann.page.title()).lower()
        await ann.page.evaluate("Object.defineProperty(document, 'hidden', { get: () => true }); window.called = []")
        await ann.by_keys()
        await ann.stands()
        called = await ann.page.evaluate("window.called")
        assert "Poison: Your turn" in called and "buzz 60" in called and "sound" in called


async def test_single_keys_can_be_switched_off_and_a_card_still_be_played(home: House, chrome: Browser) -> None:
    ann = await visit(chrome)
    with no_complaints(ann):
        await ann.page.goto(f"{home.url}/settings")
        await choose(ann, "Single keys", on=False)
        await sit(ann, home, SHORT)
        await ann.stands()
        before = await ann.cards()
        for key in ("1", "2", "a", "s", "d", "m", "?"):
            await ann.page.keyboard.press(key)
        assert await ann.page.locator(".hand .chosen").count() == 0
        assert not [frame for frame in ann.sent if frame["type"] == "Move"]
        await ann.page.locator(".hand .ok button").first.focus()
        await ann.page.keyboard.press("Enter")
        await ann.page.keyboard.press("Enter")
        if await ann.page.locator(".hand .chosen").count():
            await ann.page.keyboard.press("Enter")
        await ann.went(before)


async def test_arrows_and_enter_do_everything(home: House, chrome: Browser) -> None:
    ann = await visit(chrome)
    with no_complaints(ann):
        await sit(ann, home, SHORT)
        await ann.stands()
        before, keys = await ann.cards(), ann.page.keyboard
        await ann.page.locator('.hand button[tabindex="0"]').focus()
        await keys.press("Home")
        while not await ann.page.evaluate("document.activeElement.closest('.spot')?.matches('.ok')"):
            await keys.press("ArrowRight")
        await keys.press("Enter")
        await keys.press("ArrowUp")
        pot = await ann.page.evaluate("document.activeElement.dataset.pot")
        assert pot is not None, "the arrow leads from the hand to the cauldrons"
        await keys.press("Enter")
        await ann.went(before)


async def test_a_forced_card_plays_itself_only_where_that_is_wished(home: House, chrome: Browser) -> None:
    ann = await visit(chrome)
    with no_complaints(ann):
        await sit(ann, home, SHORT)
        while await ann.stands() == "turn" and len(ann.now["legal"]) > 1:
            await ann.by_keys()
        if await ann.stands() != "turn":
            return  # a deal in which there was always a choice; it is rare
        sent = len([frame for frame in ann.sent if frame["type"] == "Move"])
        await ann.page.wait_for_timeout(200)
        assert len([frame for frame in ann.sent if frame["type"] == "Move"]) == sent
        move = ann.now["legal"][0]["move"]
        await ann.page.get_by_role("button", name="Settings").click()
        await choose(ann, "Play forced cards for me")
        while len(moves := [frame["move"] for frame in ann.sent if frame["type"] == "Move"]) == sent:
            await ann.page.wait_for_timeout(20)
        assert moves[sent] == move


async def test_the_hand_is_sorted_as_the_reader_likes_it(home: House, chrome: Browser) -> None:
    ann = await visit(chrome)
    with no_complaints(ann):
        await sit(ann, home, SHORT)
        await ann.stands()
        names = ann.page.locator(".hand button > .unseen")
        by_suit = await names.all_inner_texts()
        await ann.page.get_by_role("button", name="Settings").click()
        await ann.page.get_by_role("radio", name="By number").check()
        await ann.page.keyboard.press("Escape")
        by_number = await names.all_inner_texts()
        assert sorted(by_suit) == sorted(by_number)
        assert (found := [int(name.split()[-1]) for name in by_number]) == sorted(found)
        await ann.by_mouse()


async def test_the_speed_is_a_setting_of_cards_and_of_the_bots_of_a_new_table(home: House, chrome: Browser) -> None:
    ann = await visit(chrome)
    with no_complaints(ann):
        await ann.page.goto(f"{home.url}/settings")
        paces = {}
        for speed in ("Brisk", "Calm"):
            await ann.page.get_by_role("radio", name=speed).check()
            paces[speed] = float(await ann.page.evaluate("document.documentElement.style.getPropertyValue('--pace')"))
        assert paces["Brisk"] < 1 < paces["Calm"]
        await ann.page.goto(home.url)
        async with ann.page.expect_request(lambda request: request.method == "POST") as asked:
            await ann.page.locator("article.poison .main").click()
        form = (await asked.value).post_data_json or {}
        assert form["options"]["pace_ms"] > 900


async def test_an_emote_reaches_the_others_in_words(home: House, chrome: Browser) -> None:
    ann, bo = await visit(chrome), await visit(chrome, language="fr-FR")
    with no_complaints(ann, bo):
        await set_up(ann, home, "voodoo?players=2", "Ann")
        await join_in_french(bo, ann.page.url)
        await ann.page.get_by_role("button", name="Start the game").click()
        await asyncio.gather(*(each.page.wait_for_selector(".hand .spot") for each in (ann, bo)))
        await ann.page.get_by_role("button", name="Say something").click()
        await ann.page.locator("dialog[open] .emotes button").first.click()
        await expect(bo.page.locator(".plate .said")).to_have_count(1)
        assert "Ann" in await bo.page.locator('aside [role="log"]').inner_text()


async def join_in_french(person: Person, url: str) -> None:
    await person.page.goto(url)
    await person.page.get_by_label("Le nom que voient les autres").fill("Bo")
    await person.page.locator(".ticket .button.main").click()
    await person.page.wait_for_selector("li.mine")


async def test_the_page_asks_nobody_but_its_own_server(home: House, chrome: Browser) -> None:
    """A table, its rules, a deck and the settings: not one request goes elsewhere."""
    ann = await visit(chrome)
    hosts: set[str] = set()
    ann.page.on("request", lambda request: hosts.add(request.url.split("/")[2]))
    ann.page.on("websocket", lambda socket: hosts.add(socket.url.split("/")[2]))
    with no_complaints(ann):
        await ann.play_now(home.url)
        await ann.stands()
        await ann.by_keys()
        for path in ("rules/voodoo", "deck", "settings", "new/cookie", "games"):
            await ann.page.goto(f"{home.url}/{path}")
            await ann.page.wait_for_selector("main")
    assert hosts == {home.url.removeprefix("http://")}
