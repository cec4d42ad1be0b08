"""`belladonna simulate` and its Python form: results that can be trusted, shown and saved, and plain refusals."""

from __future__ import annotations

import json
import os
import signal
import subprocess
import sys
import time
import xml.etree.ElementTree as ET
from collections import Counter
from math import sqrt
from pathlib import Path

import msgspec
import pytest
from tests.cli.conftest import Cli

from belladonna.core.text import text
from belladonna.sim import simulate
from belladonna.sim.paired import Deal, Failure, Played
from belladonna.sim.results import Estimate, Simulation, Tally, percentile

GAME = "poison(players=3,edition=outset)"
SEATS = ["greedy", "random", "random"]


@pytest.fixture(scope="module")
def simulation() -> Simulation:
    return simulate(GAME, SEATS, games=10, seed=7)


def test_an_interval_is_two_standard_errors_wide() -> None:
    """Values 1, 2, 3: mean 2, standard deviation 1, so 1.96 / sqrt(3)."""
    estimate = Estimate.of([1.0, 2.0, 3.0])
    assert estimate.mean == 2 and estimate.half == pytest.approx(1.96 / sqrt(3))
    assert Estimate.of([4.0]).half is None and str(Estimate.of([4.0])) == "4.000"


def played(points: tuple[int, ...], wins: tuple[float, ...], order: tuple[int, ...]) -> Played:
    places = tuple(1 if win else 2 for win in wins)
    return Played(seats=(0, 1), points=points, wins=wins, places=places, order=order, rounds=2, moves=10)


def test_a_tally_counts_by_player_and_by_order_of_play() -> None:
    tally = Tally(["a", "b"], 2)
    first = (played((6, 2), (0, 1), (0, 1)), played((4, 2), (0.5, 0.5), (1, 0)))
    second = (played((2, 8), (1, 0), (0, 1)), played((0, 4), (1, 0), (1, 0)))
    for number, games in enumerate((first, second)):
        tally.add(Deal(number, games, ({0: 1}, {7: 2}), (0.001, 0.002)))
    result = tally.result(config="x", seed=1, rotated=True, asked=4, seconds=1, processes=1)
    a, b = result.rows
    assert (a.points.mean, b.points.mean) == (3, 4) and a.points_per_round.mean == 1.5
    assert (a.wins.mean, b.wins.mean) == (0.625, 0.375)
    assert a.histogram == {0: 1, 2: 1, 4: 1, 6: 1}
    assert [order.points.mean for order in result.order] == [(6 + 2 + 2 + 4) / 4, (2 + 4 + 8 + 0) / 4]
    assert (result.moves.mean, result.rounds.mean, result.games, result.equal_share) == (10, 2, 4, 0.5)
    assert result.timing.thinking[1].mean == pytest.approx(1.0)


def test_a_deal_that_failed_is_counted_apart() -> None:
    tally = Tally(["a", "b"], 2)
    tally.add(Deal(3, (), ({}, {}), (0, 0), Failure(3, "a", text("you"))))
    assert (tally.deals, tally.skipped, tally.failures[0].deal) == (0, 1, 3)


def test_percentiles_are_right_within_a_step() -> None:
    """99 moves of about a millisecond (1.1^73 microseconds is 1.05 ms) and one of about ten."""
    times = Counter({73: 99, 97: 1})
    assert percentile(times, 0.5) == pytest.approx(1.05, rel=0.01)
    assert percentile(times, 0.99) == pytest.approx(1.05, rel=0.01)
    assert percentile(times, 1.0) == pytest.approx(10.3, rel=0.01)


def test_the_same_seed_gives_the_same_result_on_any_number_of_cores(simulation: Simulation) -> None:
    two = simulate(GAME, SEATS, games=10, seed=7, processes=2)
    assert msgspec.structs.replace(two, timing=simulation.timing) == simulation
    assert simulation.games == 12 and simulation.deals == 4, "whole deals"
    assert simulate(GAME, SEATS, games=10, seed=8).rows != simulation.rows


def test_whoever_watches_may_end_it() -> None:
    assert simulate(GAME, SEATS, games=999, seed=7, watch=lambda games: games >= 6).games == 6


def test_a_result_can_be_saved_and_drawn(simulation: Simulation) -> None:
    again = msgspec.json.decode(simulation.to_json(), type=Simulation)
    assert again == simulation
    lines = simulation.to_csv().splitlines()
    assert lines[0].startswith("player,seats,points") and lines[1].startswith("greedy@1,1,") and len(lines) == 3
    drawing = ET.fromstring(simulation.plot())
    assert drawing.tag.endswith("svg") and "greedy@1" in "".join(drawing.itertext())
    html = simulation._repr_html_()
    assert "<table>" in html and "<svg" in html and "random@1 × 2" in html


def test_the_command_says_what_it_played(cli: Cli, tmp_path: Path) -> None:
    chart = tmp_path / "chart.svg"
    done = cli("simulate", GAME, "--seats", ",".join(SEATS), "--games", "1e1", "--seed", "7", "--plot", str(chart),
               "--processes", "1", "--lang", "en")  # fmt: skip
    assert done.code == 0 and "12 games: 4 deals" in done.out and "greedy@1 × 1" in done.out
    assert ET.parse(chart).getroot().tag.endswith("svg")


def test_json_and_csv_are_all_that_is_printed(cli: Cli, simulation: Simulation) -> None:
    command = ("simulate", GAME, "--seats", ",".join(SEATS), "--games", "10", "--seed", "7", "--processes", "1")
    result = json.loads(cli(*command, "--json").out)
    assert result["rows"][0]["points"]["mean"] == simulation.rows[0].points.mean
    assert cli(*command, "--csv").out == simulation.to_csv()


@pytest.mark.parametrize(
    ("arguments", "said"),
    [
        (["--games", "0"], "“0” is no value for --games"),
        (["--games", "many"], "“many” is no value for --games"),
        (["--games", "1.5"], "is no value for --games"),
        (["--games", "nan"], "is no value for --games"),
        (["--seats", "greedy,random,random,random"], "4"),
        (["--seats", "genius"], "no player “genius”"),
        (["--seats", "you"], "nobody can sit"),
        (["--seats", "nowhere.py:Agent"], "nowhere.py"),
        (["--on-error", "cry"], "stop, skip"),
        (["--json", "--csv"], "--json or --csv"),
        (["--plot", "chart.png"], ".svg"),
        (["--plot", "no/such/folder/chart.svg"], "chart.svg"),
    ],
)
def test_a_bad_command_is_refused_with_a_sentence(cli: Cli, arguments: list[str], said: str) -> None:
    done = cli("simulate", GAME, *arguments)
    assert done.code == 2 and said in done.err and not done.out


AGENT = """
class Agent:
    def choose(self, view, legal, rng):
        if rng.random() < {chance}:
            raise ValueError("ouch")
        return legal[0]
"""


@pytest.mark.parametrize(("how", "code", "said"), [("skip", 0, "left out"), ("stop", 3, "--on-error skip")])
def test_what_was_played_before_a_failure_counts(cli: Cli, tmp_path: Path, how: str, code: int, said: str) -> None:
    """With this luck the agent fails in the third deal, and again in the fourth and the sixth."""
    agent = tmp_path / "agent.py"
    agent.write_text(AGENT.format(chance=0.0015))
    done = cli("simulate", GAME, "--seats", f"{agent}:Agent,random,random", "--games", "18", "--seed", "3",
               "--processes", "1", "--on-error", how)  # fmt: skip
    assert done.code == code and "deals, each from every seat" in done.out
    assert "ValueError: ouch" in done.err and "line 5" in done.err and said in done.err


def test_an_agent_that_always_fails_leaves_nothing(cli: Cli, tmp_path: Path) -> None:
    agent = tmp_path / "agent.py"
    agent.write_text(AGENT.format(chance=2))
    done = cli("simulate", GAME, "--seats", f"{agent}:Agent", "--games", "3", "--processes", "1")
    assert done.code == 3 and "could not go on" in done.err and not done.out


@pytest.mark.skipif(os.name == "nt", reason="sends SIGINT")
def test_ctrl_c_leaves_what_was_played_and_no_traceback() -> None:
    command = [sys.executable, "-m", "belladonna", "simulate", GAME, "--games", "60000", "--processes", "2"]
    for seconds in (4, 12, 36):  # a busy machine has played nothing yet after the first
        with subprocess.Popen(
            [*command, "--lang", "en"],
            stdout=subprocess.PIPE,
            stderr=subprocess.PIPE,
            text=True,
            start_new_session=True,
        ) as child:
            time.sleep(seconds)
            os.killpg(child.pid, signal.SIGINT)  # as a terminal does: parent and workers
            out, err = child.communicate(timeout=30)
        if out:
            break
    assert "deals, each from every seat" in out and "of 60000 games; these count" in err.replace("60,000", "60000")
    assert child.returncode == 130 and "Traceback" not in err
