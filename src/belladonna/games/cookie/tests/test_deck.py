"""Decks: the printed sets (C-1), own decks (C-8), and how hard they are."""

from __future__ import annotations

from collections import Counter
from collections.abc import Callable
from random import Random

import msgspec
import pytest

from belladonna.core import registry
from belladonna.core.config import BadConfig, make_config
from belladonna.core.game import BadNotation
from belladonna.core.rules import CHANCE, Seat
from belladonna.core.text import Text
from belladonna.games.cookie.cards import may_exist, read_card, write_card
from belladonna.games.cookie.deck import (
    BadDeck,
    Problem,
    print_cards,
    problems,
    random_recipe,
    read_deck,
    recipe_of,
    set_recipe,
    write_deck,
)
from belladonna.games.cookie.difficulty import careless_target, difficulty
from belladonna.games.cookie.evaluate import CENTRE
from belladonna.games.cookie.model import Print
from belladonna.games.cookie.spec import FOODS, SETS, Config, cards_per_round
from belladonna.games.cookie.tests.layout import Round, lay

GAME = registry.game("cookie")
Say = Callable[[Text, str], str]


def found(deck: str, players: int | None = None) -> list[tuple[str, str, tuple[str, ...]]]:
    return [(p.level, p.why.key, p.foods) for p in problems(read_deck(deck), players)]


SOUND = "pork*3 cookie*3 wine*3 apple*3 pepper*3"


def test_c_1_1_every_food_has_a_type_and_safe_food_a_mark() -> None:
    safe = [name for name, food in FOODS.items() if food.safe]
    assert safe == ["nutmeg", "saffron", "ale", "beer", "sugar", "sage"]
    assert FOODS["eggs"].type == FOODS["cheese"].type == "MEAT"
    assert FOODS["cabbage"].type == "FRUIT"


def test_c_1_2_a_set_is_ten_foods_with_three_copies() -> None:
    for name in SETS:
        recipe = set_recipe(name)
        assert len(recipe) == 10 and set(recipe.values()) == {3}
        assert len(print_cards(recipe, Random(1))) == 30
    assert len(print_cards(set_recipe("starter", copies=2), Random(1))) == 20


def test_c_1_3_a_random_set_has_neither_error_nor_warning() -> None:
    drawn = [random_recipe(Random(seed)) for seed in range(100)]
    for recipe in drawn:
        assert len(recipe) == 10 and problems(recipe) == ()
    assert len({write_deck(recipe) for recipe in drawn}) == 100
    assert {name for recipe in drawn for name in recipe} == set(FOODS), "every food is drawn some time"


def test_c_1_5_three_foods_print_their_number_card_by_card() -> None:
    ranges = {name: (food.low, food.high) for name, food in FOODS.items() if food.number is None}
    assert ranges == {"orange": (3, 8), "cauli": (3, 6), "parsley": (2, 8)}
    cards = [card for seed in range(60) for card in print_cards(dict.fromkeys(ranges, 3), Random(seed))]
    for name, (low, high) in ranges.items():
        assert {card.number for card in cards if card.food == name} == set(range(low, high + 1))


def test_c_1_6_blanks_are_drawn_without_what_is_the_cards_own() -> None:
    cards = [card for name in SETS for seed in range(80) for card in print_cards(set_recipe(name), Random(seed))]
    assert all(may_exist(card) for card in cards)
    drawn = {name: {v for card in cards if card.food == name for v in card.values} for name in FOODS}
    assert drawn["almond"] == {"MEAT", "DRINK", "FRUIT", "CEREAL", 3}
    assert drawn["ale"] == {2, 3, 4} and drawn["barley"] == {4, 5, 6}
    assert {card.values for card in cards if card.food == "cauli" and card.number == 3} == {(2,)}
    fixed = {food.number for food in FOODS.values() if food.set == "expert"} - {None}
    assert drawn["sage"] == {"MEAT", "DRINK", "FRUIT", "CEREAL"} | fixed - {1}
    assert drawn["sugar"] == {"MEAT", "DRINK", "FRUIT", "SPICE"} | fixed - {9}


def test_c_1_6_an_any_is_as_often_a_type_as_a_number() -> None:
    first = Counter(
        isinstance(card.values[0], int)
        for seed in range(400)
        for card in print_cards({"sage": 1, "pork": 1, "wine": 1, "apple": 1, "cookie": 1}, Random(seed))
        if card.food == "sage"
    )
    assert 160 < first[True] < 240


def test_c_1_6_where_one_kind_is_used_up_the_other_is_drawn() -> None:
    for seed in range(20):
        (card,) = (
            c for c in print_cards({"sage": 1, "orange": 1, "wine": 1, "parsley": 1}, Random(seed)) if c.food == "sage"
        )
        assert set(card.values) < {"FRUIT", "DRINK", 6} and len(card.values) == 2


@pytest.mark.parametrize("odd", ["sage/0/MEAT", "sage/3/MEAT", "sage/SPICE/5", "pea/CEREAL", "pea/DRINK"])
def test_c_1_6_a_printed_card_has_nothing_that_its_deck_has_not(odd: str) -> None:
    """The deck has meat, fruit and spice, and the numbers 1, 2, 5 and 8; spice is sage's own type."""
    food = odd.partition("/")[0]
    codes = {"pork": "pork", "ham": "ham", "pea": "pea/MEAT", "sage": "sage/MEAT/5"}
    start = GAME.rules.setup(make_config(Config, {"deck": "pork*1 ham*1 pea*1 sage*1"}))
    for right in ("sage/MEAT/5", "sage/5/8", "sage/FRUIT/2"):
        assert GAME.rules.why_not(start, CHANCE, Print(tuple((codes | {"sage": right}).values()))) is None
    no = GAME.rules.why_not(start, CHANCE, Print(tuple((codes | {food: odd}).values())))
    assert no is not None and no.rule == "C-1.6"


def test_c_1_7_two_to_seven_play() -> None:
    assert [make_config(Config, {"players": n}).players for n in (2, 7)] == [2, 7]
    for players in (1, 8):
        with pytest.raises(BadConfig):
            make_config(Config, {"players": players})


def test_c_3_1_two_cards_each_with_two_or_three_players() -> None:
    assert [cards_per_round(players) for players in range(2, 8)] == [2, 2, 1, 1, 1, 1]


def test_c_8_1_a_deck_is_read_back_from_its_text() -> None:
    written = "pork*3 cookie*2 mint*1 nutmeg*9"
    assert write_deck(read_deck(written)) == written
    assert read_deck("Cookie, pork*2+mint") == {"pork": 2, "cookie": 3, "mint": 3}
    assert read_deck("cookie pork*2", copies=1) == {"pork": 2, "cookie": 1}
    for name in SETS:
        assert read_deck(write_deck(set_recipe(name))) == set_recipe(name)


@pytest.mark.parametrize(
    ("deck", "said"),
    [
        ("cokie*3", "There is no food “cokie”. Close to it: cookie, cider."),
        ("xyzzy", "There is no food “xyzzy”. The rules list all fifty."),
        ("pork*0", "“0” is no number of copies for pork. Allowed: 1 to 9."),
        ("pork*10", "“10” is no number of copies for pork. Allowed: 1 to 9."),
        ("pork*", "“” is no number of copies for pork. Allowed: 1 to 9."),
        ("pork*x", "“x” is no number of copies for pork. Allowed: 1 to 9."),
        ("pork*1 pork*2", "The deck names pork twice."),
        ("  ", "The deck has no food. It should look like pork*3 cookie*2."),
    ],
)
def test_c_8_2_an_unreadable_deck_is_refused(deck: str, said: str, say: Say) -> None:
    with pytest.raises(BadDeck) as refused:
        read_deck(deck)
    assert say(refused.value.why, "en") == said
    assert say(refused.value.why, "fr")


def test_a_sound_deck_has_no_problem() -> None:
    assert found(SOUND, players=7) == []


def test_c_8_3_three_foods_need_cookie() -> None:
    missing = found("cream wine mustard apple pepper")
    assert missing == [("error", "cookie-deck-needs-cookie", ("cream", "wine", "mustard"))]
    assert problems(read_deck("cream wine mustard apple pepper"))[0].add == ("cookie",)
    assert not found("cream wine mustard apple pepper cookie")


def test_c_8_4_four_foods_need_a_safe_food() -> None:
    (missing,) = (
        p for p in problems(read_deck("berries cacao broccoli porridge pork milk mint")) if p.level == "error"
    )
    assert missing.foods == ("berries", "cacao", "broccoli", "porridge")
    assert missing.add == ("nutmeg", "saffron", "ale", "beer", "sugar", "sage")
    assert not [p for p in problems(read_deck("berries pork milk nutmeg")) if p.level == "error"]


def test_c_8_5_a_type_without_food_is_a_warning() -> None:
    (missing,) = problems(read_deck("pork mint rice apple"))
    assert (missing.level, missing.why.key) == ("warning", "cookie-deck-no-type")
    assert "wine" in missing.add and len(missing.add) == 10


def test_c_8_6_more_than_two_equal_numbers_are_a_warning() -> None:
    two = SOUND + " cheese"
    assert not found(two)
    assert found(two + " coffee porridge nutmeg")[0][1] == "cookie-deck-equal-numbers"
    assert not found(two + " orange cauli parsley"), "numbers drawn card by card are not counted"


def test_c_8_7_more_than_two_safe_foods_are_a_warning_as_in_the_expert_set() -> None:
    assert [found(write_deck(set_recipe(name))) for name in SETS[:4]] == [[], [], [], []]
    assert found(write_deck(set_recipe("expert"))) == [
        ("warning", "cookie-deck-safe-foods", ("beer", "sugar", "sage")),
    ]


def test_c_8_8_blanks_that_cannot_be_filled_are_an_error(say: Say) -> None:
    (wrong,) = (p for p in problems(read_deck("pea*3 apple*3")) if p.level == "error")
    assert wrong.foods == ("pea",)
    assert "wine" in wrong.add and "pear" not in wrong.add
    assert say(wrong.why, "en").endswith("Add foods of other types; it could name meat, drink, cereal and spice.")
    levels = [(p.level, p.foods) for p in problems(read_deck("date pork"))]
    assert ("error", ("date",)) in levels, "date needs two types besides its own"
    assert not [p for p in problems(read_deck("date pork mint")) if p.level == "error"]
    assert [p.foods for p in problems(read_deck("sage mint")) if p.level == "error"] == [("sage",)]
    assert not [p for p in problems(read_deck("sage pork")) if p.level == "error"], "a 2 or a meat"


def test_c_8_9_a_deck_smaller_than_the_players_is_an_error() -> None:
    small = "pork*1 cookie*1 wine*1 apple*1 pepper*1"
    assert found(small, players=5) == []
    assert found(small, players=6) == [("error", "cookie-deck-too-small", ())]
    assert found(small, players=3) == [], "fewer than one round takes may be played"


def test_a_table_gets_the_deck_it_asks_for_or_a_refusal() -> None:
    assert recipe_of(Config(), Random(1)) == set_recipe("starter")
    assert recipe_of(Config(set="expert", copies=1), Random(1)) == set_recipe("expert", copies=1)
    assert recipe_of(Config(deck=SOUND), Random(1)) == read_deck(SOUND)
    assert problems(recipe_of(Config(set="random"), Random(1))) == ()
    for deck, said in (("berries pork", "needs a safe food"), ("cokie", "Close to it"), ("cookie*1", "1 card for 4")):
        with pytest.raises(BadConfig, match=said):
            make_config(Config, {"deck": deck})


def test_c_8_10_a_deck_without_safe_food_and_equal_numbers_fools_nobody() -> None:
    plain = {"mint": 1, "pork": 1, "mustard": 1, "pear": 1, "cream": 1, "cookie": 1, "pepper": 1, "coffee": 1}
    assert difficulty(plain, 4, Random(1), tables=200) == 0.0
    easy, hard = (difficulty(set_recipe(name), 4, Random(1)) for name in ("starter", "expert"))
    assert easy < 0.1 and hard > 0.3


def test_a_careless_player_forgets_duplicates_and_safe_food() -> None:
    scores = {Seat(seat): 0 for seat in range(4)}
    assert Round("cheese pork nutmeg").target == CENTRE
    assert careless_target(lay("cheese pork nutmeg"), Seat(0), scores) == 0
    assert Round("apple mint bread").target == "apple"
    assert Round("wine mint apple").target == "mint"
    assert careless_target(lay("wine mint apple"), Seat(0), scores) == 2


def test_a_card_is_read_back_from_its_code() -> None:
    for name in SETS:
        for card in print_cards(set_recipe(name), Random(3)):
            assert read_card(write_card(card), id=card.id) == card
            assert msgspec.json.decode(msgspec.json.encode(card), type=type(card)) == card
    assert write_card(read_card("orange5/6")) == "orange5/6"


@pytest.mark.parametrize(
    "code",
    ["cokie", "cream5", "parsley", "parsley9", "orange5", "orange5/5", "orange5/9", "pea", "pea/FRUIT", "pea/6",
     "almond/DRINK/2", "almond/3/DRINK", "ale/5", "sage/1/2", "sage/2/2", "sage/2", "date/MEAT/MEAT", "cream/", ""],
)  # fmt: skip
def test_a_card_that_is_never_printed_is_refused(code: str, say: Say) -> None:
    with pytest.raises(BadNotation) as refused:
        read_card(code)
    assert say(refused.value.why, "en") and say(refused.value.why, "fr")


def test_problems_travel_as_messages() -> None:
    for problem in problems(read_deck("berries cream sage*1"), 7):
        assert msgspec.json.decode(msgspec.json.encode(problem), type=Problem) == problem
