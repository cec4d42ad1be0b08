"""Every bot of every game: it plays legal moves, from its view alone, and the same ones with the same luck."""

from __future__ import annotations

import subprocess
import sys
from functools import cache
from random import Random
from typing import Any

import pytest

from belladonna.bots import bot, bots
from belladonna.core import registry
from belladonna.core.driver import play
from belladonna.core.game import AnyGame
from belladonna.core.rules import Seat, is_stamped, stamped

LEVELS = ("easy", "medium", "hard", "champion")
EVERY_BOT = [(game.name, name) for game in registry.games() for name in bots(game)]
TABLES = {
    "poison": (
        "poison(players=4)",
        "poison(players=3,edition=outset)",
        "poison(players=6,edition=manual,wilds=1,zeros=1,variant=draw)",
        "poison(players=5,edition=manual,wilds=3,wild_copies=colour)",
    ),
    "voodoo": ("voodoo(players=2)", "voodoo(players=4)", "voodoo(players=5)"),
    "cookie": ("cookie(players=4)", "cookie(players=2,set=expert)", "cookie(players=5,set=random,variant=blind)"),
}


@cache
def decisions(config: str, count: int = 6) -> tuple[tuple[AnyGame, Any, Seat], ...]:
    """Return so many states in which somebody may move, and who, evenly spread over one game of plain players."""
    game, read = registry.read_config(config)
    state, found = game.rules.setup(read), []
    for ply in play(game, read, 5, [bot(game, "greedy") for _ in range(game.rules.seats(read))]):
        acting = (seat for seat in sorted(game.rules.to_act(state)) if seat >= 0 and game.rules.legal(state, seat))
        found += [(game, state, seat) for seat in acting]
        state = ply.state
    return tuple(found[at * (len(found) - 1) // (count - 1)] for at in range(count))


@pytest.mark.parametrize("game", registry.games(), ids=lambda game: game.name)
def test_every_game_has_every_level(game: AnyGame) -> None:
    assert {*LEVELS, "greedy"} <= {*game.bots}
    assert type(bot(game, "medium")) is type(bot(game, "greedy")), "medium is another name of greedy"


@pytest.mark.parametrize(("name", "level"), EVERY_BOT)
def test_no_bot_peeks(name: str, level: str) -> None:
    """Hidden cards are shuffled, and with the same luck every bot chooses as before; its choice is legal."""
    compared = 0
    for config in TABLES.get(name, (name,)):
        for game, state, seat in decisions(config):
            player, view = bot(game, level), game.rules.view(state, seat)
            legal = game.rules.legal(state, seat)
            choice = player.choose(view, legal, Random(7))
            assert choice is None or (stamped(choice, 0) if is_stamped(choice) else choice) in legal
            for luck in range(2):
                twin = game.fitting(view, Random(luck))
                again = bot(game, level).choose(game.rules.view(twin, seat), game.rules.legal(twin, seat), Random(7))
                assert again == choice
                compared += twin != state
    assert compared > 10


@pytest.mark.parametrize("game", registry.games(), ids=lambda game: game.name)
def test_importing_a_game_loads_no_compiler(game: AnyGame) -> None:
    code = (
        "import sys; from belladonna.core import registry; from belladonna.bots import bots;"
        f"print(*bots(registry.game('{game.name}'))); assert not {{'numba', 'numpy'}} & {{*sys.modules}}"
    )
    run = subprocess.run([sys.executable, "-c", code], capture_output=True, text=True, check=True)
    assert "champion" in run.stdout
