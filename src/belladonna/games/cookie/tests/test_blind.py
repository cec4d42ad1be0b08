"""RULES.md, paragraph by paragraph: Blind Smashing (C-7)."""

from __future__ import annotations

from random import Random

import pytest

from belladonna.core import registry
from belladonna.core.rules import CLOCK, Seat
from belladonna.core.seen import Hidden
from belladonna.games.cookie.course import default_place
from belladonna.games.cookie.model import GameEnded, LostCards, PutBack, Settled, WentOut
from belladonna.testing import Table, table_for

GAME = registry.game("cookie")


def blind(*piles: str, **options: str | int) -> Table:
    """Piles with the top card first; seat 0 is king, the ids go round the table layer by layer."""
    values: dict[str, str | int] = {"players": len(piles), "variant": "blind", "first_king": 0, **options}
    return table_for("cookie", **values).deals(*piles)


EXAMPLE = ("cookie mint mint mint", "pork apple apple apple", "pepper mint mint mint", "pear mint mint mint")
"""Cookie, pork, pepper and pear lie on top, and pork, card 1, is poisoned (C-4.10)."""


def test_c_7_1_nobody_has_a_hand_and_all_reveal_their_top_card() -> None:
    t = blind(*EXAMPLE)
    assert t.state.phase == "countdown" and t.history.to_act == {CLOCK}
    for viewer in (None, 0, 1):
        assert t.view(viewer).hand == () and set(t.view(viewer).pile) <= {None}
        assert all(isinstance(event.cards, Hidden) for event in t.seen(viewer) if type(event).__name__ == "PileDealt")
    t.plays("! reveal")
    assert [placed.card.id for placed in t.view(None).circle] == [0, 1, 2, 3]
    assert t.view(None).hand_sizes == (3, 3, 3, 3)


@pytest.mark.parametrize(("players", "cards"), [(2, 4), (3, 6), (4, 4)])
def test_c_7_1_two_cards_each_with_two_or_three_players(players: int, cards: int) -> None:
    t = blind(*["pork mint cookie"] * players).plays("! reveal")
    assert len(t.view(None).circle) == cards
    assert [placed.card.food for placed in t.view(None).circle][: cards // players] == ["pork", "mint"][
        : cards // players
    ]


def test_c_7_2_the_winner_takes_any_of_the_revealed_cards() -> None:
    t = blind("pork mint mint", "nutmeg mint mint", "cookie mint mint", "cookie mint mint").plays("! reveal")
    t.plays("3 smash 2 400", "! settle")
    outcome = t.state.outcomes[-1]
    assert (outcome.eliminated, outcome.target, outcome.outcome) == ((0,), 2, "win")
    assert t.state.phase == "place" and t.history.to_act == {3, CLOCK}
    for card in (0, 1, 2, 3):  # eliminated, safe, poisoned, passed over
        assert f"place {card} 1" in t.legal(3)
    t.refuses("3 place 6 0", rule="C-7.2")
    t.plays("3 place 0 0")
    assert t.state.hands[3][0] == 0 and t.state.gone == (1, 2, 3)


def test_c_7_3_whoever_does_not_choose_gets_the_poisoned_card() -> None:
    t = blind(*EXAMPLE).plays("! reveal", "2 smash 1 400", "! settle")
    assert GAME.write(GAME.rules.timeout(t.state, Random(1))) == "place 1 3"
    t.plays("! place 1 3")
    assert t.state.hands[2] == (6, 10, 14, 1)


def test_c_7_3_or_the_own_first_card_if_the_centre_was_right() -> None:
    t = blind("pepper mint mint", "apple mint mint", "cream cookie mint", "apple mint mint").plays("! reveal")
    t.plays("2 smash centre 400", "! settle")
    assert t.state.outcomes[-1].outcome == "win" and default_place(t.state).card == 2


@pytest.mark.parametrize(("slot", "pile"), [(0, (1, 6, 10, 14)), (2, (6, 10, 1, 14)), (3, (6, 10, 14, 1))])
def test_c_7_4_the_card_goes_back_anywhere_in_the_own_pile(slot: int, pile: tuple[int, ...]) -> None:
    t = blind(*EXAMPLE).plays("! reveal", "2 smash 1 400", "! settle", f"2 place 1 {slot}")
    assert t.state.hands[2] == pile


def test_c_7_4_there_is_no_place_outside_the_pile() -> None:
    t = blind(*EXAMPLE).plays("! reveal", "2 smash 1 400", "! settle")
    assert "to under all its cards, 3" in t.refuses("2 place 1 4", rule="C-7.4")
    t.refuses("1 place 1 0", rule="C-3.1")


def test_c_7_4_everybody_sees_which_card_and_only_the_winner_where() -> None:
    t = blind(*EXAMPLE).plays("! reveal", "2 smash 1 400", "! settle", "2 place 1 2")
    for viewer in (None, 0, 1, 3):
        back = next(event for event in t.seen(viewer) if isinstance(event, PutBack))
        assert back.card.food == "pork" and isinstance(back.slot, Hidden)
        assert t.view(viewer).returned == ((), (), (1,), ()) and set(t.view(viewer).pile) <= {None}
    assert t.view(2).pile == (None, None, 1, None)
    assert t.said(2)[0] == "You put pork 2 back into the pile, under 2 cards."
    assert t.said(0, names=["Ann", "Bo", "Cy"])[0] == "Cy puts pork 2 back into the pile."


def test_c_7_4_a_card_put_back_is_no_secret_any_more_once_it_is_turned_up() -> None:
    t = blind(*EXAMPLE).plays("! reveal", "2 smash 1 400", "! settle", "2 place 1 0", "! reveal")
    assert t.view(2).pile == (None, None, None) and t.state.returned == ((), (), (), ())


def test_c_7_5_a_wrong_smash_costs_the_three_top_cards_or_all_there_are() -> None:
    t = blind(*EXAMPLE).plays("! reveal", "1 smash 0 400", "! settle")
    lost = next(event for event in t.events if isinstance(event, LostCards))
    assert lost == LostCards(Seat(1), (5, 9, 13)) and t.state.lost[1] == (5, 9, 13)
    assert t.state.hands[1] == () and t.state.points == (0, 0, 0, 0) and t.state.king == 1
    for viewer in (None, 0, 1):
        assert all(isinstance(e.cards, Hidden) for e in t.seen(viewer) if isinstance(e, LostCards)), "face down"
        assert t.view(viewer).lost[1] == (None, None, None)
    few = blind("cookie mint mint", "pork apple apple", "pepper mint mint", "pear mint mint")
    few.plays("! reveal", "1 smash 0 400", "! settle")
    assert few.state.lost[1] == (5, 9) and few.events[0].change == -2
    none = blind("cookie mint", "pork", "pepper", "pear").plays("! reveal", "1 smash 0 400", "! settle")
    assert none.events[0].change == 0 and not [e for e in none.events if isinstance(e, LostCards)]
    assert none.said(1)[1] == "That is wrong: you lose nothing, for the pile is empty."


def test_c_7_5_a_lost_card_is_known_to_whoever_had_put_it_there() -> None:
    t = blind(*EXAMPLE).plays("! reveal", "2 smash 1 400", "! settle", "2 place 1 1")
    assert t.view(2).pile == (None, 1, None, None)
    t.plays("! reveal", "2 smash centre 300", "! settle")
    assert t.state.outcomes[-1].outcome == "violation" and t.state.lost[2] == (1, 10, 14)
    assert t.view(2).lost[2] == (1, None, None) and t.view(0).lost[2] == (None, None, None)


def test_c_7_6_whoever_has_no_pile_is_out_and_neither_reveals_nor_smashes() -> None:
    t = blind("cookie apple", "pork apple", "pepper", "pear").plays("! reveal", "! settle")
    assert [event.seat for event in t.events if isinstance(event, WentOut)] == [2, 3]
    assert "You have no card left and are out." in t.said(2)
    t.plays("! reveal")
    assert [placed.seat for placed in t.view(None).circle] == [0, 1]
    assert t.legal(2) == set() and t.history.to_act == {0, 1, CLOCK}
    t.refuses("2 smash centre 100", rule="C-3.1")


def test_c_7_6_winning_with_the_last_card_is_in_time() -> None:
    t = blind("cookie apple", "pork apple", "pepper", "pear").plays("! reveal")
    t.plays("2 smash 1 100", "! settle", "2 place 2 0")
    assert t.state.hands[2] == (2,) and [e.seat for e in t.events if isinstance(e, WentOut)] == [3]
    t.plays("! reveal")
    assert t.history.to_act == {0, 1, 2, CLOCK}


def test_c_7_7_the_last_one_with_cards_wins() -> None:
    t = blind("cookie mint", "pork", "pepper", "pear").plays("! reveal", "! settle")
    assert t.result is not None and t.result.winners == (0,) and t.result.places == (1, 2, 2, 2)
    assert t.events[-1] == GameEnded((0, 0, 0, 0), (Seat(0),), "cards")
    assert t.said(0)[-2:] == ["Only one pile is left: the victory goes to you.", "The game is over."]


def test_c_7_7_a_winner_may_be_the_one_who_just_put_a_card_back() -> None:
    t = blind("cookie", "pork", "pepper", "pear").plays("! reveal", "2 smash 1 100", "! settle")
    assert t.history.to_act == {2, CLOCK}
    t.plays("2 place 1 0")
    assert t.result is not None and t.result.winners == (2,)


def test_c_7_7_if_nobody_has_cards_those_who_had_some_share() -> None:
    t = blind("cookie", "pork", "pepper", "pear").plays("! reveal", "! settle")
    assert t.result is not None and t.result.winners == (0, 1, 2, 3)
    t = blind("cookie mint", "pork mint", "pepper", "pear").plays("! reveal", "! settle", "! reveal")
    t.plays("! settle")
    assert t.result is not None and t.result.winners == (0, 1), "2 and 3 were out before"
    assert t.result.places == (1, 1, 3, 3)
    assert t.said(0, names=["Ann", "Bo"])[-2] == "No pile is left: you and Bo share the victory."


def test_c_7_7_a_wrong_smash_may_end_the_game_for_everybody() -> None:
    t = blind("cookie mint", "pork", "pepper", "pear").plays("! reveal", "0 smash 0 100", "! settle")
    assert t.result is not None and t.result.winners == (0, 1, 2, 3)


PILE = "mint mint {0} pork pear {0}"
"""Two rounds of mint, then a card to look at; for whoever loses three cards in the first it comes last."""


def third_round(*cards: str) -> Table:
    """Seat 1 has lost three cards by a wrong smash, seat 3 has won one: after the reveal the piles are 3, 0, 3, 4."""
    t = blind(*(PILE.format(card) for card in cards)).plays("! reveal", "1 smash centre 100", "! settle", "! reveal")
    t.plays("3 smash 6 100", "! settle", "3 place 6 4", "! reveal", "! settle")
    assert t.state.outcomes[-1].scores == ((0, 3), (1, 0), (2, 3), (3, 4))
    return t


@pytest.mark.parametrize(("owner", "true"), [(0, False), (1, True), (2, False), (3, True)])
def test_c_7_8_hazelnut_compares_the_piles_of_those_who_revealed(owner: int, true: bool) -> None:
    cards = ["cookie", "cookie", "cookie", "cookie"]
    cards[owner] = "hazelnut"
    steps = third_round(*cards).view(None).explained.steps
    assert [step.true for step in steps if step.food == "hazelnut"] == [true]


def test_c_7_8_who_is_out_is_not_compared() -> None:
    t = blind("mint hazelnut cookie", "mint cookie cookie", "mint mint", "mint mint").plays("! reveal", "! settle")
    t.plays("! reveal", "! settle", "! reveal", "! settle")
    assert t.state.outcomes[-1].scores == ((0, 0), (1, 0)), "2 and 3 had no card left"


def test_c_7_9_a_game_that_is_always_won_still_ends() -> None:
    t = blind(*["mint pork cookie"] * 4)
    rounds = 0
    while t.history.to_act:
        t.plays("! reveal")
        racer = min(seat for seat in t.history.to_act if seat >= 0)
        target = GAME.rules.apply(t.state, CLOCK, GAME.parse("settle"))[0].outcomes[-1].target
        t.plays(f"{racer} smash {target} 100", "! settle")
        if t.state.phase == "place":
            t.plays(f"! {GAME.write(default_place(t.state))}")
        rounds += 1
    assert rounds <= 12 and t.result is not None
    assert len(t.history) <= GAME.rules.max_moves(t.config)


def test_a_settled_race_of_a_blind_game_plays_for_cards() -> None:
    t = blind(*EXAMPLE).plays("! reveal", "2 smash 1 400", "! settle")
    settled = t.events[0]
    assert isinstance(settled, Settled) and settled.stake == "cards" and settled.change == 0
    assert t.said(2)[1] == "That is right: you win one of the cards."
