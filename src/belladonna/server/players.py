"""Bots at work: in threads of their own, each move with a deadline, and somebody to take over."""

from __future__ import annotations

import asyncio
import logging
from collections.abc import Callable, Sequence
from concurrent.futures import Future, ThreadPoolExecutor
from random import Random
from typing import Any

from msgspec import Struct

from belladonna.bots import RandomBot, bot
from belladonna.core.config import BadConfig
from belladonna.core.game import AnyGame
from belladonna.server.clock import Clock

log = logging.getLogger(__name__)


class Answer(Struct, frozen=True):
    """What a bot chose; a move of None lets the clock go on, and `failed` means it chose nothing that counts."""

    move: Any = None
    failed: bool = False


class Players:
    """Asks bots off the event loop. A thread that hangs cannot be stopped, so it is left behind for a new one."""

    def __init__(self, clock: Clock, *, threads: int, deadline_ms: int) -> None:
        self._clock, self._threads, self._deadline_ms = clock, threads, deadline_ms
        self._pool = self._new_pool()
        self._hanging = 0
        self.thinking = 0
        """How many bots have been asked and have not answered."""

    def ask(
        self, game: AnyGame, name: str, view: Any, legal: Sequence[Any], rng: Random, then: Callable[[Answer], None]
    ) -> None:
        """Have the bot choose; `then` is called once on the event loop, in time or with a failure."""
        loop = asyncio.get_running_loop()
        pool = self._pool
        asked: Future[Answer] = pool.submit(_choose, game, name, view, legal, rng)
        answered = False
        self.thinking += 1

        def answer(given: Answer) -> None:
            nonlocal answered
            if not answered:
                answered = True
                self.thinking -= 1
                late.cancel()
                then(given)

        def too_late() -> None:
            if not answered and not asked.cancel():
                self._hang(pool)
            log.warning("bot is late", extra={"game": game.name, "bot": name})
            answer(Answer(failed=True))

        def done(future: Future[Answer]) -> None:
            if not future.cancelled() and not loop.is_closed():
                loop.call_soon_threadsafe(answer, future.result())

        late = self._clock.call_later(self._deadline_ms, too_late)
        asked.add_done_callback(done)

    def close(self) -> None:
        self._pool.shutdown(wait=False, cancel_futures=True)

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
        return Answer(failed=True)


def anything(legal: Sequence[Any], rng: Random) -> Any:
    """Return some legal move, for when the bot that takes over has failed as well."""
    return RandomBot[Any, Any]().choose(None, legal, rng)


def current_name(game: AnyGame, stored: str) -> str:
    """Return the bot to ask for a stored `name@version`: the same by name where its version has moved on."""
    plain = stored.partition("@")[0]
    try:
        bot(game, plain)
    except BadConfig:
        return "greedy"
    return plain
