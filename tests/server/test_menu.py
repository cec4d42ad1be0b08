"""What a form may offer: the rules' own Config is asked, value by value."""

from __future__ import annotations

import itertools
from typing import Any

import pytest
from tests.server.harness import House

from belladonna.core import registry
from belladonna.core.config import BadConfig, Option, make_config, options
from belladonna.server.menu import choices
from belladonna.text import languages, say

pytestmark = pytest.mark.anyio


def off(game: str, **chosen: Any) -> dict[str, list[Any]]:
    return {name: [each.value for each in values] for name, values in choices(registry.game(game), chosen).off.items()}


def test_what_an_edition_forbids_comes_with_its_reason() -> None:
    found = choices(registry.game("poison"), {"edition": "classic"})
    assert off("poison", edition="classic")["zeros"] == [1, 2, 3]
    assert off("poison", edition="classic")["wild_copies"] == ["colour"]
    assert found.off["zeros"][0].why.key == "poison-config-extra-cards"
    assert all(say(each.why, language) for each in found.off["zeros"] for language in languages())
    assert "zeros" not in off("poison", edition="manual")


def test_an_earlier_option_is_never_off_because_of_a_later_one() -> None:
    found = choices(registry.game("poison"), {"edition": "classic", "zeros": 2, "taken": "everyone"})
    assert "edition" not in found.off
    assert found.config == {"edition": "classic", "taken": "everyone"}
    assert found.dropped["zeros"].key == "poison-config-extra-cards"


def test_seats_that_do_not_exist_are_off() -> None:
    assert off("poison", players=3)["first_dealer"] == [3, 4, 5]
    assert off("voodoo", players=2)["first"] == [2, 3, 4]
    assert "first_king" not in off("cookie", players=7)


def test_a_deck_that_cannot_be_is_dropped_and_says_why() -> None:
    found = choices(registry.game("cookie"), {"players": 4, "deck": "unicorn*3"})
    assert found.config == {"players": 4}
    assert found.dropped["deck"].key == "cookie-deck-unknown-food"


@pytest.mark.parametrize("game", registry.games(), ids=lambda game: game.name)
def test_choices_agree_with_the_config_on_every_pair_of_values(game: Any) -> None:
    """A value is off exactly if the Config refuses it beside what is chosen and stands before it."""
    known = [(option.name, values) for option in options(game.config) if (values := _few(option))]
    compared = 0
    for (first, ones), (second, others) in itertools.combinations(known, 2):
        for chosen in ones:
            found = choices(game, {first: chosen})
            closed = {each.value for each in found.off.get(second, ())}
            for value in others:
                assert (value in closed) == _refused(game, {**found.config, second: value})
                compared += 1
    assert compared > 10, "the pairs of voodoo's two options alone are more"


def _few(option: Option) -> list[Any]:
    numbers = (
        range(option.low, option.high + 1)
        if option.low is not None and option.high is not None and option.high < 10
        else ()
    )
    return [*option.words, *numbers]


def _refused(game: Any, values: dict[str, Any]) -> bool:
    try:
        make_config(game.config, values)
    except BadConfig:
        return True
    return False


async def test_the_page_asks_by_a_request(home: House) -> None:
    ann = home.visitor()
    found = await ann.post("/api/games/poison/choices", {"config": {"edition": "outset", "wilds": 1}})
    assert found["config"] == {"edition": "outset"}
    assert found["off"]["wilds"][0] == {"value": 1, "why": found["dropped"]["wilds"]}
    refusal = await ann.post("/api/games/poison/choices", {"config": {"cheese": 1}}, expect=400)
    assert refusal["why"]["key"] == "config-unknown-option"
    assert (await ann.post("/api/games/chess/choices", expect=400))["why"]["key"] == "game-unknown"
