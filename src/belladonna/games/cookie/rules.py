"""Cookie Smasher, as RULES.md tells it; where the poison is, `evaluate.py` says."""

from __future__ import annotations

from collections.abc import Iterable, Sequence
from dataclasses import replace
from functools import lru_cache
from random import Random

from belladonna.core.game import BadNotation
from belladonna.core.rules import CHANCE, CLOCK, IllegalMove, Result, Rules, Seat, ranked
from belladonna.core.text import text
from belladonna.games.cookie.cards import read_card, write_card
from belladonna.games.cookie.deck import fits_recipe, print_cards, recipe_of, size_of
from belladonna.games.cookie.evaluate import CENTRE, Evaluation, Target, circle, evaluate
from belladonna.games.cookie.model import (
    Cards,
    Choose,
    Chose,
    Deal,
    Dealt,
    DrawKing,
    Event,
    GameEnded,
    Ids,
    KingDrawn,
    Late,
    LostCards,
    Move,
    Outcome,
    Phase,
    PileDealt,
    Place,
    Print,
    Printed,
    PutBack,
    Reveal,
    Revealed,
    RoundBegan,
    Settle,
    Settled,
    Smash,
    Smashed,
    Smashing,
    Stake,
    State,
    View,
    WentOut,
)
from belladonna.games.cookie.spec import POINTS_PER_SMASH, SETTLE_MS, VIOLATION, Card, Config, cards_per_round
from belladonna.games.cookie.table import Placed


class Cookie(Rules[Config, State, Move, Event, View]):
    name, version, turn_rule = "cookie", 1, "C-3.1"

    def seats(self, config: Config) -> int:
        return config.players

    def max_moves(self, config: Config) -> int:
        """Every card is chosen once, or in `blind` again once a round, and every round has a race (C-7.9)."""
        cards = size_of(config)
        return 3 + cards + cards * (3 + config.players)

    def setup(self, config: Config) -> State:
        king = None if config.first_king == "random" else Seat(config.first_king)
        return State(config, "deal", (0,) * config.players, king)

    def to_act(self, state: State) -> frozenset[Seat]:
        timed = {CLOCK} if state.config.choose_s else set[Seat]()
        match state.phase:
            case "deal":
                return frozenset({CHANCE})
            case "choose":
                return frozenset({*_choosing(state), *timed})
            case "countdown":
                return frozenset({CLOCK})
            case "race":
                return frozenset({*_racers(state), CLOCK} - {s.seat for s in state.smashes})
            case "place":
                return frozenset({_winner(state), *timed})
            case "over":
                return frozenset()

    def waited_for(self, state: State, viewer: Seat | None) -> frozenset[Seat]:
        """Nobody learns before the race is settled who else has smashed."""
        if state.phase != "race":
            return super().waited_for(state, viewer)
        return frozenset(s for s in _racers(state) if s != viewer or all(made.seat != s for made in state.smashes))

    def decision(self, state: State) -> int:
        return state.decision

    def sample(self, state: State, rng: Random) -> Move:
        if not state.cards:
            return Print(tuple(map(write_card, print_cards(recipe_of(state.config, rng), rng))))
        if state.king is None:
            return DrawKing(Seat(rng.randrange(state.config.players)))
        ids = [card.id for card in state.cards]
        rng.shuffle(ids)
        return Deal(tuple(ids))

    def timeout(self, state: State, rng: Random) -> Move:
        match state.phase:
            case "choose":
                seat = min(_choosing(state))
                return Late(seat, rng.choice(state.hands[seat]))
            case "countdown":
                return Reveal()
            case "race":
                return Settle()
            case _:
                return default_place(state)

    def wait_ms(self, state: State) -> int | None:
        config = state.config
        match state.phase:
            case "choose" | "place":
                return config.choose_s * 1000 or None
            case "countdown":
                return config.countdown_s * 1000
            case "race":
                return SETTLE_MS if state.smashes else config.race_s * 1000
            case _:
                return None

    def result(self, state: State) -> Result | None:
        """C-6.2, C-7.7"""
        if state.phase != "over":
            return None
        if state.config.variant == "none":
            return ranked(state.points)
        second = 1 + len(state.winners)
        return Result(state.points, tuple(1 if s in state.winners else second for s in range(state.config.players)))

    def _candidates(self, state: State, seat: Seat) -> Iterable[Move]:
        on_table = [card for cards in state.chosen for card in cards]
        match state.phase:
            case "choose" if seat == CLOCK:
                return (Late(s, card) for s in sorted(_choosing(state)) for card in state.hands[s])
            case "choose":
                return map(Choose, state.hands[seat])
            case "race" if seat != CLOCK:
                return (*(Smash(card.card.id) for card in _circle(state)), Smash(CENTRE))
            case "place":
                slots = range(len(state.hands[_winner(state)]) + 1)
                return (Place(card, slot) for card in on_table for slot in slots)
            case _:
                return (Settle() if state.phase == "race" else Reveal(),)

    def _why_not(self, state: State, seat: Seat, move: Move) -> IllegalMove | None:
        match move:
            case Print(codes) if seat == CHANCE and not state.cards:
                try:
                    cards = tuple(read_card(code, id=at) for at, code in enumerate(codes))
                except BadNotation as error:
                    return IllegalMove("C-1.6", error.why)
                if not fits_recipe(state.config, cards):
                    return IllegalMove("C-1.2", text("cookie-not-the-deck"))
            case DrawKing(king) if seat == CHANCE and state.cards and state.king is None:
                if not 0 <= king < state.config.players:
                    return IllegalMove("C-2.2", text("cookie-no-such-king", king=king))
            case Deal(ids) if seat == CHANCE and state.cards and state.king is not None:
                if sorted(ids) != list(range(len(state.cards))):
                    return IllegalMove("C-2.1", text("cookie-not-all-cards"))
            case Choose(card) if state.phase == "choose" and seat >= 0:
                if card not in state.hands[seat]:
                    return IllegalMove("C-3.1", text("cookie-not-in-hand", number=card))
            case Late(late, card) if state.phase == "choose" and seat == CLOCK:
                if late not in _choosing(state) or card not in state.hands[late]:
                    return IllegalMove("C-3.5", text("cookie-not-late"))
            case Reveal() if state.phase == "countdown" and seat == CLOCK:
                return None
            case Smash(target, at_ms) if state.phase == "race" and seat >= 0:
                if target != CENTRE and all(p.card.id != target for p in _circle(state)):
                    return IllegalMove("C-5.5", text("cookie-not-on-table", target=str(target)))
                if at_ms < 0:
                    return IllegalMove("C-5.9", text("cookie-before-reveal"))
            case Smash() if state.phase != "race":
                return IllegalMove("C-5.9", text("cookie-before-reveal"))
            case Settle() if state.phase == "race" and seat == CLOCK:
                return None
            case Place(card, slot) if state.phase == "place":
                if all(card not in cards for cards in state.chosen):
                    return IllegalMove("C-7.2", text("cookie-not-on-table", target=str(card)))
                if not 0 <= slot <= len(state.hands[_winner(state)]):
                    return IllegalMove("C-7.4", text("cookie-no-such-slot", most=len(state.hands[_winner(state)])))
            case _:
                return IllegalMove(self.turn_rule, text("move-wrong-kind"))
        return None

    def _apply(self, state: State, seat: Seat, move: Move) -> tuple[State, tuple[Event, ...]]:
        match move:
            case Print(codes):
                cards = tuple(read_card(code, id=at) for at, code in enumerate(codes))
                return replace(state, cards=cards, decision=state.decision + 1), (Printed(cards),)
            case DrawKing(king):
                return replace(state, king=king, decision=state.decision + 1), (KingDrawn(king),)
            case Deal(ids):
                return _deal(state, ids)
            case Choose(card):
                return _choose(state, seat, card, late=False)
            case Late(late, card):
                return _choose(state, late, card, late=True)
            case Reveal():
                return _reveal(state)
            case Smash(target, at_ms):
                smashes = sorted((*state.smashes, Smashing(seat, target, at_ms)), key=lambda s: _order(state, s))
                return replace(state, smashes=tuple(smashes)), (Smashed(seat, (_aimed(state, target),), at_ms),)
            case Settle():
                return _settle(state)
            case Place(card, slot):
                return _place(state, card, slot)

    def view(self, state: State, seat: Seat | None) -> View:
        blind = state.config.variant == "blind"
        own = None if seat is None or not state.hands else seat
        racing = state.phase == "race"
        known = () if own is None or not blind else state.returned[own]
        return View(
            config=state.config,
            seat=seat,
            phase=state.phase,
            round=len(state.outcomes) + (state.phase in ("choose", "countdown", "race")),
            king=state.king,
            cards=state.cards,
            hand=() if own is None or blind else state.hands[own],
            pile=_known(state.hands[own], known) if own is not None and blind else (),
            hand_sizes=tuple(map(len, state.hands)),
            due=state.due,
            chosen=tuple(map(len, state.chosen)),
            mine=() if own is None else state.chosen[own],
            circle=_circle(state) if state.phase in ("race", "place") else (),
            smashed=next((s for s in state.smashes if s.seat == seat), None) if racing else None,
            points=state.points,
            gone=state.gone,
            lost=tuple(_known(cards, known if s == own else ()) for s, cards in enumerate(state.lost)),
            returned=state.returned,
            outcomes=state.outcomes,
            explained=None if racing or not state.outcomes else explain(state.outcomes[-1]),
            winners=state.winners,
            decision=state.decision,
        )


@lru_cache(maxsize=256)
def explain(outcome: Outcome) -> Evaluation:
    """Return how the poison of a finished race was found."""
    return evaluate(outcome.circle, outcome.king, dict(outcome.scores))


def default_place(state: State) -> Place:
    """Return what happens if the winner does not choose: C-7.3, and under the pile."""
    outcome = state.outcomes[-1]
    winner = _winner(state)
    card = state.chosen[winner][0] if outcome.target == CENTRE else outcome.target
    return Place(card, len(state.hands[winner]))


def _choosing(state: State) -> set[Seat]:
    return {Seat(s) for s, due in enumerate(state.due) if len(state.chosen[s]) < due}


def _racers(state: State) -> set[Seat]:
    """Return who may smash: everybody, in `blind` those who have revealed a card (C-3.3, C-7.6)."""
    everybody = map(Seat, range(state.config.players))
    return {s for s in everybody if state.config.variant == "none" or state.chosen[s]}


def _winner(state: State) -> Seat:
    first = state.outcomes[-1].first
    assert first is not None
    return first.seat


def _circle(state: State) -> tuple[Placed, ...]:
    """Return the revealed cards from the king on (C-10.1); at the end of a race, from him who was king in it."""
    king = state.outcomes[-1].king if state.phase == "place" else state.king
    assert king is not None
    plays = {Seat(s): [state.cards[i] for i in ids] for s, ids in enumerate(state.chosen)}
    return circle(plays, king, state.config.players)


def _order(state: State, smash: Smashing) -> tuple[int, int]:
    """Return what decides between two smashes: the stamp, then closeness to the king (C-5.2)."""
    assert state.king is not None
    return smash.at_ms, (smash.seat - state.king) % state.config.players


def _known(cards: Sequence[int], known: Sequence[int]) -> tuple[int | None, ...]:
    return tuple(card if card in known else None for card in cards)


def _printed(state: State, ids: Ids) -> Cards:
    return tuple(state.cards[i] for i in ids)


def _aimed(state: State, target: Target) -> Card | None:
    return None if target == CENTRE else state.cards[target]


def _stake(state: State) -> Stake:
    return "cards" if state.config.variant == "blind" else "points"


def _nothing(state: State) -> tuple[Ids, ...]:
    return ((),) * state.config.players


def _deal(state: State, ids: Ids) -> tuple[State, tuple[Event, ...]]:
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


def _choose(state: State, seat: Seat, card: int, *, late: bool) -> tuple[State, tuple[Event, ...]]:
    """C-3.2, C-3.4"""
    hands = tuple(tuple(c for c in hand if s != seat or c != card) for s, hand in enumerate(state.hands))
    chosen = tuple((*ids, card) if s == seat else ids for s, ids in enumerate(state.chosen))
    state = replace(state, hands=hands, chosen=chosen)
    if not _choosing(state):
        state = replace(state, phase="countdown", decision=state.decision + 1)
    return state, (Chose(seat, _printed(state, (card,)), late, state.due[seat] - len(chosen[seat])),)


def _reveal(state: State) -> tuple[State, tuple[Event, ...]]:
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
    return state, (Revealed(king, _circle(state)),)


def _settle(state: State) -> tuple[State, tuple[Event, ...]]:
    """C-5.1 to C-5.8, C-7.5"""
    king, placed, blind = state.king, _circle(state), state.config.variant == "blind"
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


def _place(state: State, card: int, slot: int) -> tuple[State, tuple[Event, ...]]:
    """C-7.2 to C-7.4"""
    winner = _winner(state)
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
