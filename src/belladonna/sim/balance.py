"""What a game's cards, seats and editions are worth, by many rounds of the kernel's quick players.

A game's folder has a `balance.py`. Either it makes its own tables (`report`), or it says how to read its kernel's
states (`held`, `played`) and which tables to compare (`TABLES`), and the rest is done here.
"""

from __future__ import annotations

from collections import defaultdict
from collections.abc import Iterator
from html import escape
from importlib import import_module
from importlib.util import find_spec
from types import ModuleType
from typing import TYPE_CHECKING, Any

from msgspec import Struct

from belladonna.core import registry
from belladonna.core.game import AnyGame
from belladonna.core.report import Figure, Line, Table, mean
from belladonna.core.text import Refused, text

if TYPE_CHECKING:
    from numpy.typing import NDArray

POLICY = "greedy"
PLAYED_SHARE = 10
"""One round in so many is followed card by card, which is slow."""
NORMAL_95 = 1.96


class NoBalance(Refused):
    """A game that has no figures of this kind."""


def can_balance(game: AnyGame) -> bool:
    return find_spec(_module(game)) is not None


def _module(game: AnyGame) -> str:
    return f"belladonna.games.{game.name}.balance"


def report(game: AnyGame, sets: int, rounds: int, seed: int) -> Iterator[Table]:
    """Yield the tables of a game, one by one as they are ready."""
    if not can_balance(game):
        raise NoBalance(text("balance-none", game=game.name))
    module = import_module(_module(game))
    if hasattr(module, "report"):
        yield from module.report(sets, rounds, seed)
        return
    default = Rounds(game, game.config(), rounds, seed)
    yield default.of_cards(module)
    yield default.of_order()
    yield of_tables(game, module.TABLES, rounds, seed)


class Balance(Struct, frozen=True):
    """All tables of a game; a notebook shows them."""

    game: str
    tables: tuple[Table, ...]

    def _repr_html_(self) -> str:
        return "".join(map(_html, self.tables))


def balance(name: str, *, sets: int = 1000, rounds: int = 1000, seed: int = 7) -> Balance:
    """Return what `belladonna balance` prints."""
    return Balance(name, tuple(report(registry.game(name), sets, rounds, seed)))


def _html(table: Table) -> str:
    from belladonna.text import say

    heads = "".join(f"<th>{escape(word)}</th>" for word in ("", *map(say, table.heads)))
    lines = (
        (line.name if isinstance(line.name, str) else say(line.name), *map(str, line.figures)) for line in table.lines
    )
    rows = "".join("<tr>" + "".join(f"<td>{escape(cell)}</td>" for cell in line) + "</tr>" for line in lines)
    return f"<table><caption>{escape(say(table.title))}</caption><tr>{heads}</tr>{rows}</table>"


class Rounds:
    """Many rounds of one table: what was dealt, who moved first, and the points of the round."""

    def __init__(self, game: AnyGame, config: Any, count: int, seed: int) -> None:
        import numpy as np

        self.game, self.config, self.seed = game, config, seed
        self.kernel: ModuleType = import_module(f"belladonna.games.{game.name}.kernel")
        kernel, n = self.kernel, config.players
        self.starts: NDArray[Any] = np.repeat(kernel.start(config), count)
        self.starts["dealer"] = np.arange(count) % n
        cards, luck = kernel.cards(config), np.random.default_rng(seed)
        for place in range(count):
            kernel.deal(self.starts[place], luck.permutation(cards))
        self.policies = np.full(kernel.SEATS, kernel.POLICIES[POLICY], np.int8)
        points = np.zeros((count, kernel.SEATS), np.int16)
        kernel.play(self.starts, cards, self.policies, 1, seed, 0, points, np.zeros(count, np.int32))
        self.points: NDArray[np.float64] = points[:, :n].astype(np.float64)
        self.first: NDArray[np.int64] = self.starts["turn"].astype(np.int64)

    def of_cards(self, module: ModuleType) -> Table:
        """Return what holding a card does to a seat's points, and what comes of playing it."""
        import numpy as np

        n = self.config.players
        held = module.held(self.starts)[:, :n]
        average = float(self.points.mean())
        played = self._played(module)
        lines = []
        for kind, card in enumerate(module.KINDS):
            weight = held[:, :, kind].astype(np.float64)
            total = weight.sum()
            if total < 2:
                continue
            value = float((weight * self.points).sum() / total)
            half = NORMAL_95 * float(np.sqrt((weight * (self.points - value) ** 2).sum()) / total)
            figures = [Figure(value - average, half)]
            figures += [mean(played[kind], digits=3)] if len(played[kind]) > 1 else [Figure(0.0)]
            lines.append(Line(card, tuple(figures)))
        heads = (text("balance-held"), module.PLAYED)
        return Table(text("balance-cards", average=f"{average:.2f}", rounds=len(self.points)), heads, tuple(lines), 0)

    def _played(self, module: ModuleType) -> dict[int, list[float]]:
        """Follow some of the rounds card by card."""
        import numpy as np

        kernel, out = self.kernel, defaultdict(list)
        for number in range(0, len(self.starts), PLAYED_SHARE):
            states = self.starts[number : number + 1].copy()
            luck = np.array([self.seed * 1_000_003 + number], np.uint64)
            while states[0]["turn"] != kernel.NOBODY and states[0]["round"] == 0:
                before = states.copy()
                action = int(kernel.choose(states[0], kernel.POLICIES[POLICY], luck))
                kernel.step(states[0], action)
                for kind, value in module.played(before[0], states[0], action):
                    out[kind].append(value)
        return out

    def order(self) -> list[Figure]:
        """Return the points of the seat that moves first, of the next, and so on, against the average."""
        import numpy as np

        rows = np.arange(len(self.points))
        average = self.points.mean(axis=1)
        n = self.config.players
        return [mean((self.points[rows, (self.first + k) % n] - average).tolist()) for k in range(n)]

    def of_order(self) -> Table:
        lines = tuple(
            Line(text("sim-first") if k == 0 else text("sim-later", count=k), (figure,))
            for k, figure in enumerate(self.order())
        )
        return Table(text("balance-order"), (text("balance-against-average"),), lines, 0)


def of_tables(game: AnyGame, configs: tuple[str, ...], rounds: int, seed: int) -> Table:
    """Return what editions, variants and numbers of players change."""
    lines = []
    for string in configs:
        _, config = registry.read_config(string)
        played = Rounds(game, config, rounds, seed)
        apart = (played.points.max(axis=1) - played.points.min(axis=1)).tolist()
        lines.append(
            Line(
                string, (mean(played.points.mean(axis=1).tolist()), mean(apart), played.order()[0], played.order()[-1])
            )
        )
    heads = tuple(text(f"balance-{head}") for head in ("points", "apart", "first", "last"))
    return Table(text("balance-tables", rounds=rounds), heads, tuple(lines))
