"""The toy game's race: on a key press at a terminal, line by line from a pipe, and without time."""

from __future__ import annotations

import re
import time
from collections.abc import Callable
from pathlib import Path

import pytest
from tests.cli.conftest import Cli
from tests.cli.terminal import Terminal

from belladonna.core.record import Record

Start = Callable[..., Terminal]
MODULE = "tests.cli.race_game"


def snaps(file: Path) -> list[tuple[int, str, int]]:
    """Return who snapped which card when, as the record has it."""
    found = (re.fullmatch(r"([0-9]) snap (\w+) ([0-9]+)", move) for move in Record.loads(file.read_text()).moves)
    return [(int(m[1]), m[2], int(m[3])) for m in found if m]


@pytest.mark.usefixtures("snap")
def test_untimed_the_answer_counts_and_not_the_speed(cli: Cli, tmp_path: Path) -> None:
    file = tmp_path / "game.toml"
    words = ("play", "snap", "--seats", "you,soon", "--untimed", "--seed", "4", "--record", str(file))
    done = cli(*words, typed="1\n?\nsnap T0\n" + "1\n" * 9)
    assert done.code == 0, done.err
    mine = [at_ms for seat, _, at_ms in snaps(file) if seat == 0]
    assert mine == [0, 0]


@pytest.mark.usefixtures("snap")
def test_from_a_pipe_a_race_reads_lines(cli: Cli, tmp_path: Path) -> None:
    file = tmp_path / "game.toml"
    done = cli("play", "snap", "--seats", "you,greedy", "--record", str(file), typed="1\n" * 9)
    assert done.code == 0, done.err
    assert [at_ms < 900 for seat, _, at_ms in snaps(file) if seat == 0] == [True, True]


@pytest.mark.usefixtures("snap")
def test_waiting_lets_the_others_race(cli: Cli, tmp_path: Path) -> None:
    file = tmp_path / "game.toml"
    done = cli("play", "snap", "--seats", "you,greedy", "--untimed", "--record", str(file), typed="1\nw\n" * 9)
    assert done.code == 0, done.err
    assert "w to wait" in done.out
    assert [seat for seat, _, _ in snaps(file)] == [1, 1]


@pytest.mark.usefixtures("snap")
def test_a_typed_stamp_is_not_believed(cli: Cli, tmp_path: Path) -> None:
    file = tmp_path / "game.toml"
    typed = "1\nsnap T0 7\nsnap T1 7\nsnap T2 7\nsnap T3 7\n"
    done = cli("play", "snap", "--seats", "you,greedy", "--untimed", "--record", str(file), typed=typed)
    assert done.code == 0
    assert snaps(file)[0][::2] == (0, 0)


@pytest.mark.usefixtures("snap")
def test_bots_alone_race_by_their_stamps(cli: Cli, tmp_path: Path) -> None:
    file = tmp_path / "game.toml"
    assert cli("play", "snap", "--seats", "soon,greedy", "--record", str(file)).code == 0
    assert {(seat, at_ms) for seat, _, at_ms in snaps(file)} == {(0, 100), (1, 900)}


def test_a_key_press_is_stamped_with_the_time_since_the_reveal(terminal: Start, tmp_path: Path) -> None:
    file = tmp_path / "game.toml"
    at = terminal("play", "snap", "--seats", "you,greedy", "--record", str(file), module=MODULE)
    for _ in range(2):
        at.wait_for("Your move")
        at.type("1\n")
        at.wait_for("Press a key!")
        time.sleep(0.2)
        at.type("x\x1b[C2")  # what is no key of this race is passed over
        at.type("2")
    assert at.code() == 0, at.said
    assert "Traceback" not in at.said
    mine = [at_ms for seat, _, at_ms in snaps(file) if seat == 0]
    assert len(mine) == 2
    assert all(150 < at_ms < 900 for at_ms in mine)


def test_who_presses_nothing_lets_the_bots_race(terminal: Start, tmp_path: Path) -> None:
    file = tmp_path / "game.toml"
    at = terminal("play", "snap", "--seats", "you,soon", "--record", str(file), module=MODULE)
    for _ in range(2):
        at.wait_for("Your move")
        at.type("1\n")
        at.wait_for("Press a key!")
    assert at.code() == 0, at.said
    assert snaps(file) and {(seat, at_ms) for seat, _, at_ms in snaps(file)} == {(1, 100)}


def test_a_late_key_does_not_overtake_a_bot(terminal: Start, tmp_path: Path) -> None:
    """The bot snaps after a tenth of a second; the clock settles a little later, and only then does a key come."""
    file = tmp_path / "game.toml"
    at = terminal("play", "snap", "--seats", "you,soon", "--record", str(file), module=MODULE)
    at.wait_for("Your move")
    at.type("1\n")
    at.wait_for("was first")
    at.type("1")
    at.wait_for("Your move")
    assert "you snapped" not in at.said
    at.type("q\n")
    at.wait_for("Leave")
    at.type("y\n")
    assert at.code() == 0
    assert [seat for seat, _, _ in snaps(file)] == [1]


def test_ctrl_c_in_a_race_leaves_the_terminal_as_it_was(terminal: Start, tmp_path: Path) -> None:
    file = tmp_path / "game.toml"
    at = terminal("play", "snap", "--seats", "you,greedy", "--record", str(file), module=MODULE)
    at.wait_for("Your move")
    at.type("1\n")
    at.wait_for("Press a key!")
    at.interrupt()
    assert at.code() == 130
    assert "Interrupted." in at.said and "Traceback" not in at.said
    assert at.echoes()
    assert file.is_file()
