"""The tables in memory: loaded when somebody asks for one, put away when everybody has left."""

from __future__ import annotations

import asyncio
import logging
from contextlib import suppress

from belladonna.core.text import Text, text
from belladonna.server import rows
from belladonna.server.clock import Timer
from belladonna.server.errors import Denied, NotFound
from belladonna.server.seating import Seating
from belladonna.server.sockets import RESTART
from belladonna.server.table import Table, World, load_table

log = logging.getLogger(__name__)

KEEP_MS = 60_000
"""How long a table stays in memory after the last one left."""
SWEEP_MS, SOON_MS, AT_ONCE = 600_000, 2_000, 100
"""How often, or where many are left how soon again, and how many forgotten tables are closed in one go."""
DAY_MS = 86_400_000


class Hub:
    def __init__(self, world: World) -> None:
        self.world = world
        self._tables: dict[str, Table] = {}
        self._loading: dict[str, asyncio.Task[Table | None]] = {}
        self._timers: dict[str, Timer] = {}
        self._sweeper: Timer | None = None
        self._sweeping: asyncio.Task[None] | None = None
        self.draining = False

    def start(self) -> None:
        """Look for forgotten tables, now and from time to time."""
        self._sweeping = asyncio.create_task(self._sweep(), name="sweep")

    async def table(self, table_id: str) -> Table:
        """Return the table, from memory or from the store; NotFound if there is none."""
        if self.draining:
            raise Denied(text("server-restarts"))
        table = self._tables.get(table_id)
        if table is None:
            loading = self._loading.get(table_id)
            if loading is None:
                loading = self._loading[table_id] = asyncio.create_task(self._load(table_id))
            table = await asyncio.shield(loading)
        if table is None:
            raise NotFound(text("server-no-such-table"))
        return table

    def seating(self, table_id: str) -> Seating | None:
        """Return who sits at a table that is in memory."""
        table = self._tables.get(table_id)
        return table.seating if table else None

    async def _load(self, table_id: str) -> Table | None:
        try:
            table = await load_table(self.world, table_id, on_idle=lambda: self._idle(table_id))
            if table is not None:
                self._tables[table_id] = table
                self.world.metrics.tables(len(self._tables))
                self._idle(table_id)
            return table
        finally:
            del self._loading[table_id]

    def _idle(self, table_id: str) -> None:
        if table_id not in self._timers:
            self._timers[table_id] = self.world.clock.call_later(KEEP_MS, lambda: self._put_away(table_id))

    def _put_away(self, table_id: str) -> None:
        del self._timers[table_id]
        table = self._tables.get(table_id)
        if table is not None and table.idle:
            self.forget(table_id)

    def forget(self, table_id: str) -> None:
        """Drop a table from memory; what is stored stays."""
        table = self._tables.pop(table_id, None)
        if table is not None:
            table.stop()
            self.world.metrics.tables(len(self._tables))

    async def _sweep(self) -> None:
        """Close what nobody started or played on for long, some at a time."""
        settings, now = self.world.settings, self.world.clock.now_ms()
        unstarted = now - round(settings.unstarted_days * DAY_MS)
        idle = now - round(settings.idle_days * DAY_MS)
        stale: list[str] = []
        try:
            stale = await self.world.store.read(lambda c: rows.stale_tables(c, unstarted, idle, AT_ONCE))
            for table_id in stale:
                await self.close_table(table_id, text("server-closed-idle"))
                if self._tables[table_id].idle:
                    self.forget(table_id)
                log.info("table expired", extra={"table": table_id})
        except Exception:
            log.exception("tables could not be closed")
        wait = SOON_MS if len(stale) == AT_ONCE else SWEEP_MS
        self._sweeper = self.world.clock.call_later(wait, self.start)

    async def close_table(self, table_id: str, why: Text) -> None:
        table = await self.table(table_id)
        await table.call(lambda: table.close(why))

    async def drain(self) -> None:
        """Tell everybody that the server stops, and let what is being stored be stored."""
        self.draining = True
        if self._sweeper:
            self._sweeper.cancel()
        if self._sweeping:
            self._sweeping.cancel()
            with suppress(asyncio.CancelledError):
                await self._sweeping
        for timer in self._timers.values():
            timer.cancel()
        why = text("server-restarts")
        tables = list(self._tables.values())
        await asyncio.gather(*(t.call(lambda t=t: t.dismiss(why, RESTART, again=True)) for t in tables))  # type: ignore[misc]

    async def close(self) -> None:
        if not self.draining:
            await self.drain()
        for table_id in list(self._tables):
            self.forget(table_id)
        self.world.players.close()
