"""The compiled kernel plays as the rules do."""

from __future__ import annotations

from collections import Counter
from collections.abc import Callable, Iterator
from itertools import permutations
from random import Random

import numpy as np
import pytest
from numpy.typing import NDArray

from belladonna.core.rules import CHANCE, Seat
from belladonna.games.voodoo import GAME, kernel
from belladonna.games.voodoo.model import Laid, Play
from belladonna.games.voodoo.spec import COLOUR, COLOURS, KINDS, VALUE, Cards, Config, deck
from belladonna.games.voodoo.tests.test_view import Position, deals, even, fitted
from belladonna.games.voodoo.tricks import winning, worth
from belladonna.testing.kernels import Compared, compare_game

ENOUGH, MANY = 12_000, 350_000


def configurations() -> Iterator[Config]:
    """Yield every number of players, and a small deck in which hands run short and dolls meet the highest cards."""
    for players in range(2, 6):
        yield Config(players=players)
        yield Config(players=players, first=players - 1)
    yield Config(players=3, deck=("R0", "R10", "R5", "B0", "B10", "B7", "Y0", "Y10", "G7", "P10", "P0", "P1"))


def compare(games: int, seed: int) -> Compared:
    compared, rng = Compared(), Random(seed)
    for config in configurations():
        compared.configs += 1
        for _ in range(games):
            compare_game(GAME, kernel, config, rng, compared)
    return compared


def test_the_kernel_plays_as_the_rules_do() -> None:
    compared = compare(games=10, seed=1)
    print(compared)
    assert compared.positions > ENOUGH


def test_the_kernel_gives_every_trick_of_dolls_and_highest_cards_to_whom_the_rules_give_it() -> None:
    """Games dealt by chance hardly ever bring a doll of the trump together with the highest card of another colour."""
    config, trump = Config(players=3, first=0), "B"
    codec, compared = GAME.codec(config), 0
    for trick in permutations(("R0", "R5", "R10", "B0", "B3", "B10", "Y0", "Y10"), 3):
        (state,) = kernel.start(config)
        state["trump"], state["turn"] = COLOURS.index(trump), 0
        for seat, card in enumerate(trick):
            state["hands"][seat, COLOURS.index(COLOUR[card])] = 1 << VALUE[card]
        for card in trick:
            kernel.step(state, codec.index(Play(card)))
        best = winning(config, trump, [Laid(Seat(seat), card) for seat, card in enumerate(trick)])
        assert (state["turn"], state["tricks"][best.seat]) == (best.seat, worth(best.card))
        compared += 1
    assert compared == 8 * 7 * 6


@pytest.mark.long
def test_the_kernel_plays_as_the_rules_do_for_long(seconds_left: Callable[[], float]) -> None:
    total, seed = Compared(), 2
    while total.positions < MANY or seconds_left() > 0:
        compared = compare(games=10, seed=seed)
        total.positions, total.games = total.positions + compared.positions, total.games + compared.games
        total.configs, seed = compared.configs, seed + 1
    print(total)
    assert total.positions > MANY


def test_policies_make_legal_moves_and_random_makes_them_all() -> None:
    rng, luck = Random(3), np.zeros(1, np.uint64)
    mask = np.zeros(kernel.ACTIONS, np.bool_)
    for players in range(2, 6):
        config = Config(players=players, first=0)
        states = kernel.start(config)
        states[0]["round"] = 1  # the dealer names the trump
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


def test_games_repeat_from_their_number() -> None:
    config = Config(players=5)
    starts, cards, policies = kernel.start(config), kernel.cards(config), np.zeros(kernel.SEATS, np.int8)
    whole, part = np.zeros((40, kernel.SEATS), np.int16), np.zeros((10, kernel.SEATS), np.int16)
    kernel.play(starts, cards, policies, 99, 7, 0, whole, np.zeros(40, np.int32))
    kernel.play(starts, cards, policies, 99, 7, 30, part, np.zeros(10, np.int32))
    assert (part == whole[30:]).all()
    assert len(np.unique(whole, axis=0)) == len(whole)


def test_playing_on_from_a_position_ends_with_its_round() -> None:
    rules, rng = GAME.rules, Random(5)
    state = rules.setup(Config(players=2, first=1))
    while state.turn is None:
        state, _ = rules.apply(state, CHANCE, rules.sample(state, rng))
    for _ in range(7):
        (seat,) = rules.to_act(state)
        state, _ = rules.apply(state, seat, rng.choice(rules.legal(state, seat)))
    points = np.zeros((200, kernel.SEATS), np.int16)
    starts = kernel.encode(state)
    before = starts.copy()
    kernel.play(
        starts, kernel.cards(state.config), np.ones(kernel.SEATS, np.int8), 1, 1, 0, points, np.zeros(200, np.int32)
    )
    assert starts == before
    assert (points[:, :2].sum(axis=1) == 7).all()  # V-6.6


def test_greedy_scores_more_than_random() -> None:
    policies = np.array([kernel.GREEDY, *[kernel.RANDOM] * 4], np.int8)
    for players in range(2, 6):
        points = np.zeros((2000, kernel.SEATS), np.int16)
        config = Config(players=players)
        kernel.play(kernel.start(config), kernel.cards(config), policies, 99, 1, 0, points, np.zeros(2000, np.int32))
        mean = points.mean(axis=0)
        assert mean[0] > 1.2 * mean[1:players].max()


def test_hidden_cards_dealt_anew_are_all_deals_that_fit_and_equally_likely(position: Position) -> None:
    """As many worlds as make every deal that the voids allow likely, each made of the one before."""
    table, small = fitted(position)
    view = table.view(0)
    every = set(deals(sorted(small), [2, 2, 2], [("R", "G"), (), ("R",)]))
    draws = 60 * len(every)
    fits = GAME.fitting(view, Random(7))
    worlds = np.repeat(kernel.encode(fits), draws)
    hidden = kernel.hidden(view, fits)
    assert hidden is not None
    kernel.mix(worlds, *hidden, 5)
    found = Counter(tuple(held(world["hands"][seat]) for seat in (1, 2, 3)) for world in worlds)
    assert set(found) == every
    assert even(found, len(every), draws)
    assert {held(world["hands"][0]) for world in worlds} == {tuple(sorted(view.hand))}


def held(numbers: NDArray[np.int32]) -> Cards:
    """Return the cards of a hand as the kernel keeps it, a set of numbers for each colour."""
    return tuple(sorted(card for card in KINDS if numbers[COLOURS.index(COLOUR[card])] >> VALUE[card] & 1))
