"""Bots that search get their machine code while people already play; until then a plain one plays for them."""

from __future__ import annotations

import asyncio
from random import Random

import pytest
from tests.bots.test_bots import decisions

from belladonna.bots import bot
from belladonna.core import registry
from belladonna.server.agents import Answer
from belladonna.server.clock import SystemClock
from belladonna.server.kernels import Kernels
from belladonna.server.players import Players
from belladonna.server.roster import Roster

pytestmark = pytest.mark.anyio


class Pretended(Kernels):
    """Compiles nothing, and says what it would have."""

    def __init__(self, **codes: int) -> None:
        super().__init__()
        self.codes, self.compiled = codes, list[str]()

    async def _compile(self, name: str) -> int:
        self.compiled.append(name)
        return self.codes.get(name, 0)


@pytest.fixture(autouse=True)
def loaded(monkeypatch: pytest.MonkeyPatch) -> list[str]:
    names: list[str] = []
    monkeypatch.setattr("belladonna.server.kernels.load", names.append)
    return names


async def test_asking_begins_the_work_and_then_all_are_ready(loaded: list[str]) -> None:
    kernels = Pretended()
    work = asyncio.create_task(kernels.make_ready())
    assert not kernels.ready("poison")
    await asyncio.wait_for(work, 30)
    assert loaded == kernels.compiled == ["poison", "voodoo"]
    assert all(map(kernels.ready, registry.names()))


async def test_what_cannot_be_compiled_keeps_its_plain_player(loaded: list[str]) -> None:
    kernels = Pretended(poison=1)
    assert kernels.ready("cookie") and not kernels.ready("voodoo")
    await asyncio.wait_for(kernels.make_ready(), 30)
    assert loaded == ["voodoo"] and kernels.ready("voodoo") and not kernels.ready("poison")


async def test_a_plain_player_moves_until_a_kernel_is_there() -> None:
    game, state, seat = decisions("poison(players=4)")[1]
    view, legal = game.rules.view(state, seat), game.rules.legal(state, seat)
    players = Players(SystemClock(), Roster(), threads=1, deadline_ms=5_000)
    players.kernels = Pretended()
    answered: asyncio.Future[Answer] = asyncio.get_running_loop().create_future()
    players.ask(game, "champion", view, legal, Random(1), answered.set_result)
    answer = await answered
    players.close()
    assert answer == Answer(bot(game, "greedy").choose(view, legal, Random(1)))


async def test_the_other_process_says_whether_it_could() -> None:
    """A game without a kernel has nothing to compile, so this is quick; one that does not exist fails."""
    kernels = Kernels()
    assert await kernels._compile("cookie") == 0
    assert await kernels._compile("whist") == 1
