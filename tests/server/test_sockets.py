"""A connection's end of the server: frames in order, a slow client cut off, nothing left behind."""

from __future__ import annotations

import asyncio

import pytest
from tests.server.harness import House

from belladonna.server.sockets import ENDED, TOO_SLOW, Connection

pytestmark = pytest.mark.anyio


class Far:
    """A client that can stop reading."""

    def __init__(self) -> None:
        self.got: list[bytes] = []
        self.code: int | None = None
        self.reads = asyncio.Event()
        self.reads.set()
        self.was_cut = False

    async def send(self, text: bytes) -> None:
        await self.reads.wait()
        self.got.append(text)

    async def close(self, code: int) -> None:
        self.code = code

    def cut(self) -> None:
        self.was_cut = True
        self.reads.set()


async def test_frames_come_in_order_and_before_the_end() -> None:
    far = Far()
    connection = Connection(None, far.send, far.close, backlog=1_000)
    for n in range(5):
        connection.send(str(n).encode())
    connection.close(ENDED)
    connection.send(b"too late")
    await connection.write()
    assert far.got == [b"0", b"1", b"2", b"3", b"4"] and far.code == ENDED


async def test_who_does_not_read_is_cut_off_and_costs_no_more_memory() -> None:
    far = Far()
    connection = Connection(None, far.send, far.close, backlog=1_000, cut=far.cut)
    far.reads.clear()
    writer = asyncio.create_task(connection.write())
    for _ in range(100):
        connection.send(b"x" * 100)
        await asyncio.sleep(0)
    assert far.was_cut and connection.closing
    await writer
    assert far.code == TOO_SLOW and len(far.got) <= 1


async def test_a_client_that_reads_again_in_time_misses_nothing() -> None:
    far = Far()
    connection = Connection(None, far.send, far.close, backlog=1_000)
    writer = asyncio.create_task(connection.write())
    for round_ in range(20):
        far.reads.clear()
        for n in range(9):
            connection.send(f"{round_} {n} ".encode() + b"x" * 90)
        far.reads.set()
        await asyncio.sleep(0.001)
    connection.close(ENDED)
    await writer
    assert len(far.got) == 180


async def test_who_comes_and_goes_leaves_nothing_behind(home: House) -> None:
    ann = await home.guest()
    table = await ann.create(bots=3, start=True)

    async def visit() -> None:
        async with ann.sit(table):
            pass

    await visit()
    await asyncio.sleep(0.1)
    before = len(asyncio.all_tasks())
    for _ in range(10):
        await asyncio.gather(*(visit() for _ in range(10)))
    await asyncio.sleep(0.3)
    assert len(asyncio.all_tasks()) <= before + 1
    loaded = await home.services.hub.table(table)
    assert not loaded.hall.anybody and not home.services.desk._open
