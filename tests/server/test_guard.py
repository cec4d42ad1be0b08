"""What every request passes first: other sites, limits, cookies, headers; and what errors tell."""

from __future__ import annotations

from pathlib import Path
from typing import Any

import pytest
import websockets
from tests.server.harness import HeldClock, House, house

from belladonna.server.auth import COOKIE
from belladonna.server.limits import Bucket, Limiter, Rate

pytestmark = pytest.mark.anyio


@pytest.mark.parametrize(
    ("headers", "allowed"),
    [
        ({}, True),
        ({"Origin": "OWN"}, True),
        ({"Origin": "https://friend.example"}, True),
        ({"Origin": "https://evil.example"}, False),
        ({"Origin": "null"}, False),
        ({"Origin": "OWN.evil.example"}, False),
        ({"Sec-Fetch-Site": "cross-site"}, False),
        ({"Sec-Fetch-Site": "same-site"}, False),
        ({"Sec-Fetch-Site": "same-origin"}, True),
    ],
)
async def test_pages_of_other_sites_cannot_post(tmp_path: Path, headers: dict[str, str], allowed: bool) -> None:
    async with house(tmp_path, origins=("https://friend.example",)) as home:
        heads = {name: value.replace("OWN", home.url) for name, value in headers.items()}
        answer = await home.visitor().http.post("/api/me", json={"name": "Eve"}, headers=heads)
        assert answer.status_code == (200 if allowed else 403)
        assert (await home.visitor().http.get("/api/games", headers=heads)).status_code == 200


async def test_pages_of_other_sites_cannot_open_a_socket(home: House) -> None:
    ann = await home.guest()
    table = await ann.create()
    async with ann.socket(table, origin=home.url):
        pass
    for origin in ("https://evil.example", "null", "http://127.0.0.1:1"):
        with pytest.raises(websockets.InvalidStatus) as refusal:
            async with ann.socket(table, origin=origin):
                pass
        assert refusal.value.response.status_code == 403


async def test_the_cookie_is_for_this_server_only(home: House) -> None:
    answer = await home.visitor().http.post("/api/me", json={"name": "Ann"})
    cookie = answer.headers["set-cookie"]
    assert cookie.startswith(f"{COOKIE}=")
    assert {"HttpOnly", "SameSite=Lax", "Path=/"} <= {part.strip() for part in cookie.split(";")}
    assert "Secure" not in cookie
    secure = await home.visitor().http.post(
        "/api/me", json={"name": "Ann"}, headers={"X-Forwarded-Proto": "https", "X-Forwarded-For": "203.0.113.7"}
    )
    assert "Secure" in secure.headers["set-cookie"]


async def test_forged_and_stale_tokens_are_nobody(home: House) -> None:
    ann = await home.guest()
    table = await ann.create(bots=3, start=True)
    stale = ann.token
    await ann.ask("DELETE", "/api/me")
    for token in (stale, "forged", "a" * 5_000, "ä;b=c"):
        eve = home.visitor()
        heads: Any = {"Cookie": f"{COOKIE}={token}".encode()}
        assert (await eve.get("/api/me", headers=heads))["guest"] is False
        assert (await eve.http.post(f"/api/tables/{table}/link", headers=heads)).status_code == 403


async def test_what_a_token_is_stored_as_opens_nothing(home: House) -> None:
    from sqlalchemy import select

    from belladonna.server.schema import sessions

    ann = await home.guest()

    async def stored(connection: Any) -> str:
        return str(await connection.scalar(select(sessions.c.token_hash)))

    found = await home.services.world.store.read(stored)
    assert found != ann.token
    assert (await home.visitor().get("/api/me", headers={"Cookie": f"{COOKIE}={found}"}))["guest"] is False


async def test_every_answer_carries_the_headers_that_protect_the_page(home: House) -> None:
    for path in ("/", "/t/abc", "/api/games", "/api/nothing", "/health"):
        headers = (await home.visitor().http.get(path)).headers
        policy = headers["content-security-policy"]
        assert "default-src 'self'" in policy and "unsafe" not in policy and "frame-ancestors 'none'" in policy
        assert headers["x-content-type-options"] == "nosniff" and headers["referrer-policy"] == "no-referrer"
        assert "server" not in headers


async def test_a_request_for_the_headers_alone_gets_them(home: House) -> None:
    for path in ("/", "/t/abc", "/health", "/api/games"):
        answer = await home.visitor().http.head(path)
        assert answer.status_code == 200 and answer.content == b"" and int(answer.headers["content-length"]) > 0
    assert (await home.visitor().http.head("/api/nothing")).status_code == 404


async def test_requests_are_counted_by_address_and_by_session(tmp_path: Path) -> None:
    async with house(tmp_path, request_burst=5, requests_per_s=0.5) as home:
        answers = [await home.visitor().http.get("/api/games") for _ in range(8)]
        assert [a.status_code for a in answers].count(429) == 3
        assert answers[-1].headers["retry-after"] == "2"
        assert answers[-1].json()["why"]["key"] == "server-too-fast"
        elsewhere = await home.visitor().http.get("/api/games", headers={"X-Forwarded-For": "203.0.113.7"})
        assert elsewhere.status_code == 200


async def test_only_a_trusted_proxy_is_believed(tmp_path: Path) -> None:
    async with house(tmp_path, request_burst=3, requests_per_s=0.5, trusted_proxies=()) as home:
        heads = [{"X-Forwarded-For": f"203.0.113.{n}"} for n in range(5)]
        codes = [(await home.visitor().http.get("/api/games", headers=head)).status_code for head in heads]
        assert codes == [200, 200, 200, 429, 429]


async def test_messages_are_counted_by_connection(tmp_path: Path) -> None:
    async with house(tmp_path, message_burst=5, messages_per_s=0.1) as home:
        ann = await home.guest()
        table = await ann.create(bots=3, start=True)
        async with ann.sit(table) as seat:
            for _ in range(8):
                await seat.send({"type": "SendEmote", "emote": "hurry"})
            came = [f["type"] for f in await seat.quiet(0.2)]
        assert came.count("Emoted") == 5 and came.count("Problem") == 3


async def test_a_message_that_is_too_long_ends_the_connection(home: House) -> None:
    ann = await home.guest()
    table = await ann.create(bots=3, start=True)
    async with ann.sit(table) as seat:
        await seat.send({"type": "Move", "id": "x", "decision": 1, "move": "R" * 10_000})
        with pytest.raises(websockets.ConnectionClosed):
            await seat.quiet(2)
        assert seat.raw.close_code == 1009
    async with ann.sit(table) as again:
        assert again.you == 0


async def test_windows_a_session_are_limited(tmp_path: Path) -> None:
    async with house(tmp_path, connections=2) as home:
        ann = await home.guest()
        table = await ann.create()
        async with ann.sit(table), ann.sit(table), ann.socket(table) as third:
            assert (await third.until("Closed"))["why"]["key"] == "server-too-many-windows"
        async with ann.sit(table):
            pass


async def test_a_body_that_is_too_long_or_of_another_kind_is_refused(home: House) -> None:
    ann = await home.guest()
    long = await ann.http.post("/api/me", content=b'{"name":"' + b"x" * 100_000 + b'"}')
    assert long.status_code == 413
    for body in (b"", b"{", b"[]", b"null", b'{"name":1}', b'{"name":"a","more":1}', b"\xff\xfe"):
        answer = await ann.http.post("/api/me", content=body, headers={"content-type": "application/json"})
        assert answer.status_code == 400, body
        assert set(answer.json()) == {"why", "said", "rule"}


async def test_errors_are_typed_and_tell_nothing_of_the_inside(
    home: House, monkeypatch: pytest.MonkeyPatch, caplog: pytest.LogCaptureFixture
) -> None:
    async def stumble(*_: object) -> None:
        raise RuntimeError("R5 lies on top")

    ann = await home.guest()
    monkeypatch.setattr(home.services.lobby, "open_tables", stumble)
    answer = await ann.http.get("/api/tables")
    assert answer.status_code == 500
    assert "R5" not in answer.text and answer.json()["why"]["key"] == "server-our-mistake"
    assert "request failed" in caplog.text
    wrong = await ann.http.request("PATCH", "/api/tables")
    assert wrong.status_code == 405 and "why" in wrong.json()


async def test_spectators_may_be_unwelcome(home: House) -> None:
    ann = await home.guest()
    table = await ann.create(options={"spectators": "no"})
    async with home.visitor().socket(table) as raw:
        await raw.send({"type": "Hello", "protocol": 1})
        assert (await raw.until("Closed"))["why"]["key"] == "server-no-spectators"
    async with ann.sit(table) as seat:
        assert seat.you == 0


async def test_the_operators_routes_need_the_operators_token(home: House) -> None:
    ann = await home.guest()
    table = await ann.create()
    for heads in ({}, {"Authorization": "Bearer wrong"}, {"Authorization": "Bearer"}):
        assert (await ann.http.get("/api/operator/tables", headers=heads)).status_code == 403
        assert (await ann.http.delete(f"/api/operator/tables/{table}", headers=heads)).status_code == 403
    heads = {"Authorization": "Bearer op"}
    async with ann.sit(table) as seat:
        assert (await ann.http.post(f"/api/operator/tables/{table}/close", headers=heads)).status_code == 204
        await seat.until(lambda f: f["type"] == "Table" and f["table"]["status"] == "closed")
        assert (await ann.http.delete(f"/api/operator/tables/{table}", headers=heads)).status_code == 204
        await seat.until("Closed")
    assert (await ann.http.get("/api/operator/tables", headers=heads)).json() == []
    await ann.get(f"/api/tables/{table}", expect=404)


async def test_health_metrics_and_the_description_of_the_interface(home: House) -> None:
    ann = await home.guest()
    table = await ann.create("voodoo", config={"players": 2, "first": 0}, bots=1, start=True)
    async with ann.sit(table) as seat:
        await seat.until_my_turn()
        await seat.play()
        text = (await ann.http.get("/metrics")).text
    assert (await ann.get("/health"))["status"] == "ready"
    assert 'belladonna_moves_total{by="person",game="voodoo"} 1.0' in text
    assert "belladonna_connections 1.0" in text
    described = await ann.get("/api/openapi.json")
    assert "/api/tables/{table_id}/join" in described["paths"]
    assert not [path for path in described["paths"] if "operator" in path]


def test_a_bucket_fills_up_again() -> None:
    clock = HeldClock()
    bucket = Bucket(Rate(2, 1.0), clock)
    assert [bucket.take() for _ in range(3)] == [True, True, False]
    clock.advance(1_000)
    assert [bucket.take() for _ in range(2)] == [True, False]
    clock.advance(60_000)
    assert [bucket.take() for _ in range(3)] == [True, True, False]


def test_strangers_cannot_fill_the_memory(monkeypatch: pytest.MonkeyPatch) -> None:
    monkeypatch.setattr("belladonna.server.limits.MOST_BUCKETS", 10)
    limiter = Limiter(Rate(1, 1.0), HeldClock())
    for n in range(100):
        limiter.check(str(n))
    assert len(limiter._buckets) == 10
