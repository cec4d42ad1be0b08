"""Reload, a lost line, a server that is killed, a second window, another device; and what no longer works."""

from __future__ import annotations

import os
import signal
import subprocess
import sys
import time
from collections.abc import Iterator
from contextlib import contextmanager
from pathlib import Path

import httpx
import pytest
from playwright.async_api import Browser, WebSocketRoute
from tests.server.harness import House, free_port
from tests.web.browser import LAN_NAME, no_complaints, visit
from tests.web.test_play import SHORT, sit

pytestmark = pytest.mark.anyio
NO_LINE = r"WebSocket|ERR_|Failed to load|net::"


async def test_reload_in_mid_game_comes_back_to_the_same_hand(home: House, chrome: Browser) -> None:
    ann = await visit(chrome)
    with no_complaints(ann):
        await sit(ann, home, SHORT)
        await ann.stands()
        await ann.by_keys()
        await ann.stands()
        hand = ann.now["view"]["hand"]
        await ann.page.reload()
        assert await ann.stands() == "turn"
        assert ann.now["view"]["hand"] == hand
        await ann.by_keys()


async def test_a_card_played_without_a_line_is_dashed_and_goes_out_once(home: House, chrome: Browser) -> None:
    ann = await visit(chrome)
    with no_complaints(ann, allowed=NO_LINE):
        await sit(ann, home, SHORT)
        await ann.stands()
        await ann.context.set_offline(True)
        for connection in next(iter(home.services.hub._tables.values())).hall.connections:
            connection.close(1012)
        await ann.page.wait_for_selector(".banner.bad")
        before = await ann.cards()
        await ann.page.keyboard.press("1")
        await ann.page.keyboard.press("Enter")
        await ann.page.wait_for_selector(".hand .sent")
        assert "goes out once" in await ann.page.locator(".banner").inner_text()
        await ann.context.set_offline(False)
        await ann.went(before)
        await ann.page.wait_for_selector(".banner.bad", state="detached")
        assert await ann.cards() == before - 1
        assert len({frame["id"] for frame in ann.sent if frame["type"] == "Move"}) == 1


async def test_the_server_is_killed_and_started_again(tmp_path: Path, chrome: Browser) -> None:
    ann = await visit(chrome)
    port = free_port()
    with no_complaints(ann, allowed=NO_LINE):
        with serving(tmp_path, port) as process:
            await ann.play_now(f"http://localhost:{port}")
            await ann.stands()
            await ann.by_keys()
            await ann.stands()
            hand = ann.now["view"]["hand"]
            process.send_signal(signal.SIGKILL)
            process.wait()
            await ann.page.wait_for_selector(".banner.bad")
        with serving(tmp_path, port):
            await ann.page.wait_for_selector(".banner.bad", state="detached")
            assert await ann.stands() == "turn"
            assert ann.now["view"]["hand"] == hand
            await ann.by_keys()


async def test_two_windows_on_one_seat_are_both_live(home: House, chrome: Browser) -> None:
    ann = await visit(chrome)
    await sit(ann, home, SHORT)
    await ann.stands()
    second = await ann.context.new_page()
    await second.goto(ann.page.url)
    await second.wait_for_selector(".hand .ok")
    await ann.page.wait_for_selector(".banner.info")
    before = await ann.cards()
    await ann.by_keys()
    await second.wait_for_function("n => document.querySelectorAll('.hand .spot').length === n", arg=before - 1)


async def test_a_seat_goes_on_on_another_device_and_the_token_leaves_the_address(home: House, chrome: Browser) -> None:
    ann, phone = await visit(chrome), await visit(chrome)
    await sit(ann, home, SHORT)
    await ann.stands()
    await ann.page.get_by_role("button", name="Invite").click()
    await ann.page.get_by_role("radio", name="Me, elsewhere").check()
    box = ann.page.locator("dialog[open] input[readonly]")
    await ann.page.wait_for_function(
        "() => document.querySelector('dialog[open] input[readonly]')?.value.includes('#')"
    )
    await phone.page.goto(await box.input_value())
    assert await phone.stands() == "turn"
    assert "#" not in phone.page.url
    assert phone.now["view"]["hand"] == ann.now["view"]["hand"]


async def test_plain_http_under_a_name_that_is_not_localhost(home: House, chrome: Browser) -> None:
    ann = await visit(chrome)
    url = home.url.replace("127.0.0.1", LAN_NAME)
    with no_complaints(ann, allowed="Cross-Origin-Opener-Policy"):  # a header that counts only where there is a lock
        await ann.play_now(url)
        assert await ann.page.evaluate("isSecureContext") is False
        await ann.stands()
        await ann.by_mouse()


async def test_french_from_the_browser_and_by_the_switch(home: House, chrome: Browser) -> None:
    anne = await visit(chrome, language="fr-CA")
    with no_complaints(anne):
        await anne.arrive(home.url)
        assert await anne.page.locator("html").get_attribute("lang") == "fr"
        assert await anne.page.locator("article.poison .main").inner_text() == "Jouer"
        await anne.page.get_by_role("button", name="EN").click()
        await anne.page.get_by_text("Play now").first.wait_for()
        await anne.page.get_by_role("button", name="FR").click()
        await anne.page.locator("article.poison .main").click()
        await anne.stands()
        assert "À vous" in await anne.page.locator(".prompt").inner_text()


@pytest.mark.parametrize(
    ("path", "title"),
    [("/t/nosuchtable22", "There is no such table"), ("/nowhere/at/all", "There is nothing here"), ("/new/chess", "")],
)
async def test_addresses_that_lead_nowhere_say_so_and_show_a_way_on(
    home: House, chrome: Browser, path: str, title: str
) -> None:
    ann = await visit(chrome)
    await ann.page.goto(home.url + path)
    heading = ann.page.locator("main h2")
    assert title in await heading.inner_text()
    await ann.page.get_by_role("link", name="To the games", exact=True).click()
    await ann.page.wait_for_selector(".games")


async def test_a_wrong_seat_link_and_a_closed_table(home: House, chrome: Browser) -> None:
    ann, eve = await visit(chrome), await visit(chrome)
    table = await sit(ann, home, SHORT)
    await ann.stands()
    await eve.page.goto(f"{home.url}/t/{table}#0-{'f' * 40}")
    assert "opens no seat" in await eve.page.locator("main h2").inner_text()
    await eve.page.get_by_role("button", name="Watch the table").click()
    await eve.page.wait_for_selector(".pot")
    assert await eve.page.locator(".hand").count() == 0
    await ann.page.evaluate("id => fetch(`/api/tables/${id}/leave`, { method: 'POST' })", table)
    await eve.page.get_by_role("heading", name="This table is closed").wait_for()


async def test_blocked_storage_does_not_keep_anybody_from_playing(home: House, chrome: Browser) -> None:
    ann = await visit(chrome)
    await ann.context.add_init_script(
        "for (const name of ['localStorage', 'sessionStorage'])"
        " Object.defineProperty(window, name, { get() { throw new DOMException('no', 'SecurityError'); } });"
    )
    with no_complaints(ann):
        await ann.play_now(home.url)
        await ann.stands()
        await ann.page.get_by_role("button", name="Settings").click()
        await ann.page.get_by_role("radio", name="Brisk").check()


async def test_an_old_page_loads_itself_anew_once_and_then_says_what_is_wrong(home: House, chrome: Browser) -> None:
    ann = await visit(chrome)
    loads: list[str] = []
    ann.page.on("load", lambda page: loads.append(page.url))
    with no_complaints(ann):
        await sit(ann, home, SHORT)
        await ann.stands()
        url = ann.page.url

        def of_another_time(socket: WebSocketRoute) -> None:
            server = socket.connect_to_server()
            socket.on_message(lambda said: server.send(str(said).replace('"protocol":1', '"protocol":99')))

        await ann.page.route_web_socket("**/ws", of_another_time)
        loads.clear()
        await ann.page.goto(url)
        await ann.page.wait_for_selector("main h2")
        assert len(loads) == 2, "it was opened, and loaded itself once more"
        await ann.page.get_by_role("button", name="Try again").wait_for()
        await ann.page.get_by_role("link", name="To the games", exact=True).click()
        await ann.page.wait_for_selector(".games")


async def test_a_clock_that_is_wrong_by_hours_changes_nothing(home: House, chrome: Browser) -> None:
    """A race with a countdown and a limit, on a device that is five hours ahead."""
    ann = await visit(chrome)
    await ann.context.add_init_script(
        "{ const real = Date.now; Date.now = () => real() + 5 * 3600e3;"
        " window.Date = class extends Date { constructor(...at) { super(...(at.length ? at : [Date.now()])); } }; }"
    )
    with no_complaints(ann):
        await sit(ann, home, {"players": 4, "copies": 1, "countdown_s": 1, "race_s": 60}, game="cookie")
        await ann.page.wait_for_selector(".hand .ok")
        await ann.page.keyboard.press("1")
        await ann.page.keyboard.press("Enter")
        await ann.page.wait_for_selector(".dish.live")
        await ann.page.keyboard.press("Space")
        await ann.page.wait_for_selector(".explain")
        smash = ann.now["view"]["outcomes"][-1]["smashes"][0]
        assert 0 <= smash["at_ms"] < 30_000


@contextmanager
def serving(data: Path, port: int) -> Iterator[subprocess.Popen[bytes]]:
    environment = {k: v for k, v in os.environ.items() if not k.startswith("BELLADONNA_")}
    command = [sys.executable, "-m", "belladonna", "serve", "--data", str(data), "--port", str(port)]
    process = subprocess.Popen(command, stdout=subprocess.DEVNULL, stderr=subprocess.DEVNULL, env=environment)
    try:
        until = time.monotonic() + 20
        while time.monotonic() < until:
            try:
                httpx.get(f"http://127.0.0.1:{port}/health")
                break
            except httpx.TransportError:
                time.sleep(0.1)
        yield process
    finally:
        process.terminate()
        process.wait(10)
