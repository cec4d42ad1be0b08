"""Who sees what of an event."""

from __future__ import annotations

from typing import Annotated

import pytest
from msgspec import Struct

from belladonna.core.rules import Seat
from belladonna.core.seen import Everyone, Hidden, Nobody, Only, markers, seen


class Dealt(Struct, frozen=True, tag=True):
    seat: Annotated[Seat, Everyone()]
    cards: Annotated[tuple[str, ...] | Hidden, Only("seat")]
    rest: Annotated[tuple[str, ...] | Hidden, Nobody()]
    slot: Annotated[int | Hidden, Only("seat")]


class Careless(Struct, frozen=True, tag=True):
    seat: Annotated[Seat, Everyone()]
    cards: tuple[str, ...]


class Contradictory(Struct, frozen=True, tag=True):
    cards: Annotated[tuple[str, ...], Everyone(), Nobody()]


DEALT = Dealt(Seat(1), ("R5", "X4"), ("B1",), 3)


def test_its_own_seat_sees_a_secret_and_nobody_sees_what_is_nobodys() -> None:
    assert seen(DEALT, Seat(1)) == Dealt(Seat(1), ("R5", "X4"), Hidden(1), 3)


@pytest.mark.parametrize("viewer", [Seat(0), Seat(2), None])
def test_others_and_spectators_see_how_many(viewer: Seat | None) -> None:
    assert seen(DEALT, viewer) == Dealt(Seat(1), Hidden(2), Hidden(1), Hidden(1))


@pytest.mark.parametrize("event", [Careless(Seat(0), ("R5",)), Contradictory(("R5",))])
def test_a_field_that_does_not_say_who_may_see_it_is_an_error(event: Struct) -> None:
    with pytest.raises(TypeError, match="does not say who may see it"):
        seen(event, Seat(0))
    with pytest.raises(TypeError, match="cards"):
        markers(type(event))
