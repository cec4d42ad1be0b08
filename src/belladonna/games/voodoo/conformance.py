"""Replays the conformance games of Voodoo Prince: each line is a whole game with every deal, move and result."""

from __future__ import annotations

from collections.abc import Iterable, Iterator, Mapping
from typing import Any

from belladonna.core.config import make_config
from belladonna.core.game import Difference
from belladonna.core.rules import CHANCE, Seat
from belladonna.games.voodoo.model import Deal, Event, Play, RoundBegan, RoundEnded, State, TrickWon, Trump, WentOut
from belladonna.games.voodoo.rules import Voodoo, hand_of
from belladonna.games.voodoo.spec import Config, deck

RULES = Voodoo()


def compare(line: Mapping[str, Any]) -> Iterator[Difference]:
    rounds = line["rounds"]
    config = make_config(Config, {"players": line["config"]["players"], "first": rounds[0]["start"]})
    state = RULES.setup(config)
    for number, data in enumerate(rounds, 1):
        where = f"round {number}"
        start = Seat(data["start"])
        yield Difference(where, "start", start, state.dealer)
        if number == 1:
            state, _ = RULES.apply(state, CHANCE, Trump(data["trump"]))
        order = tuple(card for pile in (*data["hands"], data["undealt"]) for card in pile)
        yield Difference(where, "cards of the deck", deck(config), hand_of(order))
        state, events = RULES.apply(state, CHANCE, Deal(order))
        yield Difference(where, "round that began", number, next(e.round for e in events if isinstance(e, RoundBegan)))
        yield Difference(where, "hands", [hand_of(hand) for hand in data["hands"]], list(state.hands))
        yield Difference(where, "undealt", hand_of(data["undealt"]), state.aside)
        if number > 1:
            yield Difference(where, "who names the trump", [start], sorted(RULES.to_act(state)))
            state, _ = RULES.apply(state, start, Trump(data["trump"]))
        events = ()
        for k, trick in enumerate(data["tricks"], 1):
            leader = state.turn
            for (seat, card), legal in zip(trick["plays"], trick["legal"], strict=True):
                here = f"{where}, trick {k}, {seat} {card}"
                yield Difference(here, "legal", hand_of(legal), _legal(state, seat))
                state, events = RULES.apply(state, Seat(seat), Play(card))
                yield Difference(here, "still in the hand", [], [own for own in state.hands[seat] if own == card])
                yield Difference(here, "trick complete", [seat, card] == trick["plays"][-1], not state.trick)
            yield Difference(here, "leader", trick["leader"], leader)
            yield from _after_trick(here, trick, state, events)
        yield from _after_round(where, data, state, events)
    yield Difference("end", "still to act", [], sorted(RULES.to_act(state)))
    result = RULES.result(state)
    yield Difference("end", "totals", list(line["totals"]), list(result.points) if result else None)
    yield Difference("end", "winners", sorted(line["winners"]), list(result.winners) if result else None)


def _legal(state: State, seat: int) -> tuple[str, ...]:
    return tuple(move.card for move in RULES.legal(state, Seat(seat)) if isinstance(move, Play))


def _after_trick(where: str, trick: Mapping[str, Any], state: State, events: Iterable[Event]) -> Iterator[Difference]:
    won = next((e for e in events if isinstance(e, TrickWon)), None)
    yield Difference(where, "winner", trick["winner"], won and won.seat)
    yield Difference(where, "card", trick["card"], won and won.card)
    yield Difference(where, "worth", trick["worth"], won and won.worth)
    yield Difference(where, "tricks", list(trick["tricks"]), list(RULES.view(state, None).tricks))
    yield Difference(where, "out", trick["out"], next((e.seat for e in events if isinstance(e, WentOut)), None))


def _after_round(where: str, data: Mapping[str, Any], state: State, events: Iterable[Event]) -> Iterator[Difference]:
    ended = next((e for e in events if isinstance(e, RoundEnded)), None)
    yield Difference(where, "round that ended", where, f"round {ended.round}" if ended else None)
    if ended is None:
        return
    score = ended.score
    yield Difference(where, "trump", data["trump"], score.trump)
    yield Difference(where, "tricks_won", list(data["tricks_won"]), list(score.tricks))
    yield Difference(where, "order_out", list(data["order_out"]), list(score.out))
    yield Difference(where, "last", data["last"], score.last)
    yield Difference(where, "hands_left", [hand_of(hand) for hand in data["hands_left"]], list(state.hands))
    yield Difference(where, "points", list(data["points"]), list(score.points))
