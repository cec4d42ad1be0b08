"""What people do with tables other than playing: make them, find them, sit down, get up, begin, go on, look back."""

from __future__ import annotations

import asyncio
import logging
from collections.abc import Callable, Sequence
from functools import partial

import msgspec
from sqlalchemy.exc import IntegrityError

from belladonna.core import registry
from belladonna.core.config import config_values, make_config
from belladonna.core.history import WHO
from belladonna.core.record import Record
from belladonna.core.rules import Seat
from belladonna.core.text import text
from belladonna.server import rows
from belladonna.server.auth import Session, checked_name, hash_of, same_token, seat_token
from belladonna.server.errors import Denied, Forbidden, NotFound, TooMany
from belladonna.server.forms import (
    GameLine,
    NewTable,
    RecordInfo,
    Sat,
    SeatLink,
    TableId,
    TableInfo,
)
from belladonna.server.frames import waiting_for
from belladonna.server.hub import Hub
from belladonna.server.roster import Roster, checked_agent
from belladonna.server.seating import (
    Chair,
    Seating,
    changed,
    check_host,
    emptied,
    fresh_bots,
    invited,
    joined,
    left,
    opened,
    renamed,
    started,
    voted,
    with_bot,
)
from belladonna.server.table import Table

log = logging.getLogger(__name__)
MOST_LISTED = 100


class Lobby:
    def __init__(self, hub: Hub) -> None:
        self.hub, self.world = hub, hub.world

    # people

    async def known(self, token: str | None) -> Session | None:
        if not token:
            return None
        return await self.world.store.read(lambda c: rows.session_of(c, hash_of(token)))

    async def new_guest(self) -> tuple[Session, str]:
        """Return somebody new, and the token that is told only to them."""
        session, token = Session(self.world.luck.id(), ""), self.world.luck.token()
        now = self.world.clock.now_ms()
        await self.world.store.write(lambda c: rows.add_session(c, session, hash_of(token), now))
        return session, token

    async def rename(self, person: Session, typed: str) -> Session:
        """Give somebody a name, at the tables they sit at too."""
        name = checked_name(typed)
        await self.world.store.write(lambda c: rows.rename_session(c, person.id, name))
        for table in await self._tables_of(person):
            await self._change(table, lambda seating: renamed(seating, person.id, name))
        return Session(person.id, name)

    async def forget(self, person: Session) -> None:
        """Get somebody up from all unfinished tables, then drop their name from everything that is stored."""
        for table in await self._tables_of(person):
            seat = table.seating.seat_of(person.id)
            if seat is not None and table.seating.status in ("open", "playing"):
                await self._change(table, partial(left, seat=seat))
            else:
                await self._change(table, lambda seating: renamed(seating, person.id, ""))
        await self.world.store.write(lambda c: rows.forget_session(c, person.id))
        for table_id, _ in await self.world.store.read(lambda c: rows.tables_of(c, person.id, MOST_LISTED)):
            self.hub.forget(table_id)

    async def games_of(self, person: Session) -> list[GameLine]:
        lines = []
        for table_id, changed_at in await self.world.store.read(lambda c: rows.tables_of(c, person.id, MOST_LISTED)):
            seating = await self._stored(table_id)
            waited: tuple[int, ...] = ()
            if seating is not None and seating.status == "playing":
                table = await self.hub.table(table_id)
                seating, waited = table.seating, _waited(table, person)
            if seating is not None and (seat := seating.seat_of(person.id)) is not None:
                record = await self.world.store.read(partial(rows.record_of, table_id=table_id))
                lines.append(GameLine(seating.info(), seat, waited, changed_at, record.result if record else None))
        return lines

    async def _tables_of(self, person: Session) -> list[Table]:
        held = await self.world.store.read(lambda c: rows.tables_of(c, person.id, MOST_LISTED))
        return [await self.hub.table(table_id) for table_id, _ in held]

    # tables

    async def create(self, person: Session, form: NewTable) -> Sat:
        """Make a table with its maker at seat 0; the same key again gives the same table."""
        world = self.world
        if there := await self.made(person, form.key):
            return there
        await self.check_room(person)
        game = registry.game(form.game)
        config = make_config(game.config, form.config)
        seats = game.rules.seats(config)
        now = world.clock.now_ms()
        seating = Seating(
            id=world.luck.id(),
            game=game.name,
            rules=game.rules.version,
            config=config,
            options=form.options,
            secret=world.luck.secret(),
            maker=person.id,
            key=form.key,
            created_at=now,
            chairs=tuple(fresh_bots(form.bots, game, seats, world.roster)),
        )
        seating, _ = joined(seating, person, 0, now)
        if form.start:
            started(seating)  # refuse before anything is made
        try:
            await world.store.write(lambda c: rows.add_table(c, seating, now))
        except IntegrityError:  # the same key came twice at once
            if there := await self.made(person, form.key):
                return there
            raise
        log.info("table made", extra={"table": seating.id, "game": game.name})
        table = await self.hub.table(seating.id)
        if form.start or (seating.full and seating.options.start == "full"):
            await table.call(table.start)
        return self._sat(table, person)

    async def made(self, person: Session, key: str) -> Sat | None:
        """Return the table that somebody has made with this key before."""
        there = await self.world.store.read(lambda c: rows.table_by_key(c, person.id, key))
        return self._sat(await self.hub.table(there), person) if there else None

    async def check_room(self, person: Session) -> None:
        """Refuse another table to somebody who has too many unfinished ones."""
        most = self.world.settings.tables
        if await self.world.store.read(lambda c: rows.unfinished_by(c, person.id)) >= most:
            raise TooMany(text("server-too-many-tables", most=most), retry_s=60)

    async def open_tables(self) -> list[TableInfo]:
        listed = await self.world.store.read(lambda c: rows.open_tables(c, MOST_LISTED))
        found = [await self._stored(table_id) for table_id in listed]
        return [seating.info() for seating in found if seating is not None and _is_open(seating)]

    async def info(self, table_id: str) -> TableInfo:
        seating = self.hub.seating(table_id) or await self._stored(table_id)
        if seating is None:
            raise NotFound(text("server-no-such-table"))
        return seating.info()

    async def join(self, person: Session, table_id: str, seat: int | None) -> Sat:
        table, now = await self.hub.table(table_id), self.world.clock.now_ms()
        await self._change(table, lambda seating: _started_when_full(joined(seating, person, seat, now)[0]))
        return self._sat(table, person)

    async def leave(self, person: Session, table_id: str) -> TableInfo:
        table = await self.hub.table(table_id)

        def change(seating: Seating) -> Seating:
            seat = _own_seat(seating, person.id)
            return left(seating, seat) if seating.status in ("open", "playing") else seating

        return await self._change(table, change)

    async def start(self, person: Session, table_id: str) -> TableInfo:
        return await self._change(await self.hub.table(table_id), lambda s: host_starts(s, person.id))

    async def add_bot(self, person: Session, table_id: str, seat: int, name: str) -> TableInfo:
        roster = self.world.roster
        table = await self.hub.table(table_id)
        return await self._change(table, lambda s: host_seats_bot(s, person.id, seat, name, roster))

    async def invite_agent(self, person: Session, table_id: str, seat: int, name: str) -> SeatLink:
        """Keep a seat for an agent, and return what lets it sit down."""
        table = await self.hub.table(table_id)
        await self._change(table, lambda s: host_invites(s, person.id, seat, name))
        return _link(table.seating, seat)

    async def empty_seat(self, person: Session, table_id: str, seat: int) -> TableInfo:
        return await self._change(await self.hub.table(table_id), lambda s: host_empties(s, person.id, seat))

    async def link(self, person: Session, table_id: str) -> SeatLink:
        seating = (await self.hub.table(table_id)).seating
        return _link(seating, _own_seat(seating, person.id))

    async def sit_by_link(self, person: Session, table_id: str, token: str) -> Sat:
        """Give the device that has a seat's link the seat, whoever it belonged to there before."""
        table = await self.hub.table(table_id)

        def change(seating: Seating) -> Seating:
            number = token.partition("-")[0]
            seat = int(number) if number.isascii() and number.isdigit() and len(number) < 3 else -1
            chair = seating.chairs[seat] if 0 <= seat < len(seating.chairs) else Chair()
            if chair.kind != "person" and not chair.remote:
                raise Forbidden(text("server-link-wrong"))
            if not same_token(token, seat_token(seating.secret, seat, seating.chairs[seat].link)):
                raise Forbidden(text("server-link-wrong"))
            return opened(seating, seat, person)

        await self._change(table, change)
        return self._sat(table, person)

    async def rematch(self, person: Session, table_id: str) -> TableId:
        """Return the one table where this goes on, with the person at it; the first to ask makes it."""
        table = await self.hub.table(table_id)
        seat = _persons_seat(table.seating, person.id)
        next_id = await table.call(lambda: self._next_table(table, person, seat))
        following = await self.hub.table(next_id)
        now = self.world.clock.now_ms()

        def sit(seating: Seating) -> Seating:
            wanted = seat if seating.chairs[seat].kind == "empty" else None
            return _started_when_full(joined(seating, person, wanted, now)[0])

        await self._change(following, sit)
        return TableId(next_id)

    async def _next_table(self, table: Table, person: Session, seat: int) -> str:
        old, world = table.seating, self.world
        if old.rematch is not None:
            return old.rematch
        if old.status not in ("ended", "closed") or table.play is None:
            raise Denied(text("server-not-ended"))
        now = world.clock.now_ms()
        fresh = msgspec.structs.replace(
            old,
            id=world.luck.id(),
            rules=old.loaded_game().rules.version,
            options=msgspec.structs.replace(old.options, start="full"),
            secret=world.luck.secret(),
            maker=person.id,
            key=f"rematch-{old.id}",
            created_at=now,
            chairs=tuple(chair if chair.kind == "bot" else Chair() for chair in old.chairs),
            status="open",
            host=None,
            votes=(),
            closed=None,
            revision=1,
        )
        fresh, _ = joined(fresh, person, seat, now)
        await world.store.write(lambda c: rows.add_table(c, fresh, now))
        await table.change(changed(old, rematch=fresh.id))
        return fresh.id

    # records

    async def record(self, table_id: str) -> RecordInfo:
        """Return a game that is over: every card of it may be seen now."""
        store = self.world.store
        seating = await store.read(lambda c: rows.load_table(c, table_id))
        row = await store.read(lambda c: rows.record_of(c, table_id))
        if seating is None:
            raise NotFound(text("server-no-such-table"))
        if row is None:
            raise Denied(text("server-not-ended"))
        stored = await store.read(lambda c: rows.moves_of(c, table_id))
        record = await asyncio.to_thread(as_record, seating, row, stored)
        return RecordInfo(
            id=table_id,
            toml=record.dumps(),
            game=record.game,
            rules=record.rules,
            config=record.config,
            names=record.seats,
            moves=record.moves,
            result=record.result,
            closed=seating.closed,
        )

    # shorthands

    async def _stored(self, table_id: str) -> Seating | None:
        return await self.world.store.read(lambda c: rows.load_table(c, table_id))

    async def _change(self, table: Table, make: Callable[[Seating], Seating]) -> TableInfo:
        """Change a table in its own turn, judged by how it stands then."""

        async def in_turn() -> TableInfo:
            await table.change(make(table.seating))
            return table.seating.info()

        return await table.call(in_turn)

    @staticmethod
    def _sat(table: Table, person: Session) -> Sat:
        return Sat(_own_seat(table.seating, person.id), table.seating.info())


# What a host may do, on either interface


def host_starts(seating: Seating, session: str | None) -> Seating:
    check_host(seating, session)
    return started(seating)


def host_seats_bot(seating: Seating, session: str | None, seat: int, name: str, roster: Roster) -> Seating:
    check_host(seating, session)
    return _started_when_full(with_bot(seating, seat, name, roster))


def host_invites(seating: Seating, session: str | None, seat: int, name: str) -> Seating:
    check_host(seating, session)
    return _started_when_full(invited(seating, seat, checked_agent(name)))


def host_empties(seating: Seating, session: str | None, seat: int) -> Seating:
    check_host(seating, session)
    return emptied(seating, seat)


def votes(seating: Seating, session: str | None, *, yes: bool) -> Seating:
    return voted(seating, _persons_seat(seating, session), yes=yes)


def _own_seat(seating: Seating, session: str | None) -> int:
    seat = seating.seat_of(session)
    if seat is None:
        raise Forbidden(text("server-not-seated"))
    return seat


def _persons_seat(seating: Seating, session: str | None) -> int:
    """Return the seat of whoever may decide something for the table: an agent may not."""
    seat = _own_seat(seating, session)
    if seating.chairs[seat].kind != "person":
        raise Forbidden(text("server-agents-play"))
    return seat


def _link(seating: Seating, seat: int) -> SeatLink:
    return SeatLink(seat_token(seating.secret, seat, seating.chairs[seat].link))


def _started_when_full(seating: Seating) -> Seating:
    ready = seating.status == "open" and seating.options.start == "full" and seating.full
    return started(seating) if ready else seating


def _is_open(seating: Seating) -> bool:
    """Whether a stranger can do something here: sit down, take over from a bot, or watch the game."""
    if seating.status == "open":
        return not seating.full
    bots = any(chair.kind == "bot" for chair in seating.chairs)
    return seating.options.spectators == "yes" or (bots and seating.options.newcomers == "yes")


def _waited(table: Table, person: Session) -> tuple[int, ...]:
    if table.play is None or table.seating.status != "playing":
        return ()
    return waiting_for(table.play, table.seating.seat_of(person.id))


def as_record(
    seating: Seating, row: rows.RecordRow, stored: Sequence[rows.MoveRow], names: tuple[str, ...] | None = None
) -> Record:
    """Return what is stored of a game as a record, with the players' own names unless others are given."""
    values = seating.config if isinstance(seating.config, dict) else config_values(seating.config)
    return Record(
        game=seating.game,
        rules=row.rules,
        seats=names or row.names,
        moves=tuple(_line(move) for move in stored),
        config=values,
        digest=row.digest,
        points=row.result.points if row.result else None,
        places=row.result.places if row.result else None,
    )


def _line(move: rows.MoveRow) -> str:
    return f"{WHO.get(Seat(move.seat), move.seat)} {move.move}"
