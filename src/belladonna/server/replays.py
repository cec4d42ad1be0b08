"""Finished games move by move, as a seat saw them or with all hands open."""

from __future__ import annotations

from collections.abc import Sequence
from typing import Any

import msgspec

from belladonna.core.game import AnyGame
from belladonna.core.rules import Seat
from belladonna.core.seen import Hidden, Nobody, markers, seen
from belladonna.core.text import text
from belladonna.server.errors import Denied
from belladonna.server.messages import Happened, Step, Steps
from belladonna.server.play import NoLongerReplays, Play
from belladonna.server.rows import MoveRow
from belladonna.server.seating import Seating

MOST_STEPS = 100


def steps(seating: Seating, stored: Sequence[MoveRow], seat: int | None, *, open_handed: bool, after: int) -> Steps:
    """Return what follows a move, or refuse where these rules are not the ones it was played by."""
    play = new_play(seating)
    viewers: list[int | None] = [*range(len(seating.chairs))] if open_handed else [seat]
    try:
        play.replay(stored[:after])
        start, out = _views(play, viewers), []
        for row in stored[after : after + MOST_STEPS]:
            move, state, events = play.judge(row)
            play.advance(row, move, state, events)
            told = tuple(_told(play.game, event, seat, open_handed=open_handed) for event in events)
            out.append(Step(row.seq, row.seat, row.by, row.move, row.at, told, _views(play, viewers)))
    except NoLongerReplays:
        raise Denied(text("server-record-outdated")) from None
    return Steps(seating.game, len(stored), start, tuple(out))


def new_play(seating: Seating) -> Play:
    """Return a table's game at its beginning, or refuse where its options are no longer understood."""
    game = seating.loaded_game()
    if not isinstance(seating.config, game.config):
        raise Denied(text("server-record-outdated"))
    return Play(game, seating.config)


def _views(play: Play, viewers: Sequence[int | None]) -> tuple[Any, ...]:
    rules, screen = play.game.rules, play.game.screen
    return tuple(screen(rules.view(play.state, None if viewer is None else Seat(viewer))) for viewer in viewers)


def _told(game: AnyGame, event: Any, seat: int | None, *, open_handed: bool) -> Happened:
    shown = _all_open(event) if open_handed else seen(event, None if seat is None else Seat(seat))
    return Happened(shown, game.tell(shown))


def _all_open(event: Any) -> Any:
    """Return an event with every hand open; what no view ever shows stays hidden."""
    secret = [name for name, mark in markers(type(event)).items() if isinstance(mark, Nobody)]
    return msgspec.structs.replace(event, **dict.fromkeys(secret, Hidden(1))) if secret else event
