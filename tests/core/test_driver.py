"""The driver plays by turns, all at once, and against the clock; a history branches without touching itself."""

from __future__ import annotations

from collections.abc import Sequence
from random import Random

import pytest
from tests.core import toy

from belladonna.bots import RandomBot
from belladonna.core.driver import BotFailed, play, play_out
from belladonna.core.game import BadNotation
from belladonna.core.history import History, parse_move
from belladonna.core.rules import CHANCE, CLOCK, Bot, IllegalMove, Seat

GAME, TWO = toy.snap(), toy.Config()


class Snaps(Bot[toy.Move, toy.View]):
    """Chooses its first card and snaps the highest one at a fixed time."""

    def __init__(self, at_ms: int) -> None:
        self.at_ms = at_ms

    def choose(self, view: toy.View, legal: Sequence[toy.Move], rng: Random) -> toy.Move | None:
        return toy.Snap(max(view.table), self.at_ms) if view.shown else legal[0]


def test_seats_choose_then_the_clock_reveals_and_settles() -> None:
    plies = list(play(GAME, TWO, 1, [Snaps(900), Snaps(700)]))
    kinds = [(p.seat, type(p.move).__name__) for p in plies]
    a_round = [(0, "Choose"), (1, "Choose"), (CLOCK, "Reveal"), (0, "Snap"), (1, "Snap"), (CLOCK, "Settle")]
    assert kinds == [(CHANCE, "Deal"), *a_round, *a_round]


def test_the_earliest_stamp_wins_whoever_was_asked_first() -> None:
    result = play_out(GAME, TWO, 1, [Snaps(900), Snaps(700)]).result
    assert result is not None and result.points == (0, 2)


def test_where_all_wait_the_clock_ends_the_wait() -> None:
    result = play_out(GAME, TWO, 1, [toy.Waits(), toy.Waits()]).result
    assert result is not None and result.points == (0, 0) and result.places == (1, 1)
    assert result.winners == (0, 1)


class Fidgets(toy.First):
    """Chooses as others do, but uses up luck."""

    def choose(self, view: toy.View, legal: Sequence[toy.Move], rng: Random) -> toy.Move | None:
        rng.random()
        return super().choose(view, legal, rng)


def test_a_seats_luck_is_its_own_whoever_else_plays() -> None:
    for seed in range(20):
        calm, restless = (
            play_out(GAME, TWO, seed, [other, RandomBot[toy.Move, toy.View]()]) for other in (toy.First(), Fidgets())
        )
        assert calm == restless


def test_the_same_seed_plays_the_same_game() -> None:
    bots = [RandomBot[toy.Move, toy.View](), RandomBot[toy.Move, toy.View]()]
    assert play_out(GAME, TWO, 5, bots) == play_out(GAME, TWO, 5, bots)


def test_the_same_seed_deals_the_same_cards_to_other_bots() -> None:
    one, other = play_out(GAME, TWO, 5, [toy.First()] * 2), play_out(GAME, TWO, 5, [RandomBot(), RandomBot()])
    assert one.plies[0] == other.plies[0]


class Sleeps(Bot[toy.Move, toy.View]):
    def choose(self, view: toy.View, legal: Sequence[toy.Move], rng: Random) -> toy.Move | None:
        return None


class Cheats(Bot[toy.Move, toy.View]):
    def choose(self, view: toy.View, legal: Sequence[toy.Move], rng: Random) -> toy.Move | None:
        return toy.Choose("T9")


@pytest.mark.parametrize(("bot", "says"), [(Sleeps(), "made no move"), (Cheats(), "illegal move")])
def test_a_bot_that_makes_no_legal_move_is_named(bot: Bot[toy.Move, toy.View], says: str) -> None:
    with pytest.raises(BotFailed, match=f"seat 2.*{says}"):
        play_out(GAME, TWO, 1, [toy.First(), bot])


def test_a_branch_never_touches_what_it_came_from() -> None:
    history = History.of(GAME, TWO).then("* deal T0 T1 T2 T3").then("0 choose T0")
    before = history.state
    branch = history.then("1 choose T3").then("! reveal").then("1 snap T3 120  # what if")
    assert history.state == before and len(history) == 2 and len(branch) == 5
    assert branch[2] == history and branch[-1].lines() == branch.lines()[:-1]
    assert branch.lines()[-1] == "1 snap T3 120"


def test_a_history_refuses_what_the_rules_refuse_and_stays() -> None:
    history = History.of(GAME, TWO).then("* deal T0 T1 T2 T3")
    for line in ("0 choose T1", "! reveal", "7 choose T0", "* deal T0 T1 T2 T3"):
        with pytest.raises(IllegalMove):
            history.then(line)
    with pytest.raises(IndexError, match="has 1 moves"):
        history[2]


@pytest.mark.parametrize("line", ["", "choose T0", "x choose T0", "-1 choose T0", "١ choose T0", "0", "0 # choose T0"])
def test_a_line_without_mover_or_move_is_refused(line: str) -> None:
    with pytest.raises(BadNotation):
        parse_move(GAME, line)


def test_views_are_each_seats_own() -> None:
    history = History.of(GAME, TWO).then("* deal T0 T1 T2 T3")
    assert history.view(Seat(0)).hand == ("T0", "T2")
    assert history.view(None).hand == ()
