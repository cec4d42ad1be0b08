"""`python -m tools.web_report`: measure the page's weight and speed, and write docs/web-report.md.

Parts can be measured alone (`weight`, `lighthouse`, `frames`); the others keep what they said before. A machine that
does other things as well shows in frame times and in Lighthouse's performance, so its load is written down too.
"""

from __future__ import annotations

import argparse
import asyncio
import os
import tempfile
from pathlib import Path

from bench.report import machine, put_into, today
from tests.server.harness import House, house
from tests.web.browser import ROOT, browser
from tools.web_report import frames, lighthouse, weight

PAGE = ROOT / "docs" / "web-report.md"
PARTS = ("weight", "lighthouse", "frames")


async def measure(part: str, home: House, runs: int) -> str:
    if part == "lighthouse":
        return lighthouse.markdown(await lighthouse.look(home, min(runs, 3)))
    async with browser() as chrome:
        if part == "weight":
            return weight.markdown(await weight.fetched(home, chrome), weight.chunks())
        return frames.markdown(await frames.watch(home, chrome, runs))


async def main() -> None:
    parser = argparse.ArgumentParser(description="Measure the page into docs/web-report.md.")
    parser.add_argument("parts", nargs="*", metavar="PART", help=f"only these: {', '.join(PARTS)}")
    parser.add_argument("--runs", type=int, default=5, help="how often each is measured; the median counts (5)")
    parser.add_argument("--dry", action="store_true", help="print, and leave the file as it is")
    wanted = parser.parse_args()
    if unknown := set(wanted.parts) - set(PARTS):
        parser.error(f"no part is called {', '.join(sorted(unknown))}; there are {', '.join(PARTS)}")
    command = "make web-report" if not wanted.parts else f"python -m tools.web_report {' '.join(wanted.parts)}"
    for part in wanted.parts or PARTS:
        busy = os.getloadavg()[0]
        with tempfile.TemporaryDirectory() as data:
            async with house(Path(data)) as home:
                table = await measure(part, home, wanted.runs)
        origin = f"`{command}`, {today()}, on {machine()}; load when it began: {busy:.1f}."
        text = f"{origin}\n\n{table}"
        if wanted.dry:
            print(text)
        else:
            put_into(PAGE, text, f"<!-- {part}: written by make web-report -->", f"<!-- end of {part} -->")


if __name__ == "__main__":
    asyncio.run(main())
