"""Whole games through a pipe: in both languages, in 80 columns, cut short, and with nonsense typed."""

from __future__ import annotations

import re
import string
from pathlib import Path
from random import Random
from types import SimpleNamespace

import pytest
from tests.cli.conftest import Cli

from belladonna.cli.pad import ScorePad
from belladonna.core import registry
from belladonna.core.config import options
from belladonna.core.driver import play_out
from belladonna.core.record import Record, check

GAMES = registry.names()
ENOUGH = "1\n" * 3000
"""The first of the list, again and again: it brings any game to its end."""


def widest(said: str) -> int:
    return max(map(len, said.splitlines()), default=0)


@pytest.mark.parametrize("language", ["en", "fr"])
@pytest.mark.parametrize("game", GAMES)
def test_a_whole_game_is_played_and_recorded(cli: Cli, game: str, language: str, tmp_path: Path) -> None:
    file = tmp_path / "game.toml"
    done = cli("play", game, "--seed", "5", "--lang", language, "--record", str(file), "--untimed", typed=ENOUGH)
    assert done.code == 0, done.err
    assert done.err == ""
    assert "\x1b" not in done.out, "there is colour in a pipe"
    assert widest(done.out) <= 80
    record = Record.loads(file.read_text(encoding="utf-8"))
    assert record.result is not None, "the game is not finished"
    assert check(record) == ()
    assert cli("check", str(file), "--lang", language).code == 0


@pytest.mark.parametrize("game", GAMES)
def test_the_largest_table_fits_eighty_columns_too(cli: Cli, game: str) -> None:
    players = str(registry.game(game).player_counts[-1])
    done = cli("play", game, "--players", players, "--untimed", "--name", "X" * 20, typed="1\n" * 60)
    assert done.code == 0
    assert widest(done.out) <= 80


def test_without_a_game_it_asks(cli: Cli) -> None:
    done = cli("play", typed="\n" * 20)
    assert done.code == 0
    assert "Which game?" in done.out
    asked = cli("play", "--lang", "fr", typed="zzz\n1\n")
    assert "Quel jeu\u00a0?" in asked.out
    assert "L’entrée est finie" in asked.out


@pytest.mark.parametrize("game", GAMES)
def test_the_questions_lead_to_a_game(cli: Cli, game: str) -> None:
    editions = "\n" if len(registry.game(game).editions) > 1 else ""
    most = registry.game(game).player_counts[-1]
    done = cli("play", "--untimed", typed=f"{game}\n{editions}99\nx\n{most}\nAnn\n1\n1\n")
    assert done.code == 0, done.err
    assert f"players={most}" in done.out
    assert "you (Ann)" in done.out


@pytest.mark.parametrize("game", GAMES)
def test_bots_alone_play_the_driver_s_game(cli: Cli, game: str, tmp_path: Path) -> None:
    file, played = tmp_path / "game.toml", registry.game(game)
    config = played.config()
    count = played.rules.seats(config)
    done = cli("play", game, "--seats", ",".join(["greedy"] * count), "--seed", "11", "--record", str(file))
    assert done.code == 0, done.err
    bots = [played.bots["greedy"]() for _ in range(count)]
    assert Record.loads(file.read_text()).moves == play_out(played, config, 11, bots).lines()


@pytest.mark.parametrize("game", GAMES)
def test_the_same_seed_is_the_same_game(cli: Cli, game: str) -> None:
    first, second = (cli("play", game, "--seed", "3", "--untimed", typed="1\n" * 30).out for _ in range(2))
    assert first == second


@pytest.mark.parametrize("game", GAMES)
def test_when_the_input_ends_it_says_so_and_keeps_the_game(cli: Cli, game: str, tmp_path: Path) -> None:
    file = tmp_path / "game.toml"
    done = cli("play", game, "--record", str(file), typed="1\n1\n")
    assert done.code == 0
    assert "The input has ended" in done.out
    assert check(Record.loads(file.read_text())) == ()
    assert "not finished" in cli("check", str(file)).out


@pytest.mark.parametrize("game", GAMES)
def test_leaving_is_asked_twice(cli: Cli, game: str, tmp_path: Path) -> None:
    file = tmp_path / "game.toml"
    done = cli("play", game, "--record", str(file), typed="q\nn\nq\ny\n")
    assert done.code == 0
    assert done.out.count("Leave the game?") == 2
    assert "You left the game." in done.out
    assert file.is_file()


@pytest.mark.parametrize("game", GAMES)
def test_every_command_answers(cli: Cli, game: str) -> None:
    rule = registry.game(game).rules.turn_rule
    done = cli("play", game, typed=f"?\nt\ns\nr {rule.lower()}\nr X-99\n999\n\nq\ny\n")
    assert "You can type:" in done.out
    assert re.search(rf"^{rule} ", done.out, re.MULTILINE), "the paragraph was not read"
    assert "no paragraph X-99" in done.out
    assert "The list goes from 1" in done.out


@pytest.mark.parametrize("game", GAMES)
@pytest.mark.parametrize("seed", range(2))
def test_nonsense_is_answered_and_never_breaks_the_table(cli: Cli, game: str, seed: int) -> None:
    rng = Random(f"{game} {seed}")
    marks = string.printable + "é€😀\x00\x1b[2J{}$[bold]\u202e"
    lines = ["".join(rng.choices(marks, k=rng.randrange(12))) for _ in range(150)]
    words = ["1", "choose 1", "R5>1", "B12", "trump=R", "smash 1 5", "deal", "* deal", "9" * 30, "r", "?", "0", "-1"]
    typed = "\n".join(rng.choice((line, rng.choice(words))) for line in lines)
    done = cli("play", game, "--seed", str(seed), typed=typed.encode() + b"\n\xff\xfe\x80\n" + b"\n1\n")
    assert done.code == 0
    assert "\x1b" not in done.out


def test_a_name_cannot_steer_the_terminal(cli: Cli, tmp_path: Path) -> None:
    file = tmp_path / "game.toml"
    name = "\x1b[2J[bold]Eve\u202e{ $seat }"
    done = cli("play", GAMES[0], "--name", name, "--record", str(file), typed="1\n")
    assert "\x1b" not in done.out and "\u202e" not in done.out
    assert "[2J[bold]Eve{ $seat }" in done.out
    assert "\x1b" not in cli("replay", str(file)).out


@pytest.mark.long
@pytest.mark.parametrize("language", ["en", "fr"])
@pytest.mark.parametrize("game", GAMES)
def test_every_option_value_can_be_played_to_the_end(cli: Cli, game: str, language: str, tmp_path: Path) -> None:
    played, file = registry.game(game), tmp_path / "game.toml"
    chosen = [(option.name, word) for option in options(played.config) for word in option.words]
    chosen += [("players", str(count)) for count in played.player_counts]
    for name, value in chosen:
        words = ("play", game, f"--{name}", value, "--lang", language, "--record", str(file), "--untimed")
        done = cli(*words, typed=ENOUGH)
        if done.code == 2 and done.err:
            continue  # the value needs another one beside it, as its refusal says
        assert done.code == 0, (name, value, done.err)
        assert widest(done.out) <= 80
        assert check(Record.loads(file.read_text(encoding="utf-8"))) == ()


def test_a_score_pad_on_which_nobody_has_a_point_is_not_shown() -> None:
    pad = ScorePad()
    seen = [pad.saw(SimpleNamespace(round=number, points=points), over=False) for number, points in ROUNDS]
    assert seen == [False, False, True, False, True]
    assert pad.rows == [(1, (0, 0)), (2, (0, 3)), (3, (0, -3))]


ROUNDS = [(1, (0, 0)), (2, (0, 0)), (3, (0, 3)), (3, (0, 3)), (4, (0, 0))]
"""Which round it is after a move, and the points."""
