"""Looking back: estimates, records that people bring, and playing on from a finished game."""

from __future__ import annotations

from pathlib import Path
from random import Random
from typing import Any

import pytest
from tests.server.harness import FAST, Client, House, house

from belladonna.bots import bot
from belladonna.core import registry
from belladonna.core.driver import play_out
from belladonna.core.record import Record, check, to_record

pytestmark = pytest.mark.anyio

SPECS = ["poison(players=3,edition=outset)", "voodoo(players=2)", "cookie(players=4)"]


def written(spec: str = SPECS[0], *, moves: int | None = None) -> str:
    """Return the record of a game between random players, or of its beginning."""
    game, config = registry.read_config(spec)
    history = play_out(game, config, seed=11, bots=[bot(game, "random")] * config.players)
    names = ["Ann", "greedy@1", *["Bo", "Cy", "Di", "Eve", "Flo"][: config.players - 2]]
    return to_record(history if moves is None else history[moves], names).dumps()


async def played(ann: Client, home: House, game: str = "poison", **config: Any) -> str:
    """Return the table of a game that is over."""
    players = config.setdefault("players", 3)
    table = await ann.create(game, config=config, bots=players - 1, start=True)
    async with ann.sit(table) as seat:
        await seat.play_out()
    return table


def on(after: int, seat: int = 0, **more: Any) -> dict[str, Any]:
    return {"key": f"on-{after}-{seat}-key", "after": after, "seat": seat, "bot": "greedy", "options": FAST} | more


async def test_an_outline_says_who_played_and_which_seat_was_the_readers(home: House) -> None:
    ann, bo = await home.guest("Ann"), await home.guest("Bo")
    table = await played(ann, home, edition="outset")
    mine, others = [await who.get(f"/api/records/{table}/outline") for who in (ann, bo)]
    assert (mine["you"], others["you"]) == (0, None)
    assert mine["moves"] > 36 and mine["result"]["places"] and mine["ended_at"] > 0
    assert mine["table"]["seats"][0]["name"] == "Ann"


async def test_nothing_of_a_running_game_is_told_or_played_on_from(home: House) -> None:
    ann = await home.guest()
    table = await ann.create(bots=2, config={"players": 3}, start=True)
    async with ann.sit(table) as seat:
        await seat.until_my_turn()
    for path in ("outline", "steps", "estimates?move=1"):
        assert (await ann.get(f"/api/records/{table}/{path}", expect=409))["why"]["key"] == "server-not-ended"
    await ann.post(f"/api/records/{table}/tables", on(3), expect=409)
    await ann.get("/api/records/nosuchtable2/outline", expect=404)
    assert [line["table"]["id"] for line in await ann.get("/api/me/games")] == [table]


@pytest.mark.parametrize("spec", SPECS)
async def test_a_brought_record_is_told_like_a_game_of_this_server(home: House, spec: str) -> None:
    ann, toml = home.visitor(), written(spec)
    outline = await ann.post("/api/replays", {"toml": toml})
    seats = outline["table"]["seats"]
    assert [seats[0]["name"], seats[1]["kind"], seats[1]["bot"]] == ["Ann", "bot", "greedy@1"]
    assert outline["doubts"] == [] and outline["result"]["places"]
    own = await ann.post("/api/replays/steps", {"toml": toml, "seat": 1, "after": 2})
    assert own["moves"] == outline["moves"] and own["steps"][0]["version"] == 3
    assert {view["seat"] for step in own["steps"] for view in step["views"]} == {1}
    every = await ann.post("/api/replays/steps", {"toml": toml, "open_handed": True})
    assert [view["seat"] for view in every["steps"][0]["views"]] == [*range(len(seats))]
    assert not await ann.get("/api/me/games")


@pytest.mark.parametrize(
    ("change", "key"),
    [
        (lambda toml: "no record", "record-no-toml"),
        (lambda toml: toml.replace("digest =", "# digest ="), "record-no-field"),
        (lambda toml: toml.replace("seats =", "chairs ="), "record-unknown-field"),
        (lambda toml: toml + "\nextra = 1", "record-bad-config"),
        (lambda toml: toml.replace('game = "poison"', 'game = "bridge"'), "record-bad-config"),
        (lambda toml: toml.replace("players = 3", 'players = "many"'), "record-bad-config"),
        (lambda toml: toml.replace('"* deal', '"* steal', 1), "record-unreadable-move"),
    ],
)
async def test_a_file_that_is_no_record_is_refused_with_what_is_wrong(home: House, change: Any, key: str) -> None:
    refusal = await home.visitor().post("/api/replays", {"toml": change(written())}, expect=400)
    assert refusal["why"]["key"] == key and refusal["said"]


async def test_a_record_that_was_changed_is_shown_with_its_doubts_and_one_too_long_is_not(home: House) -> None:
    ann, toml = home.visitor(), written()
    digest = Record.loads(toml).digest
    outline = await ann.post("/api/replays", {"toml": toml.replace(digest, "0" * 32)})
    assert [doubt["key"] for doubt in outline["doubts"]] == ["record-digest"]
    await ann.post("/api/replays", {"toml": "#" * 60_001}, expect=400)


async def test_names_in_a_record_may_be_anything(home: House) -> None:
    toml = written().replace('"Bo"', '"\\u202e\\u0007evil"').replace('"Ann"', '"greedy@bot@bot"')
    seats = (await home.visitor().post("/api/replays", {"toml": toml}))["table"]["seats"]
    assert (seats[2]["kind"], seats[2]["name"]) == ("person", "")
    assert seats[0]["kind"] == "bot"


@pytest.mark.parametrize("spec", SPECS[1:])
async def test_the_estimates_of_a_move_are_the_seats_own_and_kept(home: House, spec: str) -> None:
    """Voodoo Prince stands for the games that search, Cookie Smasher for those that know."""
    ann, toml = home.visitor(), written(spec)
    moves = Record.loads(toml).moves
    number = next(n for n in range(len(moves) // 2, len(moves)) if moves[n][0].isdigit()) + 1
    found = await ann.post("/api/replays/estimates", {"toml": toml, "move": number})
    assert found["seat"] == int(moves[number - 1][0])
    assert found["played"] in [each["move"] for each in found["moves"]]
    worth = [each["points"] if each["share"] is None else each["share"] for each in found["moves"]]
    assert worth == sorted(worth, reverse=True)
    for _ in range(40):  # more than may be asked for at once
        assert await ann.post("/api/replays/estimates", {"toml": toml, "move": number}) == found
    dealt = await ann.post("/api/replays/estimates", {"toml": toml, "move": 1})
    assert dealt["seat"] is None and dealt["moves"] == []
    await ann.post("/api/replays/estimates", {"toml": toml, "move": len(moves) + 1}, expect=404)


async def test_somebody_who_asks_too_often_has_to_wait(home: House) -> None:
    ann, toml = home.visitor(), written(SPECS[2])
    moves = Record.loads(toml).moves
    numbers = [n for n, move in enumerate(moves, 1) if move[0].isdigit()]
    assert len(numbers) > 40
    codes = [
        (await ann.http.post("/api/replays/estimates", json={"toml": toml, "move": n})).status_code for n in numbers
    ]
    assert codes[0] == 200 and 429 in codes


async def test_a_hint_is_for_whoever_plays_alone_and_at_their_own_decision(home: House) -> None:
    ann, bo = await home.guest("Ann"), await home.guest("Bo")
    table = await ann.create("cookie", config={"players": 4}, bots=3, start=True)
    async with ann.sit(table) as seat, bo.sit(table) as watcher:
        now = await seat.until_my_turn()
        await seat.send({"type": "AskHint", "decision": now["decision"]})
        hint = await seat.until("Hint")
        assert {each["move"] for each in hint["moves"]} == {each["move"] for each in now["legal"]}
        await seat.send({"type": "AskHint", "decision": now["decision"] + 1})
        assert (await seat.until("Problem"))["why"]["key"] == "server-decision-closed"
        await watcher.send({"type": "AskHint", "decision": now["decision"]})
        assert (await watcher.until("Problem"))["why"]["key"] == "server-spectators-watch"
    shared = await ann.create("cookie", config={"players": 4}, names=["", "greedy", "greedy"])
    await bo.post(f"/api/tables/{shared}/join")
    await ann.post(f"/api/tables/{shared}/start")
    async with ann.sit(shared) as seat, bo.sit(shared):
        now = await seat.until_my_turn()
        await seat.send({"type": "AskHint", "decision": now["decision"]})
        assert (await seat.until("Problem"))["why"]["key"] == "server-hint-alone"


@pytest.mark.parametrize("spec", SPECS)
async def test_a_table_plays_on_from_any_moment_and_its_record_is_whole(home: House, spec: str) -> None:
    toml = written(spec)
    moves = Record.loads(toml).moves
    after = Random(5).randrange(len(moves) // 3, len(moves) - 8)
    ann = await home.guest("Zoe")
    form = {"toml": toml, "on": on(after, 1)}
    sat = await ann.post("/api/replays/tables", form)
    assert sat["seat"] == 1 and sat["table"]["status"] == "playing"
    assert [seat["kind"] for seat in sat["table"]["seats"]].count("bot") == len(sat["table"]["seats"]) - 1
    assert (await ann.post("/api/replays/tables", form))["table"]["id"] == sat["table"]["id"]
    table = sat["table"]["id"]
    await ann.get(f"/api/records/{table}", expect=409)
    async with ann.sit(table) as seat:
        assert seat.you == 1
        await seat.play_out()
    record = await ann.get(f"/api/records/{table}")
    assert check(Record.loads(record["toml"])) == ()
    kept = len([1 for one, other in zip(record["moves"], moves, strict=False) if one == other])
    assert kept >= after - 4  # the smashes of a race that was going on are made anew
    assert record["names"][1] == "Zoe" and record["result"]


async def test_playing_on_works_from_a_game_that_was_left_in_mid_round(home: House) -> None:
    ann = await home.guest()
    table = await ann.create("voodoo", config={"players": 3}, bots=2, start=True)
    async with ann.sit(table) as seat:
        await seat.until_my_turn()
        await seat.play()
    await ann.post(f"/api/tables/{table}/leave")
    outline = await ann.get(f"/api/records/{table}/outline")
    assert outline["result"] is None and outline["moves"] > 3
    sat = await ann.post(f"/api/records/{table}/tables", on(outline["moves"], 2))
    async with ann.sit(sat["table"]["id"]) as seat:
        await seat.play_out()


async def test_nobody_plays_on_where_the_game_is_over_or_at_a_seat_that_is_not_there(home: House) -> None:
    ann, toml = await home.guest(), written()
    last = len(Record.loads(toml).moves)
    for body, code in ((on(last), 409), (on(last + 1), 404), (on(5, 3), 404), (on(5, bot="nobody"), 400)):
        await ann.post("/api/replays/tables", {"toml": toml, "on": body}, expect=code)
    assert await ann.get("/api/me/games") == []


async def test_a_table_that_plays_on_is_there_after_a_restart(tmp_path: Path) -> None:
    toml = written(SPECS[1], moves=30)
    async with house(tmp_path) as first:
        ann = await first.guest()
        sat = await ann.post("/api/replays/tables", {"toml": toml, "on": on(30)})
        table, token = sat["table"]["id"], ann.token
        async with ann.sit(table) as seat:
            await seat.until_my_turn()
            assert (await seat.play())["type"] == "Ack"
    async with house(tmp_path) as again:
        ann = again.visitor()
        ann.http.cookies.set("belladonna", token)
        async with ann.sit(table) as seat:
            await seat.play_out()
        record = await ann.get(f"/api/records/{table}")
        assert check(Record.loads(record["toml"])) == ()
        assert record["moves"][:30] == list(Record.loads(toml).moves)
