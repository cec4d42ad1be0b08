"""The whole game: properties, conformance, counts, notation, numbers for learners, words."""

from __future__ import annotations

import json
import tomllib
from collections.abc import Iterator
from pathlib import Path
from random import Random
from typing import Any

import numpy as np
import pytest
from hypothesis import example, given, settings
from hypothesis import strategies as st

from belladonna.bots import RandomBot
from belladonna.core.config import BadConfig, make_config
from belladonna.core.driver import play_out
from belladonna.core.game import BadNotation
from belladonna.core.history import AnyHistory
from belladonna.core.rules import CHANCE, Seat
from belladonna.games.voodoo import GAME
from belladonna.games.voodoo.model import Deal, DrawDealer, Play, Score, State, Trump
from belladonna.games.voodoo.spec import KINDS, Config, deck
from belladonna.games.voodoo.text import explain
from belladonna.testing import check_rules, configs, table_for
from belladonna.testing.conformance import Outcome, replay
from belladonna.testing.words import named_messages
from belladonna.text import Speaker, languages, messages, say

HERE = Path(__file__).parent
CONFORMANCE = HERE / "conformance" / "voodoo.jsonl"
PERFT = tomllib.loads((HERE / "perft.toml").read_text(encoding="utf-8"))["case"]


def recount(history: AnyHistory) -> tuple[int, ...]:
    """Reckon a finished game anew from nothing but who played what, in plain steps."""
    players = history.config.players
    need, top = {2: (7, 10), 3: (4, 10), 4: (3, 12), 5: (3, 15)}[players]
    total, tricks, trump = [0] * players, [0] * players, ""
    points: dict[int, int] = {}
    trick: list[tuple[int, str, int]] = []
    for ply in history.plies:
        if isinstance(ply.move, Trump):
            trump = ply.move.colour
        if not isinstance(ply.move, Play):
            continue
        trick.append((ply.seat, ply.move.card[0], int(ply.move.card[1:])))
        if len(trick) < players - len(points):
            continue
        suit = trump if any(colour == trump for _, colour, _ in trick) else trick[0][1]
        ranks = {number: seat for seat, colour, number in trick if colour == suit}
        best = 0 if {0, top} <= set(ranks) else max(ranks)
        winner = ranks[best]
        tricks[winner] += 2 if best in {5, 7} else 1
        trick = []
        if tricks[winner] >= need:
            points[winner] = sum(tricks) - tricks[winner]
        if len(points) == players - 1:
            (last,) = set(range(players)) - set(points)
            points[last] = 7 - tricks[last] if players == 2 else tricks[last]
            total = [total[seat] + points[seat] for seat in range(players)]
            tricks, points = [0] * players, {}
    return tuple(total)


def test_every_property_holds() -> None:
    tried = check_rules(GAME, recount=recount)
    assert tried["agrees_with_a_recount"] and min(tried.values()) >= 10


def test_conformance_games_replay_without_a_difference(capsys: pytest.CaptureFixture[str]) -> None:
    outcome = Outcome()
    replay(CONFORMANCE.read_text(encoding="utf-8").splitlines(), "voodoo", outcome, shown=5)
    assert outcome.good, capsys.readouterr().out
    assert outcome.games == 16 and outcome.moves >= 2445, "every card played was compared"


@pytest.mark.parametrize("what", ["winner", "worth", "tricks", "out", "legal", "leader"])
def test_a_wrong_conformance_game_is_noticed(what: str) -> None:
    line = json.loads(CONFORMANCE.read_text(encoding="utf-8").splitlines()[9])
    trick = next(t for t in line["rounds"][2]["tricks"] if t["out"] is not None)
    wrong: dict[str, Any] = {"winner": 9, "worth": 3, "tricks": [0], "out": None, "legal": [[]] * 9, "leader": 9}
    trick[what] = wrong[what][: len(trick["plays"])] if what == "legal" else wrong[what]
    outcome = Outcome()
    replay([json.dumps(line)], "voodoo", outcome, shown=0)
    assert not outcome.good


@pytest.mark.parametrize("case", PERFT, ids=lambda case: case["id"])
def test_small_rounds_have_as_many_positions_as_counted_by_hand(case: dict[str, Any]) -> None:
    table = table_for("voodoo", players=case["players"], first=0).deals(*case["hands"], trump=case["trump"])
    states: list[State] = [table.state]
    found = []
    for _ in case["nodes"]:
        states = [after for state in states for after in follow_ups(state)]
        found.append(len(states))
    assert found == case["nodes"]


def follow_ups(state: State) -> Iterator[State]:
    if state.turn is not None:
        for move in GAME.rules.legal(state, state.turn):
            yield GAME.rules.apply(state, state.turn, move)[0]


# Config


def test_a_first_dealer_must_have_a_seat() -> None:
    assert make_config(Config, {"players": 3, "first": 2}).first == 2
    with pytest.raises(BadConfig, match=r"random, 0\.\.2"):
        make_config(Config, {"players": 3, "first": 3})


@pytest.mark.parametrize("cards", [("R1", "R1", "R2", "R3", "R4", "R6"), ("R1", "X2", "R3", "R4"), ("R1",), ()])
def test_a_small_deck_must_make_a_game(cards: tuple[str, ...]) -> None:
    with pytest.raises(BadConfig):
        Config(players=2, deck=cards)


# Notation


@pytest.mark.parametrize("card", KINDS)
def test_cards_read_back_in_either_case(card: str) -> None:
    assert GAME.parse(card) == GAME.parse(card.lower()) == Play(card)


def test_moves_read_back() -> None:
    cards = deck(Config(players=2))
    for move in (DrawDealer(Seat(3)), Trump("P"), Deal(cards), Play("B12")):
        assert GAME.parse(GAME.write(move)) == move
    assert GAME.parse(" TRUMP = g ") == Trump("G")


@given(st.text(max_size=30) | st.text(alphabet="RYGBPrtump=0123456789 daels*", max_size=12))
@example("")
@example("trump=X")
@example("R16")
@example("R01")
@example("R１")
@example("deal R1 R99")
@example("dealer 9999")
@example("trump=R B1")
@example("R5>1")
def test_what_is_no_move_is_refused_with_a_sentence(line: str) -> None:
    try:
        move = GAME.parse(line)
    except BadNotation as error:
        refusal = error
    else:
        assert GAME.parse(GAME.write(move)) == move
        return
    assert all(Speaker(language).say(refusal.why) for language in languages())


# Numbers for learners


def test_action_ids_are_fixed() -> None:
    for players in (2, 5):
        codec = GAME.codec(Config(players=players))
        assert codec.actions == 85
        assert [codec.index(GAME.parse(line)) for line in ("trump=R", "trump=P", "R0", "R15", "P15")] == [
            0,
            4,
            5,
            20,
            84,
        ]
        assert all(codec.index(codec.move(index)) == index for index in range(codec.actions))
        for bad in (-1, 85):
            with pytest.raises(ValueError, match="no action"):
                codec.move(bad)
        with pytest.raises(ValueError, match="no move of a seat"):
            codec.index(Deal(()))


@settings(max_examples=15)
@given(configs(GAME), st.integers(0, 2**32), st.data())
def test_observations_turn_with_the_seats(config: Config, seed: int, data: st.DataObject) -> None:
    """Each seat sees itself at place 0; all pieces stay between 0 and 1."""
    bots = [RandomBot[Any, Any]() for _ in range(config.players)]
    history = play_out(GAME, config, seed, bots)
    history = history[data.draw(st.integers(0, len(history)))]
    codec = GAME.codec(config)
    for seat in range(config.players):
        view = history.view(Seat(seat))
        flat = codec.observe(view)
        assert flat.shape == (codec.size,) and flat.min() >= 0 and flat.max() <= 1
        pieces = codec.named(flat)
        assert pieces["hand"].sum() == len(view.hand)
        assert pieces["turn"][0] == (view.turn == seat)
        assert pieces["played"].sum() == sum(len(trick.plays) for trick in view.won)
        assert np.isclose(pieces["tricks"][0], view.tricks[seat] / (view.needed + 1))
        assert codec.observe(GAME.screen(view)).shape == flat.shape


# Words


def test_both_languages_say_the_same_keys_with_the_same_arguments() -> None:
    assert set(languages()) >= {"en", "fr"}
    keys = {language: {k for k in messages(language) if k.startswith("voodoo-")} for language in languages()}
    assert all(found == keys["en"] for found in keys.values())
    families = {f"voodoo-{family}-{colour}" for family in ("card", "colour") for colour in "RYGBP"}
    families |= {f"voodoo-said-{how}" for how in ("leads", "follows", "trumps", "discards")}
    for option in ("players", "first", "first-random"):
        families |= {f"voodoo-option-{option}", f"voodoo-option-{option}-help"}
    named = named_messages(Path(__file__).parents[1], "voodoo") | {"voodoo-name", "voodoo-tagline"}
    assert keys["en"] == named | families


def test_a_round_is_explained_seat_by_seat() -> None:
    score = Score("B", (4, 1, 4), (Seat(2), Seat(0)), Seat(1), (5, 1, 3))
    speaker = Speaker("en", ["Anna", "Bruno", "Clara"], 1)
    assert [speaker.say(line) for line in explain(score)] == [
        "Clara went out first, with 4 tricks: 3 points.",
        "Anna went out second, with 4 tricks: 5 points.",
        "You were last, with 1 trick: 1 point.",
    ]


@pytest.mark.parametrize("code", ["R0", "Y5", "G12", "B7", "P15"])
def test_cards_have_names_in_french(code: str) -> None:
    colours = {"R": "rouge", "Y": "jaune", "G": "vert", "B": "bleu", "P": "violet"}
    assert Speaker("fr").card("voodoo", code) == f"{code[1:]} {colours[code[0]]}"


def test_chance_needs_no_help() -> None:
    state, rng = GAME.rules.setup(Config()), Random(3)
    for _ in range(3):
        assert GAME.rules.to_act(state) == {CHANCE}
        state, _events = GAME.rules.apply(state, CHANCE, GAME.rules.sample(state, rng))
    assert state.turn == state.dealer
    assert say(GAME.describe_move(GAME.rules.legal(state, state.turn or Seat(0))[0])).strip()
