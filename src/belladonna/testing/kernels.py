"""Whether a kernel plays as the rules do: the same deals and moves, compared after every one."""

from __future__ import annotations

from dataclasses import dataclass
from random import Random
from types import ModuleType
from typing import Any

import numpy as np

from belladonna.core.game import AnyGame
from belladonna.core.rules import CHANCE


@dataclass
class Compared:
    """How much was compared."""

    positions: int = 0
    games: int = 0
    configs: int = 0

    def __str__(self) -> str:
        return f"compared {self.positions:,} positions of {self.games:,} games in {self.configs} configurations"


def compare_game(game: AnyGame, kernel: ModuleType, config: Any, rng: Random, compared: Compared) -> None:
    """Play one random game by the rules and by the kernel; state, legal moves, turn and points agree throughout."""
    rules, codec = game.rules, game.codec(config)
    state, states = rules.setup(config), kernel.start(config)
    mask = np.zeros(kernel.ACTIONS, np.bool_)
    while acting := rules.to_act(state):
        (seat,) = acting
        if seat == CHANCE:
            move = rules.sample(state, rng)
            kernel.take_chance(states, move)
        else:
            moves = {codec.index(move): move for move in rules.legal(state, seat)}
            count = kernel.legal(states[0], mask)
            assert states[0]["turn"] == seat
            assert np.flatnonzero(mask).tolist() == sorted(moves), game.write(next(iter(moves.values())))
            assert count == len(moves)
            index = rng.choice(list(moves))
            move = moves[index]
            kernel.step(states[0], index)
        state, _ = rules.apply(state, seat, move)
        expected = kernel.encode(state)
        if states.tobytes() != expected.tobytes():
            raise AssertionError(f"after {game.write(move)}: {difference(states[0], expected[0])}")
        compared.positions += 1
    result = rules.result(state)
    assert result is not None
    assert states[0]["points"][: len(result.points)].tolist() == list(result.points)
    assert kernel.legal(states[0], mask) == 0 and not mask.any()
    compared.games += 1


def difference(found: np.void, expected: np.void) -> str:
    """Name the fields that differ, with both values."""
    names = found.dtype.names or ()
    return "; ".join(
        f"{name} is {np.array(found[name]).tolist()}, the rules say {np.array(expected[name]).tolist()}"
        for name in names
        if np.any(found[name] != expected[name])
    )
