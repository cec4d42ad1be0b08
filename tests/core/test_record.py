"""Records: read back, checked, and refused in words when they are not what they say."""

from __future__ import annotations

from typing import Any

import pytest
from hypothesis import given
from hypothesis import strategies as st

from belladonna.bots import RandomBot
from belladonna.core import registry
from belladonna.core.driver import play_out
from belladonna.core.record import BadRecord, Record, check, from_record, to_record
from belladonna.text import say


def played(seed: int = 3) -> Record:
    """A whole game of the first game there is."""
    game = registry.game(registry.names()[0])
    config = game.config()
    bots = [RandomBot[Any, Any]() for _ in range(game.rules.seats(config))]
    return to_record(play_out(game, config, seed, bots), [f'Ann "{s}" \\ é' for s in range(len(bots))])


RECORD = played()
TEXT = RECORD.dumps()


@pytest.mark.parametrize("name", registry.names())
def test_every_games_record_is_good(name: str) -> None:
    game = registry.game(name)
    config = game.config()
    bots = [RandomBot[Any, Any]() for _ in range(game.rules.seats(config))]
    record = to_record(play_out(game, config, 1, bots), ["x"] * len(bots))
    assert check(Record.loads(record.dumps())) == ()


def test_names_with_quotes_and_accents_survive() -> None:
    assert Record.loads(TEXT) == RECORD


def test_remarks_are_ignored() -> None:
    remarked = Record.loads(TEXT.replace(f'"{RECORD.moves[1]}"', f'"{RECORD.moves[1]}  # tempting fate"'))
    assert check(remarked) == ()


def test_a_game_that_was_broken_off_is_good_without_a_result() -> None:
    history = from_record(RECORD)[5]
    record = to_record(history, RECORD.seats)
    assert record.points is None and check(Record.loads(record.dumps())) == ()


def changed(**fields: Any) -> Record:
    return Record(**{f: getattr(RECORD, f) for f in RECORD.__struct_fields__} | fields)


@pytest.mark.parametrize(
    ("record", "says"),
    [
        (changed(moves=RECORD.moves[:-1]), "do not finish the game"),
        (changed(moves=(*RECORD.moves, RECORD.moves[-1])), "The game is over"),
        (changed(moves=(RECORD.moves[0], RECORD.moves[0], *RECORD.moves[1:])), "Move 2"),
        (changed(moves=("0 nonsense", *RECORD.moves)), "Move 1"),
        (changed(digest="0" * 32), "does not agree"),
        (changed(points=tuple(p + 1 for p in RECORD.points or ())), "The result does not agree"),
        (changed(points=None, places=None), "The result does not agree"),
        (changed(game="bridge"), "no game “bridge”"),
        (changed(rules=99), "A newer Belladonna can read it"),
        (changed(rules=0), "made by version 0"),
        (changed(config={"players": 99}), "Allowed"),
        (changed(seats=("Ann",)), "names 1 players"),
    ],
)
def test_what_is_wrong_with_a_record_is_said(record: Record, says: str) -> None:
    sentences = [say(complaint) for complaint in check(record)]
    assert any(says in sentence for sentence in sentences), sentences
    assert all(say(complaint, "fr") for complaint in check(record))


@pytest.mark.parametrize(
    ("text", "says"),
    [
        ("", "no field “game”, and needs it"),
        ("moves = [", "not readable as TOML"),
        (TEXT.replace("format = 1", "format = 2"), "up to 1"),
        (TEXT.replace("format = 1", "format = 2\nfuture = true"), "up to 1"),
        (TEXT.replace("rules = 1", 'rules = "one"'), "rules"),
        (TEXT.replace("rules = 1", "rulez = 1"), "no field “rulez” in a record. There are: game, rules, seats"),
        (TEXT.replace("moves = [", "moves = [ 1,"), "moves"),
        ("a = " + "[" * 5000, "not readable as TOML"),
    ],
)
def test_what_is_no_record_is_refused(text: str, says: str) -> None:
    with pytest.raises(BadRecord, match=says):
        Record.loads(text)


@given(st.integers(0, len(TEXT)), st.integers(0, len(TEXT)), st.text(max_size=3))
def test_a_damaged_record_is_refused_or_found_out_or_the_same(start: int, length: int, put: str) -> None:
    """Cut a piece out anywhere and put something else there: never another error, never a wrong result accepted."""
    damaged = TEXT[:start] + put + TEXT[start + length % 40 :]
    try:
        record = Record.loads(damaged)
    except BadRecord:
        return
    wrong = check(record)
    assert wrong or (record.digest, record.points, record.config) == (RECORD.digest, RECORD.points, RECORD.config)


@given(st.text())
def test_any_text_is_refused(text: str) -> None:
    with pytest.raises(BadRecord):
        Record.loads(text)
