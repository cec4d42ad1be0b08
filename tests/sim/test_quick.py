"""A kernel's own quick players: the same figures on any number of cores, and those of the rules."""

from __future__ import annotations

import json
from math import sqrt

import msgspec
import numpy as np
import pytest
from tests.cli.conftest import Cli

from belladonna.core.text import Refused
from belladonna.sim import simulate
from belladonna.sim.quick import _Tally
from belladonna.sim.results import Estimate, Simulation, Timing

GAME = "poison(players=3)"
SEATS = ["quick:greedy", "quick:random", "quick:random"]


@pytest.fixture(scope="module")
def simulation() -> Simulation:
    return simulate(GAME, SEATS, games=9000, seed=7)


def test_the_same_seed_gives_the_same_result_on_any_number_of_cores(simulation: Simulation) -> None:
    two = simulate(GAME, SEATS, games=9000, seed=7, processes=2)
    assert msgspec.structs.replace(two, timing=simulation.timing) == simulation
    assert (simulation.games, simulation.deals, simulation.rotated) == (9000, 3000, True)
    assert simulate(GAME, SEATS, games=9000, seed=8).rows != simulation.rows


def test_the_figures_add_up(simulation: Simulation) -> None:
    greedy, random = simulation.rows
    assert greedy.wins.mean + 2 * random.wins.mean == pytest.approx(1)
    assert sum(greedy.histogram.values()) == 9000 and sum(random.histogram.values()) == 18000
    mean = sum(points * count for points, count in greedy.histogram.items()) / 9000
    rounds = simulation.rounds.mean
    assert greedy.points.mean == pytest.approx(mean) and rounds == 6
    assert greedy.points_per_round.mean == pytest.approx(mean / rounds)
    assert sum(order.wins.mean for order in simulation.order) == pytest.approx(1)
    assert 200 < simulation.moves.least <= simulation.moves.mean <= simulation.moves.most <= 300


def test_players_alike_win_alike() -> None:
    """Every deal is played from each seat, so over a deal all seats come to the same."""
    (row,) = simulate("voodoo(players=4)", ["quick:greedy"] * 4, games=400, seed=1).rows
    assert row.wins == Estimate(0.25, 0.0)


def test_random_players_do_as_well_as_those_of_the_rules() -> None:
    """Mean points of a seat, within four standard errors."""
    (quick,) = simulate("voodoo(players=3)", ["quick:random"] * 3, games=6000, seed=2).rows
    (plain,) = simulate("voodoo(players=3)", ["random"] * 3, games=60, seed=2).rows
    error = sqrt((quick.points.half or 0) ** 2 + (plain.points.half or 0) ** 2) / 1.96
    assert abs(quick.points.mean - plain.points.mean) < 4 * error


def test_shared_victories_and_places_by_hand() -> None:
    """Two deals without rotation; fewest points win."""
    tally = _Tally(["a", "b", "b"], 1, fewest_wins=True, rounds=2)
    points = np.array([[4, 4, 6], [8, 2, 8]], np.int16)
    tally.add([points], [np.array([10, 12])], np.array([0, 1]))
    result = tally.result(config="x", seed=1, asked=2, timing=Timing(1.0, 1, ()))
    a, b = result.rows
    assert (a.points.mean, a.points_per_round.mean, a.wins.mean, a.place.mean) == (6, 3, 0.25, 1.5)
    assert (b.points.mean, b.wins.mean, b.place.mean) == (5, 0.375, 1.75)
    assert b.histogram == {2: 1, 4: 1, 6: 1, 8: 1}
    assert [order.points.mean for order in result.order] == [3, 6, 7]
    assert (result.moves.mean, result.moves.least, result.moves.most) == (11, 10, 12)


def test_whoever_watches_may_end_it() -> None:
    assert simulate(GAME, SEATS, games=10**9, seed=7, watch=lambda games: True).games == 6000


@pytest.mark.parametrize(
    ("game", "seats", "key"),
    [
        (GAME, ["quick:greedy", "random", "random"], "sim-quick-all"),
        (GAME, ["quick:genius"] * 3, "config-bad-value"),
        ("cookie(players=2)", ["quick:random"] * 2, "batch-no-kernel"),
    ],
)
def test_what_a_kernel_cannot_play_is_refused(game: str, seats: list[str], key: str) -> None:
    with pytest.raises(Refused) as refused:
        simulate(game, seats, games=2)
    assert refused.value.why.key == key


def test_the_command_plays_them(cli: Cli, simulation: Simulation) -> None:
    command = ("simulate", GAME, "--seats", ",".join(SEATS), "--games", "9e3", "--seed", "7")
    assert json.loads(cli(*command, "--json").out)["rows"] == json.loads(simulation.to_json())["rows"]
    refused = cli("simulate", GAME, "--seats", "quick:greedy,greedy,greedy")
    assert refused.code == 2 and "among themselves" in refused.err
