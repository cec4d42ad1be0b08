"""The compiled kernel plays as the rules do."""

from __future__ import annotations

from collections import Counter
from collections.abc import Callable, Iterator, Mapping
from itertools import product
from math import sqrt
from random import Random
from typing import Any

import numpy as np
import pytest
from numpy.typing import NDArray

from belladonna.core.config import make_config
from belladonna.core.rules import CHANCE
from belladonna.games.poison import GAME, kernel
from belladonna.games.poison.model import Deal
from belladonna.games.poison.spec import KINDS, Cards, Config, deck
from belladonna.games.poison.tests.test_views import fits
from belladonna.testing import Table, table_for
from belladonna.testing.kernels import Compared, compare_game

ENOUGH, MANY = 10_000, 350_000


def configurations() -> Iterator[Config]:
    """Yield every edition, variant and number of players; with Zeros and Wilds, both ways to copy."""
    editions: list[dict[str, str | int]] = [{"edition": name} for name in ("classic", "outset", "manual")]
    for copies, (zeros, wilds) in product(("top", "colour"), ((1, 1), (0, 3), (3, 2))):
        editions.append({"edition": "manual", "zeros": zeros, "wilds": wilds, "wild_copies": copies})
    for players, variant, edition in product(range(3, 7), ("none", "draw"), editions):
        yield make_config(Config, {"players": players, "variant": variant, **edition})
    yield Config(players=3, edition="manual", wilds=3, deck=("RW", "RW", "BW", "BW", "PW", "PW", "R1", "X4", "X4"))


def compare(games: int, seed: int) -> Compared:
    compared, rng = Compared(), Random(seed)
    for config in configurations():
        compared.configs += 1
        for _ in range(games):
            compare_game(GAME, kernel, config, rng, compared)
    return compared


def test_the_kernel_plays_as_the_rules_do() -> None:
    compared = compare(games=1, seed=1)
    print(compared)
    assert compared.positions > ENOUGH


@pytest.mark.long
def test_the_kernel_plays_as_the_rules_do_for_long(seconds_left: Callable[[], float]) -> None:
    total, seed = Compared(), 2
    while total.positions < MANY or seconds_left() > 0:
        compared = compare(games=1, seed=seed)
        total.positions, total.games = total.positions + compared.positions, total.games + compared.games
        total.configs, seed = compared.configs, seed + 1
    print(total)
    assert total.positions > MANY


def test_policies_make_legal_moves_and_random_makes_them_all() -> None:
    rng, luck = Random(3), np.zeros(1, np.uint64)
    mask = np.zeros(kernel.ACTIONS, np.bool_)
    for config in (Config(), Config(players=3, edition="manual", zeros=2, wilds=3)):
        states = kernel.start(config)
        states[0]["dealer"] = 0
        cards = list(deck(config))
        rng.shuffle(cards)
        kernel.deal(states[0], kernel.encode_deck(tuple(cards)))
        while states[0]["turn"] != kernel.NOBODY:
            count = kernel.legal(states[0], mask)
            seen = {kernel.choose(states[0], kernel.RANDOM, luck) for _ in range(40 * count)}
            assert seen == set(np.flatnonzero(mask))
            action = kernel.choose(states[0], kernel.GREEDY, luck)
            assert mask[action]
            kernel.step(states[0], action)


def test_games_end_like_those_of_the_rules_and_repeat_from_their_number() -> None:
    config = Config(players=5, edition="manual", zeros=1, wilds=1)
    starts, cards, policies = kernel.start(config), kernel.cards(config), np.zeros(kernel.SEATS, np.int8)
    whole, part = np.zeros((40, kernel.SEATS), np.int16), np.zeros((10, kernel.SEATS), np.int16)
    moves = kernel.play(starts, cards, policies, 99, 7, 0, whole, lengths := np.zeros(40, np.int32))
    assert lengths.sum() == moves and lengths.min() > 0
    assert 40 * 5 * len(cards) * 0.8 < moves <= 40 * 5 * len(cards)  # all but some Wilds are played
    kernel.play(starts, cards, policies, 99, 7, 30, part, np.zeros(10, np.int32))
    assert (part == whole[30:]).all()
    assert (whole[:, :5].sum(axis=1) > 0).all() and (whole[:, 5:] == 0).all()
    assert len(np.unique(whole, axis=0)) > 30


def test_playing_on_from_a_position_ends_with_its_round() -> None:
    rules, rng = GAME.rules, Random(5)
    state = rules.setup(Config(first_dealer=2))
    state, _ = rules.apply(state, CHANCE, rules.sample(state, rng))
    for _ in range(20):
        (seat,) = rules.to_act(state)
        state, _ = rules.apply(state, seat, rng.choice(rules.legal(state, seat)))
    points = np.zeros((50, kernel.SEATS), np.int16)
    starts = kernel.encode(state)
    before = starts.copy()
    moves = kernel.play(
        starts, kernel.cards(state.config), np.ones(kernel.SEATS, np.int8), 1, 1, 0, points, np.zeros(50, np.int32)
    )
    assert starts == before
    assert moves == 50 * sum(map(len, state.hands))


def test_greedy_takes_less_than_random() -> None:
    policies = np.array([kernel.GREEDY, *[kernel.RANDOM] * 5], np.int8)
    points = np.zeros((2000, kernel.SEATS), np.int16)
    config = Config()
    kernel.play(kernel.start(config), kernel.cards(config), policies, 99, 1, 0, points, np.zeros(2000, np.int32))
    mean = points.mean(axis=0)
    assert mean[0] < 0.6 * mean[1:4].min()


def test_a_deck_is_dealt_as_the_rules_deal_it() -> None:
    """Also where hands are small and the deck is one's own."""
    config = Config(players=3, deck=("R1", "R2", "B4", "B5", "P7", "X4", "X4"), first_dealer=1)
    state, _ = GAME.rules.apply(GAME.rules.setup(config), CHANCE, Deal(config.deck or ()))
    states = kernel.start(config)
    kernel.deal(states[0], kernel.encode_deck(config.deck or ()))
    assert states == kernel.encode(state)


def dealt_anew(t: Table, seat: int, count: int) -> NDArray[Any]:
    """Return so many worlds that fit what a seat sees, each made of the one before."""
    view = t.view(seat)
    fits = GAME.fitting(view, Random(3))
    worlds = np.repeat(kernel.encode(fits), count)
    hidden = kernel.hidden(view, fits)
    assert hidden is not None
    kernel.mix(worlds, *hidden, 5)
    return worlds


def held(counts: NDArray[np.uint8]) -> Cards:
    return tuple(card for card, count in zip(KINDS, counts, strict=True) for _ in range(count))


def far_off(found: Counter[Any], weights: Mapping[Any, float]) -> float:
    """Return chi-square in standard deviations above what chance alone gives."""
    scale = found.total() / sum(weights.values())
    chi = sum((found[way] - weight * scale) ** 2 / (weight * scale) for way, weight in weights.items())
    assert set(found) <= set(weights)
    freedom = len(weights) - 1
    return (chi - freedom) / sqrt(2 * freedom)


def test_hidden_cards_dealt_anew_are_all_deals_that_fit_and_equally_likely() -> None:
    t = table_for("poison", players=3, first_dealer=2).deals("R1 R2", "B1 B1", "P1 X4", out="X4 B1")
    ways = Counter[Any]()
    for (first, second, _, _), weight in fits(t, 0).items():
        ways[first, second] += weight
    worlds = dealt_anew(t, 0, 4000)
    found = Counter((held(world["hands"][1]), held(world["hands"][2])) for world in worlds)
    assert set(found) == set(ways) and far_off(found, ways) < 5
    assert {held(world["hands"][0]) for world in worlds} == {("R1", "R2")}
    for world in worlds[:50]:
        assert all(
            bool(world["hands"][s][k]) == bool(world["held"][s] & kernel._BIT[k]) for s in (1, 2) for k in range(22)
        )


def test_a_stack_dealt_anew_holds_every_hidden_card_anywhere() -> None:
    t = table_for("poison", players=3, variant="draw", first_dealer=2)
    t.deals("R1 R1 R1 R2 R2", "B1 B1 B1 B2 B2", "P1 P1 P1 P2 P2", stack="X4 R7 P7")
    hidden = {"B1": 3, "B2": 2, "P1": 3, "P2": 2, "X4": 1, "R7": 1, "P7": 1}
    worlds = dealt_anew(t, 0, 4000)
    for place in range(3):
        assert far_off(Counter(KINDS[world["stack"][place]] for world in worlds), hidden) < 5
