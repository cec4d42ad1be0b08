"""The examples run, and what they train plays better than chance and sits at a table."""

from __future__ import annotations

import re
import shutil
import subprocess
import sys
from pathlib import Path

import pytest

from belladonna.core import registry

EXAMPLES = Path(__file__).parents[2] / "examples"


def run(*words: str | Path | int) -> str:
    done = subprocess.run([sys.executable, *map(str, words)], capture_output=True, text=True, check=False, timeout=500)
    assert done.returncode == 0, done.stderr
    return done.stdout


@pytest.mark.parametrize(
    ("table", "moves", "games"),
    [
        ("poison(players=4)", 1_500_000, 16),
        pytest.param("poison(players=4)", 5_000_000, 80, marks=pytest.mark.long),
        pytest.param("voodoo(players=4)", 4_000_000, 80, marks=pytest.mark.long),
    ],
)
def test_a_player_is_trained_measured_and_seated(table: str, moves: int, games: int, tmp_path: Path) -> None:
    agent = Path(shutil.copy(EXAMPLES / "linear_agent.py", tmp_path))
    out = tmp_path / "linear_agent.npz"
    made = run(EXAMPLES / "train_linear.py", table, "--moves", moves, "--games", games, "--out", out)
    wins = re.search(r"wins ([0-9.]+)", made)
    assert table in made and wins is not None
    assert float(wins[1]) > 0.4, "of even chances it would be a quarter"
    told = run("-m", "belladonna", "play", table, "--seats", "random", "--seat", f"1={agent}:Agent", "--seed", 1)
    assert told.count("\n") > 20


@pytest.mark.parametrize("name", registry.names())
def test_the_smallest_player_plays_every_game(name: str) -> None:
    agent = f"{EXAMPLES / 'my_agent.py'}:Agent"
    told = run("-m", "belladonna", "play", name, "--seats", "random", "--seat", f"1={agent}", "--seed", "1")
    assert told.count("\n") > 20
