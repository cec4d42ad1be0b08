"""At a terminal of 80 by 24: colour and its absence, Ctrl-C, Ctrl-D, and a start that loads little."""

from __future__ import annotations

import re
import subprocess
import sys
from collections.abc import Callable
from pathlib import Path

import pytest
from tests.cli.conftest import Cli
from tests.cli.terminal import COLUMNS, ROWS, Terminal

from belladonna.cli.extras import extras
from belladonna.core import registry

Start = Callable[..., Terminal]
GAME = registry.names()[-1]
OURS = ("games", "rules", "play", "replay", "check")
COLOUR = "\x1b[1;31m"


def test_cards_are_coloured_at_a_terminal(terminal: Start) -> None:
    at = terminal("play", GAME, "--seed", "1")
    at.wait_for("Your move")
    assert "\x1b[1;3" in at.raw
    at.type("\x04")
    assert at.code() == 0
    assert "The input has ended" in at.said


@pytest.mark.parametrize("environment", [{"NO_COLOR": "1"}, {"TERM": "dumb"}])
def test_without_colour_nothing_is_lost(terminal: Start, environment: dict[str, str]) -> None:
    at = terminal("play", GAME, "--seed", "1", **environment)
    at.wait_for("Your move")
    assert "\x1b[1;3" not in at.raw and "\x1b[3" not in at.raw
    at.type("q\ny\n")
    assert at.code() == 0


def test_ctrl_c_is_clean_and_keeps_the_game(terminal: Start, cli: Cli, tmp_path: Path) -> None:
    file = tmp_path / "game.toml"
    at = terminal("play", GAME, "--record", str(file))
    at.wait_for("Your move")
    at.type("1\n")
    at.wait_for("Your move")
    at.interrupt()
    assert at.code() == 130
    assert "Interrupted." in at.said and "Traceback" not in at.said
    assert cli("check", str(file)).code == 0


def test_ctrl_c_at_the_questions(terminal: Start) -> None:
    at = terminal("play")
    at.wait_for("Which game?")
    at.interrupt()
    assert at.code() == 130
    assert "Traceback" not in at.said


def test_the_questions_and_a_round_fit_the_screen(terminal: Start) -> None:
    at = terminal("play", "--lang", "fr", "--seed", "1")
    at.wait_for("Quel jeu")
    at.type(f"{GAME}\n")
    at.wait_for("joueurs")
    at.type("\n")
    at.wait_for("nom")
    at.type("Zoé\n")
    asked = at.wait_for("Votre coup")
    assert "Zoé" in asked
    at.type("1\n")
    turn = at.wait_for("Votre coup")
    assert max(map(len, turn.splitlines())) <= COLUMNS
    assert len(turn.rpartition("\n\n")[2].splitlines()) <= ROWS, "the table and the choices are taller than the screen"
    at.type("q\no\n")
    assert at.code() == 0


def test_help_loads_no_game_and_no_arrays() -> None:
    code = (
        "import sys; sys.argv = ['belladonna', '--help']\n"
        "from belladonna.cli import main\n"
        "try: main()\nexcept SystemExit: pass\n"
        "print(*sorted(sys.modules), file=sys.stderr)"
    )
    run = subprocess.run([sys.executable, "-c", code], capture_output=True, text=True, check=True)
    loaded = run.stderr.split()
    assert "belladonna.core.registry" in loaded
    assert not [name for name in loaded if name.startswith("belladonna.games.")]
    assert not {"numpy", "numba", "asyncio", "fluent.runtime", "sqlalchemy", "litestar"} & set(loaded)
    for command in OURS:
        assert command in run.stdout


def test_the_module_is_the_command(cli: Cli) -> None:
    run = subprocess.run([sys.executable, "-m", "belladonna", "--version"], capture_output=True, text=True, check=True)
    assert run.stdout == cli("--version").out
    assert run.stdout.startswith("belladonna ")


@pytest.mark.parametrize("command", ["", *OURS, *(extra.name for extra in extras())])
def test_help_has_examples_and_exit_codes(cli: Cli, command: str) -> None:
    done = cli(*([command] if command else []), "--help")
    assert done.code == 0
    assert "Examples" in done.out
    assert command or "130" in done.out
    assert not re.search(r"<(bool|str|path|list)|\.\.\.\S*\.\.\.", done.out, re.IGNORECASE), (
        "types are no words for people"
    )
