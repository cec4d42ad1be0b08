"""Installed, without a line, and after a new build: what the browser keeps, and that it is never a game."""

from __future__ import annotations

import json
import struct
from collections.abc import Iterator
from contextlib import contextmanager
from functools import partial
from http.server import SimpleHTTPRequestHandler, ThreadingHTTPServer
from threading import Thread

import httpx
import pytest
from playwright.async_api import Browser
from tests.server.harness import House
from tests.web.browser import LAN_NAME, Person, no_complaints, visit
from tests.web.test_play import SHORT, sit

from belladonna.server.page import DIST

pytestmark = pytest.mark.anyio
NO_LINE = r"ERR_|Failed to load|net::|WebSocket"


async def worker_is_there(person: Person) -> None:
    await person.page.evaluate("async () => { await navigator.serviceWorker.ready }")
    await person.page.wait_for_function("navigator.serviceWorker.controller !== null")


async def kept(person: Person) -> list[str]:
    """Return the paths of all that is kept in the browser's caches."""
    found: list[str] = await person.page.evaluate(
        """async () => {
            const names = await caches.keys();
            const of = async name => (await (await caches.open(name)).keys()).map(asked => new URL(asked.url).pathname);
            return (await Promise.all(names.map(of))).flat();
        }"""
    )
    return found


async def test_the_page_can_be_installed(home: House) -> None:
    async with httpx.AsyncClient(base_url=home.url, verify=False) as http:
        page = (await http.get("/")).text
        assert 'rel="manifest" href="/manifest.webmanifest"' in page
        answer = await http.get("/manifest.webmanifest")
        assert answer.headers["content-type"].startswith("application/manifest+json")
        manifest = json.loads(answer.text)
        assert {"name", "start_url", "display", "theme_color", "background_color"} <= manifest.keys()
        purposes = set()
        for icon in manifest["icons"]:
            drawn = await http.get(icon["src"])
            assert drawn.headers["content-type"].startswith(icon["type"])
            if icon["type"] == "image/png":
                width, height = struct.unpack(">II", drawn.content[16:24])
                assert f"{width}x{height}" == icon["sizes"]
            purposes.add((icon.get("purpose", "any"), icon["sizes"]))
        assert {("any", "192x192"), ("any", "512x512"), ("maskable", "512x512")} <= purposes
        assert (await http.get("/sw.js")).headers["cache-control"] == "no-cache"


async def test_without_a_line_the_page_says_so_and_goes_on_when_it_is_back(home: House, chrome: Browser) -> None:
    ann = await visit(chrome, language="fr-FR")
    with no_complaints(ann, allowed=NO_LINE):
        await sit(ann, home, SHORT)
        await ann.stands()
        await worker_is_there(ann)
        hand = ann.now["view"]["hand"]
        await ann.context.set_offline(True)
        await ann.page.reload()
        words = ann.page.locator("section:visible")
        assert await words.count() == 1 and await words.get_attribute("lang") == "fr"
        assert await words.get_by_role("link", name="Réessayer").count() == 1
        assert not await ann.axe()
        await ann.context.set_offline(False)
        assert await ann.stands() == "turn"
        assert ann.now["view"]["hand"] == hand


async def test_no_game_is_ever_kept(home: House, chrome: Browser) -> None:
    ann = await visit(chrome)
    with no_complaints(ann):
        await sit(ann, home, SHORT)
        await worker_is_there(ann)
        await ann.page.reload()
        await ann.stands()
        await ann.by_keys()
        paths = await kept(ann)
        assert paths and all(path.startswith(("/offline.", "/icon.svg", "/assets/nightshade")) for path in paths), paths


async def test_without_a_secure_context_there_is_no_worker_and_no_complaint(home: House, chrome: Browser) -> None:
    ann = await visit(chrome)
    with no_complaints(ann, allowed="Cross-Origin-Opener-Policy"):  # a header that plain http makes the browser ignore
        await ann.arrive(home.url.replace("127.0.0.1", LAN_NAME))
        assert not await ann.page.evaluate("'serviceWorker' in navigator")


class _Build(SimpleHTTPRequestHandler):
    """The built page as files, with the worker of whatever build is current."""

    version = "first"

    def do_GET(self) -> None:
        if self.path == "/sw.js":
            words = (
                (DIST / "sw.js")
                .read_text(encoding="utf-8")
                .replace("'belladonna-' + '", f"'belladonna-{self.version}-")
            )
            self.send_response(200)
            self.send_header("content-type", "text/javascript")
            self.end_headers()
            self.wfile.write(words.encode())
        else:
            super().do_GET()

    def log_message(self, format: str, *args: object) -> None: ...  # noqa: A002


@contextmanager
def builds() -> Iterator[str]:
    server = ThreadingHTTPServer(("127.0.0.1", 0), partial(_Build, directory=str(DIST)))
    thread = Thread(target=server.serve_forever, daemon=True)
    thread.start()
    try:
        yield f"http://127.0.0.1:{server.server_port}"
    finally:
        server.shutdown()
        thread.join()
        server.server_close()


async def test_a_new_build_takes_the_place_of_the_old_one(chrome: Browser) -> None:
    ann = await visit(chrome)
    names = "async () => (await caches.keys()).map(name => name.split('-')[1])"
    with builds() as url:
        _Build.version = "first"
        await ann.page.goto(url)
        await worker_is_there(ann)
        assert await ann.page.evaluate(names) == ["first"]
        _Build.version = "second"
        await ann.page.evaluate("async () => { await (await navigator.serviceWorker.ready).update() }")
        await ann.page.wait_for_function(f"({names})().then(found => found.join() === 'second')")
        await ann.context.close()
