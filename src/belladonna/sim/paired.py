"""Measure a player against others on paired deals: `python -m belladonna.sim.paired GAME --seats greedy,random,...`

The first bot of `--seats` is measured. Every deal is played once from each seat: the bots move round the table, the
cards stay. So no seat and no deal favours anybody, and the deals, not the games, are what the intervals count.
"""

from __future__ import annotations

import argparse
import multiprocessing
import os
import signal
import sys
from collections.abc import Iterable, Iterator, Sequence
from math import ceil, sqrt
from time import process_time
from typing import Any

from msgspec import Struct

from belladonna.bots import bot, bot_id
from belladonna.core import registry
from belladonna.core.config import BadConfig, write_config
from belladonna.core.driver import play
from belladonna.core.rules import Bot
from belladonna.core.text import Refused

NORMAL_95 = 1.96
INTERRUPTED = 130
"""The exit code of a program stopped by Ctrl-C."""


class Task(Struct, frozen=True):
    game: str
    seats: tuple[str, ...]
    seed: int


class Deal(Struct, frozen=True):
    """What the measured bot, and the mean of the others, made of one deal over all seats: points and wins a game."""

    points: float
    others: float
    wins: float
    rounds: float
    decisions: int
    seconds: float


class Estimate(Struct, frozen=True):
    """A mean over deals with its 95 % interval, `half` to either side; None where there is but one deal."""

    mean: float
    half: float | None

    @classmethod
    def of(cls, values: Sequence[float]) -> Estimate:
        n = len(values)
        mean = sum(values) / n
        if n < 2:
            return cls(mean, None)
        return cls(mean, NORMAL_95 * sqrt(sum((v - mean) ** 2 for v in values) / (n - 1) / n))

    def __str__(self) -> str:
        return f"{self.mean:.3f}" + ("" if self.half is None else f" ± {self.half:.3f}")


class Report(Struct, frozen=True):
    """A shared victory counts as an equal share of one."""

    deals: int
    games: int
    rounds: int
    points: Estimate
    others: Estimate
    points_per_round: Estimate
    others_per_round: Estimate
    wins: Estimate
    milliseconds: float

    @classmethod
    def of(cls, deals: Sequence[Deal], seats: int) -> Report:
        return cls(
            deals=len(deals),
            games=len(deals) * seats,
            rounds=round(sum(d.rounds for d in deals) * seats),
            points=Estimate.of([d.points for d in deals]),
            others=Estimate.of([d.others for d in deals]),
            points_per_round=Estimate.of([d.points / d.rounds for d in deals]),
            others_per_round=Estimate.of([d.others / d.rounds for d in deals]),
            wins=Estimate.of([d.wins for d in deals]),
            milliseconds=1000 * sum(d.seconds for d in deals) / max(1, sum(d.decisions for d in deals)),
        )

    def lines(self, measured: str) -> Iterator[str]:
        yield f"{self.deals} deals, {self.games} games, {self.rounds} rounds; 95 % intervals over deals"
        yield f"{measured}: points a round {self.points_per_round}, a game {self.points}"
        yield f"the others' mean: points a round {self.others_per_round}, a game {self.others}"
        yield f"{measured}: win share {self.wins} (equal players: {self.deals / self.games:.3f})"
        yield f"{measured}: {self.milliseconds:.2f} ms a move, of one processor"


class _Timed(Bot[Any, Any]):
    """The measured player, with a watch that runs only while the processor does."""

    def __init__(self, player: Bot[Any, Any]) -> None:
        self.player, self.decisions, self.seconds = player, 0, 0.0

    def choose(self, view: Any, legal: Sequence[Any], rng: Any) -> Any:
        start = process_time()
        move = self.player.choose(view, legal, rng)
        self.seconds += process_time() - start
        self.decisions += 1
        return move


def measure(task: Task) -> Deal:
    """Play one deal with the bots in every rotation."""
    game, config = registry.read_config(task.game)
    n = len(task.seats)
    points = others = wins = rounds = seconds = 0.0
    decisions = 0
    for place in range(n):
        measured = _Timed(bot(game, task.seats[0]))
        players: list[Bot[Any, Any]] = [bot(game, name) for name in task.seats]
        players[0] = measured
        plies = list(play(game, config, task.seed, [*players[n - place :], *players[: n - place]]))
        result = game.rules.result(plies[-1].state)
        assert result is not None
        points += result.points[place] / n
        others += (sum(result.points) - result.points[place]) / (n - 1) / n
        wins += (place in result.winners) / len(result.winners) / n
        # An event of this name ends a round in every game that has rounds; a game without them is one round.
        rounds += max(1, sum(type(e).__name__ == "RoundEnded" for ply in plies for e in ply.events)) / n
        decisions, seconds = decisions + measured.decisions, seconds + measured.seconds
    return Deal(points, others, wins, rounds, decisions, seconds)


def run(tasks: Sequence[Task], processes: int) -> Iterator[Deal]:
    """Yield the deals in order, whatever the number of processes."""
    if processes == 1:
        yield from map(measure, tasks)
        return
    context = multiprocessing.get_context("spawn")  # the same on every system, and safe beside a progress bar's thread
    before = signal.signal(signal.SIGINT, signal.SIG_IGN)  # what starts now ignores Ctrl-C from its first moment
    try:
        started = context.Pool(processes, _leave_ctrl_c_to_the_parent)
    finally:
        signal.signal(signal.SIGINT, before)
    with started as pool:
        yield from pool.imap(measure, tasks, chunksize=max(1, min(16, len(tasks) // (4 * processes))))


def _leave_ctrl_c_to_the_parent() -> None:
    signal.signal(signal.SIGINT, signal.SIG_IGN)


def tasks_for(game: str, seats: Sequence[str], seed: int) -> Iterator[Task]:
    """Yield the tasks, one a deal, without end."""
    number = seed
    while True:
        yield Task(game, tuple(seats), number)
        number += 1


def shown(deals: Iterable[Deal], total: int) -> Iterator[Deal]:
    """Yield the deals beside a progress bar, on a terminal."""
    from rich.console import Console
    from rich.progress import track

    console = Console(stderr=True)
    yield from track(deals, "deals", total=total, console=console, disable=not console.is_terminal)


def main(arguments: list[str] | None = None) -> int:
    parser = argparse.ArgumentParser(prog="python -m belladonna.sim.paired", description=(__doc__ or "").split("\n")[0])
    parser.add_argument("game", help="a config string, for instance 'NAME(players=4)'")
    parser.add_argument("--seats", required=True, help="bots from seat 1 on, comma-separated; the first is measured")
    amount = parser.add_mutually_exclusive_group()
    amount.add_argument("--rounds", type=int, help="play at least so many rounds")
    amount.add_argument("--games", type=int, default=400, help="play at least so many games (400)")
    parser.add_argument("--seed", type=int, default=1, help="the number of the first deal (1)")
    parser.add_argument("--processes", type=int, default=os.cpu_count() or 1, help="all cores unless told otherwise")
    given = parser.parse_args(arguments)
    try:
        game, config = registry.read_config(given.game)
        seats = tuple(given.seats.split(","))
        n = game.rules.seats(config)
        for name in seats:
            bot(game, name)
    except (BadConfig, Refused) as error:
        parser.error(str(error))
    if len(seats) != n:
        parser.error(f"--seats names {len(seats)} bots, and the table has {n} seats")
    if min(given.games, given.processes, 1 if given.rounds is None else given.rounds) < 1:
        parser.error("--games, --rounds and --processes start at 1")
    source = tasks_for(given.game, seats, given.seed)
    first = next(source)
    games = given.games if given.rounds is None else ceil(given.rounds / measure(first).rounds)
    tasks = [first, *(next(source) for _ in range(ceil(games / n) - 1))]
    print(f"{write_config(game.name, config)}  seats {given.seats}  seed {given.seed}", flush=True)  # noqa: T201
    deals: list[Deal] = []
    try:
        for deal in shown(run(tasks, given.processes), len(tasks)):
            deals.append(deal)  # noqa: PERF402 - what is there counts even after Ctrl-C
    except KeyboardInterrupt:
        print("stopped; so far:")  # noqa: T201
    if deals:
        print(*Report.of(deals, n).lines(bot_id(game, seats[0])), sep="\n")  # noqa: T201
    return 0 if len(deals) == len(tasks) else INTERRUPTED


if __name__ == "__main__":
    sys.exit(main())
