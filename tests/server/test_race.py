"""The race: fair stamps, nothing told before it is settled, bots and stand-ins, and a race cut by a restart."""

from __future__ import annotations

import asyncio
from pathlib import Path
from typing import Any

import pytest
from tests.server.harness import HeldClock, House, Socket, house
from tests.server.test_waiting import CHOOSING, ann_and_bo, by_of, choosing

from belladonna.server.race import MOST_ROUND_TRIP_MS, SHOW_IN_MS, Line, grace, stamp

pytestmark = pytest.mark.anyio


@pytest.mark.parametrize(
    ("claimed", "elapsed", "round_trip", "counts"),
    [
        (900, 1000, 150, 900),
        (800, 1000, 150, 850),  # earlier than the line makes possible
        (1500, 1000, 150, 1000),  # later than it came
        (0, 1000, 9_999, 1000 - MOST_ROUND_TRIP_MS),  # a line that pretends to be slow
        (50, 100, 300, 50),
        (-5, 100, 300, 0),
        (0, -20, 0, 0),  # before the cards were shown
        (10**9, -20, 0, 0),
    ],
)
def test_a_stamp_is_the_claim_as_far_as_the_line_allows(
    claimed: int, elapsed: float, round_trip: float, counts: int
) -> None:
    assert stamp(claimed, elapsed, round_trip) == counts


def test_a_line_remembers_its_worst_recent_round_trip() -> None:
    line = Line()
    for trip in (300, 20, 30, 25, 20):
        line.answered(line.ask(1_000), 1_000 + trip)
    assert line.worst_ms == 300
    line.answered(line.ask(1_000), 1_010)
    assert line.worst_ms == 30
    line.answered(99, 5_000)  # never asked
    assert line.worst_ms == 30
    line.answered(line.ask(0), 60_000)
    assert line.worst_ms == MOST_ROUND_TRIP_MS


def test_the_end_of_a_race_waits_for_a_slow_line_but_not_for_long() -> None:
    slow = Line()
    slow.answered(slow.ask(0), 320)
    assert grace(250, []) == 250
    assert grace(250, [slow]) == 320
    assert grace(30_000, [slow]) == 30_000


async def to_the_race(clock: HeldClock, *seats: Socket) -> None:
    for seat in seats:
        while await choosing(seat):
            version = seat.version
            await seat.play()
            while seat.version == version:
                await seat.next()
    for seat in seats:
        while seat.now is None or seat.now["view"]["phase"] != "countdown":
            await seat.next()
    for seat in seats:
        await seat.quiet()  # pings are answered before time goes on
    await asyncio.sleep(0.05)
    clock.advance(3_000)
    for seat in seats:
        while seat.now is None or seat.now["view"]["phase"] != "race":
            await seat.next()


def target(seat: Socket) -> str:
    assert seat.now is not None
    return str(seat.now["legal"][0]["move"].split()[1])


async def test_a_race_from_reveal_to_settlement(timed: House, clock: HeldClock) -> None:
    ann, bo, table = await ann_and_bo(timed, "cookie", CHOOSING, patience_s=0)
    async with ann.sit(table) as one, bo.sit(table) as two, timed.visitor().sit(table) as spectator:
        await to_the_race(clock, one, two, spectator)
        for socket in (one, two, spectator):
            assert socket.now is not None and socket.now["show_in_ms"] == SHOW_IN_MS
            assert socket.now["view"]["circle"]
        revealed = [f for f in two.came if f["type"] == "Moved"][-1]
        before = [f["now"]["view"] for f in two.came if f["type"] == "Moved" and f is not revealed]
        assert all(not view["circle"] for view in before)
        clock.advance(SHOW_IN_MS + 1_000)
        version, at = one.version, target(one)
        acked = await one.play(f"smash {at} 1000")
        assert acked == {"type": "Ack", "id": acked["id"], "version": version}
        mine = await one.until("Synced")
        assert mine["version"] == version and mine["now"]["view"]["smashed"]["at_ms"] == 1_000
        assert mine["now"]["legal"] == [] and mine["now"]["waiting_for"] == [1]
        # Nobody else can tell: not by a frame, not by their list of games, not by coming anew.
        lines = [(await person.get("/api/me/games"))[0]["waiting_for"] for person in (ann, bo)]
        assert lines == [[1], [0, 1]]
        assert not await two.quiet() and not await spectator.quiet()
        async with bo.sit(table) as anew:
            assert anew.version == version and anew.now is not None
            assert anew.now["waiting_for"] == [0, 1] and anew.now["view"]["smashed"] is None
            assert anew.now["deadline_in_ms"] == two.now["deadline_in_ms"] - 1_250  # type: ignore[index]
        # A slower message of a faster hand wins, if the line allows it.
        await two.send({"type": "Pong", "id": 77})
        clock.advance(200)
        assert (await two.play(f"smash {at} 1100"))["type"] == "Ack"
        assert not [f for f in await one.quiet() if f["type"] == "Moved"]
        clock.advance(50)
        settled = await one.until("Moved")
        assert settled["after"] == version and settled["version"] == version + 3
        kinds = [h["event"]["type"] for h in settled["happened"]]
        assert kinds[:3] == ["Smashed", "Smashed", "Settled"]
        outcome = settled["happened"][2]["event"]["outcome"]
        assert [(s["seat"], s["at_ms"]) for s in outcome["smashes"]] == [(0, 1_000), (1, 1_200)]
        again = await one.until_my_turn()
        assert again["view"]["phase"] == "choose"


async def test_the_earliest_stamp_decides_where_lines_differ(timed: House, clock: HeldClock) -> None:
    ann, bo, table = await ann_and_bo(timed, "cookie", CHOOSING, patience_s=0)
    async with ann.sit(table) as one, bo.sit(table) as two:
        await slow_line(timed, clock, table, seat=1, round_trip=300)
        await to_the_race(clock, one, two)
        clock.advance(SHOW_IN_MS + 1_000)
        at = target(one)
        await one.play(f"smash {at} 1000")
        clock.advance(200)
        await two.play(f"smash {at} 950")
        clock.advance(200)
        settled = await two.until("Moved")
        outcome = next(h["event"]["outcome"] for h in settled["happened"] if h["event"]["type"] == "Settled")
        assert [(s["seat"], s["at_ms"]) for s in outcome["smashes"]] == [(1, 950), (0, 1_000)]


async def slow_line(home: House, clock: HeldClock, table: str, *, seat: int, round_trip: int) -> None:
    """Measure a line as slow as that; it is the longest that is remembered."""
    (connection,) = (await home.services.hub.table(table)).hall.at(seat)
    now = clock.monotonic_ms()
    connection.line.answered(connection.line.ask(now), now + round_trip)


async def test_a_smash_before_the_cards_are_shown_counts_as_zero_at_best(timed: House, clock: HeldClock) -> None:
    ann, bo, table = await ann_and_bo(timed, "cookie", CHOOSING, patience_s=0)
    async with ann.sit(table) as one, bo.sit(table) as two:
        await to_the_race(clock, one, two)
        clock.advance(100)
        await one.play(f"smash {target(one)} 0")
        mine = await one.until("Synced")
        assert mine["now"]["view"]["smashed"]["at_ms"] == 0
        clock.advance(400)
        await two.until("Moved")


async def test_a_bots_smash_waits_for_its_own_stamp(timed: House, clock: HeldClock) -> None:
    ann = await timed.guest()
    table = await ann.create("cookie", config=CHOOSING, bots=1, start=True)
    async with ann.sit(table) as seat:
        for _ in range(12):
            await to_the_race(clock, seat)
            await timed.calm(table)
            before, smashed_after = len(await by_of(timed, table)), None
            for ms in range(100, 31_000, 100):
                clock.advance(100)
                await timed.calm(table)
                if len(await by_of(timed, table)) > before:
                    smashed_after = ms
                    break
            clock.advance(31_000)
            settled = await seat.until(lambda f: f["type"] == "Moved" and has(f, "Settled"))
            outcome = next(h["event"]["outcome"] for h in settled["happened"] if h["event"]["type"] == "Settled")
            if outcome["smashes"]:
                assert smashed_after is not None
                assert 0 <= smashed_after - SHOW_IN_MS - outcome["smashes"][0]["at_ms"] <= 100
                return
        pytest.fail("the bot never smashed")


def has(frame: dict[str, Any], event: str) -> bool:
    return any(h["event"]["type"] == event for h in frame["happened"])


async def test_a_stand_in_chooses_but_never_smashes(timed: House, clock: HeldClock) -> None:
    ann, bo, table = await ann_and_bo(timed, "cookie", CHOOSING, patience_s=0)
    async with ann.sit(table) as one, bo.sit(table) as two:
        await two.send({"type": "Away"})
        await to_the_race(clock, one)
        await asyncio.sleep(0.05)
        clock.advance(SHOW_IN_MS + 30_000)
        settled = await one.until(lambda f: f["type"] == "Moved" and has(f, "Settled"))
        outcome = next(h["event"]["outcome"] for h in settled["happened"] if h["event"]["type"] == "Settled")
        assert outcome["smashes"] == []
        assert (1, "stand-in") in await by_of(timed, table)


async def test_a_race_cut_by_a_restart_is_settled_with_the_stored_stamps(tmp_path: Path) -> None:
    clock = HeldClock()
    async with house(tmp_path, clock=clock) as home:
        ann, bo, table = await ann_and_bo(home, "cookie", CHOOSING, patience_s=0)
        async with ann.sit(table) as one, bo.sit(table) as two:
            await to_the_race(clock, one, two)
            clock.advance(SHOW_IN_MS + 700)
            await one.play(f"smash {target(one)} 700")
            reached = one.version
    async with house(tmp_path, clock=clock) as home:
        again = home.visitor()
        again.http.cookies = bo.http.cookies
        async with again.sit(table, last=reached) as two:
            settled = await two.until(lambda f: f["type"] == "Moved" and has(f, "Settled"))
            outcome = next(h["event"]["outcome"] for h in settled["happened"] if h["event"]["type"] == "Settled")
            assert [(s["seat"], s["at_ms"]) for s in outcome["smashes"]] == [(0, 700)]
