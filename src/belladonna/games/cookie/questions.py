"""What the deck builder and the trainer on the page ask of the rules."""

from __future__ import annotations

from collections.abc import Mapping
from functools import lru_cache
from random import Random
from typing import Annotated, Final, Literal

from msgspec import Meta, Struct

from belladonna.core.game import Asking, Question
from belladonna.core.text import Refused, Text, text
from belladonna.games.cookie.cards import food_text
from belladonna.games.cookie.deck import (
    BadDeck,
    Problem,
    print_cards,
    problems,
    random_recipe,
    read_deck,
    set_recipe,
    write_deck,
)
from belladonna.games.cookie.difficulty import difficulty
from belladonna.games.cookie.evaluate import Evaluation, Step, Target
from belladonna.games.cookie.spec import COPIES, CROWD, FOODS, MOST_COPIES, SETS, Blank, Card, Config, SetName, Type
from belladonna.games.cookie.table import Placed
from belladonna.games.cookie.trainer import Puzzle, config_of, dealt

Written = Annotated[str, Meta(max_length=1_000)]
AnySet = Literal[SetName, "random"]
Copies = Annotated[int, Meta(ge=1, le=MOST_COPIES)]

# The foods


class MenuAsked(Struct, frozen=True, forbid_unknown_fields=True):
    pass


class Dish(Struct, frozen=True):
    """A food before it is printed. `rule` leaves its blanks open, `printed` is one of its cards."""

    name: str
    set: SetName
    type: Type
    low: int
    high: int
    safe: bool
    rule: Text
    blanks: tuple[Blank, ...]
    printed: Card


class Menu(Struct, frozen=True):
    dishes: tuple[Dish, ...]


def menu(_asked: MenuAsked, _asking: Asking) -> Menu:
    printed = {card.food: card for card in print_cards(dict.fromkeys(FOODS, 1), Random(0))}
    return Menu(
        tuple(
            Dish(f.name, f.set, f.type, f.low, f.high, f.safe, food_text(f.name), f.blanks, printed[f.name])
            for f in FOODS.values()
        )
    )


# A deck


class DeckAsked(Struct, frozen=True, forbid_unknown_fields=True):
    """A deck as it is written, or else a set to start from; `copies` where a food names none."""

    deck: Written | None = None
    set: AnySet | None = None
    copies: Copies = COPIES
    players: Annotated[int, Meta(ge=2, le=7)] = CROWD


class Portion(Struct, frozen=True):
    food: str
    copies: int


class DeckJudged(Struct, frozen=True):
    """`hard` is the share, in percent, that C-8.10 tells of; None for a deck that cannot be played."""

    deck: str
    portions: tuple[Portion, ...]
    size: int
    problems: tuple[Problem, ...]
    hard: int | None


def judge_deck(asked: DeckAsked, asking: Asking) -> DeckJudged:
    if asked.deck is None and asked.set is not None:
        name, copies = asked.set, asked.copies
        recipe = random_recipe(asking.rng, copies) if name == "random" else set_recipe(name, copies)
    else:
        try:
            recipe = read_deck(asked.deck or "", asked.copies)
        except BadDeck as error:
            if (asked.deck or "").strip():
                raise
            return DeckJudged("", (), 0, (Problem("error", error.why),), None)
    found = problems(recipe, asked.players)
    playable = all(problem.level != "error" for problem in found)
    written = write_deck(recipe)
    return DeckJudged(
        written,
        tuple(Portion(name, copies) for name, copies in recipe.items()),
        sum(recipe.values()),
        found,
        hardness(written, asked.players) if playable else None,
    )


@lru_cache(maxsize=1_000)
def hardness(deck: str, players: int) -> int:
    """Return the difficulty in percent; the same deck always gets the same."""
    return round(100 * difficulty(read_deck(deck), players, Random(deck)))


# A table to solve


class NotYet(Refused):
    """The puzzle of a day that is still to come."""


class PuzzleAsked(Struct, frozen=True, forbid_unknown_fields=True):
    """Which table: the daily one, today's without `day`; or one of a set or deck, a new one without `seed`."""

    daily: bool = False
    day: Annotated[int, Meta(ge=0, lt=2**31)] | None = None
    set: AnySet = "starter"
    deck: Written | None = None
    players: Annotated[int, Meta(ge=2, le=7)] = CROWD
    seed: Annotated[int, Meta(ge=0, lt=2**53)] | None = None


class PuzzleDealt(Struct, frozen=True):
    """The table, and `again`, what to ask with to get it again. Nothing in it comes of the answer.

    `next_in_ms`: when the daily table after today's comes.
    """

    again: PuzzleAsked
    set: AnySet
    players: int
    circle: tuple[Placed, ...]
    king: int
    scores: tuple[int, ...]
    next_in_ms: int | None


class StepAsked(Struct, frozen=True, forbid_unknown_fields=True):
    puzzle: PuzzleAsked
    step: Annotated[int, Meta(ge=0, le=99)]


class StepsTold(Struct, frozen=True):
    """The steps up to the one asked for."""

    steps: tuple[Step, ...]


class SmashAsked(Struct, frozen=True, forbid_unknown_fields=True):
    puzzle: PuzzleAsked
    target: Target


class SmashJudged(Struct, frozen=True):
    """`par_ms` is what a bot would take that has read no card before."""

    right: bool
    found: Evaluation
    par_ms: int


DAILY_SETS: Final[tuple[AnySet, ...]] = (*SETS, "random", "random")
"""The daily table by day of the week, from Monday: harder every day."""
DAILY_PLAYERS: Final = 6
FIRST_MONDAY: Final = 4
"""1970-01-05."""


def find_puzzle(asked: PuzzleAsked, asking: Asking) -> tuple[PuzzleAsked, Config, Puzzle]:
    """Return how to ask for this table again, what it was dealt by, and the table."""
    if asked.daily:
        day = asking.day if asked.day is None else asked.day
        if day > asking.day:
            raise NotYet(text("cookie-puzzle-not-yet"))
        config = config_of(set=DAILY_SETS[(day - FIRST_MONDAY) % len(DAILY_SETS)], players=DAILY_PLAYERS)
        return PuzzleAsked(daily=True, day=day), config, dealt(config, Random(f"daily {day}"))
    seed = asking.rng.getrandbits(53) if asked.seed is None else asked.seed
    config = config_of(set=asked.set, deck=asked.deck, players=asked.players)
    again = PuzzleAsked(set=asked.set, deck=asked.deck, players=asked.players, seed=seed)
    return again, config, dealt(config, Random(f"puzzle {seed}"))


def deal_puzzle(asked: PuzzleAsked, asking: Asking) -> PuzzleDealt:
    again, config, puzzle = find_puzzle(asked, asking)
    scores = tuple(puzzle.scores[seat] for seat in sorted(puzzle.scores))
    return PuzzleDealt(
        again,
        config.set,
        config.players,
        puzzle.circle,
        puzzle.king,
        scores,
        asking.tomorrow_in_ms if again.daily else None,
    )


def tell_steps(asked: StepAsked, asking: Asking) -> StepsTold:
    _, _, puzzle = find_puzzle(asked.puzzle, asking)
    return StepsTold(puzzle.solved.steps[: asked.step + 1])


def judge_smash(asked: SmashAsked, asking: Asking) -> SmashJudged:
    _, _, puzzle = find_puzzle(asked.puzzle, asking)
    found = puzzle.solved
    return SmashJudged(asked.target == found.target, found, puzzle.par_ms)


QUESTIONS: Mapping[str, Question] = {
    "menu": Question(MenuAsked, Menu, menu),
    "deck": Question(DeckAsked, DeckJudged, judge_deck),
    "puzzle": Question(PuzzleAsked, PuzzleDealt, deal_puzzle),
    "steps": Question(StepAsked, StepsTold, tell_steps),
    "smash": Question(SmashAsked, SmashJudged, judge_smash),
}
