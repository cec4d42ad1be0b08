"""Decks: what goes into one, what to warn of, how it is written down, and the cards printed from it (C-1, C-8)."""

from __future__ import annotations

import re
from collections import Counter
from collections.abc import Iterator, Mapping, Sequence
from difflib import get_close_matches
from random import Random
from typing import Literal

from msgspec import Struct

from belladonna.core.config import BadConfig
from belladonna.core.text import Refused, Text, text
from belladonna.games.cookie.spec import (
    COPIES,
    FOODS,
    FOODS_PER_SET,
    MOST_COPIES,
    MOST_EQUAL_NUMBERS,
    MOST_SAFE_FOODS,
    TYPES,
    Blank,
    Card,
    Config,
    Food,
    SetName,
    Type,
    Value,
    card,
)

Recipe = Mapping[str, int]
"""How many cards of each food a deck has, in the order of the sets."""


class BadDeck(Refused):
    """A deck that cannot be read or cannot be played."""


class Problem(Struct, frozen=True):
    """What is wrong with a deck. An error forbids it, a warning only advises; any one food of `add` mends it."""

    level: Literal["error", "warning"]
    why: Text
    foods: tuple[str, ...] = ()
    add: tuple[str, ...] = ()


def set_recipe(name: SetName, copies: int = COPIES) -> dict[str, int]:
    """Return a printed set: its ten foods, equally often (C-1.2)."""
    return {food.name: copies for food in FOODS.values() if food.set == name}


def random_recipe(rng: Random, copies: int = COPIES) -> dict[str, int]:
    """Return ten foods drawn from all fifty, every deck without error or warning equally likely (C-1.3)."""
    while True:
        drawn = set(rng.sample(list(FOODS), FOODS_PER_SET))
        recipe = {name: copies for name in FOODS if name in drawn}
        if not problems(recipe):
            return recipe


def check_deck(config: Config) -> None:
    """Raise BadConfig where the own deck of a table cannot be read or played."""
    try:
        recipe = read_deck(config.deck or "", config.copies)
    except BadDeck as error:
        raise BadConfig(error.why) from None
    for problem in problems(recipe, config.players):
        if problem.level == "error":
            raise BadConfig(problem.why)


def recipe_of(config: Config, rng: Random) -> dict[str, int]:
    """Return the deck a table plays with; a set drawn at random is drawn here."""
    if config.deck is not None:
        return read_deck(config.deck, config.copies)
    if config.set == "random":
        return random_recipe(rng, config.copies)
    return set_recipe(config.set, config.copies)


def fits_recipe(config: Config, cards: Sequence[Card]) -> bool:
    """Return whether these cards are a deck of the table; one drawn at random may be any that it could have drawn."""
    counts = Counter(card.food for card in cards)
    if config.deck is None and config.set == "random":
        return len(counts) == FOODS_PER_SET and set(counts.values()) == {config.copies} and not problems(counts)
    return counts == recipe_of(config, Random(0))


def from_elsewhere(cards: Sequence[Card]) -> Card | None:
    """Return a card with a type, or an "any" number, that no food of its deck has (C-1.6), None if there is none."""
    drawn: set[Value] = {card.type for card in cards} | {n for card in cards if (n := FOODS[card.food].number)}
    for printed in cards:
        for blank, value in zip(FOODS[printed.food].blanks, printed.values, strict=True):
            if blank.kind != "number" and value not in drawn:
                return printed
    return None


def size_of(config: Config) -> int:
    """Return how many cards the table's deck has."""
    if config.deck is not None:
        return sum(read_deck(config.deck, config.copies).values())
    return FOODS_PER_SET * config.copies


def write_deck(recipe: Recipe) -> str:
    """Return the deck as text to share: `pork*3 cookie*2`."""
    return " ".join(f"{name}*{recipe[name]}" for name in FOODS if recipe.get(name))


def read_deck(written: str, copies: int = COPIES) -> dict[str, int]:
    """Return the deck of a text; a food without a number comes `copies` times, spaces may be + or commas."""
    counts: dict[str, int] = {}
    for part in re.split(r"[\s,+]+", written.strip().lower()):
        if not part:
            continue
        name, star, number = part.partition("*")
        if name not in FOODS:
            raise BadDeck(unknown_food(name))
        if star and not (re.fullmatch(r"[0-9]", number) and 1 <= int(number) <= MOST_COPIES):
            raise BadDeck(text("cookie-deck-bad-copies", card=name, value=number[:20], most=MOST_COPIES))
        if name in counts:
            raise BadDeck(text("cookie-deck-twice", card=name))
        counts[name] = int(number) if star else copies
    if not counts:
        raise BadDeck(text("cookie-deck-empty"))
    return {name: counts[name] for name in FOODS if name in counts}


def unknown_food(name: str) -> Text:
    """Say that there is no such food, and which are close to it, as they are typed in any language."""
    near = get_close_matches(name, FOODS, n=3)
    return text("cookie-deck-unknown-food", name=name[:40], near=", ".join(near), count=len(near))


def problems(recipe: Recipe, players: int | None = None) -> tuple[Problem, ...]:
    """Return what is wrong with the deck, errors first; without `players` its size is not judged (C-8.3 to C-8.9)."""
    foods = [FOODS[name] for name, copies in recipe.items() if copies]
    return (*_errors(foods, sum(recipe.values()), players), *_warnings(foods))


def _errors(foods: Sequence[Food], size: int, players: int | None) -> Iterator[Problem]:
    if players is not None and size < players:
        yield Problem("error", text("cookie-deck-too-small", size=size, players=players))
    if not any(food.name == "cookie" for food in foods):
        yield from _missing([f.name for f in foods if f.needs == "cookie"], "cookie", ["cookie"])
    if not any(food.safe for food in foods):
        safe = [food.name for food in FOODS.values() if food.safe]
        yield from _missing([f.name for f in foods if f.needs == "safe"], "safe", safe)
    for food in foods:
        if not _can_fill(food, foods):
            add = tuple(f.name for f in FOODS.values() if _can_fill(food, [*foods, f]))
            kinds = tuple(text(f"cookie-type-{kind.lower()}") for kind in TYPES if kind in _new_types(food, foods))
            why = text("cookie-deck-no-value", card=food.name, texts_types=kinds)
            yield Problem("error", why, (food.name,), add)


def _missing(needing: Sequence[str], what: Literal["cookie", "safe"], add: Sequence[str]) -> Iterator[Problem]:
    if needing:
        yield Problem("error", text(f"cookie-deck-needs-{what}", cards=tuple(needing)), tuple(needing), tuple(add))


def _warnings(foods: Sequence[Food]) -> Iterator[Problem]:
    for kind in TYPES:
        if not any(food.type == kind for food in foods):
            add = tuple(food.name for food in FOODS.values() if food.type == kind)
            yield Problem(
                "warning", text("cookie-deck-no-type", text_type=text(f"cookie-types-{kind.lower()}")), (), add
            )
    fixed = [food.number for food in foods if food.number is not None]
    repeated = len(fixed) - len(set(fixed))
    if repeated > MOST_EQUAL_NUMBERS:
        equal = tuple(f.name for f in foods if f.number is not None and fixed.count(f.number) > 1)
        why = text("cookie-deck-equal-numbers", count=repeated, most=MOST_EQUAL_NUMBERS, cards=equal)
        yield Problem("warning", why, equal)
    safe = tuple(food.name for food in foods if food.safe)
    if len(safe) > MOST_SAFE_FOODS:
        why = text("cookie-deck-safe-foods", count=len(safe), most=MOST_SAFE_FOODS, cards=safe)
        yield Problem("warning", why, safe)


def _new_types(food: Food, foods: Sequence[Food]) -> set[Type]:
    """Return the types that would give this food something to print."""
    return {kind for kind in TYPES if kind != food.type and not any(f.type == kind for f in foods)}


def _can_fill(food: Food, foods: Sequence[Food]) -> bool:
    """Return whether a card of this food can be printed from this deck, nothing own or twice (C-1.6)."""
    types = {f.type for f in foods} - {food.type}
    numbers = {f.number for f in foods} - {food.number, None}
    wanted_types = sum(blank.kind == "type" for blank in food.blanks)
    wanted = sum(blank.kind != "number" for blank in food.blanks)
    return len(types) >= wanted_types and (wanted_types == wanted or len(types) + len(numbers) >= wanted)


def print_cards(recipe: Recipe, rng: Random) -> tuple[Card, ...]:
    """Return the cards, numbered from 0 food by food, each with its own number and values (C-1.5, C-1.6)."""
    foods = [FOODS[name] for name, copies in recipe.items() for _ in range(copies)]
    kinds = [kind for kind in TYPES if any(food.type == kind for food in foods)]
    fixed = sorted({food.number for food in foods if food.number is not None})
    return tuple(_print(food, at, kinds, fixed, rng) for at, food in enumerate(foods))


def _print(food: Food, at: int, kinds: Sequence[Type], fixed: Sequence[int], rng: Random) -> Card:
    number = rng.randint(food.low, food.high)
    used: set[Value] = {number, food.type}
    values: list[Value] = []
    for blank in food.blanks:
        value = rng.choice(_choices(blank, used, kinds, fixed, rng))
        used.add(value)
        values.append(value)
    return card(food.name, number, tuple(values), id=at)


def _choices(
    blank: Blank, used: set[Value], kinds: Sequence[Type], fixed: Sequence[int], rng: Random
) -> Sequence[Value]:
    """Return what a blank may get; "any" is a type or a number with equal chance, the other where one is used up."""
    types: list[Value] = [kind for kind in kinds if kind not in used]
    if blank.kind == "type":
        return types
    if blank.kind == "number":
        return [n for n in range(blank.low, blank.high + 1) if n not in used]
    numbers: list[Value] = [n for n in fixed if n not in used]
    first, second = (types, numbers) if rng.random() < 0.5 else (numbers, types)
    return first or second
