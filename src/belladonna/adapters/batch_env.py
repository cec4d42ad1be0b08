"""Many games at once on a compiled kernel: arrays of observations, masks, turns and rewards, no Python a step.

    table = BatchEnv("poison(players=4)", 4096, seed=1)
    while True:
        table.step(policy(table.observation, table.mask))

The arrays are written anew by every step: copy what is to be kept. A game that is over begins anew by itself.
"""

from __future__ import annotations

from collections.abc import Mapping
from importlib import import_module
from importlib.util import find_spec
from math import prod
from random import Random
from types import ModuleType
from typing import Any, Literal

import numpy as np
from numpy.typing import NDArray

from belladonna.core import registry
from belladonna.core.compiled import compiled, seed_game
from belladonna.core.config import make_config, split_config
from belladonna.core.game import AnyGame
from belladonna.core.text import Refused, text


@compiled
def _pick(mask: Any, luck: Any, actions: Any) -> None:
    """Choose in every row one of the places that are set, by a number from 0 to 1."""
    for i in range(len(mask)):
        ways = 0
        for action in range(mask.shape[1]):
            ways += mask[i, action]
        left = min(int(luck[i] * ways), ways - 1)
        for action in range(mask.shape[1]):
            left -= mask[i, action]
            if left < 0:
                actions[i] = action
                break


class Batched:
    """What a game's kernel shows to learners: the parts of an observation and what they mean."""

    def __init__(self, game: AnyGame, config: Any) -> None:
        folder = f"belladonna.games.{game.name}"
        if find_spec(f"{folder}.batch") is None:
            raise Refused(text("batch-no-kernel", game=game.name))
        self.game, self.config = game, config
        self.kernel: ModuleType = import_module(f"{folder}.kernel")
        self.batch: ModuleType = import_module(f"{folder}.batch")
        self.pieces: dict[str, tuple[int, ...]] = self.batch.pieces(config)
        self.meanings: Mapping[str, str] = self.batch.MEANINGS
        self.size = sum(prod(shape) for shape in self.pieces.values())
        self.actions: int = self.kernel.ACTIONS

    def named(self, flat: NDArray[np.float32]) -> dict[str, NDArray[np.float32]]:
        """Return the pieces as windows on one observation, or on one of each game."""
        out, at = {}, 0
        for name, shape in self.pieces.items():
            out[name] = flat[..., at : at + prod(shape)].reshape(*flat.shape[:-1], *shape)
            at += prod(shape)
        return out

    def observe(self, view: Any) -> NDArray[np.float32]:
        """Return what the seat to move would see here, from its view: so a learner can sit at a table.

        It looks at any state that fits the view. What it sees is the same in all of them.
        """
        states = self.kernel.encode(self.game.fitting(view, Random(0)))
        out = np.zeros(self.size, np.float32)
        self.batch.observe(states[0], out)
        return out


class BatchEnv(Batched):
    """`n` games of one configuration, each waiting for the action of one seat.

    | array | shape | what it holds |
    |---|---|---|
    | `observation` | n, size | what the seat to move sees |
    | `mask` | n, actions | what it may do; ids are the codec's |
    | `turn` | n | the seat to move |
    | `rewards` | n, seats | what the last step brought each seat: by place of the game, or of each round |
    | `done` | n | whether the last step ended the game; what is seen then belongs to the next one |
    | `points` | n, seats | the points of the game that was last over |
    """

    def __init__(
        self,
        game: str,
        n: int,
        seed: int = 0,
        reward: Literal["game", "round"] = "game",
        **values: str | int,
    ) -> None:
        name, written = split_config(game)
        found = registry.game(name)
        super().__init__(found, make_config(found.config, {**written, **values}))
        self.n, self.seats = n, found.rules.seats(self.config)
        self.observation = np.zeros((n, self.size), np.float32)
        self.mask = np.zeros((n, self.actions), np.bool_)
        self.turn = np.zeros(n, np.int8)
        self.rewards = np.zeros((n, self.seats), np.float32)
        self.done = np.zeros(n, np.bool_)
        self.points = np.zeros((n, self.seats), np.int16)
        self._start = self.kernel.start(self.config)
        self._states = np.zeros(n, self._start.dtype)
        self._cards = self.kernel.cards(self.config)
        self._order = self._cards.copy()
        self._before = np.zeros_like(self._start[0]["points"])
        self._by_round = reward == "round"
        self._rngs = np.zeros((n, 1), np.uint64)
        self.reset(seed)
        self._advance(0, np.zeros(0, np.int64))

    def reset(self, seed: int = 0) -> None:
        """Deal all games anew."""
        for number, rng in enumerate(self._rngs):
            seed_game(rng, seed, number)
        self.rewards[:] = 0
        self.done[:] = False
        self.points[:] = 0
        self.batch.begin(
            self._states, self._start, self._cards, self._order, self._rngs, self.observation, self.mask, self.turn
        )

    def step(self, actions: NDArray[np.integer[Any]]) -> None:
        """Make one move in every game, and deal on; nothing is done where any action is illegal."""
        wrong = self._advance(self.n, np.ascontiguousarray(actions, np.int64))
        if wrong >= 0:
            raise Refused(text("batch-illegal", number=int(wrong), action=int(actions[wrong])))

    def _advance(self, n: int, actions: NDArray[np.int64]) -> int:
        """Make one move in the first `n` games; with 0 it only compiles what has to be."""
        wrong: int = self.batch.advance(
            self._states[:n],
            self._start,
            self._cards,
            self._order,
            self._rngs,
            self._by_round,
            self._before,
            actions,
            self.observation,
            self.mask,
            self.turn,
            self.rewards,
            self.points,
            self.done,
        )
        return wrong

    def legal_at_random(self, rng: np.random.Generator) -> NDArray[np.int64]:
        """Return one legal action of each game, each equally likely."""
        actions = np.zeros(self.n, np.int64)
        _pick(self.mask, rng.random(self.n), actions)
        return actions
