"""Machine code is kept between runs, and never outlives the numbers it was made from."""

from __future__ import annotations

import os
import subprocess
import sys
from pathlib import Path

import numpy as np

from belladonna.core.compiled import member, seed_game, shuffle, size

KERNEL = """
from belladonna.core.compiled import compiled, inlined
from belladonna.games.toy.spec import LIMIT

@inlined
def doubled(number):
    return 2 * number

@compiled
def limit(number):
    return doubled(number) + LIMIT
"""
MAIN = """
import sys
import belladonna.games
belladonna.games.__path__.append(sys.argv[1])
from belladonna.core.compiled import telling
from belladonna.games.toy.kernel import limit
with telling(lambda message: print(message.key, message.args["name"])):
    print(limit(1), limit(1.5))
"""


def run(folder: Path, limit: int, cache: Path) -> list[str]:
    """Return what a new process prints that calls the toy kernel."""
    toy = folder / "toy"
    toy.mkdir(exist_ok=True)
    (toy / "spec.py").write_text(f"LIMIT = {limit}\n")
    (toy / "kernel.py").write_text(KERNEL)
    environment = {**os.environ, "NUMBA_CACHE_DIR": str(cache), "PYTHONDONTWRITEBYTECODE": "1"}
    done = subprocess.run(
        [sys.executable, "-c", MAIN, str(folder)], env=environment, capture_output=True, text=True, check=True
    )
    assert sorted(path.name for path in toy.iterdir()) == ["kernel.py", "spec.py"], "wrote beside the kernel"
    return done.stdout.splitlines()


def test_compiled_once_told_once_and_anew_when_a_number_changes(tmp_path: Path) -> None:
    cache = tmp_path / "cache"
    assert run(tmp_path, 13, cache) == ["kernel-compiling toy", "15 16.0"]
    assert run(tmp_path, 13, cache) == ["15 16.0"]
    assert run(tmp_path, 14, cache) == ["kernel-compiling toy", "16 17.0"]
    for file in cache.rglob("*.nbc"):
        file.write_bytes(b"damaged")
    assert run(tmp_path, 14, cache) == ["kernel-compiling toy", "16 17.0"]


def test_it_runs_where_nothing_can_be_kept(tmp_path: Path) -> None:
    blocked = tmp_path / "a file"
    blocked.write_text("no folder")
    assert run(tmp_path, 13, blocked) == ["kernel-compiling toy", "15 16.0"]


def test_every_order_of_a_shuffle_is_equally_likely() -> None:
    luck, seen = np.zeros(1, np.uint64), np.zeros((4, 4), np.int64)
    games = 40_000
    for game in range(games):
        seed_game(luck, 5, game)
        cards = np.arange(4)
        shuffle(cards, luck)
        seen[range(4), cards] += 1
    assert abs(seen - games / 4).max() < 5 * (games * 3 / 16) ** 0.5


def test_games_of_different_seeds_have_nothing_in_common() -> None:
    starts = set()
    for seed in range(20):
        for game in range(50):
            luck = np.zeros(1, np.uint64)
            seed_game(luck, seed, game)
            starts.add(int(luck[0]))
    assert len(starts) == 1000


def test_sets_know_their_members() -> None:
    for bits in (0b1, 0b1000_0000, 0b1_0000_0000, 0b1010_0000_0110_0001):
        members = [place for place in range(16) if bits >> place & 1]
        assert size(bits) == len(members)
        assert [member(bits, n) for n in range(len(members))] == members
