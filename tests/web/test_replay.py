"""Looking back at games in the browser: through any eyes, with open hands, from a file, and playing on."""

from __future__ import annotations

import asyncio
from typing import Any

import pytest
from playwright.async_api import Browser, expect
from tests.server.harness import House
from tests.server.test_archive import SPECS, written
from tests.web.browser import DESK, PHONE, SIDE, Person, no_complaints, visit
from tests.web.test_play import SHORT, sit

from belladonna.core.record import Record

pytestmark = pytest.mark.anyio

REFUSED = r"status of (400|404|409)"


async def bring(person: Person, home: House, toml: str) -> None:
    """Choose a file at the page for records."""
    await person.page.goto(f"{home.url}/r?pace=0")
    file = {"name": "game.toml", "mimeType": "application/toml", "buffer": toml.encode()}
    await person.page.locator("input[type=file]").set_input_files(file)  # type: ignore[arg-type]


async def looks(person: Person) -> None:
    await person.page.wait_for_selector("main .board")


async def jump(person: Person, to: int) -> None:
    await person.page.get_by_role("slider", name="Move").fill(str(to))
    await expect(person.page.locator(".transport .at")).to_contain_text(f"Move {to} of")


async def held(person: Person) -> int:
    """Return how many hands lie open, beside the one at the foot of the table."""
    return await person.page.locator(".held[role=img], .held .row").count()


@pytest.mark.parametrize("spec", SPECS)
async def test_a_record_is_stepped_through_by_anyones_eyes(home: House, chrome: Browser, spec: str) -> None:
    ann = await visit(chrome)
    page, others = ann.page, 1 if spec.startswith("voodoo") else 2 if spec.startswith("poison") else 3
    with no_complaints(ann):
        await bring(ann, home, written(spec))
        await looks(ann)
        log = page.get_by_role("region", name="Log").locator("button")
        assert await log.count() == 0
        await page.get_by_role("button", name="One move on").click()
        await expect(page.locator(".transport .at")).to_contain_text("Move 1 of")
        assert await log.count() > 0
        await jump(ann, 8)
        assert await held(ann) == 0
        dealt = await page.locator(".log .lines").inner_text()
        await page.get_by_role("radio", name="Hemlock").check()
        await expect(page.locator(".transport .at")).to_contain_text("Move 8 of")
        await page.wait_for_function("was => document.querySelector('.log .lines').innerText !== was", arg=dealt)
        await page.get_by_role("switch", name="Open hands").click()
        await expect(page.locator(".held[role=img], .held .row")).to_have_count(others)
        await page.get_by_role("switch", name="Open hands").click()
        await expect(page.locator(".held[role=img], .held .row")).to_have_count(0)
        await page.keyboard.press("End")
        last = int(await page.get_by_role("slider").get_attribute("max") or 0)
        await expect(page.get_by_role("slider")).to_have_value(str(last))
        await page.locator("main").focus()
        await page.keyboard.press("ArrowLeft")
        await expect(page.get_by_role("slider")).to_have_value(str(last - 1))
        await page.keyboard.press("Home")
        await page.get_by_role("button", name="Play", exact=True).click()
        await page.get_by_role("button", name="Pause").click()
        moved = int(await page.get_by_role("slider").input_value())
        assert 0 < moved < last


async def test_the_whole_game_plays_by_itself_with_its_papers(home: House, chrome: Browser) -> None:
    ann = await visit(chrome)
    with no_complaints(ann):
        await bring(ann, home, written())
        await looks(ann)
        last = await ann.page.get_by_role("slider").get_attribute("max")
        await ann.page.get_by_role("button", name="Play", exact=True).click()
        await expect(ann.page.get_by_role("slider")).to_have_value(str(last), timeout=30_000)
        await expect(ann.page.get_by_role("button", name="Play", exact=True)).to_be_visible()


async def test_each_move_stands_beside_what_the_others_promised(home: House, chrome: Browser) -> None:
    toml = written(SPECS[2])
    smash = next(number for number, move in enumerate(Record.loads(toml).moves, 1) if "smash" in move)
    ann = await visit(chrome)
    with no_complaints(ann):
        await bring(ann, home, toml)
        await looks(ann)
        await jump(ann, smash)
        list_ = ann.page.locator(".promised .weighed li")
        await expect(list_).to_have_count(5)
        assert await list_.filter(has_text="played").count() == 1
        assert "best" in await list_.first.inner_text() and "1.0 point" in await list_.first.inner_text()


@pytest.mark.parametrize(
    ("change", "says"),
    [
        (lambda toml: toml.replace("seats =", "chairs ="), "“chairs”"),
        (lambda toml: toml.replace("players = 3", "players = 40"), "players"),
        (lambda toml: "#" * 60_001, "too large"),
    ],
)
async def test_a_file_that_is_no_record_is_refused_in_a_sentence(
    home: House, chrome: Browser, change: Any, says: str
) -> None:
    ann = await visit(chrome)
    with no_complaints(ann, allowed=REFUSED):
        await bring(ann, home, change(written()))
        await expect(ann.page.get_by_role("alert")).to_contain_text(says)


async def test_a_file_is_dropped_on_the_page(home: House, chrome: Browser) -> None:
    ann = await visit(chrome)
    with no_complaints(ann):
        await ann.page.goto(f"{home.url}/r?pace=0")
        await ann.page.wait_for_selector("h2")
        await ann.page.evaluate(
            """toml => {
                const dataTransfer = new DataTransfer();
                dataTransfer.items.add(new File([toml], 'game.toml'));
                for (const type of ['dragover', 'drop'])
                    document.body.dispatchEvent(new DragEvent(type, { dataTransfer, bubbles: true, cancelable: true }));
            }""",
            written(),
        )
        await looks(ann)


async def test_a_finished_game_is_looked_at_again_and_its_address_names_the_moment(
    home: House, chrome: Browser
) -> None:
    ann = await visit(chrome)
    with no_complaints(ann, allowed=REFUSED):
        await sit(ann, home, SHORT)
        table = ann.page.url.split("/")[-1].partition("?")[0]
        await ann.stands()
        await ann.page.goto(f"{home.url}/r/{table}?pace=0")
        await expect(ann.page.get_by_role("heading", name="This game is still going on")).to_be_visible()
        await ann.page.get_by_role("button", name="Watch the table").click()
        await ann.play_out(Person.by_keys)
        await ann.page.get_by_role("link", name="Look again").click()
        await looks(ann)
        assert await ann.page.locator(".seat .who").filter(has_text="You").count() == 1
        await jump(ann, 20)
        await ann.page.wait_for_url("**/r/*?move=20&seat=1&hands=closed*")
        other = await visit(chrome)
        await other.page.goto(ann.page.url)
        await looks(other)
        await expect(other.page.get_by_role("slider")).to_have_value("20")
        async with other.page.expect_download() as download:
            await other.page.get_by_role("link", name="Download the record").click()
        assert (await download.value).suggested_filename == f"poison-{table}.toml"
        await other.page.goto(f"{home.url}/r/nosuchtable22")
        await expect(other.page.get_by_role("heading", name="There is no such table")).to_be_visible()


async def test_one_plays_on_from_a_moment_of_a_record(home: House, chrome: Browser) -> None:
    ann = await visit(chrome)
    with no_complaints(ann):
        await bring(ann, home, written())
        await looks(ann)
        await jump(ann, 70)
        await ann.page.get_by_role("button", name="Play on from here").click()
        await ann.page.get_by_role("dialog").get_by_role("radio", name="Bo").check()
        await ann.page.get_by_role("dialog").get_by_role("button", name="Play on").click()
        assert await ann.stands() == "turn"
        log = await ann.page.locator('aside [role="log"]').inner_text()
        assert "Your turn." in log and await ann.cards() > 0
        cells = await ann.page.locator("aside tbody tr").count()
        assert cells >= 2  # the first round is behind, and on the pad
        await ann.play_out(Person.by_keys)


async def test_a_hint_says_what_each_move_promises_and_marks_the_best_card(home: House, chrome: Browser) -> None:
    """The answer is the search's own; it is quick once its code is compiled, and may take long before."""
    ann = await visit(chrome)
    with no_complaints(ann):
        await sit(ann, home, SHORT)
        await ann.stands()
        await ann.page.keyboard.press("h")
        dialog = ann.page.get_by_role("dialog", name="Hint")
        await expect(dialog.locator(".weighed li").first).to_contain_text("best", timeout=70_000)
        assert await dialog.locator(".weighed li").count() == len(ann.now["legal"])
        await ann.page.keyboard.press("Escape")
        assert await ann.page.locator(".hand .hint").count() >= 1
        await ann.by_keys()
        await ann.stands()
        assert await ann.page.locator(".hand .hint").count() == 0


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

    await ann.page.goto(f"{home.url}/r?pace=0")
    await ann.page.wait_for_selector("h2")
    await look("bring")
    for spec in SPECS:
        await bring(ann, home, written(spec))
        await looks(ann)
        await jump(ann, 20)
        await ann.page.get_by_role("switch", name="Open hands").click()
        await asyncio.sleep(0.2)
        await look(spec)
    if size != DESK:
        await ann.page.get_by_role("button", name="What the moves promised").click()
    await ann.page.wait_for_selector(".promised .weighed li, .promised p")
    await look("what the moves promised")
    await ann.page.keyboard.press("Escape")
    await ann.page.get_by_role("button", name="Play on from here").click()
    await ann.page.wait_for_selector("dialog .seats")
    await look("play on")
    assert not found, found
