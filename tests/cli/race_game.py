"""The toy of the core's tests as a game of the command line: it has words, and a race of half a second.

`python -m tests.cli.race_game play snap` is `belladonna play snap` with this game beside the others.
"""

from __future__ import annotations

import sys
import types
from collections.abc import Sequence
from dataclasses import replace
from pathlib import Path
from random import Random

from tests.core import toy

import belladonna.text
from belladonna.core import registry
from belladonna.core.rules import CLOCK, Bot
from belladonna.core.seen import Hidden
from belladonna.core.text import Text, text

COUNTDOWN_MS, RACE_MS, LATE_MS = 200, 1500, 150


class Timed(toy.Snapping):
    name = "snap"

    def wait_ms(self, state: toy.State) -> int | None:
        if CLOCK not in self.to_act(state):
            return None
        return COUNTDOWN_MS if not state.shown else LATE_MS if state.snaps else RACE_MS


class SnapsAt(Bot[toy.Move, toy.View]):
    """Snaps the highest card after a fixed time."""

    at_ms = 900

    def choose(self, view: toy.View, legal: Sequence[toy.Move], rng: Random) -> toy.Move | None:
        return toy.Snap(max(view.table), self.at_ms) if view.shown else legal[0]


class SnapsSoon(SnapsAt):
    at_ms = 100


def tell(event: toy.Event) -> tuple[Text, ...]:
    match event:
        case toy.Dealt(seat, cards) if not isinstance(cards, Hidden):
            return (text("snap-said-dealt", seat=seat, cards=cards),)
        case toy.Chose(seat):
            return (text("snap-said-chose", seat=seat),)
        case toy.Revealed(cards):
            return (text("snap-said-revealed", cards=cards),)
        case toy.Snapped(seat, cards, at_ms) if not isinstance(cards, Hidden) and not isinstance(at_ms, Hidden):
            return (text("snap-said-snapped", seat=seat, cards=cards, at=at_ms),)
        case toy.Settled(winner):
            return (text("snap-said-nobody") if winner is None else text("snap-said-settled", seat=winner),)
    return ()


def describe(view: toy.View) -> tuple[Text, ...]:
    return (text("snap-table", cards=view.table), text("snap-hand", cards=view.hand))


def describe_move(move: toy.Move) -> Text:
    return text("snap-move", card=move.card) if isinstance(move, toy.Choose | toy.Snap) else text("snap-move-other")


GAME = replace(
    toy.snap(Timed()),
    tell=tell,
    describe=describe,
    describe_move=describe_move,
    outlook=lambda view, move: text("snap-outlook"),
    styles={"T": "bold red"},
    bots={"greedy": SnapsAt, "soon": SnapsSoon},
)


def install() -> None:
    """Put the game into the registry, and its words into the catalogues."""
    module = types.ModuleType("belladonna.games.snap")
    module.GAME = GAME  # type: ignore[attr-defined]
    sys.modules[module.__name__] = module
    known, catalogues = registry.names(), belladonna.text.catalogues
    registry.names = lambda: (*known, "snap")  # type: ignore[assignment]
    words = Path(__file__).with_name("snap.ftl")
    belladonna.text.catalogues = lambda language: (*catalogues(language), words)


if __name__ == "__main__":
    install()
    from belladonna.cli import main

    main()
