"""How smoothly cards move: frame times and the longest task, on a processor slowed down four times."""

from __future__ import annotations

import statistics
from collections.abc import AsyncIterator, Awaitable, Callable, Sequence
from contextlib import asynccontextmanager
from typing import Any

from msgspec import Struct
from playwright.async_api import Browser
from tests.server.harness import House
from tests.web import test_cookie as cookie
from tests.web import test_voodoo as voodoo
from tests.web.browser import DESK, NO_GUIDE, PHONE, Person
from tests.web.test_play import sit

SLOWER = 4
FRAME_MS, TASK_MS, SHARE = 34, 50, 0.95
SETTLE_MS = 1500

WATCH = """() => {
    const seen = { frames: [], tasks: [] };
    const observer = new PerformanceObserver(list => seen.tasks.push(...list.getEntries().map(each => each.duration)));
    observer.observe({ entryTypes: ['longtask'] });
    let last = null, on = true;
    const frame = at => {
        if (last !== null) seen.frames.push(at - last);
        last = at;
        if (on) requestAnimationFrame(frame);
    };
    requestAnimationFrame(frame);
    window.whatWasSeen = () => { on = false; observer.disconnect(); return seen; };
}"""


class Run(Struct, frozen=True):
    share: float
    """Of the frames that took at most FRAME_MS."""
    p95: float
    longest_task: float
    frames: int


class Smooth(Struct, frozen=True):
    scene: str
    size: tuple[int, int]
    runs: tuple[Run, ...]

    @property
    def share(self) -> float:
        return statistics.median(run.share for run in self.runs)

    @property
    def p95(self) -> float:
        return statistics.median(run.p95 for run in self.runs)

    @property
    def task(self) -> float:
        return statistics.median(run.longest_task for run in self.runs)


def run_of(seen: dict[str, list[float]]) -> Run:
    frames = sorted(seen["frames"])
    quick = sum(frame <= FRAME_MS for frame in frames)
    return Run(quick / len(frames), frames[int(0.95 * (len(frames) - 1))], max(seen["tasks"], default=0), len(frames))


@asynccontextmanager
async def person(chrome: Browser, size: tuple[int, int]) -> AsyncIterator[Person]:
    """Somebody for whom cards move."""
    context = await chrome.new_context(
        viewport={"width": size[0], "height": size[1]}, locale="en-GB", has_touch=size == PHONE
    )
    await context.add_init_script(NO_GUIDE)
    try:
        yield Person(context, await context.new_page())
    finally:
        await context.close()


async def seen(who: Person, act: str, about: Any, watch_ms: int) -> Run:
    """Come again at the usual speed, slow the processor down, act, and watch."""
    page = who.page
    await page.goto(page.url.partition("?")[0])
    await page.wait_for_selector(".hand .ok")
    devtools = await page.context.new_cdp_session(page)
    await devtools.send("Emulation.setCPUThrottlingRate", {"rate": SLOWER})
    await page.wait_for_timeout(SETTLE_MS)
    await page.evaluate(WATCH)
    await page.evaluate(act, about)
    await page.wait_for_timeout(watch_ms)
    found = run_of(await page.evaluate("() => window.whatWasSeen()"))
    await devtools.send("Emulation.setCPUThrottlingRate", {"rate": 1})
    return found


TAKE = """([card, pot]) => {
    document.querySelectorAll('.hand button')[card].click();
    requestAnimationFrame(() => document.querySelector(`[data-pot="${pot}"]`).click());
}"""
PLAY = """() => {
    const card = document.querySelector('.hand .ok button');
    card.click();
    requestAnimationFrame(() => card.click());
}"""


async def take(home: House, who: Person) -> Run:
    """Six at the table, and a cauldron boils over for the reader: at least three cards fly to their plate."""
    await sit(who, home, {"players": 6, "edition": "classic"})
    while True:
        if await who.stands() == "paper":
            await who.read()
        for each in who.now["legal"]:
            if each["outlook"]["key"].endswith("takes") and each["outlook"]["args"].get("takes", 0) >= 3:
                card, _, pot = each["move"].partition(">")
                index = who.now["view"]["hand"].index(card)
                return await seen(who, TAKE, [index, int(pot) - 1], 3200)
        if await who.stands() == "turn":
            await who.by_keys()


async def trick(home: House, who: Person) -> Run:
    """Five at the table, and a trick comes to its end."""
    await voodoo.sit(who, home, 5)
    while await voodoo.stands(who) != "turn" or len(who.now["view"]["trick"]) < 2:
        await voodoo.act(who, voodoo.by_keys, await voodoo.stands(who))
    return await seen(who, PLAY, None, 4000)


async def reveal(home: House, who: Person) -> Run:
    """Six at the table choose, and all cards turn at once."""
    await cookie.sit(who, home, players=6, countdown_s=0, race_s=0)
    await cookie.stands(who)
    return await seen(who, PLAY, None, 2000)


SCENES: dict[str, Callable[[House, Person], Awaitable[Run]]] = {
    "Poison, six seats: a cauldron boils over and is taken": take,
    "Voodoo Prince, five seats: a trick is won": trick,
    "Cookie Smasher, six seats: the reveal": reveal,
}


async def watch(home: House, chrome: Browser, runs: int) -> list[Smooth]:
    found = []
    for size in (PHONE, DESK):
        for scene, play in SCENES.items():
            made = []
            for n in range(runs):
                print(f"{scene}, {size[0]} x {size[1]}, run {n + 1} of {runs}")
                async with person(chrome, size) as who:
                    made.append(await play(home, who))
            found.append(Smooth(scene, size, tuple(made)))
    return found


def markdown(found: Sequence[Smooth]) -> str:
    target = f"{SHARE:.0%} within {FRAME_MS} ms, no task over {TASK_MS} ms"
    lines = [
        f"| scene | size | frames within {FRAME_MS} ms | 95th of a hundred | longest task | runs | {target} |",
        "|---|---|---:|---:|---:|---:|---|",
    ]
    for each in found:
        met = "yes" if each.share >= SHARE and each.task <= TASK_MS else "**no**"
        figures = (f"{each.share:.1%}", f"{each.p95:.1f} ms", f"{each.task:.0f} ms" if each.task else "none over 50 ms")
        lines.append(
            f"| {each.scene} | {each.size[0]} x {each.size[1]} | {' | '.join(figures)} | {len(each.runs)} | {met} |"
        )
    return "\n".join(lines)
