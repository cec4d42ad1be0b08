"""Charts as SVG, written by hand: they open in any browser, need no library, and their words stay words."""

from __future__ import annotations

from collections.abc import Iterable, Iterator, Sequence
from html import escape
from typing import TYPE_CHECKING

if TYPE_CHECKING:
    from belladonna.sim.results import Simulation

WIDTH = 720
LABELS, RIGHT = 190, 40
LINE = 30
COLOURS = ("#6b4fa0", "#b3541e", "#2f7d4f", "#2b6ca3", "#a33b5c", "#7a6a1f", "#4d4d4d")
STYLE = (
    "text{font:13px system-ui,sans-serif;fill:#222}.dim{fill:#666}.head{font-weight:600}"
    "line{stroke:#222;stroke-width:1.5}.axis{stroke:#bbb;stroke-width:1}.even{stroke:#222;stroke-dasharray:4 4}"
    "@media(prefers-color-scheme:dark){svg{background:#181818}text{fill:#eee}.dim{fill:#aaa}line{stroke:#eee}"
    ".axis{stroke:#555}.even{stroke:#eee}}"
)


class Bar:
    """One line of a bar chart: a name, a value, and how uncertain it is."""

    def __init__(self, label: str, value: float, half: float | None = None, shown: str | None = None) -> None:
        self.label, self.value, self.half = label, value, half
        self.shown = shown if shown is not None else f"{value:.3f}"


def page(title: str, parts: Iterable[tuple[int, str]]) -> str:
    """Return a whole SVG: a title, and below it the parts with their heights."""
    y, drawn = 40, []
    for height, part in parts:
        drawn.append(f'<g transform="translate(0 {y})">{part}</g>')
        y += height + 24
    return (
        f'<svg xmlns="http://www.w3.org/2000/svg" viewBox="0 0 {WIDTH} {y}" width="{WIDTH}" height="{y}" role="img" '
        f'aria-label="{escape(title)}"><style>{STYLE}</style>'
        f'<text class="head" x="12" y="24">{escape(title)}</text>{"".join(drawn)}</svg>\n'
    )


def bars(title: str, lines: Sequence[Bar], even: float | None = None) -> tuple[int, str]:
    """Return a bar for each line, its interval, and a mark where all would be if nothing made a difference."""
    most = max([line.value + (line.half or 0) for line in lines] + [even or 0, 1e-9])
    scale = (WIDTH - LABELS - RIGHT - 60) / most
    out = [f'<text class="head" x="12" y="14">{escape(title)}</text>']
    for place, line in enumerate(lines):
        y = 26 + place * LINE
        wide = max(0.0, line.value) * scale
        out.append(f'<text x="{LABELS - 10}" y="{y + 15}" text-anchor="end">{escape(line.label)}</text>')
        out.append(
            f'<rect x="{LABELS}" y="{y}" width="{wide:.1f}" height="{LINE - 10}" rx="3" '
            f'fill="{COLOURS[place % len(COLOURS)]}" opacity=".75"/>'
        )
        end = wide
        if line.half:
            low, end = max(0.0, line.value - line.half) * scale, (line.value + line.half) * scale
            out.append(f'<line x1="{LABELS + low:.1f}" x2="{LABELS + end:.1f}" y1="{y + 10}" y2="{y + 10}"/>')
        out.append(f'<text class="dim" x="{LABELS + end + 8:.1f}" y="{y + 15}">{escape(line.shown)}</text>')
    height = 26 + len(lines) * LINE
    if even is not None:
        x = LABELS + even * scale
        out.append(f'<line class="even" x1="{x:.1f}" x2="{x:.1f}" y1="20" y2="{height}"/>')
    return height, "".join(out)


def histogram(title: str, counts: dict[int, int], colour: int = 0) -> tuple[int, str]:
    """Return how often each value came up, as columns."""
    tall = 90
    low, high = min(counts), max(counts)
    total, most = sum(counts.values()), max(counts.values())
    wide = (WIDTH - 24 - RIGHT) / (high - low + 1)
    out = [f'<text class="head" x="12" y="14">{escape(title)}</text>']
    for value, count in sorted(counts.items()):
        height = tall * count / most
        x = 12 + (value - low) * wide
        out.append(
            f'<rect x="{x:.1f}" y="{24 + tall - height:.1f}" width="{max(0.5, wide - 0.5):.2f}" height="{height:.1f}" '
            f'fill="{COLOURS[colour % len(COLOURS)]}" opacity=".75"><title>{value}: {count / total:.3f}</title></rect>'
        )
    out.append(f'<line class="axis" x1="12" x2="{WIDTH - RIGHT}" y1="{24 + tall}" y2="{24 + tall}"/>')
    for value in _ticks(low, high):
        x = 12 + (value - low + 0.5) * wide
        out.append(f'<text class="dim" x="{x:.1f}" y="{24 + tall + 16}" text-anchor="middle">{value}</text>')
    return tall + 44, "".join(out)


def _ticks(low: int, high: int) -> Iterator[int]:
    step = next(s for s in (1, 2, 5, 10, 20, 50, 100, 200, 500, 10**9) if (high - low) / s <= 12)
    yield from range(-(-low // step) * step, high + 1, step)


def chart(simulation: Simulation) -> str:
    """Return win shares with their intervals, and the points of each kind of player."""
    wins = [Bar(f"{r.player} × {r.seats}", r.wins.mean, r.wins.half, str(r.wins)) for r in simulation.rows]
    order = [
        Bar("moves first" if o.after_first == 0 else f"{o.after_first} later", o.wins.mean, o.wins.half, str(o.wins))
        for o in simulation.order
    ]
    even = simulation.equal_share
    title = f"{simulation.config}: {simulation.games} games, {simulation.deals} deals, seed {simulation.seed}"
    points = (histogram(f"Points a game of {r.player}", r.histogram, place) for place, r in enumerate(simulation.rows))
    return page(title, (bars("Win share", wins, even), bars("Win share by order of play", order, even), *points))
