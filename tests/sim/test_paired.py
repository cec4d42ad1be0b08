"""Paired deals: the same figures on any number of cores, every seat in turn."""

from __future__ import annotations

from collections.abc import Sequence
from contextlib import suppress
from random import Random
from typing import Any

import pytest

from belladonna.core.game import AnyGame
from belladonna.core.rules import Bot
from belladonna.sim.paired import Deal, Played, Task, play_deal, run
from belladonna.sim.players import player
from belladonna.sim.watch import TooSlow, time_limit
from belladonna.text import say

GAME = "poison(players=3,edition=outset)"
SEATS = ("greedy", "random", "random")


def tasks(count: int) -> list[Task]:
    return [Task(GAME, SEATS, number) for number in range(count)]


def games(deals: Sequence[Deal]) -> list[tuple[Played, ...]]:
    return [deal.games for deal in deals]


def test_the_number_of_processes_changes_nothing() -> None:
    alone, two = games(list(run(tasks(6), 1))), games(list(run(tasks(6), 2)))
    assert alone == two and len({*alone}) == 6


def test_a_deal_is_played_from_every_seat() -> None:
    deal = play_deal(Task(GAME, SEATS, 5))
    assert [game.seats for game in deal.games] == [(0, 1, 2), (1, 2, 0), (2, 0, 1)]
    assert [game.rounds for game in deal.games] == [3, 3, 3]
    for game in deal.games:
        assert sorted(game.order) == [0, 1, 2] and sum(game.wins) == pytest.approx(1)


def test_players_alike_get_the_same_over_a_deal() -> None:
    """The same bot in all seats: over the rotation each entrant meets every seat of the deal."""
    deal = play_deal(Task(GAME, ("greedy",) * 3, 5))
    assert len({sum(game.points[entrant] for game in deal.games) for entrant in range(3)}) == 1


def test_without_rotation_a_deal_is_one_game() -> None:
    assert len(play_deal(Task(GAME, SEATS, 5, rotate=False)).games) == 1


class Broken(Bot[Any, Any]):
    def choose(self, view: Any, legal: Sequence[Any], rng: Random) -> Any:
        raise ZeroDivisionError("ouch")


class Slow(Bot[Any, Any]):
    """It even catches every Exception."""

    def choose(self, view: Any, legal: Sequence[Any], rng: Random) -> Any:
        while True:
            with suppress(Exception):
                sum(range(1000))


class Cheat(Bot[Any, Any]):
    def choose(self, view: Any, legal: Sequence[Any], rng: Random) -> Any:
        return None


def bad(game: AnyGame, word: str) -> Bot[Any, Any]:
    kinds: dict[str, type[Bot[Any, Any]]] = {"broken": Broken, "slow": Slow, "cheat": Cheat}
    return kinds[word]() if word in kinds else player(game, word)


@pytest.mark.parametrize(
    ("name", "said"),
    [
        ("broken", "ZeroDivisionError: ouch"),
        ("slow", "longer than 0.05 seconds"),
        ("cheat", "made no move"),
        ("whist", "no bot “whist”"),
    ],
)
def test_a_player_that_fails_is_named_and_its_deal_has_no_games(name: str, said: str) -> None:
    deal = play_deal(Task(GAME, ("random", name, "random"), 5, move_seconds=0.05), bad)
    assert deal.failure is not None and deal.failure.player == name and deal.failure.deal == 5
    assert said in say(deal.failure.why) and not deal.games


def test_a_limit_that_is_kept_does_nothing() -> None:
    with time_limit(5):
        pass
    with pytest.raises(TooSlow):
        play_slowly(0.01)


def play_slowly(limit: float) -> None:
    with time_limit(limit):
        Slow().choose(None, (), Random(0))
