"""Bots that search need machine code. It is compiled once on a machine, and whoever waits for that is told why.

`python -m belladonna.bots.ready GAME...` compiles in a process of its own, for programs that have other things to do.
"""

from __future__ import annotations

import sys
from collections.abc import Callable, Iterable
from typing import Any, Protocol, runtime_checkable

from belladonna.bots import bot
from belladonna.bots.estimates import JUDGE
from belladonna.core import registry
from belladonna.core.game import AnyGame
from belladonna.core.text import Text


@runtime_checkable
class Compiled(Protocol):
    """A bot that plays on a kernel; `warm` compiles it, or loads what was compiled before."""

    def warm(self) -> None: ...


def needs_kernel(game: AnyGame, name: str) -> bool:
    return isinstance(bot(game, name), Compiled)


def make_ready(players: Iterable[Any], say: Callable[[Text], object]) -> None:
    """Have the machine code of these players at hand; where it has to be compiled first, say so before it starts."""
    waiting = [player for player in players if isinstance(player, Compiled)]
    if not waiting:
        return
    from belladonna.core.compiled import telling

    with telling(say):
        for player in waiting:
            player.warm()


def searching_games() -> tuple[str, ...]:
    """Return the games whose best bots need a kernel."""
    return tuple(game.name for game in registry.games() if needs_kernel(game, JUDGE))


def load(name: str) -> None:
    make_ready([bot(registry.game(name), JUDGE)], lambda _: None)


if __name__ == "__main__":
    for wanted in sys.argv[1:]:
        load(wanted)
