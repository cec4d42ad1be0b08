"""`belladonna hint`: every legal move with its estimate, and the one that was played."""

from __future__ import annotations

from pathlib import Path

import pytest
from tests.cli.conftest import Cli

from belladonna.bots import bot
from belladonna.core import registry
from belladonna.core.driver import play_out
from belladonna.core.record import to_record


@pytest.fixture(scope="module", params=["poison(players=3)", "voodoo(players=2)", "cookie(players=3)"])
def record(request: pytest.FixtureRequest, tmp_path_factory: pytest.TempPathFactory) -> Path:
    game, config = registry.read_config(request.param)
    n = game.rules.seats(config)
    history = play_out(game, config, 3, [bot(game, "greedy") for _ in range(n)])
    file = tmp_path_factory.mktemp("records") / f"{game.name}.toml"
    file.write_text(to_record(history, [f"Bot {s}" for s in range(n)]).dumps(), encoding="utf-8")
    return file


def test_every_legal_move_is_listed_and_the_played_one_marked(cli: Cli, record: Path) -> None:
    from belladonna.core.record import Record, from_record

    history = from_record(Record.loads(record.read_text(encoding="utf-8")))
    at = max(at for at, ply in enumerate(history.plies) if ply.seat >= 0)
    seat = history.plies[at].seat
    done = cli("hint", str(record))
    assert done.code == 0 and done.out.count("was played") == 1
    for move in history.game.rules.legal(history[at].state, seat):
        assert history.game.write(move) in done.out
    assert cli("hint", str(record), "--ply", str(at), "--seat", str(seat)).out == done.out


@pytest.mark.parametrize(
    ("arguments", "said"),
    [
        (["--ply", "0"], "nothing to decide"),
        (["--ply", "999999"], "has no move"),
        (["--ply", "-2"], "has no move"),
        (["--seat", "9"], "9"),
    ],
)
def test_a_moment_that_is_none_is_refused(cli: Cli, record: Path, arguments: list[str], said: str) -> None:
    done = cli("hint", str(record), *arguments)
    assert done.code == 2 and said in done.err


def test_what_is_no_record_is_refused(cli: Cli, tmp_path: Path) -> None:
    assert cli("hint", str(tmp_path / "none.toml")).code == 1
