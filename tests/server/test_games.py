"""Whole games of every kind through a real server: one person among bots, several people, spectators."""

from __future__ import annotations

import asyncio
from itertools import product
from typing import Any

import pytest
from tests.server.harness import Client, House, Socket

from belladonna.core import registry
from belladonna.core.record import Record, check, from_record
from belladonna.core.seen import seen
from belladonna.server.kinds import kinds

pytestmark = pytest.mark.anyio

QUICK = {"cookie": {"countdown_s": 0, "race_s": 1, "choose_s": 0, "copies": 1}}
"""Values that take the waiting out of a game where it has some."""


def short(game: str, **values: Any) -> dict[str, Any]:
    return QUICK.get(game, {}) | values


def corners() -> list[Any]:
    """Return every edition of every game with the fewest and the most players, and every word of every option."""
    out = []
    for game in registry.games():
        counts = game.player_counts
        editions = [dict(e.values) for e in game.editions] or [{}]
        for values, players in product(editions, (counts[0], counts[-1])):
            out.append(
                pytest.param(
                    game.name, short(game.name, **values, players=players), id=f"{game.name}-{values}-{players}"
                )
            )
    out += [
        pytest.param("poison", {"edition": "manual", "zeros": 1, "wilds": 1, "variant": "draw", "taken": "everyone"}),
        pytest.param("cookie", short("cookie", variant="blind", players=3)),
        pytest.param("cookie", short("cookie", floor="negative", players=5, first_king=2)),
    ]
    return out


@pytest.mark.parametrize(("game", "config"), corners())
async def test_one_person_plays_a_whole_game_against_bots(home: House, game: str, config: dict[str, Any]) -> None:
    ann = await home.guest()
    players = registry.game(game).rules.seats(from_words(game, config))
    table = await ann.create(game, config=config, bots=players - 1, start=True)
    async with ann.sit(table) as seat:
        now = await seat.play_out()
    assert len(now["result"]["places"]) == players
    record = await ann.get(f"/api/records/{table}")
    assert check(Record.loads(record["toml"])) == ()
    assert record["names"][0] == "Ann"
    assert sees_as_it_should(game, seat, Record.loads(record["toml"]))


def from_words(game: str, config: dict[str, Any]) -> Any:
    from belladonna.core.config import make_config

    return make_config(registry.game(game).config, config)


def sees_as_it_should(game_name: str, seat: Socket, record: Record) -> bool:
    """Compare all events a client was sent with what its seat may see of the record's."""
    import msgspec

    game, history = registry.game(game_name), from_record(record)
    event = kinds(game).event
    got = [
        msgspec.convert(h["event"], event) for frame in seat.came if frame["type"] == "Moved" for h in frame["happened"]
    ]
    first = next(frame["after"] for frame in seat.came if frame["type"] == "Moved")
    expected = [seen(e, seat.you) for ply in history.plies[first:] for e in ply.events]  # type: ignore[arg-type]
    assert got == expected
    return True


@pytest.mark.parametrize("game", registry.names())
async def test_several_people_play_while_somebody_watches(home: House, game: str) -> None:
    people = [await home.guest(name) for name in ("Ann", "Bo", "Cy")]
    table = await people[0].create(game, config=short(game, players=3), options={"patience_s": 0})
    for person in people[1:]:
        await person.post(f"/api/tables/{table}/join")
    await people[0].post(f"/api/tables/{table}/start")

    async def play(person: Client) -> Socket:
        async with person.sit(table) as seat:
            await seat.play_out()
            return seat

    async def watch() -> Socket:
        async with home.visitor().sit(table) as socket:
            while not (socket.now and socket.now["result"]):
                await socket.next()
            await socket.until_ended()
            return socket

    *seats, spectator = await asyncio.gather(*(play(person) for person in people), watch())
    record = Record.loads((await people[0].get(f"/api/records/{table}"))["toml"])
    assert check(record) == ()
    for socket in (*seats, spectator):
        assert sees_as_it_should(game, socket, record)
    assert spectator.you is None
    assert all(not frame["now"]["legal"] for frame in spectator.came if frame.get("now"))


async def test_a_record_is_secret_until_the_end(home: House) -> None:
    ann = await home.guest()
    table = await ann.create(bots=2, config={"players": 3}, start=True)
    refusal = await ann.get(f"/api/records/{table}", expect=409)
    assert refusal["why"]["key"] == "server-not-ended"


@pytest.mark.parametrize("game", registry.names())
async def test_a_finished_game_can_be_looked_at_from_every_seat_and_with_open_hands(home: House, game: str) -> None:
    ann = await home.guest()
    table = await ann.create(game, config=short(game, players=3), bots=2, start=True)
    await ann.get(f"/api/records/{table}/steps", expect=409)
    async with ann.sit(table) as seat:
        await seat.play_out()
        shown = {frame["version"]: frame["now"]["view"] for frame in seat.came if frame["type"] == "Moved"}
    steps: list[Any] = []
    while True:
        part = await ann.get(f"/api/records/{table}/steps", params={"seat": 0, "after": len(steps)})
        steps += part["steps"]
        if len(steps) == part["moves"]:
            break
    assert [step["version"] for step in steps] == list(range(1, len(steps) + 1))
    compared = [step["views"] == [shown[step["version"]]] for step in steps if step["version"] in shown]
    assert all(compared) and len(compared) > 10
    spectator = await ann.get(f"/api/records/{table}/steps", params={"after": 3})
    assert all(step["views"][0]["seat"] is None for step in spectator["steps"])
    everything = await ann.get(f"/api/records/{table}/steps", params={"open_handed": "true"})
    assert [view["seat"] for view in everything["steps"][5]["views"]] == [0, 1, 2]
    assert '"hidden"' not in str([h["event"] for step in everything["steps"] for h in step["happened"]])
    await ann.get(f"/api/records/{table}/steps", params={"seat": 3}, expect=404)
    await ann.get(f"/api/records/{table}/steps", params={"after": -1}, expect=400)
