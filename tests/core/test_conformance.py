"""The conformance runner can fail: it counts what it compared, and names each difference and each bad line."""

from __future__ import annotations

import json
from collections.abc import Iterator
from pathlib import Path
from typing import Any

import pytest

from belladonna.core import registry
from belladonna.testing.conformance import Malformed, compare, main

SAMPLES = sorted(Path(str(registry.__file__)).parents[1].glob("games/*/tests/conformance/*.jsonl"))


def run(capsys: pytest.CaptureFixture[str], *paths: Path) -> tuple[int, list[str]]:
    code = main([str(p) for p in paths])
    return code, capsys.readouterr().out.splitlines()


@pytest.fixture
def line() -> dict[str, Any]:
    """A whole game of Poison."""
    sample = next(path for path in SAMPLES if path.name == "poison.jsonl")
    game: dict[str, Any] = json.loads(sample.read_text(encoding="utf-8").splitlines()[0])
    return game


def write(tmp_path: Path, *lines: object) -> Path:
    path = tmp_path / "games.jsonl"
    path.write_text("".join((x if isinstance(x, str) else json.dumps(x)) + "\n" for x in lines), encoding="utf-8")
    return path


@pytest.mark.parametrize("path", SAMPLES, ids=lambda path: path.name)
def test_every_sample_agrees(path: Path, capsys: pytest.CaptureFixture[str]) -> None:
    code, out = run(capsys, path)
    games = len(path.read_text(encoding="utf-8").splitlines())
    counted = out[-1].replace(",", "").split()
    assert code == 0, out[:10]
    assert int(counted[0]) == games and int(counted[2]) >= games and out[-1].endswith(" 0 differ")


def test_there_is_a_sample_for_every_game() -> None:
    assert {path.parents[2].name for path in SAMPLES} == set(registry.names())


def test_good_games_are_counted(line: dict[str, Any], tmp_path: Path, capsys: pytest.CaptureFixture[str]) -> None:
    moves = sum(len(r["moves"]) for r in line["rounds"])
    code, out = run(capsys, write(tmp_path, line, "", line))
    assert code == 0 and out[-1].startswith("2 games, ") and int(out[-1].split()[2]) >= 2 * moves


@pytest.mark.parametrize("what", ["total", "value", "before", "took", "legal", "colours"])
def test_a_tampered_move_is_named(
    what: str, line: dict[str, Any], tmp_path: Path, capsys: pytest.CaptureFixture[str]
) -> None:
    move = line["rounds"][1]["moves"][4]
    move[what] = [] if isinstance(move[what], list) and move[what] else ["R1"] if what == "took" else 77
    code, out = run(capsys, write(tmp_path, line))
    assert code == 1 and " 0 differ" not in out[-1]
    assert f"games.jsonl:1: round 2, move 5 {move['card']}>" in out[0] and what in out[0]


@pytest.mark.parametrize("what", ["points", "counts", "majority", "captured", "cauldrons_end", "dealer"])
def test_a_tampered_round_is_named(
    what: str, line: dict[str, Any], tmp_path: Path, capsys: pytest.CaptureFixture[str]
) -> None:
    line["rounds"][0][what] = {
        "points": [99, 0, 0],
        "counts": [{"R": 9, "B": 9, "P": 9, "X": 9}] * 3,
        "majority": {"R": 0, "B": 0, "P": 0},
        "captured": [["R1"], [], []],
        "cauldrons_end": [["R1"], ["B1"], ["P1"]],
        "dealer": 0 if line["rounds"][0]["dealer"] else 1,
    }[what]
    code, out = run(capsys, write(tmp_path, line))
    assert code == 1 and out[0].startswith(str(tmp_path))


def test_an_illegal_move_is_a_difference(
    line: dict[str, Any], tmp_path: Path, capsys: pytest.CaptureFixture[str]
) -> None:
    moves = line["rounds"][0]["moves"]
    moves[1], moves[2] = moves[2], moves[1]
    code, out = run(capsys, write(tmp_path, line))
    assert code == 1 and any("refused" in text for text in out)


def test_what_is_ignored(line: dict[str, Any], tmp_path: Path, capsys: pytest.CaptureFixture[str]) -> None:
    line["config"] |= {"seed": "other", "index": -1, "colour_of_the_table": "green"}
    assert run(capsys, write(tmp_path, line))[0] == 0


@pytest.mark.parametrize(
    "bad",
    ["{", "[]", "7", "{}", '{"game": "bridge"}', '{"game": "poison"}', '{"game": "poison", "config": {"players": 9}}'],
)
def test_a_malformed_line_is_named(
    bad: str, line: dict[str, Any], tmp_path: Path, capsys: pytest.CaptureFixture[str]
) -> None:
    code, out = run(capsys, write(tmp_path, line, bad))
    assert code == 1 and "games.jsonl:2: malformed line" in out[0]


def leaves(value: Any, path: tuple[Any, ...] = ()) -> Iterator[tuple[Any, ...]]:
    """The path of every field, however deep; of a list's entries the first."""
    inside = value.items() if isinstance(value, dict) else enumerate(value[:1]) if isinstance(value, list) else ()
    for key, below in inside:
        yield (*path, key)
        yield from leaves(below, (*path, key))


@pytest.mark.parametrize("path", SAMPLES, ids=lambda path: path.name)
def test_a_field_of_another_kind_or_a_missing_one_is_never_more_than_a_bad_line(path: Path) -> None:
    """Every field of a game in turn becomes something else, or is cut: that differs, is malformed or is not read."""
    whole = path.read_text(encoding="utf-8").splitlines()[0]
    differed = 0
    for trail in leaves(json.loads(whole)):
        others: tuple[Any, ...] = (None, [[]], {}, "R5", 10**30)
        for other in others:
            game = json.loads(whole)
            inside: Any = game
            for key in trail[:-1]:
                inside = inside[key]
            inside[trail[-1]] = other
            if other is None:
                del inside[trail[-1]]
            try:
                differed += any(found.differs for found in compare(json.dumps(game)))
            except Malformed:
                differed += 1
    assert differed > 40


@pytest.mark.parametrize(
    ("sample", "trail", "other"),
    [
        ("poison.jsonl", ("first_dealer",), 9),
        ("cookie.jsonl", ("deck", 0, "safe"), True),
        ("cookie.jsonl", ("deck", 0, "types"), ["MEAT"]),
        ("cookie-tables.jsonl", ("table", 0, 1, "numbers"), [5]),
        ("cookie-tables.jsonl", ("king",), 9),
        ("cookie-tables.jsonl", ("scores",), []),
    ],
)
def test_all_that_a_line_says_is_compared(
    sample: str, trail: tuple[Any, ...], other: Any, tmp_path: Path, capsys: pytest.CaptureFixture[str]
) -> None:
    path = next(path for path in SAMPLES if path.name == sample)
    game: Any = json.loads(path.read_text(encoding="utf-8").splitlines()[0])
    inside = game
    for key in trail[:-1]:
        inside = inside[key]
    inside[trail[-1]] = other
    assert run(capsys, write(tmp_path, game))[0] == 1


def test_a_file_may_begin_with_a_byte_order_mark(
    line: dict[str, Any], tmp_path: Path, capsys: pytest.CaptureFixture[str]
) -> None:
    path = tmp_path / "marked.jsonl"
    path.write_text(json.dumps(line) + "\r\n", encoding="utf-8-sig")
    assert run(capsys, path)[0] == 0


def test_a_truncated_game_is_not_good(line: dict[str, Any], tmp_path: Path, capsys: pytest.CaptureFixture[str]) -> None:
    del line["rounds"][-1]
    assert run(capsys, write(tmp_path, line))[0] == 1
    line["rounds"][0]["moves"] = line["rounds"][0]["moves"][:3]
    assert run(capsys, write(tmp_path, line))[0] == 1


def test_empty_missing_and_binary_files_are_refused(tmp_path: Path, capsys: pytest.CaptureFixture[str]) -> None:
    code, out = run(capsys, write(tmp_path, ""))
    assert code == 1 and "empty" in out[0]
    assert run(capsys, tmp_path / "nowhere.jsonl")[0] == 1
    (tmp_path / "binary.jsonl").write_bytes(b"\xff\xfe\x00")
    assert run(capsys, tmp_path / "binary.jsonl")[0] == 1
