"""Compares evaluations with recorded ones: single tables, and the rounds of whole games."""

from __future__ import annotations

from collections.abc import Iterator, Mapping, Sequence
from typing import Any

from belladonna.core.config import make_config
from belladonna.core.game import Difference
from belladonna.core.rules import CHANCE, CLOCK, Seat
from belladonna.games.cookie.cards import write_card
from belladonna.games.cookie.course import explain
from belladonna.games.cookie.evaluate import CENTRE, Evaluation, evaluate
from belladonna.games.cookie.model import Choose, Deal, Event, LostCards, Place, Print, Reveal, Settle, Smash, State
from belladonna.games.cookie.rules import Cookie
from belladonna.games.cookie.spec import FOODS, Card, Config
from belladonna.games.cookie.table import Placed

RULES = Cookie()


def card_of(line: Mapping[str, Any]) -> Card:
    """Return the card of a record, which repeats a food's own number before the number its text names."""
    food = FOODS[line["food"]]
    numbers = line["numbers"][1:] if food.number is None else line["numbers"]
    return Card(line["id"], food.name, line["type"], line["num"], tuple(line["any"] or (*line["types"], *numbers)))


def compare_table(line: Mapping[str, Any]) -> Iterator[Difference]:
    """Evaluate one recorded table and compare."""
    placed = [Placed(Seat(seat), card_of(data)) for seat, data in line["table"]]
    for one, (_, data) in zip(placed, line["table"], strict=True):
        food = FOODS[one.card.food]
        yield Difference(
            f"card {one.card.id}", "type and safe mark", (data["type"], data["safe"]), (food.type, food.safe)
        )
    scores = {Seat(seat): score for seat, score in enumerate(line["scores"])}
    yield from compare_evaluation("table", line, evaluate(placed, Seat(line["king"]), scores))


def compare_evaluation(where: str, recorded: Mapping[str, Any], found: Evaluation) -> Iterator[Difference]:
    """Compare an evaluation with a recorded table or round."""
    for step, (card, number, true) in enumerate(recorded["steps"]):
        here = found.steps[step] if step < len(found.steps) else None
        what = (here.card, here.number, here.true) if here else None
        yield Difference(f"{where}, step {step + 1}", "card, number, truth", (card, number, true), what)
    yield Difference(where, "steps", len(recorded["steps"]), len(found.steps))
    yield Difference(where, "eliminated", recorded["eliminated"], list(found.eliminated))
    yield Difference(where, "poisoned", recorded["poisoned"], list(found.poisoned))
    yield Difference(where, "numbers", recorded["numbers"], list(found.numbers))
    target = CENTRE if recorded["target"] == "center" else recorded["target"]
    yield Difference(where, "target", target, found.target)


def compare(line: Mapping[str, Any]) -> Iterator[Difference]:
    """Replay one line: a single table or a whole game."""
    if line["game"] == "cookie-table":
        yield from compare_table(line)
        return
    values = {key: line["config"][key] for key in ("players", "set", "variant", "copies", "floor")}
    config = make_config(Config, {**values, "first_king": line["first_king"]})
    cards = tuple(card_of(data) for data in line["deck"])
    yield Difference("deck", "foods", sorted(line["foods"]), sorted({card.food for card in cards}))
    state, _ = RULES.apply(RULES.setup(config), CHANCE, Print(tuple(map(write_card, cards))))
    state, _ = RULES.apply(state, CHANCE, Deal(_deal_order(line["hands"])))
    yield Difference("deal", "cards", list(cards), list(state.cards))
    hands = [list(hand) if config.variant == "blind" else sorted(hand) for hand in line["hands"]]
    yield Difference("deal", "hands", hands, [list(hand) for hand in state.hands])
    for number, data in enumerate(line["rounds"], 1):
        where = f"round {number}"
        yield Difference(where, "king", data["king"], state.king)
        yield Difference(where, "game still on", "not over", state.phase if state.phase == "over" else "not over")
        state = _until_race(state, data)
        plays = {str(seat): list(cards) for seat, cards in enumerate(state.chosen) if cards}
        yield Difference(where, "plays", {k: v for k, v in data["plays"].items() if v}, plays)
        state, events = _race(state, data)
        yield from _compare_round(where, data, state, events)
    result = RULES.result(state)
    yield Difference("end", "phase", "over", state.phase)
    if result is not None:
        yield Difference("end", "points", list(line["points"]), list(result.points))
        yield Difference("end", "winners", sorted(line["winners"]), list(result.winners))


def _deal_order(hands: Any) -> tuple[int, ...]:
    """Lay the hands back into a deck so that dealing one by one gives them again."""
    return tuple(hand[i] for i in range(max(map(len, hands))) for hand in hands if i < len(hand))


def _until_race(state: State, data: Mapping[str, Any]) -> State:
    if state.phase == "choose":
        for seat, cards in data["plays"].items():
            for card in cards:
                state, _ = RULES.apply(state, Seat(int(seat)), Choose(card))
    state, _ = RULES.apply(state, CLOCK, Reveal())
    return state


def _race(state: State, data: Mapping[str, Any]) -> tuple[State, list[Event]]:
    """Smash, settle and put the won card back as recorded."""
    if data["smash"] is not None:
        seat, target = data["smash"]
        smash = Smash(CENTRE if target == "center" else target, 1)
        state, _ = RULES.apply(state, Seat(seat), smash)
    state, events = RULES.apply(state, CLOCK, Settle())
    all_events = list(events)
    if state.phase == "place":
        state, events = RULES.apply(state, Seat(data["smash"][0]), Place(data["won"], data["slot"]))
        all_events += events
    return state, all_events


def _compare_round(where: str, data: Mapping[str, Any], after: State, events: Sequence[Event]) -> Iterator[Difference]:
    outcome = after.outcomes[-1]
    yield Difference(where, "circle", list(data["circle"]), [placed.card.id for placed in outcome.circle])
    yield from compare_evaluation(where, data, explain(outcome))
    yield Difference(where, "outcome", data["outcome"], outcome.outcome)
    yield Difference(where, "king_after", data["king_after"], after.king)
    yield Difference(where, "points", list(data["points"]), list(after.points))
    yield Difference(where, "cards_left", list(data["cards_left"]), [len(hand) for hand in after.hands])
    lost = [e.cards for e in events if isinstance(e, LostCards)]
    yield Difference(where, "lost", [tuple(data["lost"])] if data.get("lost") else [], lost)
