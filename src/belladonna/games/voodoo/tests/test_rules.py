"""Every paragraph of RULES.md, by number."""

from __future__ import annotations

import itertools
from collections import Counter
from collections.abc import Callable
from dataclasses import replace
from pathlib import Path
from typing import TypeVar

import pytest

from belladonna.core.config import BadConfig, make_config
from belladonna.core.rules import CHANCE, Seat
from belladonna.core.seen import Hidden
from belladonna.games.voodoo import GAME
from belladonna.games.voodoo.model import (
    Dealt,
    GameEnded,
    Laid,
    Played,
    RoundBegan,
    RoundEnded,
    Score,
    TrickWon,
    Trump,
    WentOut,
)
from belladonna.games.voodoo.spec import COLOURS, KINDS, Config, deck, hand_size, needed
from belladonna.testing import Table, check_rulebook, table_for

Position = Callable[..., Table]
E = TypeVar("E")
COUNTS = (2, 3, 4, 5)
SOURCES = [*(f"VP-{n}" for n in range(1, 27)), *(f"A-V{n}" for n in range(1, 19))]
ANNA, BRUNO, CLARA, DAVID = range(4)


def find(table: Table, kind: type[E]) -> list[E]:
    """Return the latest events of a kind."""
    return [event for event in table.events if isinstance(event, kind)]


def winner(table: Table) -> int:
    """Return who won the trick that the latest card completed."""
    (won,) = find(table, TrickWon)
    return int(won.seat)


def dealt(players: int, *, first: int = 0, trump: str = "R") -> Table:
    """Return a table where the sorted deck was dealt."""
    table = table_for("voodoo", players=players, first=first)
    return table.plays(f"* trump={trump}", "* deal " + " ".join(deck(table.config)))


def test_every_paragraph_is_cited_and_every_source_is_used() -> None:
    check_rulebook(GAME, SOURCES, Path(__file__).parent.parent)


# V-1 Cards and seats


def test_v_1_1_two_to_five_people_play() -> None:
    assert list(GAME.player_counts) == list(COUNTS)
    for players in (1, 6):
        with pytest.raises(BadConfig):
            make_config(Config, {"players": players})


def test_v_1_2_eighty_cards_in_five_colours() -> None:
    """V-1.3: the colours' letters."""
    assert len(KINDS) == 80 and len(COLOURS) == 5
    assert Counter(card[0] for card in KINDS) == dict.fromkeys("RYGBP", 16)
    assert {int(card[1:]) for card in KINDS} == set(range(16))


@pytest.mark.parametrize(
    ("players", "highest", "cards", "hand", "aside", "tricks"),
    [(2, 10, 55, 13, 29, 7), (3, 10, 55, 13, 16, 4), (4, 12, 65, 13, 13, 3), (5, 15, 80, 14, 10, 3)],
)
def test_v_1_4_the_numbers_of_the_table(
    players: int, highest: int, cards: int, hand: int, aside: int, tricks: int
) -> None:
    """V-1.5, V-1.6, V-1.7"""
    table = dealt(players)
    assert max(int(card[1:]) for card in deck(table.config)) == highest
    assert len(deck(table.config)) == cards
    assert [len(h) for h in table.state.hands] == [hand] * players
    assert len(table.state.aside) == aside == table.view(0).aside
    assert needed(table.config) == tricks == table.view(0).needed


@pytest.mark.parametrize(("players", "highest"), [(2, 10), (3, 10), (4, 12), (5, 15)])
def test_v_1_8_the_highest_card_goes_by_the_number_at_the_table(position: Position, players: int, highest: int) -> None:
    hands = ["R0", f"R{highest}", "Y1", "Y2", "Y3"]
    table = position(*hands[:players], trump="B").plays(*hands[:players])
    assert winner(table) == 0


def test_v_1_8_the_twelve_is_not_special_with_five(position: Position) -> None:
    """Not even when only four of them are left in."""
    table = position("R0", "R12", "Y1", "Y2", "Y3", trump="B", out=[(4, 0)], tricks=[0, 0, 0, 0, 3])
    assert winner(table.plays("R0", "R12", "Y1", "Y2")) == 1


def test_v_1_9_play_goes_clockwise(position: Position) -> None:
    table = position("R1", "R2", "R3", "R4", trump="B", leads=2)
    turns = []
    for card in ("R3", "R4", "R1", "R2"):
        turns.append(table.turn)
        table.plays(card)
    assert turns == [2, 3, 0, 1]


# V-2 The deal and the trump


def test_v_2_1_the_first_dealer_is_named_or_drawn() -> None:
    assert dealt(4, first=2).turn == 2
    table = table_for("voodoo")
    table.refuses("* trump=R", rule="V-2.7")
    table.refuses("* dealer 4", rule="V-2.1")
    assert table.plays("* dealer 3").state.dealer == 3


def test_v_2_2_chance_draws_the_first_trump_before_the_deal() -> None:
    table = table_for("voodoo", first=0)
    table.refuses("* deal " + " ".join(deck(table.config)), rule="V-3.1")
    table.plays("* trump=P")
    table.refuses("* trump=R", rule="V-2.7")
    assert table.view(1).trump == "P"


def test_v_2_3_the_first_dealer_leads_the_first_trick() -> None:
    table = dealt(4, first=1)
    assert table.turn == 1 and table.state.trump == "R"
    assert table.legal() == set(table.state.hands[1])


def finish_round(position: Position) -> Table:
    """Return a table of three where Bruno was last."""
    table = position("Y1", "Y2", "Y3", trump="B", leads=2, tricks=[4, 1, 3], out=[(0, 2)])
    return table.plays("Y3", "Y2")


def test_v_2_4_whoever_was_last_deals_the_next_round(position: Position) -> None:
    table = finish_round(position)
    (ended,) = find(table, RoundEnded)
    assert ended.score.last == BRUNO == table.state.dealer
    table.plays("* deal " + " ".join(deck(table.config)))
    (began,) = find(table, RoundBegan)
    assert began.dealer == BRUNO and len(table.state.hands[BRUNO]) == hand_size(table.config)


def test_v_2_5_of_two_the_one_who_missed_seven_deals(position: Position) -> None:
    table = position("R4", "R3", trump="B", tricks=[6, 6]).plays("R4", "R3")
    assert table.state.dealer == 1


def test_v_2_6_every_round_is_dealt_from_all_cards(position: Position) -> None:
    table = finish_round(position)
    full = deck(table.config)
    table.refuses("* deal " + " ".join(full[:-1]), rule="V-2.6")
    table.refuses("* deal " + " ".join((*full[:-1], full[0])), rule="V-2.6")
    table.plays("* deal " + " ".join(reversed(full)))
    assert Counter(GAME.cards(table.state)) == Counter(full)
    assert table.view(0).tricks == (0, 0, 0) and not table.state.out and table.view(0).last is None


def test_v_2_7_the_dealer_names_the_trump_after_seeing_the_hand(position: Position) -> None:
    table = finish_round(position).plays("* deal " + " ".join(deck(Config(players=3))))
    assert table.view(BRUNO).trump is None and table.turn == BRUNO
    assert table.legal() == {f"trump={colour}" for colour in COLOURS}
    assert GAME.why_not(table.view(BRUNO), table.state.hands[BRUNO][0]) is not None
    table.refuses(table.state.hands[BRUNO][0], rule="V-2.7")
    table.refuses("0 trump=G", rule="V-3.1")
    table.plays("trump=G").refuses("trump=R", rule="V-2.7")
    assert table.view(0).trump == "G"


def test_v_2_8_any_colour_and_the_same_again(position: Position) -> None:
    for colour in COLOURS:
        table = finish_round(position).plays("* deal " + " ".join(deck(Config(players=3))), f"trump={colour}")
        assert table.state.trump == colour
    table = finish_round(position).plays("* deal " + " ".join(deck(Config(players=3))))
    refusal = GAME.rules.why_not(table.state, Seat(BRUNO), Trump("X"))
    assert refusal is not None and refusal.rule == "V-2.8"


def test_v_2_9_who_named_the_trump_leads(position: Position) -> None:
    table = finish_round(position).plays("* deal " + " ".join(deck(Config(players=3))), "trump=B")
    assert table.turn == BRUNO and table.legal() == set(table.state.hands[BRUNO])


# V-3 Tricks


def test_v_3_1_a_trick_is_one_card_from_each_player_still_in(position: Position) -> None:
    table = position("R1", "R2", "R3", "R4", trump="B", tricks=[0, 3, 0, 0], out=[(1, 0)])
    table.refuses("2 R3", rule="V-3.1")
    table.plays("R1")
    assert table.turn == CLARA
    table.plays("R3", "R4")
    assert winner(table) == DAVID


def test_v_3_2_the_leader_plays_any_card_of_the_hand(position: Position) -> None:
    table = position("R1 B0 G9", "R2", "R3", trump="B")
    assert table.legal() == {"R1", "B0", "G9"}
    table.refuses("P4", rule="V-3.2")


def test_v_3_3_who_holds_the_led_colour_must_follow(position: Position) -> None:
    table = position("R1", "R2 R9 B5 G1", "R3", trump="B").plays("R1")
    assert table.legal() == {"R2", "R9"}
    assert "red 2 and red 9" in table.refuses("B5", rule="V-3.3")
    assert GAME.why_not(table.view(1), "R9") is None and GAME.why_not(table.view(1), "G1") is not None
    table.refuses("R5", rule="V-3.2")


def test_v_3_4_who_cannot_follow_plays_anything(position: Position) -> None:
    table = position("R1", "B5 G1 Y3", "R3", trump="B").plays("R1")
    assert table.legal() == {"B5", "G1", "Y3"}


def test_v_3_5_any_trump_beats_any_other_card(position: Position) -> None:
    assert winner(position("R10", "B1", "R9", trump="B").plays("R10", "B1", "R9")) == BRUNO


def test_v_3_6_the_highest_trump_wins(position: Position) -> None:
    assert winner(position("R10", "B3", "B4", trump="B").plays("R10", "B3", "B4")) == CLARA
    assert winner(position("R10", "B4", "B3", trump="B").plays("R10", "B4", "B3")) == BRUNO


def test_v_3_7_without_a_trump_the_led_colour_decides(position: Position) -> None:
    assert winner(position("R2", "R8", "R3", trump="B").plays("R2", "R8", "R3")) == BRUNO


def test_v_3_8_another_colour_never_wins(position: Position) -> None:
    assert winner(position("R1", "Y10", "G10", trump="B").plays("R1", "Y10", "G10")) == ANNA


def test_v_3_9_tricks_are_closed_and_counted(position: Position) -> None:
    table = position("R1", "R2", "R3", trump="B", tricks=[1, 0, 2]).plays("R1", "R2", "R3")
    assert table.view(0).tricks == (1, 0, 3)
    assert GAME.screen(table.view(0)).won == Hidden(3)


def test_v_3_10_the_winner_leads(position: Position) -> None:
    table = position("R1 Y1", "R2 Y2", "R3 Y3", trump="B").plays("R1", "R2", "R3")
    assert table.turn == CLARA


def test_v_3_11_example_of_a_trick(position: Position) -> None:
    table = position("R4 Y1", "R3 Y2", "G12 Y3", "B2 Y4", trump="B")
    table.plays("R4", "R3", "G12", "B2")
    assert winner(table) == DAVID == table.turn


# V-4 The doll and the splitters


@pytest.mark.parametrize("order", list(itertools.permutations(["R0", "R12", "R9", "R1"])))
def test_v_4_1_the_doll_beats_the_highest_card_of_its_colour(position: Position, order: tuple[str, ...]) -> None:
    """V-4.2: and with it the whole colour, whichever came first."""
    table = position(*order, trump="B").plays(*order)
    assert winner(table) == order.index("R0")
    assert find(table, TrickWon)[0].beaten == "R12"


def test_v_4_1_not_the_highest_card_of_another_colour(position: Position) -> None:
    table = position("R12", "Y0", "R1", "R2", trump="B").plays("R12", "Y0", "R1", "R2")
    assert winner(table) == ANNA
    table = position("R0", "Y12", "R1", "R2", trump="B").plays("R0", "Y12", "R1", "R2")
    assert winner(table) == DAVID


def test_v_4_3_alone_the_doll_is_the_weakest_of_its_colour(position: Position) -> None:
    table = position("R11", "R0", "R1", "R2", trump="B").plays("R11", "R0", "R1", "R2")
    assert winner(table) == ANNA
    table = position("R0", "R1", "Y12", "Y11", trump="B").plays("R0", "R1", "Y12", "Y11")
    assert winner(table) == BRUNO


def test_v_4_4_a_trump_beats_the_doll_of_another_colour(position: Position) -> None:
    table = position("R12", "R0", "B1", "R2", trump="B").plays("R12", "R0", "B1", "R2")
    assert winner(table) == CLARA
    assert find(table, TrickWon)[0].beaten is None


def test_v_4_5_a_pair_that_was_thrown_away_counts_for_nothing(position: Position) -> None:
    table = position("R1", "Y0", "Y12", "R2", trump="B").plays("R1", "Y0", "Y12", "R2")
    assert winner(table) == DAVID


def test_v_4_6_of_two_pairs_the_trumps_decide(position: Position) -> None:
    table = position("R0", "R12", "B12", "B0", trump="B").plays("R0", "R12", "B12", "B0")
    assert winner(table) == DAVID


def test_v_4_7_a_led_doll_wins_when_nobody_follows(position: Position) -> None:
    table = position("R0", "Y12", "G12", "P12", trump="B").plays("R0", "Y12", "G12", "P12")
    assert winner(table) == ANNA
    assert find(table, TrickWon)[0].beaten is None


def test_v_4_8_the_only_trump_wins_though_it_is_a_doll(position: Position) -> None:
    table = position("R12", "R11", "B0", "R10", trump="B").plays("R12", "R11", "B0", "R10")
    assert winner(table) == CLARA


def test_v_4_9_example_of_the_doll(position: Position) -> None:
    table = position("B12", "B3", "B0", "B7", trump="R").plays("B12", "B3", "B0", "B7")
    assert winner(table) == CLARA
    assert table.said() == [
        "seat 4 follows with blue 7.",
        "The doll blue 0 has met blue 12 and outranks it.",
        "seat 3 wins the trick with blue 0. Tricks: 1 (needed: 3).",
    ]


def test_v_4_10_example_with_a_trump(position: Position) -> None:
    table = position("B12", "B3", "B0", "R1", trump="R").plays("B12", "B3", "B0", "R1")
    assert winner(table) == DAVID


def test_v_4_11_example_with_the_trumps_own_doll(position: Position) -> None:
    table = position("B12", "R12", "R0", "R1", trump="R").plays("B12", "R12", "R0", "R1")
    assert winner(table) == CLARA


@pytest.mark.parametrize("card", ["R5", "R7"])
def test_v_4_12_a_trick_won_by_a_splitter_counts_as_two(position: Position, card: str) -> None:
    table = position("R1", card, "R3", trump="B").plays("R1", card, "R3")
    assert find(table, TrickWon)[0].worth == 2
    assert table.view(0).tricks == (0, 2, 0)


def test_v_4_13_a_splitter_that_does_not_win_does_nothing(position: Position) -> None:
    table = position("R5", "R8", "R7", trump="B").plays("R5", "R8", "R7")
    assert table.view(0).tricks == (0, 1, 0)


def test_v_4_14_a_split_may_carry_one_trick_too_far(position: Position) -> None:
    table = position("R1", "R7", "R3", trump="B", tricks=[0, 3, 0]).plays("R1", "R7", "R3")
    assert table.view(0).tricks == (0, 5, 0) and table.state.out[0].seat == BRUNO


def test_v_4_15_example_of_a_split(position: Position) -> None:
    table = position("Y4 R1", "Y2 R2", "Y8 R3", "B5 R4", trump="B", tricks=[1, 0, 2, 2])
    table.plays("Y4", "Y2", "Y8", "B5")
    (out,) = find(table, WentOut)
    assert table.view(0).tricks == (1, 0, 2, 4)
    assert (out.seat, out.points, out.leads) == (DAVID, 3, ANNA)
    assert table.turn == ANNA


# V-5 Going out


@pytest.mark.parametrize(("players", "enough"), [(2, 7), (3, 4), (4, 3), (5, 3)])
@pytest.mark.parametrize("card", ["R10", "R5"])
def test_v_5_1_who_has_the_tricks_needed_or_one_more_is_out_at_once(
    position: Position, players: int, enough: int, card: str
) -> None:
    hands = [f"{card} Y1", "R1 Y2", "R2 Y3", "R3 Y4", "R4 Y6"][:players]
    cards = [hand.split()[0] for hand in hands]
    table = position(*hands, trump="B", tricks=[enough - 1]).plays(*cards)
    assert [out.seat for out in table.state.out] == [ANNA]
    table = position(*hands, trump="B", tricks=[enough - 3]).plays(*cards)
    assert not table.state.out and table.turn == ANNA


def test_v_5_2_points_are_the_tricks_of_all_the_others(position: Position) -> None:
    """V-5.3: those who are out count too."""
    table = position("R9", "R1", "R2", "R3", trump="B", tricks=[2, 4, 1, 0], out=[(1, 0)]).plays("R9", "R2", "R3")
    (out,) = find(table, WentOut)
    assert out.others == (4, 1, 0) and out.points == 5


def test_v_5_4_points_are_fixed_on_going_out(position: Position) -> None:
    table = position("R9 Y1", "R1 Y2", "R2 Y10", trump="B", tricks=[3, 3, 1])
    table.plays("R9", "R1", "R2")
    assert table.state.out[0].points == 4
    table.plays("Y2", "Y10")
    assert table.view(0).tricks == (4, 3, 2)
    assert table.state.out[0].points == 4
    table = position("R9 Y1", "R1 Y10", "R2 Y2", trump="B", tricks=[3, 3, 1]).plays("R9", "R1", "R2", "Y10", "Y2")
    assert find(table, RoundEnded)[0].score.points == (4, 5, 1)


def test_v_5_5_nobody_elses_tricks_are_no_points(position: Position) -> None:
    table = position("R9 Y1", "R1 Y2", "R2 Y3", trump="B", tricks=[3, 0, 0]).plays("R9", "R1", "R2")
    assert table.state.out[0].points == 0


def test_v_5_6_the_rest_of_the_hand_is_laid_aside(position: Position) -> None:
    table = position("R9 Y1 G1", "R1 Y2 G2", "R2 Y3 G3", trump="B", tricks=[3, 0, 0]).plays("R9", "R1", "R2")
    assert find(table, WentOut)[0].laid_aside == 2
    assert table.view(1).hand_sizes == (2, 2, 2)
    assert GAME.screen(table.view(0)).hand == ()
    table.plays("Y2", "Y3")
    assert table.turn == CLARA and not table.legal(ANNA)


def test_v_5_7_the_player_on_the_left_leads(position: Position) -> None:
    table = position("R1 Y1", "R9 Y2", "R2 Y3", trump="B", tricks=[0, 3, 0]).plays("R1", "R9", "R2")
    assert table.turn == CLARA


def test_v_5_8_the_next_one_still_in_leads(position: Position) -> None:
    table = position("R9 Y1", "Y2", "R1 Y3", "R2 Y4", trump="B", tricks=[2, 3, 0, 0], out=[(1, 0)])
    assert table.plays("R9", "R1", "R2").turn == CLARA
    table = position("R1 Y1", "Y2", "R3 Y3", "R9 Y4", "Y6", trump="B", tricks=[0, 3, 0, 2, 3], out=[(1, 0), (4, 3)])
    assert table.plays("R1", "R3", "R9").turn == ANNA


def test_v_5_9_the_extra_trick_counts_for_those_who_score_later(position: Position) -> None:
    table = position("R5 Y1", "R1 Y10", "R2 Y3", trump="B", tricks=[3, 3, 0]).plays("R5", "R1", "R2")
    assert table.state.out[0].points == 3
    table.plays("Y10", "Y3")
    assert find(table, RoundEnded)[0].score.points == (3, 5, 0)


def test_v_5_10_only_one_goes_out_at_a_time(position: Position) -> None:
    table = position("R5 Y1", "R1 Y10", "R2 Y3", trump="B", tricks=[3, 3, 3]).plays("R5", "R1", "R2")
    assert len(find(table, WentOut)) == 1


def test_v_5_11_example_of_going_out(position: Position) -> None:
    table = position("R9 Y1", "R1 Y2", "R2 Y3", "R3 Y4", trump="B", tricks=[2, 2, 1, 1]).plays("R9", "R1", "R2", "R3")
    (out,) = find(table, WentOut)
    assert out.points == 4 and out.others == (2, 1, 1) and table.turn == BRUNO
    assert table.said(names=["Anna", "Bruno", "Clara", "David"])[-3:] == [
        "Anna is out of the round and scores the tricks of all the others: 2 + 1 + 1 = 4.",
        "Anna lays 1 card aside.",
        "Bruno leads the next trick.",
    ]


# V-6 The end of a round


def test_v_6_1_the_round_ends_when_one_is_left(position: Position) -> None:
    table = position("Y1 R1", "Y2 R2", "Y3 R3", trump="B", leads=2, tricks=[4, 1, 3], out=[(0, 2)])
    table.plays("Y3", "Y2")
    assert find(table, RoundEnded) and table.turn == CHANCE
    assert not any(table.legal(seat) for seat in range(3))


@pytest.mark.parametrize("own", [0, 1, 2])
def test_v_6_2_the_last_one_in_scores_the_own_tricks(position: Position, own: int) -> None:
    table = position("Y1", "Y2", "Y9", "Y4", trump="B", leads=2, tricks=[3, 3, 2, own], out=[(0, 2), (1, 3)])
    table.plays("Y9", "Y4")
    score = find(table, RoundEnded)[0].score
    assert score.last == DAVID and score.points == (2, 3, 6 + own, own)


def test_v_6_3_of_two_the_first_with_seven_ends_the_round(position: Position) -> None:
    table = position("R9 Y1", "R1 Y2", trump="B", tricks=[6, 4]).plays("R9", "R1")
    assert find(table, RoundEnded)[0].score.points[0] == 4


def test_v_6_4_of_two_the_other_scores_what_is_missing(position: Position) -> None:
    table = position("R9 Y1", "R1 Y2", trump="B", tricks=[6, 4]).plays("R9", "R1")
    (ended,) = find(table, RoundEnded)
    assert ended.missing == 3 and ended.score.points == (4, 3)
    assert "seat 2 has 4 of 7 tricks and scores what is missing: 3." in table.said()


def test_v_6_5_with_eight_tricks_the_other_still_counts_from_seven(position: Position) -> None:
    table = position("R7 Y1", "R1 Y2", trump="B", tricks=[6, 4]).plays("R7", "R1")
    assert table.view(0).tricks == (8, 4)
    assert find(table, RoundEnded)[0].score.points == (4, 3)


@pytest.mark.parametrize("other", range(7))
@pytest.mark.parametrize("card", ["R7", "R9"])
def test_v_6_6_with_two_the_points_of_a_round_are_seven(position: Position, card: str, other: int) -> None:
    table = position(f"{card} Y1", "R1 Y2", trump="B", tricks=[6, other]).plays(card, "R1")
    points = find(table, RoundEnded)[0].score.points
    assert points == (other, 7 - other) and sum(points) == 7


def test_v_6_7_example_seven_to_two(position: Position) -> None:
    table = position("R9", "R1", trump="B", tricks=[6, 2]).plays("R9", "R1")
    assert find(table, RoundEnded)[0].score.points == (2, 5)


def test_v_6_8_example_seven_to_six(position: Position) -> None:
    table = position("R9", "R1", trump="B", tricks=[6, 6]).plays("R9", "R1")
    assert find(table, RoundEnded)[0].score.points == (6, 1)


# V-7 The end of the game


@pytest.mark.parametrize("players", COUNTS)
def test_v_7_1_a_game_is_five_rounds(players: int) -> None:
    """V-7.2: their points are added up."""
    table = dealt(players)
    rounds = []
    while table.history.to_act:
        if table.turn == CHANCE:
            table.plays("* deal " + " ".join(deck(table.config)))
        table.plays(min(table.legal()))
        rounds += find(table, RoundEnded)
    assert [ended.round for ended in rounds] == [1, 2, 3, 4, 5]
    assert table.result is not None
    assert table.result.points == tuple(map(sum, zip(*(ended.score.points for ended in rounds), strict=True)))
    assert table.result.points == rounds[-1].totals
    best = max(table.result.points)
    assert table.result.winners == tuple(s for s, made in enumerate(table.result.points) if made == best)


@pytest.mark.parametrize(
    ("before", "winners"), [((7, 11, 2), (ANNA, BRUNO)), ((1, 0, 9), (CLARA,)), ((7, 11, 7), (0, 1, 2))]
)
def test_v_7_3_the_most_points_win_and_may_be_shared(
    position: Position, before: tuple[int, ...], winners: tuple[int, ...]
) -> None:
    table = position("Y1", "Y2", "Y3", trump="B", leads=2, tricks=[4, 1, 3], out=[(0, 5)])
    earlier = Score("R", (4, 4, 2), (Seat(0), Seat(1)), Seat(2), before)
    nothing = Score("R", (4, 4, 0), (Seat(0), Seat(1)), Seat(2), (0, 0, 0))
    state = replace(table.state, scores=(earlier, nothing, nothing, nothing))
    table.history = replace(table.history, start=state)
    table.plays("Y3", "Y2")
    assert find(table, RoundEnded)[0].score.points == (5, 1, 5)
    assert table.result is not None
    assert table.result.points == tuple(a + b for a, b in zip(before, (5, 1, 5), strict=True))
    assert table.result.winners == winners
    assert find(table, GameEnded)[0].winners == winners


# V-8 What lies open and what is closed


def test_v_8_1_what_all_may_see(position: Position) -> None:
    table = position("R4 Y1", "R3 Y2", "R2 Y3", trump="B", tricks=[1, 4, 2], out=[(1, 3)]).plays("R4")
    for seat in (None, 0, 1, 2):
        view = GAME.screen(table.view(seat))
        assert view.trump == "B" and [laid.card for laid in view.trick] == ["R4"]
        assert view.winning == Laid(Seat(ANNA), "R4") and view.tricks == (1, 4, 2)
        assert [(out.seat, out.points) for out in view.out] == [(1, 3)] and view.points == (0, 0, 0)


def last_trick(table: Table, seat: int | None) -> list[str]:
    last = GAME.screen(table.view(seat)).last
    assert last is not None
    return [laid.card for laid in last.plays]


def test_v_8_2_the_last_trick_may_be_looked_at(position: Position) -> None:
    table = position("R4 Y1", "R3 Y2", "R2 Y3", trump="B").plays("R4", "R3", "R2", "Y1")
    for seat in (None, 0, 1, 2):
        assert last_trick(table, seat) == ["R4", "R3", "R2"]
    table.plays("Y2", "Y3")
    assert last_trick(table, 0) == ["Y1", "Y2", "Y3"]


def test_v_8_3_earlier_tricks_are_closed_but_remembered(position: Position) -> None:
    table = position("R4 Y1", "R3 Y2", "R2 Y3", trump="B").plays("R4", "R3", "R2", "Y1", "Y2", "Y3")
    assert [trick.plays[0].card for trick in table.view(1).won] == ["R4", "Y1"]
    assert GAME.screen(table.view(1)).won == Hidden(2)
    assert "R4" not in str(GAME.screen(table.view(1)))


def test_v_8_4_hands_are_closed_those_laid_aside_too(position: Position) -> None:
    table = position("R9 Y1", "R1 Y2", "R2 P3", trump="B", tricks=[3, 0, 0]).plays("R9", "R1", "R2")
    for seat in (None, 1, 2):
        assert "Y1" not in str(table.view(seat)) + str(table.seen(seat))
    assert "P3" not in str(table.view(1))
    fresh = dealt(3)
    (others, own) = ([e for e in fresh.seen(0) if isinstance(e, Dealt) and e.seat == s] for s in (1, 0))
    assert others[0].cards == Hidden(13) and own[0].cards == fresh.state.hands[0]


def test_v_8_5_nobody_knows_the_cards_put_aside() -> None:
    table = dealt(4)
    for seat in (None, 0, 1, 2, 3):
        view = table.view(seat)
        shown = str(view) + str([e for e in table.seen(seat) if not isinstance(e, Played)])
        assert not [card for card in table.state.aside if f"'{card}'" in shown]
        assert view.aside == 13
