"""The table, the chart and the page that come of a measurement."""

from __future__ import annotations

import platform
from collections.abc import Mapping, Sequence
from datetime import UTC, datetime
from html import escape
from math import log10
from pathlib import Path

from msgspec import Struct

BEGIN, END = "<!-- the last table: written by make bench -->", "<!-- end of the last table -->"


class Row(Struct, frozen=True):
    """The best of all runs of one contender. `ratio` is decisions a second against the yardstick."""

    key: str
    name: str
    made_by: str
    unit: str
    games_per_s: float
    decisions_per_s: float
    ratio: float


class Report(Struct, frozen=True):
    command: str
    machine: str
    when: str
    yardstick: str
    rows: tuple[Row, ...]
    facts: dict[str, float]


def machine() -> str:
    """Return processor, cores, system and Python in a line."""
    name = platform.processor() or platform.machine()
    info = Path("/proc/cpuinfo")
    cores = 0
    if info.exists():
        lines = info.read_text(encoding="utf-8").splitlines()
        models = [line.partition(":")[2].strip() for line in lines if line.startswith("model name")]
        name, cores = (models[0] if models else name), len(models)
    many = f", {cores} cores" if cores else ""
    return f"{name}{many}, {platform.system()} {platform.machine()}, Python {platform.python_version()}"


def today() -> str:
    return datetime.now(UTC).strftime("%Y-%m-%d")


def facts(rows: Mapping[str, Row]) -> dict[str, float]:
    """Return the ratios that the targets are about, those that could be measured."""
    found: dict[str, float] = {}

    def ratio(name: str, over: str, under: str) -> None:
        if over in rows and under in rows:
            found[name] = rows[over].decisions_per_s / rows[under].decisions_per_s

    ratio("Poison's kernel to plain C, one core", "poison-kernel-1", "poison-c")
    ratio("Poison's kernel to OpenSpiel's hearts, decisions with the deal, one core", "poison-kernel-1", "open_spiel")
    ratio("Poison's kernel on two cores to one", "poison-kernel-2", "poison-kernel-1")
    ratio("Voodoo Prince's kernel on two cores to one", "voodoo-kernel-2", "voodoo-kernel-1")
    ratio("Cookie Smasher's kernel on two cores to one", "cookie-kernel-2", "cookie-kernel-1")
    ratio("plain C in two processes to one, which share nothing: what this machine gives", "poison-c-2", "poison-c")
    ratio("Poison's kernel to the reference rules", "poison-kernel-1", "poison-rules")
    ratio("Voodoo Prince's kernel to the reference rules", "voodoo-kernel-1", "voodoo-rules")
    ratio("Cookie Smasher's kernel to the evaluator with reasons", "cookie-kernel-1", "cookie-rules")
    ratio("BatchEnv's Poison, with observations and masks, to Pgx's Leduc hold'em", "poison-batch", "pgx-leduc")
    return found


def markdown(report: Report) -> str:
    lines = [
        f"`{report.command}`, {report.when}, on {report.machine}. The ratio is of decisions, to {report.yardstick}.",
        "",
        "| | made with | games a second | decisions a second | ratio |",
        "|---|---|---:|---:|---:|",
    ]
    for row in report.rows:
        games = f"{_short(row.games_per_s)} {row.unit}"
        lines.append(f"| {row.name} | {row.made_by} | {games} | {_short(row.decisions_per_s)} | {row.ratio:.3g} |")
    lines += ["", *(f"- {name}: **{value:.3g}**" for name, value in report.facts.items())]
    return "\n".join(lines)


def _short(number: float) -> str:
    """Return three digits that count: 871 thousand is 871,000."""
    digits = max(0, int(log10(number)) - 2) if number >= 1 else 0
    return f"{round(number, -digits):,.0f}" if number >= 100 else f"{number:.3g}"


def put_into(page: Path, text: str, begin: str = BEGIN, end: str = END) -> None:
    """Write the text between the markers of a page, or raise ValueError where the page lacks them."""
    old = page.read_text(encoding="utf-8")
    before, there, rest = old.partition(begin)
    _, closed, after = rest.partition(end)
    if not (there and closed):
        raise ValueError(f"{page.name} has no place for this: {begin}")
    page.write_text(f"{before}{begin}\n{text}\n{end}{after}", encoding="utf-8")


ROW, LABEL, WIDTH = 26, 330, 900


def chart(rows: Sequence[Row]) -> str:
    """Return bars of decisions a second as SVG, ten times as many for each line further right."""
    low = min(int(log10(row.decisions_per_s)) for row in rows)
    high = max(log10(row.decisions_per_s) for row in rows)
    bars = WIDTH - LABEL - 90
    scale = bars / (high - low)
    height = ROW * len(rows) + 50
    parts = [
        f'<svg xmlns="http://www.w3.org/2000/svg" viewBox="0 0 {WIDTH} {height}" font-size="13" role="img">',
        "<style>text { font-family: sans-serif }</style>",
        "<title>Decisions a second, on a logarithmic scale</title>",
        f'<rect width="{WIDTH}" height="{height}" fill="#fff"/>',
    ]
    for power in range(low, int(high) + 1):
        x = LABEL + (power - low) * scale
        parts.append(f'<path d="M{x:.0f} 8V{height - 34}" stroke="#ddd"/>')
        parts.append(f'<text x="{x:.0f}" y="{height - 16}" text-anchor="middle" fill="#555">{10**power:,}</text>')
    for place, row in enumerate(rows):
        y, length = 12 + ROW * place, (log10(row.decisions_per_s) - low) * scale
        colour = "#6b3fa0" if "Belladonna" in row.made_by else "#8a8f98"
        parts.append(f'<text x="{LABEL - 8}" y="{y + 14}" text-anchor="end" fill="#222">{escape(row.name)}</text>')
        parts.append(f'<rect x="{LABEL}" y="{y}" width="{length:.0f}" height="18" rx="3" fill="{colour}"/>')
        text = _short(row.decisions_per_s)
        parts.append(f'<text x="{LABEL + length + 6:.0f}" y="{y + 14}" fill="#222">{text}</text>')
    return "\n".join([*parts, "</svg>", ""])
