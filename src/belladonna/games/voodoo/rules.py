"""Voodoo Prince, as RULES.md tells it."""

from __future__ import annotations

from collections import Counter
from collections.abc import Iterable
from dataclasses import replace
from random import Random

from belladonna.core.rules import CHANCE, IllegalMove, Result, Rules, Seat, ranked
from belladonna.core.text import text
from belladonna.games.voodoo.model import (
    Deal,
    DealerDrawn,
    Dealt,
    DrawDealer,
    Event,
    GameEnded,
    Laid,
    Move,
    Out,
    Play,
    Played,
    RoundBegan,
    RoundEnded,
    Score,
    State,
    Trick,
    TrickWon,
    Trump,
    TrumpDrawn,
    TrumpNamed,
    View,
    WentOut,
)
from belladonna.games.voodoo.spec import (
    COLOURS,
    DUEL,
    RANK,
    ROUNDS,
    Card,
    Cards,
    Config,
    deck,
    hand_size,
    needed,
)
from belladonna.games.voodoo.tricks import beaten, counts, next_in, playable, refusal, voids, way, winning, worth


def hand_of(cards: Iterable[Card]) -> Cards:
    return tuple(sorted(cards, key=RANK.__getitem__))


class Voodoo(Rules[Config, State, Move, Event, View]):
    name, version, turn_rule = "voodoo", 1, "V-3.1"

    def seats(self, config: Config) -> int:
        return config.players

    def max_moves(self, config: Config) -> int:
        """Count the dealer, and each round a deal, a trump and every trick that there can be (V-8.6)."""
        tricks = config.players * needed(config) - 1
        return 1 + ROUNDS * (2 + tricks * config.players)

    def setup(self, config: Config) -> State:
        dealer = None if config.first == "random" else Seat(config.first)
        return State(config, dealer, None, None, ((),) * config.players, ())

    def to_act(self, state: State) -> frozenset[Seat]:
        if state.turn is not None:
            return frozenset({state.turn})
        return frozenset() if len(state.scores) == ROUNDS else frozenset({CHANCE})

    def decision(self, state: State) -> int:
        return state.moves

    def sample(self, state: State, rng: Random) -> Move:
        if state.dealer is None:
            return DrawDealer(Seat(rng.randrange(state.config.players)))
        if state.trump is None:
            return Trump(rng.choice(COLOURS))
        cards = list(deck(state.config))
        rng.shuffle(cards)
        return Deal(tuple(cards))

    def outcomes(self, state: State) -> tuple[tuple[Move, int], ...] | None:
        """Return the dealers or trumps that may be drawn; deals are too many."""
        if state.dealer is None:
            return tuple((DrawDealer(Seat(seat)), 1) for seat in range(state.config.players))
        return None if state.trump is not None else tuple((Trump(colour), 1) for colour in COLOURS)

    def result(self, state: State) -> Result | None:
        """V-7.2, V-7.3"""
        return None if self.to_act(state) else ranked(points(state))

    def _candidates(self, state: State, seat: Seat) -> Iterable[Move]:
        return map(Trump, COLOURS) if state.trump is None else map(Play, playable(state.hands[seat], state.trick))

    def _why_not(self, state: State, seat: Seat, move: Move) -> IllegalMove | None:
        match move:
            case DrawDealer(dealer) if seat == CHANCE and state.dealer is None:
                if not 0 <= dealer < state.config.players:
                    return IllegalMove("V-2.1", text("voodoo-no-such-dealer", dealer=dealer))
            case Trump(colour) if state.dealer is not None and state.trump is None:
                if colour not in COLOURS:
                    return IllegalMove("V-2.8", text("voodoo-unknown-colour", name=colour[:8]))
            case Trump():
                return IllegalMove("V-2.7", text("voodoo-no-trump-now"))
            case Deal(cards) if seat == CHANCE and state.trump is not None:
                if Counter(cards) != Counter(deck(state.config)):
                    return IllegalMove("V-2.6", text("voodoo-not-the-deck"))
            case Play(card) if seat != CHANCE:
                if state.trump is None:
                    return IllegalMove("V-2.7", text("voodoo-trump-first"))
                return refusal(state.hands[seat], state.trick, card)
            case _:
                return IllegalMove("V-3.1", text("move-wrong-kind"))
        return None

    def _apply(self, state: State, seat: Seat, move: Move) -> tuple[State, tuple[Event, ...]]:
        state = replace(state, moves=state.moves + 1)
        match move:
            case DrawDealer(dealer):
                return replace(state, dealer=dealer), (DealerDrawn(dealer),)
            case Trump(colour):
                event = TrumpDrawn(colour) if seat == CHANCE else TrumpNamed(seat, colour)
                return replace(state, trump=colour), (event,)
            case Deal(cards):
                return _deal(state, cards)
            case Play(card):
                return _play(state, seat, card)

    def view(self, state: State, seat: Seat | None) -> View:
        config = state.config
        over = state.turn is None and bool(state.scores)  # the finished round still lies on the table
        winner = winning(config, state.trump, state.trick) if state.trick and state.trump else None
        return View(
            config=config,
            seat=seat,
            round=len(state.scores) if over else len(state.scores) + 1,
            rounds=ROUNDS,
            dealer=state.dealer,
            trump=state.trump,
            turn=state.turn,
            hand=() if seat is None else state.hands[seat],
            hand_sizes=tuple(map(len, state.hands)),
            aside=len(state.aside),
            trick=state.trick,
            winning=winner,
            won=state.won,
            last=state.won[-1] if state.won else None,
            tricks=counts(config, state.won),
            needed=needed(config),
            out=state.out,
            voids=voids(config, [*(trick.plays for trick in state.won), state.trick]),
            points=points(state),
            scores=state.scores,
            moves=state.moves,
        )


def points(state: State) -> tuple[int, ...]:
    """Return the points of all rounds scored (V-7.2)."""
    return tuple(sum(score.points[seat] for score in state.scores) for seat in range(state.config.players))


def _deal(state: State, cards: Cards) -> tuple[State, tuple[Event, ...]]:
    """V-2.3, V-2.6, V-2.7; only the first round's trump is known by now."""
    config, dealer, size = state.config, state.dealer, hand_size(state.config)
    assert dealer is not None
    hands = tuple(hand_of(cards[seat * size : (seat + 1) * size]) for seat in range(config.players))
    aside = hand_of(cards[config.players * size :])
    trump = None if state.scores else state.trump
    state = replace(state, trump=trump, turn=dealer, hands=hands, aside=aside, trick=(), won=(), out=())
    began = RoundBegan(len(state.scores) + 1, ROUNDS, dealer, trump, needed(config), len(aside))
    return state, (began, *(Dealt(Seat(seat), hand) for seat, hand in enumerate(hands)))


def _play(state: State, seat: Seat, card: Card) -> tuple[State, tuple[Event, ...]]:
    """V-3.1, V-3.10"""
    config, trump = state.config, state.trump
    assert trump is not None
    gone = [out.seat for out in state.out]
    hand = tuple(own for own in state.hands[seat] if own != card)
    trick = (*state.trick, Laid(seat, card))
    best = winning(config, trump, trick)
    played = Played(seat, card, way(trump, state.trick, card), best.seat)
    state = replace(state, hands=(*state.hands[:seat], hand, *state.hands[seat + 1 :]))
    if len(trick) < config.players - len(gone):
        return replace(state, trick=trick, turn=next_in(config, gone, seat)), (played,)
    complete = Trick(trick, best.seat, best.card, worth(best.card))
    state = replace(state, trick=(), won=(*state.won, complete), turn=best.seat)
    tricks = counts(config, state.won)
    doll_met = beaten(config, trick, best.card)
    won = TrickWon(best.seat, best.card, complete.worth, doll_met, tricks[best.seat], needed(config))
    if tricks[best.seat] < needed(config):
        return state, (played, won)
    state, after = _go_out(state, best.seat, tricks)
    return state, (played, won, *after)


def _go_out(state: State, seat: Seat, tricks: tuple[int, ...]) -> tuple[State, tuple[Event, ...]]:
    """V-5.1 to V-5.8, V-6.1"""
    config = state.config
    others = tuple(tricks[(seat + d) % config.players] for d in range(1, config.players))
    out = (*state.out, Out(seat, sum(others)))
    gone = [one.seat for one in out]
    leads = next_in(config, gone, seat)
    over = len(gone) == config.players - 1
    left = len(state.hands[seat])
    event = WentOut(seat, sum(others), others, left, None if over else leads)
    state = replace(state, out=out, turn=leads)
    if not over:
        return state, (event,)
    state, after = _end_round(state, leads, tricks)
    return state, (event, *after)


def _end_round(state: State, last: Seat, tricks: tuple[int, ...]) -> tuple[State, tuple[Event, ...]]:
    """V-2.4, V-6.2, V-6.4, V-7.1"""
    config = state.config
    assert state.trump is not None
    missing = needed(config) - tricks[last] if config.players == DUEL else None
    made = {one.seat: one.points for one in state.out} | {last: tricks[last] if missing is None else missing}
    by_seat = tuple(made[Seat(seat)] for seat in range(config.players))
    score = Score(state.trump, tricks, tuple(one.seat for one in state.out), last, by_seat)
    state = replace(state, dealer=last, turn=None, scores=(*state.scores, score))
    events: tuple[Event, ...] = (RoundEnded(len(state.scores), score, missing, points(state)),)
    if len(state.scores) == ROUNDS:
        result = ranked(points(state))
        events += (GameEnded(result.points, result.winners),)
    return state, events


def cards(state: State) -> Iterable[Card]:
    """Return every card of the round, wherever it lies."""
    for zone in (*state.hands, state.aside):
        yield from zone
    for plays in (*(trick.plays for trick in state.won), state.trick):
        yield from (laid.card for laid in plays)
