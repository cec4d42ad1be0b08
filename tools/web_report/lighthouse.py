"""What Lighthouse says of the page. It is installed beside this file when it is first wanted: `npm ci` there."""

from __future__ import annotations

import asyncio
import json
import os
import statistics
import subprocess
import tempfile
from collections.abc import AsyncIterator, Sequence
from contextlib import asynccontextmanager
from pathlib import Path
from typing import Any

from msgspec import Struct
from playwright.async_api import Page, async_playwright
from tests.server.harness import House, free_port
from tests.web.browser import FLAGS, chromium

HERE = Path(__file__).parent
PROGRAM = HERE / "node_modules" / "lighthouse" / "cli" / "index.js"
TARGET = 95
CATEGORIES = {"performance": "performance", "accessibility": "accessibility", "best-practices": "best practices"}
GAMES = ("poison", "voodoo", "cookie")
OTHERS = ("new/poison", "tables", "games", "rules", "rules/poison", "settings", "deck")
"""Screens without a table; they are asked once, on the phone."""
LONGEST_S = 180


class Judged(Struct, frozen=True):
    """Medians of all runs, and what was found wanting in any of them."""

    screen: str
    form: str
    runs: int
    scores: dict[str, int]
    wanting: tuple[str, ...]


def install() -> None:
    if not PROGRAM.is_file():
        print("Installing Lighthouse, for this report only.")
        subprocess.run(["npm", "ci", "--no-audit", "--no-fund", "--silent"], cwd=HERE, check=True)


@asynccontextmanager
async def visitor() -> AsyncIterator[tuple[Page, int]]:
    """A browser that Lighthouse can join by a port: who sits at a table there, sits there for Lighthouse too."""
    port = free_port()
    with tempfile.TemporaryDirectory() as profile:
        async with async_playwright() as playwright:
            context = await playwright.chromium.launch_persistent_context(
                profile, executable_path=chromium(), args=[*FLAGS, f"--remote-debugging-port={port}"]
            )
            try:
                yield context.pages[0], port
            finally:
                await context.close()


async def judge(url: str, form: str, port: int) -> tuple[dict[str, int], list[str]]:
    """Run Lighthouse once; return the scores and the audits that cost something."""
    command = ["node", str(PROGRAM), url, f"--port={port}", "--output=json", "--quiet", "--disable-storage-reset"]
    command += [f"--only-categories={','.join(CATEGORIES)}", "--max-wait-for-load=45000"]
    if form == "desktop":
        command.append("--preset=desktop")
    run = await asyncio.create_subprocess_exec(
        *command, stdout=subprocess.PIPE, stderr=subprocess.PIPE, env={**os.environ, "CHROME_PATH": chromium()}
    )
    said, failed = await asyncio.wait_for(run.communicate(), LONGEST_S)
    if run.returncode:
        raise RuntimeError(f"Lighthouse could not look at {url}: {failed.decode()[-600:]}")
    report: dict[str, Any] = json.loads(said)
    scores = {name: round(100 * (report["categories"][name]["score"] or 0)) for name in CATEGORIES}
    wanting = []
    for name in CATEGORIES:
        for part in report["categories"][name]["auditRefs"]:
            audit = report["audits"][part["id"]]
            if part["weight"] and audit["score"] is not None and audit["score"] < 0.9:
                wanting.append(f"{part['id']} {audit.get('displayValue', '')}".strip().replace("\u00a0", " "))
    return scores, wanting


async def judged(screen: str, url: str, form: str, port: int, runs: int) -> Judged:
    print(f"Lighthouse looks at {screen} ({form})")
    found = [await judge(url, form, port) for _ in range(runs)]
    scores = {name: round(statistics.median(scores[name] for scores, _ in found)) for name in CATEGORIES}
    return Judged(screen, form, runs, scores, tuple(sorted({each for _, wanting in found for each in wanting})))


async def look(home: House, runs: int) -> list[Judged]:
    install()
    async with visitor() as (page, port):
        screens = {"landing page": home.url}
        for game in GAMES:
            await page.goto(home.url)
            await page.locator(f"article.{game} .button.main").click()
            await page.wait_for_selector(".hand .spot, .dish")
            screens[f"{game}: table"] = page.url
        await page.goto(f"{home.url}/new/poison")
        await page.locator("footer .button.main").click()
        await page.wait_for_selector("main li.empty")
        lobby = page.url
        await page.goto("about:blank")  # a table that is open elsewhere would play on
        asked = [(screen, url, form, runs) for screen, url in screens.items() for form in ("phone", "desktop")]
        asked.append(("waiting room", lobby, "phone", 1))
        asked += [(f"/{path}", f"{home.url}/{path}", "phone", 1) for path in OTHERS]
        return [await judged(screen, url, form, port, times) for screen, url, form, times in asked]


def markdown(found: Sequence[Judged]) -> str:
    lines = [
        f"| screen | as | {' | '.join(CATEGORIES.values())} | runs | all at least {TARGET} |",
        f"|---|---|{'---:|' * len(CATEGORIES)}---:|---|",
    ]
    for each in found:
        met = "yes" if min(each.scores.values()) >= TARGET else "**no**"
        scores = " | ".join(str(each.scores[name]) for name in CATEGORIES)
        lines.append(f"| {each.screen} | {each.form} | {scores} | {each.runs} | {met} |")
    lacks = [each for each in found if min(each.scores.values()) < TARGET and each.wanting]
    if lacks:
        lines += ["", "What cost something where the target was missed:", ""]
        lines += [f"- {each.screen}, {each.form}: {'; '.join(each.wanting)}" for each in lacks]
    return "\n".join(lines)
