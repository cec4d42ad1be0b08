"""A printed card as a short code, and the words on it."""

from __future__ import annotations

import re

from belladonna.core.game import BadNotation
from belladonna.core.text import Arg, Text, text
from belladonna.games.cookie.spec import FOODS, TYPES, Blank, Card, Food, Value, card
from belladonna.games.cookie.table import type_text, value_text


def write_card(printed: Card) -> str:
    """Return the food and what differs from card to card: `cream`, `parsley4`, `orange5/6`, `almond/DRINK/3`."""
    number = "" if FOODS[printed.food].number else str(printed.number)
    return "/".join((printed.food + number, *map(str, printed.values)))


def read_card(code: str, *, id: int = 0) -> Card:  # noqa: A002
    """Return the card of this code, or raise BadNotation: no such food, or not what the food may have printed."""
    head, *written = code.split("/")
    found = re.fullmatch(r"([a-z]+)([0-9]?)", head)
    food = FOODS.get(found[1]) if found else None
    if not found or not food:
        raise BadNotation(text("cookie-bad-card", code=code[:40]))
    values = tuple(_value(word) for word in written)
    number = int(found[2]) if found[2] else food.number
    readable = [value for value in values if value is not None]
    printed = card(food.name, number, tuple(readable), id=id)
    if bool(found[2]) == bool(food.number) or None in values or not may_exist(printed):
        raise BadNotation(text("cookie-bad-card-values", code=code[:40], card=food.name))
    return printed


def _value(word: str) -> Value | None:
    if re.fullmatch(r"[0-9]", word):
        return int(word)
    return next((kind for kind in TYPES if kind == word), None)


def may_exist(printed: Card) -> bool:
    """Return whether its food prints such a card: type and number its own, no value its own or there twice (C-1.6)."""
    food, values = FOODS[printed.food], printed.values
    if printed.type != food.type or not food.low <= printed.number <= food.high:
        return False
    if len(values) != len(food.blanks) or len({food.type, printed.number, *values}) != len(values) + 2:
        return False
    return all(_fits(blank, value) for blank, value in zip(food.blanks, values, strict=True))


def _fits(blank: Blank, value: Value) -> bool:
    if isinstance(value, int):
        return blank.kind == "any" or (blank.kind == "number" and blank.low <= value <= blank.high)
    return blank.kind != "number"


def named(printed: Card) -> Text:
    """Return the card as it is printed: pork 2."""
    return text("cookie-named", card=printed.food, number=printed.number)


def face(printed: Card) -> Text:
    """Return all that stands on the card: pork 2, meat: I am the only pork."""
    return text(
        "cookie-face",
        card=printed.food,
        number=printed.number,
        text_type=type_text(printed.type),
        safe=int(printed.safe),
        text_rule=card_text(printed),
    )


def card_text(printed: Card) -> Text:
    """Return the rule on the card, filled in from what the rule itself reads."""
    food = FOODS[printed.food]
    filled = dict(_filled(blank, value) for blank, value in zip(food.blanks, printed.values, strict=True))
    return _rule_text(food, {"own": printed.number, **filled})


def food_text(name: str) -> Text:
    """Return the rule of a food before anything is printed, with the blanks and the number left open."""
    food = FOODS[name]
    open_blanks = {blank_name(blank): text(f"cookie-open-{blank.kind}") for blank in food.blanks}
    own: Arg = text("cookie-open-own") if food.number is None else food.number
    return _rule_text(food, {"own": own, **open_blanks})


def _rule_text(food: Food, filled: dict[str, Arg]) -> Text:
    return text(f"cookie-food-{food.name}-text", **filled, **food.limits)


def blank_name(blank: Blank) -> str:
    """Return the argument's name: numbers stay numbers, so that a message can count with them."""
    return blank.name if blank.kind == "number" else f"text_{blank.name}"


def _filled(blank: Blank, value: Value) -> tuple[str, Arg]:
    if blank.kind == "number":
        return blank_name(blank), value
    return blank_name(blank), value_text(value)
