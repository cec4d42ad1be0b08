"""What a seat is told never holds a card it may not see."""

from __future__ import annotations

import re
from pathlib import Path

import pytest
from tests.cli.conftest import Cli

from belladonna.cli.telling import all_open
from belladonna.core import registry
from belladonna.core.history import AnyHistory
from belladonna.core.record import Record, from_record
from belladonna.core.rules import Seat
from belladonna.core.seen import seen
from belladonna.text import Speaker

GAMES = registry.names()
STEPS = 70
"""Enough to see the end of a round in every game, and few enough to be quick."""


@pytest.fixture(params=GAMES)
def played(request: pytest.FixtureRequest, cli: Cli, tmp_path: Path) -> tuple[Path, AnyHistory]:
    file = tmp_path / "game.toml"
    count = registry.game(request.param).rules.seats(registry.game(request.param).config())
    assert cli("play", request.param, "--seats", ",".join(["greedy"] * count), "--record", str(file)).code == 0
    return file, from_record(Record.loads(file.read_text()))


def squeezed(said: str) -> str:
    return " ".join(said.split())


def moves_of(out: str, count: int) -> list[str]:
    """Return what was said at each move."""
    parts = re.split(rf"^Move [0-9]+ of {count}$", out, flags=re.MULTILINE)
    return [squeezed(part) for part in parts[1:]]


def secrets(history: AnyHistory, ply: int, seat: Seat | None, speaker: Speaker) -> set[str]:
    """Return the sentences of this move and of the table after it that this seat must not hear."""
    game, now = history.game, history[ply]
    seats = [Seat(s) for s in range(game.rules.seats(history.config))]
    open_said = {speaker.say(t) for event in now.plies[-1].events for t in game.tell(all_open(event))}
    heard = {speaker.say(t) for event in now.plies[-1].events for t in game.tell(seen(event, seat))}
    tables = {s: {speaker.say(t) for t in game.describe(game.screen(now.view(s)))} for s in (*seats, None)}
    others = set().union(*(lines for s, lines in tables.items() if s != seat))
    return {squeezed(line) for line in (open_said - heard) | (others - tables[seat])}


@pytest.mark.parametrize("seat", [None, 1])
def test_a_replay_tells_a_seat_only_what_it_saw(cli: Cli, played: tuple[Path, AnyHistory], seat: int | None) -> None:
    file, history = played
    who = () if seat is None else ("--seat", str(seat))
    told = moves_of(cli("replay", str(file), *who, "--step", typed="\n" * (STEPS - 1) + "q\n").out, len(history))
    assert len(told) == STEPS
    me = None if seat is None else Seat(seat)
    speaker = Speaker("en", Record.loads(file.read_text()).seats, seat)
    kept = 0
    for ply, said in enumerate(told, 1):
        hidden = secrets(history, ply, me, speaker)
        assert not [line for line in hidden if line in said]
        kept += len(hidden)
    assert kept > STEPS, "there was nothing to keep secret"


def test_an_open_replay_shows_every_hand(cli: Cli, played: tuple[Path, AnyHistory]) -> None:
    file, history = played
    told = moves_of(cli("replay", str(file), "--open", "--step", typed="\n" * 5).out, len(history))
    names = Record.loads(file.read_text()).seats
    for name in names:
        assert any(f"{name} sees: " in said for said in told)


@pytest.mark.parametrize("game", GAMES)
def test_a_person_hears_only_what_the_seat_hears(cli: Cli, game: str, tmp_path: Path) -> None:
    file = tmp_path / "game.toml"
    out = squeezed(cli("play", game, "--record", str(file), "--untimed", typed="1\n" * 3000).out)
    history = from_record(Record.loads(file.read_text()))
    names = [name.partition(" (")[0] for name in Record.loads(file.read_text()).seats]
    speaker = Speaker("en", names, 0)
    heard = {
        squeezed(speaker.say(t))
        for ply in history.plies
        for event in ply.events
        for t in history.game.tell(seen(event, Seat(0)))
    }
    for ply in history.plies:
        for event in ply.events:
            for sentence in history.game.tell(all_open(event)):
                said = squeezed(speaker.say(sentence))
                assert said in heard or said not in out
