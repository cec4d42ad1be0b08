"""What each seat may know: choices and smashes stay secret, states that fit a view, and the codec's numbers."""

from __future__ import annotations

import subprocess
import sys
from collections import Counter
from itertools import permutations
from math import factorial
from random import Random

import numpy as np
import pytest
from hypothesis import given

from belladonna.core import registry
from belladonna.core.config import make_config
from belladonna.core.history import AnyHistory
from belladonna.core.rules import CLOCK, Seat
from belladonna.core.seen import Hidden, markers
from belladonna.core.text import Text
from belladonna.games.cookie.codec import FEATURES, NAMES
from belladonna.games.cookie.evaluate import evaluate
from belladonna.games.cookie.model import Deal, Reveal, Smash, Smashed, State, View
from belladonna.games.cookie.spec import FOODS, TYPES, Config
from belladonna.games.cookie.tests.test_blind import EXAMPLE, blind
from belladonna.games.cookie.tests.test_course import COURSE, race, table
from belladonna.testing import Table, histories
from belladonna.testing.strategies import seeds

GAME = registry.game("cookie")


def known_to(t: Table, viewer: int | None) -> tuple[object, ...]:
    """Return all that a viewer can find out: view, whom the table waits for, legal moves, and every refusal."""
    rules, seat = GAME.rules, None if viewer is None else Seat(viewer)
    refusals: list[Text | None] = []
    if seat is not None:
        codec = GAME.codec(t.config)
        for index in range(codec.actions):
            no = rules.why_not(t.state, seat, codec.move(index))
            refusals.append(None if no is None else no.why)
    legal = () if seat is None else rules.legal(t.state, seat)
    return t.view(viewer), rules.waited_for(t.state, seat), legal, refusals, rules.decision(t.state)


# The race is secret until it is settled


@pytest.mark.parametrize("target", ["0", "1", "centre"])
def test_nobody_learns_that_what_or_when_somebody_has_smashed(target: str) -> None:
    for t in (race(), blind(*EXAMPLE).plays("! reveal")):
        before = {viewer: known_to(t, viewer) for viewer in (None, 0, 1, 3)}
        own = known_to(t, 2)
        t.plays(f"2 smash {target} 1234")
        for viewer, known in before.items():
            assert known_to(t, viewer) == known, "nothing has changed for the others"
            (event,) = t.seen(viewer)
            assert event == Smashed(Hidden(1), Hidden(1), Hidden(1)), "and the event says as much to all of them"
            assert t.said(viewer) == []
        assert known_to(t, 2) != own and t.view(2).smashed is not None
        assert t.said(2) != []


def test_two_smashes_leave_a_third_seat_as_ignorant_as_one() -> None:
    one, two = race().plays("2 smash 1 500"), race().plays("3 smash 0 100", "2 smash 1 500")
    assert known_to(one, 0) == known_to(two, 0) == known_to(race(), 0)
    assert known_to(one, 2) == known_to(two, 2), "nor does the one who has smashed learn more"


def test_the_table_waits_for_everybody_in_the_race_but_oneself() -> None:
    t = race().plays("2 smash 1 500", "3 smash 1 600")
    assert GAME.rules.waited_for(t.state, Seat(0)) == {0, 1, 2, 3}
    assert GAME.rules.waited_for(t.state, None) == {0, 1, 2, 3}
    assert GAME.rules.waited_for(t.state, Seat(2)) == {0, 1, 3}


def test_a_settled_race_is_open_to_all() -> None:
    t = race().plays("3 smash 0 700", "2 smash 1 500", "! settle")
    for viewer in (None, 0, 1, 2, 3):
        outcome = t.view(viewer).outcomes[-1]
        assert [(s.seat, s.target, s.at_ms) for s in outcome.smashes] == [(2, 1, 500), (3, 0, 700)]
        assert t.view(viewer).explained.target == 1


def test_choices_are_counted_and_not_shown() -> None:
    one, other = table().deals(*COURSE).plays("1 choose 1"), table().deals(*COURSE).plays("1 choose 5")
    for viewer in (None, 0, 2, 3):
        assert known_to(one, viewer) == known_to(other, viewer)
        assert one.view(viewer).chosen == (0, 1, 0, 0)
        assert one.seen(viewer) == other.seen(viewer)
    assert one.view(1) != other.view(1)


def test_every_field_of_every_event_says_who_may_see_it() -> None:
    assert {name for name, mark in markers(Smashed).items() if type(mark).__name__ == "Only"} == {
        "seat",
        "aimed",
        "at_ms",
    }


# States that fit a view


def test_every_way_to_give_the_unseen_cards_is_equally_likely() -> None:
    """Three hidden hands of a card each, some of them chosen and face down on the table already."""
    for lines in ((), ("1 choose 1", "2 choose 2")):
        t = table(players=4).deals("cookie", "pork", "pepper", "pear").plays(*lines)
        rng, found, draws = Random(3), Counter[tuple[object, ...]](), 3000
        for _ in range(draws):
            twin: State = GAME.fitting(t.view(0), rng)
            assert GAME.rules.view(twin, Seat(0)) == t.view(0)
            found[twin.hands, twin.chosen] += 1
        ways = factorial(3)
        assert len(found) == ways
        chi = sum((count - draws / ways) ** 2 / (draws / ways) for count in found.values())
        assert chi < (ways - 1) + 5 * (2 * (ways - 1)) ** 0.5


def test_every_deal_of_the_hidden_cards_gives_the_same_view() -> None:
    before = table().deals(*COURSE).history[1].state
    views: dict[tuple[int, ...], set[View]] = {}
    for order in permutations([1, 2, 3]):
        state, _ = GAME.rules.apply(before, Seat(-1), Deal((0, *order, 4, 5, 6, 7)))
        views.setdefault(state.hands[0], set()).add(GAME.rules.view(state, Seat(0)))
    assert [len(same) for same in views.values()] == [1]


def test_in_blind_a_seat_knows_only_where_it_put_its_own_cards() -> None:
    t = blind(*EXAMPLE).plays("! reveal", "2 smash 1 400", "! settle", "2 place 1 2")
    rng = Random(5)
    places = Counter[int]()
    for _ in range(300):
        own: State = GAME.fitting(t.view(2), rng)
        assert own.hands[2][2] == 1
        other: State = GAME.fitting(t.view(0), rng)
        assert 1 in other.hands[2], "everybody saw that the card is in this pile"
        places[other.hands[2].index(1)] += 1
        assert GAME.rules.view(other, Seat(0)) == t.view(0) and GAME.rules.view(own, Seat(2)) == t.view(2)
    assert set(places) == {0, 1, 2, 3}


def test_in_blind_a_card_put_back_may_lie_among_the_lost_ones() -> None:
    t = blind(*EXAMPLE).plays("! reveal", "2 smash 1 400", "! settle", "2 place 1 1", "! reveal")
    t.plays("2 smash centre 300", "! settle")
    assert t.state.lost[2] == (1, 10, 14)
    rng = Random(1)
    assert all(1 in GAME.fitting(t.view(2), rng).lost[2] for _ in range(20))
    assert all(1 in (*(s := GAME.fitting(t.view(0), rng)).lost[2], *s.hands[2]) for _ in range(20))


def test_in_blind_a_card_put_back_does_not_lie_among_those_lost_before() -> None:
    """Everybody saw the card on the table after the others were gone; a state with it among them can be told apart."""
    t = blind("cookie" + " mint" * 7, "pork" + " pork" * 7, "pepper" + " pear" * 7, "pear" + " apple" * 7)
    t.plays("! reveal", "2 smash centre 300", "! settle", "! reveal")
    assert len(t.state.lost[2]) == 3
    own = t.state.chosen[2][0]
    poisoned = evaluate(t.view(0).circle, Seat(2), {}).target
    t.plays(f"2 smash {poisoned} 300", "! settle", f"2 place {own} 1")
    rng, places = Random(2), Counter[int]()
    for _ in range(400):
        fit: State = GAME.fitting(t.view(0), rng)
        assert own in fit.hands[2] and GAME.rules.view(fit, Seat(0)) == t.view(0)
        places[fit.hands[2].index(own)] += 1
    assert set(places) == {0, 1, 2, 3} and min(places.values()) > 60, "anywhere in the pile alike"
    t.plays("! reveal", "2 smash centre 300", "! settle")
    assert len(t.state.lost[2]) == 6
    fits: list[State] = [GAME.fitting(t.view(0), rng) for _ in range(60)]
    assert all(own in fit.lost[2][3:] for fit in fits), "now it may be among the later three, and nowhere else"


# The codec


@given(histories(GAME, copies=1))
def test_the_codec_numbers_every_move_once(history: AnyHistory) -> None:
    codec = GAME.codec(history.config)
    n = len(GAME.codec(history.config).named(np.zeros(codec.size, np.float32))["hand"])
    assert codec.actions == 2 * n + 1 + (n * (n + 1) if history.config.variant == "blind" else 0)
    moves = [codec.move(index) for index in range(codec.actions)]
    assert len(set(moves)) == codec.actions and [codec.index(move) for move in moves] == list(range(codec.actions))
    for move in (Deal(()), Reveal()):
        with pytest.raises(ValueError, match="no action id"):
            codec.index(move)
    for index in (-1, codec.actions):
        with pytest.raises(ValueError, match="they are 0 to"):
            codec.move(index)


def test_a_smash_has_the_same_id_whenever_it_comes() -> None:
    codec = GAME.codec(Config())
    assert codec.index(Smash(7, 1840)) == codec.index(Smash(7)) == 37 and codec.index(Smash("centre", 9)) == 60


@given(histories(GAME, copies=1), seeds)
def test_an_observation_is_what_a_recount_finds(history: AnyHistory, seed: int) -> None:
    """Counted from the state, by hand, with other means than the codec's."""
    state: State = history.state
    codec, n = GAME.codec(history.config), history.config.players
    for me in (Seat(seed % n), None):
        seen = codec.named(codec.observe(history.view(me)))
        assert list(seen) == list(codec.pieces)
        order = [((me or 0) + d) % n for d in range(n)]
        blind_game = state.config.variant == "blind"
        own = () if me is None or blind_game or not state.hands else state.hands[me]
        assert set(np.flatnonzero(seen["hand"]).tolist()) == set(own)
        mine = () if me is None or not state.chosen else state.chosen[me]
        assert [int(place) for place in seen["chosen"] if place] == [mine.index(i) + 1 for i in sorted(mine)]
        assert seen["points"].tolist() == [state.points[s] for s in order]
        assert seen["king"].tolist() == [state.king == s for s in order]
        assert set(np.flatnonzero(seen["gone"]).tolist()) == set(state.gone)
        if state.hands:
            assert seen["hand_sizes"].tolist() == [len(state.hands[s]) for s in order]
        open_ = state.phase in ("race", "place")
        shown = {i: s for s, ids in enumerate(state.chosen) for i in ids} if open_ else {}
        assert {i: order[int(np.argmax(row))] for i, row in enumerate(seen["owner"]) if row.any()} == shown
        assert seen["circle"].astype(bool).tolist() == [i in shown for i in range(len(seen["circle"]))]
        for card in state.cards:
            row = seen["deck"][card.id]
            assert row[: len(FOODS)].tolist() == [float(i == NAMES[card.food]) for i in range(len(FOODS))]
            assert row[len(FOODS)] == np.float32(card.number / 9) and len(row) == FEATURES
            types = [bool(x) for at in (1, 1 + len(TYPES) + 1) for x in row[len(FOODS) + at : len(FOODS) + at + 5]]
            assert sum(types) == len(card.types)


def test_observations_have_the_declared_size_for_every_number_of_players() -> None:
    for players in GAME.player_counts:
        config = make_config(Config, {"players": players, "variant": "blind"})
        codec = GAME.codec(config)
        flat = codec.observe(GAME.rules.view(GAME.rules.setup(config), None))
        assert flat.dtype == np.float32 and flat.shape == (codec.size,)


def test_importing_the_game_loads_no_numpy() -> None:
    code = "import sys; from belladonna.core import registry; registry.game('cookie'); print('numpy' in sys.modules)"
    assert subprocess.run([sys.executable, "-c", code], capture_output=True, text=True, check=True).stdout == "False\n"


def test_why_a_card_has_to_wait() -> None:
    t = table().deals(*COURSE)
    assert GAME.why_not(t.view(0), "0") is None
    t.plays("0 choose 0")
    waiting = GAME.why_not(t.view(0), "4")
    assert waiting is not None and waiting.key == "cookie-has-chosen"
    t.plays("1 choose 1", "2 choose 2", "3 choose 3", "! reveal")
    waiting = GAME.why_not(t.view(0), "4")
    assert waiting is not None and waiting.key == "cookie-wait-for-round"
    assert t.history.to_act == {0, 1, 2, 3, CLOCK}
