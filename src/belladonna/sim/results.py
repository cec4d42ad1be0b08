"""What many games came to: typed results that can be printed, saved, drawn, and looked at in a notebook."""

from __future__ import annotations

import csv
import io
from collections import Counter
from collections.abc import Iterable, Iterator, Sequence
from html import escape
from math import exp, log, sqrt

import msgspec
from msgspec import Struct

from belladonna.sim.paired import FINENESS, Deal, Failure

NORMAL_95 = 1.96


class Estimate(Struct, frozen=True):
    """A mean over deals with its 95 % interval, `half` to either side; None where there is but one deal."""

    mean: float
    half: float | None

    @classmethod
    def of(cls, values: Iterable[float]) -> Estimate:
        moments = Moments()
        for value in values:
            moments.add(value)
        return moments.estimate()

    def scaled(self, factor: float) -> Estimate:
        return Estimate(self.mean * factor, None if self.half is None else self.half * factor)

    def shown(self, digits: int = 3) -> str:
        return f"{self.mean:.{digits}f}" + ("" if self.half is None else f" ± {self.half:.{digits}f}")

    def __str__(self) -> str:
        return self.shown()


class Moments:
    """Mean and spread of numbers that are not kept (Welford's way, which loses no digits)."""

    def __init__(self) -> None:
        self.count, self.mean, self._squares = 0, 0.0, 0.0

    def add(self, value: float) -> None:
        self.count += 1
        before = value - self.mean
        self.mean += before / self.count
        self._squares += before * (value - self.mean)

    def add_all(self, count: int, mean: float, squares: float) -> None:
        """Add many numbers at once, by their mean and the squares of their distances from it (Chan's way)."""
        together, apart = self.count + count, mean - self.mean
        self.mean += apart * count / together
        self._squares += squares + apart * apart * self.count * count / together
        self.count = together

    @property
    def deviation(self) -> float:
        return sqrt(self._squares / (self.count - 1)) if self.count > 1 else 0.0

    def estimate(self) -> Estimate:
        half = NORMAL_95 * self.deviation / sqrt(self.count) if self.count > 1 else None
        return Estimate(self.mean, half)


class Row(Struct, frozen=True):
    """One kind of player, all its seats together."""

    player: str
    seats: int
    """How many of the seats it had."""
    points: Estimate
    """Of one seat, in a game."""
    points_per_round: Estimate
    wins: Estimate
    """Of one seat; a shared victory counts as an equal share of one."""
    place: Estimate
    histogram: dict[int, int]
    """How many games ended with so many points for one of its seats."""


class Order(Struct, frozen=True):
    """What it is worth to sit so many seats after the one that moves first, whoever plays."""

    after_first: int
    points: Estimate
    wins: Estimate


class Length(Struct, frozen=True):
    mean: float
    least: int
    most: int


class Thinking(Struct, frozen=True):
    """How long a kind of player thinks about a move, in milliseconds of one processor."""

    player: str
    moves: int
    mean: float
    p50: float
    p99: float


class Timing(Struct, frozen=True):
    """All that another run would not repeat."""

    seconds: float
    processes: int
    thinking: tuple[Thinking, ...]


class Simulation(Struct, frozen=True, kw_only=True):
    """The same seed gives the same values, `timing` aside."""

    config: str
    seats: tuple[str, ...]
    seed: int
    rotated: bool
    asked: int
    """How many games were asked for; fewer were played where somebody stopped it."""
    deals: int
    games: int
    skipped: int
    rows: tuple[Row, ...]
    order: tuple[Order, ...]
    moves: Length
    rounds: Length
    failures: tuple[Failure, ...] = ()
    """The first of them, `skipped` says how many deals were left out."""
    timing: Timing

    @property
    def equal_share(self) -> float:
        """Return the win share of equal players."""
        return 1 / len(self.seats)

    def row(self, player: str) -> Row:
        """Return a kind of player by its name."""
        return next(row for row in self.rows if row.player == player)

    def to_json(self) -> str:
        return msgspec.json.format(msgspec.json.encode(self), indent=2).decode()

    def to_csv(self) -> str:
        """Return the table of players, one a line, for a spreadsheet."""
        out = io.StringIO()
        writer = csv.writer(out, lineterminator="\n")
        names = ("points", "points_per_round", "wins", "place")
        writer.writerow(["player", "seats", *(head for name in names for head in (name, f"{name}_half"))])
        for row in self.rows:
            values = [getattr(row, name) for name in names]
            writer.writerow([row.player, row.seats, *(v for e in values for v in (e.mean, e.half))])
        return out.getvalue()

    def plot(self) -> str:
        """Return a chart of it as SVG."""
        from belladonna.sim.svg import chart

        return chart(self)

    def _repr_html_(self) -> str:
        """What a notebook shows."""
        head = ("player", "points a game", "points a round", "win share", "place")
        rows = (
            (f"{row.player} × {row.seats}", str(row.points), str(row.points_per_round), str(row.wins), str(row.place))
            for row in self.rows
        )
        cells = "".join("<tr>" + "".join(f"<td>{escape(cell)}</td>" for cell in row) + "</tr>" for row in rows)
        heads = "".join(f"<th>{name}</th>" for name in head)
        about = f"{self.config}: {self.games} games, {self.deals} deals, seed {self.seed}"
        return f"<p>{escape(about)}</p><table><tr>{heads}</tr>{cells}</table>{self.plot()}"


class Tally:
    """Adds up deals as they come; it grows no larger with their number."""

    MOST_FAILURES = 20

    def __init__(self, names: Sequence[str], seats: int) -> None:
        """`names` are the entrants', as results show them; equal names are one row."""
        self._names, self._n = tuple(names), seats
        self._kinds = tuple(dict.fromkeys(names))
        self._values = {name: [Moments() for _ in range(4)] for name in self._kinds}
        self._histograms: dict[str, Counter[int]] = {name: Counter() for name in self._kinds}
        self._order = [(Moments(), Moments()) for _ in range(seats)]
        self._moves, self._rounds = _Lengths(), _Lengths()
        self._times: dict[str, Counter[int]] = {name: Counter() for name in self._kinds}
        self._seconds = dict.fromkeys(self._kinds, 0.0)
        self.deals = self.games = self.skipped = 0
        self.failures: list[Failure] = []

    def add(self, deal: Deal) -> None:
        if deal.failure is not None:
            self.skipped += 1
            if len(self.failures) < self.MOST_FAILURES:
                self.failures.append(deal.failure)
            return
        self.deals += 1
        self.games += len(deal.games)
        for kind in self._kinds:
            self._add_kind(kind, deal)
        for after in range(self._n):
            here = [(g.points[e], g.wins[e]) for g in deal.games for e in range(self._n) if g.order[e] == after]
            for moments, values in zip(self._order[after], zip(*here, strict=True), strict=True):
                moments.add(sum(values) / len(values))
        for game in deal.games:
            self._moves.add(game.moves)
            self._rounds.add(game.rounds)

    def _add_kind(self, kind: str, deal: Deal) -> None:
        mine = [e for e, name in enumerate(self._names) if name == kind]
        count = len(mine) * len(deal.games)
        points = [(g.points[e], g.rounds) for g in deal.games for e in mine]
        sums = (
            sum(p for p, _ in points),
            sum(p / rounds for p, rounds in points),
            sum(g.wins[e] for g in deal.games for e in mine),
            sum(g.places[e] for g in deal.games for e in mine),
        )
        for moments, total in zip(self._values[kind], sums, strict=True):
            moments.add(total / count)
        self._histograms[kind].update(p for p, _ in points)
        for e in mine:
            self._times[kind].update(deal.times[e])
            self._seconds[kind] += deal.seconds[e]

    def thinking(self) -> Iterator[Thinking]:
        for kind in self._kinds:
            times = self._times[kind]
            moves = sum(times.values())
            if moves:
                mean = 1000 * self._seconds[kind] / moves
                yield Thinking(kind, moves, mean, percentile(times, 0.5), percentile(times, 0.99))

    def result(
        self, *, config: str, seed: int, rotated: bool, asked: int, seconds: float, processes: int
    ) -> Simulation:
        assert self.deals, "nothing was played"
        return Simulation(
            config=config,
            seats=self._names,
            seed=seed,
            rotated=rotated,
            asked=asked,
            deals=self.deals,
            games=self.games,
            skipped=self.skipped,
            rows=tuple(self._row(kind) for kind in self._kinds),
            order=tuple(Order(after, p.estimate(), w.estimate()) for after, (p, w) in enumerate(self._order)),
            moves=self._moves.length(),
            rounds=self._rounds.length(),
            failures=tuple(self.failures),
            timing=Timing(seconds, processes, tuple(self.thinking())),
        )

    def _row(self, kind: str) -> Row:
        points, per_round, wins, place = (moments.estimate() for moments in self._values[kind])
        histogram = dict(sorted(self._histograms[kind].items()))
        return Row(kind, self._names.count(kind), points, per_round, wins, place, histogram)


class _Lengths:
    def __init__(self) -> None:
        self.count, self.total, self.least, self.most = 0, 0, 1 << 60, 0

    def add(self, value: int) -> None:
        self.count, self.total = self.count + 1, self.total + value
        self.least, self.most = min(self.least, value), max(self.most, value)

    def length(self) -> Length:
        return Length(self.total / self.count, self.least, self.most)


def percentile(times: Counter[int], share: float) -> float:
    """Return the milliseconds that this share of the moves took at most."""
    wanted, seen = share * sum(times.values()), 0
    for step in sorted(times):
        seen += times[step]
        if seen >= wanted:
            return exp(step * log(FINENESS)) / 1000
    return 0.0
