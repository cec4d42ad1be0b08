"""Nobody learns from any frame what the rules keep from them.

Two servers with the same ids, tokens, secrets and clock play two games that differ only in what a receiver cannot see:
two cards of a deal exchanged, or a secret choice. Whatever that receiver is sent, answers to its own attempts
included, is the same to the byte, up to the move that gives the difference away.
"""

from __future__ import annotations

import asyncio
import zlib
from collections import Counter
from collections.abc import AsyncIterator, Callable, Iterator, Sequence
from contextlib import AsyncExitStack, asynccontextmanager
from pathlib import Path
from random import Random
from typing import Any

import msgspec
import pytest
import websockets
from tests.attack.twins import AnyPly, Twin, find_twin, random_game
from tests.server.harness import PATIENCE_S, Client, HeldClock, House, house
from websockets.asyncio.client import ClientConnection

from belladonna.core import registry
from belladonna.core.config import make_config
from belladonna.core.game import AnyGame
from belladonna.core.rules import CHANCE, CLOCK, Seat, is_stamped
from belladonna.server import frames, hall
from belladonna.server.auth import COOKIE
from belladonna.server.messages import PROTOCOL
from belladonna.server.race import SHOW_IN_MS

pytestmark = pytest.mark.anyio

SEED = 20_261_119
MOST_SEATS = 6
RACE = {"copies": 1, "choose_s": 0, "countdown_s": 1, "race_s": 1}
GAMES: list[tuple[str, dict[str, Any]]] = [
    ("poison", {"players": 4, "edition": "classic"}),
    ("poison", {"players": 3, "edition": "outset"}),
    ("poison", {"players": 5, "edition": "manual", "taken": "everyone"}),
    ("poison", {"players": 3, "variant": "draw"}),
    ("poison", {"players": 4, "edition": "manual", "zeros": 1, "wilds": 1}),
    ("poison", {"players": 6, "edition": "manual", "variant": "draw", "zeros": 2, "wilds": 2, "wild_copies": "colour"}),
    *(("voodoo", {"players": players}) for players in (2, 3, 4, 5)),
    ("cookie", {**RACE, "players": 3}),
    ("cookie", {**RACE, "players": 4, "set": "advanced"}),
    ("cookie", {**RACE, "players": 3, "variant": "blind"}),
    ("cookie", {**RACE, "players": 5, "variant": "blind", "set": "expert"}),
]


class Interference(AssertionError):
    """Somebody was sent a frame that depends on what they must not know."""


class CountingLuck:
    """The same ids, tokens and secrets in the same order on every server."""

    def __init__(self) -> None:
        self._count = 0

    def id(self) -> str:
        self._count += 1
        return f"id{self._count:06}"

    def token(self) -> str:
        self._count += 1
        return f"token{self._count:06}"

    def secret(self) -> bytes:
        self._count += 1
        return self._count.to_bytes(32, "big")


class Head(msgspec.Struct):
    """As much of a frame as it takes to know what it is."""

    type: str
    version: int = -1
    id: str | int = ""


_head = msgspec.json.Decoder(Head)


class Tap:
    """A receiver that keeps every frame as it came."""

    def __init__(self, raw: ClientConnection) -> None:
        self.raw = raw
        self.frames: list[str] = []
        self.published: dict[int, int] = {}
        """By version, how many frames there were when it was first told."""
        self.pings = 0
        self._asked = 0

    async def send(self, message: dict[str, Any]) -> None:
        await self.raw.send(msgspec.json.encode(message).decode())

    async def next(self) -> Head:
        async with asyncio.timeout(PATIENCE_S):
            text = await self.raw.recv()
        assert isinstance(text, str)
        self.frames.append(text)
        head = _head.decode(text)
        if head.type == "Moved":
            self.published.setdefault(head.version, len(self.frames))
        elif head.type == "Ping":
            self.pings += 1
            await self.send({"type": "Pong", "id": head.id})
        return head

    async def until(self, wanted: Callable[[Head], bool]) -> None:
        while not wanted(await self.next()):
            pass

    async def until_version(self, version: int) -> None:
        while version not in self.published:
            await self.next()

    async def ask(self, last: int | None, shown: int) -> None:
        """Come again with a version, and wait for the answer."""
        await self.send({"type": "Hello", "protocol": PROTOCOL, "last": last})
        await self.until(lambda head: head.type in ("Synced", "Moved") and head.version == shown)

    async def try_move(self, move: str, decision: int) -> None:
        """Try what is not allowed, and wait for the refusal."""
        self._asked += 1
        name = f"try-{self._asked}"
        await self.send({"type": "Move", "id": name, "decision": decision, "move": move})
        await self.until(lambda head: head.id == name)


class Script:
    """What CHANCE does: as it is written here, and at random when nothing is left."""

    def __init__(self) -> None:
        self.moves: Iterator[Any] = iter(())

    def read_by(self, rules: Any, monkeypatch: pytest.MonkeyPatch) -> None:
        at_random = rules.sample
        monkeypatch.setattr(rules, "sample", lambda state, rng: next(self.moves, None) or at_random(state, rng))


class Probe(msgspec.Struct, frozen=True):
    """What a receiver tries: a move for a decision, or to come again from some moves back (None: with nothing)."""

    who: int
    back: int | None = None
    move: str = ""
    decision: int = -1

    async def on(self, tap: Tap, shown: int) -> None:
        if self.move:
            await tap.try_move(self.move, self.decision)
        else:
            await tap.ask(None if self.back is None else max(0, shown - self.back), shown)


class Stage:
    """A server and the people at its tables."""

    def __init__(self, home: House, clock: HeldClock, script: Script) -> None:
        self.home, self.clock, self.script = home, clock, script
        self.people: list[Client] = []
        self._played = 0

    async def seat_people(self) -> None:
        self.people = [await self.home.guest(f"Person {n}") for n in range(MOST_SEATS)]

    async def play(
        self, game: AnyGame, config: dict[str, Any], plies: Sequence[AnyPly], probes: Sequence[Probe | None], until: int
    ) -> list[Tap]:
        """Play the moves at a new table; return what the seats and, last, a spectator received."""
        self.script.moves = (ply.move for ply in plies if ply.seat == CHANCE)
        self._played += 1
        seats = game.rules.seats(make_config(game.config, config))
        people = self.people[:seats]
        table = await people[0].create(
            game.name, config=config, options={"patience_s": 0}, key=f"play-{self._played:06}"
        )
        for person in people[1:]:
            await person.post(f"/api/tables/{table}/join")
        async with AsyncExitStack() as stack:
            taps = [await stack.enter_async_context(self._tap(person, table)) for person in (*people, None)]
            await people[0].post(f"/api/tables/{table}/start")
            await self._play(game, plies[:until], probes, taps)
            self.script.moves = iter(())
            return taps

    @asynccontextmanager
    async def _tap(self, person: Client | None, table: str) -> AsyncIterator[Tap]:
        headers = {"Cookie": f"{COOKIE}={person.token}"} if person else {}
        address = f"{self.home.url.replace('http', 'ws')}/api/tables/{table}/ws"
        async with websockets.connect(
            address, additional_headers=headers, compression=None, max_queue=None, ping_interval=None
        ) as raw:
            tap = Tap(raw)
            await tap.send({"type": "Hello", "protocol": PROTOCOL})
            await tap.until(lambda head: head.type == "Presence")
            yield tap

    async def _play(
        self, game: AnyGame, plies: Sequence[AnyPly], probes: Sequence[Probe | None], taps: list[Tap]
    ) -> None:
        rules, shown, race_at, pings = game.rules, 0, 0.0, 0
        decision = rules.decision(plies[0].state) - 1
        for k, ply in enumerate(plies):
            if k:
                decision = rules.decision(plies[k - 1].state)
            if ply.seat == CLOCK:
                if rules.to_act(plies[k - 1].state) == {CLOCK} and not is_stamped(plies[k - 1].move):
                    pings += 1
                    for tap in taps[:-1]:  # an answered ping is behind whatever is answered after it
                        while tap.pings < pings:
                            await tap.next()
                        await tap.ask(None, shown)
                wait = rules.wait_ms(plies[k - 1].state)
                assert wait is not None
                self.clock.advance(wait + SHOW_IN_MS)
                race_at = self.clock.ms
            elif ply.seat >= 0:
                tap = taps[ply.seat]
                if is_stamped(ply.move):
                    self.clock.advance(race_at + SHOW_IN_MS + ply.move.at_ms - self.clock.ms)
                name = f"move-{k}"
                move = {"type": "Move", "id": name, "decision": decision, "move": game.write(ply.move)}
                await tap.send(move)
                await tap.until(lambda head, name=name: head.id == name)
                if is_stamped(ply.move):
                    await tap.until(lambda head: head.type == "Synced")
            if not is_stamped(ply.move):
                shown = k + 1
                for tap in taps:
                    await tap.until_version(shown)
            probe = probes[k]
            if probe is not None:
                await probe.on(taps[probe.who], shown)


def draw_probes(game: AnyGame, histories: Sequence[Sequence[AnyPly]], rng: Random) -> list[Probe | None]:
    """Return for every ply what a receiver tries after it: to come again, or to move when it is not allowed."""
    return [
        _draw_probe(game, [plies[k].state for plies in histories if k < len(plies)], rng)
        for k in range(max(map(len, histories)))
    ]


def _draw_probe(game: AnyGame, states: Sequence[Any], rng: Random) -> Probe | None:
    rules = game.rules
    if rng.random() < 0.6 or any(CHANCE in rules.to_act(state) for state in states):
        return None  # what is dealt comes at once, so nobody can ask before it
    who = rng.randrange(rules.seats(states[0].config) + 1)
    if rng.random() < 0.5 or who == rules.seats(states[0].config) or _timed(rules, states):
        return Probe(who, back=rng.choice([None, 0, 1, 3]))
    moves = [game.write(m) for s in rules.to_act(states[0]) if s >= 0 for m in rules.legal(states[0], s)]
    move = rng.choice([*moves, "junk", "R5>1", "B12", "choose 3"])
    allowed = {game.write(m) for state in states for m in rules.legal(state, Seat(who))}
    return Probe(who, move=move, decision=rules.decision(states[0]) if move not in allowed else -1)


def _timed(rules: Any, states: Sequence[Any]) -> bool:
    """Whether a race is on: there a move's text alone does not say whether it is allowed."""
    return any(CLOCK in rules.to_act(state) for state in states)


def compare(twin: Twin, one: list[Tap], other: list[Tap]) -> int:
    """Return how many frames after the difference were compared, or raise Interference at the first that differs."""
    compared = 0
    for receiver, until in twin.same.items():
        mine, theirs = (taps[-1 if receiver is None else receiver] for taps in (one, other))
        kept, others = mine.frames[: mine.published[until]], theirs.frames[: theirs.published[until]]
        for ours, twins in zip(kept, others, strict=False):
            if ours != twins:
                raise Interference(f"receiver {receiver}, difference at {twin.at}:\n{ours}\n{twins}")
        if len(kept) != len(others):
            raise Interference(f"receiver {receiver} was sent {len(kept)} or {len(others)} frames")
        compared += len(kept) - mine.published[twin.at + 1] + 1
    return compared


@pytest.fixture
async def stages(tmp_path: Path, monkeypatch: pytest.MonkeyPatch) -> AsyncIterator[tuple[Stage, Stage]]:
    """Two servers that nobody could tell apart from outside."""
    script = Script()
    for game in registry.games():
        script.read_by(game.rules, monkeypatch)
    async with AsyncExitStack() as stack:
        made = []
        for name in ("one", "other"):
            clock = HeldClock()
            serving = house(tmp_path / name, clock=clock, luck=CountingLuck(), tables=10**6, messages_per_s=1e6)
            stage = Stage(await stack.enter_async_context(serving), clock, script)
            await stage.seat_people()
            made.append(stage)
        yield made[0], made[1]


async def twin_games(
    stages: tuple[Stage, Stage], game_name: str, values: dict[str, Any], rng: Random, *, most: int, deals: int | None
) -> int:
    """Play a random game and a twin of it; return how many frames were compared."""
    game = registry.game(game_name)
    history = random_game(game, make_config(game.config, values), rng, most)
    twin = find_twin(history, rng, deals)
    if twin is None:
        return 0
    probes = draw_probes(game, (history.plies, twin.plies), rng)
    one = await stages[0].play(game, values, history.plies, probes, twin.reach)
    other = await stages[1].play(game, values, twin.plies, probes, twin.reach)
    return compare(twin, one, other)


async def test_frames_do_not_depend_on_what_is_hidden(stages: tuple[Stage, Stage]) -> None:
    rng, compared = Random(SEED), Counter[str]()
    for name, values in GAMES:
        for _ in range(4 if name == "cookie" else 1):
            compared[name] += await twin_games(stages, name, values, rng, most=60, deals=1)
    print(f"\n{compared.total()} frames compared: {dict(compared)}")
    assert compared.total() > 3_000 and min(compared[name] for name in registry.names()) > 300


@pytest.mark.long
async def test_a_hundred_thousand_frames_do_not_depend_on_what_is_hidden(stages: tuple[Stage, Stage]) -> None:
    rng, compared = Random(), Counter[str]()
    while compared.total() < 100_000 or min(compared.values()) <= 500:
        for name, values in GAMES:
            for _ in range(4 if name == "cookie" else 1):
                compared[f"{name} {values}"] += await twin_games(stages, name, values, rng, most=400, deals=None)
    print(f"\n{compared.total()} frames compared: {dict(compared)}")
    assert len(compared) == len(GAMES) and min(compared.values()) > 500


def leak_a_hand(play: Any, seat: int | None, times: Any) -> Any:
    """Tell with a time that is shown to everybody what the last seat holds."""
    hand = zlib.crc32(repr(play.state.hands[-1]).encode()) if play.state.hands else 0
    return frames.now(play, seat, msgspec.structs.replace(times, stand_in_in=hand))


def leak_events(event: Any, seat: int | None) -> Any:
    """Tell everybody what happened as it is."""
    return event


@pytest.mark.parametrize(("module", "part", "leak"), [(hall, "now", leak_a_hand), (frames, "seen", leak_events)])
async def test_a_planted_leak_is_found(
    stages: tuple[Stage, Stage], monkeypatch: pytest.MonkeyPatch, module: Any, part: str, leak: Any
) -> None:
    monkeypatch.setattr(module, part, leak)
    rng = Random(SEED)
    found = False
    for _ in range(10):
        try:
            await twin_games(stages, "cookie", {**RACE, "players": 3}, rng, most=40, deals=1)
        except Interference:
            found = True
            break
    assert found
