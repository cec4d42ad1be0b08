"""A player that tries its moves out: in many deals that fit what it sees, each played on by quick players.

It knows no game. A game's `kernel.py` holds compiled states and the quick players, and `fitting` deals the hidden
cards; what the points at the end of a playout are worth to the seat is the recipe's objective.
"""

from __future__ import annotations

from collections.abc import Iterator, Sequence
from math import sqrt
from random import Random
from time import monotonic
from types import ModuleType
from typing import TYPE_CHECKING, Any

from msgspec import Struct

from belladonna.bots.estimates import Estimate
from belladonna.core import registry
from belladonna.core.rules import Bot

if TYPE_CHECKING:
    import numpy as np
    from numpy.typing import NDArray

NORMAL_95 = 1.96
BATCH = 48
"""So many deals are tried between two looks at the clock, and between two looks at which moves may be dropped."""


class Recipe(Struct, frozen=True):
    """All that a level is made of; a change is a new version of the game's bots."""

    worlds: int
    """How many deals are tried: the budget."""
    spread: float
    """How far apart the points of two seats lie after one round, about; it says how much a lead is worth."""
    fewest_wins: bool = False
    policy: str = "greedy"
    """Which of the kernel's quick players play on."""
    drop: float = 0.0
    """A move is dropped that stands so many standard errors below the best; 0: none is."""


class Search(Bot[Any, Any]):
    """Chooses the move that promises the largest share of the victory.

    `seconds` is a safety net: with it, the search ends early with what it knows by then.
    """

    def __init__(self, game: str, recipe: Recipe, seconds: float | None = None) -> None:
        self._name, self.recipe, self.seconds = game, recipe, seconds

    def warm(self) -> None:
        """Compile what it plays on, or load what was compiled before: that takes seconds."""
        kernel_of(self._name).warm(registry.game(self._name).config())

    def choose(self, view: Any, legal: Sequence[Any], rng: Random) -> Any:
        if len(legal) == 1:
            return legal[0]
        return max(self.estimates(view, legal, rng), key=_share).move

    def estimates(self, view: Any, legal: Sequence[Any], rng: Random) -> list[Estimate]:
        """Return an estimate for each legal move, in their order."""
        trial = _Trial(self._name, self.recipe, view, legal)
        until = None if self.seconds is None else monotonic() + self.seconds
        left = self.recipe.worlds
        while left > 0:
            trial.try_all(min(left, BATCH), rng)
            left -= BATCH
            if until is not None and monotonic() >= until:
                break
            if self.recipe.drop and trial.drop(self.recipe.drop) == 1:
                break
        return list(trial.estimates())


def _share(estimate: Estimate) -> float:
    return estimate.share or 0.0


class _Trial:
    """The moves of one decision and how they have done so far."""

    def __init__(self, name: str, recipe: Recipe, view: Any, legal: Sequence[Any]) -> None:
        import numpy as np

        self.game = registry.game(name)
        self.kernel = kernel_of(name)
        self.recipe, self.view, self.legal = recipe, view, legal
        codec = self.game.codec(view.config)
        self.actions = [codec.index(move) for move in legal]
        self.alive = list(range(len(legal)))
        self.cards = self.kernel.cards(view.config)
        self.policies = np.full(self.kernel.SEATS, self.kernel.POLICIES[recipe.policy], np.int8)
        self.sums = np.zeros((len(legal), 5))  # tries; shares and their squares; points and their squares
        rounds_after = view.rounds - view.round
        self.scale = max(0.6, recipe.spread * sqrt(max(0, rounds_after)))

    def try_all(self, worlds: int, rng: Random) -> None:
        """Try every move that is left in so many new deals."""
        import numpy as np

        kernel, actions = self.kernel, np.array([self.actions[move] for move in self.alive])
        dealt = self._deals(worlds, rng)
        points = np.zeros((worlds, len(actions), kernel.SEATS), np.int16)
        kernel.tries(dealt, actions, self.policies, rng.getrandbits(63), points)
        shares, mine = self._worth(points[:, :, : self.view.config.players], dealt["points"][0])
        for place, move in enumerate(self.alive):
            s, p = shares[:, place], mine[:, place]
            self.sums[move] += (worlds, s.sum(), (s * s).sum(), p.sum(), (p * p).sum())

    def _deals(self, count: int, rng: Random) -> NDArray[Any]:
        """Return so many states that fit the view; but for the first, the kernel makes them of one another."""
        import numpy as np

        fits = self.game.fitting(self.view, rng)
        dealt: NDArray[Any] = np.repeat(self.kernel.encode(fits), count)
        hidden = self.kernel.hidden(self.view, fits)
        if hidden is None:
            others = [self.kernel.encode(self.game.fitting(self.view, rng)) for _ in range(1, count)]
            return np.concatenate([dealt[:1], *others])
        self.kernel.mix(dealt, *hidden, rng.getrandbits(63))
        return dealt

    def _worth(
        self, points: NDArray[np.int16], before: NDArray[np.int16]
    ) -> tuple[NDArray[np.float64], NDArray[np.float64]]:
        """Return the share of the victory that such points promise, and the points of the round."""
        import numpy as np

        me = int(self.view.seat)
        good = (-1.0 if self.recipe.fewest_wins else 1.0) * points / self.scale
        good = np.exp(good - good.max(axis=2, keepdims=True))
        mine = points[:, :, me].astype(np.float64) - int(before[me])
        return good[:, :, me] / good.sum(axis=2), mine

    def drop(self, errors: float) -> int:
        """Drop the moves that stand clearly below the best; return how many are left."""
        import numpy as np

        tries, total, squares = self.sums[self.alive, 0], self.sums[self.alive, 1], self.sums[self.alive, 2]
        mean = total / tries
        error = np.sqrt(np.maximum(squares / tries - mean**2, 1e-9) / tries)
        best = int(mean.argmax())
        apart = np.sqrt(error**2 + error[best] ** 2)
        self.alive = [move for move, m, a in zip(self.alive, mean, apart, strict=True) if m + errors * a >= mean[best]]
        return len(self.alive)

    def estimates(self) -> Iterator[Estimate]:
        for move, (tries, share, shares, points, squares) in zip(self.legal, self.sums.tolist(), strict=True):
            yield Estimate(
                move=move,
                points=points / tries,
                points_half=_half(tries, points, squares),
                share=share / tries,
                share_half=_half(tries, share, shares),
                tried=int(tries),
            )


def _half(tries: float, total: float, squares: float) -> float:
    mean = total / tries
    return NORMAL_95 * sqrt(max(0.0, squares / tries - mean * mean) / tries)


def kernel_of(name: str) -> ModuleType:
    from importlib import import_module

    return import_module(f"belladonna.games.{name}.kernel")
