"""What chance may do, where it can be listed, is what it does."""

from __future__ import annotations

from collections import Counter
from random import Random

from tests.adapters.tables import quick_tables

from belladonna.core import registry
from belladonna.core.rules import CHANCE

DRAWS = 600


@quick_tables()
def test_listed_outcomes_are_drawn_by_their_weights(table: str) -> None:
    game, config = registry.read_config(table)
    rules, rng = game.rules, Random(1)
    state, listed = rules.setup(config), 0
    while CHANCE in rules.to_act(state):
        outcomes = rules.outcomes(state)
        if outcomes is not None:
            weights = dict(outcomes)
            assert len(weights) == len(outcomes) and all(weight > 0 for weight in weights.values())
            drawn = Counter(rules.sample(state, rng) for _ in range(DRAWS))
            assert set(drawn) == set(weights)
            total = sum(weights.values())
            assert all(abs(drawn[move] / DRAWS - weight / total) < 0.1 for move, weight in weights.items())
            assert all(rules.why_not(state, CHANCE, move) is None for move in weights)
            listed += 1
        state, _ = rules.apply(state, CHANCE, rules.sample(state, rng))
    assert listed >= 1
