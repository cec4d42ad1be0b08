"""Chance, choices at once and races against the clock become questions to seats, answered by numbers."""

from __future__ import annotations

import pickle
from copy import deepcopy
from random import Random
from typing import Any

import pytest
from tests.core import toy

from belladonna.adapters.course import RACE_STEPS, AnyCourse, Course, Moment, rewards
from belladonna.core.rules import CLOCK, Result, Seat

ZERO, ONE = Seat(0), Seat(1)


@pytest.fixture
def course() -> AnyCourse:
    return Course(toy.snap(), toy.Config())


def dealt(course: AnyCourse) -> Moment[Any]:
    return course.deal(course.begin(), Random(1))[0]


def chosen(course: AnyCourse) -> Moment[Any]:
    moment = dealt(course)
    for seat in (ZERO, ONE):
        moment, _ = course.play(moment, seat, course.move(moment, course.legal(moment, seat)[0]))
    return moment


def test_seats_that_choose_at_once_are_all_asked(course: AnyCourse) -> None:
    moment = dealt(course)
    assert moment.asked == (ZERO, ONE) and moment.race is None
    moment, _ = course.play(moment, ONE, course.move(moment, course.legal(moment, ONE)[0]))
    assert moment.asked == (ZERO,)
    assert course.legal(moment, ONE) == []


def test_the_clock_reveals_and_a_race_offers_to_wait(course: AnyCourse) -> None:
    moment = chosen(course)
    assert moment.asked == (ZERO, ONE) and moment.race is not None and moment.race.step == 0
    assert course.legal(moment, ZERO)[-1] == course.wait == course.actions - 1
    assert course.move(moment, course.wait) is None


def test_a_race_has_so_many_steps_and_then_the_clock_settles(course: AnyCourse) -> None:
    moment = chosen(course)
    steps: list[int] = []
    plies: tuple[Any, ...] = ()
    while moment.race is not None:
        assert course.observe(moment, ZERO)[course.codec.size :].tolist().index(1) == moment.race.step
        steps.append(moment.race.now_ms)
        for seat in moment.asked:
            moment, plies = course.play(moment, seat, None)
    assert steps == [step * 1000 // RACE_STEPS for step in range(RACE_STEPS)]
    assert [ply.seat for ply in plies] == [CLOCK] and isinstance(plies[0].move, toy.Settle)


def test_the_earlier_step_wins_and_who_has_answered_is_not_asked_again(
    course: AnyCourse,
) -> None:
    moment = chosen(course)
    best = max(course.view(moment, ZERO).table)
    snap = course.codec.index(toy.Snap(best))
    moment, _ = course.play(moment, ZERO, None)
    moment, _ = course.play(moment, ONE, None)
    assert moment.race is not None and moment.race.step == 1
    moment, _ = course.play(moment, ONE, course.move(moment, snap))
    moment, _ = course.play(moment, ZERO, None)
    assert moment.asked == (ZERO,) and moment.race is not None and moment.race.step == 2
    moment, plies = course.play(moment, ZERO, course.move(moment, snap))
    assert plies[0].move == toy.Snap(best, 250)
    assert moment.state.points == (0, 1)


class ShortWait(toy.Snapping):
    """After the first snap the clock waits only a moment."""

    def wait_ms(self, state: toy.State) -> int | None:
        return 100 if state.snaps else super().wait_ms(state)


def test_a_shorter_wait_ends_the_race_after_the_step() -> None:
    course: AnyCourse = Course(toy.snap(ShortWait()), toy.Config())
    moment = chosen(course)
    snap = course.codec.index(toy.Snap(course.view(moment, ZERO).table[0]))
    moment, _ = course.play(moment, ZERO, course.move(moment, snap))
    assert moment.asked == (ONE,), "the other still has this step"
    moment, plies = course.play(moment, ONE, None)
    assert isinstance(plies[-1].move, toy.Settle) and moment.race is None


def test_a_moment_is_copied_as_itself_and_can_be_stored(course: AnyCourse) -> None:
    moment = chosen(course)
    assert deepcopy(moment) is moment
    assert pickle.loads(pickle.dumps(moment)) == moment


@pytest.mark.parametrize(
    ("places", "expected"),
    [((1, 2), (1, -1)), ((1, 1), (0, 0)), ((1, 2, 2, 4), (1, 0, 0, -1)), ((1, 1, 1, 4), (1 / 3, 1 / 3, 1 / 3, -1))],
)
def test_rewards_count_who_was_beaten(places: tuple[int, ...], expected: tuple[float, ...]) -> None:
    assert rewards(Result(places, places)) == pytest.approx(expected)
