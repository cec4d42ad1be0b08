"""Results in tables, for a terminal."""

from __future__ import annotations

from collections.abc import Iterable, Sequence
from typing import Literal

from rich.table import Table as Grid

from belladonna.cli.screen import Screen
from belladonna.sim.results import Simulation

NAMES = 32
"""How wide a column of names may insist on being."""
LEAST = 12
"""How narrow it may become before figures are left out."""


def grid(screen: Screen, heads: Sequence[str], rows: Iterable[Sequence[str]]) -> None:
    """Show a table whose first column is words and the others figures."""
    table = Grid(box=None, pad_edge=False, padding=(0, 2, 0, 0), header_style="bold")
    known = list(rows)
    widths = [max((len(row[place]) for row in known if place < len(row)), default=0) for place in range(len(heads))]
    least = [max(width, *map(len, head.split() or [""])) for width, head in zip(widths, heads, strict=True)]
    figures = sum(2 + width for width in least[1:])
    tight = widths[0] + 2 + figures > screen.wide  # then heads take more lines, and long names too
    widths[0] = min(NAMES, widths[0], max(LEAST, screen.wide - figures - 2))
    for place, head in enumerate(heads):
        side: Literal["left", "right"] = "right" if place else "left"
        wide = least[place] if place and tight else None
        table.add_column(head, justify=side, overflow="fold", min_width=widths[place], max_width=wide)
    for row in known:
        table.add_row(*row)
    screen.show(table)


def show_simulation(screen: Screen, result: Simulation) -> None:
    word = screen.plain
    screen.say("sim-title", style="bold", config=result.config, seed=result.seed)
    key = "sim-played" if result.rotated else "sim-played-once"
    screen.say(key, games=result.games, deals=result.deals)
    screen.show()
    points, wins, place = word("sim-points"), word("sim-wins"), word("sim-place")
    grid(
        screen,
        (word("sim-player"), points, word("sim-points-round"), wins, place),
        (
            (
                f"{r.player} × {r.seats}",
                r.points.shown(2),
                r.points_per_round.shown(2),
                r.wins.shown(3),
                r.place.shown(2),
            )
            for r in result.rows
        ),
    )
    screen.say("sim-even", style="dim", share=f"{result.equal_share:.3f}")
    screen.show()
    grid(
        screen,
        (word("sim-order"), points, wins),
        (
            (
                word("sim-first") if o.after_first == 0 else word("sim-later", count=o.after_first),
                o.points.shown(2),
                o.wins.shown(3),
            )
            for o in result.order
        ),
    )
    screen.show()
    screen.say(
        "sim-length",
        moves=f"{result.moves.mean:.1f}",
        least=result.moves.least,
        most=result.moves.most,
        rounds=f"{result.rounds.mean:.2f}",
    )
    for t in result.timing.thinking:
        screen.say(
            "sim-thinking",
            style="dim",
            player=t.player,
            mean=f"{t.mean:.2f}",
            p50=f"{t.p50:.2f}",
            p99=f"{t.p99:.2f}",
        )
    rate = result.games / max(result.timing.seconds, 1e-9)
    screen.say(
        "sim-speed",
        style="dim",
        seconds=f"{result.timing.seconds:.1f}",
        rate=f"{rate:.1f}",
        processes=result.timing.processes,
    )
