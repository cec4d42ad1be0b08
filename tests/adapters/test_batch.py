"""Many games at once: what the kernel shows is what the view says, and games go on by themselves."""

from __future__ import annotations

from importlib.util import find_spec
from random import Random
from typing import Any

import numpy as np
import pytest
from tests.adapters.tables import EVERY, QUICK

from belladonna.adapters.batch_env import Batched, BatchEnv
from belladonna.adapters.course import rewards
from belladonna.core import registry
from belladonna.core.rules import CHANCE, ranked
from belladonna.core.text import Refused


def has_kernel(table: str) -> bool:
    return find_spec(f"belladonna.games.{table.partition('(')[0]}.batch") is not None


WITH_KERNEL = [table for table in EVERY if has_kernel(table)]
QUICKLY = [table for table in QUICK if has_kernel(table)]
tables = pytest.mark.parametrize(
    "table", [pytest.param(t, id=t, marks=[] if t in QUICKLY else [pytest.mark.long]) for t in WITH_KERNEL]
)


def test_there_are_kernels() -> None:
    assert len({table.partition("(")[0] for table in WITH_KERNEL}) >= 2


@tables
def test_what_the_kernel_shows_is_what_the_view_says(table: str) -> None:
    """The observation of the true state is that of any state that fits the view, so it holds nothing hidden."""
    game, config = registry.read_config(table)
    rules, batched, rng = game.rules, Batched(game, config), Random(1)
    state, compared = rules.setup(config), 0
    while acting := rules.to_act(state):
        (seat,) = acting
        if seat == CHANCE:
            state, _ = rules.apply(state, seat, rules.sample(state, rng))
            continue
        true = np.zeros(batched.size, np.float32)
        batched.batch.observe(batched.kernel.encode(state)[0], true)
        assert np.array_equal(batched.observe(rules.view(state, seat)), true)
        if compared % 10 == 0:
            fits = game.fitting(rules.view(state, seat), rng)
            other = np.zeros(batched.size, np.float32)
            batched.batch.observe(batched.kernel.encode(fits)[0], other)
            assert np.array_equal(other, true)
        hand = {index for index, card in enumerate(batched.named(true)["hand"]) if card}
        assert len(hand) == len({*rules.view(state, seat).hand})
        state, _ = rules.apply(state, seat, rng.choice(rules.legal(state, seat)))
        compared += 1
    assert compared > 20


@tables
def test_games_go_on_by_themselves(table: str) -> None:
    """Every game ends again and again, with the rewards of its points; the same seed is the same games."""
    batch, twin = BatchEnv(table, 16, seed=3), BatchEnv(table, 16, seed=3)
    rng = np.random.default_rng(1)
    ended = np.zeros(16, int)
    while ended.min() < 2:
        actions = batch.legal_at_random(rng)
        assert batch.mask[np.arange(16), actions].all()
        batch.step(actions)
        twin.step(actions)
        assert np.array_equal(batch.observation, twin.observation) and np.array_equal(batch.turn, twin.turn)
        for number in np.flatnonzero(batch.done):
            assert batch.rewards[number].sum() == pytest.approx(0, abs=1e-6)
            assert np.array_equal(batch.rewards[number], expected(batch, batch.points[number].tolist()))
        assert not batch.rewards[~batch.done].any()
        ended += batch.done


def expected(batch: BatchEnv, points: list[int]) -> Any:
    """Return the rewards of a finished game by the rules' own reckoning of places."""
    fewest = batch.game.name == "poison"
    return np.array(rewards(ranked(points, fewest_wins=fewest)), np.float32)


@pytest.mark.parametrize("table", QUICKLY)
def test_each_round_can_be_rewarded(table: str) -> None:
    batch = BatchEnv(table, 8, seed=5, reward="round")
    rng = np.random.default_rng(2)
    rounds, games = 0, 0
    while games < 8:
        batch.step(batch.legal_at_random(rng))
        rounds += int(batch.rewards.any(axis=1).sum())
        games += int(batch.done.sum())
    assert rounds > 2 * games


def test_an_illegal_action_changes_nothing() -> None:
    batch = BatchEnv(WITH_KERNEL[0], 4, seed=1)
    before = batch.observation.copy()
    actions = batch.legal_at_random(np.random.default_rng(0))
    for wrong in (int(np.flatnonzero(~batch.mask[2])[0]), -1, batch.actions):
        actions[2] = wrong
        with pytest.raises(Refused, match="game 2"):
            batch.step(actions)
        assert np.array_equal(batch.observation, before)


def test_pieces_are_named_and_explained() -> None:
    for table in QUICKLY:
        batch = BatchEnv(table, 2)
        assert set(batch.pieces) == set(batch.meanings)
        named = batch.named(batch.observation)
        assert all(named[name].shape == (2, *shape) for name, shape in batch.pieces.items())


def test_a_game_without_a_kernel_says_so(monkeypatch: pytest.MonkeyPatch) -> None:
    monkeypatch.setattr("belladonna.adapters.batch_env.find_spec", lambda name: None)
    with pytest.raises(Refused, match="no compiled kernel"):
        BatchEnv(EVERY[0], 2)
