"""What the deck builder and the trainer on the page are told."""

from __future__ import annotations

from random import Random

import pytest

from belladonna.core.game import DAY_MS, Asking
from belladonna.games.cookie.deck import read_deck
from belladonna.games.cookie.evaluate import CENTRE, Target
from belladonna.games.cookie.questions import (
    DAILY_SETS,
    FIRST_MONDAY,
    DeckAsked,
    MenuAsked,
    NotYet,
    PuzzleAsked,
    PuzzleDealt,
    SmashAsked,
    StepAsked,
    deal_puzzle,
    judge_deck,
    judge_smash,
    menu,
    tell_steps,
)
from belladonna.games.cookie.spec import FOODS, SETS

MONDAY = FIRST_MONDAY + 7 * 2_900
TODAY = Asking(Random(1), MONDAY * DAY_MS + 1)


def test_the_menu_has_every_food_and_a_card_of_it() -> None:
    dishes = menu(MenuAsked(), TODAY).dishes
    assert [dish.name for dish in dishes] == list(FOODS)
    assert all(dish.printed.food == dish.name for dish in dishes)


def test_a_missing_dependency_names_every_food_that_mends_it() -> None:
    """C-8.4: berries need a safe food."""
    judged = judge_deck(DeckAsked(deck="berries cookie pork wine mint"), TODAY)
    (error,) = (problem for problem in judged.problems if problem.level == "error")
    assert error.foods == ("berries",)
    assert set(error.add) == {food.name for food in FOODS.values() if food.safe}
    assert judged.hard is None
    mended = judge_deck(DeckAsked(deck=f"{judged.deck} {error.add[0]}"), TODAY)
    assert not [problem for problem in mended.problems if problem.level == "error"]
    assert mended.hard is not None


def test_an_empty_deck_is_judged_and_not_refused() -> None:
    judged = judge_deck(DeckAsked(deck=""), TODAY)
    assert judged.size == 0 and judged.problems[0].level == "error"


@pytest.mark.parametrize("name", [*SETS, "random"])
def test_a_deck_can_start_from_a_set_and_be_shared(name) -> None:  # type: ignore[no-untyped-def]
    judged = judge_deck(DeckAsked(set=name, copies=2), TODAY)
    assert judged.size == 20 and judged.hard is not None
    assert judge_deck(DeckAsked(deck=judged.deck), TODAY) == judged
    assert read_deck(judged.deck) == {portion.food: portion.copies for portion in judged.portions}


def test_the_daily_table_changes_with_the_day_and_grows_harder_through_the_week() -> None:
    week = [deal_puzzle(PuzzleAsked(daily=True), Asking(Random(), TODAY.now_ms + n * DAY_MS)) for n in range(7)]
    assert [table.set for table in week] == list(DAILY_SETS)
    assert len({table.circle for table in week}) == 7
    assert deal_puzzle(PuzzleAsked(daily=True, day=TODAY.day), TODAY) == week[0]
    with pytest.raises(NotYet):
        deal_puzzle(PuzzleAsked(daily=True, day=TODAY.day + 1), TODAY)


def test_the_daily_table_changes_at_midnight_utc_and_says_when() -> None:
    midnight = (MONDAY + 1) * DAY_MS
    first, last, after = (
        deal_puzzle(PuzzleAsked(daily=True), Asking(Random(), now_ms))
        for now_ms in (MONDAY * DAY_MS, midnight - 1, midnight)
    )
    assert first.circle == last.circle != after.circle
    assert (first.next_in_ms, last.next_in_ms, after.next_in_ms) == (DAY_MS, 1, DAY_MS)
    assert deal_puzzle(PuzzleAsked(), TODAY).next_in_ms is None


def test_a_daily_table_that_was_begun_before_midnight_is_judged_after_it() -> None:
    table = deal_puzzle(PuzzleAsked(daily=True), TODAY)
    later = Asking(Random(), TODAY.now_ms + DAY_MS)
    targets: list[Target] = [CENTRE, *(placed.card.id for placed in table.circle)]
    assert sum(judge_smash(SmashAsked(table.again, target), later).right for target in targets) == 1


def test_what_is_dealt_tells_nothing_that_comes_of_the_answer() -> None:
    """How many cards act, or how long a bot thinks, would narrow it down."""
    assert set(PuzzleDealt.__struct_fields__) == {"again", "set", "players", "circle", "king", "scores", "next_in_ms"}


def test_a_table_can_be_asked_for_again_and_answered() -> None:
    table = deal_puzzle(PuzzleAsked(set="expert", players=7), TODAY)
    assert deal_puzzle(table.again, TODAY) == table
    targets: list[Target] = [CENTRE, *(placed.card.id for placed in table.circle)]
    judged = [judge_smash(SmashAsked(table.again, target), TODAY) for target in targets]
    assert sum(each.right for each in judged) == 1
    found = judged[0].found
    assert tell_steps(StepAsked(table.again, 1), TODAY).steps == found.steps[:2]
