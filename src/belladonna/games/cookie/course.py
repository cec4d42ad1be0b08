"""The course of a game: what each move brings about once it is judged legal (C-2, C-3, C-5 to C-7)."""

from __future__ import annotations

from collections.abc import Sequence
from dataclasses import replace
from functools import lru_cache

from belladonna.core.rules import Seat, ranked
from belladonna.games.cookie.evaluate import CENTRE, Evaluation, circle, evaluate
from belladonna.games.cookie.model import (
    Cards,
    Chose,
    Dealt,
    Event,
    GameEnded,
    Ids,
    LostCards,
    Outcome,
    Phase,
    PileDealt,
    Place,
    PutBack,
    Revealed,
    RoundBegan,
    Settled,
    Smashed,
    Smashing,
    Stake,
    State,
    WentOut,
)
from belladonna.games.cookie.spec import POINTS_PER_SMASH, VIOLATION, cards_per_round
from belladonna.games.cookie.table import Placed


@lru_cache(maxsize=256)
def explain(outcome: Outcome) -> Evaluation:
    """Return how the poison of a finished race was found."""
    return evaluate(outcome.circle, outcome.king, dict(outcome.scores))


def default_place(state: State) -> Place:
    """Return what happens if the winner does not choose: C-7.3, and under the pile."""
    outcome = state.outcomes[-1]
    winner = winner_of(state)
    card = state.chosen[winner][0] if outcome.target == CENTRE else outcome.target
    return Place(card, len(state.hands[winner]))


def choosing(state: State) -> set[Seat]:
    return {Seat(s) for s, due in enumerate(state.due) if len(state.chosen[s]) < due}


def racers(state: State) -> set[Seat]:
    """Return who may smash: everybody, in `blind` those who have revealed a card (C-3.3, C-7.6)."""
    everybody = map(Seat, range(state.config.players))
    return {s for s in everybody if state.config.variant == "none" or state.chosen[s]}


def winner_of(state: State) -> Seat:
    first = state.outcomes[-1].first
    assert first is not None
    return first.seat


def laid(state: State) -> tuple[Placed, ...]:
    """Return the revealed cards from the king on (C-10.1); at the end of a race, from him who was king in it."""
    king = state.outcomes[-1].king if state.phase == "place" else state.king
    assert king is not None
    plays = {Seat(s): [state.cards[i] for i in ids] for s, ids in enumerate(state.chosen)}
    return circle(plays, king, state.config.players)


def known_cards(cards: Sequence[int], known: Sequence[int]) -> tuple[int | None, ...]:
    return tuple(card if card in known else None for card in cards)


def _printed(state: State, ids: Ids) -> Cards:
    return tuple(state.cards[i] for i in ids)


def _stake(state: State) -> Stake:
    return "cards" if state.config.variant == "blind" else "points"


def _nothing(state: State) -> tuple[Ids, ...]:
    return ((),) * state.config.players


def deal(state: State, ids: Ids) -> tuple[State, tuple[Event, ...]]:
    """C-2.1, C-7.1"""
    n = state.config.players
    blind = state.config.variant == "blind"
    hands = tuple(ids[s::n] if blind else tuple(sorted(ids[s::n])) for s in range(n))
    state = replace(state, hands=hands, lost=_nothing(state), returned=_nothing(state))
    state, began = _begin_round(state)
    dealt = (
        PileDealt(Seat(s), hand) if blind else Dealt(Seat(s), _printed(state, hand)) for s, hand in enumerate(hands)
    )
    return state, (*dealt, *began)


def _begin_round(state: State) -> tuple[State, tuple[Event, ...]]:
    """C-3.1, C-3.3, C-7.1"""
    king, most = state.king, cards_per_round(state.config.players)
    assert king is not None
    due = tuple(min(most, len(hand)) for hand in state.hands)
    phase: Phase = "countdown" if state.config.variant == "blind" else "choose"
    state = replace(state, phase=phase, due=due, chosen=_nothing(state), smashes=(), decision=state.decision + 1)
    return state, (RoundBegan(len(state.outcomes) + 1, king, due),)


def choose(state: State, seat: Seat, card: int, *, late: bool) -> tuple[State, tuple[Event, ...]]:
    """C-3.2, C-3.4"""
    hands = tuple(tuple(c for c in hand if s != seat or c != card) for s, hand in enumerate(state.hands))
    chosen = tuple((*ids, card) if s == seat else ids for s, ids in enumerate(state.chosen))
    state = replace(state, hands=hands, chosen=chosen)
    if not choosing(state):
        state = replace(state, phase="countdown", decision=state.decision + 1)
    return state, (Chose(seat, _printed(state, (card,)), late, state.due[seat] - len(chosen[seat])),)


def reveal(state: State) -> tuple[State, tuple[Event, ...]]:
    """C-3.4, C-7.1"""
    king = state.king
    assert king is not None
    if state.config.variant == "blind":
        tops = tuple(hand[:due] for hand, due in zip(state.hands, state.due, strict=True))
        hands = tuple(hand[due:] for hand, due in zip(state.hands, state.due, strict=True))
        shown = {card for cards in tops for card in cards}
        returned = tuple(tuple(c for c in cards if c not in shown) for cards in state.returned)
        state = replace(state, hands=hands, chosen=tops, returned=returned)
    state = replace(state, phase="race", decision=state.decision + 1)
    return state, (Revealed(king, laid(state)),)


def smash(state: State, made: Smashing) -> tuple[State, tuple[Event, ...]]:
    """Add a smash to those of the race, which stand in the order that decides (C-5.2)."""
    king, n = state.king, state.config.players
    assert king is not None
    smashes = sorted((*state.smashes, made), key=lambda s: (s.at_ms, (s.seat - king) % n))
    aimed = None if made.target == CENTRE else state.cards[made.target]
    return replace(state, smashes=tuple(smashes)), (Smashed(made.seat, (aimed,), made.at_ms),)


def settle(state: State) -> tuple[State, tuple[Event, ...]]:
    """C-5.1 to C-5.8, C-7.5"""
    king, placed, blind = state.king, laid(state), state.config.variant == "blind"
    assert king is not None
    piles = {Seat(s): len(hand) for s, hand in enumerate(state.hands) if state.chosen[s]}
    scores = piles if blind else {Seat(s): points for s, points in enumerate(state.points)}
    found = evaluate(placed, king, scores)
    first = state.smashes[0] if state.smashes else None
    right = first is not None and first.target == found.target
    points = state.points if blind or first is None else _scored(state, first.seat, right=right)
    outcome = Outcome(
        round=len(state.outcomes) + 1,
        king=king,
        circle=placed,
        scores=tuple(scores.items()),
        smashes=state.smashes,
        target=found.target,
        poisoned=found.poisoned,
        eliminated=found.eliminated,
        outcome="nobody" if first is None else "win" if right else "violation",
        king_after=king if first is None else first.seat,
        points=points,
    )
    lost = state.hands[first.seat][:VIOLATION] if blind and first is not None and not right else ()
    change = sum(points) - sum(state.points) - len(lost)
    state = replace(
        state,
        points=points,
        king=outcome.king_after,
        outcomes=(*state.outcomes, outcome),
        smashes=(),
        decision=state.decision + 1,
    )
    settled = Settled(outcome, change, _stake(state))
    if blind and right:
        return replace(state, phase="place"), (settled,)
    if lost:
        assert first is not None
        hands = tuple(h[VIOLATION:] if s == first.seat else h for s, h in enumerate(state.hands))
        state = replace(state, hands=hands, lost=_with(state.lost, first.seat, lost))
    state, after = _end_round(state)
    price: tuple[Event, ...] = (LostCards(first.seat, lost),) if lost and first is not None else ()
    return state, (settled, *price, *after)


def _scored(state: State, seat: Seat, *, right: bool) -> tuple[int, ...]:
    """C-5.3, C-5.5, C-5.6"""
    after = state.points[seat] + (POINTS_PER_SMASH if right else -VIOLATION)
    if state.config.floor == "zero":
        after = max(0, after)
    return tuple(after if s == seat else points for s, points in enumerate(state.points))


def _with(rows: Sequence[Ids], seat: Seat, more: Sequence[int]) -> tuple[Ids, ...]:
    return tuple((*ids, *more) if s == seat else ids for s, ids in enumerate(rows))


def place(state: State, card: int, slot: int) -> tuple[State, tuple[Event, ...]]:
    """C-7.2 to C-7.4"""
    winner = winner_of(state)
    hands = tuple((*h[:slot], card, *h[slot:]) if s == winner else h for s, h in enumerate(state.hands))
    chosen = tuple(tuple(c for c in cards if c != card) for cards in state.chosen)
    back = PutBack(winner, state.cards[card], slot)
    state = replace(
        state, hands=hands, chosen=chosen, returned=_with(state.returned, winner, (card,)), decision=state.decision + 1
    )
    state, after = _end_round(state)
    return state, (back, *after)


def _end_round(state: State) -> tuple[State, tuple[Event, ...]]:
    """C-5.7, C-6.1, C-7.6, C-7.7"""
    gone = tuple(sorted((*state.gone, *(card for cards in state.chosen for card in cards))))
    events: list[Event] = []
    with_cards = tuple(Seat(s) for s, hand in enumerate(state.hands) if hand)
    winners: tuple[Seat, ...] = ()
    if state.config.variant == "blind":
        began = tuple(Seat(s) for s, due in enumerate(state.due) if due)
        events += [WentOut(seat) for seat in began if seat not in with_cards]
        winners = with_cards if len(with_cards) == 1 else () if with_cards else began
    elif not with_cards:
        winners = ranked(state.points).winners
    state = replace(state, gone=gone, chosen=_nothing(state))
    if not winners:
        state, after = _begin_round(state)
        return state, (*events, *after)
    state = replace(state, phase="over", due=(0,) * state.config.players, winners=winners)
    return state, (*events, GameEnded(state.points, winners, _stake(state)))
