"""Things that happen at the same moment: devices, choices, smashes, people who leave while cards are dealt."""

from __future__ import annotations

import asyncio
from random import Random
from typing import Any

import pytest
from tests.server.harness import HeldClock, House
from tests.server.test_race import target, to_the_race
from tests.server.test_waiting import CHOOSING, ann_and_bo, choosing

from belladonna.core.record import Record, check
from belladonna.server.race import SHOW_IN_MS
from belladonna.server.rows import moves_of

pytestmark = pytest.mark.anyio

SEED = 20_261_122


async def rows_of(home: House, table: str) -> list[Any]:
    return await home.services.world.store.read(lambda c: moves_of(c, table))


async def test_two_devices_on_one_seat_play_one_game(home: House) -> None:
    """Both send at once, the same card or another: one of them moves, both see the same."""
    ann, phone = await home.guest(), home.visitor()
    table = await ann.create("poison", config={"players": 3}, bots=2, start=True)
    token = (await ann.post(f"/api/tables/{table}/link"))["token"]
    await phone.post(f"/api/tables/{table}/seat", {"token": token})
    rng, contested = Random(SEED), 0
    async with ann.sit(table) as one, phone.sit(table) as two:
        assert one.you == two.you == 0
        while True:
            now = await one.until_my_turn()
            if now["result"]:
                break
            while two.version < one.version:
                await two.next()
            assert two.now is not None and two.now["view"] == now["view"]
            choices = [move["move"] for move in now["legal"]]
            version, same = one.version, rng.random() < 0.3
            name = f"both-{version}" if same else None
            first, second = rng.choice(choices), rng.choice(choices)
            answers = await asyncio.gather(one.play(first, move_id=name), two.play(second, move_id=name))
            kinds = sorted(answer["type"] for answer in answers)
            assert kinds == (["Ack", "Ack"] if same else ["Ack", "Refused"])
            contested += 1
            while one.version == version:
                await one.next()
        await one.until_ended()
    rows = await rows_of(home, table)
    assert sum(row.seat == 0 for row in rows) == contested > 10
    assert check(Record.loads((await ann.get(f"/api/records/{table}"))["toml"])) == ()


async def test_all_seats_of_a_simultaneous_choice_at_once(home: House) -> None:
    """Nobody's choice comes too late because of another's, whichever the server reads first."""
    people = [await home.guest(name) for name in ("Ann", "Bo", "Cy", "Di")]
    config = {"players": 4, "choose_s": 0, "countdown_s": 0, "race_s": 1, "copies": 1}
    table = await people[0].create("cookie", config=config, options={"patience_s": 0})
    for person in people[1:]:
        await person.post(f"/api/tables/{table}/join")
    await people[0].post(f"/api/tables/{table}/start")
    chosen = 0

    async def play(person: Any) -> None:
        nonlocal chosen
        async with person.sit(table) as seat:
            while True:
                now = await seat.until_my_turn()
                if now["result"]:
                    return
                if now["view"]["phase"] != "choose":
                    seat.now = None
                    continue
                version = seat.version
                answer = await seat.play()
                assert answer["type"] == "Ack", answer
                chosen += 1
                mine = len(now["view"]["mine"])
                while seat.version == version or not seat.now or len(seat.now["view"]["mine"]) == mine:
                    await seat.next()
                    if seat.now and seat.now["view"]["phase"] != "choose":
                        break

    await asyncio.gather(*map(play, people))
    assert chosen == sum(row.seat >= 0 for row in await rows_of(home, table)) > 8


@pytest.mark.parametrize("apart", [0, 1])
async def test_smashes_within_a_millisecond(timed: House, clock: HeldClock, apart: int) -> None:
    """The stamps decide; equal ones as the rules say, and every seat is told the same."""
    ann, bo, table = await ann_and_bo(timed, "cookie", CHOOSING, patience_s=0)
    async with ann.sit(table) as one, bo.sit(table) as two:
        await to_the_race(clock, one, two)
        clock.advance(SHOW_IN_MS + 500 + apart)
        at = target(one)
        answers = await asyncio.gather(one.play(f"smash {at} {500 + apart}"), two.play(f"smash {at} {500 + apart}"))
        assert [answer["type"] for answer in answers] == ["Ack", "Ack"]
        clock.advance(400)
        told = []
        for seat in (one, two):
            settled = await seat.until(lambda frame: frame["type"] == "Moved")
            told.append(next(h["event"] for h in settled["happened"] if h["event"]["type"] == "Settled"))
        assert told[0] == told[1]
        stamps = [smash["at_ms"] for smash in told[0]["outcome"]["smashes"]]
        assert stamps == [500 + apart] * 2
        assert len([row for row in await rows_of(timed, table) if row.move.startswith("smash")]) == 2


@pytest.mark.parametrize(
    ("claim", "counts"), [("0", 900), ("10", 900), ("900", 900), ("99999", 900), ("-5", None), ("1e3", None)]
)
async def test_a_stamp_that_lies_gains_nothing(timed: House, clock: HeldClock, claim: str, counts: int | None) -> None:
    """On a line without delay only the true time counts; what is no time is no move."""
    ann, bo, table = await ann_and_bo(timed, "cookie", CHOOSING, patience_s=0)
    async with ann.sit(table) as one, bo.sit(table) as two:
        await to_the_race(clock, one, two)
        clock.advance(SHOW_IN_MS + 900)
        answer = await one.play(f"smash {target(one)} {claim}")
        smashes = [row.move for row in await rows_of(timed, table) if row.move.startswith("smash")]
        if counts is None:
            assert answer["type"] == "Refused" and not smashes
        else:
            assert answer["type"] == "Ack" and smashes[0].endswith(f" {counts}")


async def test_a_late_pong_buys_no_more_than_the_line_limit(timed: House, clock: HeldClock) -> None:
    """Who holds pings back to look slow is made up for 400 ms at most."""
    ann, bo, table = await ann_and_bo(timed, "cookie", CHOOSING, patience_s=0)
    async with ann.sit(table) as one, bo.sit(table) as two:
        for seat in (one, two):
            while await choosing(seat):
                version = seat.version
                await seat.play()
                while seat.version == version:
                    await seat.next()
        table_now = await timed.services.hub.table(table)
        liar = table_now.hall.at(0)[0].line
        ping = liar.ask(clock.monotonic_ms())
        await to_the_race(clock, one, two)
        clock.advance(SHOW_IN_MS + 2_000)
        await one.send({"type": "Pong", "id": ping})
        await one.play(f"smash {target(one)} 0")
        (smash,) = [row.move for row in await rows_of(timed, table) if row.move.startswith("smash")]
        assert smash.endswith(" 1600")


async def test_leaving_and_coming_back_while_cards_are_dealt(home: House) -> None:
    """Somebody goes, by a closed tab or for good, in the middle of everything; the game ends as it should."""
    rng = Random(SEED)
    ann, bo, cy = [await home.guest(name) for name in ("Ann", "Bo", "Cy")]
    table = await ann.create("poison", config={"players": 3}, options={"patience_s": 0, "newcomers": "yes"})
    for person in (bo, cy):
        await person.post(f"/api/tables/{table}/join")

    async def in_and_out() -> None:
        for _ in range(8):
            async with bo.sit(table):
                await asyncio.sleep(rng.random() * 0.01)

    async def gives_up_and_joins() -> None:
        for _ in range(3):
            await cy.post(f"/api/tables/{table}/leave")
            await asyncio.sleep(rng.random() * 0.01)
            await cy.post(f"/api/tables/{table}/join")

    async with ann.sit(table) as seat:
        started = asyncio.create_task(ann.post(f"/api/tables/{table}/start"))
        await asyncio.gather(started, in_and_out())
        await gives_up_and_joins()
        await cy.post(f"/api/tables/{table}/leave")
        await bo.post(f"/api/tables/{table}/leave")
        await seat.play_out()
    rows = await rows_of(home, table)
    assert [row.seq for row in rows] == list(range(1, len(rows) + 1))
    assert check(Record.loads((await ann.get(f"/api/records/{table}"))["toml"])) == ()


async def test_everybody_joins_the_last_seat_at_once(home: House) -> None:
    ann = await home.guest()
    table = await ann.create("voodoo", config={"players": 2})
    crowd = [await home.guest(f"Guest {n}") for n in range(8)]
    answers = await asyncio.gather(*(c.http.post(f"/api/tables/{table}/join", json={}) for c in crowd))
    assert sorted(answer.status_code for answer in answers) == [200] + [409] * 7


async def test_the_same_table_is_asked_for_many_times_at_once(home: House) -> None:
    ann = await home.guest()
    made = await asyncio.gather(
        *(ann.create("voodoo", config={"players": 2}, key="the-same-key", bots=1) for _ in range(8))
    )
    assert len(set(made)) == 1
    again = await asyncio.gather(*(ann.post(f"/api/tables/{made[0]}/start") for _ in range(4)), return_exceptions=True)
    assert sum(not isinstance(answer, BaseException) for answer in again) >= 1
    rows = await rows_of(home, made[0])
    assert [row.seq for row in rows] == list(range(1, len(rows) + 1))
