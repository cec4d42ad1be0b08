"""One simulation from beginning to end: who plays, what is counted, and when it stops."""

from __future__ import annotations

from collections.abc import Callable, Iterator, Sequence
from math import ceil
from time import perf_counter

from belladonna.core import registry
from belladonna.core.config import write_config
from belladonna.core.text import Refused, text
from belladonna.sim import quick
from belladonna.sim.paired import Failure, Player, Task, run
from belladonna.sim.players import player as by_word
from belladonna.sim.players import player_id
from belladonna.sim.results import Simulation, Tally


class BadSimulation(Refused):
    """A simulation that cannot be run as it was asked for."""


class NothingPlayed(Refused):
    """Not one whole deal came through; `failure` says why, None where somebody stopped it."""

    def __init__(self, failure: Failure | None) -> None:
        why = (
            text("sim-nothing-played")
            if failure is None
            else text("sim-failed", deal=failure.deal, player=failure.player, text_why=failure.why)
        )
        super().__init__(why)
        self.failure = failure


def simulate(
    config: str,
    seats: Sequence[str],
    *,
    games: int,
    seed: int = 1,
    processes: int = 1,
    rotate: bool = True,
    skip_failures: bool = False,
    move_seconds: float | None = None,
    player: Player | None = None,
    watch: Callable[[int], object] | None = None,
) -> Simulation:
    """See `belladonna.sim.simulate`."""
    game, read = registry.read_config(config)
    n = game.rules.seats(read)
    if len(seats) != n:
        raise BadSimulation(text("sim-seats", found=len(seats), count=n))
    for name, value in (("games", games), ("processes", processes)):
        if value < 1:
            raise BadSimulation(text("sim-too-few", name=name, value=value))
    if player is None and quick.is_quick(seats):
        return quick.simulate(game, read, seats, games=games, seed=seed, cores=processes, rotate=rotate, watch=watch)
    player = player or by_word
    for name in dict.fromkeys(seats):
        player(game, name)  # an unknown one is refused before anything is played
    deals = ceil(games / n) if rotate else games
    tally = Tally([player_id(game, name) for name in seats], n)
    start = perf_counter()
    try:
        for deal in run(_tasks(config, seats, seed, deals, rotate, move_seconds), min(processes, deals), player):
            tally.add(deal)
            enough = watch is not None and watch(tally.games)
            if enough or (deal.failure is not None and not skip_failures):
                break
    except KeyboardInterrupt:
        pass  # what is there counts
    if not tally.deals:
        raise NothingPlayed(tally.failures[0] if tally.failures else None)
    return tally.result(
        config=write_config(game.name, read),
        seed=seed,
        rotated=rotate,
        asked=deals * (n if rotate else 1),
        seconds=perf_counter() - start,
        processes=processes,
    )


def _tasks(
    config: str, seats: Sequence[str], seed: int, deals: int, rotate: bool, move_seconds: float | None
) -> Iterator[Task]:
    for number in range(seed, seed + deals):
        yield Task(config, tuple(seats), number, rotate, move_seconds)
