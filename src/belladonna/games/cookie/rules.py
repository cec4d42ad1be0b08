"""Cookie Smasher, as RULES.md tells it; where the poison is, `evaluate.py` says."""

from __future__ import annotations

from collections.abc import Iterable
from dataclasses import replace
from random import Random

from belladonna.core.game import BadNotation
from belladonna.core.rules import CHANCE, CLOCK, IllegalMove, Result, Rules, Seat, ranked
from belladonna.core.text import text
from belladonna.games.cookie.cards import read_card, write_card
from belladonna.games.cookie.course import (
    choose,
    choosing,
    deal,
    default_place,
    explain,
    known_cards,
    laid,
    place,
    racers,
    reveal,
    settle,
    smash,
    winner_of,
)
from belladonna.games.cookie.deck import fits_recipe, from_elsewhere, print_cards, recipe_of, size_of
from belladonna.games.cookie.evaluate import CENTRE
from belladonna.games.cookie.model import (
    Choose,
    Deal,
    DrawKing,
    Event,
    KingDrawn,
    Late,
    Move,
    Place,
    Print,
    Printed,
    Reveal,
    Settle,
    Smash,
    Smashing,
    State,
    View,
)
from belladonna.games.cookie.spec import FOODS, SETTLE_MS, Config


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
                return frozenset({*choosing(state), *timed})
            case "countdown":
                return frozenset({CLOCK})
            case "race":
                return frozenset({*racers(state), CLOCK} - {s.seat for s in state.smashes})
            case "place":
                return frozenset({winner_of(state), *timed})
            case "over":
                return frozenset()

    def waited_for(self, state: State, viewer: Seat | None) -> frozenset[Seat]:
        """Nobody learns before the race is settled who else has smashed."""
        if state.phase != "race":
            return super().waited_for(state, viewer)
        return frozenset(s for s in racers(state) if s != viewer or all(made.seat != s for made in state.smashes))

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

    def outcomes(self, state: State) -> tuple[tuple[Move, int], ...] | None:
        """Return the kings that may be drawn, or the one way to print a deck with nothing to draw; else too many."""
        config = state.config
        if not state.cards:
            drawn = config.deck is None and config.set == "random"
            foods = () if drawn else [FOODS[name] for name in recipe_of(config, Random(0))]
            drawn = drawn or any(food.number is None or food.blanks for food in foods)
            return None if drawn else ((self.sample(state, Random(0)), 1),)
        if state.king is not None:
            return None
        return tuple((DrawKing(Seat(seat)), 1) for seat in range(config.players))

    def timeout(self, state: State, rng: Random) -> Move:
        match state.phase:
            case "choose":
                seat = min(choosing(state))
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
                return SETTLE_MS if state.smashes else config.race_s * 1000 or None
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
                return (Late(s, card) for s in sorted(choosing(state)) for card in state.hands[s])
            case "choose":
                return map(Choose, state.hands[seat])
            case "race" if seat != CLOCK:
                return (*(Smash(card.card.id) for card in laid(state)), Smash(CENTRE))
            case "place":
                slots = range(len(state.hands[winner_of(state)]) + 1)
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
                if (odd := from_elsewhere(cards)) is not None:
                    why = text("cookie-not-of-the-deck", code=write_card(odd), card=odd.food)
                    return IllegalMove("C-1.6", why)
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
                if late not in choosing(state) or card not in state.hands[late]:
                    return IllegalMove("C-3.5", text("cookie-not-late"))
            case Reveal() if state.phase == "countdown" and seat == CLOCK:
                return None
            case Smash(target, at_ms) if state.phase == "race" and seat >= 0:
                if target != CENTRE and all(p.card.id != target for p in laid(state)):
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
                if not 0 <= slot <= len(state.hands[winner_of(state)]):
                    return IllegalMove("C-7.4", text("cookie-no-such-slot", most=len(state.hands[winner_of(state)])))
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
                return deal(state, ids)
            case Choose(card):
                return choose(state, seat, card, late=False)
            case Late(late, card):
                return choose(state, late, card, late=True)
            case Reveal():
                return reveal(state)
            case Smash(target, at_ms):
                return smash(state, Smashing(seat, target, at_ms))
            case Settle():
                return settle(state)
            case Place(card, slot):
                return place(state, card, slot)

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
            pile=known_cards(state.hands[own], known) if own is not None and blind else (),
            hand_sizes=tuple(map(len, state.hands)),
            due=state.due,
            chosen=tuple(map(len, state.chosen)),
            mine=() if own is None else state.chosen[own],
            circle=laid(state) if state.phase in ("race", "place") else (),
            smashed=next((s for s in state.smashes if s.seat == seat), None) if racing else None,
            points=state.points,
            gone=state.gone,
            lost=tuple(known_cards(cards, known if s == own else ()) for s, cards in enumerate(state.lost)),
            returned=state.returned,
            outcomes=state.outcomes,
            explained=None if racing or not state.outcomes else explain(state.outcomes[-1]),
            winners=state.winners,
            decision=state.decision,
        )
