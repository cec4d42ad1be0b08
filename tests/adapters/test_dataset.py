"""A data set holds what was seen, allowed, done and won, and nothing but whole games."""

from __future__ import annotations

import os
import signal
import subprocess
import sys
import time
from pathlib import Path
from typing import Any

import numpy as np
import pyarrow.parquet as pq
import pytest
from tests.adapters.tables import QUICK, quick_tables

from belladonna.adapters.course import rewards
from belladonna.bots import bot
from belladonna.core import registry
from belladonna.core.driver import play_out
from belladonna.sim.dataset import COLUMNS, Task, Writer, info_of, play_all, read_info, write_dataset


@quick_tables()
def test_rows_tell_the_game_again(table: str, tmp_path: Path) -> None:
    file = tmp_path / "games.parquet"
    game, config = registry.read_config(table)
    names = ["greedy", *["random"] * (game.rules.seats(config) - 1)]
    info = write_dataset(table, names, games=2, file=file, seed=5)
    assert read_info(file) == info and info.rules == game.rules.version
    rows: list[dict[str, Any]] = pq.read_table(file).to_pylist()
    assert set(rows[0]) == set(COLUMNS)
    codec = game.codec(config)
    compared = 0
    for number in (5, 6):
        history = play_out(game, config, number, [bot(game, name) for name in names])
        result = history.result
        assert result is not None
        told = {row["ply"]: row for row in rows if row["game"] == number}
        for ply, made in enumerate(history.plies):
            if made.seat < 0:
                assert ply not in told
                continue
            row, before = told[ply], history[ply]
            assert row["seat"] == made.seat and row["move"] == game.write(made.move)
            assert row["player"] == f"{names[made.seat]}@{game.bot_version}"
            assert row["action"] == codec.index(made.move) and row["mask"][row["action"]]
            legal = {codec.index(move) for move in game.rules.legal(before.state, made.seat)}
            assert set(np.flatnonzero(row["mask"]).tolist()) == legal
            assert np.array_equal(np.float32(row["observation"]), codec.observe(before.view(made.seat)))
            assert row["at_ms"] == getattr(made.move, "at_ms", None)
            assert row["points"] == result.points[made.seat] and row["place"] == result.places[made.seat]
            assert row["reward"] == pytest.approx(rewards(result)[made.seat])
            compared += 1
    assert compared == len(rows) > 10


def test_several_processes_write_the_same(tmp_path: Path) -> None:
    game, config = registry.read_config(QUICK[0])
    tasks = [Task(QUICK[0], ("random",) * game.rules.seats(config), number) for number in range(4)]
    assert list(play_all(tasks, 2)) == list(play_all(tasks, 1))


def test_the_command_says_what_it_wrote(tmp_path: Path) -> None:
    file = tmp_path / "games.parquet"
    done = belladonna("dataset", QUICK[0], "--games", "2", "--seats", "random", "--out", str(file), "--processes", "1")
    assert done.returncode == 0 and "2 games" in done.stdout and done.stderr == ""
    assert len(set(pq.read_table(file)["game"].to_pylist())) == 2


@pytest.mark.skipif(sys.platform == "win32", reason="Windows has no such signal")
def test_ctrl_c_leaves_whole_games(tmp_path: Path) -> None:
    file = tmp_path / "games.parquet"
    words = ["dataset", QUICK[0], "--games", "1000000", "--seats", "random", "--out", str(file), "--processes", "1"]
    command = [sys.executable, "-m", "belladonna", *words, "--lang", "en"]
    with subprocess.Popen(command, stdout=subprocess.PIPE, stderr=subprocess.PIPE, text=True) as running:
        beside = file.with_name(file.name + ".part")
        deadline = time.monotonic() + 60
        while not (beside.exists() and beside.stat().st_size) and time.monotonic() < deadline:
            time.sleep(0.05)
        time.sleep(0.5)
        os.kill(running.pid, signal.SIGINT)
        out, err = running.communicate(timeout=60)
    assert running.returncode == 130 and "Interrupted" in out and "Traceback" not in err
    table = pq.read_table(file)
    assert table.num_rows > 0 and not beside.exists()


def test_an_error_leaves_no_file(tmp_path: Path) -> None:
    file = tmp_path / "games.parquet"
    agent = tmp_path / "agent.py"
    agent.write_text("class Agent:\n    def choose(self, view, legal, rng):\n        raise ValueError('no idea')\n")
    failed = belladonna("dataset", QUICK[0], "--seats", f"{agent}:Agent", "--out", str(file), "--processes", "1")
    assert failed.returncode == 3 and "no idea" in failed.stderr and list(tmp_path.iterdir()) == [agent]


@pytest.mark.parametrize("seats", ["you", "nobody", "random,random,random,random,random,random,random,random,random"])
def test_players_that_cannot_be_are_refused(seats: str, tmp_path: Path) -> None:
    refused = belladonna("dataset", QUICK[0], "--seats", seats, "--out", str(tmp_path / "x.parquet"))
    assert refused.returncode == 2 and "Traceback" not in refused.stderr and not list(tmp_path.iterdir())


def test_a_place_that_cannot_be_written_is_refused(tmp_path: Path) -> None:
    refused = belladonna("dataset", QUICK[0], "--out", str(tmp_path / "nowhere" / "x.parquet"), "--processes", "1")
    assert refused.returncode == 2 and "Traceback" not in refused.stderr and "nowhere" in refused.stderr


def test_the_writer_keeps_rows_in_groups(tmp_path: Path) -> None:
    file = tmp_path / "games.parquet"
    game, config = registry.read_config(QUICK[0])
    seats = ("random",) * game.rules.seats(config)
    writer = Writer(file, info_of(QUICK[0], seats, 1))
    for rows in play_all([Task(QUICK[0], seats, number) for number in range(3)], 1):
        writer.add(rows)
    writer.close()
    assert pq.ParquetFile(file).metadata.num_rows == writer.rows and writer.games == 3


def belladonna(*words: str) -> subprocess.CompletedProcess[str]:
    command = [sys.executable, "-m", "belladonna", *words, "--lang", "en"]
    return subprocess.run(command, capture_output=True, text=True, check=False, timeout=120)
