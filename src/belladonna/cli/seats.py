"""Who sits where: `you`, `greedy`, `bot:greedy`, `agent.py:Agent`."""

from __future__ import annotations

import re
from collections.abc import Sequence
from dataclasses import dataclass

from belladonna.bots import bot, bot_id, bots
from belladonna.cli.agents import load_agent
from belladonna.cli.errors import BadUsage
from belladonna.core.config import BadConfig
from belladonna.core.game import AnyGame
from belladonna.core.rules import Bot
from belladonna.core.text import text

YOU = "you"
PLAIN_BOT = "greedy"
NAMES = ("Ada", "Bo", "Cleo", "Dov", "Eva", "Finn", "Gia", "Hal", "Ida")


@dataclass(frozen=True, slots=True)
class Chair:
    """A seat and who sits there; `bot` is None for the person at this terminal."""

    name: str
    kind: str
    bot: Bot[object, object] | None

    @property
    def signature(self) -> str:
        """The name as a record keeps it: a bot never passes for a person."""
        return self.name if self.bot is None else f"{self.name} ({self.kind})"


def who_sits(count: int, everybody: str | None, single: Sequence[str]) -> list[str]:
    """Return what each seat was given: by `--seats a,b`, then by `--seat 2=b`; you and greedy bots without."""
    if everybody is None:
        given = [PLAIN_BOT] * count if single else [YOU] + [PLAIN_BOT] * (count - 1)
        if single and not any(item.partition("=")[0].strip() == "0" for item in single):
            given[0] = YOU
    else:
        given = [word.strip() for word in everybody.split(",")]
        if len(given) > count:
            raise BadUsage(text("cli-too-many-seats", found=len(given), count=count))
        given += [PLAIN_BOT] * (count - len(given))
    for item in single:
        found = re.fullmatch(r"\s*([0-9]{1,3})\s*=\s*(.+?)\s*", item)
        if not found:
            raise BadUsage(text("cli-seat-not-readable", value=item[:60]))
        if int(found[1]) >= count:
            raise BadUsage(text("cli-no-such-seat", value=found[1], last=count - 1))
        given[int(found[1])] = found[2]
    if sum(word == YOU for word in given) > 1:
        raise BadUsage(text("cli-one-person"))
    return given


def chairs(game: AnyGame, given: Sequence[str], name: str) -> tuple[Chair, ...]:
    """Return the players; a bot's name is never the person's."""
    free = iter(n for n in NAMES if n.casefold() != name.casefold())
    return tuple(Chair(name, YOU, None) if word == YOU else _bot(game, word, next(free)) for word in given)


def _bot(game: AnyGame, word: str, name: str) -> Chair:
    if ".py:" in word:
        return Chair(name, word, load_agent(word))
    wanted = word.removeprefix("bot:")
    try:
        return Chair(name, bot_id(game, wanted), bot(game, wanted))
    except BadConfig:
        allowed = ", ".join((YOU, *bots(game)))
        raise BadUsage(text("cli-no-such-player", value=word[:60], allowed=allowed)) from None
