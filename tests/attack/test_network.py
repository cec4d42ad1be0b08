"""Lines that cut, repeat and reorder what is sent, and clients that come and go: nothing spins, nothing leaks."""

from __future__ import annotations

import asyncio
import gc
import struct
import sys
from collections import Counter
from pathlib import Path
from random import Random
from typing import Any

import msgspec
import pytest
from tests.server.harness import Client, House, house
from tests.server.test_games import short

from belladonna.core import registry
from belladonna.core.record import Record, check
from belladonna.server.auth import COOKIE
from belladonna.server.messages import PROTOCOL

pytestmark = pytest.mark.anyio

SEED = 20_261_121
FEW, MANY = 150, 1_000


def tasks() -> Counter[str]:
    """Return the server's tasks, by what they are."""
    names = (task.get_name().split()[0].split("-")[0] for task in asyncio.all_tasks())
    return Counter(name for name in names if name in ("table", "writer"))


async def settled(home: House, connections: int = 0) -> None:
    """Wait until the server has noticed who has gone."""
    for _ in range(500):
        if home.services.world.metrics.connections._value.get() <= connections and tasks()["writer"] <= connections:
            return
        await asyncio.sleep(0.02)
    raise AssertionError(f"the server still serves {tasks()['writer']}")


def memory() -> int:
    """Return the pages this process holds, in kB."""
    with open("/proc/self/statm") as file:  # noqa: PTH123 - it is no file that has a path of its own
        return int(file.read().split()[1]) * 4


# Raw lines


class Line:
    """A WebSocket by hand, for what no library would send."""

    def __init__(self, reader: asyncio.StreamReader, writer: asyncio.StreamWriter) -> None:
        self.reader, self.writer = reader, writer

    @classmethod
    async def open(cls, client: Client, table: str) -> Line:
        host, port = client.url.removeprefix("http://").split(":")
        reader, writer = await asyncio.open_connection(host, int(port))
        writer.write(
            f"GET /api/tables/{table}/ws HTTP/1.1\r\nHost: {host}:{port}\r\nUpgrade: websocket\r\n"
            f"Connection: Upgrade\r\nSec-WebSocket-Version: 13\r\nSec-WebSocket-Key: {'A' * 22}==\r\n"
            f"Cookie: {COOKIE}={client.token}\r\n\r\n".encode()
        )
        head = await reader.readuntil(b"\r\n\r\n")
        assert b" 101 " in head
        return cls(reader, writer)

    @staticmethod
    def frame(payload: bytes, opcode: int = 1, *, last: bool = True) -> bytes:
        size = bytes([0x80 | len(payload)]) if len(payload) < 126 else b"\xfe" + struct.pack(">H", len(payload))
        return bytes([(0x80 if last else 0) | opcode]) + size + b"\0\0\0\0" + payload

    def cut(self) -> None:
        """Vanish without a word."""
        self.writer.transport.abort()


HELLO = msgspec.json.encode({"type": "Hello", "protocol": PROTOCOL})


@pytest.mark.parametrize(
    "sent",
    [
        b"",
        Line.frame(HELLO)[:1],
        Line.frame(HELLO)[:9],
        Line.frame(HELLO),
        Line.frame(HELLO) + Line.frame(b'{"type":"Move","id":"x","decis')[:12],
        Line.frame(HELLO) + Line.frame(b'{"type":"Away"}', last=False),
        Line.frame(HELLO) + b"\xff\xff\xff\xff\xff\xff\xff\xff\xff\xff",
        Line.frame(HELLO) + Line.frame(b"\xff\xfe\xfd"),
        Line.frame(HELLO) + Line.frame(b"", 8),
    ],
)
async def test_a_line_cut_anywhere_disturbs_nobody(home: House, sent: bytes) -> None:
    ann = await home.guest()
    table = await ann.create("poison", config={"players": 3}, bots=2, start=True)
    async with ann.sit(table) as seat:
        line = await Line.open(ann, table)
        line.writer.write(sent)
        await line.writer.drain()
        await asyncio.sleep(0.02)
        line.cut()
        await seat.until_my_turn()
        assert (await seat.play())["type"] == "Ack"
        await settled(home, connections=1)


async def test_a_message_in_many_pieces_arrives_whole(home: House) -> None:
    ann = await home.guest()
    table = await ann.create("poison", config={"players": 3}, bots=2, start=True)
    line = await Line.open(ann, table)
    whole = Line.frame(HELLO[:7], last=False) + Line.frame(HELLO[7:20], 0, last=False) + Line.frame(HELLO[20:], 0)
    for byte in whole:
        line.writer.write(bytes([byte]))
        await line.writer.drain()
    answer = await asyncio.wait_for(line.reader.readuntil(b"Welcome"), 5)
    assert answer
    line.cut()
    await settled(home)


# What is sent twice, late, and in another order


async def test_moves_sent_twice_late_and_in_any_order_are_made_once(home: House) -> None:
    """Two people whose lines repeat and shuffle everything they send still play one proper game."""
    rng = Random(SEED)
    people = [await home.guest(name) for name in ("Ann", "Bo")]
    table = await people[0].create("voodoo", config={"players": 2}, options={"patience_s": 0})
    await people[1].post(f"/api/tables/{table}/join")
    await people[0].post(f"/api/tables/{table}/start")
    answers: Counter[str] = Counter()

    async def play(person: Client) -> None:
        sent: list[dict[str, Any]] = []
        async with person.sit(table) as seat:
            while True:
                now = await seat.until_my_turn()
                if now["result"]:
                    await seat.until_ended()
                    break
                version = seat.version
                move = {"type": "Move", "id": f"{seat.you}-{version}", "decision": now["decision"]}
                sent.append(move | {"move": rng.choice(now["legal"])["move"]})
                again = [sent[-1], *rng.choices(sent, k=rng.randrange(3)), sent[-1]]
                rng.shuffle(again)
                for message in again:
                    await seat.send(message)
                    if rng.random() < 0.05:
                        await asyncio.sleep(0.01)
                while seat.version == version:
                    await seat.next()
            await seat.quiet()
            answers.update(frame["type"] for frame in seat.came)
            acked = {frame["id"] for frame in seat.came if frame["type"] == "Ack"}
            assert acked == {message["id"] for message in sent}

    await asyncio.gather(*map(play, people))
    assert not answers["Refused"] and answers["Ack"] > 50
    from belladonna.server.rows import moves_of

    rows = await home.services.world.store.read(lambda c: moves_of(c, table))
    assert len({(row.seat, row.move_id) for row in rows}) == len(rows)
    assert check(Record.loads((await people[0].get(f"/api/records/{table}"))["toml"])) == ()


# Clients that do not read, and crowds


async def test_who_does_not_read_is_cut_off_and_the_others_play_on(tmp_path: Path) -> None:
    async with house(tmp_path, backlog_bytes=65_536, messages_per_s=1e6) as home:
        ann, bo = await home.guest("Ann"), await home.guest("Bo")
        table = await ann.create("poison", config={"players": 3}, bots=1)
        await bo.post(f"/api/tables/{table}/join")
        await ann.post(f"/api/tables/{table}/start")
        deaf = await Line.open(bo, table)
        deaf.reader._transport.pause_reading()  # type: ignore[attr-defined]
        async with ann.sit(table) as seat:
            deaf.writer.write(Line.frame(HELLO))
            await seat.until(lambda frame: frame["type"] == "Presence" and frame["seats"][2]["windows"] == 1)
            hall, before = (await home.services.hub.table(table)).hall, memory()
            for n in range(20_000):
                if len(list(hall.connections)) == 1:
                    break
                await seat.send({"type": "SendEmote", "emote": "laugh"})
                if n % 20 == 0:
                    await seat.until("Emoted")
                    deaf.writer.write(Line.frame(HELLO) * 40)  # it asks for much, and takes nothing
            assert len(list(hall.connections)) == 1, "it still waits for somebody who never reads"
            assert memory() - before < 60_000
            await seat.quiet()
            await seat.send({"type": "SendEmote", "emote": "hello"})
            await seat.until(lambda frame: frame.get("emote") == "hello")
        deaf.cut()
        await settled(home)


async def come_and_go(home: House, how_many: int, rng: Random) -> None:
    ann = await home.guest()
    tables = [await ann.create(game, config=short(game, players=3), bots=2, start=True) for game in registry.names()]

    async def visit(n: int) -> None:
        line = await Line.open(ann if n % 3 == 0 else stranger, rng.choice(tables))
        greets = rng.random() < 0.8
        if greets:
            line.writer.write(Line.frame(HELLO))
        if greets and rng.random() < 0.5:
            await asyncio.wait_for(line.reader.read(64), 5)
        line.cut()

    stranger = home.visitor()
    for start in range(0, how_many, 25):
        await asyncio.gather(*(visit(n) for n in range(start, start + 25)))
        await settled(home, connections=25)
    await settled(home)


async def crowd(home: House, how_many: int) -> None:
    rng = Random(SEED)
    await come_and_go(home, how_many, rng)  # what is made once is made now
    gc.collect()
    before, there = memory(), tasks()
    await come_and_go(home, how_many, rng)
    gc.collect()
    grown, now = memory() - before, tasks()
    print(f"\n{how_many} came and left: {grown} kB more, tasks {dict(there)} then {dict(now)}")
    assert now["writer"] == 0 and now["table"] == there["table"] + len(registry.names())
    assert grown < 4_000 + how_many * 4
    assert not home.services.desk._open


@pytest.mark.skipif(sys.platform != "linux", reason="reads /proc")
async def test_a_crowd_that_comes_and_leaves_leaves_nothing_behind(home: House) -> None:
    await crowd(home, FEW)


@pytest.mark.long
@pytest.mark.skipif(sys.platform != "linux", reason="reads /proc")
async def test_a_thousand_that_come_and_leave_leave_nothing_behind(home: House) -> None:
    await crowd(home, MANY)


# A tab is closed at every kind of prompt


PROMPTS = [
    ("poison", {"players": 3}, 12),
    ("poison", {"players": 3, "variant": "draw"}, 8),
    ("voodoo", {"players": 3}, 14),
    ("cookie", {"players": 3, "copies": 1, "countdown_s": 0, "race_s": 1, "choose_s": 0}, 12),
    ("cookie", {"players": 3, "copies": 1, "countdown_s": 0, "race_s": 1, "choose_s": 0, "variant": "blind"}, 12),
]


@pytest.mark.parametrize(("game", "config", "closes"), PROMPTS)
async def test_a_tab_closed_at_every_kind_of_prompt_is_taken_up_again(
    home: House, game: str, config: dict[str, Any], closes: int
) -> None:
    ann = await home.guest()
    table = await ann.create(game, config=config, bots=2, start=True)
    prompts: Counter[str] = Counter()
    last = None
    for _ in range(closes):
        line = await Line.open(ann, table)  # the tab that is closed while something is on its way
        line.writer.write(Line.frame(HELLO))
        line.cut()
        async with ann.sit(table, last=last) as seat:
            now = await seat.until_my_turn()
            if now["result"]:
                break
            prompts[now["legal"][0]["move"].split()[0][:5]] += 1
            await seat.move(now["legal"][-1]["move"])
            seat.raw.transport.abort()
            last = seat.version
    await settled(home)
    assert prompts
    before = tasks()["table"]
    async with ann.sit(table) as seat:
        await seat.until_my_turn()
    await settled(home)
    assert tasks()["table"] == before
