"""Poison in English and French: every message is there, is used, and can be said."""

from __future__ import annotations

import re
from functools import cache
from pathlib import Path
from random import Random

import pytest

from belladonna.bots import RandomBot
from belladonna.cli.rulebook import is_of_others, number_of, rulebook
from belladonna.core import registry
from belladonna.core.config import make_config, options
from belladonna.core.driver import play_out
from belladonna.core.rules import IllegalMove, Seat
from belladonna.core.seen import seen
from belladonna.core.text import Text, text
from belladonna.games.poison.spec import KINDS, Config
from belladonna.testing import table_for
from belladonna.testing.words import named_messages
from belladonna.text import Speaker, languages, messages

GAME = registry.game("poison")
FOLDER = Path(__file__).parents[1]
NAMES = ["Ann", "Bo", "Cy", "Di", "Eve", "Flo"]


source_of = cache(messages)


def keys_in_code() -> set[str]:
    """Return what the code and the page say by name, and the families made of cards and colours."""
    out = named_messages(FOLDER, "poison")
    out |= {f"poison-said-played{wild}{over}" for wild in ("", "-wild") for over in ("", "-over")}
    out |= {f"poison-card-{kind.rstrip('0123456789')}" for kind in KINDS}
    out |= {f"poison-colour-{colour}" for colour in ("R", "B", "P", "none")}
    return out


def keys_of_a_form() -> set[str]:
    names = [f"edition-{edition.name}" for edition in GAME.editions]
    for option in options(Config):
        names += [f"option-{option.name}", *(f"option-{option.name}-{word}" for word in option.words)]
    return {"poison-name", "poison-tagline"} | {f"poison-{n}{end}" for n in names for end in ("", "-help")}


@pytest.mark.parametrize("language", languages())
def test_every_message_is_there_and_is_used(language: str) -> None:
    ours = {key for key in source_of(language) if key.startswith("poison-")}
    assert ours == keys_in_code() | keys_of_a_form()


@pytest.mark.parametrize("key", sorted({key for key in source_of("en") if key.startswith("poison-")}))
def test_the_languages_take_the_same_arguments(key: str) -> None:
    loose = {"count", "cards_count", "seat_is", "total"}  # one language may need a plural where the other does not
    taken = [set(re.findall(r"\$(\w+)", source_of(language)[key])) - loose for language in languages()]
    assert all(arguments == taken[0] for arguments in taken)


@pytest.mark.parametrize("language", languages())
@pytest.mark.parametrize(
    "options",
    [{}, {"edition": "outset", "players": 6}, {"edition": "manual", "zeros": 1, "wilds": 3}, {"variant": "draw"}],
    ids=["classic", "outset", "manual", "draw"],
)
def test_whole_games_can_be_said(language: str, options: dict[str, str | int]) -> None:
    """Events to every seat, views full and on a screen, outlooks, reasons and refusals."""
    config = make_config(Config, options)
    rng = Random(1)
    history = play_out(GAME, config, 3, [RandomBot() for _ in range(config.players)])
    said = refused = 0
    for k, ply in enumerate(history.plies):
        viewer = rng.choice([None, *map(Seat, range(config.players))])
        speaker = Speaker(language, NAMES, viewer)
        lines: list[Text] = [line for event in ply.events for line in GAME.tell(seen(event, viewer))]
        if k % 5 == 0:
            view = GAME.rules.view(ply.state, viewer)
            lines += [*GAME.describe(view), *GAME.describe(GAME.screen(view)), GAME.describe_move(ply.move)]
            for seat in GAME.rules.to_act(ply.state) - {-1}:
                mine = GAME.rules.view(ply.state, seat)
                lines += [GAME.outlook(mine, move) for move in GAME.rules.legal(ply.state, seat)]
                lines += [why for card in mine.hand if (why := GAME.why_not(mine, card))]
                for index in range(66):
                    no = GAME.rules.why_not(ply.state, seat, GAME.codec(config).move(index))
                    if isinstance(no, IllegalMove):
                        lines.append(no.why)
                        refused += 1
        for line in lines:
            sentence = speaker.say(line)
            assert sentence == sentence.strip() and "{" not in sentence and "  " not in sentence
            said += 1
    assert said > 500 and refused > 500


def test_the_table_in_words() -> None:
    t = table_for("poison", players=4, edition="manual", wilds=1, first_dealer=3)
    t.deals("RW BW", "R7 B1", "X4 B1", "R7 B1").plays("R7>1", "X4>1")
    view = GAME.screen(t.view(1))
    assert [Speaker("en", NAMES, you=1).say(line) for line in GAME.describe(view)] == [
        "Round 1 of 4. It is the turn of Di.",
        "Cauldron 1, red, total 11 of 13: red 7 and poison 4.",
        "Cauldron 2, free, is empty.",
        "Cauldron 3, free, is empty.",
        "Ann: in hand 2, taken 0, points 0.",
        "By passing Ann showed at least 2 of these: red Wild, blue Wild and purple Wild.",
        "You: in hand 1, taken 0, points 0.",
        "Cy: in hand 1, taken 0, points 0.",
        "Di (dealer): in hand 2, taken 0, points 0.",
        "Your hand: blue 1.",
    ]
    assert Speaker("fr", ["Anne", "Luc"], you=1).say(GAME.describe(view)[1]) == (
        "Chaudron 1, rouge, total 11 sur 13\u00a0: 7 rouge et poison 4."
    )
    assert GAME.describe_move(GAME.parse("R7>1")) == text("poison-move-play", card="R7", cauldron=1)
    assert Speaker("en").say(GAME.outlook(t.view(3), GAME.parse("R7>1"))) == "11 → 18, takes 2"
    assert Speaker("en").say(GAME.outlook(t.view(3), GAME.parse("B1>2"))) == "0 → 1 stays"


def test_why_a_card_cannot_be_played() -> None:
    t = table_for("poison", players=4, edition="manual", wilds=1, first_dealer=3)
    t.deals("RW R7", "R7 B1", "X4 B1", "R7 B1")
    why = GAME.why_not(t.view(0), "RW")
    assert why is not None and "no cauldron has the colour of red Wild" in Speaker("en").say(why)
    assert GAME.why_not(t.view(0), "R7") is None
    waiting = GAME.why_not(t.view(1), "B1")
    assert waiting is not None and "waits for Ann" in Speaker("en", NAMES).say(waiting)


OF_OTHERS = {
    "classic": {"P-1.4", "P-2.3", "P-2.7", "P-2.8", "P-3.6", "P-3.8", "P-4.3"},
    "outset": {"P-1.4", "P-2.4", "P-2.7", "P-2.8", "P-3.6", "P-3.9", "P-3.10", "P-4.4", "P-4.5"},
    "manual": {"P-2.3", "P-3.8", "P-3.9", "P-3.10", "P-4.3"},
}
"""Read by hand: the paragraphs that hold in other editions only. Where poison goes (P-2.5), who deals (P-4.2) and who
wins (P-6.1) name editions in passing, and hold in all."""


@pytest.mark.parametrize("edition", [edition.name for edition in GAME.editions])
@pytest.mark.parametrize("language", languages())
def test_the_rules_of_an_edition_leave_out_what_is_of_others_only(edition: str, language: str) -> None:
    others = {each.name for each in GAME.editions} - {edition}
    printed = [part for part in rulebook("poison", language).split("\n\n") if number_of(part)]
    assert {number_of(part) for part in printed if is_of_others(part, edition, others)} == OF_OTHERS[edition]
