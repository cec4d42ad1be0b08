"""Results in tables, for a terminal."""

from __future__ import annotations

from collections.abc import Iterable, Sequence

from rich.table import Table as Grid

from belladonna.cli.screen import Screen
from belladonna.sim.results import Simulation

NAMES = 32
"""How wide a column of names may insist on being."""


def grid(screen: Screen, heads: Sequence[str], rows: Iterable[Sequence[str]]) -> None:
    """Show a table whose first column is words and the others figures."""
    table = Grid(box=None, pad_edge=False, padding=(0, 2, 0, 0), header_style="bold")
    known = list(rows)
    names = min(NAMES, max((len(row[0]) for row in known), default=0))
    for place, head in enumerate(heads):
        table.add_column(head, justify="right" if place else "left", overflow="fold", min_width=0 if place else names)
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
