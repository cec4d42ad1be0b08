"""What moves are worth, for people who ask: reckoned off the event loop, from one seat's view, and not too often."""

from __future__ import annotations

import asyncio
import logging
from collections import OrderedDict
from collections.abc import Sequence
from concurrent.futures import ThreadPoolExecutor
from random import Random
from typing import Any

from belladonna.bots.estimates import Estimate, estimates
from belladonna.core.game import AnyGame
from belladonna.core.text import text
from belladonna.server.clock import Clock
from belladonna.server.errors import Denied, TooMany
from belladonna.server.limits import Limiter, Rate
from belladonna.server.messages import Estimated

log = logging.getLogger(__name__)

RATE = Rate(30, 2.0)
"""How many a person, or an address, may ask for at once and in a second."""
MOST_WAITING = 16
MOST_KEPT = 4_000
LATEST_S = 60.0
"""The first time on a machine the champion's code is compiled, which takes up to half a minute."""

Asked = tuple[Estimated, ...]


class Advisor:
    """One question at a time, in a thread beside those of the bots; answers about finished games are kept."""

    def __init__(self, clock: Clock) -> None:
        self._limiter = Limiter(RATE, clock)
        self._pool = ThreadPoolExecutor(1, thread_name_prefix="advice")
        self._waiting = 0
        self._kept: OrderedDict[object, Asked] = OrderedDict()

    def check(self, who: str) -> None:
        """Count a question of somebody's, or raise TooMany."""
        self._limiter.check(who)

    def kept(self, key: object) -> Asked | None:
        return self._kept.get(key)

    async def ask(self, game: AnyGame, view: Any, legal: Sequence[Any], luck: Random, *, key: object = None) -> Asked:
        """Return what each move promises, the best first; () where nothing is known. A `key` keeps the answer."""
        if self._waiting >= MOST_WAITING:
            raise TooMany(text("server-too-fast"), retry_s=5)
        self._waiting += 1
        asked = asyncio.get_running_loop().run_in_executor(self._pool, _estimated, game, view, legal, luck)
        asked.add_done_callback(self._answered)
        try:
            found = await asyncio.wait_for(asyncio.shield(asked), LATEST_S)
        except TimeoutError:
            raise Denied(text("server-estimates-late")) from None
        if key is not None:
            self._kept[key] = found
            if len(self._kept) > MOST_KEPT:
                self._kept.popitem(last=False)
        return found

    def close(self) -> None:
        self._pool.shutdown(wait=False, cancel_futures=True)

    def _answered(self, _: object) -> None:
        self._waiting -= 1


def _estimated(game: AnyGame, view: Any, legal: Sequence[Any], luck: Random) -> Asked:
    try:
        found = sorted(estimates(game, view, legal, luck), key=_worth, reverse=True)
        shown = game.screen(view)
        return tuple(
            Estimated(
                move=game.write(each.move),
                told=game.describe_move(each.move),
                outlook=game.outlook(shown, each.move),
                points=each.points,
                points_half=each.points_half,
                share=each.share,
                share_half=each.share_half,
                tried=each.tried,
            )
            for each in found
        )
    except Exception:
        log.exception("no estimates", extra={"game": game.name})
        return ()


def _worth(estimate: Estimate) -> float:
    return estimate.points if estimate.share is None else estimate.share
