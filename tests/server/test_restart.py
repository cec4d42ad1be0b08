"""The server stops, dies and is upgraded in mid-game: nothing acknowledged is lost, nothing is done twice."""

from __future__ import annotations

import asyncio
import os
import signal
import subprocess
import sys
from collections.abc import AsyncIterator
from contextlib import asynccontextmanager
from pathlib import Path
from random import Random
from typing import Any

import httpx
import pytest
import websockets
from tests.server.harness import Client, free_port, house
from tests.server.test_games import short

from belladonna.core import registry
from belladonna.core.record import Record, check
from belladonna.server.store import open_store

pytestmark = pytest.mark.anyio

SEED = 20_261_118


@pytest.mark.parametrize("game", registry.names())
async def test_a_game_goes_on_after_a_restart(tmp_path: Path, game: str) -> None:
    async with house(tmp_path) as home:
        ann = await home.guest()
        table = await ann.create(game, config=short(game, players=3), bots=2, start=True)
        async with ann.sit(table) as seat:
            for _ in range(3):
                await seat.until_my_turn()
                version = seat.version
                if (await seat.play(move_id=f"before-{version}"))["type"] == "Ack":
                    while seat.version == version:
                        await seat.next()
            last, hand = seat.version, seat.now and seat.now["view"]["hand"]
            assert hand is not None
    async with house(tmp_path) as home:
        again = home.visitor()
        again.http.cookies = ann.http.cookies
        async with again.sit(table, last=last) as seat:
            await seat.play_out()
        record = await again.get(f"/api/records/{table}")
        assert check(Record.loads(record["toml"])) == ()


async def test_a_move_sent_again_after_a_restart_is_not_made_again(tmp_path: Path) -> None:
    config = {"players": 3, "first_dealer": 2}
    async with house(tmp_path) as home:
        ann = await home.guest()
        table = await ann.create("poison", config=config, bots=2, start=True, options={"pace_ms": 5_000})
        async with ann.sit(table) as seat:
            now = await seat.until_my_turn()
            move, decision = now["legal"][0]["move"], now["decision"]
            assert (await seat.play(move, move_id="once"))["type"] == "Ack"
    async with house(tmp_path) as home:
        again = home.visitor()
        again.http.cookies = ann.http.cookies
        async with again.sit(table) as seat:
            version = seat.version
            assert (await seat.play(move, decision=decision, move_id="once"))["type"] == "Ack"
            assert seat.version == version == 2


async def test_people_are_told_when_the_server_stops(tmp_path: Path) -> None:
    async with house(tmp_path) as home:
        ann = await home.guest()
        table = await ann.create(bots=3, start=True)
        seat_context = ann.sit(table)
        seat = await seat_context.__aenter__()
        await seat.until_my_turn()
        home.server.should_exit = True
        closed = await seat.until("Closed")
        assert closed["again"] and closed["why"]["key"] == "server-restarts"
        with pytest.raises(websockets.ConnectionClosed):
            await seat.quiet(3)
        assert seat.raw.close_code == 1012
        await seat_context.__aexit__(None, None, None)


async def upgraded(tmp_path: Path, game: str, change: Any) -> dict[str, Any]:
    """Play a little, change what is stored, start again; return what became of the table."""
    async with house(tmp_path) as home:
        ann = await home.guest()
        table = await ann.create(game, config=short(game, players=3), bots=2, start=True)
        async with ann.sit(table) as seat:
            await seat.until_my_turn()
            await seat.play()
    store = await open_store(f"sqlite+aiosqlite:///{tmp_path / 'belladonna.sqlite'}")
    await store.write(change)
    await store.close()
    async with house(tmp_path) as home:
        again = home.visitor()
        again.http.cookies = ann.http.cookies
        async with again.sit(table) as seat:
            assert seat.table["status"] == "closed"
            assert seat.table["closed"]["key"] == "server-closed-outdated"
            await seat.send({"type": "Move", "id": "late", "decision": 1, "move": "R5>1"})
            assert (await seat.until("Refused"))["why"]["key"] == "server-closed-outdated"
        record: dict[str, Any] = await again.get(f"/api/records/{table}")
        assert await again.get("/api/me/games")
        return record


def sql(statement: str) -> Any:
    async def work(connection: Any) -> None:
        await connection.exec_driver_sql(statement)

    return work


@pytest.mark.parametrize(
    "statement",
    [
        "update tables set rules = rules + 1",
        "update moves set move = 'no move of this game' where seq = 2",
        "update moves set seat = 1 - seat where seq = 3",
        """update tables set config = '{"players":3,"gone":"option"}'""",
        "update tables set game = 'chess'",
    ],
)
async def test_a_table_that_no_longer_replays_is_closed_with_a_sentence_and_its_record_kept(
    tmp_path: Path, statement: str
) -> None:
    record = await upgraded(tmp_path, "poison", sql(statement))
    assert record["moves"] and record["result"] is None


async def test_a_bot_that_is_no_longer_there_is_followed_by_the_greedy_one(tmp_path: Path) -> None:
    async with house(tmp_path) as home:
        ann = await home.guest()
        table = await ann.create("voodoo", config={"players": 2, "first": 1}, bots=1)
    store = await open_store(f"sqlite+aiosqlite:///{tmp_path / 'belladonna.sqlite'}")
    await store.write(sql("update seats set bot = 'oracle@7' where kind = 'bot'"))
    await store.close()
    async with house(tmp_path) as home:
        again = home.visitor()
        again.http.cookies = ann.http.cookies
        await again.post(f"/api/tables/{table}/start")
        async with again.sit(table) as seat:
            await seat.until_my_turn()


# Killed


@asynccontextmanager
async def killable(data: Path) -> AsyncIterator[tuple[subprocess.Popen[bytes], str]]:
    """Run a server as a program of its own."""
    port = free_port()
    command = [sys.executable, "-m", "belladonna", "serve", "--data", str(data), "--port", str(port)]
    limits = {"REQUEST_BURST": "10000", "MESSAGE_BURST": "10000", "MESSAGES_PER_S": "10000", "TABLES": "1000"}
    environment = os.environ | {f"BELLADONNA_{name}": value for name, value in limits.items()}
    quiet = subprocess.DEVNULL
    process = subprocess.Popen(command, env=environment, stdout=quiet, stderr=quiet)  # noqa: ASYNC220 - it is quick
    url = f"http://127.0.0.1:{port}"
    try:
        async with asyncio.timeout(60), httpx.AsyncClient() as http:
            while True:
                assert process.poll() is None, "the server did not start"
                try:
                    if (await http.get(f"{url}/health")).status_code == 200:
                        break
                except httpx.TransportError:
                    await asyncio.sleep(0.05)
        yield process, url
    finally:
        process.kill()
        process.wait()


async def play_until_killed(client: Client, table: str, last: int | None, acked: dict[str, str], rng: Random) -> int:
    """Play as fast as it goes; note every acknowledged move by its id."""
    reached = last or 0
    try:
        async with client.sit(table, last=last) as seat:
            while True:
                now = await seat.until_my_turn()
                if now["result"]:
                    return seat.version
                move, version = rng.choice(now["legal"])["move"], seat.version
                name = f"{table}-{rng.random()}".replace(".", "_")
                if (await seat.play(move, move_id=name))["type"] == "Ack":
                    acked[name] = move
                while seat.version == version:
                    await seat.next()
                reached = seat.version
    except (websockets.WebSocketException, OSError, TimeoutError):
        return reached


async def stored_moves(data: Path) -> list[Any]:
    store = await open_store(f"sqlite+aiosqlite:///{data / 'belladonna.sqlite'}")

    async def work(connection: Any) -> list[Any]:
        from sqlalchemy import text

        return list((await connection.execute(text("select * from moves order by table_id, seq"))).all())

    try:
        return await store.read(work)
    finally:
        await store.close()


async def killed_again_and_again(data: Path, rounds: int, tables: int) -> int:
    """Kill the server under load; return how many acknowledged moves were found again."""
    rng = Random(SEED)
    acked: dict[str, str] = {}
    people: list[tuple[Client, str]] = []
    last: dict[str, int | None] = {}
    for round_ in range(rounds):
        async with killable(data) as (process, url):
            if not people:
                for n in range(tables):
                    client = Client(url)
                    game = ("poison", "voodoo")[n % 2]
                    table = await client.create(game, config=short(game, players=3), bots=2, start=True)
                    people.append((client, table))
            for client, _ in people:
                client.url = url
            playing = [
                asyncio.create_task(play_until_killed(c, t, last.get(t), acked, Random(f"{SEED} {round_} {t}")))
                for c, t in people
            ]
            await asyncio.sleep(0.2 + rng.random() * 0.5)
            process.send_signal(signal.SIGKILL)
            for (_, table), version in zip(people, await asyncio.gather(*playing), strict=True):
                last[table] = version
        rows = await stored_moves(data)
        by_id = {row.move_id: row.move for row in rows if row.by == "person"}
        assert acked.items() <= by_id.items()
        for (_, table), seqs in ((p, [r.seq for r in rows if r.table_id == p[1]]) for p in people):
            assert seqs == list(range(1, len(seqs) + 1))
            assert len(seqs) >= (last[table] or 0)
    async with house(data) as home:  # and no table is stuck
        for client, table in people:
            again = home.visitor()
            again.http.cookies = client.http.cookies
            async with again.sit(table) as seat:
                if seat.table["status"] == "playing":
                    await seat.play_out()
            assert check(Record.loads((await again.get(f"/api/records/{table}"))["toml"])) == ()
    for client, _ in people:
        await client.http.aclose()
    return len(acked)


@pytest.mark.skipif(sys.platform == "win32", reason="needs SIGKILL")
async def test_killed_in_mid_game_nothing_acknowledged_is_lost(tmp_path: Path) -> None:
    assert await killed_again_and_again(tmp_path, rounds=3, tables=8) > 50


@pytest.mark.long
@pytest.mark.skipif(sys.platform == "win32", reason="needs SIGKILL")
async def test_killed_many_times_in_mid_game_nothing_acknowledged_is_lost(tmp_path: Path, seconds_left: Any) -> None:
    folder = 0
    while not folder or seconds_left() > 25:
        folder += 1
        assert await killed_again_and_again(tmp_path / str(folder), rounds=8, tables=20) > 80
