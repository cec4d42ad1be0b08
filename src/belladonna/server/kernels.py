"""Machine code for bots that search, made ready while people already play; until then a plain bot plays for them."""

from __future__ import annotations

import asyncio
import logging
import sys
from contextlib import suppress

from belladonna.bots.ready import load, searching_games

log = logging.getLogger(__name__)

LEISURE_S = 5.0
"""A server that has just started has other things to do, unless somebody asks."""


class Kernels:
    """Compiles in a process of its own, which takes many seconds the first time, then loads what that has made."""

    def __init__(self) -> None:
        self._missing = {*searching_games()}
        self._asked = asyncio.Event()

    def ready(self, game: str) -> bool:
        """Return whether bots of this game can search; asking for one that cannot begins the work at once."""
        if game in self._missing:
            self._asked.set()
        return game not in self._missing

    async def make_ready(self) -> None:
        with suppress(TimeoutError):
            await asyncio.wait_for(self._asked.wait(), LEISURE_S)
        for name in sorted(self._missing):
            code = await self._compile(name)
            if code:
                log.warning("kernel not compiled", extra={"game": name, "code": code})
                continue
            await asyncio.to_thread(load, name)
            self._missing.discard(name)
        log.info("kernels ready", extra={"missing": sorted(self._missing)})

    async def _compile(self, name: str) -> int:
        """Return the exit code of a process that compiles a game's kernel for all who come later."""
        nothing = asyncio.subprocess.DEVNULL
        words = (sys.executable, "-m", "belladonna.bots.ready", name)
        made = await asyncio.create_subprocess_exec(*words, stdin=nothing, stdout=nothing, stderr=nothing)
        try:
            return await made.wait()
        finally:
            if made.returncode is None:
                made.kill()
