"""The disk fails or the server dies under load: movers hear a plain sentence, and nothing is lost or made twice.

`tests/server/test_restart.py` kills it in mid-game over and over; here it dies while people sit down, and
the storage fails while it lives: a full disk, a file that may not be written, a lock that somebody holds.
"""

from __future__ import annotations

import asyncio
import sqlite3
import sys
from collections import Counter
from collections.abc import AsyncIterator, Callable, Iterator
from contextlib import AbstractAsyncContextManager, asynccontextmanager, closing, contextmanager, suppress
from pathlib import Path
from random import Random
from typing import Any

import httpx
import pytest
import websockets
from sqlalchemy import event
from tests.server.harness import Client, House, Socket
from tests.server.test_games import short
from tests.server.test_restart import killable, stored_moves

from belladonna.core.record import Record, check
from belladonna.server.errors import NotStored
from belladonna.server.rows import moves_of

pytestmark = pytest.mark.anyio

SEED = 20_261_120
DATABASE = "belladonna.sqlite"
FILLER = -9
"""The seat of rows that are no moves."""

Trouble = Callable[[House, Path], AbstractAsyncContextManager[None]]


async def moves_in(home: House, table: str) -> list[Any]:
    return await home.services.world.store.read(lambda c: moves_of(c, table))


@asynccontextmanager
async def setting(home: House, pragma: str) -> AsyncIterator[None]:
    """Have every connection of the database start with this, until it is over."""
    store = home.services.world.store
    engine = store._engine.sync_engine

    async def begin_anew() -> None:
        await store._drop_connection()
        await store._engine.dispose()

    def settle(connection: Any, _record: object) -> None:
        connection.cursor().execute(f"PRAGMA {pragma}")

    event.listen(engine, "connect", settle)
    await begin_anew()
    try:
        yield
    finally:
        event.remove(engine, "connect", settle)
        await begin_anew()


@asynccontextmanager
async def full_disk(home: House, data: Path) -> AsyncIterator[None]:
    """Not one page more, and those there are filled up: what SQLite says then is what it says on a full disk."""
    async with setting(home, "max_page_count=1"):
        with closing(sqlite3.connect(data / DATABASE, isolation_level=None)) as filler:
            filler.execute("PRAGMA max_page_count=1")
            fill_up(filler)
            try:
                yield
            finally:
                filler.execute("DELETE FROM moves WHERE seat = ?", (FILLER,))


def fill_up(database: sqlite3.Connection) -> None:
    """Leave no room for one more move: rows of nobody's take it, behind those of the table."""
    (table,) = database.execute("SELECT table_id FROM moves LIMIT 1").fetchone()
    seq, size = 10_000, 1024
    while size:
        try:
            row = (table, seq, FILLER, "", "x" * size, str(seq), 0)
            database.execute("INSERT INTO moves VALUES (?, ?, ?, ?, ?, ?, ?)", row)
            seq += 1
        except sqlite3.OperationalError:
            size //= 2


@asynccontextmanager
async def read_only(home: House, data: Path) -> AsyncIterator[None]:
    async with setting(home, "query_only=ON"):
        yield


@asynccontextmanager
async def locked(home: House, data: Path) -> AsyncIterator[None]:
    """Somebody else writes for longer than we wait."""
    other = sqlite3.connect(data / DATABASE, isolation_level=None)
    other.execute("BEGIN IMMEDIATE")
    try:
        yield
    finally:
        other.execute("ROLLBACK")
        other.close()


@pytest.mark.parametrize("trouble", [full_disk, read_only, locked])
async def test_storage_that_fails_is_a_plain_refusal_and_passes(home: House, tmp_path: Path, trouble: Trouble) -> None:
    ann, bo = await home.guest("Ann"), await home.guest("Bo")
    table = await ann.create("voodoo", config={"players": 2, "first": 0}, options={"patience_s": 0})
    await bo.post(f"/api/tables/{table}/join")
    await ann.post(f"/api/tables/{table}/start")
    async with ann.sit(table) as one, bo.sit(table) as two:
        await one.until_my_turn()
        async with trouble(home, tmp_path):
            mover, other, move, refused = await until_refused(one, two)
            assert refused["why"]["key"] == "server-not-stored"
            before = await moves_in(home, table)
            if trouble is not full_disk:  # where a name's new letters find room in the old row
                said = await ann.ask("POST", "/api/me", {"name": "Anne"}, expect=503)
                assert said["why"]["key"] == "server-not-stored" and "Traceback" not in said["said"]
            assert not [f for f in await other.quiet() if f["type"] == "Moved"]
            assert await moves_in(home, table) == before
            assert (await ann.get("/health"))["status"] == "ready"  # it can be read
        assert (await mover.play(move, move_id=refused["id"]))["type"] == "Ack"
        await other.until("Moved")
        assert [row.move_id for row in await moves_in(home, table)].count(refused["id"]) == 1
        await asyncio.gather(one.play_out(), two.play_out())
    assert check(Record.loads((await ann.get(f"/api/records/{table}"))["toml"])) == ()


async def until_refused(one: Socket, two: Socket) -> tuple[Socket, Socket, str, dict[str, Any]]:
    """Play until a move is not stored: a full disk's last page may have room for some. Return who made it and what."""
    for n in range(80):
        mover, other = (one, two) if one.now and one.now["legal"] else (two, one)
        assert mover.now is not None
        move, version = mover.now["legal"][0]["move"], mover.version
        answer = await mover.play(move, move_id=f"{n:064}")  # long, so that the page is full before the round is over
        if answer["type"] == "Refused":
            return mover, other, move, answer
        for socket in (one, two):
            while socket.version == version or not socket.now or not (socket.now["waiting_for"]):
                await socket.next()
    raise AssertionError("the storage never failed")


def failing(home: House, whose: Callable[[dict[str, Any]], bool], times: int, *, stored: bool = False) -> list[str]:
    """Let so many moves fail; with `stored` they are there all the same. Return what failed, as it does."""
    store = home.services.world.store
    real = store.append
    failed: list[str] = []

    def append(row: dict[str, Any]) -> asyncio.Future[None]:
        if len(failed) == times or not whose(row):
            return real(row)
        failed.append(row["by"])
        return asyncio.ensure_future(fail(real(row) if stored else None))

    async def fail(done: asyncio.Future[None] | None) -> None:
        if done:
            await done
        raise NotStored

    store.append = append  # type: ignore[method-assign]
    return failed


@pytest.mark.parametrize("stored", [False, True], ids=["lost", "stored all the same"])
@pytest.mark.parametrize("by", ["person", "chance", "greedy@1"])
async def test_whoever_makes_a_move_that_fails_the_table_goes_on(home: House, by: str, stored: bool) -> None:
    ann = await home.guest()
    table = await ann.create("poison", config={"players": 3, "first_dealer": 2}, bots=2)
    async with ann.sit(table) as seat:
        failed = failing(home, lambda row: row["by"] == by, times=2, stored=stored)
        with suppress(AssertionError):  # whether the deal is stored or not, the table has started
            await ann.post(f"/api/tables/{table}/start")
        while not seat.now or not seat.now["result"]:
            now = await seat.until_my_turn()
            if now["result"]:
                break
            version, name = seat.version, f"at-{seat.version}"
            while (answer := await seat.play(move_id=name))["type"] == "Refused":
                assert by == "person" and answer["why"]["key"] == "server-not-stored"
            while seat.version == version:
                await seat.next()
            if seat.version > 12:
                assert not [f for f in seat.came if f["type"] == "Notice"], "no bot is at fault"
                assert failed == [by] * (1 if by == "chance" and stored else 2)
                break
    rows = await moves_in(home, table)
    assert [row.seq for row in rows] == list(range(1, len(rows) + 1))


# A file that may not grow, under a server that is a program of its own


@contextmanager
def no_growth(process: int, data: Path) -> Iterator[None]:
    """Let the server write only a little further than its files reach now."""
    import resource

    size = max(file.stat().st_size for file in data.iterdir()) + 60_000
    before = resource.prlimit(process, resource.RLIMIT_FSIZE)
    resource.prlimit(process, resource.RLIMIT_FSIZE, (size, before[1]))
    try:
        yield
    finally:
        resource.prlimit(process, resource.RLIMIT_FSIZE, before)


@pytest.mark.skipif(sys.platform != "linux", reason="needs prlimit")
async def test_writes_that_fail_half_way_lose_nothing_that_was_acknowledged(tmp_path: Path) -> None:
    acked: Counter[str] = Counter()
    async with killable(tmp_path) as (process, url):
        ann = Client(url)
        table = await ann.create("poison", config={"players": 3}, bots=2, start=True)
        async with ann.sit(table) as seat:
            await seat.until_my_turn()
            with no_growth(process.pid, tmp_path):
                for n in range(400):
                    try:
                        async with asyncio.timeout(1.5):
                            now = await seat.until_my_turn()
                    except TimeoutError:
                        break  # a bot's move was not stored
                    answer = await seat.play(now["legal"][0]["move"], move_id=f"m{n}")
                    if answer["type"] == "Refused":
                        assert answer["why"]["key"] == "server-not-stored"
                        break
                    acked[f"m{n}"] += 1
                    seat.now = None
            for _ in range(3):  # and it goes on
                await seat.until_my_turn()
                if seat.now and not seat.now["result"]:
                    assert (await seat.play())["type"] == "Ack"
                    seat.now = None
        process.kill()
        process.wait()
        await ann.http.aclose()
    stored = Counter(row.move_id for row in await stored_moves(tmp_path) if row.by == "person")
    assert acked <= stored and max(stored.values()) == 1 and acked


# Killed while people come and sit down


async def settle_down(client: Client, rng: Random, done: dict[str, int]) -> None:
    """Make tables and have a bot sit down, noting what was answered."""
    with suppress(httpx.HTTPError, websockets.WebSocketException, OSError):
        while True:
            game = rng.choice(["poison", "voodoo", "cookie"])
            table = await client.create(game, config=short(game, players=3))
            done[table] = 1
            for seat in (1, 2):
                sat = await client.post(f"/api/tables/{table}/bots", {"seat": seat, "bot": "random"})
                done[table] = sum(chair["kind"] != "empty" for chair in sat["seats"])


@pytest.mark.skipif(sys.platform == "win32", reason="needs SIGKILL")
async def test_killed_while_people_sit_down_every_answer_holds(tmp_path: Path) -> None:
    assert await killed_while_sitting_down(tmp_path, rounds=2, rng=Random(SEED)) > 10


@pytest.mark.long
@pytest.mark.skipif(sys.platform == "win32", reason="needs SIGKILL")
async def test_killed_many_times_while_people_sit_down(tmp_path: Path, seconds_left: Callable[[], float]) -> None:
    rounds = 0
    while not rounds or seconds_left() > 20:
        assert await killed_while_sitting_down(tmp_path / str(rounds), rounds=5, rng=Random()) > 20
        rounds += 5
    print(f"\n{rounds} kills")


async def killed_while_sitting_down(data: Path, rounds: int, rng: Random) -> int:
    """Kill the server at random moments; return how many tables were answered for and found again."""
    found = 0
    await asyncio.to_thread(data.mkdir, exist_ok=True)
    for _ in range(rounds):
        done: dict[str, int] = {}
        async with killable(data) as (process, url):
            people = [Client(url) for _ in range(6)]
            busy = [asyncio.create_task(settle_down(client, Random(rng.random()), done)) for client in people]
            await asyncio.sleep(0.3 + rng.random() * 0.4)
            process.kill()
            await asyncio.gather(*busy)
        async with killable(data) as (_, url):
            for client in people:
                await client.http.aclose()
            async with httpx.AsyncClient(base_url=url) as http:
                for table, taken in done.items():
                    info = (await http.get(f"/api/tables/{table}")).json()
                    assert sum(chair["kind"] != "empty" for chair in info["seats"]) >= taken
                    found += 1
        with sqlite3.connect(data / DATABASE) as file:
            assert file.execute("PRAGMA integrity_check").fetchone() == ("ok",)
        file.close()
    return found
