"""Somebody's own players: each in a process of its own, so that one that hangs or falls takes nothing with it."""

from __future__ import annotations

import logging
import multiprocessing
import os
import signal
import sys
import threading
import traceback
from collections.abc import Sequence
from concurrent.futures import Future, ThreadPoolExecutor
from contextlib import suppress
from multiprocessing.connection import Connection, wait
from pathlib import Path
from random import Random
from typing import Any

from msgspec import Struct

from belladonna.core import registry
from belladonna.core.game import AnyGame
from belladonna.core.text import Refused, Text, text
from belladonna.server.errors import CannotStart

log = logging.getLogger(__name__)

START_S = 60
"""How long an agent may take to load what it has learned."""


class Answer(Struct, frozen=True):
    """What a bot chose; a move of None lets the clock go on, and `failed` means it chose nothing that counts."""

    move: Any = None
    failed: bool = False


FAILED = Answer(failed=True)


class Ready(Struct, frozen=True):
    """What an agent says of itself: its `version`, and the `games` it plays, () for all."""

    version: str
    games: tuple[str, ...]


class Failed(Struct, frozen=True):
    """Where it stumbled, without what it was shown: an error's own words may hold cards."""

    why: str


class Agent:
    """Started once; started again after it hung or fell. Its answers come in the order of the questions."""

    def __init__(self, name: str, where: str) -> None:
        self.name, self.where = name, where
        self.ready = Ready("1", ())
        self._process: Any = None
        self._line: Connection | None = None
        self._pool = ThreadPoolExecutor(1, thread_name_prefix=f"agent {name}")

    def start(self) -> None:
        """Load it, or raise the CannotStart that says what is wrong with it."""
        context = multiprocessing.get_context("spawn")
        self._line, far = context.Pipe()
        self._process = context.Process(target=work, args=(far, self.where), name=f"agent {self.name}", daemon=True)
        self._process.start()
        far.close()
        try:
            said = self._line.recv() if self._line.poll(START_S) else None
        except EOFError:
            said = None
        if not isinstance(said, Ready):
            self.stop()
            raise CannotStart(said if isinstance(said, Text) else text("server-agent-silent", name=self.name))
        self.ready = said

    def ask(self, game: AnyGame, view: Any, legal: Sequence[Any], rng: Random, deadline_s: float) -> Future[Answer]:
        """Have it choose. Its time begins when it has answered whoever asked before."""
        return self._pool.submit(self._choose, game, view, tuple(legal), rng, deadline_s)

    def stop(self) -> None:
        """End it, whatever it is doing."""
        process, line, self._process, self._line = self._process, self._line, None, None
        if process is not None:
            process.kill()
        if line is not None:
            line.close()

    def close(self) -> None:
        self._pool.shutdown(wait=False, cancel_futures=True)
        self.stop()

    def _choose(self, game: AnyGame, view: Any, legal: tuple[Any, ...], rng: Random, deadline_s: float) -> Answer:
        said: object = Failed("late")
        try:
            if self._line is None:
                self.start()
            line = self._line
            assert line is not None
            line.send((game.name, view, legal, rng))
            if line.poll(deadline_s):
                said = line.recv()
                if isinstance(said, str):
                    return Answer(game.parse(said))
                if said is None:
                    return Answer()
            else:
                self.stop()
        except (OSError, EOFError, Refused) as error:
            self.stop()
            said = Failed(type(error).__name__)
        why = said.why if isinstance(said, Failed) else "no move"
        log.warning("agent failed", extra={"game": game.name, "bot": self.name, "why": why})
        return FAILED


# In the agent's own process


def work(line: Connection, where: str) -> None:
    """Load the agent and answer for it until the server is gone."""
    signal.signal(signal.SIGINT, signal.SIG_IGN)  # Ctrl-C is the server's to hear
    threading.Thread(target=_end_with_server, daemon=True).start()
    folder = str(Path.cwd())
    if folder not in sys.path:
        sys.path.insert(0, folder)
    from belladonna.cli.agents import make_agent

    try:
        agent = make_agent(where)
        line.send(Ready(str(getattr(agent, "version", 1))[:20], tuple(getattr(agent, "games", ()))))
    except Refused as error:
        line.send(error.why)
        return
    with suppress(EOFError, OSError):
        while True:
            name, view, legal, rng = line.recv()
            line.send(_answer(agent, registry.game(name), view, legal, rng))


def _answer(agent: Any, game: AnyGame, view: Any, legal: Sequence[Any], rng: Random) -> str | Failed | None:
    try:
        move = agent.choose(view, legal, rng)
        return None if move is None else game.write(move)
    except (Exception, SystemExit) as error:  # noqa: BLE001 - it is somebody else's program
        last = traceback.extract_tb(error.__traceback__)[-1]
        return Failed(f"{type(error).__name__} in {Path(last.filename).name}, line {last.lineno}")


def _end_with_server() -> None:
    parent = multiprocessing.parent_process()
    if parent is not None:
        wait([parent.sentinel])
        os._exit(1)
