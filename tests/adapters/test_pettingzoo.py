"""PettingZoo's own tests, unmodified, on every game, edition and player count; and what they do not look at."""

from __future__ import annotations

from collections.abc import Iterator
from random import Random
from typing import Any

import numpy as np
import pytest
from pettingzoo.env_registry.registration import aec_registry, make, parallel_registry
from pettingzoo.test import api_test, parallel_api_test, parallel_seed_test, render_test, seed_test
from pettingzoo.test.performance_benchmark import performance_benchmark
from tests.adapters.tables import EVERY, EXPECTED, OTHERS, QUICK, every_table, quick_tables
from tests.core import toy

from belladonna.adapters.course import RACE_STEPS, AnyCourse, Course
from belladonna.adapters.pettingzoo_env import TurnsEnv, env, env_id, parallel_env
from belladonna.core import registry
from belladonna.core.config import BadConfig
from belladonna.core.record import Record, check, to_record
from belladonna.core.rules import IllegalMove, Seat

# PettingZoo excuses environments it lists by name from these; ours have masks too, and cannot be on its list.
pytestmark = [
    pytest.mark.filterwarnings("ignore:Observation is not a NumPy array"),
    pytest.mark.filterwarnings("ignore:Observation space for each agent probably should be"),
]


def test_every_table_is_listed(capsys: pytest.CaptureFixture[str]) -> None:
    assert len(set(EVERY)) == len(EVERY) == EXPECTED
    assert set(QUICK) <= set(EVERY)
    with capsys.disabled():
        print(f"\n{len(EVERY)} tables of {len(registry.names())} games, {len(QUICK)} of them in quick tests")
        print(f"and {len(OTHERS)} with another option")


@every_table()
def test_api(table: str) -> None:
    api_test(env(table))


@every_table()
def test_parallel_api(table: str) -> None:
    parallel_api_test(parallel_env(table))


@every_table()
def test_seed(table: str) -> None:
    seed_test(lambda: env(table))


@every_table()
def test_parallel_seed(table: str) -> None:
    """It draws actions without a mask, so illegal ones have to end the game instead of raising."""
    parallel_seed_test(lambda: parallel_env(table, illegal="lose"))


@pytest.mark.long
@pytest.mark.parametrize("table", OTHERS)
def test_other_options(table: str) -> None:
    api_test(env(table))
    parallel_api_test(parallel_env(table))
    seed_test(lambda: env(table))


@every_table()
def test_render(table: str, capsys: pytest.CaptureFixture[str]) -> None:
    render_test(lambda render_mode: env(table, render_mode=render_mode))
    render_test(lambda render_mode: env(table, render_mode=render_mode), {"ansi": lambda said: said.count("\n") > 2})
    assert capsys.readouterr().out.count("\n") > 10


@pytest.mark.long
@pytest.mark.parametrize("name", registry.names())
def test_performance(name: str, capsys: pytest.CaptureFixture[str]) -> None:
    performance_benchmark(make("aec", env_id(registry.game(name))))
    assert "turns per second" in capsys.readouterr().out


@pytest.mark.parametrize("name", registry.names())
def test_every_game_is_registered_with_the_version_of_its_rules(name: str) -> None:
    game = registry.game(name)
    number = game.rules.version
    assert f"belladonna_{name}-v{number}" in aec_registry and f"belladonna_{name}-v{number}" in parallel_registry
    table = make("aec", f"belladonna_{name}_v{number}", players=game.player_counts[0])
    assert str(table) == f"belladonna_{name}_v{number}" and len(table.possible_agents) == game.player_counts[0]


def played(table: TurnsEnv, seed: int) -> Iterator[tuple[str, dict[str, Any]]]:
    rng = Random(seed)
    table.reset(seed=seed)
    for agent in table.agent_iter():
        seen, _, over, _, _ = table.last()
        assert seen is not None
        if not over:
            yield agent, seen
        table.step(None if over else rng.choice(np.flatnonzero(seen["action_mask"]).tolist()))


@quick_tables()
def test_a_game_ends_with_rewards_by_place_that_sum_to_zero(table: str) -> None:
    env_ = env(table)
    got: dict[str, float] = {}
    infos: dict[str, dict[str, Any]] = {}
    env_.reset(seed=7)
    rng = Random(7)
    for agent in env_.agent_iter():
        seen, reward, over, _, info = env_.last()
        assert seen is not None
        got[agent] = got.get(agent, 0) + reward
        infos[agent] = info
        env_.step(None if over else rng.choice(np.flatnonzero(seen["action_mask"]).tolist()))
    assert sum(got.values()) == pytest.approx(0)
    best = max(got.values())
    assert {a for a, r in got.items() if r == best} == {a for a, info in infos.items() if info["place"] == 1}
    result = env_.history.result
    assert result is not None and [infos[a]["points"] for a in env_.possible_agents] == list(result.points)


@quick_tables()
def test_a_played_game_is_a_good_record(table: str) -> None:
    env_ = env(table)
    for _ in played(env_, 3):
        pass
    record = to_record(env_.history, env_.possible_agents)
    assert check(Record.loads(record.dumps())) == ()


@quick_tables()
def test_observations_stay_in_their_space_and_masks_are_the_legal_moves(table: str) -> None:
    env_ = env(table)
    course, compared = env_.course, 0
    for agent, seen in played(env_, 5):
        seat = Seat(env_.possible_agents.index(agent))
        legal = course.rules.legal(env_.history.state, seat)
        ids = {course.codec.index(move) for move in legal}
        assert ids == {int(i) for i in np.flatnonzero(seen["action_mask"])} - {course.wait}
        assert env_.observation_space(agent).contains(seen)
        assert env_.state_space.contains(env_.state())
        compared += 1
    assert compared > course.seats


@pytest.mark.filterwarnings(
    "ignore:Observation numpy array is all zeros"
)  # its codec shows the hand, which may be empty
def test_a_race_is_an_environment_too() -> None:
    """The game the core is tested on has choices made at once and a race."""
    table: AnyCourse = Course(toy.snap(), toy.Config())
    parallel_api_test(parallel_env(table))
    seed_test(lambda: env(table))
    api_test(env(table))
    at_once = parallel_env(table)
    seen, _ = at_once.reset(seed=1)
    steps = 0
    while at_once.agents:
        seen, *_ = at_once.step({agent: int(np.flatnonzero(seen[agent]["action_mask"])[-1]) for agent in seen})
        steps += 1
    assert steps == toy.EACH * (1 + RACE_STEPS)


def test_an_illegal_action_names_the_rule_or_loses() -> None:
    table = EVERY[0]
    env_ = env(table)
    env_.reset(seed=1)
    seen, *_ = env_.last()
    assert seen is not None
    wrong = int(np.flatnonzero(seen["action_mask"] == 0)[0])
    with pytest.raises(IllegalMove):
        env_.step(wrong)
    env_ = env(table, illegal="lose")
    env_.reset(seed=1)
    agent = env_.agent_selection
    env_.step(wrong)
    assert all(env_.terminations.values())
    assert env_.rewards == {a: -1.0 if a == agent else 0.0 for a in env_.possible_agents}


@pytest.mark.parametrize("game", ["nothing", f"{registry.names()[0]}(players=99)", f"{registry.names()[0]}(colour=1)"])
def test_a_table_that_cannot_be_is_refused_with_a_sentence(game: str) -> None:
    with pytest.raises(BadConfig, match=r"There|Allowed"):
        env(game)
