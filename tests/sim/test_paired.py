"""Measuring on paired deals: the same figures on any number of cores, every seat in turn, honest intervals."""

from __future__ import annotations

import os
import signal
import subprocess
import sys
import time
from math import sqrt

import pytest

from belladonna.sim import paired
from belladonna.sim.paired import Deal, Estimate, Report, Task, main, measure, run

GAME = "poison(players=3,edition=outset)"
SEATS = ("greedy", "random", "random")


def figures(deal: Deal) -> tuple[float, ...]:
    return deal.points, deal.others, deal.wins, deal.rounds, deal.decisions


def test_the_number_of_processes_changes_nothing() -> None:
    tasks = [Task(GAME, SEATS, seed) for seed in range(6)]
    alone, two = [figures(d) for d in run(tasks, 1)], [figures(d) for d in run(tasks, 2)]
    assert alone == two and len(set(alone)) == 6


def test_players_alike_are_measured_alike() -> None:
    """The same bot in all seats: over the rotation it meets every seat of the deal, so it equals the others."""
    deal = measure(Task(GAME, ("greedy", "greedy", "greedy"), 5))
    assert deal.points == pytest.approx(deal.others)
    assert deal.wins == pytest.approx(1 / 3)
    assert deal.rounds == 3


def test_an_interval_is_two_standard_errors_wide() -> None:
    """Values 1, 2, 3: mean 2, standard deviation 1, so 1.96 / sqrt(3)."""
    estimate = Estimate.of([1.0, 2.0, 3.0])
    assert estimate.mean == 2 and estimate.half == pytest.approx(1.96 / sqrt(3))
    assert Estimate.of([4.0]).half is None and str(Estimate.of([4.0])) == "4.000"


def test_a_report_counts_games_and_rounds_over_all_seats() -> None:
    report = Report.of([Deal(6, 12, 1, 3, 10, 0.01), Deal(3, 9, 0.5, 3, 10, 0.01)], seats=3)
    assert (report.deals, report.games, report.rounds) == (2, 6, 18)
    assert report.points.mean == 4.5 and report.points_per_round.mean == 1.5 and report.wins.mean == 0.75
    assert report.milliseconds == pytest.approx(1)


def test_the_command_prints_what_it_played(capsys: pytest.CaptureFixture[str]) -> None:
    assert main([GAME, "--seats", ",".join(SEATS), "--rounds", "18", "--processes", "1", "--seed", "7"]) == 0
    said = capsys.readouterr().out
    assert said.startswith(
        "poison(players=3,edition=outset)  seats greedy,random,random  seed 7\n2 deals, 6 games, 18 r"
    )
    assert "greedy@1: win share" in said and "equal players: 0.333" in said


@pytest.mark.parametrize(
    ("arguments", "said"),
    [
        ([GAME, "--seats", "greedy,random"], "names 2 bots, and the table has 3 seats"),
        ([GAME, "--seats", "greedy,random,genius"], "no bot “genius”"),
        (["poison(players=9)", "--seats", "random"], "Allowed: 3..6"),
        (["whist", "--seats", "random"], "no game “whist”"),
        ([GAME, "--seats", ",".join(SEATS), "--games", "0"], "start at 1"),
    ],
)
def test_a_bad_command_is_refused_with_a_sentence(
    arguments: list[str], said: str, capsys: pytest.CaptureFixture[str]
) -> None:
    with pytest.raises(SystemExit) as stopped:
        main(arguments)
    assert stopped.value.code == 2 and said in capsys.readouterr().err


@pytest.mark.skipif(os.name == "nt", reason="sends SIGINT")
def test_ctrl_c_leaves_what_was_measured_and_no_traceback() -> None:
    command = [sys.executable, "-m", paired.__name__, GAME, "--seats", ",".join(SEATS), "--games", "60000"]
    with subprocess.Popen(
        [*command, "--processes", "2"],
        stdout=subprocess.PIPE,
        stderr=subprocess.PIPE,
        text=True,
        start_new_session=True,
    ) as child:
        assert child.stdout is not None
        first = child.stdout.readline()
        time.sleep(4)
        os.killpg(child.pid, signal.SIGINT)  # as a terminal does: parent and workers
        out, err = child.communicate(timeout=30)
    assert first.startswith("poison(") and "stopped; so far:" in out
    assert child.returncode == paired.INTERRUPTED and "Traceback" not in err
