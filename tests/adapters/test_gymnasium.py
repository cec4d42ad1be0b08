"""Gymnasium's own checker on every game, edition and player count; and one learner against bots of every kind."""

from __future__ import annotations

from random import Random
from typing import Any

import gymnasium
import numpy as np
import pytest
from gymnasium.utils.env_checker import check_env
from tests.adapters.tables import EVERY, every_table, quick_tables
from tests.core import toy

from belladonna.adapters.course import AnyCourse, Course
from belladonna.adapters.gymnasium_env import TableEnv
from belladonna.bots import bots
from belladonna.core import registry
from belladonna.core.config import BadConfig
from belladonna.core.record import check, to_record
from belladonna.core.rules import Bot, IllegalMove


def play(env: TableEnv, seed: int) -> tuple[float, dict[str, Any], int]:
    """Play a game with a random learner; return its reward, the last info, and how often it was asked."""
    rng = Random(seed)
    seen, _ = env.reset(seed=seed)
    for asked in range(1, 10_000):
        action = rng.choice(np.flatnonzero(seen["action_mask"]).tolist())
        seen, reward, over, cut, info = env.step(action)
        assert not cut and env.observation_space.contains(seen)
        if over:
            return reward, info, asked
    raise AssertionError("the game does not end")


@every_table()
def test_gymnasium_s_checker(table: str) -> None:
    name, _, values = table.partition("(")
    options: dict[str, Any] = dict(pair.split("=") for pair in values.rstrip(")").split(","))
    version = registry.game(name).rules.version
    check_env(gymnasium.make(f"belladonna/{name}-v{version}", bots="random", **options).unwrapped)


@quick_tables()
def test_a_whole_game_against_quick_bots(table: str) -> None:
    whole_games(table, ["random", "greedy"])


@pytest.mark.long
@quick_tables()
def test_a_whole_game_against_every_kind_of_bot(table: str) -> None:
    whole_games(table, list(bots(registry.read_config(table)[0])))


def whole_games(table: str, names: list[str]) -> None:
    for name in names:
        env = TableEnv(table, bots=name, seat=1)
        reward, info, asked = play(env, 1)
        assert asked > 3 and -1 <= reward <= 1
        result = env.history.result
        assert result is not None and list(result.points) == info["points"] and list(result.places) == info["places"]
        assert check(to_record(env.history, [name] * env.course.seats)) == ()


def test_the_same_seed_is_the_same_game() -> None:
    first, second = TableEnv(EVERY[0]), TableEnv(EVERY[0])
    assert play(first, 3) == play(second, 3)
    assert first.history.lines() == second.history.lines()
    play(first, 4)
    assert first.history.lines() != second.history.lines()


def test_an_illegal_action_loses_or_raises() -> None:
    for illegal in ("lose", "raise"):
        env = TableEnv(EVERY[0], illegal=illegal)
        seen, _ = env.reset(seed=1)
        wrong = int(np.flatnonzero(seen["action_mask"] == 0)[0])
        if illegal == "raise":
            with pytest.raises(IllegalMove):
                env.step(wrong)
        else:
            seen, reward, over, _, info = env.step(wrong)
            assert (reward, over, info, seen["action_mask"].sum()) == (-1.0, True, {"illegal": True}, 0)


def test_masks_are_there_by_the_usual_name() -> None:
    env = TableEnv(EVERY[0])
    seen, _ = env.reset(seed=1)
    assert env.action_masks().dtype == bool and (env.action_masks() == seen["action_mask"]).all()


class Snaps(Bot[toy.Move, toy.View]):
    def __init__(self, at_ms: int) -> None:
        self.at_ms = at_ms

    def choose(self, view: toy.View, legal: Any, rng: Random) -> toy.Move | None:
        return toy.Snap(max(view.table), self.at_ms) if view.shown else legal[0]


@pytest.mark.parametrize(("at_ms", "step", "mine"), [(130, 1, True), (130, 2, False), (80, 1, False), (300, 2, True)])
def test_a_bot_races_at_the_time_it_said(at_ms: int, step: int, mine: bool) -> None:
    """A time step is 125 ms here, and the learner snaps at the beginning of its own."""
    course: AnyCourse = Course(toy.snap(), toy.Config())
    env = TableEnv(course, bots=Snaps(at_ms))
    seen, _ = env.reset(seed=1)
    seen, *_ = env.step(int(np.flatnonzero(seen["action_mask"])[0]))
    for _ in range(step):
        seen, *_ = env.step(course.wait)
    best = course.codec.index(toy.Snap(max(course.view(env._moment, env.seat).table)))
    env.step(best)
    while env.history.state.points == (0, 0):
        env.step(course.wait)
    assert (env.history.state.points == (1, 0)) == mine


@pytest.mark.parametrize("wrong", [{"bots": ["random"] * 9}, {"bots": "nobody"}, {"seat": 9}])
def test_what_cannot_be_is_refused_with_a_sentence(wrong: dict[str, Any]) -> None:
    with pytest.raises(BadConfig, match=r"Allowed|There are"):
        TableEnv(EVERY[0], **wrong)


@quick_tables()
def test_it_can_be_watched(table: str, capsys: pytest.CaptureFixture[str]) -> None:
    env = TableEnv(table, bots="random", render_mode="human")
    env.reset(seed=1)
    env.render()
    assert capsys.readouterr().out.count("\n") > 3
    env.render_mode = "rgb_array"
    assert env.render().shape == (640, 960, 3)
