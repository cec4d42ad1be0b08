"""Everything that can be asked wrongly is answered in a sentence and with its exit code, in both languages."""

from __future__ import annotations

from collections.abc import Callable
from functools import cache
from pathlib import Path

import pytest
from tests.cli.conftest import Cli

from belladonna.core import registry
from belladonna.core.config import make_config
from belladonna.core.driver import play_out
from belladonna.core.record import Record, to_record

GAME = registry.names()[-1]
GOOD, WRONG, USAGE, BOT_FAILED = 0, 1, 2, 3


@pytest.mark.parametrize("language", ["en", "fr"])
@pytest.mark.parametrize(
    "words",
    [
        ["nonsense"],
        ["games", "nogame"],
        ["games", "--foo"],
        ["games", "--lang"],
        ["rules"],
        ["rules", "nogame"],
        ["rules", "../core"],
        ["rules", GAME, "--edition", "nonsense"],
        ["play", "nogame"],
        ["play", GAME, "--players", "99"],
        ["play", GAME, "--players", "two"],
        ["play", GAME, "--players"],
        ["play", GAME, "--plyers", "3"],
        ["play", GAME, "--players", "3", "--players", "4"],
        ["play", GAME, GAME],
        ["play", f"{GAME}(players=3)", "--players", "3"],
        ["play", f"{GAME}(players=3"],
        ["play", f"{GAME}(players=\x1b[2J)"],
        ["play", "--players", "3"],
        ["play", GAME, "--seats", "you,you"],
        ["play", GAME, "--seats", "nobody"],
        ["play", GAME, "--seats", ",".join(["greedy"] * 30)],
        ["play", GAME, "--seat", "99=greedy"],
        ["play", GAME, "--seat", "greedy"],
        ["play", GAME, "--seat", "1=bot:greedy@99"],
        ["play", GAME, "--seat", "1=nofile.py:Agent"],
        ["play", GAME, "--seat", "1=:Agent"],
        ["play", GAME, "--seed", "x"],
        ["play", GAME, "--open"],
        ["play", GAME, "--record", "/no/such/folder/game.toml"],
        ["play", GAME, "--record", "README.md"],
        ["replay"],
        ["replay", "x", "--seat", "one"],
        ["check"],
    ],
    ids=" ".join,
)
def test_bad_usage_is_a_sentence(cli: Cli, words: list[str], language: str) -> None:
    done = cli(*words, "--lang", language)
    assert done.code == USAGE
    assert done.out == ""
    assert done.err.strip().endswith((".", "…"))
    assert "\x1b" not in done.err
    assert len(done.err.splitlines()) == 1


@pytest.mark.parametrize("words", [["games", "nogame"], ["nonsense"], ["replay"], ["play", GAME, "--players", "x"]])
def test_languages_differ(cli: Cli, words: list[str]) -> None:
    assert cli(*words, "--lang", "en").err != cli(*words, "--lang", "fr").err


def test_a_language_nobody_speaks_is_named(cli: Cli) -> None:
    done = cli("games", "--lang", "tlh")
    assert done.code == USAGE
    assert "tlh" in done.err and "en, fr" in done.err


def test_the_systems_language_is_taken(cli: Cli, monkeypatch: pytest.MonkeyPatch) -> None:
    monkeypatch.setenv("LANG", "fr_CA.UTF-8")
    assert "Joueurs" in cli("games").out
    monkeypatch.setenv("LC_ALL", "en_GB")
    assert "Players" in cli("games").out
    monkeypatch.setenv("LC_ALL", "tlh")
    assert "Players" in cli("games").out
    assert "Joueurs" in cli("--lang", "fr", "games").out


# Records


@cache
def good() -> bytes:
    game = registry.game(GAME)
    bots = [game.bots["greedy"]() for _ in range(3)]
    played = play_out(game, make_config(game.config, {"players": 3}), 1, bots)
    return to_record(played, ["Bo (greedy@1)", "Ada (greedy@1)", "Cleo (greedy@1)"]).dumps().encode()


@pytest.fixture
def record(tmp_path: Path) -> Path:
    file = tmp_path / "good.toml"
    file.write_bytes(good())
    return file


def changed(old: str, new: str) -> Callable[[bytes], bytes]:
    def change(raw: bytes) -> bytes:
        assert old.encode() in raw
        return raw.replace(old.encode(), new.encode(), 1)

    return change


TAMPERED: dict[str, Callable[[bytes], bytes]] = {
    "empty": lambda raw: b"",
    "cut in half": lambda raw: raw[: len(raw) // 2],
    "binary": lambda raw: bytes(range(256)) * 20,
    "binary text": lambda raw: b"\x00\x01\x02",
    "json": lambda raw: b"{}",
    "a newer format": changed("format = 1", "format = 99"),
    "newer rules": changed("rules = ", "rules = 9"),
    "another game": changed(f'game = "{GAME}"', 'game = "chess"'),
    "an unknown option": changed("[config]", "[config]\nspeed = 3"),
    "an option out of range": changed("players = 3", "players = 77"),
    "another digest": changed('digest = "', 'digest = "00'),
    "another result": changed("points = [", "points = [\n    77,"),
    "one name fewer": changed('    "Ada (greedy@1)",\n', ""),
    "an unreadable move": changed('moves = [\n    "', 'moves = [\n    "xx", "'),
    "a move twice": changed('    "0 ', '    "0 nothing", "0 '),
    "control characters": changed('"Ada', '"\\u001b[2JAda'),
    "too large": lambda raw: raw + b"#" * 5_000_000,
}


@pytest.mark.parametrize("language", ["en", "fr"])
@pytest.mark.parametrize("how", TAMPERED)
def test_a_wrong_record_is_told_in_one_line(cli: Cli, record: Path, how: str, language: str) -> None:
    bad = record.with_name("bad.toml")
    bad.write_bytes(TAMPERED[how](record.read_bytes()))
    done = cli("check", str(record), str(bad), "--lang", language)
    lines = done.out.splitlines()
    assert len(lines) == 2
    assert lines[0].startswith(("right: ", "juste\u00a0: "))
    assert "\x1b" not in done.all
    if how == "control characters":
        assert done.code == GOOD
        return
    assert done.code == WRONG
    assert lines[1].startswith(("wrong: ", "faux\u00a0: "))
    if how in {"another digest", "another result"}:  # the moves are a game all the same
        assert cli("replay", str(bad)).code == GOOD
    else:
        again = cli("replay", str(bad), "--lang", language)
        assert again.code == WRONG
        assert again.err.strip() and again.out == ""


def test_files_that_are_not_there_or_no_files(cli: Cli, tmp_path: Path) -> None:
    done = cli("check", str(tmp_path / "none.toml"), str(tmp_path))
    assert done.code == WRONG
    assert len(done.out.splitlines()) == 2
    assert done.out.splitlines()[1] == f"wrong: {tmp_path}: “{tmp_path}” is a folder, not a record."
    assert cli("replay", str(tmp_path)).code == WRONG


def test_what_is_wrong_with_a_record_names_its_players(cli: Cli, record: Path) -> None:
    first = next(line for line in record.read_text(encoding="utf-8").splitlines() if line.startswith('    "0 '))
    text = record.read_text(encoding="utf-8")
    record.write_text(text.replace(first, first.replace('"0 ', '"1 '), 1), encoding="utf-8")
    name = Record.loads(text).seats[1]
    for words in ("check", str(record)), ("replay", str(record)):
        done = cli(*words)
        assert done.code == WRONG and name in done.all


@pytest.mark.parametrize("words", [["--seat", "9"], ["--seat", "-1"], ["--seat", "0", "--open"]])
def test_a_replay_for_a_seat_that_is_not_there(cli: Cli, record: Path, words: list[str]) -> None:
    done = cli("replay", str(record), *words)
    assert done.code == USAGE
    assert done.err


def test_stepping_goes_on_back_and_away(cli: Cli, record: Path) -> None:
    done = cli("replay", str(record), "--step", typed="\n\nb\nzzz\n7\n99999999\nq\n")
    assert done.code == GOOD
    assert [line for line in done.out.splitlines() if line.startswith("Move ")] == [
        f"Move {n} of {done.out.split(' of ')[1].split()[0]}" for n in (1, 2, 3, 2, 7)
    ]
    assert "The input has ended" in cli("replay", str(record), "--step", typed="\n").out


# Agents

AGENTS = {
    "no class": ("Bot = 1", "Agent", USAGE),
    "no choose": ("class Agent: pass", "Agent", USAGE),
    "not a class": ("Agent = 3", "Agent", USAGE),
    "a syntax error": ("\n\nclass Agent(:\n", "line 3", BOT_FAILED),
    "raises when loaded": ("x = 1\nraise KeyError('k')", "line 2", BOT_FAILED),
    "leaves when loaded": ("import sys\nsys.exit(9)", "line 2", BOT_FAILED),
    "raises when made": ("class Agent:\n  def __init__(self): 1/0\n  def choose(self, v, l, r): pass", "2", BOT_FAILED),
    "raises in play": ("class Agent:\n  def choose(self, view, legal, rng):\n    return 1/0", "line 3", BOT_FAILED),
    "takes too little": ("class Agent:\n  def choose(self): pass", "TypeError", BOT_FAILED),
    "no move": ("class Agent:\n  def choose(self, view, legal, rng): return None", "no move", BOT_FAILED),
    "a word": ("class Agent:\n  def choose(self, view, legal, rng): return 'R5>1'", "R5>1", BOT_FAILED),
    "a cruel answer": (
        "class Agent:\n  def __eq__(self, other): 1/0\n  __repr__ = None\n  def choose(self, v, l, r): return self",
        "line",
        BOT_FAILED,
    ),
    "cheats": ("class Agent:\n  def choose(self, v, l, rng): return type(l[0])", "class", BOT_FAILED),
    "leaves in play": ("class Agent:\n  def choose(self, v, l, rng): raise SystemExit(0)", "SystemExit", BOT_FAILED),
}


@pytest.mark.parametrize("how", AGENTS)
def test_a_bad_agent_is_a_sentence(cli: Cli, how: str, tmp_path: Path) -> None:
    source, hint, code = AGENTS[how]
    file, kept = tmp_path / "agent.py", tmp_path / "game.toml"
    file.write_text(source)
    done = cli("play", GAME, "--seats", "greedy", "--seat", f"1={file}:Agent", "--record", str(kept), "--seed", "1")
    assert done.code == code
    assert hint in done.err
    assert len(done.err.splitlines()) == 1
    if "in play" in how:
        assert "not finished" in cli("check", str(kept)).out, "what was played is lost"


def test_a_good_agent_plays(cli: Cli, tmp_path: Path) -> None:
    (tmp_path / "helper.py").write_text("def pick(legal, rng): return rng.choice(legal)")
    (tmp_path / "agent.py").write_text(
        "from belladonna.core.rules import Bot\nfrom helper import pick\n"
        "class Agent(Bot):\n  def choose(self, view, legal, rng): return pick(legal, rng)\n"
    )
    file = tmp_path / "game.toml"
    done = cli("play", GAME, "--seats", "greedy", "--seat", f"0={tmp_path}/agent.py:Agent", "--record", str(file))
    assert done.code == GOOD, done.err
    assert "agent.py:Agent)" in file.read_text()
