"""Players that know no game, and where to find those that do."""

from __future__ import annotations

from collections.abc import Callable, Sequence
from random import Random
from typing import Any

from belladonna.core.config import BadConfig
from belladonna.core.game import AnyGame
from belladonna.core.rules import Bot, M, V, is_stamped, stamped
from belladonna.core.text import text

RANDOM = "random"
LATEST_STAMP_MS = 3000
SMASHES = 0.75
"""How slow a random player's stamp may be, and how often it makes a stamped move at all; no rules, only a spread."""


class RandomBot(Bot[M, V]):
    """Plays any legal move; where moves carry a stamp it draws one, and now and then lets the time pass."""

    def choose(self, view: V, legal: Sequence[M], rng: Random) -> M | None:
        move = rng.choice(legal)
        if not is_stamped(move):
            return move
        return stamped(move, rng.randrange(LATEST_STAMP_MS)) if rng.random() < SMASHES else None


def bots(game: AnyGame) -> dict[str, Callable[[], Bot[Any, Any]]]:
    """Return every bot of a game by name."""
    return {RANDOM: RandomBot, **game.bots}


def bot(game: AnyGame, name: str) -> Bot[Any, Any]:
    """Return a bot by name, `greedy` or with its version `greedy@1`; BadConfig lists the names there are."""
    plain, _, version = name.partition("@")
    known = bots(game)
    if plain not in known or (version and version != str(game.bot_version)):
        allowed = ", ".join(sorted(known))
        raise BadConfig(text("bot-unknown", name=name[:40], game=game.name, allowed=allowed, version=game.bot_version))
    return known[plain]()


def bot_id(game: AnyGame, name: str) -> str:
    """Return a bot's name with its version, as records and results name it."""
    return f"{name.partition('@')[0]}@{game.bot_version}"
