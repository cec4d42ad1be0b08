"""What a seat may know: views, states that fit them, bots that cannot peek, numbers for learners."""

from __future__ import annotations

import subprocess
import sys
from collections import Counter, defaultdict
from itertools import permutations
from random import Random
from typing import Any

import msgspec
import numpy as np
import pytest
from hypothesis import given

from belladonna.core import registry
from belladonna.core.config import make_config, options
from belladonna.core.history import AnyHistory
from belladonna.core.rules import Seat
from belladonna.core.seen import Hidden
from belladonna.games.poison.bots import Greedy, places
from belladonna.games.poison.cauldrons import open_to
from belladonna.games.poison.model import Deal, Dealt, Drew, Play, State, View
from belladonna.games.poison.rules import hand_of
from belladonna.games.poison.spec import CAULDRONS, COLOUR, COLOURS, KINDS, VALUE, Config, deck
from belladonna.testing import Table, histories, table_for
from belladonna.testing.strategies import seeds

GAME = registry.game("poison")
WITH_WILDS: dict[str, Any] = {"edition": "manual", "wilds": 3}


def test_a_view_shows_others_hands_and_the_cards_out_only_as_counts() -> None:
    t = table_for("poison", players=3, first_dealer=2).deals("R1 R2", "B1 B2", "P1 P2", out="R7 B7")
    for seat in (None, 0):
        view = t.view(seat)
        assert view.hand_sizes == (2, 2, 2) and view.out == 2
        sent = msgspec.json.encode(msgspec.structs.replace(view, config=Config())).decode()
        assert not any(card in sent for card in ("B1", "B2", "P1", "P2", "R7", "B7"))
        assert ("R1" in sent) is (seat == 0)


@pytest.mark.parametrize("variant", ["none", "draw"])
def test_every_deal_of_the_hidden_cards_gives_the_same_view(variant: str) -> None:
    """Every order of a small deck, not a sample: what differs is in other hands, in the stack or out."""
    same = ("R1",) * 13 if variant == "draw" else ()  # five each, so most cards have to be equal
    cards = (*same, "R7", "B1", "X4", "P1", "P2", *(() if same else ("B1",)))
    config = msgspec.structs.replace(
        make_config(Config, {"players": 3, "variant": variant, "first_dealer": 2}), deck=cards
    )
    start = GAME.rules.setup(config)
    views: dict[tuple[Seat | None, Any], set[View]] = defaultdict(set)
    deals: Counter[tuple[Seat | None, Any]] = Counter()
    for order in set(permutations(cards[len(same) :])):
        spread = [*same, *order]
        state, _ = GAME.rules.apply(start, Seat(-1), Deal(tuple(spread[len(same) % 7 :] + spread[: len(same) % 7])))
        for viewer in (None, Seat(0), Seat(1), Seat(2)):
            key = viewer, () if viewer is None else state.hands[viewer]
            views[key].add(GAME.rules.view(state, viewer))
            deals[key] += 1
    assert all(len(seen) == 1 for seen in views.values()) and max(deals.values()) > 10


def test_cards_dealt_and_drawn_are_told_to_their_owner_only() -> None:
    t = table_for("poison", players=3, variant="draw", first_dealer=2)
    t.deals("R1 R1 R1 R1 R1", "B1 B1 B1 B1 B1", "P1 P1 P1 P1 P1", stack="X4 R7")
    for viewer in (None, 0, 1, 2):
        hands = [e.cards for e in t.seen(viewer) if isinstance(e, Dealt)]
        assert hands == [hand if seat == viewer else Hidden(5) for seat, hand in enumerate(t.state.hands)]
    t.plays("R1>1")
    for viewer in (None, 0, 1):
        assert [e.cards for e in t.seen(viewer) if isinstance(e, Drew)] == [("X4",) if viewer == 0 else Hidden(1)]


def fits(t: Table, seat: int | None) -> Counter[tuple[Any, ...]]:
    """Count every way to give the unseen cards, each as a card of its own, that this seat cannot rule out.

    By definition, without a look at `fitting`: a way is ruled out if it contradicts a forced pass or leaves the seat
    that has the turn nothing to play.
    """
    view, state = t.view(seat), t.state
    zones = [s for s in range(view.config.players) if s != seat]
    hidden = [card for s in zones for card in state.hands[s]] + list(state.stack) + list(state.out)
    ways: Counter[tuple[Any, ...]] = Counter()
    for order in permutations(hidden):
        at, hands = 0, {}
        for s in zones:
            hands[s] = hand_of(order[at : at + len(state.hands[s])])
            at += len(state.hands[s])
        broken = any(sum(c in p.kinds for c in hands[p.seat]) < p.at_least for p in view.proofs if p.seat in hands)
        on_turn = hands.get(view.turn, ())
        if broken or (on_turn and not any(open_to(view.config, view.cauldrons, c) for c in on_turn)):
            continue
        stack = order[at : at + len(state.stack)]
        ways[*(hands[s] for s in zones), stack, hand_of(order[at + len(stack) :])] += 1
    return ways


def agrees(t: Table, seat: int | None, draws: int = 4000) -> None:
    """Compare drawn states with the exact weights by chi-square, at five standard deviations."""
    ways = fits(t, seat)
    rng = Random(11)
    found: Counter[tuple[Any, ...]] = Counter()
    for _ in range(draws):
        state = GAME.fitting(t.view(seat), rng)
        assert GAME.rules.view(state, None if seat is None else Seat(seat)) == t.view(seat)
        hands = tuple(hand for s, hand in enumerate(state.hands) if s != seat)
        found[*hands, state.stack, state.out] += 1
    assert set(found) <= set(ways)
    expected = {way: draws * weight / ways.total() for way, weight in ways.items()}
    chi = sum((found[way] - e) ** 2 / e for way, e in expected.items())
    freedom = len(ways) - 1
    assert freedom > 3 and chi < freedom + 5 * (2 * freedom) ** 0.5


def test_fitting_is_uniform() -> None:
    t = table_for("poison", players=3, first_dealer=2).deals("R1 R2", "B1 B1", "P1 X4", out="X4 B1")
    agrees(t, 0)
    agrees(t.plays("R1>1"), 0)


def test_fitting_is_uniform_after_a_forced_pass() -> None:
    t = table_for("poison", players=4, first_dealer=3, **WITH_WILDS)
    t.deals("RW RW", "B1 B7", "BW R7", "RW X4")  # seat 0 passes, and shows two Wilds
    assert [p.seat for p in t.view(1).proofs] == [0]
    agrees(t, 1)
    agrees(t.plays("B7>1"), 1)


def test_fitting_knows_that_whoever_has_the_turn_can_play() -> None:
    t = table_for("poison", players=4, first_dealer=3, **WITH_WILDS)
    t.deals("R1", "RW", "BW", "BW").plays("R1>1")
    assert t.turn == 1  # so it has no blue Wild, as all know
    for seat in (None, 0, 2):
        assert {way[0 if seat == 0 else 1][0] for way in fits(t, seat)} == {"RW"}
        assert GAME.fitting(t.view(seat), Random(1)).hands[1] == ("RW",)
    t = table_for("poison", players=4, first_dealer=3, **WITH_WILDS)
    agrees(t.deals("R1 B7", "RW BW", "BW PW", "BW R7").plays("R1>1"), 0)


def test_a_proven_card_that_was_played_is_proven_no_longer() -> None:
    t = table_for("poison", players=4, first_dealer=3, **WITH_WILDS)
    t.deals("RW RW", "R1 B7", "B1 R7", "P1 X4").plays("R1>1", "B1>2", "P1>3")
    assert [(p.seat, p.at_least) for p in t.view(1).proofs] == [(0, 2)]
    t.plays("RW>1")
    assert [(p.seat, p.at_least) for p in t.view(1).proofs] == [(0, 1)]
    assert all(GAME.fitting(t.view(1), Random(seed)).hands[0] == ("RW",) for seed in range(20))
    assert t.plays("B7>2", "R7>1", "X4>3", "RW>1").view(1).proofs == ()


@given(histories(GAME, **WITH_WILDS), seeds)
def test_in_every_state_that_fits_the_one_to_act_can_move(history: AnyHistory, seed: int) -> None:
    for viewer in (None, Seat(0), Seat(1), Seat(2)):
        state = GAME.fitting(history.view(viewer), Random(seed))
        assert all(seat < 0 or GAME.rules.legal(state, seat) for seat in GAME.rules.to_act(state))
        assert all(sum(c in proof.kinds for c in state.hands[proof.seat]) >= proof.at_least for proof in state.proofs)


@given(histories(GAME), seeds)
def test_greedy_cannot_peek(history: AnyHistory, seed: int) -> None:
    """It chooses the same in the true state and in one that differs in all that its seat cannot see."""
    acting = [seat for seat in history.to_act if seat >= 0]
    for seat in acting:
        view, legal = history.view(seat), GAME.rules.legal(history.state, seat)
        twin = GAME.rules.view(GAME.fitting(view, Random(seed)), seat)
        assert Greedy().choose(view, legal, Random(1)) == Greedy().choose(twin, legal, Random(1))
        assert Greedy().choose(view, legal, Random(1)) in legal


@given(histories(GAME, **WITH_WILDS))
def test_a_bot_finds_the_places_the_rules_allow(history: AnyHistory) -> None:
    view = history.view(None)
    for card in KINDS:
        assert tuple(places(view.colours, card)) == open_to(view.config, view.cauldrons, card)


def greedy(t: Table) -> str:
    assert t.turn is not None
    return str(GAME.write(Greedy().choose(t.view(t.turn), GAME.rules.legal(t.state, t.turn), Random(1))))


def test_greedy_fills_up_to_thirteen_rather_than_taking() -> None:
    t = table_for("poison", players=4, first_dealer=0).deals("R2 R7", "R7 B1", "R4 B1", "P1 P1")
    assert greedy(t.plays("R7>1", "R4>1", "P1>2")) == "R2>1"


def test_greedy_gives_poison_to_a_pile_that_others_are_likely_to_take() -> None:
    t = table_for("poison", players=4, first_dealer=0).deals("X4 R1", "R7 R7", "P7 R7", "P1 R5")
    assert greedy(t.plays("R7>1", "P7>2", "P1>2")) == "X4>1"  # all that is hidden is high and red: 11 is too much


def boiling(*cauldrons: str, taken: tuple[str, ...]) -> View:
    """Return what seat 0 sees when its last card is a poison and every cauldron boils over with it."""
    t = table_for("poison", players=4, first_dealer=3, edition="outset").deals("X4", "R5", "B5", "P5")
    heaps = tuple(tuple(heap.split()) for heap in cauldrons)
    view: View = msgspec.structs.replace(
        t.view(0),
        config=msgspec.structs.replace(t.config, deck=None),
        cauldrons=heaps,
        totals=tuple(sum(VALUE[card] for card in heap) for heap in heaps),
        taken=tuple(tuple(pile.split()) for pile in taken),
    )
    assert all(total + VALUE["X4"] > 13 for total in view.totals)
    return view


def test_greedy_takes_the_cheapest_pile_when_it_must() -> None:
    lost = "R1 R1 R2 R4 R4 B1 B1 B2 B4 B4 P2 P2 P4 P5 P5"  # seat 1 has every majority
    view = boiling("R7 R5", "B7 X4", "P7 P1 P1 P4", taken=("", lost, "", ""))
    assert Greedy().choose(view, [Play("X4", i) for i in range(3)], Random(1)) == Play("X4", 0)


def test_greedy_goes_for_its_majority_and_breaks_another() -> None:
    view = boiling("R7 R1 R4", "B7 B1 B4", "P7 P1 P4", taken=("R1 R2 R2 R5 R5", "B2 B5", "B2 B5 P5", "P2 P5"))
    assert Greedy().choose(view, [Play("X4", i) for i in range(3)], Random(1)) == Play("X4", 0)
    view = boiling("R7 R5", "B7 B5", "P7 P5", taken=("R1 B1 P1", "R1 R2", "B2 B2 B4 B4 B1", "P1 P1 P2 P2 P4"))
    assert Greedy().choose(view, [Play("X4", i) for i in range(3)], Random(1)) == Play("X4", 0)


@given(histories(GAME))
def test_the_codec_numbers_every_move_once(history: AnyHistory) -> None:
    codec = GAME.codec(history.config)
    assert codec.actions == 66
    moves = [codec.move(index) for index in range(codec.actions)]
    assert len(set(moves)) == 66 and [codec.index(move) for move in moves] == list(range(66))
    assert codec.index(Play("R0", 0)) == 0 and codec.index(Play("X4", 2)) == 65
    with pytest.raises(ValueError, match="no action id"):
        codec.index(Deal(()))
    with pytest.raises(ValueError, match="0 to 65"):
        codec.move(66)


@given(histories(GAME, **WITH_WILDS))
def test_an_observation_is_what_a_recount_finds(history: AnyHistory) -> None:
    """Counted from the state, by hand, with other means than the codec's."""
    state: State = history.state
    codec, n = GAME.codec(history.config), history.config.players
    for me in (Seat(0), Seat(n - 1), None):
        seen = codec.named(codec.observe(history.view(me)))
        assert list(seen) == list(codec.pieces)
        order = [((me or 0) + d) % n for d in range(n)]
        own = state.hands[me] if me is not None else ()
        assert seen["hand"].tolist() == [own.count(kind) for kind in KINDS]
        assert seen["hand_sizes"].tolist() == [len(state.hands[s]) for s in order]
        assert seen["taken"].tolist() == [[state.taken[s].count(kind) for kind in KINDS] for s in order]
        points = GAME.rules.view(state, None).points
        assert seen["points"].tolist() == [points[s] for s in order]
        assert seen["dealer"].tolist() == [s == state.dealer for s in order]
        assert seen["turn"].tolist() == [s == state.turn for s in order]
        others = [c for s in range(n) if s != me for c in state.hands[s]] + [*state.stack, *state.out]
        if not (state.dealer is None or state.turn is None):
            assert seen["unseen"].tolist() == [others.count(kind) for kind in KINDS]
        for i in range(CAULDRONS):
            heap = state.cauldrons[i]
            potions = [c for c in heap if c != "X4"]
            assert seen["cauldrons"][i].tolist() == [heap.count(kind) for kind in KINDS]
            assert seen["totals"][i] == sum(VALUE[c] for c in heap)
            assert seen["tops"][i].tolist() == [kind == (heap or [""])[-1] for kind in KINDS]
            assert seen["top_potions"][i].tolist() == [kind == (potions or [""])[-1] for kind in KINDS]
            assert seen["colours"][i].tolist() == [bool(potions) and COLOUR[potions[0]] == c for c in COLOURS]
        assert (seen["stack"][0], seen["out"][0]) == (len(state.stack), len(state.out))
        for proof in state.proofs:
            bits = sum(2**k for k, c in enumerate(COLOURS) if c + "W" in proof.kinds)
            assert seen["proofs"][order.index(proof.seat), bits] == proof.at_least
        assert seen["proofs"].sum() == sum(p.at_least for p in state.proofs)
        assert seen["round"].tolist()[1] == GAME.rules.view(state, None).rounds


def test_observations_have_the_declared_size_for_every_number_of_players() -> None:
    for players in GAME.player_counts:
        config = make_config(Config, {"players": players})
        codec = GAME.codec(config)
        flat = codec.observe(GAME.rules.view(GAME.rules.setup(config), None))
        assert flat.dtype == np.float32 and flat.shape == (codec.size,)


def test_importing_the_game_loads_no_numpy() -> None:
    code = "import sys; from belladonna.core import registry; registry.game('poison'); print('numpy' in sys.modules)"
    assert subprocess.run([sys.executable, "-c", code], capture_output=True, text=True, check=True).stdout == "False\n"


def test_every_card_is_in_the_deck_of_some_configuration() -> None:
    assert set(deck(make_config(Config, {**WITH_WILDS, "zeros": 1}))) == set(KINDS)
    assert {o.name for o in options(Config)} >= {"zeros", "wilds"} and isinstance(View, type)
