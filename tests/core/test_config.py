"""Options, forms and config strings, on a Config that has one of each kind."""

from __future__ import annotations

from contextlib import suppress
from typing import Annotated, Literal

import pytest
from hypothesis import given
from hypothesis import strategies as st
from msgspec import Meta, Struct

from belladonna.core import registry
from belladonna.core.config import (
    PYTHON_ONLY,
    BadConfig,
    config_values,
    make_config,
    options,
    split_config,
    write_config,
)


class Config(Struct, frozen=True, kw_only=True):
    players: Annotated[int, Meta(ge=2, le=4)] = 3
    mood: Literal["calm", "wild"] = "calm"
    first: Annotated[int, Meta(ge=0, le=3)] | Literal["random"] = "random"
    seconds: Annotated[int, Meta(ge=1)] = 30
    note: str | None = None
    secret: Annotated[tuple[str, ...] | None, PYTHON_ONLY] = None


def test_a_form_can_be_built_from_the_options() -> None:
    assert [(o.name, o.default, o.allowed) for o in options(Config)] == [
        ("players", 3, "2..4"),
        ("mood", "calm", "calm, wild"),
        ("first", "random", "random, 0..3"),
        ("seconds", 30, "1.."),
        ("note", None, "..."),
    ]


def test_values_may_be_words_or_numbers() -> None:
    made = make_config(Config, {"players": "4", "first": "2", "mood": "wild", "note": "a, (b)"})
    assert made == Config(players=4, first=2, mood="wild", note="a, (b)")


@pytest.mark.parametrize(
    ("name", "value", "says"),
    [
        ("players", "5", "Allowed: 2..4"),
        ("players", 1, "Allowed: 2..4"),
        ("players", "four", "Allowed: 2..4"),
        ("players", True, "Allowed: 2..4"),
        ("players", 3.0, "Allowed: 2..4"),
        ("players", None, "Allowed: 2..4"),
        ("players", "9" * 5000, "Allowed: 2..4"),
        ("mood", "sad", "Allowed: calm, wild"),
        ("first", "somebody", "Allowed: random, 0..3"),
        ("seconds", -1, "Allowed: 1.."),
        ("note", "", "note is given without a value"),
        ("secret", "x", "There is no option “secret”"),
        ("colour", "red", "There are: players, mood, first, seconds, note"),
    ],
)
def test_a_wrong_value_is_refused_with_what_is_allowed(name: str, value: object, says: str) -> None:
    with pytest.raises(BadConfig) as refusal:
        make_config(Config, {name: value})
    assert says in str(refusal.value)


def test_only_what_differs_is_written_and_players_always() -> None:
    assert config_values(Config(mood="wild")) == {"players": 3, "mood": "wild"}
    assert write_config("toy", Config(note='say "hi", (now)')) == r'toy(players=3,note="say \"hi\", (now)")'


@pytest.mark.parametrize(
    ("string", "expected"),
    [
        ("poison", ("poison", {})),
        ("poison()", ("poison", {})),
        (" poison ( players = 4 , edition=classic ) ", ("poison", {"players": "4", "edition": "classic"})),
        (r'cookie(deck="a, b\"")', ("cookie", {"deck": 'a, b"'})),
    ],
)
def test_config_strings_are_read(string: str, expected: tuple[str, dict[str, str]]) -> None:
    assert split_config(string) == expected


@pytest.mark.parametrize(
    "string", ["", "(", "poison(", "poison)", "poison(players)", "poison(players=4,)", "poison(a=1 b=2)", "a(b=1,b=2)"]
)
def test_unreadable_config_strings_are_refused(string: str) -> None:
    with pytest.raises(BadConfig):
        split_config(string)


@given(st.text())
def test_any_text_is_read_or_refused(string: str) -> None:
    with suppress(BadConfig):
        registry.read_config(string)


@given(st.text(min_size=1), st.integers(2, 4))
def test_what_is_written_is_read_back(note: str, players: int) -> None:
    config = Config(note=note, players=players)
    name, values = split_config(write_config("toy", config))
    assert name == "toy" and make_config(Config, values) == config


def test_every_game_is_found_by_its_folder_in_any_case() -> None:
    assert registry.names()
    for name in registry.names():
        assert registry.game(name.upper()).name == name


def test_an_unknown_game_is_refused_with_the_list() -> None:
    with pytest.raises(BadConfig, match=r"There is no game “bridge”\. There are: .*poison"):
        registry.game("bridge")
