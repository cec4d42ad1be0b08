"""Poison, as RULES.md tells it."""

from __future__ import annotations

from collections import Counter
from collections.abc import Iterable, Sequence
from dataclasses import replace
from random import Random

from belladonna.core.rules import CHANCE, IllegalMove, Result, Rules, Seat, ranked
from belladonna.core.text import text
from belladonna.games.poison.cauldrons import (
    boils_over,
    colours_of,
    places,
    refusal,
    total,
    value_played,
)
from belladonna.games.poison.model import (
    Deal,
    DealerDrawn,
    Dealt,
    DrawDealer,
    Drew,
    Event,
    GameEnded,
    Move,
    Passed,
    Play,
    Played,
    Proof,
    RoundBegan,
    RoundEnded,
    State,
    Took,
    View,
)
from belladonna.games.poison.scoring import count, score
from belladonna.games.poison.spec import (
    CAULDRONS,
    DRAW_HAND,
    KINDS,
    OUTSET_HAND,
    RANK,
    THREE_DEAL_AS,
    Card,
    Cards,
    Config,
    deck,
    rounds,
)


def hand_of(cards: Iterable[Card]) -> Cards:
    return tuple(sorted(cards, key=RANK.__getitem__))


class Poison(Rules[Config, State, Move, Event, View]):
    name, version, turn_rule = "poison", 1, "P-2.1"

    def seats(self, config: Config) -> int:
        return config.players

    def max_moves(self, config: Config) -> int:
        return 1 + rounds(config) * (1 + len(deck(config)))

    def setup(self, config: Config) -> State:
        nothing: tuple[Cards, ...] = ((),) * config.players
        dealer = None if config.first_dealer == "random" else Seat(config.first_dealer)
        return State(config, dealer, None, nothing, (), (), ((),) * CAULDRONS, nothing)

    def to_act(self, state: State) -> frozenset[Seat]:
        if state.turn is not None:
            return frozenset({state.turn})
        return frozenset() if len(state.scores) == rounds(state.config) else frozenset({CHANCE})

    def decision(self, state: State) -> int:
        return state.moves

    def sample(self, state: State, rng: Random) -> Move:
        if state.dealer is None:
            return DrawDealer(Seat(rng.randrange(state.config.players)))
        cards = list(deck(state.config))
        rng.shuffle(cards)
        return Deal(tuple(cards))

    def outcomes(self, state: State) -> tuple[tuple[Move, int], ...] | None:
        """Return the dealers that may be drawn; deals are too many."""
        if state.dealer is not None:
            return None
        return tuple((DrawDealer(Seat(seat)), 1) for seat in range(state.config.players))

    def result(self, state: State) -> Result | None:
        """P-6.1, P-6.2"""
        return None if self.to_act(state) else ranked(points(state), fewest_wins=True)

    def _candidates(self, state: State, seat: Seat) -> Iterable[Move]:
        colours = colours_of(state.config, state.cauldrons)
        return (Play(card, index) for card in dict.fromkeys(state.hands[seat]) for index in places(colours, card))

    def _why_not(self, state: State, seat: Seat, move: Move) -> IllegalMove | None:
        match move:
            case DrawDealer(dealer) if seat == CHANCE and state.dealer is None:
                if not 0 <= dealer < state.config.players:
                    return IllegalMove("P-4.2", text("poison-no-such-dealer", dealer=dealer))
            case Deal(cards) if seat == CHANCE and state.dealer is not None:
                if Counter(cards) != Counter(deck(state.config)):
                    return IllegalMove("P-4.2", text("poison-not-the-deck"))
            case Play(card, cauldron) if seat != CHANCE:
                if card not in state.hands[seat]:
                    return IllegalMove("P-2.2", text("poison-not-in-hand", card=card, cards_have=state.hands[seat]))
                if not 0 <= cauldron < CAULDRONS:
                    return IllegalMove("P-2.2", text("poison-no-such-cauldron", cauldron=cauldron + 1))
                return refusal(state.config, state.cauldrons, card, cauldron)
            case _:
                return IllegalMove("P-2.2", text("move-wrong-kind"))
        return None

    def _apply(self, state: State, seat: Seat, move: Move) -> tuple[State, tuple[Event, ...]]:
        state = replace(state, moves=state.moves + 1)
        match move:
            case DrawDealer(dealer):
                return replace(state, dealer=dealer), (DealerDrawn(dealer),)
            case Deal(cards):
                return _deal(state, cards)
            case Play(card, cauldron):
                return _play(state, seat, card, cauldron)

    def view(self, state: State, seat: Seat | None) -> View:
        return View(
            config=state.config,
            seat=seat,
            round=min(len(state.scores) + 1, rounds(state.config)),
            rounds=rounds(state.config),
            dealer=state.dealer,
            turn=state.turn,
            hand=() if seat is None else state.hands[seat],
            hand_sizes=tuple(map(len, state.hands)),
            stack=len(state.stack),
            out=len(state.out),
            cauldrons=state.cauldrons,
            colours=colours_of(state.config, state.cauldrons),
            totals=tuple(map(total, state.cauldrons)),
            taken=state.taken,
            points=points(state),
            scores=state.scores,
            proofs=state.proofs,
            moves=state.moves,
        )


def points(state: State) -> tuple[int, ...]:
    """Return the penalty points of all rounds scored (P-6.1)."""
    return tuple(map(sum, zip(*(score.points for score in state.scores), strict=True))) or (0,) * state.config.players


def _deal(state: State, cards: Cards) -> tuple[State, tuple[Event, ...]]:
    """P-4.2 to P-4.6"""
    config, dealer = state.config, state.dealer
    assert dealer is not None
    first = Seat((dealer + 1) % config.players)
    piles = config.players
    if config.variant == "draw":
        dealt = min(DRAW_HAND * piles, len(cards))
    elif config.edition == "outset":
        dealt = min(OUTSET_HAND[piles] * piles, len(cards))
    else:
        dealt = len(cards)
        piles = THREE_DEAL_AS if config.players == 3 else piles
    hands = tuple(hand_of(cards[(seat - first) % config.players : dealt : piles]) for seat in range(config.players))
    removed = cards[config.players : dealt : piles] if piles > config.players else ()
    stack, out = (cards[dealt:], ()) if config.variant == "draw" else ((), (*removed, *cards[dealt:]))
    nothing: tuple[Cards, ...] = ((),) * config.players
    state = replace(
        state, hands=hands, stack=stack, out=hand_of(out), cauldrons=((),) * CAULDRONS, taken=nothing, proofs=()
    )
    began = RoundBegan(len(state.scores) + 1, rounds(config), dealer, first, len(stack), len(out))
    state, after = _next_turn(state, first)
    return state, (began, *(Dealt(Seat(s), hand) for s, hand in enumerate(hands)), *after)


def _play(state: State, seat: Seat, card: Card, index: int) -> tuple[State, tuple[Event, ...]]:
    """P-2.2, P-3.1 to P-3.3, P-4.6"""
    config, there = state.config, state.cauldrons[index]
    over = boils_over(config, there, card)
    heap = (card,) if over else (*there, card)
    hand = list(state.hands[seat])
    hand.remove(card)
    events: list[Event] = [Played(seat, card, index, total(there), value_played(config, there, card), total(heap))]
    if over:
        events.append(Took(seat, index, there))
    drawn, stack = state.stack[:1], state.stack[1:]
    if drawn:
        events.append(Drew(seat, drawn, len(stack)))
    state = replace(
        state,
        hands=_put(state.hands, seat, hand_of([*hand, *drawn])),
        stack=stack,
        cauldrons=_put(state.cauldrons, index, heap),
        taken=_put(state.taken, seat, hand_of([*state.taken[seat], *there])) if over else state.taken,
        proofs=_after_playing(state.proofs, seat, card),
    )
    state, after = _next_turn(state, Seat((seat + 1) % config.players))
    return state, (*events, *after)


def _next_turn(state: State, seat: Seat) -> tuple[State, tuple[Event, ...]]:
    """Find who can play, from `seat` on; when nobody can, the round is over (P-2.9, P-4.7, P-5.1)."""
    events: list[Event] = []
    n = state.config.players
    colours = colours_of(state.config, state.cauldrons)
    for candidate in (Seat((seat + d) % n) for d in range(n)):
        hand = state.hands[candidate]
        if any(places(colours, card) for card in hand):
            return replace(state, turn=candidate), tuple(events)
        if hand:
            events.append(Passed(candidate, len(hand)))
            closed = tuple(kind for kind in KINDS if not places(colours, kind))
            state = replace(state, proofs=_with_proof(state.proofs, Proof(candidate, closed, len(hand))))
    reckoning = score([count(pile) for pile in state.taken])
    number = len(state.scores) + 1
    unplayed = state.hands
    assert state.dealer is not None
    state = replace(
        state,
        turn=None,
        dealer=Seat((state.dealer + 1) % n),
        hands=((),) * n,
        stack=(),
        out=(),
        cauldrons=((),) * CAULDRONS,
        scores=(*state.scores, reckoning),
        proofs=(),
    )
    events.append(RoundEnded(number, state.taken, unplayed, reckoning, points(state)))
    state = replace(state, taken=((),) * n)
    if number == rounds(state.config):
        result = ranked(points(state), fewest_wins=True)
        events.append(GameEnded(result.points, result.winners))
    return state, tuple(events)


def _with_proof(proofs: Sequence[Proof], new: Proof) -> tuple[Proof, ...]:
    """Add what a pass showed, and drop what it makes superfluous."""
    kept = (p for p in proofs if p.seat != new.seat or not set(p.kinds) >= set(new.kinds))
    return (*kept, new)


def _after_playing(proofs: Sequence[Proof], seat: Seat, card: Card) -> tuple[Proof, ...]:
    """A proven card that is played is no longer in the hand."""
    spent = [p.seat == seat and card in p.kinds for p in proofs]
    left = (Proof(p.seat, p.kinds, p.at_least - played) for p, played in zip(proofs, spent, strict=True))
    return tuple(p for p in left if p.at_least)


def _put(row: tuple[Cards, ...], index: int, cards: Cards) -> tuple[Cards, ...]:
    return (*row[:index], cards, *row[index + 1 :])
