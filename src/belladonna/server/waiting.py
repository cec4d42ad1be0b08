"""What a table waits for: the clock, somebody's patience, bots at thought, a race's stamps."""

from __future__ import annotations

from collections.abc import Awaitable, Callable, Sequence
from math import ceil
from typing import TYPE_CHECKING, Any

from belladonna.core.rules import CLOCK, STAMP, IllegalMove, Seat, is_stamped, stamped
from belladonna.core.text import text
from belladonna.server.agents import FAILED, Answer
from belladonna.server.auth import rng
from belladonna.server.clock import Timer
from belladonna.server.errors import NotStored
from belladonna.server.frames import Times
from belladonna.server.messages import Notice
from belladonna.server.play import Play
from belladonna.server.players import anything
from belladonna.server.race import SHOW_IN_MS, grace, stamp
from belladonna.server.roster import STAND_IN
from belladonna.server.seating import replaced, stand_in
from belladonna.server.sockets import Connection

if TYPE_CHECKING:
    from belladonna.server.table import Table

MISSES = 2
"""So many missed choices in a row, and the seat counts as away."""


class Wait:
    """One deadline: it begins with its key, and begins anew when the key changes."""

    __slots__ = ("_timer", "at", "key")

    def __init__(self) -> None:
        self.key: tuple[int, ...] | None = None
        self.at: float | None = None
        self._timer: Timer | None = None

    def until(self, key: tuple[int, ...], at: float) -> None:
        self.stop()
        self.key, self.at = key, at

    def arm(self, table: Table, then: Callable[[], Awaitable[None]]) -> None:
        """Have `then` done in the table's turn when the time has come, unless the wait is another by then."""
        if self._timer is not None or self.at is None:
            return
        key, clock = self.key, table.world.clock

        async def still() -> None:
            if self.key == key:
                self._timer = None
                await then()

        self._timer = clock.call_later(self.at - clock.monotonic_ms(), lambda: table.post(still))

    def stop(self) -> None:
        if self._timer is not None:
            self._timer.cancel()
        self.key = self.at = self._timer = None


class Waiting:
    """Timers run only while somebody sits here: an empty table stands still, and goes on when a person returns."""

    def __init__(self, table: Table) -> None:
        self._table = table
        self.away: set[int] = set()
        """Seats whose people said so, or did not answer."""
        self.standing: set[int] = set()
        """Seats a bot plays for until their people return."""
        self._clock, self._patience = Wait(), Wait()
        self._agents: dict[int, Wait] = {}
        """How long agents that play from elsewhere may still think, by their seats."""
        self._told_deadline: float | None = None
        """The deadline people know of; that a race ends early they learn from its end."""
        self._asked: dict[int, tuple[int, int]] = {}
        self._missed: dict[int, list[int]] = {}
        self._race: int | None = None
        self._race_at = 0.0
        self._shown_to: dict[int, float] = {}
        self._pinged: int | None = None
        self._turn = 0
        """Rises when everything under way is to be forgotten."""

    # when things are due

    def prepare(self, *, resumed: bool = False) -> None:
        """Find out what is waited for now, so that the next frames can say it."""
        play = self._play
        if play is None:
            return
        now = self._now
        if not play.racing:
            self._race = None
        elif self._race != play.decision:
            self._race, self._race_at, self._shown_to = play.decision, now, {}
        self._set_clock(play, resumed=resumed)
        self._set_patience(play, resumed=resumed)
        if not play.in_race or resumed:
            self._told_deadline = self._clock.at

    def times(self) -> Times:
        now = self._now
        return Times(
            _left(self._told_deadline, now),
            _left(self._patience.at, now),
            0 if self._race is None else _left(self._race_at + SHOW_IN_MS, now) or 0,
        )

    def _set_clock(self, play: Play, *, resumed: bool) -> None:
        wait = self._clock_wait(play)
        if wait is None:
            self._clock.stop()
            return
        key = (play.decision, wait)
        if self._clock.key == key:
            return
        left: float = self._left_of(play, wait, resumed=resumed)
        if play.in_race:
            people = [c.line for c in self._table.hall.connections if c.seat is not None]
            left = 0 if resumed else grace(wait, people)
        elif self._race is not None:
            left += SHOW_IN_MS
        self._clock.until(key, self._now + left)

    def _clock_wait(self, play: Play) -> int | None:
        """Return how long CLOCK waits. Nobody is hurried when nobody else waits for them."""
        if play.wait_ms is None or CLOCK not in play.acting or not self._table.hall.people_here:
            return None
        choosing = len(play.acting) > 1 and self._race is None
        return None if choosing and len(self._table.seating.people) < 2 else play.wait_ms

    def _set_patience(self, play: Play, *, resumed: bool) -> None:
        patience = self._table.seating.options.patience_s * 1_000
        if not patience or not self._late(play):
            self._patience.stop()
        elif self._patience.key != (play.decision,):
            self._patience.until((play.decision,), self._now + self._left_of(play, patience, resumed=resumed))

    def _left_of(self, play: Play, wait: int, *, resumed: bool) -> int:
        """Return the rest of a wait. One that ran out while nobody was here, or the server was down, starts anew."""
        if not resumed or play.since_ms is None:
            return wait
        passed = self._table.world.clock.now_ms() - play.since_ms
        return wait - passed if 0 <= passed < wait else wait

    def _late(self, play: Play) -> list[int]:
        """Return the seats whose people others wait for."""
        seating, hall = self._table.seating, self._table.hall
        if len(seating.people) < 2 or not hall.people_here:
            return []
        return [
            seat
            for seat in play.acting
            if seat >= 0
            and seating.chairs[seat].kind == "person"
            and seat not in self.standing
            and not play.timed(seat)
        ]

    # going on

    def begin(self, *, resumed: bool = False) -> None:
        """Set the timers and ask the bots for what is to be decided now."""
        play, table = self._play, self._table
        if play is None or not table.hall.people_here:
            return
        self.prepare(resumed=resumed)
        self._clock.arm(table, table.clock_moves)
        self._patience.arm(table, self._patience_ends)
        if CLOCK in play.acting and self._race is None and self._pinged != play.decision:
            self._pinged = play.decision
            table.hall.ping(self._now)
        for seat in sorted(play.acting):
            if seat >= 0:
                self._ask(play, seat)

    def pause(self) -> None:
        """Let time stand still: whoever was asked will be asked again."""
        self._turn += 1
        self._asked.clear()
        self._clock.stop()
        self._patience.stop()
        for wait in self._agents.values():
            wait.stop()
        self._told_deadline = None

    stop = pause

    def later(self, ms: int, work: Callable[[], Awaitable[None]]) -> None:
        turn = self._turn
        if ms <= 0:
            self._table.post(work)
        else:
            self._table.world.clock.call_later(ms, lambda: self._table.post(work) if turn == self._turn else None)

    async def _patience_ends(self) -> None:
        play = self._play
        if play is not None:
            self._replace_people(self._late(play))
            self.begin()

    def _replace_people(self, seats: Sequence[int]) -> None:
        self.away.update(seats)
        self.standing.update(seats)
        self._table.hall.tell_presence()

    async def goes_away(self, seat: int) -> None:
        """Somebody says so themselves; a bot stands in at once if others would have to wait."""
        self.away.add(seat)
        if len(self._table.seating.people) > 1:
            self.standing.add(seat)
        self._table.hall.tell_presence()
        await self._table.go_on()

    def is_back(self, seat: int) -> None:
        """Hand the seat back; what its stand-in was about to play is forgotten."""
        self._missed.pop(seat, None)
        if seat in self.away or seat in self.standing:
            self.away.discard(seat)
            self.standing.discard(seat)
            self._asked.pop(seat, None)
            self._table.hall.tell_presence()
            self.begin()

    def noted(self, seat: int, before: frozenset[Seat]) -> None:
        """Count who let the clock choose for them."""
        play = self._play
        if seat >= 0:
            self._missed.pop(seat, None)
        elif seat == CLOCK and play is not None and self._race is None:
            people = [s for s in before if s >= 0 and self._table.seating.chairs[s].kind == "person"]
            for late in people:
                missed = self._missed.setdefault(late, [])
                if not missed or missed[-1] != self._asked_decision(play):
                    missed.append(self._asked_decision(play))
            gone = [s for s in people if len(self._missed[s]) >= MISSES and s not in self.standing]
            if gone and len(self._table.seating.people) > 1:
                self._replace_people(gone)

    def _asked_decision(self, play: Play) -> int:
        """Return the decision whose time ran out: the clock's own key, which is still that of before."""
        return self._clock.key[0] if self._clock.key else play.decision

    # races

    def note_shown(self, seat: int | None) -> None:
        if self._race is not None and seat is not None:
            self._shown_to.setdefault(seat, max(self._now, self._race_at))

    def fairly_stamped(self, connection: Connection, move: Any, arrived: float) -> Any:
        """Return a timed move with the time that counts; any other as it is."""
        if not is_stamped(move) or connection.seat is None:
            return move
        elapsed = arrived - self._shown_to.get(connection.seat, arrived) - SHOW_IN_MS
        return stamped(move, stamp(getattr(move, STAMP), elapsed, connection.line.worst_ms))

    # bots

    def _ask(self, play: Play, seat: int) -> None:
        chair = self._table.seating.chairs[seat]
        if chair.remote:
            self._wait_for_agent(play, seat)
            return
        if chair.kind == "bot":
            name, by = self._table.world.roster.current(play.game, chair.bot), chair.bot
        elif seat in self.standing and not play.timed(seat):  # a stand-in never smashes
            name, by = STAND_IN, STAND_IN_BY
        else:
            return
        key = (play.decision, play.nth(seat))
        if self._asked.get(seat) == key:
            return
        self._asked[seat] = key
        turn, asked_at, world = self._turn, self._now, self._table.world
        luck = rng(self._table.seating.secret, "bot", seat, *key)
        view = play.game.rules.view(play.state, Seat(seat))

        def then(answer: Answer) -> None:
            if turn == self._turn:
                self.later(self._shown_thinking(answer, asked_at), lambda: self._answered(seat, key, by, answer))

        world.players.ask(play.game, name, view, play.legal(seat), luck, then)

    def _wait_for_agent(self, play: Play, seat: int) -> None:
        """Give an agent that plays from elsewhere its time for this move; a race has a limit of its own."""
        if play.timed(seat):
            return
        table, key = self._table, (play.decision, play.nth(seat))
        wait = self._agents.setdefault(seat, Wait())
        if wait.key != key:
            wait.until(key, self._now + table.world.settings.agent_deadline_ms)

        async def late() -> None:
            chair = table.seating.chairs[seat]
            if chair.remote:
                await self._answered(seat, key, chair.bot, FAILED)

        wait.arm(table, late)

    def _shown_thinking(self, answer: Answer, asked_at: float) -> int:
        """Return how long to hold an answer back: thinking looks steady, and a race's move waits for its stamp."""
        if answer.move is not None and is_stamped(answer.move):
            at: int = getattr(answer.move, STAMP)
            return max(0, ceil(self._race_at + SHOW_IN_MS + at - self._now))
        pace = self._table.seating.options.pace_ms
        if not pace or answer.failed:
            return 0
        taken = self._now - asked_at
        return ceil(pace * max(1, ceil(taken / pace)) - taken)

    async def _answered(self, seat: int, key: tuple[int, int], by: str, answer: Answer) -> None:
        play, table = self._play, self._table
        if play is None or (play.decision, play.nth(seat)) != key or seat not in play.acting:
            return
        if by == STAND_IN_BY and seat not in self.standing:
            return
        if not answer.failed and answer.move is None and CLOCK in play.acting:
            return
        if not answer.failed and answer.move is not None:
            try:
                await table.make(seat, answer.move, by, play.move_id(seat))
            except IllegalMove:
                pass
            except NotStored:
                self._asked.pop(seat, None)  # so that the bot is asked again when the table tries again
                raise
            else:
                return
        await self._take_over(play, seat, by)

    async def _take_over(self, play: Play, seat: int, by: str) -> None:
        """Go on for a bot that failed: the greedy one does, and should that fail too, anything legal."""
        table = self._table
        self._asked.pop(seat, None)
        if by not in (STAND_IN_BY, stand_in(play.game)):
            table.hall.tell(Notice(text("server-bot-replaced", seat=seat, bot=by)))
            await table.change(replaced(table.seating, seat))
            return
        move = anything(play.legal(seat), rng(table.seating.secret, "anything", seat, play.version))
        if move is not None:
            await table.make(seat, move, by, play.move_id(seat))

    # shorthands

    @property
    def _play(self) -> Play | None:
        return self._table.play

    @property
    def _now(self) -> float:
        return self._table.world.clock.monotonic_ms()


STAND_IN_BY = "stand-in"


def _left(at: float | None, now: float) -> int | None:
    return None if at is None else max(0, ceil(at - now))
