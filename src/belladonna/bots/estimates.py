"""What each legal move is worth, from one seat's view: what a player is told who asks for a hint."""

from __future__ import annotations

from collections.abc import Sequence
from random import Random
from typing import Any, Protocol, runtime_checkable

from msgspec import Struct

from belladonna.bots import bot
from belladonna.core.game import AnyGame

JUDGE = "champion"
"""Whose estimates these are."""


class Estimate(Struct, frozen=True, kw_only=True):
    """What a move promises: points of this round, and a share of the victory; the halves of 95 % intervals."""

    move: Any
    points: float
    points_half: float = 0.0
    share: float | None = None
    """None where only points are reckoned with."""
    share_half: float = 0.0
    tried: int = 0
    """In how many deals that fit the view it was tried out; 0 where nothing had to be."""


@runtime_checkable
class Estimating(Protocol):
    """A bot that can say what it makes of every move."""

    def estimates(self, view: Any, legal: Sequence[Any], rng: Random) -> list[Estimate]: ...


def estimates(game: AnyGame, view: Any, legal: Sequence[Any], rng: Random) -> list[Estimate]:
    """Return an estimate for each legal move, in their order; [] where the game's champion has none to give."""
    judge = bot(game, JUDGE)
    return judge.estimates(view, legal, rng) if isinstance(judge, Estimating) else []
