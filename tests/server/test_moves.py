"""What becomes of a move: made once, answered always, refused with a reason and a fresh view."""

from __future__ import annotations

import asyncio
from typing import Any

import pytest
from tests.server.harness import Client, House, Socket

from belladonna.games.poison.spec import KINDS
from belladonna.server.messages import PROTOCOL

pytestmark = pytest.mark.anyio


async def two_at_poison(home: House, **options: Any) -> tuple[Client, Client, str]:
    """Start a table of three with Ann at seat 0, Bo at seat 1 and a bot, where seat 0 moves first."""
    ann, bo = await home.guest("Ann"), await home.guest("Bo")
    config = {"players": 3, "first_dealer": 2}
    table = await ann.create(config=config, names=[], options={"patience_s": 0} | options)
    await bo.post(f"/api/tables/{table}/join")
    await ann.post(f"/api/tables/{table}/bots", {"seat": 2, "bot": "greedy"})
    await ann.post(f"/api/tables/{table}/start")
    return ann, bo, table


async def test_a_move_sent_twice_is_made_once_and_answered_twice(home: House) -> None:
    ann, _, table = await two_at_poison(home)
    async with ann.sit(table) as seat:
        await seat.until_my_turn()
        assert seat.now is not None
        move = seat.now["legal"][0]["move"]
        first = await seat.play(move, move_id="same")
        again = await seat.play(move, move_id="same")
        assert first["type"] == again["type"] == "Ack"
        played = [f for f in seat.came if f["type"] == "Moved" and f["happened"][0]["event"]["type"] == "Played"]
        assert len(played) == 1


async def test_a_move_is_acknowledged_before_others_can_answer_it(home: House) -> None:
    ann, bo, table = await two_at_poison(home)
    async with ann.sit(table) as seat, bo.sit(table) as other:
        await seat.until_my_turn()
        acked = await seat.play()
        await other.until_my_turn()
        assert other.version >= acked["version"]
        stored = await home.services.world.store.read(lambda c: moves_of(c, table))
        assert stored == other.version


async def moves_of(connection: Any, table: str) -> int:
    from belladonna.server.rows import moves_of as rows

    return len(await rows(connection, table))


async def test_a_move_for_a_closed_decision_is_refused_with_a_fresh_view(home: House) -> None:
    ann, _, table = await two_at_poison(home)
    async with ann.sit(table) as seat:
        now = await seat.until_my_turn()
        await seat.play()
        await seat.until("Moved")
        refused = await seat.play(now["legal"][0]["move"], decision=now["decision"])
        assert refused["type"] == "Refused" and refused["why"]["key"] == "server-decision-closed"
        assert refused["now"]["view"]["turn"] != 0 and refused["version"] == seat.version


async def test_an_illegal_move_names_its_rule(home: House) -> None:
    ann, _, table = await two_at_poison(home)
    async with ann.sit(table) as seat:
        now = await seat.until_my_turn()
        missing = next(card for card in KINDS if card[1] not in "0W" and card not in now["view"]["hand"])
        refused = await seat.play(f"{missing}>1")
        assert refused["rule"] == "P-2.2"
        refused = await seat.play("nonsense")
        assert refused["type"] == "Refused" and refused["rule"] is None
        refused = await seat.play("deal R1 R1")
        assert refused["type"] == "Refused"
        assert (await seat.play())["type"] == "Ack"


async def test_nobody_moves_for_another_seat(home: House) -> None:
    ann, bo, table = await two_at_poison(home)
    async with ann.sit(table) as seat, bo.sit(table) as other, home.visitor().sit(table) as spectator:
        now = await seat.until_my_turn()
        for socket in (other, spectator):
            assert socket.now is not None and not socket.now["legal"]
            refused = await socket.play(now["legal"][0]["move"], decision=now["decision"])
            assert refused["type"] == "Refused"
        assert (await seat.play())["type"] == "Ack"


async def test_the_same_id_from_two_seats_is_two_moves(home: House) -> None:
    ann, bo, table = await two_at_poison(home)
    async with ann.sit(table) as seat, bo.sit(table) as other:
        await seat.until_my_turn()
        assert (await seat.play(move_id="one"))["type"] == "Ack"
        await other.until_my_turn()
        version = other.version
        assert (await other.play(move_id="one"))["type"] == "Ack"
        await other.until("Moved")
        assert other.version > version


async def test_a_client_gets_what_it_missed(home: House) -> None:
    ann, bo, table = await two_at_poison(home)
    async with ann.sit(table) as seat, bo.sit(table) as other:
        await seat.until_my_turn()
        left_at = seat.version
        await seat.raw.close()
        async with ann.sit(table, last=left_at) as back:
            await back.play()
            await other.until_my_turn()
            await other.play()
            while back.version < left_at + 3 or not (back.now and back.now["legal"]):
                await back.next()
            reached = back.version
        async with ann.sit(table, last=left_at) as back:
            missed = [frame for frame in back.came if frame["type"] == "Moved"]
            assert missed[0]["after"] == left_at and missed[-1]["version"] == reached
            assert all(frame["now"] is None for frame in missed[:-1])
            assert back.now is not None and back.now["legal"]
        async with ann.sit(table, last=99_999) as back:
            assert next(frame for frame in back.came if frame["type"] == "Synced")["recent"]


async def test_all_windows_of_a_seat_stay_live_and_say_so(home: House) -> None:
    ann, _, table = await two_at_poison(home)
    async with ann.sit(table) as one, ann.sit(table) as two:
        await one.until_my_turn()
        await two.until_my_turn()
        assert (await two.until("Presence"))["seats"][0]["windows"] == 2
        await two.play()
        while one.now is None or one.now["decision"] == 1:
            await one.next()
        refused = await one.play("R1>1", decision=1)
        assert refused["why"]["key"] == "server-decision-closed"


async def test_both_seats_of_a_choice_made_at_once_are_heard(home: House) -> None:
    ann, bo = await home.guest("Ann"), await home.guest("Bo")
    config = {"players": 2, "choose_s": 0, "countdown_s": 0, "race_s": 1}
    table = await ann.create("cookie", config=config)
    await bo.post(f"/api/tables/{table}/join")
    await ann.post(f"/api/tables/{table}/start")
    async with ann.sit(table) as one, bo.sit(table) as two:
        for _ in range(2):
            first, second = await one.until_my_turn(), await two.until_my_turn()
            assert first["decision"] == second["decision"]
            answers = await asyncio.gather(one.play(), two.play())
            assert [a["type"] for a in answers] == ["Ack", "Ack"]
            await one.until("Moved")
            await two.until("Moved")
        for socket in (one, two):
            await socket.until(lambda f: f["type"] == "Moved" and f["now"]["view"]["phase"] == "race")


@pytest.mark.parametrize(
    "junk",
    [
        "",
        "{",
        "[]",
        "null",
        '{"type":"Nope"}',
        '{"type":"Move","id":"x","decision":1}',
        '{"type":"Move","id":"' + "x" * 65 + '","decision":1,"move":"R1>1"}',
        '{"type":"Move","id":"a b","decision":1,"move":"R1>1"}',
        '{"type":"Move","id":"x","decision":"1","move":"R1>1"}',
        '{"type":"SendEmote","emote":"free text"}',
        '{"type":"SeatBot","seat":-1,"bot":"greedy"}',
    ],
)
async def test_what_is_not_understood_changes_nothing(home: House, junk: str) -> None:
    ann, _, table = await two_at_poison(home)
    async with ann.sit(table) as seat:
        await seat.until_my_turn()
        await seat.send(junk)
        assert (await seat.until("Problem"))["why"]["key"] == "server-message-wrong"
        assert (await seat.play())["type"] == "Ack"


async def test_who_talks_nonsense_for_long_is_sent_away(home: House) -> None:
    ann, _, table = await two_at_poison(home)
    async with ann.sit(table) as seat:
        for _ in range(40):
            await seat.send("{")
        assert (await seat.until("Closed"))["why"]["key"] == "server-too-fast"


@pytest.mark.parametrize("first", ['{"type":"Back"}', "junk", '{"type":"Hello"}'])
async def test_a_client_says_hello_first(home: House, first: str) -> None:
    ann, _, table = await two_at_poison(home)
    async with ann.socket(table) as raw:
        await raw.send(first)
        assert (await raw.until("Closed"))["why"]["key"] == "server-no-hello"


async def test_a_client_of_another_version_is_told_to_reload(home: House) -> None:
    ann, _, table = await two_at_poison(home)
    async with ann.socket(table) as raw:
        await raw.send({"type": "Hello", "protocol": PROTOCOL + 1})
        assert (await raw.until("Closed"))["reload"]


async def test_no_table_no_seat(home: House) -> None:
    async with home.visitor().socket("nothing") as raw:
        await raw.send({"type": "Hello", "protocol": PROTOCOL})
        assert (await raw.until("Closed"))["why"]["key"] == "server-no-such-table"


async def sent_to(socket: Socket, kind: str) -> list[dict[str, Any]]:
    return [frame for frame in await socket.quiet() if frame["type"] == kind]


async def test_emotes_reach_everybody_and_come_from_seats_only(home: House) -> None:
    ann, bo, table = await two_at_poison(home)
    async with ann.sit(table) as seat, bo.sit(table) as other, home.visitor().sit(table) as spectator:
        await seat.send({"type": "SendEmote", "emote": "ouch"})
        for socket in (seat, other, spectator):
            assert (await socket.until("Emoted"))["seat"] == 0
        await spectator.send({"type": "SendEmote", "emote": "ouch"})
        assert (await spectator.until("Problem"))["why"]["key"] == "server-spectators-watch"
        assert not await sent_to(seat, "Emoted")
