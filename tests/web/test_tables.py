"""The way to a table with people: set-up, invitation, waiting room, the list, watching, my games, end and rematch."""

from __future__ import annotations

import asyncio
import re
from typing import Any

import pytest
from playwright.async_api import Browser, expect
from tests.server.harness import House
from tests.web.browser import DESK, PHONE, Person, no_complaints, visit
from tests.web.test_play import SHORT, sit

pytestmark = pytest.mark.anyio
FOCUSED = """() => {
    const it = document.activeElement;
    return it.ariaLabel ?? it.labels?.[0]?.textContent ?? it.textContent;
}"""


async def set_up(person: Person, home: House, path: str, name: str = "") -> None:
    """Open the form, give a name, open the table."""
    await person.page.goto(f"{home.url}/new/{path}{'&' if '?' in path else '?'}pace=0")
    if name:
        await person.page.get_by_label("The name others see").fill(name)
    await person.page.get_by_role("button", name="Open the table").click()
    await person.page.wait_for_selector("main ol.seats li")


async def join(person: Person, url: str, name: str) -> None:
    await person.page.goto(url)
    await person.page.get_by_label("The name others see").fill(name)
    await person.page.get_by_role("button", name="Sit down").click()
    await person.page.wait_for_selector("li.mine")


async def link_of(person: Person, whose: str) -> str:
    """Read a link from the invitation."""
    await person.page.get_by_role("button", name="Invite", exact=True).click()
    await person.page.get_by_role("radio", name=whose).check()
    box = person.page.locator("dialog[open] input[readonly]")
    if whose == "Me, elsewhere":
        await expect(box).to_have_value(re.compile("#"))
    link = await box.input_value()
    await person.page.keyboard.press("Escape")
    return link


# Setting up


async def test_what_an_edition_forbids_is_grey_with_its_reason_and_not_hidden(home: House, chrome: Browser) -> None:
    ann = await visit(chrome)
    with no_complaints(ann):
        await ann.page.goto(f"{home.url}/new/poison?edition=manual&zeros=2")
        zeros = ann.page.get_by_role("group", name="Zero cards")
        await expect(zeros).to_contain_text("2")
        await ann.page.get_by_role("radio", name=re.compile("^Classic")).check()
        await expect(zeros).to_contain_text("0")
        await expect(zeros.get_by_role("button", name="More")).to_have_attribute("aria-disabled", "true")
        await expect(ann.page.locator(".option.off", has_text="Zero cards")).to_contain_text("the Manual edition alone")
        await ann.page.get_by_role("radio", name=re.compile("^Manual")).check()
        await expect(zeros.get_by_role("button", name="More")).not_to_have_attribute("aria-disabled", "true")


async def test_each_seat_has_a_bot_of_its_own_level_or_waits_for_a_friend(home: House, chrome: Browser) -> None:
    ann = await visit(chrome)
    with no_complaints(ann):
        await ann.page.goto(f"{home.url}/new/voodoo?players=4&pace=0")
        for seat, level in ((2, "champion"), (4, "random")):
            kind = ann.page.get_by_role("radiogroup", name=f"Who sits on seat {seat}")
            await kind.get_by_role("radio", name="Bot").check()
            await ann.page.locator("li", has=kind).get_by_role("combobox").select_option(label=level)
        await ann.page.get_by_role("button", name="Open the table").click()
        await ann.page.wait_for_selector("li.empty")
        table = (await home.visitor().get(f"/api/tables/{ann.page.url.split('/')[-1].partition('?')[0]}"))["seats"]
        assert [seat["bot"] for seat in table] == [None, "champion@1", None, "random@1"]
        assert [seat["kind"] for seat in table] == ["person", "bot", "empty", "bot"]


async def test_a_deck_comes_with_the_address_and_one_that_cannot_be_says_why(home: House, chrome: Browser) -> None:
    ann = await visit(chrome)
    with no_complaints(ann):
        await ann.page.goto(f"{home.url}/new/cookie?deck=pork*1")
        box = ann.page.get_by_role("textbox", name="Own deck")
        await expect(box).to_have_value("pork*1")
        await expect(ann.page.get_by_role("alert")).to_contain_text("Add copies or foods")
        await box.fill("pork*3 mint*3 apple*3 pear*3 coffee*3 cookie*3 wine*3 cream*3 mustard*3 pepper*3")
        await box.press("Tab")
        await expect(ann.page.get_by_role("alert")).to_have_count(0)
        await ann.page.get_by_role("button", name="Open the table").click()
        await ann.page.wait_for_selector("li.empty")
        await expect(ann.page.get_by_role("region", name="This table")).to_contain_text("mustard*3")


async def test_on_a_phone_one_fold_is_open_and_the_button_stays(home: House, chrome: Browser) -> None:
    ann = await visit(chrome, size=PHONE, has_touch=True)
    with no_complaints(ann):
        await ann.page.goto(f"{home.url}/new/poison")
        folds = [ann.page.get_by_role("button", name=re.compile(f"^{name}")) for name in ("Rules", "Seats", "Table")]
        for fold in folds[1:]:
            await fold.tap()
            assert [await each.get_attribute("aria-expanded") for each in folds].count("true") == 1
        await expect(folds[1]).to_contain_text("4 people, no bots")
        assert await ann.page.get_by_role("button", name="Open the table").is_visible()
        assert not await ann.page.evaluate("document.documentElement.scrollHeight > innerHeight")


async def test_a_table_is_set_up_and_begun_by_the_keyboard_alone(home: House, chrome: Browser) -> None:
    ann = await visit(chrome)
    keys = ann.page.keyboard

    async def tab_to(name: str) -> None:
        for _ in range(60):
            await keys.press("Tab")
            if name in str(await ann.page.evaluate(FOCUSED)):
                return
        raise AssertionError(f"no way to {name}")

    with no_complaints(ann):
        await ann.page.goto(f"{home.url}/new/poison?pace=0")
        await ann.page.wait_for_selector("main .pick .art svg")
        await tab_to("Classic")
        await keys.press("ArrowRight")
        await expect(ann.page.get_by_role("radio", name=re.compile("^Outset"))).to_be_checked()
        await tab_to("Friend")
        await keys.press("ArrowRight")
        await expect(ann.page.get_by_role("combobox", name="Hemlock: level")).to_be_visible()
        await tab_to("Hemlock: level")
        await keys.type("hard")
        await tab_to("Open the table")
        await keys.press("Enter")
        await ann.page.wait_for_selector("li.bot")
        await tab_to("Start, with bots")
        await keys.press("Enter")
        assert await ann.stands() == "turn"


@pytest.mark.long
@pytest.mark.parametrize("size", [DESK, PHONE])
async def test_every_option_of_every_game_makes_a_table(home: House, chrome: Browser, size: tuple[int, int]) -> None:
    """Every radio, switch, list and stepper of the rules is pressed once; the table that comes of it is as chosen."""
    ann = await visit(chrome, size=size)
    pressed = 0
    with no_complaints(ann):
        for game in ("poison?edition=manual", "voodoo", "cookie"):
            await ann.page.goto(f"{home.url}/new/{game}")
            await ann.page.wait_for_selector("main .pick .art svg")
            rules = ann.page.locator(".panel").first
            for radio in await rules.get_by_role("radio").all():
                if await radio.is_enabled():
                    await radio.check()
                    pressed += 1
            for more in await rules.get_by_role("button", name="More").all():
                await more.click()
                pressed += 1
            for choice in await rules.get_by_role("combobox").all():
                await choice.select_option(index=1)
                pressed += 1
            await ann.page.get_by_role("button", name="Open the table").click()
            await ann.page.wait_for_selector("main li.empty")
    assert pressed > 20


# The waiting room


async def test_the_host_seats_bots_changes_them_and_empties_seats(home: House, chrome: Browser) -> None:
    ann, bo = await visit(chrome), await visit(chrome)
    with no_complaints(ann, bo):
        await set_up(ann, home, "poison?players=3", "Ann")
        await join(bo, ann.page.url, "Bo")
        await ann.page.get_by_role("button", name="Add a bot").click()
        await ann.page.get_by_role("combobox").select_option("easy")
        await expect(bo.page.locator("li.bot .bot")).to_have_attribute("aria-label", "bot, level easy")
        log = ann.page.get_by_role("log")
        await expect(log).to_contain_text("Bo sits down.")
        await ann.page.get_by_role("button", name="Empty Bo's seat").click()
        await bo.page.get_by_role("heading", name="Your seat is free again").wait_for()
        await expect(log).to_contain_text("Bo leaves.")
        await bo.page.get_by_role("button", name="Back to the table").click()
        await bo.page.get_by_role("button", name="Sit here").click()
        await expect(ann.page.locator("li.person")).to_have_count(2)


async def test_a_full_table_says_so_and_shows_other_ways(home: House, chrome: Browser) -> None:
    ann, bo, cy = [await visit(chrome) for _ in range(3)]
    with no_complaints(ann, bo, cy):
        await set_up(ann, home, "voodoo?players=2", "Ann")
        await join(bo, ann.page.url, "Bo")
        await cy.page.goto(ann.page.url)
        await expect(cy.page.locator(".ticket")).to_contain_text("This table is full")
        assert await cy.page.get_by_role("button", name="Sit").count() == 0
        await cy.page.get_by_role("link", name="Open a table like this one").click()
        await expect(cy.page.get_by_role("group", name="Players")).to_contain_text("2")
        await cy.page.go_back()
        await ann.page.get_by_role("button", name="Start the game").click()
        await cy.page.get_by_text("You are watching").first.wait_for()


async def test_links_are_of_use_to_others_or_say_how_they_can_be(
    home: House, chrome: Browser, monkeypatch: pytest.MonkeyPatch
) -> None:
    ann = await visit(chrome)
    here = home.url.replace("127.0.0.1", "localhost")
    with no_complaints(ann):
        await ann.page.goto(f"{here}/new/voodoo")
        await ann.page.get_by_role("button", name="Open the table").click()
        await expect(ann.page.locator(".ticket .note")).to_contain_text("belladonna serve --lan")
        monkeypatch.setattr("belladonna.server.app.shared", lambda *_: "http://192.168.1.7:8013")
        await ann.page.reload()
        link = ann.page.locator(".ticket input[readonly]")
        await expect(link).to_have_value(re.compile(r"^http://192\.168\.1\.7:8013/t/"))
        assert await ann.page.locator(".ticket .note").count() == 0


# The list, watching, coming late


async def test_listed_tables_are_found_joined_watched_and_taken_over(home: House, chrome: Browser) -> None:
    ann, bo, cy = [await visit(chrome) for _ in range(3)]
    with no_complaints(ann, bo, cy):
        await bo.page.goto(f"{home.url}/tables?pace=0")
        await expect(bo.page.locator("main")).to_contain_text("No table is open")
        await set_up(ann, home, "poison?players=3&listed=yes&newcomers=yes", "Ann")
        await bo.page.get_by_role("link", name="Sit down").click()
        await bo.page.get_by_role("button", name="Sit down").click()
        await ann.page.get_by_role("button", name="Start, with a bot").click()
        await asyncio.gather(*(each.page.wait_for_selector(".hand .spot") for each in (ann, bo)))
        await cy.page.goto(f"{home.url}/tables?pace=0")
        await cy.page.get_by_role("link", name="Watch the table").click()
        await cy.page.wait_for_selector(".pot")
        assert await cy.page.locator(".hand").count() == 0
        assert all(
            "hidden" in str(f["now"]["view"]["taken"]) or not f["now"]["view"]["taken"]
            for f in cy.frames
            if f.get("now")
        )
        await cy.page.get_by_role("button", name=re.compile("^Take .* seat$")).click()
        await cy.page.wait_for_selector(".hand .spot")


async def test_a_spectators_link_does_not_ask_to_sit_down(home: House, chrome: Browser) -> None:
    ann, bo = await visit(chrome), await visit(chrome)
    with no_complaints(ann, bo):
        await set_up(ann, home, "voodoo?players=2", "Ann")
        await bo.page.goto(await link_of(ann, "A spectator"))
        await expect(bo.page.locator(".ticket")).to_contain_text("You are here to watch")
        await bo.page.get_by_role("button", name="Play after all").click()
        await bo.page.get_by_role("button", name="Sit down").wait_for()


async def test_a_table_without_spectators_sends_others_away_kindly(home: House, chrome: Browser) -> None:
    ann, bo = await visit(chrome), await visit(chrome)
    await sit(ann, home, SHORT, spectators="no")
    await ann.stands()
    await bo.page.goto(ann.page.url)
    await bo.page.get_by_text("no room for spectators").wait_for()
    await bo.page.get_by_role("link", name="To the games", exact=True).click()
    await bo.page.wait_for_selector(".games")


# At the table


async def test_a_vote_to_end_is_shown_to_the_others_and_ends_the_game(home: House, chrome: Browser) -> None:
    ann, bo = await visit(chrome), await visit(chrome)
    with no_complaints(ann, bo):
        await set_up(ann, home, "voodoo?players=2", "Ann")
        await join(bo, ann.page.url, "Bo")
        await ann.page.get_by_role("button", name="Start the game").click()
        await asyncio.gather(*(each.page.wait_for_selector(".hand .spot") for each in (ann, bo)))
        await bo.page.get_by_role("button", name="Settings").click()
        await bo.page.get_by_role("button", name="Vote to end (0)").click()
        banner = ann.page.get_by_role("status").filter(has_text="Bo wants to end the game")
        await expect(banner).to_contain_text("1 of 2")
        await banner.get_by_role("button", name="End it").click()
        await asyncio.gather(
            *(each.page.get_by_role("heading", name="This table is closed").wait_for() for each in (ann, bo))
        )


async def test_a_bot_plays_for_me_until_i_am_back(home: House, chrome: Browser) -> None:
    ann, bo = await visit(chrome), await visit(chrome)
    with no_complaints(ann, bo):
        await set_up(ann, home, "voodoo?players=2", "Ann")
        await join(bo, ann.page.url, "Bo")
        await ann.page.get_by_role("button", name="Start the game").click()
        await ann.page.wait_for_selector(".hand .spot")
        await ann.page.get_by_role("button", name="Settings").click()
        await ann.page.get_by_role("button", name="Let a bot play for me").click()
        await bo.page.get_by_text("away, a bot plays").wait_for()
        await ann.page.get_by_role("button", name="I am back").click()
        await expect(bo.page.get_by_text("away, a bot plays")).to_have_count(0)


# My games


async def test_my_games_wait_for_me_first_and_the_landing_page_says_so(home: House, chrome: Browser) -> None:
    ann = await visit(chrome)
    with no_complaints(ann):
        await sit(ann, home, SHORT)
        await ann.stands()
        await set_up(ann, home, "voodoo")
        await ann.page.goto(f"{home.url}/?pace=0")
        pill = ann.page.locator(".running")
        await expect(pill).to_contain_text("Poison: it is your turn")
        await ann.page.get_by_role("link", name="My games").click()
        await expect(ann.page.locator("main h2")).to_have_text(["Your turn", "Waiting for others"])
        await expect(ann.page.locator("main li").nth(1)).to_contain_text("1 of 4 seats are taken")
        await ann.page.get_by_role("button", name="Leave the table").nth(1).click()
        await ann.page.get_by_role("button", name="Leave for good").click()
        await expect(ann.page.locator("main h2")).to_have_text(["Your turn"])
        await ann.page.get_by_role("link", name="Play").click()
        assert await ann.stands() == "turn"


@pytest.mark.long
async def test_a_finished_game_has_its_result_and_its_record_and_all_my_data_can_go(
    home: House, chrome: Browser
) -> None:
    ann, eve = await visit(chrome), await visit(chrome)
    with no_complaints(ann, eve):
        table = await sit(ann, home, SHORT)
        await ann.play_out(Person.by_keys)
        await eve.page.goto(f"{home.url}/t/{table}")
        await eve.page.wait_for_selector(".end .plinth")
        await eve.page.get_by_role("link", name="Open a table like this one").wait_for()
        await ann.page.goto(f"{home.url}/games")
        row = ann.page.locator("main li.done")
        await expect(row).to_contain_text("points:")
        async with ann.page.expect_download() as file:
            await row.get_by_role("link", name="Download the record").click()
        assert (await file.value).suggested_filename == f"poison-{table}.toml"
        await ann.page.get_by_role("button", name="Delete my data").click()
        await ann.page.get_by_role("button", name="Delete it all").click()
        await expect(ann.page.locator("main .empty")).to_contain_text("You have no games yet")
        assert not [cookie for cookie in await ann.context.cookies() if cookie.get("value")]


# From the invitation to the rematch


@pytest.mark.long
async def test_three_people_from_the_invitation_to_the_rematch(home: House, chrome: Browser) -> None:
    """Ann on two devices, Bo by the link, Cy by the code on a phone; Dee watches."""
    ann, other, bo, dee = [await visit(chrome) for _ in range(4)]
    cy = await visit(chrome, size=PHONE, has_touch=True, is_mobile=True)
    players = (ann, bo, cy)
    with no_complaints(ann, other, bo, cy, dee):
        await set_up(ann, home, "poison?players=3&edition=outset", "Ann")
        player = await link_of(ann, "A player")
        await join(bo, player + "?pace=0", "Bo")
        await join(cy, player + "?pace=0", "Cy")
        await dee.page.goto(player + "?pace=0")
        mine = await link_of(ann, "Me, elsewhere")
        await other.page.goto(mine.replace("#", "?pace=0#"))
        await other.page.wait_for_selector("li.mine")
        assert "#" not in other.page.url
        await ann.page.get_by_role("button", name="Start the game").click()
        await asyncio.gather(play(ann, bo, cy), follow(other), follow(dee))
        places = await asyncio.gather(*(each.page.locator(".plinth b").all_inner_texts() for each in (*players, dee)))
        assert all(sorted(found) == sorted(places[0]) for found in places)
        await bo.page.get_by_role("button", name="Rematch").click()
        await bo.page.wait_for_selector("li.mine")
        await expect(ann.page.locator(".after")).to_contain_text("Bo is in")
        await expect(dee.page.get_by_role("link", name="To the rematch")).to_be_visible()
        await ann.page.get_by_role("button", name="Rematch").click()
        await cy.page.get_by_role("button", name="Rematch").tap()
        await asyncio.gather(*(each.page.wait_for_selector(".hand .spot") for each in players))
        assert len({each.page.url for each in players}) == 1
        await dee.page.get_by_role("link", name="To the rematch").click()
        await dee.page.wait_for_selector(".pot")


async def follow(person: Person) -> None:
    """Look on until the end; a round's paper lies there until it is read, on every screen."""
    while (asked := await person.page.wait_for_selector(".paper, .end", timeout=60_000)) is not None:
        if not await asked.evaluate("at => at.classList.contains('paper')"):
            return
        await person.read()


async def play(*people: Person) -> None:
    """Play a game out with several people, each when it is their turn."""

    async def one(person: Person) -> None:
        while (asked := await person.stands()) != "end":
            if asked == "paper":
                await person.read()
            else:
                await person.by_keys()

    await asyncio.gather(*(one(person) for person in people))


# What axe finds


@pytest.mark.parametrize(
    ("theme", "size"),
    [
        ("dark", PHONE),
        *(pytest.param(*look, marks=pytest.mark.long) for look in [("light", PHONE), ("dark", DESK), ("light", DESK)]),
    ],
)
async def test_axe_finds_nothing_on_the_way_to_a_table(
    home: House, chrome: Browser, theme: Any, size: tuple[int, int]
) -> None:
    ann, bo = await visit(chrome, theme=theme, size=size), await visit(chrome, theme=theme, size=size)
    found: dict[str, list[str]] = {}

    async def look(screen: str, person: Person = ann) -> None:
        if problems := await person.axe():
            found[screen] = problems

    for path in ("/new/poison", "/new/cookie?deck=pork*1", "/tables", "/games"):
        await ann.page.goto(home.url + path)
        await ann.page.wait_for_selector("main .panel, main .empty")
        await look(path)
    await set_up(ann, home, "poison?players=4&listed=yes&newcomers=yes", "Ann")
    await bo.page.goto(ann.page.url)
    await bo.page.wait_for_selector("li.empty")
    await look("lobby, a guest", bo)
    await ann.page.get_by_role("button", name="Add a bot").first.click()
    await ann.page.wait_for_selector("li.bot")
    await look("lobby, the host")
    await ann.page.get_by_role("button", name="Invite", exact=True).click()
    await ann.page.wait_for_selector("dialog[open] .qr svg")
    await look("invitation")
    await ann.page.keyboard.press("Escape")
    await bo.page.goto(f"{home.url}/tables")
    await bo.page.wait_for_selector("main li")
    await look("open tables", bo)
    await ann.page.get_by_role("button", name=re.compile("^Start")).click()
    await ann.stands()
    await bo.page.goto(ann.page.url)
    await bo.page.wait_for_selector(".banner")
    await look("watching, a seat to be had", bo)
    await ann.page.goto(f"{home.url}/games")
    await ann.page.wait_for_selector("main li")
    await look("my games")
    await ann.page.get_by_role("button", name="Delete my data").click()
    await look("delete my data")
    assert not found


async def test_the_host_seats_a_program_that_everybody_sees_to_be_a_bot(home: House, chrome: Browser) -> None:
    ann = await visit(chrome)
    with no_complaints(ann, allowed="400"):
        await set_up(ann, home, "voodoo?players=2")
        await ann.page.get_by_role("button", name="Invite", exact=True).click()
        await ann.page.get_by_text("A program of yours").click()
        await ann.page.get_by_label("What it is called").fill("Not a name")
        await ann.page.get_by_role("button", name="Give it a seat").click()
        await expect(ann.page.locator("dialog[open] [role=status]", has_text="is no name")).to_be_visible()
        await ann.page.get_by_label("What it is called").fill("net-7")
        await ann.page.get_by_role("button", name="Give it a seat").click()
        link = await ann.page.get_by_label("Link for the program").input_value()
        await ann.page.keyboard.press("Escape")
        seat = ann.page.locator("li.bot", has_text="net-7")
        await expect(seat.get_by_role("img", name="bot, level net-7")).to_be_visible()
        await expect(seat).to_contain_text("not here")
        agent, table = home.visitor(), link.rpartition("/t/")[2].partition("#")[0]
        assert (await agent.post(f"/api/tables/{table}/seat", {"token": link.partition("#")[2]}))["seat"] == 1
