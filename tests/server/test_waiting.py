"""What a table waits for: people who stay away, the clock, bots that fail, and the same after a restart."""

from __future__ import annotations

import asyncio
import time
from collections.abc import Sequence
from pathlib import Path
from random import Random
from typing import Any

import pytest
from tests.server.harness import Client, HeldClock, House, Socket, house

from belladonna.bots import RandomBot
from belladonna.core import registry
from belladonna.core.rules import Bot

pytestmark = pytest.mark.anyio

PATIENCE = {"patience_s": 60}


async def ann_and_bo(home: House, game: str, config: dict[str, Any], **options: Any) -> tuple[Client, Client, str]:
    ann, bo = await home.guest("Ann"), await home.guest("Bo")
    table = await ann.create(game, config=config, options=options)
    await bo.post(f"/api/tables/{table}/join")
    await ann.post(f"/api/tables/{table}/start")
    return ann, bo, table


async def by_of(home: House, table: str) -> list[tuple[int, str]]:
    from belladonna.server.rows import moves_of

    rows = await home.services.world.store.read(lambda c: moves_of(c, table))
    return [(row.seat, row.by) for row in rows]


VOODOO = {"players": 2, "first": 0}
CHOOSING = {"players": 2, "choose_s": 30, "countdown_s": 3, "race_s": 30, "copies": 1}


async def test_a_bot_stands_in_after_the_tables_patience_and_hands_back(timed: House, clock: HeldClock) -> None:
    ann, bo, table = await ann_and_bo(timed, "voodoo", VOODOO, **PATIENCE)
    async with bo.sit(table) as other:
        async with ann.sit(table) as seat:
            now = await seat.until_my_turn()
            assert now["stand_in_in_ms"] == 60_000
        await other.until(lambda f: f["type"] == "Presence" and f["seats"][0]["away"])
        clock.advance(59_000)
        assert not [f for f in await other.quiet() if f["type"] == "Moved"]
        clock.advance(1_000)
        await other.until(lambda f: f["type"] == "Presence" and f["seats"][0]["stand_in"])
        await other.until_my_turn()
        assert (0, "stand-in") in await by_of(timed, table)
        async with ann.sit(table) as seat:
            back = await other.until(lambda f: f["type"] == "Presence" and not f["seats"][0]["away"])
            assert not back["seats"][0]["stand_in"]
            while not (seat.now and seat.now["legal"]):
                if other.now and other.now["legal"]:
                    await other.play()
                await other.quiet()
                await seat.quiet()
            clock.advance(1_000)
            assert not [f for f in await seat.quiet() if f["type"] == "Moved"]


async def test_who_does_not_answer_is_away_though_connected(timed: House, clock: HeldClock) -> None:
    ann, bo, table = await ann_and_bo(timed, "voodoo", VOODOO, **PATIENCE)
    async with ann.sit(table) as seat, bo.sit(table):
        await seat.until_my_turn()
        clock.advance(60_000)
        presence = await seat.until(lambda f: f["type"] == "Presence" and f["seats"][0]["stand_in"])
        assert presence["seats"][0]["away"] and presence["seats"][0]["windows"] == 1
        await seat.send({"type": "Back"})
        await seat.until(lambda f: f["type"] == "Presence" and not f["seats"][0]["stand_in"])


async def test_away_has_a_bot_stand_in_at_once(timed: House) -> None:
    ann, bo, table = await ann_and_bo(timed, "voodoo", VOODOO, **PATIENCE)
    async with ann.sit(table) as seat, bo.sit(table) as other:
        await seat.until_my_turn()
        await seat.send({"type": "Away"})
        await other.until_my_turn()
        assert (0, "stand-in") in await by_of(timed, table)


async def test_nobody_hurries_a_person_alone_with_bots(timed: House, clock: HeldClock) -> None:
    ann = await timed.guest()
    for game, config in (("voodoo", VOODOO), ("cookie", CHOOSING)):
        table = await ann.create(game, config=config, bots=1, start=True, options=PATIENCE)
        async with ann.sit(table) as seat:
            now = await seat.until_my_turn()
            assert now["stand_in_in_ms"] is None and now["deadline_in_ms"] is None
            await seat.quiet()
            clock.advance(3_600_000)
            moved = [f for f in await seat.quiet() if f["type"] == "Moved"]
            assert not moved and seat.now is not None and seat.now["legal"]


async def test_choosing_late_gives_a_card_and_twice_in_a_row_makes_the_seat_away(
    timed: House, clock: HeldClock
) -> None:
    ann, bo, table = await ann_and_bo(timed, "cookie", CHOOSING, patience_s=0)
    async with ann.sit(table) as seat, bo.sit(table) as other:
        while await choosing(seat):
            await seat.play()
            await seat.until("Moved")
        assert seat.now is not None and seat.now["waiting_for"] == [1]
        assert 0 < (await other.until_my_turn())["deadline_in_ms"] <= 30_000
        clock.advance(30_000)
        await seat.until(lambda f: f["type"] == "Moved" and f["now"]["view"]["phase"] == "countdown")
        assert (-2, "clock") in await by_of(timed, table)
        await through_the_race(clock, seat, other)
        while await choosing(seat):
            await seat.play()
            await seat.until("Moved")
        clock.advance(30_000)
        await seat.until(lambda f: f["type"] == "Presence" and f["seats"][1]["stand_in"])


async def choosing(seat: Socket) -> bool:
    """Return whether the seat still has a card to choose in this round."""
    while seat.now is None or seat.now["view"]["phase"] == "deal":
        await seat.next()
    view = seat.now["view"]
    if seat.you is None:
        return False
    return bool(view["phase"] == "choose" and view["due"][seat.you] > view["chosen"][seat.you])


async def through_the_race(clock: HeldClock, *seats: Socket) -> None:
    """Let countdown and race go by without a smash."""
    for seat in seats:
        if seat.now is None or seat.now["view"]["phase"] != "countdown":
            await seat.until(lambda f: f["type"] == "Moved" and f["now"]["view"]["phase"] == "countdown")
    clock.advance(3_000)
    for seat in seats:
        await seat.until(lambda f: f["type"] == "Moved" and f["now"]["view"]["phase"] == "race")
    clock.advance(30_250)
    for seat in seats:
        await seat.until(lambda f: f["type"] == "Moved" and f["now"]["view"]["phase"] == "choose")


async def test_a_deadline_that_is_not_over_survives_a_restart_and_one_that_is_starts_anew(tmp_path: Path) -> None:
    for down_ms, left in ((10_000, 20_000), (40_000, 30_000)):
        clock, data = HeldClock(), tmp_path / str(down_ms)
        async with house(data, clock=clock) as home:
            ann, bo, table = await ann_and_bo(home, "cookie", CHOOSING)
            async with ann.sit(table) as seat, bo.sit(table):
                assert (await seat.until_my_turn())["deadline_in_ms"] == 30_000
        clock.ms += down_ms
        async with house(data, clock=clock) as home:
            again = home.visitor()
            again.http.cookies = ann.http.cookies
            async with again.sit(table) as seat:
                assert seat.now is not None and seat.now["deadline_in_ms"] == left


async def test_an_empty_table_stands_still(timed: House, clock: HeldClock) -> None:
    ann, bo, table = await ann_and_bo(timed, "cookie", CHOOSING)
    async with ann.sit(table) as seat, bo.sit(table):
        await seat.until_my_turn()
    before = len(await by_of(timed, table))
    await asyncio.sleep(0.05)
    clock.advance(120_000)
    await asyncio.sleep(0.05)
    assert len(await by_of(timed, table)) == before
    async with ann.sit(table) as seat:
        assert seat.now is not None and seat.now["deadline_in_ms"] == 30_000


class Broken(Bot[Any, Any]):
    def choose(self, view: Any, legal: Sequence[Any], rng: Random) -> Any:
        raise RuntimeError("secret cards must not be told")


class Slow(Bot[Any, Any]):
    def choose(self, view: Any, legal: Sequence[Any], rng: Random) -> Any:
        time.sleep(0.4)
        return legal[0]


class Cheat(Bot[Any, Any]):
    def choose(self, view: Any, legal: Sequence[Any], rng: Random) -> Any:
        return "no move at all"


@pytest.fixture
def bad_bots(monkeypatch: pytest.MonkeyPatch) -> None:
    monkeypatch.setattr(
        "belladonna.bots.bots",
        lambda game: {"random": RandomBot, **game.bots, "broken": Broken, "slow": Slow, "cheat": Cheat},
    )


@pytest.mark.usefixtures("bad_bots")
@pytest.mark.parametrize("bad", ["broken", "slow", "cheat"])
async def test_a_bot_that_fails_is_replaced_and_that_is_said(
    tmp_path: Path, bad: str, caplog: pytest.LogCaptureFixture
) -> None:
    async with house(tmp_path, bot_deadline_ms=100) as home:
        ann = await home.guest()
        table = await ann.create("voodoo", config={"players": 2, "first": 1}, names=[bad], start=True)
        async with ann.sit(table) as seat:
            notice = await seat.until("Notice")
            assert notice["why"]["args"] == {"seat": 1, "bot": f"{bad}@1"}
            await seat.until_my_turn()
            assert seat.table["seats"][1]["bot"] == "greedy@1"
    assert "secret cards" not in caplog.text


@pytest.mark.usefixtures("bad_bots")
async def test_hanging_bots_do_not_hold_up_other_tables(tmp_path: Path) -> None:
    async with house(tmp_path, bot_deadline_ms=100, bot_threads=1) as home:
        ann = await home.guest()
        for _ in range(3):
            await ann.create("voodoo", config={"players": 2, "first": 1}, names=["slow"], start=True)
        table = await ann.create("voodoo", config={"players": 2, "first": 1}, bots=1, start=True)
        async with ann.sit(table) as seat:
            await seat.until_my_turn()


async def test_bots_think_for_a_steady_time(timed: House, clock: HeldClock) -> None:
    ann = await timed.guest()
    table = await ann.create("voodoo", config={"players": 3, "first": 1}, bots=2, start=True, options={"pace_ms": 700})
    async with ann.sit(table) as seat:
        await asyncio.sleep(0.1)
        clock.advance(699)
        assert not [f for f in await seat.quiet() if f["type"] == "Moved"]
        clock.advance(1)
        await seat.until("Moved")


def test_every_game_has_the_player_that_stands_in() -> None:
    for game in registry.games():
        assert "greedy" in game.bots
