"""The smallest player: `belladonna play poison --seat 1=examples/my_agent.py:Agent`."""

from __future__ import annotations

from collections.abc import Sequence
from random import Random
from typing import Any

from belladonna.core.rules import Bot, is_stamped, stamped


class Agent(Bot[Any, Any]):
    """Plays the first legal move; in a race it smashes after one second."""

    def choose(self, view: Any, legal: Sequence[Any], rng: Random) -> Any:
        move = legal[0]
        return stamped(move, 1000) if is_stamped(move) else move
