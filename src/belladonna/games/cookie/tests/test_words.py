"""The game in English and French: every message is there, is used, and can be said."""

from __future__ import annotations

import re
from functools import cache
from pathlib import Path
from random import Random

import pytest

from belladonna.bots import RandomBot
from belladonna.core import registry
from belladonna.core.config import make_config, options
from belladonna.core.driver import play_out
from belladonna.core.rules import Seat
from belladonna.core.seen import seen
from belladonna.core.text import Text, text
from belladonna.games.cookie.cards import face
from belladonna.games.cookie.spec import FOODS, Config, card
from belladonna.games.cookie.tests.test_blind import EXAMPLE, blind
from belladonna.games.cookie.tests.test_course import COURSE, race, table
from belladonna.testing import Table
from belladonna.testing.words import named_messages
from belladonna.text import Speaker, languages, messages

GAME = registry.game("cookie")
FOLDER = Path(__file__).parents[1]
NAMES = ["Ann", "Bo", "Cy", "Di", "Eve", "Flo", "Gus"]
source_of = cache(messages)

BUILT = re.compile(
    r"cookie-(card|food|type|types|count|open|why|step|target|change|met|solve)-"
    r"|cookie-said-(chose|win|violation|won)|cookie-table-(latest|seat|print|no-king|deal|choose|countdown|race|place)"
    r"|cookie-deck-needs-|cookie-balance-(own|random|mean|deviation|least|most)"
)
"""Families of messages whose names are put together; test_texts.py looks at those of the evaluator."""


def keys_in_code() -> set[str]:
    no_messages = {"cookie-table", "cookie-true", "cookie-false"}  # a kind of conformance line, and marks of a drawing
    return named_messages(FOLDER, "cookie") - no_messages


def keys_of_a_form() -> set[str]:
    names = [f"edition-{edition.name}" for edition in GAME.editions]
    for option in options(Config):
        names += [f"option-{option.name}", *(f"option-{option.name}-{word}" for word in option.words)]
    return {"cookie-name", "cookie-tagline"} | {f"cookie-{n}{end}" for n in names for end in ("", "-help")}


@pytest.mark.parametrize("language", languages())
def test_every_message_is_there_and_is_used(language: str) -> None:
    ours = {key for key in source_of(language) if key.startswith("cookie-")}
    assert keys_in_code() | keys_of_a_form() <= ours
    assert not [key for key in ours - keys_in_code() - keys_of_a_form() if not BUILT.match(key)]


@pytest.mark.parametrize("language", languages())
@pytest.mark.parametrize(
    "options",
    [
        {},
        {"set": "expert", "players": 3, "floor": "negative"},
        {"set": "advanced", "variant": "blind", "players": 5},
        {"set": "random", "variant": "blind", "players": 2},
    ],
    ids=["starter", "expert", "advanced-blind", "random-blind"],
)
def test_whole_games_can_be_said(language: str, options: dict[str, str | int]) -> None:
    """Events to every seat, views, outlooks, reasons and refusals."""
    config = make_config(Config, {**options, "copies": 2})
    rng = Random(1)
    history = play_out(GAME, config, 3, [RandomBot() for _ in range(config.players)])
    codec = GAME.codec(config)
    said = refused = 0
    for k, ply in enumerate(history.plies):
        viewer = rng.choice([None, *map(Seat, range(config.players))])
        speaker = Speaker(language, NAMES, viewer)
        lines: list[Text] = [line for event in ply.events for line in GAME.tell(seen(event, viewer))]
        if k % 5 == 0:
            view = GAME.rules.view(ply.state, viewer)
            lines += [*GAME.describe(view), GAME.describe_move(ply.move)]
            for seat in [seat for seat in GAME.rules.to_act(ply.state) if seat >= 0]:
                mine = GAME.rules.view(ply.state, seat)
                lines += [GAME.outlook(mine, move) for move in GAME.rules.legal(ply.state, seat)]
                lines += [GAME.describe_move(move) for move in GAME.rules.legal(ply.state, seat)]
                lines += [why for card in mine.hand if (why := GAME.why_not(mine, str(card)))]
                refusals = [GAME.rules.why_not(ply.state, seat, codec.move(i)) for i in range(0, codec.actions, 7)]
                lines += [no.why for no in refusals if no is not None]
                refused += sum(no is not None for no in refusals)
        for line in lines:
            sentence = speaker.say(line)
            assert sentence == sentence.strip() and "{" not in sentence and "  " not in sentence, sentence
            said += 1
    assert said > 100 and refused > 50


def lines(t: Table, seat: int | None, language: str = "en") -> list[str]:
    return [Speaker(language, NAMES, you=seat).say(line) for line in GAME.describe(t.view(seat))]


def test_the_table_in_words_while_cards_are_chosen() -> None:
    t = table().deals(*COURSE).plays("0 choose 0")
    assert lines(t, 0) == [
        "Round 1: choosing. You are king.",
        "You (king): points 0, in hand 1.",
        "Bo: points 0, in hand 2, still to choose 1.",
        "Cy: points 0, in hand 2, still to choose 1.",
        "Di: points 0, in hand 2, still to choose 1.",
        "Your hand: mint 1.",
        "You have chosen cookie 9.",
    ]
    assert lines(t, 1)[-2:] == ["Your hand: pork 2 and mint 1.", "You have 1 card to choose."]


def test_the_table_in_words_in_the_race() -> None:
    """The circle is numbered as a person may name its cards, from the king on."""
    t = race(first_king=2).plays("0 smash centre 1500")
    assert lines(t, 0)[:5] == [
        "Round 1: smash the poisoned card, or the centre if nothing is poisoned! Cy is king.",
        "1. Cy: pepper 7, spice: 2 or more cards are poisoned so far",
        "2. Di: pear 4, fruit: No number is lower",
        "3. you: cookie 9, cereal: No other card is poisoned so far",
        "4. Bo: pork 2, meat: I am the only pork",
    ]
    assert lines(t, 0)[-1] == "You smashed the centre after 1,500 ms."
    assert lines(t, 1) == lines(race(first_king=2), 1)
    t.plays("! settle")
    assert "Latest round: the poison was pork 2; you smashed the centre." in lines(t, 0)
    assert "Latest round: the poison was pork 2; Ann smashed the centre." in lines(t, None)


def test_the_table_in_words_in_blind_smashing() -> None:
    t = blind(*EXAMPLE)
    assert lines(t, 1)[:2] == [
        "Round 1: the top cards are about to be revealed. Ann is king.",
        "Ann (king): in the pile 4, lost 0.",
    ]
    t.plays("! reveal", "2 smash 1 400", "! settle")
    assert lines(t, 2)[0] == "Round 1 is won. You put one of its cards back into your pile."
    t.plays("2 place 1 2")
    assert lines(t, 2)[-1] == "In your pile pork 2 lies under 2 cards."
    assert lines(t, 2, "fr")[-1] == "Dans votre pile, porc 2 est sous 2 cartes."


def test_moves_and_what_they_are_about() -> None:
    t = race()
    assert (
        Speaker("en", NAMES).say(GAME.outlook(t.view(0), GAME.parse("smash 1")))
        == "Bo: pork 2, meat: I am the only pork"
    )
    assert GAME.describe_move(GAME.parse("smash 1 5")) == text("cookie-move-smash", card="1")
    assert Speaker("en").say(GAME.describe_move(GAME.parse("choose 12"))) == "choose card 12"
    assert Speaker("fr").say(GAME.describe_move(GAME.parse("smash centre 3"))) == "frapper le centre"
    safe = "nutmeg 1, spice, safe: Removes all cards before it, counted from the king"
    assert Speaker("en").say(face(card("nutmeg"))) == safe


def test_every_food_has_the_colour_of_its_type() -> None:
    assert set(GAME.styles) == set(FOODS) and len(set(GAME.styles.values())) == 5
