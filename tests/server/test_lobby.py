"""Making, finding and leaving tables; hosts, bots, links, votes, rematches, names, and being forgotten."""

from __future__ import annotations

import asyncio
from pathlib import Path
from typing import Any

import pytest
from tests.server.harness import HeldClock, House, house

from belladonna.core import registry
from belladonna.core.config import options
from belladonna.server.auth import COOKIE, checked_name, seat_token
from belladonna.server.errors import NotUnderstood
from belladonna.server.forms import NAME_LENGTH, TableOptions
from belladonna.text import languages, messages

pytestmark = pytest.mark.anyio

THREE = {"players": 3, "first_dealer": 2}


async def test_a_stranger_becomes_a_guest_with_the_first_thing_they_do(home: House) -> None:
    stranger = home.visitor()
    assert await stranger.get("/api/me") == {"guest": False, "name": ""}
    assert not stranger.token
    await stranger.create()
    assert len(stranger.token) >= 40
    assert await stranger.get("/api/me") == {"guest": True, "name": ""}


async def test_the_games_come_with_all_that_a_form_needs(home: House) -> None:
    shown = {game["name"]: game for game in await home.visitor().get("/api/games")}
    assert set(shown) == set(registry.names())
    for game in registry.games():
        info = shown[game.name]
        assert [f["name"] for f in info["fields"]] == [o.name for o in options(game.config)]
        assert [f["name"] for f in info["table"]] == [o.name for o in options(TableOptions)]
        assert {bot["name"] for bot in info["bots"]} >= {"greedy", "random"}
        for language in languages():
            known = messages(language)
            for field in info["table"]:
                assert {field["label"], f"{field['label']}-help"} <= set(known)
                assert all({w["label"], f"{w['label']}-help"} <= set(known) for w in field["words"])


async def test_the_same_key_makes_one_table(home: House) -> None:
    ann = await home.guest()
    one, two = await asyncio.gather(ann.create(key="twice-the-same"), ann.create(key="twice-the-same"))
    assert one == two == await ann.create(key="twice-the-same")
    bo = await home.guest("Bo")
    assert await bo.create(key="twice-the-same") != one


@pytest.mark.parametrize(
    ("form", "key"),
    [
        ({"game": "chess"}, "game-unknown"),
        ({"config": {"players": 99}}, "config-bad-value"),
        ({"config": {"wilds": 2}}, "poison-config-extra-cards"),
        ({"config": {"deck": "R1"}}, "config-unknown-option"),
        ({"names": ["nobody"]}, "bot-unknown"),
        ({"bots": 4}, "server-too-many-bots"),
        ({"start": True}, "server-seats-empty"),
        ({"options": {"pace_ms": -1}}, "server-bad-request"),
        ({"options": {"colour": "red"}}, "server-bad-request"),
    ],
)
async def test_a_table_that_cannot_be_is_refused_with_a_reason(home: House, form: dict[str, Any], key: str) -> None:
    ann = await home.guest()
    game = form.pop("game", "poison")
    refusal = await ann.post("/api/tables", table_form(game, **form), expect=400 if "start" not in form else 409)
    assert refusal["why"]["key"] == key
    assert refusal["said"]
    assert await ann.get("/api/me/games") == []


def table_form(game: str, **more: Any) -> dict[str, Any]:
    bots = more.pop("names", ["greedy"] * more.pop("bots", 0))
    return {"game": game, "key": "some-key-of-mine", "bots": bots, **more}


async def test_refusals_are_said_in_the_language_asked_for(home: House) -> None:
    heads = {"Accept-Language": "fr-CA,fr;q=0.9,en;q=0.8"}
    said = await home.visitor().get("/api/tables/none", expect=404, headers=heads)
    assert said["said"].startswith("Cette table n’existe pas")


async def test_people_join_bots_are_added_and_the_host_starts(home: House) -> None:
    ann, bo, cy = await home.guest("Ann"), await home.guest("Bo"), await home.guest("Cy")
    table = await ann.create(config=THREE)
    assert (await bo.post(f"/api/tables/{table}/join", {"seat": 2}))["seat"] == 2
    assert (await bo.post(f"/api/tables/{table}/join"))["seat"] == 2
    assert (await cy.post(f"/api/tables/{table}/join", {"seat": 2}, expect=409))["why"]["key"] == "server-seat-taken"
    assert (await cy.post(f"/api/tables/{table}/join", {"seat": 7}, expect=404))["why"]["key"] == "server-no-such-seat"
    for path, body in (("start", {}), ("bots", {"seat": 1, "bot": "greedy"})):
        refusal = await bo.post(f"/api/tables/{table}/{path}", body, expect=403)
        assert refusal["why"]["key"] == "server-host-only"
    assert (await ann.post(f"/api/tables/{table}/start", expect=409))["why"]["key"] == "server-seats-empty"
    await ann.post(f"/api/tables/{table}/bots", {"seat": 1, "bot": "random"})
    await ann.ask("DELETE", f"/api/tables/{table}/seats/1")
    await ann.post(f"/api/tables/{table}/bots", {"seat": 1, "bot": "greedy@1"})
    info = await ann.post(f"/api/tables/{table}/start")
    assert info["status"] == "playing"
    assert [s["name"] for s in info["seats"]] == ["Ann", "", "Bo"]
    assert (await cy.post(f"/api/tables/{table}/join", expect=409))["why"]["key"] == "server-no-newcomers"
    assert (await ann.post(f"/api/tables/{table}/start", expect=409))["why"]["key"] == "server-already-started"


async def test_the_host_does_the_same_through_the_socket(home: House) -> None:
    ann, bo = await home.guest("Ann"), await home.guest("Bo")
    table = await ann.create(config=THREE)
    await bo.post(f"/api/tables/{table}/join")
    async with ann.sit(table) as seat, bo.sit(table) as other:
        await other.send({"type": "SeatBot", "seat": 2, "bot": "greedy"})
        assert (await other.until("Problem"))["why"]["key"] == "server-host-only"
        await seat.send({"type": "SeatBot", "seat": 2, "bot": "greedy"})
        await other.until(lambda f: f["type"] == "Table" and f["table"]["seats"][2]["kind"] == "bot")
        await seat.send({"type": "Start"})
        await other.until("Synced")
        await other.until("Moved")


async def test_the_host_passes_to_who_sits_longest(timed: House, clock: HeldClock) -> None:
    ann, bo, cy = [await timed.guest(name) for name in ("Ann", "Bo", "Cy")]
    table = await ann.create(config=THREE)
    for person, seat in ((bo, 2), (cy, 1)):
        clock.advance(1_000)
        await person.post(f"/api/tables/{table}/join", {"seat": seat})
    info = await ann.post(f"/api/tables/{table}/leave")
    assert info["host"] == 2 and info["seats"][0]["kind"] == "empty"
    await bo.post(f"/api/tables/{table}/leave")
    info = await cy.post(f"/api/tables/{table}/leave")
    assert info["status"] == "closed" and info["closed"]["key"] == "server-closed-empty"


async def test_who_leaves_a_running_game_is_followed_by_a_bot_and_a_newcomer_may_take_its_place(home: House) -> None:
    ann, bo, cy = [await home.guest(name) for name in ("Ann", "Bo", "Cy")]
    table = await ann.create("voodoo", config={"players": 2, "first": 1}, options={"newcomers": "yes"})
    await bo.post(f"/api/tables/{table}/join")
    await ann.post(f"/api/tables/{table}/start")
    async with ann.sit(table) as seat, bo.sit(table) as other:
        await other.until_my_turn()
        await bo.post(f"/api/tables/{table}/leave")
        assert (await other.until("Welcome"))["you"] is None
        stands = await other.until("Synced")
        assert stands["now"]["view"]["hand"] == []
        await seat.until_my_turn()
        assert (await cy.post(f"/api/tables/{table}/join"))["seat"] == 1
        async with cy.sit(table) as third:
            assert third.you == 1


async def test_open_tables_are_listed_only_if_they_want_to_be(home: House) -> None:
    ann = await home.guest()
    listed = await ann.create(options={"listed": "yes"})
    await ann.create()
    full = await ann.create(config=THREE, options={"listed": "yes"}, bots=2)
    assert [t["id"] for t in await home.visitor().get("/api/tables")] == [listed]
    assert full


async def test_a_listed_game_that_runs_may_be_watched_or_joined_and_stands_after_those_that_wait(home: House) -> None:
    ann = await home.guest()
    yes, no = {"listed": "yes"}, {"listed": "yes", "spectators": "no"}
    waits = await ann.create(options=yes)
    watched = await ann.create(config=THREE, bots=2, start=True, options=yes)
    joined = await ann.create(config=THREE, bots=2, start=True, options={**no, "newcomers": "yes"})
    for options_ in (no, {"spectators": "yes"}):
        await ann.create(config=THREE, bots=2, start=True, options=options_)
    assert [t["id"] for t in await home.visitor().get("/api/tables")] == [waits, joined, watched]


async def test_a_seat_between_bots_may_stay_free(home: House) -> None:
    ann = await home.guest()
    table = await ann.create(names=["", "easy", ""], config={"players": 4})
    kinds = [seat["kind"] for seat in (await ann.get(f"/api/tables/{table}"))["seats"]]
    assert kinds == ["person", "empty", "bot", "empty"]


async def test_my_games_know_after_a_restart_whose_turn_it_is(tmp_path: Path) -> None:
    async with house(tmp_path) as home:
        ann = await home.guest("Ann")
        table = await ann.create(config=THREE, bots=2, start=True)
        async with ann.sit(table) as seat:
            await seat.until_my_turn()
        token = ann.token
    async with house(tmp_path) as home:
        again = home.visitor()
        again.http.cookies.set(COOKIE, token)
        assert (await again.get("/api/me/games"))[0]["waiting_for"] == [0]


async def test_a_seat_opens_on_another_device_by_its_link(home: House) -> None:
    ann, phone = await home.guest("Ann"), home.visitor()
    table = await ann.create(config=THREE, bots=2, start=True)
    token = (await ann.post(f"/api/tables/{table}/link"))["token"]
    assert (await phone.post(f"/api/tables/{table}/seat", {"token": token}))["seat"] == 0
    async with ann.sit(table) as one, phone.sit(table) as two:
        await two.until_my_turn()
        assert (await two.play())["type"] == "Ack"
        await one.until("Moved")
    assert [g["table"]["id"] for g in await phone.get("/api/me/games")] == [table]
    for wrong in ("", "0-", "9-abc", "x", token[:-1] + ("0" if token[-1] != "0" else "1"), token.replace("0-", "1-")):
        refusal = await home.visitor().post(f"/api/tables/{table}/seat", {"token": wrong}, expect=403)
        assert refusal["why"]["key"] == "server-link-wrong"


async def test_a_link_is_of_no_use_once_the_seat_has_changed_hands(home: House) -> None:
    ann, bo = await home.guest("Ann"), await home.guest("Bo")
    table = await ann.create(config=THREE)
    await bo.post(f"/api/tables/{table}/join", {"seat": 1})
    token = (await bo.post(f"/api/tables/{table}/link"))["token"]
    await bo.post(f"/api/tables/{table}/leave")
    cy = await home.guest("Cy")
    await cy.post(f"/api/tables/{table}/join", {"seat": 1})
    await home.visitor().post(f"/api/tables/{table}/seat", {"token": token}, expect=403)
    assert (await home.visitor().post(f"/api/tables/{table}/link", expect=403))["why"]["key"] == "server-not-seated"


def test_seat_tokens_differ_by_table_seat_and_owner() -> None:
    tokens = {seat_token(secret, seat, link) for secret in (b"a", b"b") for seat in (0, 1) for link in (0, 1)}
    assert len(tokens) == 8


async def test_more_than_half_of_the_people_end_a_game(home: House) -> None:
    ann, bo = await home.guest("Ann"), await home.guest("Bo")
    table = await ann.create(config=THREE)
    await bo.post(f"/api/tables/{table}/join")
    await ann.post(f"/api/tables/{table}/bots", {"seat": 2, "bot": "greedy"})
    await ann.post(f"/api/tables/{table}/start")
    async with ann.sit(table) as seat, bo.sit(table) as other:
        await seat.send({"type": "VoteEnd", "yes": True})
        assert (await other.until("Table"))["table"]["votes"] == [0]
        await seat.send({"type": "VoteEnd", "yes": False})
        assert (await other.until("Table"))["table"]["votes"] == []
        for socket in (seat, other):
            await socket.send({"type": "VoteEnd", "yes": True})
        await seat.until(lambda f: f["type"] == "Table" and f["table"]["status"] == "closed")
        now = await seat.until_my_turn()
        assert (await seat.play(now["legal"][0]["move"]))["why"]["key"] == "server-closed-vote"
    record = await ann.get(f"/api/records/{table}")
    assert record["result"] is None and record["closed"]["key"] == "server-closed-vote" and record["moves"]


async def test_a_table_has_one_rematch_and_the_second_press_joins_it(home: House) -> None:
    ann, bo = await home.guest("Ann"), await home.guest("Bo")
    table = await ann.create("voodoo", config={"players": 3})
    await bo.post(f"/api/tables/{table}/join")
    await ann.post(f"/api/tables/{table}/bots", {"seat": 2, "bot": "random"})
    await ann.post(f"/api/tables/{table}/start")
    assert (await ann.post(f"/api/tables/{table}/rematch", expect=409))["why"]["key"] == "server-not-ended"
    async with ann.sit(table) as seat, bo.sit(table) as other:
        await asyncio.gather(seat.play_out(), other.play_out())
        await other.send({"type": "Rematch"})
        following = (await seat.until(lambda f: f["type"] == "Table" and f["table"]["rematch"]))["table"]["rematch"]
        assert (await ann.post(f"/api/tables/{table}/rematch"))["id"] == following
    info = await ann.get(f"/api/tables/{following}")
    assert info["status"] == "playing" and info["host"] == 1
    assert [s["name"] for s in info["seats"]] == ["Ann", "Bo", ""] and info["seats"][2]["bot"] == "random@1"


async def test_both_press_rematch_at_once(home: House) -> None:
    ann, bo = await home.guest("Ann"), await home.guest("Bo")
    table = await ann.create("voodoo", config={"players": 2})
    await bo.post(f"/api/tables/{table}/join")
    await ann.post(f"/api/tables/{table}/start")
    async with ann.sit(table) as seat, bo.sit(table) as other:
        for socket in (seat, other):
            await socket.send({"type": "VoteEnd", "yes": True})
        await seat.until_ended()
    ids = await asyncio.gather(*(p.post(f"/api/tables/{table}/rematch") for p in (ann, bo)))
    assert ids[0] == ids[1]
    assert (await ann.get(f"/api/tables/{ids[0]['id']}"))["status"] == "playing"


async def test_forgotten_tables_are_closed(timed: House, clock: HeldClock) -> None:
    ann = await timed.guest()
    unstarted, idle = await ann.create(), await ann.create(bots=3, start=True)
    for days, expected in ((0.9, ("open", "playing")), (0.2, ("closed", "playing")), (30, ("closed", "closed"))):
        clock.advance(days * 86_400_000)
        await asyncio.sleep(0.1)
        infos = [await ann.get(f"/api/tables/{table}") for table in (unstarted, idle)]
        assert tuple(info["status"] for info in infos) == expected
        clock.advance(61_000)  # so that they are read from the store the next time
        await asyncio.sleep(0.05)


async def test_deleting_my_data_takes_my_name_from_records_and_tables(home: House) -> None:
    ann, bo = await home.guest("Ann"), await home.guest("Bo")
    done = await ann.create("voodoo", config={"players": 2}, bots=1, start=True)
    async with ann.sit(done) as seat:
        await seat.play_out()
    running = await ann.create("voodoo", config={"players": 2})
    await bo.post(f"/api/tables/{running}/join")
    await ann.post(f"/api/tables/{running}/start")
    await ann.ask("DELETE", "/api/me")
    assert not ann.token
    record = await bo.get(f"/api/records/{done}")
    assert record["names"][0] == "—" and "Ann" not in record["toml"]
    info = await bo.get(f"/api/tables/{running}")
    assert info["seats"][0]["kind"] == "bot" and info["host"] == 1
    assert (await bo.get(f"/api/tables/{done}"))["seats"][0]["name"] == ""


async def test_a_new_name_is_shown_at_the_table(home: House) -> None:
    ann, bo = await home.guest("Ann"), await home.guest("Bo")
    table = await ann.create(config=THREE)
    async with bo.sit(table) as spectator:
        await ann.post("/api/me", {"name": "Anne"})
        changed = await spectator.until("Table")
        assert changed["table"]["seats"][0]["name"] == "Anne"


@pytest.mark.parametrize(
    ("typed", "shown"),
    [
        ("  Ann   Lee ", "Ann Lee"),
        ("Zoe\u0308", "Zoë"),
        ("Иван", "Иван"),
        ("龍", "龍"),
        ("سلمى", "سلمى"),
        ("🐍", "🐍"),
        ("👩\u200d🔬", "👩\u200d🔬"),
        ("x" * NAME_LENGTH, "x" * NAME_LENGTH),
    ],
)
def test_names_of_all_scripts_are_welcome(typed: str, shown: str) -> None:
    assert checked_name(typed) == shown


DISGUISES = [
    *("", "   ", "\u200d\u200d", "x" * (NAME_LENGTH + 1)),
    *("a\x00b", "a\x1b[31m", "a\u202eb", "\u2066a", "a\u200bb", "\ufffe", "\ue000", "\ud800"),
    "a" + "\u0301" * 20,
]


@pytest.mark.parametrize("typed", DISGUISES)
def test_names_that_could_pass_for_something_else_are_refused(typed: str) -> None:
    with pytest.raises(NotUnderstood):
        checked_name(typed)


def test_the_end_of_a_line_is_a_blank_like_any_other() -> None:
    assert checked_name("a\u2028b\n") == "a b"


async def test_a_name_is_refused_over_http_too(home: House) -> None:
    refusal = await home.visitor().post("/api/me", {"name": "a\u202eb"}, expect=400)
    assert refusal["why"]["key"] == "server-name-characters"


async def test_tables_a_session_are_limited(tmp_path: Path) -> None:
    async with house(tmp_path, tables=2) as home:
        ann = await home.guest()
        first = await ann.create()
        await ann.create()
        refusal = await ann.post("/api/tables", table_form("poison"), expect=429)
        assert refusal["why"]["key"] == "server-too-many-tables"
        await ann.post(f"/api/tables/{first}/leave")
        await ann.create()
