"""Every food at two tables of its own set, where it is true (or acts) and where it is not: see foods.toml."""

from __future__ import annotations

import tomllib
from collections import Counter
from collections.abc import Callable
from pathlib import Path
from typing import Any

import pytest

from belladonna.core.text import Text
from belladonna.games.cookie.foods import RULES
from belladonna.games.cookie.spec import FOODS, SETS
from belladonna.games.cookie.tests.layout import Round

TABLES: list[dict[str, Any]] = tomllib.loads((Path(__file__).parent / "foods.toml").read_text(encoding="utf-8"))[
    "table"
]

PARAGRAPHS = {
    "C-9.1": "cream",
    "C-9.2": "pork",
    "C-9.3": "wine",
    "C-9.4": "coffee",
    "C-9.5": "apple",
    "C-9.6": "pear",
    "C-9.7": "cookie",
    "C-9.8": "mustard",
    "C-9.9": "pepper",
    "C-9.10": "mint",
    "C-9.11": "fish",
    "C-9.12": "cheese",
    "C-9.13": "water",
    "C-9.14": "milk",
    "C-9.15": "orange",
    "C-9.16": "cauli",
    "C-9.17": "bread",
    "C-9.18": "honey",
    "C-9.19": "cinnamon",
    "C-9.20": "ginger",
    "C-9.21": "beef",
    "C-9.22": "eggs",
    "C-9.23": "soup",
    "C-9.24": "tea",
    "C-9.25": "pea",
    "C-9.26": "cabbage",
    "C-9.27": "wheat",
    "C-9.28": "rice",
    "C-9.29": "nutmeg",
    "C-9.30": "saffron",
    "C-9.31": "quail",
    "C-9.32": "ham",
    "C-9.33": "mead",
    "C-9.34": "ale",
    "C-9.35": "berries",
    "C-9.36": "carrot",
    "C-9.37": "cacao",
    "C-9.38": "barley",
    "C-9.39": "hazelnut",
    "C-9.40": "almond",
    "C-9.41": "chicken",
    "C-9.42": "butter",
    "C-9.43": "beer",
    "C-9.44": "cider",
    "C-9.45": "broccoli",
    "C-9.46": "date",
    "C-9.47": "sugar",
    "C-9.48": "porridge",
    "C-9.49": "sage",
    "C-9.50": "parsley",
}


def scores_of(table: dict[str, Any]) -> dict[int, int] | None:
    return dict(enumerate(table["scores"])) if "scores" in table else None


def test_every_food_has_a_rule_and_a_paragraph_in_set_order() -> None:
    assert list(PARAGRAPHS.values()) == list(FOODS)
    assert set(RULES) == set(FOODS)


def test_there_are_fifty_foods_ten_in_each_set_and_ten_of_each_type() -> None:
    assert Counter(food.set for food in FOODS.values()) == dict.fromkeys(SETS, 10)
    assert set(Counter(food.type for food in FOODS.values()).values()) == {10}


@pytest.mark.parametrize(("paragraph", "food"), PARAGRAPHS.items())
def test_each_food_is_shown_both_ways(paragraph: str, food: str) -> None:
    shown = [table.get("true", table.get("acts")) for table in TABLES if table["food"] == food]
    assert shown == ([True] if food == "mint" else [True, False]), paragraph


@pytest.mark.parametrize("table", TABLES, ids=lambda t: f"{t['food']}-{t.get('true', t.get('acts'))}")
def test_the_food_does_what_its_card_says(table: dict[str, Any], say: Callable[[Text, str], str]) -> None:
    found = Round(table["cards"], scores=scores_of(table))
    (step,) = (s for s in found.found.steps if s.food == table["food"])
    name = found._name(step.card)
    if step.safe:
        assert not step.true and not step.poisoned
        assert found.changes(name) == table.get("changes", [])
        assert bool(step.changes) == table["acts"]
    else:
        assert step.true == table["true"]
    assert found.target == table["target"]
    assert say(step.sentence(), "en") == table["en"]
    assert say(step.sentence(), "fr") == table["fr"]


@pytest.mark.parametrize(
    ("paragraph", "cards", "king", "food", "true"),
    [
        ("C-9.1", "cream cookie cookie", 0, "cream", False),
        ("C-9.3", "wine wine mint", 0, "wine", True),
        ("C-9.3", "wine", 0, "wine", False),
        ("C-9.4", "coffee apple water milk", 0, "coffee", True),
        ("C-9.4", "coffee apple mint water milk", 0, "coffee", True),
        ("C-9.4", "coffee apple water pear milk cream", 0, "coffee", False),
        ("C-9.5", "apple wine", 0, "apple", True),
        ("C-9.6", "pear fish", 0, "pear", True),
        ("C-9.8", "mustard mustard", 0, "mustard", False),
        ("C-9.11", "fish fish cream cream", 0, "fish", True),
        ("C-9.12", "cheese cheese cream cream", 0, "cheese", True),
        ("C-9.14", "milk wine cookie", 0, "milk", True),
        ("C-9.15", "orange5/6 orange5/6", 0, "orange5/6", False),
        ("C-9.15", "orange5/6 orange6/5", 0, "orange5/6", False),
        ("C-9.15", "orange5/6 orange4/8", 0, "orange5/6", True),
        ("C-9.16", "cauli3/2 pear pear mint", 0, "cauli3/2", True),
        ("C-9.17", "bread wine", 0, "bread", True),
        ("C-9.17", "bread mint ginger", 0, "bread", False),
        ("C-9.17", "nutmeg bread", 0, "bread", False),
        ("C-9.18", "honey bread cream", 0, "honey", True),
        ("C-9.20", "ginger mint", 1, "ginger", True),
        ("C-9.21", "beef pear wine", 0, "beef", False),
        ("C-9.25", "pea/DRINK wine apple mint", 0, "pea/DRINK", False),
        ("C-9.25", "pea/DRINK wine mint", 0, "pea/DRINK", True),
        ("C-9.26", "cabbage/DRINK wine mint", 0, "cabbage/DRINK", False),
        ("C-9.27", "wheat/DRINK mint", 0, "wheat/DRINK", True),
        ("C-9.31", "quail", 0, "quail", False),
        ("C-9.31", "quail pork pork", 0, "quail", False),
        ("C-9.31", "quail quail pork pork", 0, "quail", True),
        ("C-9.32", "ham ham mint mint pork", 0, "ham", True),
        ("C-9.36", "carrot carrot mint", 0, "carrot", True),
        ("C-9.36", "carrot carrot carrot mint", 0, "carrot", False),
        ("C-9.37", "cacao beer cacao", 0, "cacao", True),
        ("C-9.37", "cacao beer pork", 0, "cacao", False),
        ("C-9.38", "barley/5 milk", 0, "barley/5", True),
        ("C-9.40", "almond/DRINK/3 mint pork milk apple ham", 0, "almond/DRINK/3", True),
        ("C-9.40", "almond/DRINK/3 mint pork apple milk ham", 0, "almond/DRINK/3", False),
        ("C-9.40", "almond/DRINK/3 mint", 0, "almond/DRINK/3", True),
        ("C-9.41", "chicken chicken", 0, "chicken", False),
        ("C-9.42", "butter mint", 0, "butter", False),
        ("C-9.45", "broccoli beer sugar/1/2", 0, "broccoli", False),
        ("C-9.46", "date/MEAT/SPICE ham mint", 0, "date/MEAT/SPICE", False),
        ("C-9.48", "porridge beer beer", 0, "porridge", True),
        ("C-9.50", "parsley4 0:mint", 1, "parsley4", False),
    ],
)
def test_where_a_rule_turns(paragraph: str, cards: str, king: int, food: str, true: bool) -> None:
    assert Round(cards, king=king).true(food) == true, paragraph


def test_c_9_39_hazelnut_knows_shared_first_and_last_places() -> None:
    cards = "hazelnut mint cookie"
    for points, true in (((3, 3, 1), True), ((1, 3, 1), True), ((2, 3, 1), False), ((2, 2, 2), True)):
        assert Round(cards, scores=dict(enumerate(points))).true("hazelnut") == true, points


def test_c_9_47_sugar_flips_a_card_with_both_values_once() -> None:
    found = Round("mint sugar/1/SPICE pork")
    assert found.changes("sugar/1/SPICE") == ["cleared mint"]
    assert found.poisoned == ["pork"]


def test_c_9_49_sage_may_remove_itself() -> None:
    found = Round("pork ale/3 sage/5/DRINK wine")
    assert found.numbers == [5, 1, 4, 6] and found.eliminated == ["pork", "ale/3", "wine"]
    itself = Round("ale/3 sage/4/MEAT pork cookie")
    assert itself.order == ["ale/3", "pork", "sage/4/MEAT", "cookie"]
    assert itself.eliminated == ["sage/4/MEAT", "pork"]
    assert itself.target == "cookie"


def test_c_9_50_parsley_of_the_king_himself_is_true_because_it_is_his(say: Callable[[Text, str], str]) -> None:
    found = Round("0:parsley4 1:mint")
    assert say(found.step("parsley4").sentence(), "en") == "parsley 4 is true: the king played it."
