"""What the greedy player makes of positions whose best card is plain."""

from __future__ import annotations

from collections.abc import Callable
from random import Random

import pytest

from belladonna.bots import bot
from belladonna.core.driver import play_out
from belladonna.games.voodoo import GAME
from belladonna.games.voodoo.bots import standing
from belladonna.games.voodoo.model import Move
from belladonna.games.voodoo.spec import Config
from belladonna.testing import Table

Position = Callable[..., Table]


def choice(table: Table) -> str:
    seat = table.turn
    assert seat is not None
    legal = GAME.rules.legal(table.state, seat)
    chosen: Move | None = bot(GAME, "greedy").choose(table.view(seat), legal, Random(1))
    assert chosen is not None
    return GAME.write(chosen)


@pytest.mark.parametrize("players", [2, 3, 4, 5])
def test_greedy_wins_most_of_its_tables(players: int) -> None:
    """A guard against a player that broke; docs/strength.md has what was measured."""
    won, games = 0.0, 20
    for seed in range(games):
        seats = [bot(GAME, "greedy" if seat == seed % players else "random") for seat in range(players)]
        result = play_out(GAME, Config(players=players), seed, seats).result
        assert result is not None
        won += (seed % players in result.winners) / len(result.winners)
    assert won > 1.5 * games / players


def test_points_come_from_the_others_and_too_late_is_too_late() -> None:
    """Out, `standing` is exactly the others' tricks; last, the own; before, it is better with more tricks about."""
    assert standing((3, 1, 2, 2), 3) == 5
    assert standing((2, 3, 3, 4), 3) == 2
    assert standing((3, 7), 7) == 4
    assert standing((0, 2, 2, 2), 3) > standing((0, 0, 0, 0), 3)
    assert standing((1, 3, 3, 2), 3) < standing((2, 3, 3, 2), 3)


def test_it_goes_out_when_only_one_other_is_left(position: Position) -> None:
    table = position("Y1", "Y2", "R4 G1", "R2 R9", trump="B", leads=2, tricks=[3, 3, 2, 2], out=[(0, 4), (1, 5)])
    assert choice(table.plays("R4")) == "R9"


def test_it_does_not_go_out_first_with_nothing_to_score(position: Position) -> None:
    table = position("R4 G1", "R3 G2", "R2 G3", "R1 R12", trump="B", tricks=[0, 0, 0, 2])
    assert choice(table.plays("R4", "R3", "R2")) == "R1"


def test_it_jumps_two_with_a_splitter(position: Position) -> None:
    table = position("Y1", "Y2", "R4 G1", "R5 R9", trump="B", leads=2, tricks=[3, 3, 2, 1], out=[(0, 4), (1, 5)])
    assert choice(table.plays("R4")) == "R5"


def test_it_takes_the_highest_card_with_the_doll(position: Position) -> None:
    table = position("Y1", "Y2", "R12 G1", "R0 R9", trump="B", leads=2, tricks=[3, 3, 2, 2], out=[(0, 4), (1, 5)])
    assert choice(table.plays("R12")) == "R0"


def test_it_keeps_the_doll_and_the_trumps_where_another_card_loses_as_well(position: Position) -> None:
    table = position("R10 G1", "R3 G2", "R2 G3", "Y0 B3 Y2 B0", trump="B", tricks=[0, 0, 0, 2])
    assert choice(table.plays("R10", "R3", "R2")) == "Y2"


def test_it_names_the_colour_it_has_most_of(position: Position) -> None:
    assert choice(position("R9 G1 G8 G7 Y1", "R1", "R2", trump=None)) == "trump=G"
    assert choice(position("R9 R8 G1 G2 Y1", "R1", "R2", trump=None)) == "trump=R"
