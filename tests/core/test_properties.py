"""check_rules passes a sound game and finds each of these faults in a broken one."""

from __future__ import annotations

from collections.abc import Callable, Iterable, Iterator
from dataclasses import replace
from typing import Any

import msgspec
import pytest
from hypothesis import Phase, settings
from tests.core import toy

from belladonna.core.game import BadNotation, Game
from belladonna.core.rules import Seat
from belladonna.core.text import text
from belladonna.testing import check_rules
from belladonna.testing.properties import POSITIONS, WHOLE_GAMES

FEW = settings(max_examples=60, phases=[Phase.generate], database=None)


def test_a_sound_game_has_every_property(quick: None) -> None:
    tried = check_rules(toy.snap(), recount=lambda history: history.state.points)
    assert set(tried) == {p.__name__ for p in (*WHOLE_GAMES, *POSITIONS)} | {"agrees_with_a_recount"}
    assert min(tried.values()) >= FEW.max_examples / 2


@pytest.fixture
def quick() -> Iterator[None]:
    """Little search and no shrinking: the faults are not subtle."""
    before = settings.get_current_profile_name()
    settings.register_profile("quick", FEW)
    settings.load_profile("quick")
    yield
    settings.load_profile(before)


class LosesACard(toy.Snapping):
    def _next_round(self, state: toy.State, winner: Seat | None) -> toy.State:
        return replace(super()._next_round(state, winner), gone=state.gone)


class Leaks(toy.Snapping):
    """The view tells a sum that depends on the other hands."""

    def view(self, state: toy.State, seat: Seat | None) -> toy.View:
        view = super().view(state, seat)
        return msgspec.structs.replace(view, decision=hash(state.hands) % 7) if state.decision else view


class FirstComeFirstServed(toy.Snapping):
    """The stamp does not decide, arrival does."""

    def _apply(self, state: toy.State, seat: Seat, move: toy.Move) -> tuple[toy.State, tuple[toy.Event, ...]]:
        after, events = super()._apply(state, seat, move)
        if isinstance(move, toy.Snap):
            after = replace(after, snaps=(*state.snaps, (0, seat, move.card)))
        return after, events


class ClosesOthersDecision(toy.Snapping):
    def decision(self, state: toy.State) -> int:
        return state.decision * 10 + sum(card is not None for card in state.chosen)


class NeverEnds(toy.Snapping):
    def max_moves(self, config: toy.Config) -> int:
        return 3


class ListsTooLittle(toy.Snapping):
    """`legal` is made anew and forgets what the judge accepts."""

    def legal(self, state: toy.State, seat: Seat) -> tuple[toy.Move, ...]:
        return super().legal(state, seat)[:1]


class TellsTooMuch(toy.Snapping):
    """A secret choice happens with the card in a field that everyone may see."""

    def _apply(self, state: toy.State, seat: Seat, move: toy.Move) -> tuple[toy.State, tuple[toy.Event, ...]]:
        after, events = super()._apply(state, seat, move)
        return after, tuple(toy.Revealed(e.cards) if isinstance(e, toy.Dealt) else e for e in events)  # type: ignore[arg-type]


def refuses_wordlessly(string: str) -> toy.Move:
    """Leave out what the message asks for."""
    try:
        return toy.parse(string)
    except BadNotation:
        raise BadNotation(text("move-not-readable", move=string)) from None


def cards_twice(state: toy.State) -> Iterable[str]:
    return [*toy.cards(state), *(state.points if state.gone else ())]  # type: ignore[list-item]


def parses_badly(string: str) -> toy.Move:
    return toy.parse(string.replace("T1", "T0"))


FAULTS: dict[str, tuple[str, Callable[[], Game[Any, Any, Any, Any, Any]]]] = {
    "a card is lost": ("keeps_its_cards", lambda: toy.snap(LosesACard())),
    "a card is made": ("keeps_its_cards", lambda: replace(toy.snap(), cards=cards_twice)),
    "a view leaks": ("hides_what_it_hides", lambda: toy.snap(Leaks())),
    "an event leaks": ("tells_only_what_is_seen", lambda: toy.snap(TellsTooMuch())),
    "arrival decides": ("choices_commute", lambda: toy.snap(FirstComeFirstServed())),
    "a decision closes too early": ("choices_commute", lambda: toy.snap(ClosesOthersDecision())),
    "the game is longer than it says": ("ends_in_time", lambda: toy.snap(NeverEnds())),
    "legal lacks what apply accepts": ("judges_once", lambda: toy.snap(ListsTooLittle())),
    "a text is refused without words": ("refuses_in_words", lambda: replace(toy.snap(), parse=refuses_wordlessly)),
    "notation is not read back": ("replays", lambda: replace(toy.snap(), parse=parses_badly)),
}


@pytest.mark.parametrize("fault", FAULTS)
def test_a_fault_is_found(fault: str, quick: None) -> None:
    held, broken = FAULTS[fault]
    with pytest.raises(BaseException) as found:  # noqa: PT011 - hypothesis may raise a group
        check_rules(broken())
    assert held in str(found.getrepr(style="short")), "found, but by another property"


def test_a_wrong_recount_is_found(quick: None) -> None:
    with pytest.raises(AssertionError):
        check_rules(toy.snap(), recount=lambda history: tuple(p + 1 for p in history.state.points))
