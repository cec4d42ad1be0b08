"""How strong the levels of every game are: tables of paired deals, made anew by `make ladder`.

What is measured is always one player among others of one kind: a level among those below it, every level among
`greedy`. The time is shared out among the cells in their order of weight, and a cell that got none says so.
"""

from __future__ import annotations

import argparse
import os
import platform
import sys
from collections.abc import Iterator, Sequence
from itertools import pairwise
from pathlib import Path
from time import perf_counter

from msgspec import Struct

from belladonna.bots import bots
from belladonna.core import registry
from belladonna.core.config import options, write_config
from belladonna.core.game import AnyGame
from belladonna.sim import simulate
from belladonna.sim.results import Simulation

LEVELS = ("random", "easy", "medium", "hard", "champion")
FILE = Path("docs/strength.md")
BEGIN, END = "<!-- ladder: made by `make ladder` -->", "<!-- ladder ends -->"
MOST_GAMES = 1000
SEED = 7
WEIGHTS = {"random": 0, "easy": 3, "medium": 4, "hard": 16, "champion": 40}
"""How the time is shared out among the levels at a default table; they think for longer than those below."""


class Cell(Struct, frozen=True):
    """One measurement: `level` once among `others`."""

    config: str
    level: str
    others: str
    weight: float


class Measured(Struct, frozen=True):
    cell: Cell
    result: Simulation | None


def cells(game: AnyGame) -> Iterator[Cell]:
    """Yield the game's default table level by level, then the other tables with the two ends of the ladder."""
    default = write_config(game.name, game.config())
    known = [level for level in LEVELS if level in bots(game)]
    for below, level in pairwise(known):
        yield Cell(default, level, below, WEIGHTS[level])
    for config in other_tables(game):
        yield Cell(config, "hard", "medium", 1)
        yield Cell(config, "champion", "hard", 1)


def other_tables(game: AnyGame) -> Iterator[str]:
    """Yield the other numbers of players, editions, and variants, one at a time."""
    default = game.config()
    for players in game.player_counts:
        if players != default.players:
            yield f"{game.name}(players={players})"
    for option in options(game.config):
        if option.name in {"edition", "variant", "set"}:
            for word in option.words:
                if word != option.default:
                    yield f"{game.name}(players={default.players},{option.name}={word})"


def measure(cell: Cell, seconds: float, processes: int) -> Measured:
    """Play as many games as the time allows, whole deals, and at least one."""
    game, config = registry.read_config(cell.config)
    seats = [cell.level, *[cell.others] * (game.rules.seats(config) - 1)]
    until = perf_counter() + seconds
    result = simulate(
        cell.config,
        seats,
        games=MOST_GAMES,
        seed=SEED,
        processes=processes,
        watch=lambda _: perf_counter() >= until,
    )
    return Measured(cell, result)


def ladder(games: Sequence[AnyGame], seconds: float, processes: int) -> Iterator[Measured]:
    """Measure what there is time for, and yield every cell."""
    todo = sorted((cell for game in games for cell in cells(game)), key=lambda cell: -cell.weight)
    until = perf_counter() + seconds
    for place, cell in enumerate(todo):
        left = until - perf_counter()
        share = left * cell.weight / sum(c.weight for c in todo[place:])
        yield measure(cell, share, processes) if share > 1 else Measured(cell, None)


def tables(measured: Sequence[Measured], command: str, seconds: float, processes: int) -> Iterator[str]:
    """Yield the lines of the tables, one a game."""
    machine = f"{platform.machine()}, {os.cpu_count()} cores, Python {platform.python_version()}"
    yield f"`{command}`: {seconds / 60:.1f} minutes, {processes} processes, on {machine}."
    yield "One player among others of one kind, on paired deals; in brackets the win share of equal players."
    for name in dict.fromkeys(m.cell.config.partition("(")[0] for m in measured):
        yield ""
        yield f"### {name}"
        yield ""
        yield "| table | player | among | points a round | the others | win share | games | ms a move: mean, p50, p99 |"
        yield "|---|---|---|---|---|---|---|---|"
        for m in measured:
            if m.cell.config.partition("(")[0] == name:
                yield _line(m)


def _line(measured: Measured) -> str:
    cell, result = measured.cell, measured.result
    start = f"| `{cell.config}` | {cell.level} | {cell.others} |"
    if result is None:
        return f"{start} not run | | | | |"
    mine, *others = result.rows
    thinking = result.timing.thinking[0]
    return (
        f"{start} {mine.points_per_round.shown(2)} | {others[0].points_per_round.shown(2)} | {mine.wins.shown(3)} "
        f"({result.equal_share:.3f}) | {result.games} | {thinking.mean:.2f}, {thinking.p50:.2f}, {thinking.p99:.2f} |"
    )


def put_between_marks(page: str, lines: Sequence[str]) -> str:
    """Return the page with these lines between its marks; at its end where it has none."""
    if BEGIN not in page:
        page = f"{page.rstrip()}\n\n## The ladder\n\n{BEGIN}\n{END}\n"
    head, _, rest = page.partition(BEGIN)
    return head + BEGIN + "\n" + "\n".join(lines) + "\n" + END + rest.partition(END)[2]


def main(arguments: list[str] | None = None) -> int:
    parser = argparse.ArgumentParser(prog="python -m belladonna.sim.ladder", description=(__doc__ or "").split("\n")[0])
    parser.add_argument("games", nargs="*", help="only these games")
    parser.add_argument("--minutes", type=float, default=30, help="how long it may take (30)")
    parser.add_argument("--processes", type=int, default=os.cpu_count() or 1, help="all cores unless told otherwise")
    parser.add_argument("--file", type=Path, default=FILE, help=f"the page that holds the tables ({FILE})")
    given = parser.parse_args(arguments)
    if not 0 < given.minutes < 10_000 or given.processes < 1:
        parser.error("--minutes and --processes are more than 0")
    try:
        games = [registry.game(name) for name in given.games] or list(registry.games())
    except ValueError as error:
        parser.error(str(error))
    start, measured = perf_counter(), []
    try:
        for one in ladder(games, 60 * given.minutes, given.processes):
            measured.append(one)
            print(_line(one), flush=True)  # noqa: T201
    except KeyboardInterrupt:
        print("stopped; the page stays as it was", file=sys.stderr)  # noqa: T201
        return 130
    command = " ".join(["python -m belladonna.sim.ladder", *given.games, f"--minutes {given.minutes:g}"])
    measured.sort(key=lambda m: m.cell.config.partition("(")[0])
    lines = list(tables(measured, command, perf_counter() - start, given.processes))
    page = given.file.read_text(encoding="utf-8") if given.file.exists() else ""
    given.file.write_text(put_between_marks(page, lines), encoding="utf-8")
    return 0


if __name__ == "__main__":
    sys.exit(main())
