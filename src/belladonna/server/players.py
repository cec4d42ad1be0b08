"""Bots at work: off the event loop, each move with a deadline, and somebody to take over."""

from __future__ import annotations

import asyncio
import logging
from collections.abc import Callable, Sequence
from concurrent.futures import Future, ThreadPoolExecutor
from random import Random
from typing import Any

from belladonna.bots import RandomBot, bot
from belladonna.bots.ready import needs_kernel
from belladonna.core.game import AnyGame
from belladonna.server.agents import FAILED, Answer
from belladonna.server.clock import Clock, Timer
from belladonna.server.kernels import Kernels
from belladonna.server.roster import STAND_IN, Roster

log = logging.getLogger(__name__)


class Players:
    """Asks bots off the event loop. A thread that hangs cannot be stopped, so it is left behind for a new one."""

    def __init__(self, clock: Clock, roster: Roster, *, threads: int, deadline_ms: int) -> None:
        self._clock, self._roster, self._threads, self._deadline_ms = clock, roster, threads, deadline_ms
        self._pool = self._new_pool()
        self._hanging = 0
        self.thinking = 0
        """How many bots have been asked and have not answered."""
        self.kernels: Kernels | None = None
        """What compiles for bots that search; without it they do so themselves when they are first asked."""

    def ask(
        self, game: AnyGame, name: str, view: Any, legal: Sequence[Any], rng: Random, then: Callable[[Answer], None]
    ) -> None:
        """Have the bot choose; `then` is called once on the event loop, in time or with a failure."""
        loop = asyncio.get_running_loop()
        pool = self._pool
        agent = self._roster.agent(game, name)
        asked: Future[Answer]
        if agent is None:
            if self.kernels is not None and needs_kernel(game, name) and not self.kernels.ready(game.name):
                name = STAND_IN
            asked = pool.submit(_choose, game, name, view, legal, rng)
        else:
            asked = agent.ask(game, view, legal, rng, self._deadline_ms / 1_000)
        answered = False
        late: Timer | None = None
        self.thinking += 1

        def answer(given: Answer) -> None:
            nonlocal answered
            if not answered:
                answered = True
                self.thinking -= 1
                if late:
                    late.cancel()
                then(given)

        def too_late() -> None:
            if not answered and not asked.cancel():
                self._hang(pool)
            log.warning("bot is late", extra={"game": game.name, "bot": name})
            answer(FAILED)

        def done(future: Future[Answer]) -> None:
            if not future.cancelled() and not loop.is_closed():
                loop.call_soon_threadsafe(answer, future.result())

        if agent is None:  # an agent's process keeps its own time
            late = self._clock.call_later(self._deadline_ms, too_late)
        asked.add_done_callback(done)

    def close(self) -> None:
        self._pool.shutdown(wait=False, cancel_futures=True)
        self._roster.close()

    def _new_pool(self) -> ThreadPoolExecutor:
        return ThreadPoolExecutor(self._threads, thread_name_prefix="bot")

    def _hang(self, pool: ThreadPoolExecutor) -> None:
        if pool is not self._pool:
            return
        self._hanging += 1
        if self._hanging >= self._threads:
            self._hanging = 0
            self._pool = self._new_pool()
            pool.shutdown(wait=False, cancel_futures=False)


def _choose(game: AnyGame, name: str, view: Any, legal: Sequence[Any], rng: Random) -> Answer:
    try:
        return Answer(bot(game, name).choose(view, legal, rng))
    except Exception as error:  # noqa: BLE001 - a bot may be anybody's program
        log.warning("bot failed", extra={"game": game.name, "bot": name, "error": type(error).__name__})
        return FAILED


def anything(legal: Sequence[Any], rng: Random) -> Any:
    """Return some legal move, for when the bot that takes over has failed as well."""
    return RandomBot[Any, Any]().choose(None, legal, rng)
