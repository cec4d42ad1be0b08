"""Search: its estimates, its budget, and what it does when time is short."""

from __future__ import annotations

from random import Random
from time import monotonic

import msgspec
import pytest
from tests.bots.test_bots import decisions

from belladonna.bots.search import Recipe, Search

TABLES = [("poison", "poison(players=4)"), ("voodoo", "voodoo(players=3)")]
RECIPES = {"poison": Recipe(30, 5.0, fewest_wins=True), "voodoo": Recipe(30, 4.0)}


@pytest.mark.parametrize(("name", "config"), TABLES)
def test_every_legal_move_gets_an_estimate_and_the_best_is_chosen(name: str, config: str) -> None:
    looked = 0
    for game, state, seat in decisions(config):
        view, legal = game.rules.view(state, seat), game.rules.legal(state, seat)
        search = Search(name, RECIPES[name])
        estimates = search.estimates(view, legal, Random(1))
        assert [estimate.move for estimate in estimates] == list(legal)
        assert all(estimate.tried == 30 and 0 <= (estimate.share or 0) <= 1 for estimate in estimates)
        best = max(estimates, key=lambda estimate: estimate.share or 0)
        assert search.choose(view, legal, Random(1)) == best.move
        looked += len(legal) > 1
    assert looked > 2


@pytest.mark.parametrize(("name", "config"), TABLES)
def test_at_the_last_move_of_a_game_the_estimates_are_exact(name: str, config: str) -> None:
    """Nothing is hidden that matters: every deal that fits gives the points the rules give."""
    *_, (game, state, seat) = decisions(config)
    legal = game.rules.legal(state, seat)
    for estimate in Search(name, RECIPES[name]).estimates(game.rules.view(state, seat), legal, Random(1)):
        after, _ = game.rules.apply(state, seat, estimate.move)
        result = game.rules.result(after)
        assert result is not None and estimate.points_half == pytest.approx(0)
        before = game.rules.view(state, seat).points[seat]
        assert estimate.points == pytest.approx(result.points[seat] - before)


def test_a_deadline_gives_a_move_of_the_search_all_the_same() -> None:
    game, state, seat = decisions("poison(players=4)")[0]
    view, legal = game.rules.view(state, seat), game.rules.legal(state, seat)
    endless = msgspec.structs.replace(RECIPES["poison"], worlds=10**9)
    Search("poison", RECIPES["poison"]).choose(view, legal, Random(1))  # loads what it needs
    start = monotonic()
    assert Search("poison", endless, seconds=0.05).choose(view, legal, Random(1)) in legal
    assert monotonic() - start < 5


def test_moves_that_stand_far_below_are_tried_no_longer() -> None:
    game, state, seat = decisions("poison(players=4)")[0]
    view, legal = game.rules.view(state, seat), game.rules.legal(state, seat)
    recipe = msgspec.structs.replace(RECIPES["poison"], worlds=240, drop=2.5)
    tried = [estimate.tried for estimate in Search("poison", recipe).estimates(view, legal, Random(1))]
    assert max(tried) == 240 and min(tried) < 240
