"""Seats a player at a table of a server that runs elsewhere: `python remote_agent.py LINK my_agent.py:Agent`.

The table's host gets LINK, `http://server/t/table#token`, by inviting an agent; docs/agents.md tells how.
"""

import asyncio
import sys
from random import Random
from typing import Any

import httpx
import msgspec
import websockets

from belladonna.cli.agents import make_agent
from belladonna.core import registry
from belladonna.server.kinds import kinds
from belladonna.server.messages import PROTOCOL


async def play(link: str, player: str) -> None:
    server, _, rest = link.partition("/t/")
    table, _, token = rest.partition("#")
    async with httpx.AsyncClient(base_url=server) as http:
        sat = await http.post(f"/api/tables/{table}/seat", json={"token": token})
        headers = {"Cookie": f"belladonna={sat.raise_for_status().cookies['belladonna']}"}
    game, agent, rng = registry.game(sat.json()["table"]["game"]), make_agent(player), Random()
    socket = f"{server.replace('http', 'ws', 1)}/api/tables/{table}/ws"
    async with websockets.connect(socket, additional_headers=headers) as line:

        async def say(**message: Any) -> None:
            await line.send(msgspec.json.encode(message).decode())

        await say(type="Hello", protocol=PROTOCOL)
        async for received in line:
            message = msgspec.json.decode(received)
            if message["type"] == "Ping":
                await say(type="Pong", id=message["id"])
            elif message["type"] == "Table" and message["table"]["status"] in ("ended", "closed"):
                return
            now = message.get("now") if message["type"] in ("Moved", "Synced") else None
            if now and now["legal"]:
                view = msgspec.convert(now["view"], kinds(game).view)
                move = agent.choose(view, [game.parse(each["move"]) for each in now["legal"]], rng)
                await asyncio.sleep((now["show_in_ms"] + getattr(move, "at_ms", 0)) / 1000)  # in a race
                if move is not None:
                    name = f"at-{message['version']}"
                    await say(type="Move", id=name, decision=now["decision"], move=game.write(move))


asyncio.run(play(sys.argv[1], sys.argv[2]))
