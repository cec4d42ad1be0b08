"""What the cards and the evaluator say, in every language."""

from __future__ import annotations

import re
from collections.abc import Callable, Iterator
from pathlib import Path

import pytest
from fluent.syntax import FluentParser
from fluent.syntax.ast import Message

from belladonna.core.text import Text
from belladonna.games.cookie.cards import card_text, food_text, read_card
from belladonna.games.cookie.deck import problems, read_deck
from belladonna.games.cookie.evaluate import Evaluation
from belladonna.games.cookie.spec import FOODS
from belladonna.games.cookie.tests.layout import random_rounds

FOLDER = Path(__file__).parent.parent
LANGUAGES = ("en", "fr")
Say = Callable[[Text, str], str]


def keys(language: str) -> list[str]:
    source = (FOLDER / "text" / f"{language}.ftl").read_text(encoding="utf-8")
    entries = FluentParser().parse(source).body
    assert not [entry for entry in entries if type(entry).__name__ == "Junk"]
    return [entry.id.name for entry in entries if isinstance(entry, Message)]


def said(found: Evaluation) -> Iterator[Text]:
    yield found.why
    yield from (skip.why for skip in found.skipped)
    for step in found.steps:
        yield step.sentence()
        yield from (change.why for change in step.changes)


def test_both_languages_have_the_same_messages_once_each() -> None:
    assert keys("en") == keys("fr")
    assert len(set(keys("en"))) == len(keys("en"))


def test_all_that_happens_at_a_table_can_be_said(say: Say) -> None:
    spoken = [sentence for found in random_rounds(400) for sentence in said(found.found)]
    for language in LANGUAGES:
        for sentence in spoken:
            words = say(sentence, language)
            assert words and "{" not in words and words.endswith("."), words
    steps = {step.why.key for found in random_rounds(400) for step in found.found.steps}
    assert len(steps) > 60, "the tables reach most reasons"


def test_no_reason_is_left_over_and_none_is_missing() -> None:
    source = "".join(path.read_text(encoding="utf-8") for path in (FOLDER / "foods").glob("*.py"))
    given = set(re.findall(r'"([a-z]+(?:-[a-z]+)*)"', source))
    reasons = {key.removeprefix("cookie-why-") for key in keys("en") if key.startswith("cookie-why-")}
    built = {f"{food}-{truth}" for food in ("quail", "ham") for truth in ("true", "false")}
    assert reasons <= given | built, sorted(reasons - given - built)


@pytest.mark.parametrize("language", LANGUAGES)
def test_c_1_4_every_food_has_a_name_and_a_rule_in_words(language: str, say: Say) -> None:
    names = [say(Text(f"cookie-card-{name}"), language) for name in FOODS]
    assert len(set(names)) == len(FOODS)
    rules = [say(food_text(name), language) for name in FOODS]
    assert len(set(rules)) >= len(FOODS) - 1
    assert not [rule for rule in rules if "{" in rule]


@pytest.mark.parametrize(
    ("code", "en", "fr"),
    [
        ("coffee", "3 or more cards of one type in a row", "Au moins 3 cartes d’un type à la suite"),
        ("orange5/6", "No other card is 5 or 6", "Aucune autre carte n’est 5 ou 6"),
        ("cauli4/2", "2 or more cards are higher than 4", "Au moins 2 cartes dépassent 4"),
        ("almond/DRINK/3", "No drinks closer than 3 steps", "Table sans boissons à moins de 3 pas"),
        ("sugar/6/SPICE", "Flips the truth of all 6s and all spices", "Inverse la vérité des 6 et des épices"),
        ("sage/DRINK/4", "Removes all drinks and all 4s", "Retire les boissons et les 4"),
        ("date/SPICE/MEAT", "More spices than meats", "Les épices devancent les viandes"),
        ("wheat/MEAT", "All higher cards are meats", "Rien de plus haut, sauf des viandes"),
        ("broccoli", "At most 1 safe food", "Au plus 1 aliment sûr"),
        ("berries", "There is a safe food", "Il y a un aliment sûr"),
    ],
)
def test_a_card_says_what_is_printed_on_it(code: str, en: str, fr: str, say: Say) -> None:
    assert say(card_text(read_card(code)), "en") == en
    assert say(card_text(read_card(code)), "fr") == fr


@pytest.mark.parametrize(
    ("deck", "players", "en"),
    [
        ("berries pork milk mint rice", 4, "berries needs a safe food in the deck. Add one, for instance nutmeg."),
        ("cream wine apple mint rice", 4, "cream and wine need cookie in the deck. Add cookie."),
        ("pork*1 cookie*1", 3, "The deck has 2 cards for 3 players. Add copies or foods."),
        ("pork cookie apple mint", 4, "The deck has no drinks."),
        (
            "pork cheese cabbage milk rice soup wine mint",
            None,
            "wine needs cookie in the deck. Add cookie.",
        ),
        (
            "beer sugar sage pork apple",
            None,
            "3 safe foods: beer, sugar and sage. Advised are 2 at most.",
        ),
    ],
)
def test_a_deck_says_what_is_wrong_with_it(deck: str, players: int | None, en: str, say: Say) -> None:
    wrong = problems(read_deck(deck), players)
    assert en in [say(problem.why, "en") for problem in wrong]
    assert all(say(problem.why, "fr") for problem in wrong)
