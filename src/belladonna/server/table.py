"""A table: one task that takes what people, bots and the clock do one by one, judges, stores, then publishes."""

from __future__ import annotations

import asyncio
import logging
from collections.abc import Awaitable, Callable
from dataclasses import dataclass
from random import Random
from typing import Any, TypeVar

from belladonna.core.game import AnyGame
from belladonna.core.rules import CHANCE, CLOCK, IllegalMove, Seat
from belladonna.core.text import Refused, Text, text
from belladonna.server import messages as wire
from belladonna.server import rows
from belladonna.server.advice import Advisor
from belladonna.server.auth import Luck, rng
from belladonna.server.clock import Clock
from belladonna.server.config import Settings
from belladonna.server.errors import Denied, NotStored, Overtaken
from belladonna.server.frames import frame
from belladonna.server.hall import Hall
from belladonna.server.metrics import Metrics
from belladonna.server.play import NoLongerReplays, Play, Shown
from belladonna.server.players import Players
from belladonna.server.roster import Roster
from belladonna.server.rows import MoveRow, RecordRow
from belladonna.server.seating import Seating, changed, started
from belladonna.server.sockets import ENDED, Connection
from belladonna.server.store import Store
from belladonna.server.waiting import Waiting

log = logging.getLogger(__name__)
T = TypeVar("T")

BY_PERSON, BY_CHANCE, BY_CLOCK = "person", "chance", "clock"
TRIES = 5
"""How often a move is judged again because somebody else stored one first."""
AGAIN_MS = 1_000
"""How long the table waits before it tries to store a move of its own again."""


@dataclass(frozen=True, slots=True)
class World:
    """What every table needs of the server."""

    store: Store
    clock: Clock
    luck: Luck
    settings: Settings
    roster: Roster
    players: Players
    advisor: Advisor
    metrics: Metrics


@dataclass(frozen=True, slots=True)
class Question:
    """What a seat wants to know the worth of, by all that it can see."""

    game: AnyGame
    view: Any
    legal: tuple[Any, ...]
    luck: Random


class Table:
    """Made by `load_table`. All changes go through its queue: `post` from anywhere, `call` to get an answer."""

    def __init__(self, world: World, seating: Seating, play: Play | None, *, on_idle: Callable[[], None]) -> None:
        self.world, self.seating, self.play = world, seating, play
        self.hall = Hall(self)
        self.waiting = Waiting(self)
        self._inbox: asyncio.Queue[Callable[[], Awaitable[None]]] = asyncio.Queue()
        self._busy = self._doubtful = False
        self._on_idle = on_idle
        self._task = asyncio.create_task(self._run(), name=f"table {seating.id}")

    @property
    def id(self) -> str:
        return self.seating.id

    @property
    def idle(self) -> bool:
        """Whether nobody is here and nothing waits to be done, so that the table may be put away."""
        return self._inbox.empty() and not self._busy and not self.hall.anybody

    def post(self, work: Callable[[], Awaitable[None]]) -> None:
        self._inbox.put_nowait(work)

    async def call(self, work: Callable[[], Awaitable[T]]) -> T:
        """Run this in the table's turn and return what it returns."""
        done: asyncio.Future[T] = asyncio.get_running_loop().create_future()

        async def in_turn() -> None:
            try:
                result = await work()
            except Exception as error:  # noqa: BLE001 - it is the caller's to handle
                if not done.done():
                    done.set_exception(error)
            else:
                if not done.done():
                    done.set_result(result)

        self.post(in_turn)
        return await done

    def stop(self) -> None:
        self.waiting.stop()
        self._task.cancel()

    async def _run(self) -> None:
        while True:
            work = await self._inbox.get()
            self._busy = True
            try:
                await work()
            except NotStored:
                self.waiting.later(AGAIN_MS, self.go_on)
            except Exception:
                log.exception("table stumbled", extra={"table": self.id})
            self._busy = False
            if self.idle:
                self._on_idle()

    # people

    async def greet(self, connection: Connection, last: int | None) -> None:
        """Let somebody in: who they are here, how things stand, or what they missed."""
        first = self.hall.enter(connection)
        if first:
            self.waiting.prepare(resumed=True)
        build = self.world.metrics.build
        info = self.seating.info()
        connection.send(frame(wire.Welcome(wire.PROTOCOL, build, connection.seat, info)))
        if connection.seat is not None:
            self.waiting.is_back(connection.seat)
        if self.play is not None:
            self.hall.catch_up(connection, last)
        self.hall.tell_presence()
        if first:
            await self.go_on(resumed=True)

    async def tell_again(self, connection: Connection, last: int | None) -> None:
        """Tell a client what it missed, or how things stand: it asks because something did not fit."""
        if self.play is not None:
            self.hall.catch_up(connection, last)

    async def leave(self, connection: Connection) -> None:
        self.hall.leave(connection)
        if not self.hall.people_here:
            self.waiting.pause()
        self.hall.tell_presence()

    async def person_moves(self, connection: Connection, message: wire.Move, arrived: float) -> None:
        """Make the move, or say why not; either way the client learns where it stands."""
        for _ in range(TRIES):
            try:
                await self._person_moves(connection, message, arrived)
            except Overtaken:
                await self._catch_up()
                continue
            except IllegalMove as error:
                self.hall.refuse(connection, message.id, error.why, error.rule)
            except Refused as error:
                self.hall.refuse(connection, message.id, error.why, None)
                if isinstance(error, NotStored):
                    self._doubtful = True
            return
        self.hall.refuse(connection, message.id, text("server-not-stored"), None)

    async def _person_moves(self, connection: Connection, message: wire.Move, arrived: float) -> None:
        play, seat = self.play, connection.seat
        if seat is None:
            raise Denied(text("server-spectators-watch"))
        if play is not None and (seat, message.id) in play.answered:
            connection.send(frame(wire.Ack(message.id, play.shown)))
            return
        if play is None or self.seating.status != "playing":
            raise Denied(self.seating.closed or text("server-not-playing"))
        if self._doubtful and await self._catch_up():
            await self.go_on()
            if (seat, message.id) in play.answered:
                connection.send(frame(wire.Ack(message.id, play.shown)))
                return
        self.waiting.is_back(seat)
        if message.decision != play.decision:
            raise Denied(text("server-decision-closed"))
        move = self.waiting.fairly_stamped(connection, play.game.parse(message.move), arrived)
        chair = self.seating.chairs[seat]
        shown = await self._make(seat, move, chair.bot if chair.kind == "bot" else BY_PERSON, message.id)
        connection.send(frame(wire.Ack(message.id, play.shown)))
        if shown is None:
            self.hall.sync_seat(seat)
        await self._show(shown)

    async def asked_for_hint(self, seat: int | None, decision: int) -> Question:
        """Return what is to be reckoned for a person who is alone with bots, or refuse."""
        play = self.play
        if seat is None:
            raise Denied(text("server-spectators-watch"))
        if self.seating.chairs[seat].kind != "person":
            raise Denied(text("server-agents-play"))
        if play is None or self.seating.status != "playing":
            raise Denied(self.seating.closed or text("server-not-playing"))
        if len(self.seating.people) > 1:
            raise Denied(text("server-hint-alone"))
        if decision != play.decision or seat not in play.acting:
            raise Denied(text("server-decision-closed"))
        luck = rng(self.seating.secret, "hint", play.version)
        return Question(play.game, play.game.rules.view(play.state, Seat(seat)), play.legal(seat), luck)

    # moves

    async def make(self, seat: int, move: Any, by: str, move_id: str) -> None:
        """Make a move of the table's own, if it is still the one to make; raises IllegalMove and NotStored."""
        if self._doubtful and await self._catch_up():
            await self.go_on()
            return
        try:
            shown = await self._make(seat, move, by, move_id)
        except Overtaken:
            await self._catch_up()
            await self.go_on()
            return
        except NotStored:
            self._doubtful = True
            raise
        await self._show(shown)

    async def _make(self, seat: int, move: Any, by: str, move_id: str) -> Shown | None:
        """Judge, store, take in. After this the move is made, whatever happens."""
        play = self.play
        assert play is not None
        state, events = play.game.rules.apply(play.state, Seat(seat), move)
        at = self.world.clock.now_ms()
        row = MoveRow(play.version + 1, seat, by, play.game.write(move), move_id, at)
        await self.world.store.append(
            {
                "table_id": self.id,
                "seq": row.seq,
                "seat": seat,
                "by": by,
                "move": row.move,
                "move_id": move_id,
                "at": at,
            }
        )
        self.world.metrics.moved(self.seating.game, by)
        before = play.acting
        shown = play.advance(row, move, state, events)
        self.waiting.noted(seat, before)
        return shown

    async def _show(self, shown: Shown | None) -> None:
        if shown is not None:
            self.waiting.prepare()
            self.hall.publish(shown)
        await self.go_on()

    async def go_on(self, *, resumed: bool = False) -> None:
        """Do what is nobody's turn: deal, end the game, ask bots, set timers. What is not stored is tried again."""
        try:
            await self._go_on(resumed=resumed)
        except NotStored:
            self.waiting.later(AGAIN_MS, self.go_on)

    async def _go_on(self, *, resumed: bool) -> None:
        play = self.play
        if play is None or self.seating.status != "playing":
            return
        if not play.acting:
            await self._end()
        elif CHANCE in play.acting:
            move = play.game.rules.sample(play.state, rng(self.seating.secret, "chance", play.version + 1))
            await self.make(CHANCE, move, BY_CHANCE, play.move_id(CHANCE))
        else:
            self.waiting.begin(resumed=resumed)

    async def clock_moves(self) -> None:
        """The wait is over."""
        play = self.play
        if play is None or CLOCK not in play.acting or self.seating.status != "playing":
            return
        move = play.game.rules.timeout(play.state, rng(self.seating.secret, "clock", play.version + 1))
        await self.make(CLOCK, move, BY_CLOCK, play.move_id(CLOCK))

    async def _catch_up(self) -> bool:
        """Read what is stored beyond what we know, after an error or when somebody else was faster; return if any."""
        play = self.play
        assert play is not None
        version = play.version
        missing = await self.world.store.read(lambda c: rows.moves_of(c, self.id, version))
        self._doubtful = False
        for shown in play.replay(missing):
            self.waiting.prepare()
            self.hall.publish(shown)
        return bool(missing)

    # the table's life

    async def change(self, seating: Seating) -> None:
        """Store another seating, then tell people of it."""
        if seating == self.seating:
            return
        before = self.seating
        await self._save(seating)
        self.seating = seating
        self.hall.reseat()
        self.hall.tell_table()
        if before.status == "open" and seating.status == "playing":
            await self._begin()
        elif before.status != "closed" and seating.status == "closed":
            self.waiting.stop()
        else:
            await self.go_on()

    async def start(self) -> None:
        await self.change(started(self.seating))

    async def _begin(self) -> None:
        self.play = Play(self.seating.loaded_game(), self.seating.config)
        self.hall.sync_all()
        await self.go_on()

    async def _save(self, seating: Seating) -> None:
        at = self.world.clock.now_ms()
        play = self.play
        over = seating.status in ("ended", "closed") and play is not None
        record = None
        if over and play is not None:
            record = RecordRow(seating.rules, seating.names, play.digest, play.result, at)

        async def work(connection: Any) -> None:
            await rows.save_table(connection, seating, at)
            if record is not None:
                await rows.add_record(connection, seating.id, record)

        await self.world.store.write(work)

    async def _end(self) -> None:
        self.waiting.stop()
        await self.change(changed(self.seating, status="ended"))
        log.info("game ended", extra={"table": self.id, "game": self.seating.game})

    async def close(self, why: Text) -> None:
        """Close an unfinished table for good."""
        if self.seating.status in ("open", "playing"):
            await self.change(changed(self.seating, status="closed", closed=why))

    async def dismiss(self, why: Text, code: int = ENDED, *, again: bool = False) -> None:
        """Send everybody away; the table itself stays as it is."""
        self.waiting.stop()
        self.hall.dismiss(why, code, again=again)


async def load_table(world: World, table_id: str, *, on_idle: Callable[[], None]) -> Table | None:
    """Return a stored table as it was left. One whose game no longer replays is closed, and its record kept."""
    seating = await world.store.read(lambda c: rows.load_table(c, table_id))
    if seating is None:
        return None
    if seating.status in ("open", "closed"):
        return Table(world, seating, None, on_idle=on_idle)
    stored = await world.store.read(lambda c: rows.moves_of(c, table_id))
    try:
        play = await asyncio.to_thread(_replayed, seating, stored)
    except NoLongerReplays as error:
        table = Table(world, seating, None, on_idle=on_idle)
        if seating.status == "playing":
            log.warning("table no longer replays", extra={"table": table_id, "seq": error.seq})
            await table.call(lambda: _outdated(table))
        return table
    return Table(world, seating, play, on_idle=on_idle)


def _replayed(seating: Seating, stored: list[MoveRow]) -> Play:
    try:
        game = seating.loaded_game()
    except Refused as error:
        raise NoLongerReplays(0, error.why) from None
    if not isinstance(seating.config, game.config) or (
        seating.rules != game.rules.version and seating.status == "playing"
    ):
        raise NoLongerReplays(0, text("server-closed-outdated"))
    play = Play(game, seating.config)
    play.replay(stored)
    return play


async def _outdated(table: Table) -> None:
    at = table.world.clock.now_ms()
    seating = changed(table.seating, status="closed", closed=text("server-closed-outdated"))
    record = RecordRow(seating.rules, seating.names, "", None, at)

    async def work(connection: Any) -> None:
        await rows.save_table(connection, seating, at)
        await rows.add_record(connection, seating.id, record)

    await table.world.store.write(work)
    table.seating = seating
