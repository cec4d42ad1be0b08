"""Many games at once: measurements and tournaments. No game is named here.

>>> from belladonna.sim import simulate
>>> simulation = simulate("poison(players=3)", ["greedy", "random", "random"], games=6, seed=7)
>>> simulation.games, [row.player for row in simulation.rows]
(6, ['greedy@1', 'random@1'])
"""

from __future__ import annotations

from collections.abc import Callable, Sequence
from typing import TYPE_CHECKING

if TYPE_CHECKING:
    from belladonna.sim.paired import Player
    from belladonna.sim.results import Simulation

__all__ = ["simulate"]


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
    """Play at least so many games, whole deals, and return what they came to.

    `seats` name players from seat 0, `greedy` or `agent.py:Agent`; with `rotate` every deal is played from each seat.
    `player` makes a player of a name in another way; with several processes it has to be a function of a module. One
    that fails, or takes longer than `move_seconds`, ends the run, and `failures` says why; with `skip_failures` only
    its deal is left out. `watch` is told how many games have been played, and may answer that these are enough. Ctrl-C
    ends it with what there is.
    """
    from belladonna.sim.running import simulate as run

    return run(
        config,
        seats,
        games=games,
        seed=seed,
        processes=processes,
        rotate=rotate,
        skip_failures=skip_failures,
        move_seconds=move_seconds,
        player=player,
        watch=watch,
    )
