"""Who may be seated as a bot: every game's own, and the agents that whoever runs the server has named."""

from __future__ import annotations

import re
from collections.abc import Iterable
from concurrent.futures import ThreadPoolExecutor

from belladonna.bots import bot, bot_id, bots
from belladonna.core import registry
from belladonna.core.config import BadConfig
from belladonna.core.game import AnyGame
from belladonna.core.text import text
from belladonna.server.agents import Agent
from belladonna.server.errors import CannotStart, NotUnderstood

NAME = re.compile(r"[a-z0-9][a-z0-9_-]{0,30}")
STAND_IN = "greedy"
"""The player that takes over wherever another cannot go on; every game has it."""


class Roster:
    def __init__(self, agents: Iterable[Agent] = ()) -> None:
        self._agents = {agent.name: agent for agent in agents}

    @classmethod
    def started(cls, lines: Iterable[str]) -> Roster:
        """Return a roster with these `NAME=module:factory`, each loaded; or raise CannotStart."""
        agents = [_agent(line) for line in lines]
        roster = cls(agents)
        if len(roster._agents) < len(agents):
            raise CannotStart(text("server-agent-twice"))
        try:
            with ThreadPoolExecutor(max(1, len(agents))) as pool:
                list(pool.map(Agent.start, agents))
            for agent in agents:
                for name in agent.ready.games:
                    registry.game(name)
        except BaseException:
            roster.close()
            raise
        return roster

    def names(self, game: AnyGame) -> list[str]:
        return sorted({*bots(game), *(name for name in self._agents if self.agent(game, name))})

    def agent(self, game: AnyGame, name: str) -> Agent | None:
        """Return the agent of this name, if it plays this game."""
        agent = self._agents.get(name)
        return agent if agent is not None and (not agent.ready.games or game.name in agent.ready.games) else None

    def id_of(self, game: AnyGame, name: str) -> str:
        """Return a bot's name with its version, or raise BadConfig."""
        plain, _, version = name.partition("@")
        agent = self.agent(game, plain)
        if agent is not None and version in ("", agent.ready.version):
            return f"{plain}@{agent.ready.version}"
        bot(game, name)
        return bot_id(game, name)

    def current(self, game: AnyGame, stored: str) -> str:
        """Return the bot to ask for a stored `name@version`: the same by name where its version has moved on."""
        plain = stored.partition("@")[0]
        if self.agent(game, plain) is not None:
            return plain
        try:
            bot(game, plain)
        except BadConfig:
            return STAND_IN
        return plain

    def close(self) -> None:
        for agent in self._agents.values():
            agent.close()


def _agent(line: str) -> Agent:
    name, _, where = line.partition("=")
    if not free_name(name) or ":" not in where:
        raise CannotStart(text("server-agent-setting", value=line[:80]))
    return Agent(name, where)


def free_name(name: str) -> bool:
    """Return whether a stranger's player may be called this: no bot of ours is."""
    return NAME.fullmatch(name) is not None and not any(name in bots(game) for game in registry.games())


def checked_agent(name: str) -> str:
    if not free_name(name):
        raise NotUnderstood(text("server-agent-name", name=name[:40]))
    return name
