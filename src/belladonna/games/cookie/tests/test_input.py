"""Bad moves and configurations: a typed refusal that says what is allowed, and nothing half-done."""

from __future__ import annotations

import pytest
from hypothesis import given
from hypothesis import strategies as st

from belladonna.core import registry
from belladonna.core.config import BadConfig, make_config, options
from belladonna.core.game import BadNotation
from belladonna.core.rules import CHANCE, CLOCK, IllegalMove, Seat
from belladonna.games.cookie.model import (
    Choose,
    Deal,
    DrawKing,
    Late,
    Move,
    Place,
    Print,
    Reveal,
    Settle,
    Smash,
)
from belladonna.games.cookie.spec import Config
from belladonna.games.cookie.tests.test_course import COURSE, race, table

GAME = registry.game("cookie")

numbers = st.integers(0, 999_999)
codes = st.sampled_from(["cookie", "parsley4", "orange5/6", "almond/DRINK/3", "sage/7/6", "date/SPICE/MEAT"])
moves: st.SearchStrategy[Move] = st.one_of(
    st.builds(Print, st.lists(codes, max_size=5).map(tuple)),
    st.builds(DrawKing, numbers.map(Seat)),
    st.builds(Deal, st.lists(numbers, max_size=40).map(tuple)),
    st.builds(Choose, numbers),
    st.builds(Late, numbers.map(Seat), numbers),
    st.builds(Smash, st.one_of(numbers, st.just("centre")), numbers),
    st.builds(Place, numbers, numbers),
    st.sampled_from([Reveal(), Settle()]),
)
almost = st.text(alphabet="smahcoeplintrv 0123456789/-\u0661é\n\t*!", max_size=24)


@given(moves)
def test_a_move_written_is_read_again(move: Move) -> None:
    assert GAME.parse(GAME.write(move)) == move


@given(
    st.one_of(
        st.text(), almost, st.builds("{} {} {}".format, st.sampled_from(["smash", "place", "late"]), *[almost] * 2)
    )
)
def test_any_text_is_a_move_or_refused_with_a_sentence(line: str) -> None:
    try:
        move = GAME.parse(line)
    except BadNotation as error:
        said = str(error)
    else:
        assert GAME.parse(GAME.write(move)) == move
        return
    assert said.endswith(".") and len(said) < 300


@pytest.mark.parametrize("line", ["smash 7 1840", "SMASH 7  1840", " smash 7 1840 "])
def test_notation_forgives_case_and_spaces(line: str) -> None:
    assert GAME.parse(line) == Smash(7, 1840)
    assert GAME.parse("smash 7") == Smash(7) and GAME.parse("smash centre") == Smash("centre")


@pytest.mark.parametrize(
    ("line", "hint"),
    [
        ("", "A move is like choose 7"),
        ("choose", "A move is like choose 7"),
        ("choose 1 2", "A move is like choose 7"),
        ("smash center 10", "smash centre 2100"),
        ("smash 7 -1", "smash 7 1840"),
        ("smash 7 \u0661", "smash 7 1840"),
        ("smash 7 1.5", "smash 7 1840"),
        ("smash centre 1 2", "smash centre 2100"),
        ("choose 1234567890123", "A move is like choose 7"),
        ("print cokie", "“cokie” is no card"),
        ("print orange", "“orange” is not how a card of orange can be printed"),
        ("reveal 1", "A move is like"),
    ],
)
def test_a_refused_text_says_what_a_move_looks_like(line: str, hint: str) -> None:
    with pytest.raises(BadNotation) as refusal:
        GAME.parse(line)
    assert hint in str(refusal.value)


values = st.one_of(
    st.integers(-3, 9),
    st.sampled_from(["expert", "blind", "random", "negative", "pork*3 cookie*2", "cookie", "", "4", "30"]),
    st.text(),
)


@given(st.dictionaries(st.one_of(st.sampled_from([o.name for o in options(Config)]), st.text()), values, max_size=4))
def test_any_options_make_a_game_or_are_refused_with_a_sentence(given_: dict[str, object]) -> None:
    try:
        config = make_config(Config, given_)
    except BadConfig as error:
        said = str(error)
        assert said.endswith(".") and len(said) < 1000
    else:
        assert GAME.rules.setup(config).config == config and GAME.rules.max_moves(config) > 0
        assert GAME.codec(config).actions > 0


@pytest.mark.parametrize(
    ("options", "said"),
    [
        ({"players": 1}, "“1” is no value for players. Allowed: 2..7."),
        ({"players": True}, "Allowed: 2..7."),
        ({"set": "deluxe"}, "Allowed: starter, beginner, amateur, advanced, expert, random."),
        ({"variant": "fast"}, "Allowed: none, blind."),
        ({"floor": "cellar"}, "Allowed: zero, negative."),
        ({"first_king": 3, "players": 3}, "Allowed for first_king: random, 0..2."),
        ({"race_s": 601}, "Allowed: 0..600."),
        ({"copies": 10}, "Allowed: 1..9."),
        ({"deck": "cokie"}, "There is no food “cokie”. Close to it: cookie"),
        ({"deck": "wine pork"}, "wine needs cookie in the deck. Add cookie."),
        ({"deck": "cookie*1 pork*1", "players": 3}, "The deck has 2 cards for 3 players."),
        ({"speed": 1}, "There is no option “speed”."),
    ],
)
def test_a_refused_option_names_the_field_and_what_is_allowed(options: dict[str, object], said: str) -> None:
    with pytest.raises(BadConfig) as refusal:
        make_config(Config, options)
    assert said in str(refusal.value)


def test_a_config_string_may_hold_a_deck() -> None:
    _, config = registry.read_config('cookie(players=3,deck="pork*3 cookie*2",copies=1)')
    assert config.deck == "pork*3 cookie*2"


@pytest.mark.parametrize(
    "junk",
    [None, "smash 1", 7, (), Smash(99), Smash(0, -1), Smash(-1), Choose(0), Place(0, 0), Late(Seat(0), 3), Reveal()],
)
def test_junk_is_refused_and_changes_nothing(junk: object) -> None:
    for t in (race(), table()):
        before = t.state
        for seat in (Seat(0), CHANCE, CLOCK):
            with pytest.raises(IllegalMove):
                GAME.rules.apply(t.state, seat, junk)
        assert t.state == before
    start = table().deals(*COURSE)
    with pytest.raises(IllegalMove):
        GAME.rules.apply(start.state, CLOCK, junk)
