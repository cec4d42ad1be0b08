"""RULES.md, paragraph by paragraph: cards, playing, boiling over (P-1 to P-3)."""

from __future__ import annotations

from collections import Counter
from itertools import product

import pytest

from belladonna.core import registry
from belladonna.core.config import BadConfig, make_config
from belladonna.games.poison.cauldrons import colours_of, open_to
from belladonna.games.poison.model import Drew, Passed, RoundEnded
from belladonna.games.poison.spec import COLOUR, COLOURS, KINDS, VALUE, Config, deck
from belladonna.testing import Table, table_for

GAME = registry.game("poison")
FREE = ("classic", "manual")


def table(**options: object) -> Table:
    """Seat 0 begins; four play, so that nothing is removed."""
    return table_for("poison", **{"players": 4, "first_dealer": 3, **options})


def test_p_1_1_there_are_fifty_cards() -> None:
    for edition in ("classic", "outset", "manual"):
        cards = Counter(deck(make_config(Config, {"edition": edition})))
        assert cards.total() == 50 and cards["X4"] == 8 and VALUE["X4"] == 4
        for c in COLOURS:
            assert {k: n for k, n in cards.items() if COLOUR[k] == c} == {
                c + "1": 3,
                c + "2": 3,
                c + "4": 2,
                c + "5": 3,
                c + "7": 3,
            }


def test_p_1_2_three_to_six_play() -> None:
    assert list(GAME.player_counts) == [3, 4, 5, 6]
    for players in (2, 7):
        with pytest.raises(BadConfig, match=r"players.*3\.\.6"):
            make_config(Config, {"players": players})


def test_p_1_3_three_cauldrons_which_have_colours_of_their_own_in_outset_only() -> None:
    assert table(edition="outset").view(None).colours == ("R", "B", "P")
    assert table(edition="outset").view(None).totals == (0, 0, 0)
    for edition in FREE:
        assert table(edition=edition).view(None).colours == (None, None, None)


@pytest.mark.parametrize("zeros", range(4))
@pytest.mark.parametrize("wilds", range(4))
def test_p_1_4_zero_and_wild_cards_in_the_manual_only(zeros: int, wilds: int) -> None:
    cards = Counter(deck(make_config(Config, {"edition": "manual", "zeros": zeros, "wilds": wilds})))
    assert cards.total() == 50 + 3 * (zeros + wilds)
    assert all(cards[c + "0"] == zeros and cards[c + "W"] == wilds for c in COLOURS)
    for edition in ("classic", "outset"):
        if zeros or wilds:
            with pytest.raises(BadConfig, match="edition=manual"):
                make_config(Config, {"edition": edition, "zeros": zeros, "wilds": wilds})


def test_p_1_4_none_unless_asked_for_and_at_most_three() -> None:
    assert (Config().zeros, Config().wilds) == (0, 0)
    with pytest.raises(BadConfig, match=r"wilds.*0\.\.3"):
        make_config(Config, {"edition": "manual", "wilds": 4})
    with pytest.raises(BadConfig, match="edition=manual"):
        make_config(Config, {"edition": "classic", "wild_copies": "colour"})


def test_p_1_5_the_draw_variant_goes_with_every_edition() -> None:
    for edition in ("classic", "outset", "manual"):
        assert make_config(Config, {"edition": edition, "variant": "draw"}).variant == "draw"


def test_p_2_1_left_of_the_dealer_begins_and_turns_go_clockwise() -> None:
    t = table(first_dealer=1).deals("R1 R2", "R1 R2", "R1 R2", "R1 R2")
    order = []
    for _ in range(4):
        order.append(t.turn)
        t.plays("R1>1")
    assert order == [2, 3, 0, 1] and t.turn == 2
    t.refuses("3 R2>1", rule="P-2.1")


def test_p_2_2_a_turn_is_one_card_from_the_own_hand() -> None:
    t = table().deals("R1 R7", "B1", "B2", "P1")
    assert "You do not hold blue 1. Your hand: red 1 and red 7." in t.refuses("B1>2", rule="P-2.2")
    t.plays("R7>2")
    assert t.turn == 1 and t.state.hands[0] == ("R1",)


def test_p_2_2_the_move_names_the_cauldron() -> None:
    t = table().deals("R1 X4", "X4", "X4", "P1")
    assert t.legal() == {"R1>1", "R1>2", "R1>3", "X4>1", "X4>2", "X4>3"}
    t.plays("X4>2", "X4>3")
    assert t.view(None).cauldrons == ((), ("X4",), ("X4",))


def test_p_2_3_in_outset_a_potion_goes_on_its_own_colour() -> None:
    t = table(edition="outset").deals("R1 B5 P7 X4", "R1 R1 R1 R1", "B1 B1 B1 B1", "P1 P1 P1 P1")
    assert t.legal() == {"R1>1", "B5>2", "P7>3", "X4>1", "X4>2", "X4>3"}
    assert "lies in cauldron 1" in t.refuses("R1>2", rule="P-2.3")
    t.refuses("B5>3", rule="P-2.3")


@pytest.mark.parametrize("edition", FREE)
def test_p_2_4_a_cauldron_holds_potions_of_one_colour(edition: str) -> None:
    t = table(edition=edition).deals("R1 B7 B7", "R2 B1 P1", "B1 B1 B1", "B1 B1 B1")
    t.plays("R1>2")
    assert t.legal() == {"R2>2", "B1>1", "B1>3", "P1>1", "P1>3"}
    said = t.refuses("B1>2", rule="P-2.4")
    assert "Cauldron 2 is red" in said and "Open to it: cauldrons 1 and 3." in said
    assert "lies in cauldron 2" in t.refuses("R2>1", rule="P-2.4")


@pytest.mark.parametrize("edition", FREE)
def test_p_2_4_without_wilds_no_hand_is_ever_stuck(edition: str) -> None:
    """A-P6: every way three cauldrons can be coloured, free ones included."""
    config = make_config(Config, {"edition": edition})
    heaps = [(), ("X4",), ("X4", "X4", "X4"), ("R1",), ("X4", "B1"), ("P1", "X4"), ("R0",)]
    seen = 0
    for cauldrons in product(heaps, repeat=3):
        lying = [c for c in colours_of(config, cauldrons) if c]
        if len(set(lying)) < len(lying):
            continue
        seen += 1
        for card in KINDS:
            places = open_to(config, cauldrons, card)
            if card == "X4":
                assert places == (0, 1, 2)
            elif COLOUR[card] in lying:
                assert len(places) == 1
            elif card[1] == "W":
                assert places == ()
            else:
                assert len(places) == 3 - len(lying) > 0
    # 3 heaps are free, 2 red, 1 blue, 1 purple: none, one, two or three of the cauldrons have a colour.
    assert seen == 3**3 + 3 * 3**2 * 4 + 3 * 3 * 2 * (2 + 2 + 1) + 6 * 2


@pytest.mark.parametrize("edition", FREE)
def test_p_2_5_poison_goes_anywhere_and_gives_no_colour(edition: str) -> None:
    t = table(edition=edition).deals("X4 R2", "R1 X4", "B1 X4", "X4 P1")
    t.plays("X4>1")
    assert t.view(None).colours == (None, None, None)
    t.plays("R1>1")
    assert t.view(None).colours == ("R", None, None) and t.view(None).totals == (5, 0, 0)
    assert t.legal() == {"B1>2", "B1>3", "X4>1", "X4>2", "X4>3"}
    t.plays("X4>1")
    assert t.view(None).colours == ("R", None, None)
    t.plays("X4>3")
    assert t.view(None).colours == ("R", None, None) and t.legal() == {"R2>1"}


def test_p_2_5_in_outset_poison_leaves_the_printed_colour() -> None:
    t = table(edition="outset").deals("X4 R1", "P1 B1", "P1 P1", "P1 P1").plays("X4>2")
    assert t.view(None).colours == ("R", "B", "P") and t.view(None).totals == (0, 4, 0)
    t.plays("B1>2")
    assert t.view(None).totals == (0, 5, 0)


def test_p_2_6_totals_count_poison_and_are_announced() -> None:
    t = table().deals("X4 R1", "R5 R1", "R2 R1", "R1 R1").plays("X4>1", "R5>1")
    assert t.view(None).totals[0] == 9
    assert t.said(names=["Ann", "Bo", "Cy", "Di"]) == ["Bo plays red 5 into cauldron 1: 4 + 5 = 9."]
    assert t.said(1, names=["Ann", "Bo", "Cy", "Di"]) == ["You play red 5 into cauldron 1: 4 + 5 = 9."]
    t.plays("R2>1")
    assert t.said(language="fr", names=["Anne", "Luc", "Zoé"]) == [
        "Zoé joue 2 rouge dans le chaudron 1\u00a0: 9 + 2 = 11."
    ]


def test_p_2_7_a_zero_counts_nothing_and_opens_its_colour() -> None:
    t = table(edition="manual", zeros=1).deals("R7 B0", "R5 R0", "R1 R0", "B1 P1").plays("R7>1", "R5>1", "R1>1")
    t.plays("B1>2", "B0>2", "R0>1")
    assert t.view(None).totals == (13, 1, 0) and t.state.taken == ((),) * 4
    t = table(edition="manual", zeros=1).deals("B0 R1", "B1 R1", "R1 R1", "R1 R1").plays("B0>3")
    assert t.view(None).colours == (None, None, "B") and t.legal() == {"B1>3", "R1>1", "R1>2"}


def test_p_2_8_a_wild_goes_only_where_its_colour_lies() -> None:
    t = table(edition="manual", wilds=1).deals("RW X4", "RW R0", "RW R1", "RW R1")
    t.refuses("RW>1", rule="P-2.8")  # an empty cauldron
    t.plays("X4>1")
    assert "no cauldron has the colour of red Wild" in t.refuses("RW>1", rule="P-2.8")  # poison alone
    t.plays("R0>2")  # a Zero is enough
    assert t.legal() == {"RW>2", "R1>2"}
    t.refuses("RW>1", rule="P-2.4")


@pytest.mark.parametrize(
    ("below", "copied"), [("R5", 5), ("X4", 4), ("R0", 0), ("RW", 0)], ids=["potion", "poison", "zero", "wild"]
)
def test_p_2_8_a_wild_copies_the_top_card_as_it_lies(below: str, copied: int) -> None:
    t = table(edition="manual", wilds=2).deals("R0 R1", f"{below} R1", "RW R1", "R1 R1")
    t.plays("R0>1", f"{below}>1")
    before = t.view(None).totals[0]
    t.plays("RW>1")
    played = t.events[0]
    assert (played.before, played.value, played.total) == (before, copied, before)
    assert t.view(None).totals[0] == before  # from then on it counts 0


def test_p_2_8_by_option_a_wild_copies_its_own_colour() -> None:
    t = table(edition="manual", wilds=1, wild_copies="colour").deals("R2 R1", "X4 R1", "RW R1", "RW R1")
    t.plays("R2>1", "X4>1", "RW>1")
    assert t.events[0].value == 2  # below the poison
    t.plays("RW>1")
    assert t.events[0].value == 0  # the Wild, as it lies
    assert t.view(None).totals[0] == 6


def test_p_2_9_nobody_may_pass_who_can_play() -> None:
    t = table(edition="manual", wilds=1).deals("RW R7", "R1 R1", "R1 R1", "R1 R1")
    assert t.legal() == {"R7>1", "R7>2", "R7>3"} and not any(isinstance(e, Passed) for e in t.events)


def test_p_2_9_a_forced_pass_keeps_the_cards_for_later() -> None:
    t = table(edition="manual", wilds=2).deals("RW BW", "PW RW", "B7 B1", "B1 B1")
    assert [e.seat for e in t.events if isinstance(e, Passed)] == [0, 1] and t.turn == 2
    names = ["Ann", "Bo"]
    assert t.said(0, names=names)[-2:] == [
        "You can play none of your cards and miss the turn.",
        "Bo can play no card and misses the turn, with 2 in hand.",
    ]
    t.plays("B7>1", "B1>1")
    assert t.turn == 0 and t.legal() == {"BW>1"}
    t.plays("BW>1")
    assert [e.seat for e in t.events if isinstance(e, Passed)] == [1] and t.turn == 2


def test_p_2_9_no_card_is_drawn_in_a_forced_pass() -> None:
    hands = ("RW RW RW RW RW", "B1 B1 B1 B1 B1", "B2 B2 B2 B2 B2", "B2 B2 B2 B2 B2")
    t = table(edition="manual", variant="draw", wilds=1).deals(*hands, stack="P1 P2")
    assert t.turn == 1 and len(t.state.hands[0]) == 5 and len(t.state.stack) == 2
    t.plays("B1>1")
    assert [e.cards for e in t.events if isinstance(e, Drew)] == [("P1",)]


def test_p_2_9_the_round_ends_when_nobody_can_play() -> None:
    t = table(edition="manual", wilds=1).deals("R7 RW", "R7 RW", "X4 BW", "R4 R4")
    t.plays("R7>1", "R7>1", "X4>1")  # 14: seat 1 takes; 11
    t.plays("R4>1")  # 15: seat 3 takes, red stays
    t.plays("RW>1", "RW>1")  # 4 + 4 = 8; 4 + 0
    assert [e.seat for e in t.events if isinstance(e, Passed)] == [2]
    t.plays("R4>1")
    ended = next(e for e in t.events if isinstance(e, RoundEnded))
    assert ended.unplayed == ((), (), ("BW",), ())
    assert ended.score.points[2] == 0


def test_p_3_1_thirteen_is_safe() -> None:
    t = table().deals("R7 B1", "R4 B1", "R2 B1", "B1 B1").plays("R7>1", "R4>1", "R2>1")
    assert t.view(None).totals[0] == 13 and t.state.taken[2] == () and t.turn == 3


@pytest.mark.parametrize("edition", ["classic", "outset", "manual"])
def test_p_3_2_above_thirteen_all_cards_that_lay_there_are_taken(edition: str) -> None:
    t = table(edition=edition).deals("R7 B1", "X4 B1", "R2 B1", "R1 B1").plays("R7>1", "X4>1", "R2>1", "R1>1")
    assert t.state.taken == ((), (), (), ("R2", "R7", "X4"))
    assert t.view(None).cauldrons[0] == ("R1",) and t.view(None).totals[0] == 1


def test_p_3_3_a_take_is_automatic_and_before_the_next_turn() -> None:
    t = table().deals("R7 B1", "R7 B1", "R7 B1", "B1 B1").plays("R7>1", "R7>1")
    assert t.state.taken[1] == ("R7",) and t.turn == 2
    assert t.said(1)[1] == "You take the card from cauldron 1: red 7."
    assert max(VALUE.values()) <= 13  # so at least one card lies there


def test_p_3_4_the_card_that_stayed_gives_the_colour() -> None:
    t = table().deals("R7 B1", "R7 B2", "X4 B1", "X4 R5").plays("R7>2", "R7>2")
    assert t.view(None).colours == (None, "R", None)
    t.plays("X4>2", "X4>2")  # 7 + 4 + 4 = 15
    assert t.view(None).colours == (None, None, None)  # free after a poison, its colour nowhere
    assert t.legal() == {"B1>1", "B1>2", "B1>3"}


def test_p_3_4_the_lost_colour_alone_enters_the_only_free_cauldron() -> None:
    t = table().deals("R7 R5", "B1 B1", "P1 X4", "X4 X4").plays("R7>1", "B1>2", "P1>3", "X4>1")
    t.plays("R5>1")  # 16
    assert t.state.taken[0] == ("R7", "X4")
    t = table().deals("R7 R5 R1", "B1 B1 R1", "P1 X4 P1", "X4 X4 X4").plays("R7>1", "B1>2", "P1>3", "X4>1")
    t.plays("R1>1", "B1>2", "X4>1")  # 12, 2, then 16
    assert t.view(None).colours == (None, "B", "P") and t.view(None).totals[0] == 4
    assert open_to(t.config, t.state.cauldrons, "R5") == (0,) and open_to(t.config, t.state.cauldrons, "B1") == (1,)


def test_p_3_4_with_two_free_cauldrons_either_takes_either_colour() -> None:
    t = table().deals("X4 R1", "X4 B1", "P1 R1", "R1 B1").plays("X4>1", "X4>2", "P1>3")
    assert t.legal() == {"R1>1", "R1>2", "B1>1", "B1>2"}


def test_p_3_4_in_outset_a_cauldron_keeps_its_colour() -> None:
    t = table(edition="outset").deals("R7 R1", "R5 R1", "X4 R1", "R1 B1").plays("R7>1", "R5>1", "X4>1")
    assert t.view(None).cauldrons[0] == ("X4",) and t.view(None).colours[0] == "R"
    assert t.legal() == {"R1>1", "B1>2"}


def test_p_3_5_taken_piles_are_closed_on_the_screen_by_default() -> None:
    for taken, shown in (("nobody", False), ("everyone", True)):
        t = table(taken=taken).deals("R7 B1", "R7 B1", "R7 B1", "B1 B1").plays("R7>1", "R7>1")
        pile = GAME.screen(t.view(1)).taken[1]
        assert (pile == ("R7",)) is shown
        assert t.view(0).taken[1] == ("R7",)  # a perfect memory is fair play


def test_p_3_6_a_wild_may_boil_a_cauldron_over() -> None:
    t = table(edition="manual", wilds=1).deals("X4 B1", "R2 B1", "R5 B1", "RW B1").plays("X4>1", "R2>1", "R5>1")
    assert t.view(None).totals[0] == 11
    t.plays("RW>1")  # copies 5: 16
    assert t.state.taken[3] == ("R2", "R5", "X4")
    assert t.view(None).totals[0] == 0 and t.view(None).colours[0] == "R"
    assert "11 + 5 = 16, it boils over. The new total is 0." in t.said()[0]


@pytest.mark.parametrize(("card", "taken"), [("R1", False), ("R2", True), ("X4", True)])
def test_p_3_7_a_cauldron_of_poison_alone(card: str, taken: bool) -> None:
    t = table().deals("X4 B1", "X4 B1", "X4 B1", f"{card} B1").plays("X4>1", "X4>1", "X4>1", f"{card}>1")
    assert t.state.taken[3] == (("X4",) * 3 if taken else ())
    assert t.view(None).colours[0] == (None if card == "X4" else "R")
    assert t.view(None).totals[0] == {"R1": 13, "R2": 2, "X4": 4}[card]


def test_p_3_8_sarah_and_bill() -> None:
    t = table(edition="outset").deals("X4 B1 P1", "B4 P7 P1", "B2 P2 P1", "B2 P2 P4")
    t.plays("X4>2", "B4>2", "B2>2")  # poison 4 and potions worth 6
    assert t.view(None).totals[1] == 10
    t.plays("B2>2")  # Sarah
    assert t.view(None).totals[1] == 12 and t.state.taken[3] == ()
    t.plays("P1>3", "P7>3", "P2>3", "P2>3", "B1>2", "P1>3")
    assert t.view(None).totals[2] == 13
    t = table(edition="outset").deals("P4 R1", "P7 R1", "P4 R1", "R1 R1").plays("P4>3", "P7>3")
    assert t.view(None).totals[2] == 11
    t.plays("P4>3")  # Bill
    assert t.state.taken[2] == ("P4", "P7") and t.view(None).cauldrons[2] == ("P4",)


def test_p_3_9_pierre_and_anne() -> None:
    t = table(edition="classic").deals("R7 B1", "R4 B1", "R2 B1", "R4 B1").plays("R7>1", "R4>1", "R2>1")
    assert t.view(None).totals[0] == 13 and t.state.taken[2] == ()
    t.plays("R4>1")
    assert t.events[0].before + t.events[0].value == 17
    assert t.state.taken[3] == ("R2", "R4", "R7") and t.view(None).cauldrons[0] == ("R4",)


def test_p_3_10_luc_and_marc() -> None:
    t = table(edition="classic").deals("R7 B1", "X4 B1", "R5 B1", "B1 B1").plays("R7>1", "X4>1")
    assert t.view(None).totals[0] == 11
    t.plays("R5>1")
    assert t.events[0].before + t.events[0].value == 16
    assert t.state.taken[2] == ("R7", "X4") and t.view(None).cauldrons[0] == ("R5",)
