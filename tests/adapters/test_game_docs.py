"""Each game's page is what its code says, and its code says what every number means."""

from __future__ import annotations

import subprocess
import sys
from pathlib import Path

import pytest

from belladonna.core import registry
from belladonna.core.config import make_config

ROOT = Path(__file__).parents[2]


def test_the_pages_are_fresh() -> None:
    run = subprocess.run(
        [sys.executable, "tools/gen_game_docs.py", "--check"], cwd=ROOT, capture_output=True, text=True, check=False
    )
    assert run.returncode == 0, run.stderr
    pages = {path.stem for path in (ROOT / "docs" / "games").glob("*.md")}
    assert pages == set(registry.names())


@pytest.mark.parametrize("name", registry.names())
def test_every_piece_has_a_meaning(name: str) -> None:
    game = registry.game(name)
    codec = game.codec(make_config(game.config, {}))
    assert set(codec.meanings) == set(codec.pieces) and all(codec.meanings.values()) and codec.actions_meaning
