"""The database: many moves in one commit, steps from version to version, and what happens when it refuses."""

from __future__ import annotations

import asyncio
import time
from collections.abc import AsyncIterator
from pathlib import Path
from typing import Any

import pytest
from sqlalchemy import insert, inspect, text
from tests.server.harness import House, house
from tests.server.test_moves import two_at_poison

from belladonna.server import schema
from belladonna.server.errors import CannotStart, NotStored, Overtaken
from belladonna.server.store import Store, open_store

pytestmark = pytest.mark.anyio


def address(folder: Path) -> str:
    return f"sqlite+aiosqlite:///{folder / 'tables.sqlite'}"


@pytest.fixture
async def store(tmp_path: Path) -> AsyncIterator[Store]:
    opened = await open_store(address(tmp_path))
    await opened.write(with_tables(50))
    yield opened
    await opened.close()


def with_tables(count: int) -> Any:
    async def work(connection: Any) -> None:
        same = {"game": "g", "rules": 1, "config": "{}", "options": "{}", "status": "playing", "host": 0, "revision": 1}
        same |= {
            "votes": "[]",
            "secret": b"s",
            "maker": "m",
            "created_at": 0,
            "changed_at": time.time_ns() // 1_000_000,
        }
        await connection.execute(insert(schema.tables), [{"id": f"t{n}", "key": f"k{n}", **same} for n in range(count)])

    return work


def row(table: str, seq: int, **more: Any) -> dict[str, Any]:
    plain = {"table_id": table, "seq": seq, "seat": 0, "by": "person", "move": "R5>1", "move_id": f"m{seq}", "at": 0}
    return plain | more


async def rows_of(store: Store, table: str) -> int:
    async def work(connection: Any) -> int:
        found = await connection.scalar(text("select count(*) from moves where table_id = :t"), {"t": table})
        return int(found)

    return await store.read(work)


async def test_moves_that_come_together_are_committed_together(store: Store) -> None:
    commits: list[int] = []
    store.on_commit = lambda moves, seconds: commits.append(moves)
    await asyncio.gather(*(store.append(row(f"t{n}", 1)) for n in range(50)))
    assert sum(commits) == 50 and len(commits) <= 3


async def test_a_bad_row_fails_alone(store: Store) -> None:
    await store.append(row("t0", 1))
    answers = await asyncio.gather(
        *(store.append(row(f"t{n}", 1)) for n in range(5)),
        store.append(row("t9", 1, move_id="m")),
        store.append(row("t9", 2, move_id="m")),
        return_exceptions=True,
    )
    assert isinstance(answers[0], Overtaken) and isinstance(answers[-1], Overtaken)
    assert answers[1:-1] == [None] * 5


async def test_what_is_not_committed_is_not_answered(store: Store) -> None:
    async def read_only(connection: Any) -> None:
        await connection.execute(text("pragma query_only = on"))

    await store.write(read_only)
    with pytest.raises(NotStored):
        await store.append(row("t1", 1))
    assert await rows_of(store, "t1") == 0
    await store.append(row("t1", 1))  # the next write takes another connection
    assert await rows_of(store, "t1") == 1


async def test_a_full_disk_is_an_error_that_passes(store: Store) -> None:
    async def pages(connection: Any, most: int) -> None:
        await connection.execute(text(f"pragma max_page_count = {most}"))

    await store.write(lambda c: pages(c, 1))
    answers = await asyncio.gather(
        *(store.append(row("t1", n, move="x" * 5_000)) for n in range(1, 40)), return_exceptions=True
    )
    assert all(isinstance(a, NotStored) for a in answers)
    await store.write(lambda c: pages(c, 1_000_000))
    await store.append(row("t1", 1))


async def test_the_last_writes_are_done_before_the_store_closes(tmp_path: Path) -> None:
    store = await open_store(address(tmp_path))
    await store.write(with_tables(1))
    waiting = [store.append(row("t0", n)) for n in range(1, 20)]
    await store.close()
    assert all(future.done() and future.exception() is None for future in waiting)


async def test_a_second_process_is_refused_with_a_sentence(tmp_path: Path) -> None:
    store = await open_store(address(tmp_path))
    with pytest.raises(CannotStart, match=r"Another server is using .*tables.sqlite"):
        await open_store(address(tmp_path))
    await store.close()
    again = await open_store(address(tmp_path))
    await again.close()


async def test_a_database_of_a_newer_version_is_refused_with_a_sentence(tmp_path: Path) -> None:
    store = await open_store(address(tmp_path))

    async def from_the_future(connection: Any) -> None:
        await connection.execute(text("update alembic_version set version_num = '9999'"))

    await store.write(from_the_future)
    await store.close()
    for _ in range(2):
        with pytest.raises(CannotStart, match="newer Belladonna \\(step 9999\\)"):
            await open_store(address(tmp_path))


@pytest.mark.parametrize(
    "url", ["nonsense", "sqlite+aiosqlite:////proc/no/such/place/x.sqlite", "mysql+nodriver://h/d"]
)
async def test_a_database_that_cannot_be_is_refused_with_a_sentence(url: str) -> None:
    with pytest.raises(CannotStart):
        await open_store(url)


async def test_a_file_that_is_no_database_is_refused_with_a_sentence(tmp_path: Path) -> None:
    (tmp_path / "tables.sqlite").write_bytes(b"this is a letter, not a database" * 100)
    with pytest.raises(CannotStart, match="cannot be used"):
        await open_store(address(tmp_path))


async def test_the_steps_make_what_the_schema_says(store: Store) -> None:
    from alembic.autogenerate import compare_metadata
    from alembic.migration import MigrationContext

    async def differences(connection: Any) -> list[Any]:
        return list(
            await connection.run_sync(lambda c: compare_metadata(MigrationContext.configure(c), schema.metadata))
        )

    assert await store.read(differences) == []

    async def names(connection: Any) -> set[str]:
        return set(await connection.run_sync(lambda c: inspect(c).get_table_names()))

    assert await store.read(names) == {*schema.metadata.tables, "alembic_version"}


async def test_every_commit_is_on_the_disk(store: Store) -> None:
    async def settings(connection: Any) -> tuple[Any, ...]:
        return tuple(
            [
                await connection.scalar(text(f"pragma {name}"))
                for name in ("journal_mode", "synchronous", "foreign_keys")
            ]
        )

    assert await store.read(settings) == ("wal", 2, 1)
    assert await store.write(settings) == ("wal", 2, 1)


async def broken(home: House) -> None:
    async def read_only(connection: Any) -> None:
        await connection.execute(text("pragma query_only = on"))

    await home.services.world.store.write(read_only)


async def test_a_move_that_is_not_stored_is_refused_and_can_be_made_again(home: House) -> None:
    ann, bo, table = await two_at_poison(home)
    async with ann.sit(table) as seat, bo.sit(table) as other:
        await seat.until_my_turn()
        await broken(home)
        refused = await seat.play(move_id="mine")
        assert refused["why"]["key"] == "server-not-stored"
        assert refused["now"]["legal"]
        assert not [f for f in await other.quiet() if f["type"] == "Moved"]
        assert (await seat.play(move_id="mine"))["type"] == "Ack"
        await other.until_my_turn()


async def test_a_bots_move_that_is_not_stored_is_made_a_moment_later(home: House) -> None:
    ann = await home.guest()
    table = await ann.create("voodoo", config={"players": 2, "first": 0}, bots=1, start=True, options={"pace_ms": 100})
    async with ann.sit(table) as seat:
        await seat.until_my_turn()
        assert (await seat.play())["type"] == "Ack"
        await broken(home)
        began = asyncio.get_running_loop().time()
        while seat.now is None or not seat.now["legal"]:
            await seat.next()
        assert asyncio.get_running_loop().time() - began < 5


async def test_a_lost_race_for_a_move_is_judged_again(home: House) -> None:
    """Another process has stored a move of this table meanwhile: ours comes after it, or is refused."""
    ann, bo, table = await two_at_poison(home)
    async with ann.sit(table) as seat, bo.sit(table) as other:
        now = await seat.until_my_turn()
        stolen = now["legal"][0]["move"]
        await home.services.world.store.append(
            {**row(table, seat.version + 1), "move": stolen, "move_id": "elsewhere", "by": "person"}
        )
        refused = await seat.play(now["legal"][-1]["move"])
        assert refused["why"]["key"] == "server-decision-closed"
        await other.until_my_turn()
        assert (await seat.play(stolen, move_id="elsewhere"))["type"] == "Ack"


async def test_a_start_on_ten_thousand_tables_is_quick(tmp_path: Path) -> None:
    store = await open_store(f"sqlite+aiosqlite:///{tmp_path / 'belladonna.sqlite'}")
    await store.write(with_tables(10_000))
    await store.close()
    began = asyncio.get_running_loop().time()
    async with house(tmp_path) as home:
        assert (await home.visitor().get("/health"))["status"] == "ready"
        assert asyncio.get_running_loop().time() - began < 2
