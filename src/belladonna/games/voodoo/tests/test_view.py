"""What a seat knows: voids, deals that fit, what a screen leaves out, what a move would make."""

from __future__ import annotations

import itertools
from collections import Counter
from collections.abc import Callable, Iterator, Sequence
from math import comb, factorial, prod, sqrt
from random import Random

import pytest

from belladonna.bots import RandomBot, bot
from belladonna.core.driver import play
from belladonna.core.rules import Seat
from belladonna.games.voodoo import GAME
from belladonna.games.voodoo.hidden import Voids, place
from belladonna.games.voodoo.model import Move, State, View
from belladonna.games.voodoo.spec import COLOUR, Card, Cards, Config
from belladonna.games.voodoo.view import unseen
from belladonna.testing import Table
from belladonna.text import say

Position = Callable[..., Table]
VOIDS = ["0 R4, 1 Y3, 2 R2, 3 P1", "0 G1, 1 B1, 2 G2, 3 G3"]
"""Seat 1 has shown that it has no red and no green, seat 3 no red."""


def deals(
    cards: Sequence[Card], sizes: Sequence[int], voids: Sequence[Voids]
) -> Iterator[tuple[tuple[Card, ...], ...]]:
    """Yield, the slow way, every way to deal hands of these sizes that hold none of their void colours."""
    if not sizes:
        yield ()
        return
    for hand in itertools.combinations(cards, sizes[0]):
        if not any(COLOUR[card] in voids[0] for card in hand):
            rest = [card for card in cards if card not in hand]
            yield from ((hand, *others) for others in deals(rest, sizes[1:], voids[1:]))


def even(counts: Counter[tuple[Cards, ...]], kinds: int, draws: int) -> bool:
    """Tell whether chi squared is within five deviations of what equal chances give."""
    expected = draws / kinds
    chi = sum((n - expected) ** 2 for n in counts.values()) / expected + (kinds - len(counts)) * expected
    return abs(chi - (kinds - 1)) < 5 * sqrt(2 * (kinds - 1))


def test_voids_come_from_not_following(position: Position) -> None:
    view = position("R1", "Y1", "P2", "P3", trump="B", won=VOIDS).view(0)
    assert view.voids == ((), ("R", "G"), (), ("R",))
    assert GAME.screen(view).voids == ((),) * 4


def test_throwing_away_to_the_trick_that_lies_shows_a_void_too(position: Position) -> None:
    table = position("R1", "Y1", "P2", "P3", trump="B").plays("R1", "Y1")
    assert table.view(2).voids == ((), ("R",), (), ())


def fitted(position: Position) -> tuple[Table, list[Card]]:
    """Return a table where the seats hold two cards, seats 1 and 3 have voids, and little is unseen."""
    table = position("R1 Y1", "Y2 B2", "R3 G4", "Y5 G6", trump="B", won=VOIDS)
    small = ["R3", "G4", "Y5", "G6", "Y2", "B2", "R9", "P9"]
    used = [*small, "R1", "Y1", *(word for line in VOIDS for word in line.replace(",", "").split()[1::2])]
    config = Config(players=4, first=0, deck=tuple(used))
    fields = {name: getattr(table.state, name) for name in table.state.__dataclass_fields__}
    table.history = type(table.history)(GAME, config, State(**fields | {"config": config, "aside": ("R9", "P9")}))
    return table, small


def test_fitting_deals_are_equally_likely_and_all_there(position: Position) -> None:
    table, small = fitted(position)
    view, rng = table.view(0), Random(7)
    assert sorted(unseen(view)) == sorted(small)
    every = set(deals(sorted(small), [2, 2, 2], [("R", "G"), (), ("R",)]))
    draws = 60 * len(every)
    found: Counter[tuple[Cards, ...]] = Counter()
    for _ in range(draws):
        state = GAME.fitting(view, rng)
        found[tuple(tuple(sorted(hand)) for hand in state.hands[1:])] += 1
    assert set(found) == every and len(every) > 50
    assert even(found, len(every), draws)


def test_a_spectators_deals_are_equally_likely_too(position: Position) -> None:
    table, small = fitted(position)
    view, rng = table.view(None), Random(8)
    assert not view.hand and len(unseen(view)) == len(small) + 2
    for _ in range(50):
        state = GAME.fitting(view, rng)
        assert GAME.rules.view(state, None) == view
        assert not {"R", "G"} & {COLOUR[card] for card in state.hands[1]}


@pytest.mark.parametrize("seed", range(6))
def test_the_sampler_knows_how_many_deals_there_are(seed: int) -> None:
    """Random voids and sizes: every deal the slow way, and each as often as the others."""
    rng = Random(seed)
    cards = sorted(rng.sample([f"{c}{n}" for c in "RYGBP" for n in range(3)], 8))
    order = rng.sample(cards, 8)
    hands = [order[:2], order[2:4], order[4:6]]
    voids = [
        tuple(c for c in "RYGBP" if rng.random() < 0.5 and c not in {COLOUR[card] for card in hand}) for hand in hands
    ]
    every = list(deals(cards, [2, 2, 2], voids))
    draws = max(300, 20 * len(every))
    found: Counter[tuple[Cards, ...]] = Counter()
    for _ in range(draws):
        dealt, rest = place(cards, [2, 2, 2], voids, rng)
        assert len(rest) == 2 and Counter([*itertools.chain(*dealt), *rest]) == Counter(cards)
        found[tuple(tuple(sorted(hand)) for hand in dealt)] += 1
    assert set(found) <= set(every)
    assert even(found, len(every), draws)


def test_without_voids_a_fitting_deal_is_a_shuffle() -> None:
    cards = [f"R{n}" for n in range(6)]
    found = Counter(
        tuple(tuple(sorted(hand)) for hand in place(cards, [2, 0, 2], [("Y",), ("R",), ()], Random(seed))[0])
        for seed in range(3000)
    )
    kinds = comb(6, 2) * comb(4, 2)
    assert len(found) == kinds == factorial(6) // prod(map(factorial, (2, 2, 2)))
    assert even(found, kinds, 3000)


@pytest.mark.parametrize("players", [2, 3, 4, 5])
def test_fitting_states_fit_and_nobody_peeks(players: int) -> None:
    """In every position of a whole game: voids hold, the view is the same, and so is what the player does with it."""
    rng, config = Random(players), Config(players=players)
    bots = [RandomBot[Move, View]() for _ in range(players)]
    greedy, differ = bot(GAME, "greedy"), 0
    for ply in play(GAME, config, players, bots):
        if ply.state.turn is None:
            continue
        seat = ply.state.turn
        view = GAME.rules.view(ply.state, seat)
        twin = GAME.fitting(view, rng)
        differ += twin != ply.state
        assert GAME.rules.view(twin, seat) == view
        for hand, void in zip(twin.hands, view.voids, strict=True):
            assert not {COLOUR[card] for card in hand} & set(void)
        legal = GAME.rules.legal(ply.state, seat)
        assert GAME.rules.legal(twin, seat) == legal
        choices = [greedy.choose(GAME.rules.view(state, seat), legal, Random(1)) for state in (ply.state, twin)]
        assert choices[0] == choices[1] and choices[0] in legal
    assert differ > 50


def outlook(table: Table, line: str) -> str:
    seat = table.turn
    assert seat is not None
    return say(GAME.outlook(table.view(seat), GAME.parse(line)))


def test_outlook_says_what_a_card_would_make(position: Position) -> None:
    table = position("R4 R7", "R5 R3", "R9 R0", trump="B", tricks=[3, 3, 0])
    assert outlook(table, "R4") == "leads"
    assert outlook(table, "R7") == "leads, counts as two if it wins"
    table.plays("R4")
    assert outlook(table, "R5") == "ahead so far, counts as two if it wins"
    assert outlook(table, "R3") == "seat 1 stays ahead with red 4"
    table.plays("R5")
    assert outlook(table, "R9") == "seat 3 wins it: 0 → 1 (needed: 4)"
    assert outlook(table, "R0") == "seat 2 wins it: 3 → 5 (needed: 4), out with 3 points"


def test_outlook_of_a_trump_counts_the_hand(position: Position) -> None:
    table = position("R4 R7 B2", "R5", trump=None)
    assert outlook(table, "trump=R") == "2 in your hand: red 4 and red 7"
    assert outlook(table, "trump=P") == "none in your hand"


def test_why_not_is_for_whoever_is_to_play(position: Position) -> None:
    table = position("R4", "R7 B2", trump="B")
    for seat in (None, 1):
        assert GAME.why_not(table.view(seat), "B2") is not None
    assert GAME.why_not(table.plays("R4").view(Seat(1)), "R7") is None
