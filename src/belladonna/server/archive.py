"""Looking back: games of this server that are over, records that people bring, and playing on from either."""

from __future__ import annotations

import asyncio
import hashlib
import logging
from collections import OrderedDict
from random import Random

from sqlalchemy.exc import IntegrityError
from sqlalchemy.ext.asyncio import AsyncConnection

from belladonna.core.config import config_values
from belladonna.core.record import Record
from belladonna.core.text import Text, text
from belladonna.server import rows
from belladonna.server.auth import Session
from belladonna.server.errors import NotFound
from belladonna.server.forms import PlayOn, Sat, TableInfo, TableOptions
from belladonna.server.lobby import Lobby
from belladonna.server.messages import Estimates, Outline, Steps
from belladonna.server.replays import Past, beginning, decided, past_of, past_of_record, steps, written_seats
from belladonna.server.seating import Chair, Seating, joined, started

log = logging.getLogger(__name__)

MOST_BROUGHT = 32
"""So many records that people brought stay read; others are read again."""

Read = tuple[Past, Record, tuple[Text, ...]]


class Archive:
    def __init__(self, lobby: Lobby) -> None:
        self._lobby, self._world = lobby, lobby.world
        self._brought: OrderedDict[str, Read] = OrderedDict()

    async def of_table(self, table_id: str) -> Past:
        """Return the game of a table where it is over, and refuse otherwise: its hands are nobody else's business."""
        return (await self._of_table(table_id))[1]

    async def brought(self, toml: str) -> Past:
        """Return the game of a record's text; BadRecord says what is wrong with it."""
        return (await self._read(toml))[0]

    async def outline(self, table_id: str, person: Session | None) -> Outline:
        seating, past = await self._of_table(table_id)
        row = await self._world.store.read(lambda c: rows.record_of(c, table_id))
        return Outline(
            table=seating.info(),
            you=seating.seat_of(person.id) if person else None,
            moves=len(past.rows),
            result=row.result if row else None,
            ended_at=row.ended_at if row else None,
            doubts=(),
        )

    async def brought_outline(self, toml: str) -> Outline:
        past, written, doubts = await self._read(toml)
        result = await asyncio.to_thread(lambda: past.at(len(past.rows)).result)
        table = TableInfo(
            id="",
            revision=0,
            game=past.game.name,
            config=config_values(past.config),
            options=TableOptions(),
            status="ended" if result else "closed",
            host=None,
            seats=written_seats(written, past.game),
            votes=(),
            rematch=None,
            closed=None,
        )
        return Outline(table, None, len(past.rows), result, None, doubts)

    async def steps(self, past: Past, seat: int | None, *, open_handed: bool, after: int) -> Steps:
        """Return a part of a game that is over, move by move."""
        return await asyncio.to_thread(steps, past, seat, open_handed=open_handed, after=after)

    async def estimates(self, past: Past, move: int, who: str) -> Estimates:
        """Return what the legal moves promised before a move was made, to the seat that made it."""
        moment = await asyncio.to_thread(decided, past, move)
        if moment is None:
            return Estimates(move, None, (), None)
        advisor, key = self._world.advisor, (past.id, move)
        found = advisor.kept(key)
        if found is None:
            advisor.check(who)
            luck = Random(f"{past.id} {move}")  # the same every time: nothing hangs on it but which deals are tried
            found = await advisor.ask(past.game, moment.view, moment.legal, luck, key=key)
        return Estimates(move, moment.seat, found, moment.made)

    async def play_on(self, person: Session, past: Past, form: PlayOn) -> Sat:
        """Make a table of somebody's own that begins with these moves; the same key again gives the same table."""
        world, lobby = self._world, self._lobby
        if there := await lobby.made(person, form.key):
            return there
        await lobby.check_room(person)
        past.check_seat(form.seat)
        now = world.clock.now_ms()
        played = await asyncio.to_thread(beginning, past, form.after, now)
        bot = Chair("bot", "", world.roster.id_of(past.game, form.bot))
        seating = Seating(
            id=world.luck.id(),
            game=past.game.name,
            rules=past.game.rules.version,
            config=past.config,
            options=form.options,
            secret=world.luck.secret(),
            maker=person.id,
            key=form.key,
            created_at=now,
            chairs=tuple(Chair() if seat == form.seat else bot for seat in range(past.seats)),
        )
        seating, _ = joined(seating, person, form.seat, now)
        seating = started(seating)

        async def work(connection: AsyncConnection) -> None:
            await rows.add_table(connection, seating, now)
            await rows.add_moves(connection, seating.id, played)

        try:
            await world.store.write(work)
        except IntegrityError:  # the same key came twice at once
            if there := await lobby.made(person, form.key):
                return there
            raise
        log.info("table plays on", extra={"table": seating.id, "game": seating.game, "moves": len(played)})
        return Sat(form.seat, (await lobby.hub.table(seating.id)).seating.info())

    async def _of_table(self, table_id: str) -> tuple[Seating, Past]:
        store = self._world.store
        seating = await store.read(lambda c: rows.load_table(c, table_id))
        if seating is None:
            raise NotFound(text("server-no-such-table"))
        past_of(seating, ())  # refuse before anything of the game is read
        return seating, past_of(seating, await store.read(lambda c: rows.moves_of(c, table_id)))

    async def _read(self, toml: str) -> Read:
        name = hashlib.sha256(toml.encode("utf-8", "replace")).hexdigest()
        found = self._brought.get(name)
        if found is None:
            found = self._brought[name] = await asyncio.to_thread(past_of_record, toml, name)
            if len(self._brought) > MOST_BROUGHT:
                self._brought.popitem(last=False)
        return found
