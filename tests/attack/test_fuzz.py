"""Anything at all sent to the server: never a 500, never a traceback, and it still serves afterwards."""

from __future__ import annotations

import asyncio
import json
import logging
import threading
from collections import Counter
from collections.abc import Callable, Iterator
from contextlib import suppress
from pathlib import Path
from typing import Any

import httpx
import pytest
import schemathesis
import websockets
from hypothesis import HealthCheck, given, settings
from hypothesis import strategies as st
from schemathesis import GenerationMode
from schemathesis.core.result import Ok
from tests.server.harness import House, house
from websockets.sync.client import connect

from belladonna.core import registry
from belladonna.server.auth import COOKIE
from belladonna.server.messages import MAX_ID, MAX_MOVE, PROTOCOL

HARSH = [HealthCheck.too_slow, HealthCheck.function_scoped_fixture, HealthCheck.filter_too_much]
LIMITS = {"message_burst": 10**6, "messages_per_s": 1e6, "request_burst": 10**6, "requests_per_s": 1e6, "tables": 10**6}


class Besieged:
    """A server in a thread of its own, and a game that somebody plays there."""

    def __init__(self, url: str, cookie: str, table: str) -> None:
        self.url, self.cookie, self.table = url, cookie, table

    def plays(self) -> None:
        """Assert that the server still serves: requests, and a game."""
        assert httpx.get(f"{self.url}/health").json()["status"] == "ready"
        with self.socket() as socket:
            socket.send(hello())
            assert json.loads(socket.recv(timeout=10))["type"] == "Welcome"
            assert json.loads(socket.recv(timeout=10))["type"] == "Synced"

    def socket(self) -> Any:
        address = f"{self.url.replace('http', 'ws')}/api/tables/{self.table}/ws"
        return connect(address, additional_headers={"Cookie": f"{COOKIE}={self.cookie}"}, compression=None)


def hello() -> str:
    return json.dumps({"type": "Hello", "protocol": PROTOCOL})


@pytest.fixture
def besieged(tmp_path_factory: pytest.TempPathFactory) -> Iterator[Besieged]:
    """A server of the test's own: requests may get people up from their table, and messages need them there."""
    ready: list[Besieged] = []
    up, over = threading.Event(), threading.Event()

    async def run(data: Path) -> None:
        async with house(data, **LIMITS) as home:
            ready.append(await prepare(home))
            up.set()
            await asyncio.to_thread(over.wait)

    def serve() -> None:
        try:
            asyncio.run(run(tmp_path_factory.mktemp("besieged")))
        finally:
            up.set()

    thread = threading.Thread(target=serve)
    thread.start()
    assert up.wait(20) and ready
    yield ready[0]
    over.set()
    thread.join(20)
    assert not thread.is_alive()


async def prepare(home: House) -> Besieged:
    ann = await home.guest()
    table = await ann.create("poison", config={"players": 3, "first_dealer": 2}, bots=2, start=True)
    async with ann.sit(table) as seat:
        await seat.until_my_turn()
    return Besieged(home.url, ann.token, table)


@pytest.fixture(autouse=True)
def no_stumbling(caplog: pytest.LogCaptureFixture) -> Iterator[None]:
    """Nothing that is sent makes the server stumble, whatever it answers."""
    caplog.set_level(logging.ERROR, "belladonna")
    yield
    stumbled = [record.getMessage() for record in caplog.records if record.levelno >= logging.ERROR]
    assert not stumbled


# The REST interface


def requests(besieged: Besieged, examples: int) -> Counter[int]:
    """Send what the description allows, and what it does not; return how often each status came."""
    statuses: Counter[int] = Counter()
    schema = schemathesis.openapi.from_url(f"{besieged.url}/api/openapi.json")
    schema.config.generation.update(modes=[GenerationMode.POSITIVE, GenerationMode.NEGATIVE])
    for result in schema.get_all_operations():
        assert isinstance(result, Ok), result
        operation = result.ok()

        @settings(max_examples=examples, deadline=None, suppress_health_check=HARSH, database=None)
        @given(
            st.one_of(
                operation.as_strategy(generation_mode=GenerationMode.POSITIVE),
                operation.as_strategy(generation_mode=GenerationMode.NEGATIVE),
            ),
            st.booleans(),
        )
        def send(case: Any, known: bool) -> None:
            if known and "table_id" in (case.path_parameters or {}):
                case.path_parameters["table_id"] = besieged.table
            try:
                answer = case.call(headers={"Cookie": f"{COOKIE}={besieged.cookie}"} if known else {}, timeout=10)
            except (ValueError, UnicodeError):  # no client would send that
                return
            statuses[answer.status_code] += 1
            assert answer.status_code < 500, answer.text
            assert "Traceback" not in answer.text and "site-packages" not in answer.text
            if answer.status_code >= 400 and answer.request.method != "HEAD":
                assert json.loads(answer.text)["said"], answer.text

        send()
    return statuses


@pytest.mark.filterwarnings("ignore::hypothesis.errors.NonInteractiveExampleWarning")
def test_no_request_makes_it_stumble(besieged: Besieged) -> None:
    statuses = requests(besieged, 6)
    print(f"\n{statuses.total()} requests: {dict(statuses)}")
    assert statuses.total() > 80
    besieged.plays()


QUESTIONS = [(game.name, name, question.asks) for game in registry.games() for name, question in game.questions.items()]
JSON = st.recursive(
    st.none() | st.booleans() | st.integers() | st.text(max_size=30) | st.sampled_from(["random", "pork*3 cookie*3"]),
    lambda inner: st.lists(inner, max_size=3) | st.dictionaries(st.text(max_size=8), inner, max_size=3),
    max_leaves=5,
)


@pytest.mark.parametrize(("game", "name", "asks"), QUESTIONS, ids=lambda value: str(getattr(value, "__name__", value)))
def test_no_question_to_a_game_makes_it_stumble(besieged: Besieged, game: str, name: str, asks: Any) -> None:
    """Any values for the fields there are, and sometimes for some that there are not."""
    fields = st.sampled_from([*asks.__struct_fields__, "other"])

    @settings(max_examples=25, deadline=None, suppress_health_check=HARSH, database=None)
    @given(st.dictionaries(fields, JSON, max_size=4))
    def ask(body: dict[str, Any]) -> None:
        answer = httpx.post(f"{besieged.url}/api/games/{game}/ask/{name}", json=body, timeout=10, verify=False)
        assert answer.status_code in (200, 400), answer.text
        assert answer.status_code == 200 or answer.json()["said"]

    ask()


@pytest.mark.long
@pytest.mark.filterwarnings("ignore::hypothesis.errors.NonInteractiveExampleWarning")
def test_no_request_of_many_makes_it_stumble(besieged: Besieged, seconds_left: Callable[[], float]) -> None:
    statuses: Counter[int] = Counter()
    while not statuses or seconds_left() > 15:
        statuses += requests(besieged, 30)
    print(f"\n{statuses.total()} requests: {dict(statuses)}")
    besieged.plays()


# The WebSocket

numbers = st.one_of(
    st.integers(), st.integers(-(10**400), 10**400), st.floats(allow_nan=False), st.sampled_from([0, -1, 2**63, 2**64])
)
words = st.one_of(st.text(max_size=40), st.sampled_from(["", "R5>1", "B12", "choose 3", "smash 1 " + "9" * 300, "\0"]))
values = st.recursive(
    st.one_of(st.none(), st.booleans(), numbers, words),
    lambda inner: st.one_of(st.lists(inner, max_size=3), st.dictionaries(words, inner, max_size=3)),
    max_leaves=8,
)
KINDS = ("Hello", "Move", "Away", "Back", "SendEmote", "VoteEnd", "Start", "SeatBot", "EmptySeat", "Pong", "Nothing")
FIELDS = ("id", "decision", "move", "last", "protocol", "seat", "bot", "emote", "yes", "type")
shaped = st.builds(
    lambda kind, fields: json.dumps({"type": kind, **fields}),
    st.one_of(st.sampled_from(KINDS), words),
    st.dictionaries(st.sampled_from(FIELDS[:-1]), values, max_size=6),
)
moves = st.builds(
    lambda name, decision, move: json.dumps({"type": "Move", "id": name, "decision": decision, "move": move}),
    st.text("abcXYZ019_-", min_size=1, max_size=MAX_ID),
    st.integers(-3, 60),
    st.one_of(words, st.text("RBPX0123456789>W=abchoose smtrump", max_size=MAX_MOVE + 5)),
)
deep = st.integers(1, 4_000).map(lambda depth: '{"type":"Move","id":' + "[" * depth + "]" * (depth % 3 and depth) + "}")
huge = st.integers(1, 7_000).map(lambda digits: '{"type":"Pong","id":' + "9" * digits + "}")
bytes_ = st.binary(max_size=200)
anything = st.one_of(shaped, shaped, moves, moves, deep, huge, bytes_, st.text(max_size=100))

ANSWERS = {"Welcome", "Synced", "Moved", "Ack", "Refused", "Table", "Presence", "Emoted", "Notice", "Problem", "Closed"}


def messages(besieged: Besieged, examples: int) -> Counter[str]:
    """Send whatever comes, after a Hello or at once; return what was answered."""
    answers: Counter[str] = Counter()

    @settings(max_examples=examples, deadline=None, suppress_health_check=HARSH, database=None)
    @given(st.lists(anything, min_size=1, max_size=12), st.integers(0, 9))
    def send(sent: list[str | bytes], luck: int) -> None:
        with suppress(websockets.ConnectionClosed), besieged.socket() as socket:
            if luck:
                socket.send(hello())
            for message in sent:
                socket.send(message)
            # A last Hello is answered behind all the rest, unless the connection was ended.
            socket.send(json.dumps({"type": "SendEmote", "emote": "oops"}))
            while True:
                text = socket.recv(timeout=10)
                assert isinstance(text, str) and "Traceback" not in text and "/server/" not in text
                kind = json.loads(text)["type"]
                answers[kind] += 1
                if kind == "Closed" or (kind == "Emoted" and json.loads(text)["emote"] == "oops"):
                    break
        assert answers.keys() <= ANSWERS | {"Ping"}

    send()
    return answers


def test_no_message_makes_it_stumble(besieged: Besieged) -> None:
    answers = messages(besieged, 120)
    print(f"\nanswers: {dict(answers)}")
    assert answers["Problem"] > 100 and answers["Refused"] > 20
    besieged.plays()


@pytest.mark.long
def test_no_message_of_many_makes_it_stumble(besieged: Besieged, seconds_left: Callable[[], float]) -> None:
    answers: Counter[str] = Counter()
    while not answers or seconds_left() > 15:
        answers += messages(besieged, 500)
    print(f"\nanswers: {dict(answers)}")
    besieged.plays()
