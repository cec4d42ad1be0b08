"""A player of weights in a file: `belladonna play poison --seat 1=examples/linear_agent.py:Agent`.

`python examples/train_linear.py` makes the file, `linear_agent.npz`, beside this one.
"""

from __future__ import annotations

from collections.abc import Sequence
from pathlib import Path
from random import Random
from typing import Any

import numpy as np

from belladonna.adapters.batch_env import Batched
from belladonna.core import registry
from belladonna.core.config import write_config
from belladonna.core.rules import Bot

WEIGHTS = Path(__file__).with_name("linear_agent.npz")


class Agent(Bot[Any, Any]):
    """Plays the legal move that its weights like best."""

    def __init__(self) -> None:
        stored = np.load(WEIGHTS)
        self.weights, self.scale = stored["weights"], stored["scale"]
        self.table = str(stored["table"])
        self.batched = Batched(*registry.read_config(self.table))

    def choose(self, view: Any, legal: Sequence[Any], rng: Random) -> Any:
        game = self.batched.game
        if write_config(game.name, view.config) != self.table:
            raise ValueError(f"these weights were trained for {self.table}")
        liked = (self.batched.observe(view) * self.scale) @ self.weights[:-1] + self.weights[-1]
        codec = game.codec(view.config)
        return max(legal, key=lambda move: liked[codec.index(move)])
