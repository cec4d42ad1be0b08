"""Finding the poison (C-4) and the edge cases of the table (C-10)."""

from __future__ import annotations

from collections.abc import Callable

import pytest

from belladonna.core.rules import Seat
from belladonna.core.text import Text
from belladonna.games.cookie.cards import read_card
from belladonna.games.cookie.evaluate import CENTRE, circle
from belladonna.games.cookie.tests.layout import Round, random_rounds

Say = Callable[[Text, str], str]


def test_c_4_1_cards_are_evaluated_from_low_to_high() -> None:
    assert Round("cookie pork pepper pear").order == ["pork", "pear", "pepper", "cookie"]


def test_c_4_2_a_true_card_is_poisoned() -> None:
    assert Round("mint pork cookie").poisoned == ["mint", "pork"]


def test_c_4_3_of_equal_numbers_only_the_closest_to_the_king_is_evaluated() -> None:
    assert Round("1:wine 2:apple 0:bread", king=1).order == ["wine"]
    assert Round("0:bread 1:wine 2:apple", king=0).order == ["bread"]


def test_c_4_4_a_passed_over_card_counts_but_is_never_poisoned(say: Say) -> None:
    found = Round("mustard mustard saffron mint")
    assert found.true("mustard") is False, "the other mustard counts"
    found = Round("saffron pork pork wine")
    assert found.skipped == ["pork#2"]
    assert found.poisoned == ["pork", "wine"], "saffron does not poison the second pork"
    assert found.target == "wine"
    (skip,) = found.found.skipped
    said = "pork 2 is skipped: 2 was already evaluated on pork. It counts, but it is never poisoned."
    assert say(skip.why, "en") == said
    assert say(skip.why, "fr").startswith("On saute porc 2\u00a0: le 2 a déjà été évalué (porc).")


def test_c_4_4_saffron_never_makes_a_duplicate_the_target() -> None:
    found = Round("saffron cheese wine apple")
    assert found.skipped == ["apple"]
    assert found.poisoned == ["cheese", "wine"] and found.target == "wine"


def test_c_4_5_so_far_means_by_cards_evaluated_before() -> None:
    assert Round("mead barley/6").true("mead") is False, "barley is true, but later"
    assert Round("cider barley/6").true("cider") is True
    assert Round("mead barley/6").poisoned == ["barley/6"]


def test_c_4_5_cookie_does_not_look_at_cards_that_come_later() -> None:
    found = Round("ale/4 chicken cookie cream")
    assert found.numbers == [1, 10, 9, 9]
    assert found.order == ["ale/4", "cookie", "chicken"]
    assert found.true("cookie") and found.true("chicken")
    assert found.poisoned == ["chicken", "cookie"] and found.target == "chicken"


def test_c_4_6_safe_food_acts_at_its_own_turn_and_is_never_poisoned() -> None:
    found = Round("cheese pork nutmeg mint")
    assert found.eliminated == ["cheese", "pork"]
    assert found.order == ["nutmeg"], "mint is a duplicate of nutmeg, which stays"
    assert found.poisoned == [] and found.target == CENTRE
    assert Round("saffron beer cream").poisoned == ["cream"], "saffron poisons no safe food"


def test_c_4_6_what_safe_food_did_is_not_repeated_later() -> None:
    found = Round("sage/6/DRINK cream ale/4 ale/2 milk")
    assert found.eliminated == ["ale/4", "ale/2", "milk"] and found.order == ["sage/6/DRINK", "cream"]
    raised = Round("ale/4 sage/4/7 mustard pork pork")
    assert raised.numbers == [1, 5, 3, 2, 6]
    assert raised.order == ["ale/4", "pork", "mustard", "sage/4/7", "pork#2"]
    assert raised.eliminated == []


def test_c_4_7_safe_food_that_is_a_duplicate_does_not_act_but_counts() -> None:
    found = Round("mint nutmeg pork")
    assert found.order == ["mint", "pork"] and found.eliminated == []
    found = Round("quail sage/2/3 broccoli ale/2 porridge")
    assert found.order == ["quail", "broccoli", "porridge"]
    assert found.true("broccoli") is False and found.true("porridge") is True


def test_c_4_8_the_highest_poisoned_card_is_the_one(say: Say) -> None:
    found = Round("mint pork mustard")
    assert found.poisoned == ["mint", "pork", "mustard"] and found.target == "mustard"
    assert say(found.found.why, "en") == "mustard 3 is the highest of the poisoned cards."
    assert say(found.found.why, "fr") == "La plus haute des cartes empoisonnées\u00a0: moutarde 3."
    assert say(Round("pork pear").found.why, "en") == "pork 2 is the only poisoned card."


def test_c_4_8_of_equal_current_numbers_the_closest_to_the_king(say: Say) -> None:
    found = Round("ale/2 ale/3 pork cream cookie")
    assert found.order == ["ale/2", "pork", "ale/3", "cream", "cookie"]
    assert found.numbers == [4, 3, 5, 5, 11]
    assert found.poisoned == ["pork", "cream"] and found.target == "pork"
    said = "pork 5 is the highest poisoned card, and of equal ones the closest to the king."
    assert say(found.found.why, "en") == said


def test_c_4_9_without_poison_the_centre_is_to_be_smashed(say: Say) -> None:
    found = Round("cream pepper")
    assert found.poisoned == [] and found.target == CENTRE
    assert say(found.found.why, "en") == "Nothing is poisoned: smash the centre."
    assert say(found.found.why, "fr") == "Rien n’est empoisonné\u00a0: il faut frapper le centre."


def test_c_4_10_the_printed_example(say: Say) -> None:
    found = Round("cookie pork pepper pear")
    assert found.target == "pork"
    assert [say(step.sentence(), "en") for step in found.found.steps] == [
        "pork 2 is true: it is the only pork.",
        "pear 4 is false: pork 2 is lower.",
        "pepper 7 is false: only 1 card is poisoned so far.",
        "cookie 9 is false: pork 2 is poisoned already.",
    ]
    assert [say(step.sentence(), "fr").replace("\u00a0", " ") for step in found.found.steps] == [
        "porc 2, règle vraie : c’est le seul porc.",
        "poire 4, règle fausse : porc 2 a un nombre plus petit.",
        "piment 7, règle fausse : 1 seule carte est empoisonnée à ce stade.",
        "cookie 9, règle fausse : il y a déjà du poison (porc 2).",
    ]


def test_c_4_11_cookie_pork_cookie(say: Say) -> None:
    found = Round("cookie pork cookie")
    assert found.target == "pork"
    assert [say(step.sentence(), "en") for step in found.found.steps] == [
        "pork 2 is true: it is the only pork.",
        "cookie 9 is false: pork 2 is poisoned already.",
    ]
    assert [say(step.sentence(), "fr").replace("\u00a0", " ") for step in found.found.steps] == [
        "porc 2, règle vraie : c’est le seul porc.",
        "cookie 9, règle fausse : il y a déjà du poison (porc 2).",
    ]


@pytest.mark.parametrize("cards", ["pepper cookie cookie", "cookie pepper cookie", "cookie cookie pepper"])
def test_c_4_11_pepper_and_two_cookies(cards: str, say: Say) -> None:
    found = Round(cards)
    assert found.target == "cookie", "the first cookie in circle order"
    assert [say(step.sentence(), "en") for step in found.found.steps] == [
        "pepper 7 is false: nothing is poisoned so far.",
        "cookie 9 is true: nothing is poisoned so far.",
    ]
    assert [say(step.sentence(), "fr").replace("\u00a0", " ") for step in found.found.steps] == [
        "piment 7, règle fausse : rien n’est encore empoisonné.",
        "cookie 9, règle vraie : rien n’est encore empoisonné.",
    ]


def test_c_10_1_the_circle_starts_with_the_kings_cards_as_he_placed_them() -> None:
    plays = {
        Seat(0): [read_card("mint", id=0), read_card("pork", id=1)],
        Seat(1): [read_card("wine", id=2)],
        Seat(2): [read_card("pear", id=3), read_card("apple", id=4)],
    }
    assert [p.card.id for p in circle(plays, Seat(2), 3)] == [3, 4, 0, 1, 2]
    assert [p.card.id for p in circle(plays, Seat(1), 3)] == [2, 3, 4, 0, 1]


def test_c_10_2_both_of_the_kings_cards_are_his() -> None:
    assert Round("0:mint 0:cinnamon 1:pork").true("cinnamon") is True
    assert Round("0:pork 0:ginger 1:mint").true("ginger") is False
    assert Round("0:pork 0:mint 1:parsley6").true("parsley6") is True, "the type of his second card"


def test_c_10_3_raised_numbers_count_and_printed_parameters_do_not_rise() -> None:
    assert Round("ale/4 cookie pork pear").numbers == [1, 13, 2, 8]
    assert Round("ale/2 orange5/8 cream pork").true("orange5/8") is False, "cream has the 5 printed on it"
    seven = Round("ale/2 orange5/8 pepper pork")
    assert seven.numbers[1] == 7 and seven.true("orange5/8") is True, "its raised 7 forbids no 7"
    cauli = Round("ale/2 cauli4/2 pork mustard")
    assert cauli.numbers == [1, 6, 2, 5] and cauli.true("cauli4/2") is True, "5 and its own 6 are above 4"
    assert Round("ale/4 pork beef mint").numbers == [1, 6, 5, 5]
    assert Round("ale/4 pork beef mint").true("beef") is False, "one below 5, one above 5"


def test_c_10_4_with_two_cards_each_has_one_neighbour() -> None:
    for cards in ("water mint", "milk mint", "soup mint"):
        assert Round(cards).true(cards.split()[0]) is False
    assert Round("beer mint").poisoned == [], "beer flips its neighbour once"
    assert Round("ale/4 cream").numbers == [1, 9], "ale raises its neighbour once"
    assert Round("wine cookie").true("wine") is True


def test_c_10_4_a_card_alone_has_no_neighbour() -> None:
    for food, true in (("cacao", True), ("cider", True), ("mead", False), ("water", False), ("milk", False)):
        assert Round(food).true(food) == true
    for food, true in (("soup", False), ("tea", True), ("coffee", False), ("wine", False)):
        assert Round(food).true(food) == true
    assert Round("beer").target == CENTRE and Round("ale/3").numbers == [1]


def test_c_10_5_a_king_without_a_card() -> None:
    found = Round("1:cinnamon 2:ginger 3:parsley4", king=0)
    assert found.order == ["ginger", "cinnamon"], "parsley 4 is a duplicate: the order starts at the king's left"
    assert found.true("cinnamon") is False and found.true("ginger") is True
    assert Round("1:parsley4 2:mint", king=0).true("parsley4") is False
    gone = Round("0:pear 1:nutmeg 2:parsley7", king=0)
    assert gone.eliminated == ["pear"] and gone.true("parsley7") is False


def test_c_10_6_counts_are_counts_of_cards() -> None:
    assert Round("pork pork mint").true("pork") is False, "the second pork was never evaluated"
    assert Round("cauli3/2 pear pear mint").true("cauli3/2") is True
    assert Round("broccoli beer sugar/1/2").true("broccoli") is False


def test_c_10_7_an_eliminated_card_is_gone_for_everything() -> None:
    found = Round("ale/4 sage/2/DRINK pepper pork mint")
    assert found.numbers == [1, 5, 7, 2, 5]
    assert found.order == ["ale/4", "pork", "sage/2/DRINK", "pepper"]
    assert found.eliminated == ["ale/4", "pork"]
    assert found.step("pork").poisoned and found.poisoned == [] and found.target == CENTRE
    closed = Round("wine cream nutmeg wine cookie")
    assert closed.eliminated == ["wine", "cream"] and closed.true("wine#2") is True
    closed = Round("sage/4/MEAT wine pear cookie pork")
    assert closed.true("wine") is True, "the circle closes over the pear"


def test_c_10_8_what_was_done_stays_and_used_numbers_stay_used() -> None:
    found = Round("ale/4 sage/7/DRINK quail cookie")
    assert found.eliminated == ["ale/4"]
    assert found.numbers == [1, 5, 1, 13], "cookie stays raised"
    assert found.skipped == ["quail"], "1 was evaluated on the ale that is gone"
    found = Round("cream nutmeg cream cookie")
    assert found.order == ["nutmeg", "cream#2", "cookie"]


def test_c_10_9_ale_may_bring_a_passed_over_card_back_or_make_a_duplicate() -> None:
    found = Round("ale/3 cream pork pork")
    assert found.order == ["ale/3", "pork", "pork#2", "cream"]
    found = Round("ale/3 pork cream mint")
    assert found.numbers == [1, 5, 5, 4]
    assert found.order == ["ale/3", "mint", "pork"] and found.skipped == ["cream"]


def test_c_10_10_saffron_waits_for_a_card_that_is_evaluated_later(say: Say) -> None:
    found = Round("saffron pork cookie ale/4 cream")
    assert found.numbers == [9, 2, 13, 1, 9]
    assert found.changes("saffron") == ["will-poison cookie"]
    assert found.step("cookie").true is False and found.step("cookie").poisoned is True
    assert found.poisoned == ["pork", "cookie"], "cream is never evaluated"
    assert found.target == "cookie"
    said = (
        "saffron 9 acts: it poisons cookie 13 if its turn still comes "
        "and cream 9, passed over, only if it is evaluated after all."
    )
    assert say(found.step("saffron").sentence(), "en") == said
    late = found.step("cookie").changes[0].why
    assert say(late, "en") == "cookie 13 is poisoned all the same, by safe food that acted earlier."


def test_c_10_10_an_effect_on_a_passed_over_card_is_told_as_what_it_is(say: Say) -> None:
    found = Round("saffron pork pork")
    assert found.order == ["pork", "saffron"] and found.skipped == ["pork#2"]
    assert found.changes("saffron") == ["poisoned pork"], "the first pork was false, the second has no turn"
    said = "saffron 9 acts: it poisons pork 2 and pork 2, passed over, only if it is evaluated after all."
    assert say(found.step("saffron").sentence(), "en") == said
    idle = Round("pork saffron pork")
    assert idle.changes("saffron") == []
    said = "saffron 9 changes nothing: it meets only cards that were passed over, pork 2."
    assert say(idle.step("saffron").sentence(), "en") == said


def test_c_10_10_a_flip_waits_too() -> None:
    found = Round("beer cookie ale/4 pork mint")
    assert found.changes("beer") == ["will-flip cookie"], "mint is passed over: ale was the first 1"
    assert found.true("cookie") is False and found.poisoned == ["cookie", "pork"]
    assert found.target == "cookie"


def test_c_10_10_saffron_forgets_earlier_flips() -> None:
    found = Round("saffron ale/2 ale/4 cookie beer")
    assert found.order == ["ale/2", "ale/4", "beer", "saffron", "cookie"]
    assert found.numbers == [11, 5, 3, 13, 9]
    assert found.true("cookie") is True and found.poisoned == ["cookie"], "true, flipped, then poisoned by saffron"


def test_c_10_10_two_flips_cancel_each_other() -> None:
    twice = Round("beer pork ale/2 sugar/2/MEAT cookie")
    assert twice.numbers == [9, 4, 1, 11, 9]
    assert twice.changes("beer") == ["cleared pork"], "the cookie is passed over: beer is the first 9"
    assert twice.changes("sugar/2/MEAT") == ["poisoned pork"]
    assert twice.poisoned == ["pork"]


def test_c_10_11_a_shared_place_is_a_place() -> None:
    assert Round("fish fish pork pork").true("fish") is True
    assert Round("cheese pork").true("cheese") is True
    assert Round("pea/MEAT pork").true("pea/MEAT") is True
    assert Round("cabbage/MEAT cream").true("cabbage/MEAT") is False
    assert Round("hazelnut mint", scores={0: 1, 1: 1}).true("hazelnut") is True


def test_what_holds_at_every_table() -> None:
    """C-4.1 to C-4.9 as properties of random tables of every set, and of all foods mixed."""
    for table in random_rounds(400):
        found = table.found
        evaluated = {step.card: step for step in found.steps}
        assert len(evaluated) == len(found.steps), "no card has two turns"
        assert len({step.number for step in found.steps}) == len(found.steps), "no number has two turns"
        assert not {skip.card for skip in found.skipped} & set(evaluated)
        left = set(found.circle) - set(found.eliminated)
        assert {skip.card for skip in found.skipped} == left - set(evaluated)
        assert set(found.poisoned) <= left & set(evaluated)
        assert not [card for card in found.poisoned if evaluated[card].safe]
        numbers = dict(zip(found.circle, found.numbers, strict=True))
        highest = max((numbers[card] for card in found.poisoned), default=None)
        first = next((card for card in found.poisoned if numbers[card] == highest), CENTRE)
        assert found.target == first
