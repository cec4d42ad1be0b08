"""What the tests of Voodoo Prince share."""

from __future__ import annotations

from collections.abc import Callable, Sequence

import pytest

from belladonna.core.history import History
from belladonna.core.rules import Seat
from belladonna.games.voodoo import GAME
from belladonna.games.voodoo.model import Laid, Out, State, Trick
from belladonna.games.voodoo.rules import hand_of
from belladonna.games.voodoo.spec import Config, deck
from belladonna.testing import Table

Position = Callable[..., Table]


def _position(
    *hands: str,
    trump: str | None,
    leads: int = 0,
    tricks: Sequence[int] = (),
    out: Sequence[tuple[int, int]] = (),
    won: Sequence[str] = (),
) -> Table:
    """Return a table in the middle of a round: hands by seat, tricks they have, who is out with how many points.

    `won` are earlier tricks as played, `"0 R4, 1 R3"`; they are given to seat 0. Tricks that only count have no cards.
    """
    config = Config(players=len(hands), first=leads)
    table = Table(GAME, config)
    split = [hand_of(hand.split()) for hand in hands]
    played = [
        tuple(Laid(Seat(int(seat)), card) for seat, card in (word.split() for word in line.split(", "))) for line in won
    ]
    gone = {card for hand in split for card in hand} | {laid.card for plays in played for laid in plays}
    state = State(
        config,
        Seat(leads),
        trump,
        Seat(leads),
        hands=tuple(split),
        aside=tuple(card for card in deck(config) if card not in gone),
        won=(
            *(Trick((), Seat(seat), "R1", count) for seat, count in enumerate(tricks) if count),
            *(Trick(plays, Seat(0), plays[0].card, 0) for plays in played),
        ),
        out=tuple(Out(Seat(seat), points) for seat, points in out),
    )
    table.history = History(GAME, config, state)
    return table


@pytest.fixture(scope="session")
def position() -> Position:
    return _position
