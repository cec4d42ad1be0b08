"""Many games on a game's compiled kernel, on as many cores as there are.

Game number `i` of a run has luck of its own, made from the run's seed and `i`. So a run is the same however it is cut
into pieces and whichever core plays them.
"""

from __future__ import annotations

import os
from collections.abc import Callable, Generator, Sequence
from concurrent.futures import ThreadPoolExecutor
from dataclasses import dataclass
from importlib import import_module
from itertools import islice
from types import ModuleType
from typing import TYPE_CHECKING, Any

from belladonna.core.game import AnyGame
from belladonna.core.text import Text

if TYPE_CHECKING:
    import numpy as np
    from numpy.typing import NDArray

PIECE = 2_000
"""How many games are played between two looks at the clock."""
WHOLE_GAME = 1 << 20
"""More rounds than any game has."""


@dataclass(frozen=True)
class Piece:
    """Games `first`, `first + 1`, ... of a run: the points by game and seat, and how many moves each took."""

    first: int
    points: NDArray[np.int16]
    lengths: NDArray[np.int32]

    @property
    def moves(self) -> int:
        return int(self.lengths.sum())


def kernel(game: AnyGame) -> ModuleType:
    """Return the compiled twin of a game's rules: the module `kernel` in its folder."""
    folder = type(game.rules).__module__.rpartition(".")[0]
    return import_module(f"{folder}.kernel")


def warm(game: AnyGame, config: Any, say: Callable[[Text], object]) -> None:
    """Make the kernel ready to run. Where it has to be compiled first, which takes seconds, say so before it starts."""
    from belladonna.core.compiled import telling

    with telling(say):
        kernel(game).warm(config)


def play(
    game: AnyGame,
    config: Any,
    policies: Sequence[str],
    *,
    games: int,
    seed: int = 0,
    cores: int | None = None,
    starts: np.ndarray[Any, Any] | None = None,
    rounds: int = WHOLE_GAME,
) -> Generator[Piece, None, None]:
    """Play games and yield them piece by piece, in the order of their numbers; stop taking pieces to stop playing.

    `policies` are the kernel's own players by seat. Games begin with a shuffle, or at one of `starts` in turn
    (`kernel(game).encode(state)`), and end after so many more `rounds`, or when they are over.
    """
    import numpy as np

    module = kernel(game)
    begin = module.start(config) if starts is None else starts
    cards = module.cards(config)
    by_seat = np.zeros(module.SEATS, np.int8)
    by_seat[: len(policies)] = [module.POLICIES[name] for name in policies]

    def piece(first: int) -> Piece:
        count = min(PIECE, games - first)
        points, lengths = np.zeros((count, module.SEATS), np.int16), np.zeros(count, np.int32)
        module.play(begin, cards, by_seat, rounds, seed, first, points, lengths)
        return Piece(first, points[:, : len(policies)], lengths)

    return in_order(piece, range(0, games, PIECE), cores or os.cpu_count() or 1)


def in_order(work: Callable[[int], Piece], firsts: Sequence[int], cores: int) -> Generator[Piece, None, None]:
    """Do the work on several cores, a little ahead of whoever takes it, and yield the results in order.

    Kernels run without the GIL, so threads are enough.
    """
    waiting = iter(firsts)
    with ThreadPoolExecutor(cores) as pool:
        running = [pool.submit(work, first) for first in islice(waiting, 2 * cores)]
        try:
            while running:
                yield running.pop(0).result()
                running += [pool.submit(work, first) for first in islice(waiting, 1)]
        finally:
            for future in running:
                future.cancel()
