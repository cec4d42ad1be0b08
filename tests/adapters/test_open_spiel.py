"""OpenSpiel's own test on every game, edition and player count, its algorithms, and what we promise beyond them."""

from __future__ import annotations

from collections import Counter
from collections.abc import Iterator
from random import Random
from typing import Any

import numpy as np
import pyspiel
import pytest
from open_spiel.python.algorithms.external_sampling_mccfr import ExternalSamplingSolver
from open_spiel.python.algorithms.ismcts import ISMCTSBot
from open_spiel.python.algorithms.mcts import RandomRolloutEvaluator
from tests.adapters.tables import OTHERS, every_table, quick_tables
from tests.core import toy

from belladonna.adapters.open_spiel_game import game_of
from belladonna.core import registry


def loaded(table: str) -> Any:
    return pyspiel.load_game(f"belladonna_{table}")


def chance(state: Any, rng: np.random.RandomState) -> int:
    actions, weights = zip(*state.chance_outcomes(), strict=True)
    return int(rng.choice(actions, p=weights))


def played(game: Any, seed: int) -> Iterator[Any]:
    """Yield every state of a random game in which a seat is asked, then the last."""
    rng = np.random.RandomState(seed)
    state = game.new_initial_state()
    while not state.is_terminal():
        if state.is_chance_node():
            state.apply_action(chance(state, rng))
            continue
        yield state
        state.apply_action(int(rng.choice(state.legal_actions())))
    yield state


@every_table(quick=2)
def test_random_simulation(table: str) -> None:
    pyspiel.random_sim_test(loaded(table), num_sims=1, serialize=True, verbose=False)


@pytest.mark.long
@pytest.mark.parametrize("table", OTHERS)
def test_random_simulation_with_other_options(table: str) -> None:
    pyspiel.random_sim_test(loaded(table), num_sims=1, serialize=True, verbose=False)


def test_random_simulation_of_choices_at_once_and_a_race() -> None:
    """The game the core is tested on is not registered, so it cannot be loaded from what was serialized."""
    pyspiel.random_sim_test(game_of(toy.snap(), toy.Config()), num_sims=20, serialize=False, verbose=False)


@quick_tables()
def test_a_resampled_state_looks_the_same_to_its_player(table: str) -> None:
    compared = differ = 0
    for number, state in enumerate(played(loaded(table), 2)):
        if state.is_terminal() or number % 5:
            continue
        player = state.current_player()
        other = state.resampled(player, Random(number))
        assert other.information_state_string(player) == state.information_state_string(player)
        assert other.observation_tensor(player) == state.observation_tensor(player)
        assert other.legal_actions() == state.legal_actions()
        assert other.current_player() == player
        compared += 1
        differ += str(other) != str(state)
    assert compared > 3 and differ > 0


@quick_tables()
def test_information_states_tell_the_seats_apart(table: str) -> None:
    """What one seat knows holds none of the others' hands, and grows with what happens."""
    game = loaded(table)
    before: list[str] = []
    for state in played(game, 4):
        now = [state.information_state_string(player) for player in range(game.num_players())]
        assert len(set(now)) == len(now)
        assert now != before
        before = now


@quick_tables()
def test_a_deal_is_one_chance_node_a_card(table: str) -> None:
    game = loaded(table)
    state = game.new_initial_state()
    rng = np.random.RandomState(0)
    laid: list[str] = []
    while state.is_chance_node():
        assert sum(weight for _, weight in state.chance_outcomes()) == pytest.approx(1)
        action = chance(state, rng)
        laid.append(state.action_to_string(pyspiel.PlayerId.CHANCE, action))
        state.apply_action(action)
    cards = Counter(word.removeprefix("deal ") for word in laid if word.startswith("deal "))
    course = game.course
    assert cards == Counter(map(str, course.game.cards(state.place.moment.state)))


def test_a_word_or_a_number_is_a_number() -> None:
    """OpenSpiel's parameters have one type each, so -1 stands for the word."""
    game = loaded("poison(players=3,first_dealer=2)")
    assert game.new_initial_state().chance_outcomes()[0][1] != pytest.approx(1 / 3)
    assert "first_dealer=2" in str(game)
    state = loaded("poison(players=3)").new_initial_state()
    assert [state.action_to_string(pyspiel.PlayerId.CHANCE, a) for a in state.legal_actions()] == [
        "dealer 0",
        "dealer 1",
        "dealer 2",
    ]


def test_mccfr_beats_random_players_on_a_shrunken_deck() -> None:
    """Two red sevens boil over together, so it matters where the poison and the first of them go."""
    poison = registry.game("poison")
    config = poison.config(players=3, edition="outset", first_dealer=0, deck=("R7", "R7", "X4"))
    game = game_of(poison, config)
    np.random.seed(1)
    solver = ExternalSamplingSolver(game)
    for _ in range(100):
        solver.iteration()
    policy = solver.average_policy()
    rng = np.random.RandomState(2)
    won: Counter[int] = Counter()
    games = 150
    for number in range(games * game.num_players()):
        learner = number % game.num_players()
        state = game.new_initial_state()
        while not state.is_terminal():
            if state.is_chance_node():
                state.apply_action(chance(state, rng))
            elif state.current_player() == learner:
                chances = policy.action_probabilities(state)
                state.apply_action(int(rng.choice(list(chances), p=list(chances.values()))))
            else:
                state.apply_action(int(rng.choice(state.legal_actions())))
        won[learner] += state.returns()[learner]
    assert sum(won.values()) / games / game.num_players() > 0.05


@every_table(quick=1)
def test_ismcts_plays_whole_games_with_our_resampler(table: str) -> None:
    game = loaded(table)
    rng = np.random.RandomState(3)
    bot = ISMCTSBot(game, RandomRolloutEvaluator(1, rng), uct_c=1.0, max_simulations=2, random_state=rng)
    state = game.new_initial_state()
    searched = 0
    while not state.is_terminal():
        if state.is_chance_node():
            state.apply_action(chance(state, rng))
        elif state.current_player() == 0:
            state.apply_action(int(bot.step(state)))
            searched += 1
        else:
            state.apply_action(int(rng.choice(state.legal_actions())))
    assert searched > 5
    assert sum(state.returns()) == pytest.approx(0)
