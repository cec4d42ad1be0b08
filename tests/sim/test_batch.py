"""Many games at once: the same on any number of cores, piece by piece."""

from __future__ import annotations

from itertools import islice

import numpy as np
import pytest

from belladonna.core import registry
from belladonna.core.registry import read_config
from belladonna.sim import batch


def points(cores: int, games: int = 5000) -> tuple[np.ndarray[tuple[int, ...], np.dtype[np.int16]], int]:
    game, config = read_config("poison(players=3)")
    pieces = list(batch.play(game, config, ["greedy", "random", "random"], games=games, seed=3, cores=cores))
    assert [piece.first for piece in pieces] == list(range(0, games, batch.PIECE))
    return np.concatenate([piece.points for piece in pieces]), sum(piece.moves for piece in pieces)


def test_a_run_is_the_same_on_any_number_of_cores() -> None:
    (one, moves), (two, moves_too) = points(cores=1), points(cores=2)
    assert one.shape == (5000, 3) and moves == moves_too
    assert (one == two).all()
    assert len(np.unique(one, axis=0)) > 1000


def test_a_run_can_be_stopped() -> None:
    game, config = read_config("voodoo(players=2)")
    pieces = list(islice(batch.play(game, config, ["random"] * 2, games=10**9, cores=2), 2))
    assert [len(piece.points) for piece in pieces] == [batch.PIECE] * 2


def test_games_go_on_from_the_starts_in_turn_and_end_after_so_many_rounds() -> None:
    game, config = read_config("voodoo(players=2,first=0)")
    starts = np.repeat(batch.kernel(game).start(config), 2)
    starts["points"][1] = 100
    (piece,) = batch.play(game, config, ["greedy"] * 2, games=7, starts=starts, rounds=1)
    assert piece.points.sum(axis=1).tolist() == [7, 207, 7, 207, 7, 207, 7]  # V-6.6


def test_an_unknown_policy_is_an_error() -> None:
    game, config = read_config("poison")
    with pytest.raises(KeyError):
        next(batch.play(game, config, ["nobody"], games=1))


@pytest.mark.parametrize("name", registry.names())
def test_a_kernel_can_be_made_ready(name: str) -> None:
    game = registry.game(name)
    batch.warm(game, game.config(), lambda message: None)
