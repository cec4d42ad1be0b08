"""Train a tiny player on one processor, with numpy alone: `python examples/train_linear.py "poison(players=4)"`.

It plays against itself in many games at once. What it likes about each action is a weighted sum of what it sees, and
after every round the weights move towards the actions of the seats that did well (REINFORCE). Then it is measured
against random players on paired deals.
"""

from __future__ import annotations

import argparse
import os
import time
from pathlib import Path

os.environ.setdefault("OPENBLAS_NUM_THREADS", "1")  # several get in each other's way on matrices as small as these

import numpy as np
from numpy.typing import NDArray

from belladonna.adapters.batch_env import BatchEnv
from belladonna.core.config import write_config
from belladonna.sim import simulate

Floats = NDArray[np.float32]

GAMES, STEPS = 256, 96
"""How many games are played at once, and how many moves of each between two changes of the weights."""
RATE, SMOOTH, CLOSE = 0.01, 0.9, 0.999
"""How far the weights move, and over how many changes Adam smooths direction and size."""


def chances(seen: Floats, mask: NDArray[np.bool_], weights: Floats) -> Floats:
    """Return how likely each action is: softmax over the legal ones."""
    liked = np.where(mask, seen @ weights[:-1] + weights[-1], -np.inf)
    out: Floats = np.exp(liked - liked.max(axis=-1, keepdims=True))
    out /= out.sum(axis=-1, keepdims=True)
    return out


def drawn(likely: Floats, rng: np.random.Generator) -> NDArray[np.int64]:
    """Return one action a game, drawn with these chances."""
    ahead = likely.cumsum(axis=1)
    picks = rng.random((len(likely), 1), np.float32) * ahead[:, -1:]
    actions: NDArray[np.int64] = np.minimum((ahead <= picks).sum(axis=1), likely.shape[1] - 1)
    return actions


def train(table: str, seconds: float, most: float = np.inf, seed: int = 1) -> tuple[Floats, Floats, int]:
    """Train for so many seconds or moves; return weights, the scale of what is seen, and how many moves were made."""
    batch, rng = BatchEnv(table, GAMES, seed, reward="round"), np.random.default_rng(seed)
    weights = np.zeros((batch.size + 1, batch.actions), np.float32)
    direction, size = np.zeros_like(weights), np.zeros_like(weights)
    seen = np.zeros((STEPS, GAMES, batch.size), np.float32)
    surprise = np.zeros((STEPS, GAMES, batch.actions), np.float32)
    got = np.zeros((STEPS, GAMES, batch.seats), np.float32)
    turn = np.zeros((STEPS, GAMES), np.int64)
    scale = np.ones(batch.size, np.float32)
    every = np.arange(GAMES)
    changes, until = 0, time.monotonic() + seconds
    while time.monotonic() < until and changes * STEPS * GAMES < most:
        for step in range(STEPS):
            seen[step], turn[step] = batch.observation * scale, batch.turn
            likely = chances(seen[step], batch.mask, weights)
            actions = drawn(likely, rng)
            actions = np.where(batch.mask[every, actions], actions, batch.legal_at_random(rng))  # rounding
            surprise[step] = -likely
            surprise[step, every, actions] += 1
            batch.step(actions)
            got[step] = batch.rewards
        if changes == 0:
            scale = 1 / (np.abs(seen).max(axis=(0, 1)) + 1).astype(np.float32)
        result = outcomes(got, turn)
        pull = (surprise * result[..., None]).reshape(-1, batch.actions) / result.size
        slope = np.concatenate([seen.reshape(-1, batch.size).T @ pull, pull.sum(axis=0)[None]])
        changes += 1
        direction = SMOOTH * direction + (1 - SMOOTH) * slope
        size = CLOSE * size + (1 - CLOSE) * slope**2
        weights += RATE * (direction / (1 - SMOOTH**changes)) / (np.sqrt(size / (1 - CLOSE**changes)) + 1e-8)
    return weights, scale, changes * STEPS * GAMES


def outcomes(got: Floats, turn: NDArray[np.int64]) -> Floats:
    """Return for each move what its seat got at the end of the round; 0 where the round was not over in time."""
    out = np.zeros(turn.shape, np.float32)
    later = np.zeros(got.shape[1:], np.float32)
    every = np.arange(got.shape[1])
    for step in range(len(got) - 1, -1, -1):
        later = np.where(got[step].any(axis=1, keepdims=True), got[step], later)
        out[step] = later[every, turn[step]]
    return out


def main() -> None:
    here = Path(__file__).with_name("linear_agent.npz")
    parser = argparse.ArgumentParser(description=(__doc__ or "").partition("\n")[0])
    parser.add_argument("table", nargs="?", default="poison(players=4)", help="a config string")
    parser.add_argument("--seconds", type=float, default=120, help="how long to train (120)")
    parser.add_argument("--moves", type=float, default=np.inf, help="stop after so many moves")
    parser.add_argument("--games", type=int, default=200, help="how many games to measure it on (200)")
    parser.add_argument("--out", type=Path, default=here, help="the weights; linear_agent.py lies beside them")
    given = parser.parse_args()
    batch = BatchEnv(given.table, 1)
    weights, scale, moves = train(given.table, given.seconds, given.moves)
    table = write_config(batch.game.name, batch.config)
    np.savez(given.out, weights=weights, scale=scale, table=table)
    print(f"{moves:,} moves of {table}; the weights are in {given.out}")
    agent = f"{given.out.with_name('linear_agent.py')}:Agent"
    measured = simulate(table, [agent, *["random"] * (batch.seats - 1)], games=given.games).row(agent)
    print(f"against random players, {given.games} games: wins {measured.wins}, points {measured.points.shown(1)}")
    print(f'belladonna play "{table}" --seat 1={agent}')


if __name__ == "__main__":
    main()
