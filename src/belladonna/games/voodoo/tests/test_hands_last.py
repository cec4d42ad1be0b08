"""The proof that nobody runs out of cards before a round is over, at every number of players."""

from __future__ import annotations

from collections.abc import Iterator
from functools import cache

import pytest

from belladonna.core.rules import Seat
from belladonna.games.voodoo.model import Out, Play, State, Trick
from belladonna.games.voodoo.rules import Voodoo
from belladonna.games.voodoo.spec import Config, hand_size, needed

RULES = Voodoo()
Tricks = tuple[int, ...]


def play_trick(config: Config, tricks: Tricks, winner: int, card: str) -> tuple[Tricks, bool]:
    """Let one seat win a trick with this trump by the rules; return all tricks then, and whether the round is over."""
    gone = [seat for seat, count in enumerate(tricks) if count >= needed(config)]
    hands = tuple((card,) if seat == winner else (f"Y{1 + seat}",) for seat in range(config.players))
    state = State(
        config,
        Seat(0),
        "R",
        Seat(winner),
        hands,
        (),
        won=tuple(Trick((), Seat(seat), "P1", count) for seat, count in enumerate(tricks) if count),
        out=tuple(Out(Seat(seat), 0) for seat in gone),
    )
    for _ in range(config.players - len(gone)):
        assert state.turn is not None
        state, _ = RULES.apply(state, state.turn, Play(state.hands[state.turn][0]))
    return RULES.view(state, None).tricks, bool(state.scores)


def follow_ups(config: Config, tricks: Tricks) -> Iterator[tuple[Tricks, bool]]:
    """Yield what one more trick can lead to; which seat has which count does not matter, so counts are sorted."""
    for winner, count in enumerate(tricks):
        if count < needed(config):
            for card in ("R2", "R5"):
                after, over = play_trick(config, tricks, winner, card)
                yield tuple(sorted(after)), over


@pytest.mark.parametrize(("players", "longest"), [(2, 13), (3, 11), (4, 11), (5, 14)])
def test_v_8_6_nobody_runs_out_of_cards(players: int, longest: int) -> None:
    """V-8.7: the longest round, over everything that tricks can come to."""
    config = Config(players=players)

    @cache
    def tricks_left(tricks: Tricks) -> int:
        return 1 + max(0 if over else tricks_left(after) for after, over in follow_ups(config, tricks))

    assert tricks_left((0,) * players) == longest == players * needed(config) - 1
    assert longest <= hand_size(config)


@pytest.mark.parametrize("players", [2, 3, 4, 5])
def test_v_8_7_splits_only_make_a_round_shorter(players: int) -> None:
    """Wherever a round stands, a trick that counts double leaves no more tricks to play than one that does not."""
    config = Config(players=players)

    @cache
    def tricks_left(tricks: Tricks) -> int:
        return 1 + max(0 if over else tricks_left(after) for after, over in follow_ups(config, tricks))

    seen, waiting = set(), [(0,) * players]
    while waiting:
        tricks = waiting.pop()
        if tricks in seen:
            continue
        seen.add(tricks)
        results = list(follow_ups(config, tricks))
        left = [0 if over else tricks_left(after) for after, over in results]
        assert all(twice <= once for once, twice in zip(left[::2], left[1::2], strict=True))
        waiting += [after for after, over in results if not over]
    assert len(seen) > players
