"""Players of somebody's own: started with the server, or come from elsewhere; labelled, and held to their time."""

from __future__ import annotations

import asyncio
import sys
import textwrap
from pathlib import Path
from typing import Any

import pytest
from tests.server.harness import PATIENCE_S, Client, HeldClock, House, house
from tests.server.test_games import short
from tests.server.test_waiting import by_of

from belladonna.core import registry
from belladonna.core.record import Record, check
from belladonna.server.errors import CannotStart
from belladonna.server.roster import Roster

pytestmark = pytest.mark.anyio

EXAMPLES = Path(__file__).parents[2] / "examples"
AGENT = f"{EXAMPLES / 'my_agent.py'}:Agent"
VOODOO = {"players": 2, "first": 1}
HINT = {"type": "AskHint", "decision": 1}
BAD = """
    import sys, time

    class Broken:
        def choose(self, view, legal, rng):
            raise RuntimeError(f"I hold {view.hand}")

    class Hanging:
        version, games = 3, ["voodoo"]
        def choose(self, view, legal, rng):
            while True:
                pass

    class Cheating:
        def choose(self, view, legal, rng):
            return "no move at all"

    class Ending:
        def choose(self, view, legal, rng):
            import os
            os._exit(1)

    def factory():
        return Broken()

    class Failing:
        def __init__(self):
            raise OSError("no weights")
"""


@pytest.fixture
def bad(tmp_path: Path) -> Path:
    file = tmp_path / "bad.py"
    file.write_text(textwrap.dedent(BAD))
    return file


# With the server


async def test_an_agent_of_the_server_is_listed_and_plays_every_game(tmp_path: Path) -> None:
    async with house(tmp_path, bots=(f"tiny={AGENT}",)) as home:
        ann = await home.guest()
        for info in await ann.get("/api/games"):
            assert {"name": "tiny", "id": "tiny@1"} in info["bots"]
        for game in registry.names():
            config = short(game, players=registry.game(game).player_counts[0])
            seats = registry.game(game).player_counts[0]
            table = await ann.create(game, config=config, names=["tiny"] * (seats - 1), start=True)
            async with ann.sit(table) as seat:
                assert {chair["bot"] for chair in seat.table["seats"][1:]} == {"tiny@1"}
                await seat.play_out()
                assert not [frame for frame in seat.came if frame["type"] == "Notice"]
            assert "tiny@1" in {by for at, by in await by_of(home, table) if at > 0}


@pytest.mark.parametrize("name", ["Broken", "factory", "Hanging", "Cheating", "Ending"])
async def test_an_agent_that_fails_is_replaced_and_can_be_asked_again(
    tmp_path: Path, bad: Path, name: str, caplog: pytest.LogCaptureFixture
) -> None:
    async with house(tmp_path, bots=(f"mine={bad}:{name}",), bot_deadline_ms=400) as home:
        ann = await home.guest()
        for _ in range(2):
            table = await ann.create("voodoo", config=VOODOO, names=["mine"], start=True)
            async with ann.sit(table) as seat:
                notice = await seat.until("Notice")
                assert notice["why"]["key"] == "server-bot-replaced"
                assert notice["why"]["args"]["bot"] == ("mine@3" if name == "Hanging" else "mine@1")
                await seat.until_my_turn()
                assert seat.table["seats"][1]["bot"] == "greedy@1"
    assert "I hold" not in caplog.text
    assert "agent failed" in caplog.text or name == "Cheating"


async def test_an_agent_is_offered_only_where_it_plays(tmp_path: Path, bad: Path) -> None:
    async with house(tmp_path, bots=(f"mine={bad}:Hanging",)) as home:
        ann = await home.guest()
        offered = {info["name"]: [bot["name"] for bot in info["bots"]] for info in await ann.get("/api/games")}
        assert [game for game, names in offered.items() if "mine" in names] == ["voodoo"]
        wrong = {"game": "poison", "key": "a-key-of-mine", "bots": ["mine"]}
        assert (await ann.post("/api/tables", wrong, expect=400))["why"]["key"] == "bot-unknown"


@pytest.mark.parametrize(
    ("lines", "key"),
    [
        (["tiny"], "server-agent-setting"),
        (["tiny=agent.py"], "server-agent-setting"),
        (["greedy=agent.py:Agent"], "server-agent-setting"),
        (["Tiny=agent.py:Agent"], "server-agent-setting"),
        (["a=b:c", "a=b:c"], "server-agent-twice"),
        (["a=nowhere.py:Agent"], "cli-agent-no-file"),
        (["a=no_such_module:Agent"], "cli-agent-failed"),
        (["a=BAD:Nobody"], "cli-agent-no-class"),
        (["a=BAD:Failing"], "cli-agent-failed"),
    ],
)
def test_an_agent_that_cannot_be_started_is_a_sentence(bad: Path, lines: list[str], key: str) -> None:
    with pytest.raises(CannotStart) as refusal:
        Roster.started([line.replace("BAD", str(bad)) for line in lines])
    assert refusal.value.why.key == key


# From elsewhere


async def invited(host: Client, table: str, seat: int, name: str = "net-7") -> str:
    token: str = (await host.post(f"/api/tables/{table}/agents", {"seat": seat, "name": name}))["token"]
    return token


@pytest.mark.parametrize("game", registry.names())
async def test_the_example_plays_a_whole_game_from_elsewhere(home: House, game: str) -> None:
    ann = await home.guest()
    table = await ann.create(game, config=short(game, players=3), names=["", "greedy"])
    link = f"{home.url}/t/{table}#{await invited(ann, table, 1)}"
    program = await asyncio.create_subprocess_exec(
        sys.executable, str(EXAMPLES / "remote_agent.py"), link, AGENT, stderr=asyncio.subprocess.PIPE
    )
    try:
        async with ann.sit(table) as seat:
            await seat.until(lambda f: f["type"] == "Presence" and f["seats"][1]["windows"] == 1)
            await ann.post(f"/api/tables/{table}/start")
            await seat.until("Synced")
            assert seat.table["seats"][1] == {"kind": "bot", "name": "", "bot": "net-7@remote"}
            await seat.play_out()
            assert not [frame for frame in seat.came if frame["type"] == "Notice"]
        _, said = await asyncio.wait_for(program.communicate(), PATIENCE_S)
        assert program.returncode == 0, said.decode()
    finally:
        if program.returncode is None:
            program.kill()
            await program.wait()
    record = Record.loads((await ann.get(f"/api/records/{table}"))["toml"])
    assert check(record) == () and record.seats[1] == "net-7@remote"
    assert {by for at, by in await by_of(home, table) if at == 1} <= {"net-7@remote", "clock"}


async def test_only_the_host_invites_an_agent_and_only_to_a_seat_nobody_has(home: House) -> None:
    ann, bo = await home.guest("Ann"), await home.guest("Bo")
    table = await ann.create("voodoo", config={"players": 3})
    await bo.post(f"/api/tables/{table}/join")
    path = f"/api/tables/{table}/agents"
    await bo.post(path, {"seat": 2, "name": "mine"}, expect=403)
    assert (await ann.post(path, {"seat": 1, "name": "mine"}, expect=409))["why"]["key"] == "server-seat-taken"
    for name in ("greedy", "Ann", "a b", "", "x" * 32, "é"):
        assert (await ann.post(path, {"seat": 2, "name": name}, expect=400))["why"]["key"] == "server-agent-name"
    old = await invited(ann, table, 2)
    token = await invited(ann, table, 2)
    eve = home.visitor()
    await eve.post(f"/api/tables/{table}/seat", {"token": old}, expect=403)
    assert (await eve.post(f"/api/tables/{table}/seat", {"token": token}))["seat"] == 2
    await ann.post(f"/api/tables/{table}/seat", {"token": token}, expect=409)
    await ann.post(f"/api/tables/{table}/bots", {"seat": 2, "bot": "greedy"})
    await home.visitor().post(f"/api/tables/{table}/seat", {"token": token}, expect=403)


async def test_an_agent_only_plays(home: House) -> None:
    ann = await home.guest()
    table = await ann.create("voodoo", config={"players": 2, "first": 0})
    agent = home.visitor()
    await agent.post(f"/api/tables/{table}/seat", {"token": await invited(ann, table, 1)})
    await ann.post(f"/api/tables/{table}/start")
    async with ann.sit(table) as seat, agent.sit(table) as program:
        assert program.you == 1
        for message in (
            {"type": "SendEmote", "emote": "hello"},
            {"type": "VoteEnd", "yes": True},
            {"type": "Away"},
            HINT,
        ):
            await program.send(message)
            assert (await program.until("Problem"))["why"]["key"] == "server-agents-play"
        await agent.post("/api/me", {"name": "A person"})
        assert (await ann.get(f"/api/tables/{table}"))["seats"][1]["name"] == ""
        await seat.send({"type": "VoteEnd", "yes": True})
        await program.until_ended()
        await program.send({"type": "Rematch"})
        assert (await program.until("Problem"))["why"]["key"] == "server-agents-play"
        again = (await ann.post(f"/api/tables/{table}/rematch"))["id"]
    async with agent.sit(again) as program:  # it may go on
        assert program.you == 1


async def test_an_agent_that_is_late_is_replaced_and_watches(timed: House, clock: HeldClock) -> None:
    ann = await timed.guest()
    table = await ann.create("voodoo", config=VOODOO)
    agent = timed.visitor()
    await agent.post(f"/api/tables/{table}/seat", {"token": await invited(ann, table, 1)})
    await ann.post(f"/api/tables/{table}/start")
    async with ann.sit(table) as seat, agent.sit(table) as program:
        clock.advance(14_000)
        assert program.now is not None and program.now["legal"]
        assert (await program.play())["type"] == "Ack", "still in time"
        await seat.until("Moved")
        assert seat.now is not None and seat.now["legal"]
        clock.advance(60_000)
        assert not [f for f in await seat.quiet() if f["type"] == "Notice"], "its time runs at its turn only"
        while 1 not in seat.now["waiting_for"]:
            await seat.play()
            await seat.quiet()
        clock.advance(15_000)
        notice = await seat.until("Notice")
        assert notice["why"]["args"] == {"seat": 1, "bot": "net-7@remote"}
        await seat.until_my_turn()
        welcome: Any = await program.until("Welcome")
        assert welcome["you"] is None and welcome["table"]["seats"][1]["bot"] == "greedy@1"


async def test_a_table_without_people_stands_still_whatever_agents_are_there(timed: House, clock: HeldClock) -> None:
    ann = await timed.guest()
    table = await ann.create("voodoo", config={"players": 3, "first": 1}, names=["greedy"])
    agent = timed.visitor()
    await agent.post(f"/api/tables/{table}/seat", {"token": await invited(ann, table, 2)})
    await ann.post(f"/api/tables/{table}/start")
    async with agent.sit(table) as program:
        clock.advance(60_000)
        assert not [f for f in await program.quiet() if f["type"] == "Moved" and not f["now"]["waiting_for"]]
        assert not [by for at, by in await by_of(timed, table) if at == 1]
        async with ann.sit(table):
            await program.until_my_turn()
