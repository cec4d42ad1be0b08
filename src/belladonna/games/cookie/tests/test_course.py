"""RULES.md, paragraph by paragraph: the deal, choosing, the race and the end (C-2, C-3, C-5, C-6)."""

from __future__ import annotations

from itertools import permutations
from random import Random

import pytest

from belladonna.core import registry
from belladonna.core.config import BadConfig, make_config
from belladonna.core.rules import CLOCK, Seat
from belladonna.core.text import Text
from belladonna.games.cookie.model import Chose, Dealt, GameEnded, RoundBegan, Settled
from belladonna.games.cookie.spec import SETTLE_MS, Config
from belladonna.testing import Table, table_for
from belladonna.text import Speaker

GAME = registry.game("cookie")

COURSE = ("cookie mint", "pork mint", "pepper mint", "pear mint")
"""The rulebook's own example (C-4.10): the king's cookie is card 0, pork 1, pepper 2, pear 3, and pork is poisoned."""


def table(**options: str | int) -> Table:
    """Four players, and seat 0 is king."""
    return table_for("cookie", **{"players": 4, "first_king": 0, **options})


def revealed(*hands: str, **options: str | int) -> Table:
    """Every seat has placed the first cards of its hand; they lie open, with ids 0, 1, 2 ... round the table."""
    t = table(**{"players": len(hands), **options}).deals(*(hands or COURSE))
    while t.state.phase == "choose":
        seat = min(s for s in t.history.to_act if s >= 0)
        t.plays(f"{seat} choose {t.state.hands[seat][0]}")
    return t.plays("! reveal")


def race(**options: str | int) -> Table:
    return revealed(*COURSE, **options)


def why(t: Table, seat: int, move: str) -> Text:
    """Return why a move is refused."""
    no = GAME.rules.why_not(t.state, Seat(seat), GAME.parse(move))
    assert no is not None
    return no.why


# C-2


@pytest.mark.parametrize(
    ("players", "hands"), [(2, [15, 15]), (3, [10, 10, 10]), (4, [8, 8, 7, 7]), (7, [5, 5, 4, 4, 4, 4, 4])]
)
def test_c_2_1_the_whole_deck_is_dealt(players: int, hands: list[int]) -> None:
    t = table(players=players, first_king=0)
    rng = Random(1)
    for _ in range(2):
        t.history = t.history.play(Seat(-1), GAME.rules.sample(t.state, rng))
    assert [len(hand) for hand in t.state.hands] == hands
    assert sorted(card for hand in t.state.hands for card in hand) == list(range(30))


def test_c_2_1_a_deal_names_every_card_once() -> None:
    t = table(copies=1)
    t.plays("* print cream pork wine coffee apple pear cookie mustard pepper mint")
    for deck in ("0 1 2 3", "0 1 2 3 4 5 6 7 8 8", "1 2 3 4 5 6 7 8 9 10"):
        t.refuses(f"* deal {deck}", rule="C-2.1")
    t.plays("* deal 9 8 7 6 5 4 3 2 1 0")
    assert t.state.hands == ((1, 5, 9), (0, 4, 8), (3, 7), (2, 6))


def test_c_1_2_the_printed_deck_is_the_one_the_table_asked_for() -> None:
    t = table(copies=1)
    t.refuses("* print cream cream wine coffee apple pear cookie mustard pepper mint", rule="C-1.2")
    t.refuses("* print cream pork", rule="C-1.2")
    assert "nothing" not in t.plays("* print cream pork wine coffee apple pear cookie mustard pepper mint").said()[0]


def test_c_2_2_the_first_king_is_drawn_or_named() -> None:
    t = table_for("cookie", players=4, copies=1)
    t.plays("* print cream pork wine coffee apple pear cookie mustard pepper mint")
    t.refuses("* king 4", rule="C-2.2")
    t.refuses("* deal 0 1 2 3 4 5 6 7 8 9", rule="C-3.1")
    assert t.plays("* king 2").state.king == 2
    named = table(first_king=3, copies=1)
    named.plays("* print cream pork wine coffee apple pear cookie mustard pepper mint", "* deal 0 1 2 3 4 5 6 7 8 9")
    assert named.state.king == 3
    with pytest.raises(BadConfig, match=r"first_king: random, 0\.\.3"):
        make_config(Config, {"first_king": 4, "players": 4})


def test_c_2_3_a_deck_smaller_than_a_round_is_dealt_like_any_other() -> None:
    t = table(players=3).deals("pork cookie", "mint", "pear")
    assert t.state.due == (2, 1, 1)
    t.plays("0 choose 0", "0 choose 3", "1 choose 1", "2 choose 2", "! reveal")
    assert [placed.card.food for placed in t.view(None).circle] == ["pork", "cookie", "mint", "pear"]


# C-3


@pytest.mark.parametrize(("players", "due"), [(2, 2), (3, 2), (4, 1), (7, 1)])
def test_c_3_1_one_card_a_round_and_two_with_two_or_three_players(players: int, due: int) -> None:
    t = table(players=players).deals(*["pork mint"] * players)
    assert t.state.due == (due,) * players
    began = next(event for event in t.events if isinstance(event, RoundBegan))
    assert began == RoundBegan(1, Seat(0), (due,) * players)
    assert {seat for seat in t.history.to_act if seat >= 0} == set(range(players))


def test_c_3_1_a_card_must_be_in_the_own_hand_and_choices_have_a_time() -> None:
    t = table().deals(*COURSE)
    assert t.legal(0) == {"choose 0", "choose 4"}
    said = t.refuses("0 choose 1", rule="C-3.1")
    assert said == "Card 1 is not in your hand. (C-3.1)"
    t.refuses("! reveal", rule="C-3.1")
    t.plays("0 choose 0")
    assert "It is not your turn" in Speaker("en", you=0).say(why(t, 0, "choose 4"))
    t.refuses("1 place 1 0", rule="C-3.1")


def test_c_3_1_the_number_stays_when_somebody_has_run_out() -> None:
    t = table().deals("pork mint", "mint", "mint", "mint")
    t.plays("0 choose 0", "1 choose 1", "2 choose 2", "3 choose 3", "! reveal", "! settle")
    assert t.state.due == (1, 0, 0, 0), "one player is left with cards, but the table is still one of four"


def test_c_3_2_two_cards_lie_in_the_order_in_which_they_were_placed() -> None:
    t = table(players=2).deals("pork cookie", "mint pear")
    t.plays("1 choose 3", "0 choose 2", "0 choose 0", "1 choose 1", "! reveal")
    assert [placed.card.food for placed in t.view(None).circle] == ["cookie", "pork", "pear", "mint"]


def test_c_3_3_whoever_has_no_card_may_still_smash() -> None:
    t = table().deals("pork cookie", "mint cookie", "pear", "pear")
    t.plays("0 choose 0", "1 choose 1", "2 choose 2", "3 choose 3", "! reveal", "! settle")
    assert t.state.due == (1, 1, 0, 0) and t.legal(2) == set()
    t.plays("0 choose 4", "1 choose 5", "! reveal")
    assert t.legal(3) == {"smash 4 0", "smash 5 0", "smash centre 0"}
    t.plays("3 smash 4 700", "! settle")
    assert t.state.points == (0, 0, 0, 1)


def test_c_3_4_choices_are_secret_until_all_are_revealed_together() -> None:
    t = table().deals(*COURSE).plays("0 choose 0")
    for viewer in (None, 1, 2, 3):
        view = t.view(viewer)
        assert view.circle == () and view.mine == () and view.chosen == (1, 0, 0, 0)
        chose = next(event for event in t.seen(viewer) if isinstance(event, Chose))
        assert not isinstance(chose.card, tuple)
    assert t.view(0).mine == (0,) and t.said(0) == ["You choose cookie 9."]
    t.plays("2 choose 2", "1 choose 1")
    t.refuses("! reveal", rule="C-3.1")
    t.plays("3 choose 3")
    assert t.history.to_act == {CLOCK} and t.view(1).circle == ()
    t.plays("! reveal")
    assert [placed.card.food for placed in t.view(None).circle] == ["cookie", "pork", "pepper", "pear"]


def test_c_3_4_the_order_of_choices_makes_no_difference() -> None:
    """Every order of four choices leads to the same state, and the decision stays open until the last."""
    lines = ["0 choose 0", "1 choose 1", "2 choose 6", "3 choose 3"]
    states = set()
    for order in permutations(lines):
        t = table().deals(*COURSE)
        before = GAME.rules.decision(t.state)
        for line in order[:-1]:
            t.plays(line)
            assert GAME.rules.decision(t.state) == before
        t.plays(order[-1])
        assert GAME.rules.decision(t.state) == before + 1
        states.add((t.state.hands, t.state.chosen, t.state.phase, t.state.decision))
    assert len(states) == 1


def test_c_3_4_a_choice_cannot_be_taken_back_once_all_have_chosen() -> None:
    t = table().deals(*COURSE).plays("0 choose 0", "1 choose 1", "2 choose 2", "3 choose 3")
    t.refuses("0 choose 4", rule="C-3.1")


def test_c_3_5_the_clock_draws_a_card_for_whoever_is_late_and_that_costs_nothing() -> None:
    t = table().deals(*COURSE).plays("0 choose 0", "2 choose 2", "3 choose 3")
    assert GAME.rules.wait_ms(t.state) == 30_000
    t.refuses("! late 0 4", rule="C-3.5")
    t.refuses("! late 1 0", rule="C-3.5")
    drawn = {GAME.write(GAME.rules.timeout(t.state, Random(seed))) for seed in range(30)}
    assert drawn == {"late 1 1", "late 1 5"}
    t.plays("! late 1 5")
    assert t.state.chosen == ((0,), (5,), (2,), (3,)) and t.state.points == (0,) * 4
    assert t.said(1) == ["The time is up. Chance chooses mint 1 for you."]
    assert t.said(0, names=["Ann", "Bo"]) == ["The time is up. Chance chooses a card for Bo."]
    assert t.state.phase == "countdown"


def test_c_3_5_a_late_choice_is_not_seen_before_the_reveal() -> None:
    t = table().deals(*COURSE).plays("0 choose 0", "2 choose 2", "! late 1 5")
    late = t.events[0]
    assert isinstance(late, Chose) and late.late
    for viewer in (None, 0, 2, 3):
        assert not isinstance(t.seen(viewer)[0].card, tuple), "only its own seat sees which card it is"
        assert t.view(viewer).circle == () and 5 not in t.view(viewer).mine
    assert t.view(1).mine == (5,)


def test_without_a_time_to_choose_the_clock_does_nothing() -> None:
    t = table(choose_s=0).deals(*COURSE)
    assert CLOCK not in t.history.to_act and GAME.rules.wait_ms(t.state) is None
    t.refuses("! late 1 5", rule="C-3.1")


# C-5


def test_c_5_1_only_the_first_smash_counts_and_later_ones_are_ignored() -> None:
    t = race().plays("2 smash 1 900", "1 smash 0 1500", "3 smash centre 1700")
    assert t.plays("! settle").state.points == (0, 0, 1, 0)
    outcome = t.state.outcomes[-1]
    assert outcome.outcome == "win" and [s.seat for s in outcome.smashes] == [2, 1, 3]
    wrong = race(floor="negative").plays("1 smash 0 899", "2 smash 1 900", "! settle")
    assert wrong.state.points == (0, -3, 0, 0), "a wrong smash ends the round for the right one as well"


def test_c_5_1_nobody_smashes_twice() -> None:
    t = race().plays("2 smash 1 900")
    t.refuses("2 smash 0 950", rule="C-3.1")
    assert t.legal(2) == set()


def test_c_5_2_the_earliest_stamp_decides_and_not_the_arrival() -> None:
    for order in permutations(["1 smash 0 1200", "2 smash 1 900", "3 smash 2 1000"]):
        t = race().plays(*order, "! settle")
        assert t.state.outcomes[-1].first is not None and t.state.outcomes[-1].first.seat == 2
        assert t.state.points == (0, 0, 1, 0)


@pytest.mark.parametrize(("king", "seats", "first"), [(0, (1, 3), 1), (0, (0, 1), 0), (2, (1, 3), 3), (3, (0, 2), 0)])
def test_c_5_2_equal_times_go_to_the_one_closest_to_the_king_who_comes_first_himself(
    king: int, seats: tuple[int, int], first: int
) -> None:
    for one, other in (seats, seats[::-1]):
        t = race(first_king=king).plays(f"{one} smash 1 800", f"{other} smash 1 800", "! settle")
        assert t.state.outcomes[-1].first is not None and t.state.outcomes[-1].first.seat == first


def test_c_5_2_the_clock_waits_shortly_for_smashes_that_are_still_on_their_way() -> None:
    t = race(race_s=20)
    assert GAME.rules.wait_ms(t.state) == 20_000
    t.plays("3 smash 0 2000")
    assert GAME.rules.wait_ms(t.state) == SETTLE_MS <= 400
    t.plays("1 smash 1 1999", "! settle")
    assert t.state.points == (0, 1, 0, 0)


def test_c_5_10_a_race_without_a_limit_waits_for_the_first_smash_and_then_as_shortly_as_any() -> None:
    t = race(race_s=0)
    assert GAME.rules.wait_ms(t.state) is None
    t.plays("3 smash 1 7200000")
    assert GAME.rules.wait_ms(t.state) == SETTLE_MS
    assert t.plays("! settle").state.points == (0, 0, 0, 1)


def test_c_5_3_a_right_smash_is_worth_a_point() -> None:
    t = race().plays("1 smash 1 500", "! settle")
    assert t.state.points == (0, 1, 0, 0)
    settled = t.events[0]
    assert isinstance(settled, Settled) and settled.change == 1


def test_c_5_3_the_centre_is_right_when_nothing_is_poisoned() -> None:
    t = revealed("pepper mint", "apple mint", "cream cookie", "apple cookie")
    t.plays("2 smash centre 500", "! settle")
    assert t.state.outcomes[-1].target == "centre" and t.state.points == (0, 0, 1, 0)
    assert t.said(2)[0] == "You are the first, and smash the centre after 500 ms."


def test_c_5_4_the_won_card_is_out_of_the_game_like_all_others() -> None:
    t = race().plays("1 smash 1 500", "! settle")
    assert t.state.gone == (0, 1, 2, 3) and t.state.phase == "choose"


@pytest.mark.parametrize("target", ["0", "2", "3", "centre"])
def test_c_5_5_a_wrong_smash_costs_three_points(target: str) -> None:
    t = race(floor="negative").plays(f"1 smash {target} 500", "! settle")
    assert t.state.points == (0, -3, 0, 0) and t.state.outcomes[-1].outcome == "violation"


def test_c_5_5_eliminated_and_passed_over_cards_are_wrong_too() -> None:
    gone = revealed("pork mint", "nutmeg mint", "cookie mint", "cookie mint", floor="negative")
    assert gone.plays("3 smash 0 500", "! settle").state.points == (0, 0, 0, -3)
    assert gone.state.outcomes[-1].eliminated == (0,) and gone.state.outcomes[-1].target == 2
    over = revealed("cookie mint", "cookie mint", "pepper mint", "pepper mint", floor="negative")
    assert over.plays("3 smash 1 500", "! settle").state.points == (0, 0, 0, -3), "the second cookie is a duplicate"
    assert over.state.outcomes[-1].target == 0


def test_c_5_5_only_what_lies_on_the_table_can_be_smashed() -> None:
    race().refuses("1 smash 5 500", rule="C-5.5")
    race().refuses("1 smash 99 500", rule="C-5.5")


def test_c_5_6_a_score_never_falls_below_zero_unless_the_table_wants_it() -> None:
    assert race().plays("1 smash 0 500", "! settle").state.points == (0, 0, 0, 0)
    t = revealed("cookie cookie cookie", "pork pork pork", "pepper pepper pepper", "pear pear pear")
    for at in range(2):
        t.plays(f"1 smash {4 * at + 1} 500", "! settle")
        assert t.state.points == (0, at + 1, 0, 0)
        for seat in range(4):
            t.plays(f"{seat} choose {4 * at + 4 + seat}")
        t.plays("! reveal")
    t.plays("1 smash 8 500", "! settle")
    settled = t.events[0]
    assert isinstance(settled, Settled) and settled.change == -2
    assert t.state.points == (0, 0, 0, 0)


def test_c_5_7_whoever_smashed_is_king_right_or_wrong_and_the_cards_are_gone() -> None:
    for target in (1, 0):
        t = race().plays(f"2 smash {target} 500", "3 smash 1 600", "! settle")
        assert t.state.king == 2 and t.state.outcomes[-1].king_after == 2
        assert t.state.gone == (0, 1, 2, 3) and all(len(hand) == 1 for hand in t.state.hands)


def test_c_5_8_nobody_smashes_in_time_and_nothing_changes_but_the_cards() -> None:
    t = race().plays("! settle")
    assert t.state.points == (0,) * 4 and t.state.king == 0 and t.state.gone == (0, 1, 2, 3)
    assert t.state.outcomes[-1].outcome == "nobody" and t.state.outcomes[-1].first is None
    assert t.said()[0] == "Nobody smashed in time."


def test_c_5_9_nobody_smashes_before_the_reveal() -> None:
    t = table().deals(*COURSE)
    said = t.refuses("0 smash 0 100", rule="C-5.9")
    assert said == "The cards are not revealed, so there is nothing to smash. (C-5.9)"
    t.plays("0 choose 0", "1 choose 1", "2 choose 2", "3 choose 3")
    t.refuses("0 smash 0 100", rule="C-3.1")
    t.plays("! reveal").refuses("0 choose 4", rule="C-3.1")


# C-6


def test_c_6_1_the_game_ends_when_nobody_has_a_card_left() -> None:
    t = revealed("cookie", "pork", "pepper", "pear")
    assert t.history.to_act == {0, 1, 2, 3, CLOCK}
    t.plays("1 smash 1 500", "! settle")
    assert t.result is not None and t.history.to_act == frozenset()
    t.refuses("0 choose 0", rule="C-3.1")


def test_c_6_2_the_most_points_win_and_those_who_share_them_win_together() -> None:
    t = revealed("cookie", "pork", "pepper", "pear").plays("1 smash 1 500", "! settle")
    assert t.result is not None and t.result.points == (0, 1, 0, 0) and t.result.places == (2, 1, 2, 2)
    ended = t.events[-1]
    assert ended == GameEnded((0, 1, 0, 0), (Seat(1),), "points")
    shared = revealed("cookie", "pork", "pepper", "pear").plays("! settle")
    assert shared.result is not None and shared.result.winners == (0, 1, 2, 3)
    below = revealed("cookie", "pork", "pepper", "pear", floor="negative").plays("0 smash 0 500", "! settle")
    assert below.result is not None and below.result.points == (-3, 0, 0, 0) and below.result.places == (4, 1, 1, 1)


@pytest.mark.parametrize(("players", "last"), [(4, 2), (7, 2), (2, 2)])
def test_c_6_3_the_last_table_may_be_small(players: int, last: int) -> None:
    """30 cards among four or seven end with two cards on the table, and two players end with one card each."""
    rng = Random(3)
    t = table(players=players)
    sizes = []
    while t.history.to_act:
        acting = sorted(t.history.to_act)
        seat = acting[0] if t.state.phase == "deal" else acting[-1]
        if seat == Seat(-1):
            move = GAME.rules.sample(t.state, rng)
        elif t.state.phase in ("countdown", "race"):
            seat, move = CLOCK, GAME.rules.timeout(t.state, rng)
        else:
            move = GAME.rules.legal(t.state, seat)[0]
        t.history = t.history.play(seat, move)
        if t.state.phase == "race":
            sizes.append(len(t.view(None).circle))
    assert sizes[-1] == last and sum(sizes) == 30


def test_a_whole_round_said_to_a_seat_and_to_a_stranger() -> None:
    t = table().deals(*COURSE)
    names = ["Ann", "Bo", "Cy", "Di"]
    dealt = [event for event in t.seen(1) if isinstance(event, Dealt) and isinstance(event.cards, tuple)]
    assert [event.seat for event in dealt] == [1]
    assert t.said(1, names=names) == ["You are dealt pork 2 and mint 1.", "Round 1. Ann is king."]
    t.plays("0 choose 0", "1 choose 1", "2 choose 2", "3 choose 3", "! reveal")
    assert t.said(1, names=names) == [
        "On the table, from the king on: Ann: cookie 9, you: pork 2, Cy: pepper 7 and Di: pear 4."
    ]
    t.plays("1 smash 1 1840")
    assert t.said(1, names=names) == ["You smash pork 2 after 1,840 ms."] and t.said(0, names=names) == []
    t.plays("3 smash centre 2000", "! settle")
    assert t.said(1, names=names) == [
        "You are the first, and smash pork 2 after 1,840 ms.",
        "That is right: you win 1 point.",
        "Later, so they do not count: Di: the centre (2,000 ms).",
        "pork 2 is true: it is the only pork.",
        "pear 4 is false: pork 2 is lower.",
        "pepper 7 is false: only 1 card is poisoned so far.",
        "cookie 9 is false: pork 2 is poisoned already.",
        "pork 2 is the only poisoned card.",
        "Round 2. You are king.",
    ]
    assert t.said(None, names=names)[0] == "Bo is the first, and smashes pork 2 after 1,840 ms."
