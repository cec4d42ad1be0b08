"""Cookie Smasher's levels: how quick, how careful and how attentive a player is; the figures are in docs/strength.md.

Everybody knows the rules and sees the same table, so there is nothing to search for: levels differ as people do.
"""

from __future__ import annotations

from collections.abc import Callable, Mapping, Sequence
from functools import partial
from random import Random
from typing import TYPE_CHECKING, Final

from belladonna.core.rules import Bot
from belladonna.games.cookie.bots import RULE_MS, Greedy, Temper
from belladonna.games.cookie.evaluate import Target, evaluate
from belladonna.games.cookie.model import Move, Smash, View
from belladonna.games.cookie.spec import POINTS_PER_SMASH, VIOLATION, SetName
from belladonna.games.cookie.view import compared

if TYPE_CHECKING:
    from belladonna.bots.estimates import Estimate


def _reading(factor: float) -> dict[SetName, int]:
    return {name: round(time * factor) for name, time in RULE_MS.items()}


EASY: Final = Temper(
    notice_ms=1800, card_ms=400, rule_ms=_reading(1.4), change_ms=900, known=0.7, spread=0.3, slip=0.06, doubt=0.1
)
"""Reads slowly, makes little of the cards it knew, and forgets a rule in every sixteen."""
HARD: Final = Temper(
    notice_ms=900, card_ms=220, rule_ms=_reading(0.75), change_ms=450, known=0.3, spread=0.22, slip=0.012, doubt=0.02
)
CHAMPION: Final = Temper(
    notice_ms=700, card_ms=160, rule_ms=_reading(0.55), change_ms=330, known=0.2, spread=0.18, slip=0.004, doubt=0.005
)
"""As quick as somebody who has played for years, and hardly ever wrong."""


class Champion(Greedy):
    """The best there is; and it can tell what every answer to a table would score."""

    def __init__(self) -> None:
        super().__init__(CHAMPION)

    def estimates(self, view: View, legal: Sequence[Move], rng: Random) -> list[Estimate]:
        """Return what each smash scores if nobody is quicker; cards to choose or to put back all promise the same."""
        from belladonna.bots.estimates import Estimate

        if view.phase != "race":
            return [Estimate(move=move, points=0.0) for move in legal]
        assert view.king is not None
        right = evaluate(view.circle, view.king, compared(view)).target
        return [Estimate(move=move, points=_scores(move, right)) for move in legal]


def _scores(move: Move, right: Target) -> float:
    assert isinstance(move, Smash)
    return float(POINTS_PER_SMASH if move.target == right else -VIOLATION)


LEVELS: Mapping[str, Callable[[], Bot[Move, View]]] = {
    "greedy": Greedy,
    "easy": partial(Greedy, EASY),
    "medium": Greedy,
    "hard": partial(Greedy, HARD),
    "champion": Champion,
}
