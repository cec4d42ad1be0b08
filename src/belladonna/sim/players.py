"""Players by the words of a command line: `greedy`, `bot:greedy@1`, `agent.py:Agent`."""

from __future__ import annotations

from typing import Any

from belladonna.bots import bot, bot_id
from belladonna.core.game import AnyGame
from belladonna.core.rules import Bot


def player(game: AnyGame, word: str) -> Bot[Any, Any]:
    """Return a new player, a bot or somebody's program, or raise a Refused that says what there is."""
    if ".py:" in word:
        from belladonna.cli.agents import load_agent

        return load_agent(word)
    return bot(game, word.removeprefix("bot:"))


def player_id(game: AnyGame, word: str) -> str:
    """Return how records and results name a player."""
    return word if ".py:" in word else bot_id(game, word.removeprefix("bot:"))
