"""`play`: who sits down, the game, and what is left of it when somebody leaves."""

from __future__ import annotations

import secrets
from collections.abc import Sequence
from dataclasses import dataclass
from pathlib import Path
from typing import Any

from belladonna.bots.ready import make_ready
from belladonna.cli import asking
from belladonna.cli.errors import BadUsage, Ended, Exit
from belladonna.cli.keys import InputEnded
from belladonna.cli.options import read_play, split_words
from belladonna.cli.person import Left
from belladonna.cli.records import may_write, save
from belladonna.cli.screen import Screen
from belladonna.cli.seats import Chair, chairs, who_sits
from belladonna.cli.table import Table
from belladonna.cli.telling import Teller, heading
from belladonna.cli.voice import Voice
from belladonna.core.config import write_config
from belladonna.core.driver import play as play_bots
from belladonna.core.game import AnyGame
from belladonna.core.text import text


@dataclass(frozen=True, slots=True, kw_only=True)
class Wishes:
    """What `play` was asked for."""

    words: Sequence[str] = ()
    seats: str | None = None
    seat: Sequence[str] = ()
    seed: int | None = None
    name: str | None = None
    open_handed: bool = False
    record: Path | None = None
    timed: bool = True


def run(screen: Screen, wishes: Wishes) -> None:
    named, flags = split_words(wishes.words)
    name = wishes.name
    if wishes.record is not None:
        may_write(wishes.record)
    if named is None:
        if flags:
            raise BadUsage(text("cli-options-without-game", names=", ".join(flags)))
        try:
            game, config, name = asking.setup(screen, name)
        except InputEnded:
            screen.say("cli-input-ended")
            return
    else:
        game, config = read_play(named, flags)
    given = who_sits(game.rules.seats(config), wishes.seats, wishes.seat)
    players = chairs(game, given, name or screen.plain("cli-default-name"))
    _play(screen, game, config, players, wishes)


def _play(screen: Screen, game: AnyGame, config: Any, players: Sequence[Chair], wishes: Wishes) -> None:
    you = next((seat for seat, chair in enumerate(players) if chair.bot is None), None)
    if you is not None and wishes.open_handed:
        raise BadUsage(text("cli-open-with-person"))
    screen.voice = Voice(screen.language, [chair.name for chair in players], you, game.styles)
    make_ready([chair.bot for chair in players], screen.aside)
    seed = secrets.randbits(64) if wishes.seed is None else wishes.seed
    table = Table(screen, game, config, players, seed=seed, timed=wishes.timed)
    if wishes.open_handed:
        table.teller = Teller(screen, game, None, open_handed=True)
    _welcome(screen, game, config, players)
    code = Exit.FINE
    try:
        if you is None:
            for ply in play_bots(game, config, seed, [chair.bot for chair in players]):  # type: ignore[misc]
                table.take(ply)
        else:
            table.play()
    except Left:
        screen.say("cli-left")
    except InputEnded:
        screen.say("cli-input-ended")
    except KeyboardInterrupt:
        screen.show()
        screen.say("cli-interrupted")
        code = Exit.INTERRUPTED
    finally:
        if wishes.record is not None:
            save(screen, wishes.record, table.history, [chair.signature for chair in players])
    if code:
        raise Ended(code)


def _welcome(screen: Screen, game: AnyGame, config: Any, players: Sequence[Chair]) -> None:
    """Say what is played and with whom, bots as bots."""
    screen.show()
    title = heading(screen, game)
    screen.say("cli-welcome", style="bold", title=title, config=write_config(game.name, config))
    for number, chair in enumerate(players):
        if chair.bot is None:
            screen.say("cli-seat-you", number=number, name=chair.name)
        else:
            screen.say("cli-seat-bot", number=number, name=chair.name, kind=chair.kind)
    if any(chair.bot is None for chair in players):
        screen.say("cli-welcome-help", style="dim")
    screen.show()
