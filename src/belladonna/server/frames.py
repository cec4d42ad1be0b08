"""What each receiver gets to see, as the text of a frame: the one place where a game's state meets the wire.

Everything goes through the game's allow-lists: `screen(view(...))` for how things stand, `seen(...)` for what happened.
"""

from __future__ import annotations

from typing import Any

import msgspec
from msgspec import Struct

from belladonna.core.rules import CHANCE, Seat
from belladonna.core.seen import is_open, seen
from belladonna.core.text import Text
from belladonna.server.messages import Happened, LegalMove, Now, ServerMessage
from belladonna.server.play import Play, Shown

RECENT = 40
"""How many of the latest events a newcomer's log begins with."""

_encoder = msgspec.json.Encoder()


def frame(message: ServerMessage) -> bytes:
    return _encoder.encode(message)


class Times(Struct, frozen=True):
    """How long from now, in milliseconds; None for what will not come."""

    deadline_in: int | None = None
    stand_in_in: int | None = None
    show_in: int = 0


def now(play: Play, seat: int | None, times: Times) -> Now:
    """Return how the table stands for this seat, None for a spectator."""
    game = play.game
    place = None if seat is None else Seat(seat)
    view = game.screen(game.rules.view(play.state, place))
    moves = () if seat is None or seat not in play.acting else play.legal(seat)
    return Now(
        decision=play.decision,
        view=view,
        legal=tuple(LegalMove(game.write(move), game.outlook(view, move)) for move in moves),
        stuck=_stuck(play, view) if moves else {},
        waiting_for=waiting_for(play, seat),
        deadline_in_ms=times.deadline_in,
        stand_in_in_ms=times.stand_in_in,
        show_in_ms=times.show_in,
        result=play.result,
    )


def waiting_for(play: Play, seat: int | None) -> tuple[int, ...]:
    """Return whom this seat may know to be waited for: in a race only its own seat knows that it has moved."""
    if play.in_race:
        return tuple(s for s in play.waiting_for if s != seat or seat in play.acting)
    if CHANCE in play.acting:
        return ()
    return tuple(sorted(play.game.rules.waited_for(play.state, None if seat is None else Seat(seat))))


def _stuck(play: Play, view: Any) -> dict[str, Text]:
    """Return why own cards cannot be played, by their codes or, where equal cards differ, their ids."""
    cards = dict.fromkeys(map(str, getattr(view, "hand", ())))
    reasons = ((card, play.game.why_not(view, card)) for card in cards)
    return {card: why for card, why in reasons if why is not None}


def happened(play: Play, shown: Shown, seat: int | None) -> tuple[Happened, ...]:
    """Return what happened as this seat saw it; what everybody saw alike is put into words once."""
    place, tell = None if seat is None else Seat(seat), play.game.tell
    out: list[Happened] = []
    for number, event in enumerate(shown.events):
        told = shown.told.get(number)
        if told is None:
            own = seen(event, place)
            told = Happened(own, tell(own))
            if is_open(type(event)):
                shown.told[number] = told
        out.append(told)
    return tuple(out)


def recent(play: Play, seat: int | None) -> tuple[Happened, ...]:
    out: list[Happened] = []
    for shown in reversed(play.tail):
        if len(out) + len(shown.events) > RECENT:
            break
        out[:0] = happened(play, shown, seat)
    return tuple(out)
