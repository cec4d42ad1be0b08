"""Games between a kernel's own quick players, on paired deals like those of bots: a million in a minute or two.

They are named `quick:greedy`. A quick player may look into hands that its seat cannot see (the game's kernel.py says so
where it does): it is a measure for cards, seats and editions, and no bot.
"""

from __future__ import annotations

from collections import Counter
from collections.abc import Callable, Sequence
from math import ceil
from time import perf_counter
from typing import TYPE_CHECKING, Any

from belladonna.core.config import write_config
from belladonna.core.game import AnyGame
from belladonna.core.text import Refused, text
from belladonna.sim.results import Length, Moments, Order, Row, Simulation, Timing

if TYPE_CHECKING:
    import numpy as np
    from numpy.typing import NDArray

QUICK = "quick:"


class NotQuick(Refused):
    """Players or a game that a kernel cannot play."""


def is_quick(names: Sequence[str]) -> bool:
    """Return whether these are a kernel's own players, or raise NotQuick where only some are."""
    quick = [name.startswith(QUICK) for name in names]
    if any(quick) and not all(quick):
        raise NotQuick(text("sim-quick-all", name=next(n for n, q in zip(names, quick, strict=True) if not q)))
    return all(quick)


def policies(game: AnyGame, names: Sequence[str]) -> tuple[str, ...]:
    """Return what the kernel calls these players."""
    from belladonna.sim.batch import kernel

    try:
        known = kernel(game).POLICIES
    except (ImportError, AttributeError):
        raise NotQuick(text("batch-no-kernel", game=game.name)) from None
    for name in names:
        if name.removeprefix(QUICK) not in known:
            allowed = ", ".join(f"{QUICK}{policy}" for policy in known)
            raise NotQuick(text("config-bad-value", name="--seats", value=name[:40], allowed=allowed))
    return tuple(name.removeprefix(QUICK) for name in names)


def simulate(
    game: AnyGame,
    config: Any,
    seats: Sequence[str],
    *,
    games: int,
    seed: int,
    cores: int,
    rotate: bool,
    watch: Callable[[int], object] | None,
) -> Simulation:
    """Play at least so many games, whole deals; Ctrl-C ends it with what there is. A drawn dealer changes in turn."""
    import numpy as np

    from belladonna.sim import batch

    players, n = policies(game, seats), len(seats)
    kernel = batch.kernel(game)
    starts, begins = _starts(kernel, config, n)
    turns = n if rotate else 1
    deals = ceil(games / turns)
    rounds: int = game.rules.view(game.rules.setup(config), None).rounds
    tally = _Tally(seats, turns, fewest_wins=kernel.FEWEST_WINS, rounds=rounds)
    begun = perf_counter()
    runs = []
    for turn in range(turns):
        at_table = [players[(seat - turn) % n] for seat in range(n)]
        runs.append(batch.play(game, config, at_table, games=deals, seed=seed, cores=cores, starts=starts))
    try:
        for pieces in zip(*runs, strict=True):
            numbers = np.arange(pieces[0].first, pieces[0].first + len(pieces[0].points))
            tally.add([piece.points for piece in pieces], [p.lengths for p in pieces], begins[numbers % len(begins)])
            if watch is not None and watch(tally.deals * turns):
                break
    except KeyboardInterrupt:
        pass  # what is there counts
    finally:
        for run in runs:
            run.close()
    if not tally.deals:
        from belladonna.sim.running import NothingPlayed

        raise NothingPlayed(None)
    return tally.result(
        config=write_config(game.name, config),
        seed=seed,
        asked=deals * turns,
        timing=Timing(perf_counter() - begun, cores, ()),
    )


def _starts(kernel: Any, config: Any, seats: int) -> tuple[NDArray[Any], NDArray[np.int64]]:
    """Return a start for each dealer that chance may draw, and the seat that then begins."""
    import numpy as np

    starts = kernel.start(config)
    if starts[0]["dealer"] == kernel.NOBODY:
        starts = np.repeat(starts, seats)
        starts["dealer"] = np.arange(seats)
    dealt = starts.copy()
    for state in dealt:
        kernel.deal(state, kernel.cards(config))
    return starts, dealt["turn"].astype(np.int64)


class _Sums:
    """Mean and spread of a figure over deals, many at a time."""

    def __init__(self) -> None:
        self.moments = Moments()

    def add(self, values: NDArray[np.float64]) -> None:
        self.moments.add_all(len(values), float(values.mean()), float(((values - values.mean()) ** 2).sum()))


class _Tally:
    """Adds up pieces of a run as they come, each with a game from every seat of its deals."""

    def __init__(self, seats: Sequence[str], turns: int, *, fewest_wins: bool, rounds: int) -> None:
        self._seats, self._turns, self._fewest_wins, self._rounds = tuple(seats), turns, fewest_wins, rounds
        self._kinds = tuple(dict.fromkeys(seats))
        self._figures = {kind: [_Sums() for _ in range(3)] for kind in self._kinds}
        self._histograms: dict[str, Counter[int]] = {kind: Counter() for kind in self._kinds}
        self._order = [(_Sums(), _Sums()) for _ in seats]
        self._moves, self._least, self._most = 0, 1 << 30, 0
        self.deals = 0

    def add(self, points: Sequence[NDArray[Any]], lengths: Sequence[NDArray[Any]], begins: NDArray[np.int64]) -> None:
        """Take in the points by game and seat and the games' lengths, one array a turn, and who began each deal."""
        import numpy as np

        n, rows = len(self._seats), np.arange(len(begins))
        shares = [self._shares(each) for each in points]
        places = [self._places(each) for each in points]
        for kind in self._kinds:
            mine = [(t, (e + t) % n) for e, name in enumerate(self._seats) if name == kind for t in range(self._turns)]
            for sums, figure in zip(self._figures[kind], (points, shares, places), strict=True):
                sums.add(np.mean([figure[turn][:, seat] for turn, seat in mine], axis=0))
            for turn, seat in mine:
                values, counts = np.unique(points[turn][:, seat], return_counts=True)
                self._histograms[kind].update(dict(zip(values.tolist(), counts.tolist(), strict=True)))
        for after, both in enumerate(self._order):
            there = (begins + after) % n
            for sums, figure in zip(both, (points, shares), strict=True):
                sums.add(np.mean([each[rows, there] for each in figure], axis=0))
        for each in lengths:
            self._moves += int(each.sum())
            self._least, self._most = min(self._least, int(each.min())), max(self._most, int(each.max()))
        self.deals += len(begins)

    def _shares(self, points: NDArray[Any]) -> NDArray[np.float64]:
        """Return each seat's part of the victory."""
        best = points.min(axis=1) if self._fewest_wins else points.max(axis=1)
        won = (points == best[:, None]).astype(float)
        shares: NDArray[np.float64] = won / won.sum(axis=1, keepdims=True)
        return shares

    def _places(self, points: NDArray[Any]) -> NDArray[np.float64]:
        """Return each seat's place: equal points share one."""
        keys = points if self._fewest_wins else -points
        places: NDArray[np.float64] = 1.0 + (keys[:, None, :] < keys[:, :, None]).sum(axis=2)
        return places

    def result(self, *, config: str, seed: int, asked: int, timing: Timing) -> Simulation:
        games = self.deals * self._turns
        return Simulation(
            config=config,
            seats=self._seats,
            seed=seed,
            rotated=self._turns > 1,
            asked=asked,
            deals=self.deals,
            games=games,
            skipped=0,
            rows=tuple(map(self._row, self._kinds)),
            order=tuple(
                Order(after, points.moments.estimate(), wins.moments.estimate())
                for after, (points, wins) in enumerate(self._order)
            ),
            moves=Length(self._moves / games, self._least, self._most),
            rounds=Length(self._rounds, self._rounds, self._rounds),
            timing=timing,
        )

    def _row(self, kind: str) -> Row:
        points, wins, places = (sums.moments.estimate() for sums in self._figures[kind])
        histogram = dict(sorted(self._histograms[kind].items()))
        a_round = points.scaled(1 / self._rounds)
        return Row(kind, self._seats.count(kind), points, a_round, wins, places, histogram)
