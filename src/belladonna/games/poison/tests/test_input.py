"""Bad moves, configurations and records: a typed refusal that says what is allowed, and nothing half-done."""

from __future__ import annotations

import pytest
from hypothesis import given
from hypothesis import strategies as st

from belladonna.core import registry
from belladonna.core.config import BadConfig, make_config, options
from belladonna.core.game import BadNotation
from belladonna.core.rules import CHANCE, IllegalMove, Seat
from belladonna.games.poison.model import Deal, DrawDealer, Play
from belladonna.games.poison.spec import KINDS, Config, deck
from belladonna.testing import table_for

GAME = registry.game("poison")

moves = st.one_of(
    st.builds(Play, st.sampled_from(KINDS), st.integers(0, 2)),
    st.builds(DrawDealer, st.integers(0, 5)),
    st.builds(Deal, st.lists(st.sampled_from(KINDS), max_size=60).map(tuple)),
)
almost = st.text(alphabet="RBPXrbpx0124579W>wdealr -#*!\n\t\u0661é", max_size=12)


@given(moves)
def test_a_move_written_is_read_again(move: Play | DrawDealer | Deal) -> None:
    assert GAME.parse(GAME.write(move)) == move


@given(st.one_of(st.text(), almost))
def test_any_text_is_a_move_or_refused_with_a_sentence(line: str) -> None:
    try:
        move = GAME.parse(line)
    except BadNotation as error:
        said = str(error)
    else:
        assert GAME.parse(GAME.write(move)) == move
        return
    assert "is no move of this game" in said and len(said) < 300


@pytest.mark.parametrize("line", ["R5>1", "r5>1", " R5 > 1 "])
def test_notation_forgives_case_and_spaces(line: str) -> None:
    assert GAME.parse(line) == Play("R5", 0)


@pytest.mark.parametrize(
    ("line", "hint"),
    [
        ("R5", "a card and a cauldron from 1 to 3, like R5>1"),
        ("R5>0", "a cauldron from 1 to 3"),
        ("R5>4", "a cauldron from 1 to 3"),
        ("R5>\u0661", "a cauldron from 1 to 3"),
        ("R3>1", "no card “R3”"),
        ("XW>1", "no card “XW”"),
        ("deal R1 R9", "no card “R9”"),
        ("dealer 12345", "like R5>1"),
        ("", "like R5>1"),
    ],
)
def test_a_refused_text_says_what_a_move_looks_like(line: str, hint: str) -> None:
    with pytest.raises(BadNotation) as refusal:
        GAME.parse(line)
    assert hint in str(refusal.value)


values = st.one_of(
    st.integers(-3, 9), st.sampled_from(["classic", "draw", "random", "top", "nobody", "", "4"]), st.text()
)


@given(st.dictionaries(st.one_of(st.sampled_from([o.name for o in options(Config)]), st.text()), values, max_size=4))
def test_any_options_make_a_game_or_are_refused_with_the_field_and_what_it_takes(given_: dict[str, object]) -> None:
    try:
        config = make_config(Config, given_)
    except BadConfig as error:
        said = str(error)
    else:
        assert len(deck(config)) >= 50 and GAME.rules.setup(config).config == config
        return
    assert any(name[:40] in said for name in given_)
    assert "llowed: " in said or "There are: " in said


@pytest.mark.parametrize(
    ("options", "said"),
    [
        ({"players": 2}, "“2” is no value for players. Allowed: 3..6."),
        ({"players": True}, "Allowed: 3..6."),
        ({"edition": "deluxe"}, "Allowed: classic, outset, manual."),
        ({"variant": "fast"}, "Allowed: none, draw."),
        ({"first_dealer": 3, "players": 3}, "“3” is no value for first_dealer. Allowed: random, 0..2."),
        ({"zeros": 1}, "Zero and Wild cards belong to the Manual edition alone (edition=manual)."),
        ({"deck": "R1"}, "There is no option “deck”."),
    ],
)
def test_a_refused_option_names_the_field_and_what_is_allowed(options: dict[str, object], said: str) -> None:
    with pytest.raises(BadConfig) as refusal:
        make_config(Config, options)
    assert said in str(refusal.value)


@pytest.mark.parametrize("junk", [None, "R1>1", 7, (), Play("R9", 0), Play("R1", 3), Play("R1", -1), Deal(("R1",))])
def test_junk_is_refused_and_changes_nothing(junk: object) -> None:
    t = table_for("poison", players=4, first_dealer=3).deals("R1", "R1", "R1", "R1")
    before = t.state
    for seat in (Seat(0), CHANCE):
        with pytest.raises(IllegalMove):
            GAME.rules.apply(t.state, seat, junk)
    assert t.state == before
    start = GAME.rules.setup(Config())
    with pytest.raises(IllegalMove):
        GAME.rules.apply(start, CHANCE, junk)
