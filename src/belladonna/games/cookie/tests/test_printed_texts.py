"""Where the author's program does something else than his cards (C-4.12): the cards win. S1 to S11 are its places."""

from __future__ import annotations

from collections.abc import Callable
from random import Random

from belladonna.core.text import Text
from belladonna.games.cookie.deck import print_cards, set_recipe
from belladonna.games.cookie.tests.layout import Round


def test_s1_cheese_is_false_when_some_food_is_rarer() -> None:
    assert Round("cheese cheese mint").true("cheese") is False


def test_s2_cacao_wants_every_neighbour() -> None:
    assert Round("cacao beer pork").true("cacao") is False


def test_s3_chicken_wants_an_average_above_6() -> None:
    assert Round("chicken cream").true("chicken") is False, "5.5"
    assert Round("chicken chicken").true("chicken") is False, "6"
    assert Round("chicken chicken pepper").true("chicken") is True


def test_s4_sage_reads_a_type_and_a_number_each_as_what_it_is() -> None:
    assert Round("sage/9/DRINK cookie wine pork").eliminated == ["cookie", "wine"]
    assert Round("sage/DRINK/9 cookie wine pork").eliminated == ["cookie", "wine"]


def test_s5_the_kings_card_is_the_card_of_the_king() -> None:
    found = Round("0:pear 1:nutmeg 2:cinnamon")
    assert found.eliminated == ["pear"] and found.true("cinnamon") is False
    assert Round("1:ginger 2:mint", king=0).true("ginger") is True, "the first card is not the king's"
    assert Round("0:pork 0:cinnamon 1:mint").true("cinnamon") is True, "his second card is"
    assert Round("0:pork 0:mint 1:parsley6").true("parsley6") is True, "and so is its type"


def test_s6_cards_never_evaluated_are_never_poisoned() -> None:
    assert Round("saffron pork pork").poisoned == ["pork"]
    assert Round("pepper water beer pear").target != "water", "beer would flip the duplicate of pepper"
    assert Round("chicken wine sugar/6/DRINK pear").target != "wine"


def test_s7_the_order_follows_raised_numbers() -> None:
    found = Round("ale/4 mustard cream pork")
    assert found.order == ["ale/4", "cream", "pork", "mustard"], "5, 6, 7"


def test_s8_with_two_cards_the_one_neighbour_counts_once() -> None:
    assert Round("water pork").true("water") is False
    assert Round("soup pork").true("soup") is False
    assert Round("beer pork").poisoned == []
    assert Round("ale/2 pork").numbers == [1, 4]


def test_s9_hazelnut_goes_by_the_scores() -> None:
    for own, true in ((4, True), (2, False), (0, True)):
        assert Round("hazelnut mint cookie", scores={0: own, 1: 1, 2: 3}).true("hazelnut") is true


def test_s10_nothing_prints_a_0() -> None:
    for seed in range(50):
        for card in print_cards(set_recipe("expert"), Random(seed)):
            assert 0 not in card.values


def test_s11_without_poison_the_centre_is_named(say: Callable[[Text, str], str]) -> None:
    assert say(Round("cream pepper").found.why, "en") == "Nothing is poisoned: smash the centre."
