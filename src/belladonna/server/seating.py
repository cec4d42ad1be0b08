"""All of a table but the game itself: who sits where, who is host, how it is run. Values; changes make new ones."""

from __future__ import annotations

from typing import Any, Literal

import msgspec
from msgspec import Struct

from belladonna.bots import bot_id
from belladonna.core import registry
from belladonna.core.config import config_values
from belladonna.core.game import AnyGame
from belladonna.core.text import Text, text
from belladonna.server.auth import Session
from belladonna.server.errors import Denied, Forbidden, NotFound, NotUnderstood
from belladonna.server.forms import SeatInfo, Status, TableInfo, TableOptions
from belladonna.server.roster import STAND_IN, Roster

REMOTE = "@remote"
"""Ends the bot's name where an agent plays from elsewhere: its sessions hold the seat."""


class Chair(Struct, frozen=True):
    """`holders` are the sessions that may play here: one person, on each of their devices."""

    kind: Literal["empty", "person", "bot"] = "empty"
    name: str = ""
    bot: str = ""
    since: int = 0
    link: int = 0
    holders: tuple[str, ...] = ()

    @property
    def remote(self) -> bool:
        return self.kind == "bot" and self.bot.endswith(REMOTE)


class Seating(Struct, frozen=True, kw_only=True):
    id: str
    game: str
    rules: int
    config: Any
    options: TableOptions
    secret: bytes
    maker: str
    key: str
    created_at: int
    chairs: tuple[Chair, ...]
    status: Status = "open"
    host: int | None = None
    votes: tuple[int, ...] = ()
    rematch: str | None = None
    closed: Text | None = None
    revision: int = 1

    @property
    def people(self) -> list[int]:
        return [seat for seat, chair in enumerate(self.chairs) if chair.kind == "person"]

    @property
    def full(self) -> bool:
        return all(chair.kind != "empty" for chair in self.chairs)

    @property
    def names(self) -> tuple[str, ...]:
        """Return what a record calls the players."""
        return tuple(chair.bot if chair.kind == "bot" else chair.name or NAMELESS for chair in self.chairs)

    def seat_of(self, session: str | None) -> int | None:
        if session is None:
            return None
        return next((seat for seat, chair in enumerate(self.chairs) if session in chair.holders), None)

    def loaded_game(self) -> AnyGame:
        return registry.game(self.game)

    def info(self) -> TableInfo:
        """Return what everybody may know of the table."""
        return TableInfo(
            id=self.id,
            revision=self.revision,
            game=self.game,
            config=config_values(self.config) if isinstance(self.config, Struct) else dict(self.config),
            options=self.options,
            status=self.status,
            host=self.host,
            seats=tuple(SeatInfo(c.kind, c.name, c.bot or None) for c in self.chairs),
            votes=self.votes,
            rematch=self.rematch,
            closed=self.closed,
        )


NAMELESS = "—"


def changed(seating: Seating, **values: Any) -> Seating:
    return msgspec.structs.replace(seating, revision=seating.revision + 1, **values)


def with_chair(seating: Seating, seat: int, chair: Chair, **values: Any) -> Seating:
    chairs = (*seating.chairs[:seat], chair, *seating.chairs[seat + 1 :])
    return changed(seating, chairs=chairs, **values)


def stand_in(game: AnyGame) -> str:
    return bot_id(game, STAND_IN)


def check_seat(seating: Seating, seat: int) -> None:
    if not 0 <= seat < len(seating.chairs):
        raise NotFound(text("server-no-such-seat", number=seat + 1, most=len(seating.chairs)))


def check_host(seating: Seating, session: str | None) -> None:
    if seating.host is None or seating.seat_of(session) != seating.host:
        raise Forbidden(text("server-host-only"))


def check_open(seating: Seating) -> None:
    if seating.status == "closed":
        raise Denied(seating.closed or text("server-table-closed"))
    if seating.status != "open":
        raise Denied(text("server-already-started"))


def joined(seating: Seating, person: Session, wanted: int | None, now: int) -> tuple[Seating, int]:
    """Sit somebody down: on a free chair, or in a running game, where newcomers are welcome, on a bot's."""
    seat = seating.seat_of(person.id)
    if seat is not None:
        return seating, seat
    if wanted is not None:
        check_seat(seating, wanted)
    if seating.status == "closed":
        raise Denied(seating.closed or text("server-table-closed"))
    if seating.status == "ended":
        raise Denied(text("server-already-ended"))
    kind = "empty" if seating.status == "open" else "bot"
    if kind == "bot" and seating.options.newcomers == "no":
        raise Denied(text("server-no-newcomers"))
    free = [s for s, chair in enumerate(seating.chairs) if chair.kind == kind]
    if wanted is None and not free:
        raise Denied(text("server-table-full"))
    seat = free[0] if wanted is None else wanted
    if seat not in free:
        raise Denied(text("server-seat-taken", number=seat + 1))
    host = seat if seating.host is None else seating.host
    chair = Chair("person", person.name, "", now, seating.chairs[seat].link + 1, (person.id,))
    return with_chair(seating, seat, chair, host=host), seat


def opened(seating: Seating, seat: int, person: Session) -> Seating:
    """Let another device of the same person play at their seat; of an agent's programs the latest has it."""
    chair = seating.chairs[seat]
    if person.id in chair.holders:
        return seating
    if seating.seat_of(person.id) is not None:
        raise Denied(text("server-other-seat"))
    if chair.remote:
        return with_chair(seating, seat, msgspec.structs.replace(chair, holders=(person.id,)))
    holders = (*chair.holders, person.id)
    return with_chair(seating, seat, msgspec.structs.replace(chair, holders=holders, name=chair.name or person.name))


def left(seating: Seating, seat: int) -> Seating:
    """Take somebody from their seat: it becomes free, or in a running game a bot's."""
    link = seating.chairs[seat].link + 1
    if seating.status == "playing":
        chair = Chair("bot", "", stand_in(seating.loaded_game()), 0, link)
    else:
        chair = Chair(link=link)
    votes = tuple(vote for vote in seating.votes if vote != seat)
    seating = with_chair(seating, seat, chair, votes=votes)
    if not seating.people:
        return msgspec.structs.replace(seating, host=None, status="closed", closed=text("server-closed-empty"))
    if seating.host == seat:
        seating = msgspec.structs.replace(seating, host=longest_seated(seating))
    return seating


def longest_seated(seating: Seating) -> int:
    return min(seating.people, key=lambda seat: (seating.chairs[seat].since, seat))


def with_bot(seating: Seating, seat: int, name: str, roster: Roster) -> Seating:
    chair = _chair_for_bot(seating, seat)
    made = Chair("bot", "", roster.id_of(seating.loaded_game(), name), 0, chair.link + chair.remote)
    return with_chair(seating, seat, made)


def invited(seating: Seating, seat: int, name: str) -> Seating:
    """Keep a seat for an agent that will come with the seat's link."""
    chair = _chair_for_bot(seating, seat)
    return with_chair(seating, seat, Chair("bot", "", name + REMOTE, 0, chair.link + 1))


def _chair_for_bot(seating: Seating, seat: int) -> Chair:
    check_seat(seating, seat)
    check_open(seating)
    chair = seating.chairs[seat]
    if chair.kind == "person":
        raise Denied(text("server-seat-taken", number=seat + 1))
    return chair


def replaced(seating: Seating, seat: int) -> Seating:
    """Seat the greedy bot where another bot did not answer as it should."""
    made = Chair("bot", "", stand_in(seating.loaded_game()), 0, seating.chairs[seat].link + 1)
    return with_chair(seating, seat, made)


def emptied(seating: Seating, seat: int) -> Seating:
    check_seat(seating, seat)
    check_open(seating)
    if seat == seating.host:
        raise Denied(text("server-host-stays"))
    if seating.chairs[seat].kind == "empty":
        return seating
    return with_chair(seating, seat, Chair(link=seating.chairs[seat].link + 1))


def started(seating: Seating) -> Seating:
    check_open(seating)
    if not seating.full:
        raise Denied(text("server-seats-empty"))
    return changed(seating, status="playing")


def voted(seating: Seating, seat: int, *, yes: bool) -> Seating:
    """Count a vote to end; more than half of the people end the game."""
    if seating.status != "playing":
        raise Denied(text("server-not-playing"))
    votes = tuple(sorted({*seating.votes, seat} if yes else {*seating.votes} - {seat}))
    if votes == seating.votes:
        return seating
    if 2 * len(votes) > len(seating.people):
        return changed(seating, votes=votes, status="closed", closed=text("server-closed-vote"))
    return changed(seating, votes=votes)


def renamed(seating: Seating, session: str, name: str) -> Seating:
    seat = seating.seat_of(session)
    if seat is None or seating.chairs[seat].kind != "person" or seating.chairs[seat].name == name:
        return seating
    return with_chair(seating, seat, msgspec.structs.replace(seating.chairs[seat], name=name))


def fresh_bots(names: tuple[str, ...], game: AnyGame, seats: int, roster: Roster) -> list[Chair]:
    """Return the chairs of a new table: the maker's, the bots', and empty ones."""
    if len(names) >= seats:
        raise NotUnderstood(text("server-too-many-bots", most=seats - 1))
    bots = [Chair("bot", "", roster.id_of(game, name)) if name else Chair() for name in names]
    return [Chair(), *bots, *[Chair()] * (seats - 1 - len(bots))]
