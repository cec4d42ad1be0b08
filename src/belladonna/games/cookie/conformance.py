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
from belladonna.games.cookie.spec import FOODS, TYPES, Card, Config
from belladonna.games.cookie.table import Placed

RULES = Cookie()


def card_of(line: Mapping[str, Any]) -> Card:
    """Return the card of a record, which repeats a food's own number before the number its text names."""
    food = FOODS[line["food"]]
    numbers = line["numbers"][1:] if food.number is None else line["numbers"]
    values = tuple(line["any"] or (*line["types"], *numbers))
    allowed = {"type": TYPES, "number": range(10), "any": (*TYPES, *range(10))}
    if len(values) != len(food.blanks) or not all(
        v in allowed[b.kind] for v, b in zip(values, food.blanks, strict=True)
    ):
        raise ValueError(f"card {line['id']}, {food.name}, prints {list(values)}")
    return Card(line["id"], food.name, line["type"], line["num"], values)


def compare_card(where: str, line: Mapping[str, Any], card: Card) -> Iterator[Difference]:
    """Compare what a record says of a card with the food it names and with itself."""
    food = FOODS[card.food]
    own = (card.number,) if food.number is None and card.numbers else ()
    any_two = list(card.values) if food.blanks and food.blanks[0].kind == "any" else []
    yield Difference(where, "type and safe mark", (line["type"], line["safe"]), (food.type, food.safe))
    yield Difference(where, "types", list(line["types"]), list(card.types))
    yield Difference(where, "numbers", list(line["numbers"]), [*own, *card.numbers])
    yield Difference(where, "any", list(line["any"]), any_two)


def compare_table(line: Mapping[str, Any]) -> Iterator[Difference]:
    """Evaluate one recorded table and compare."""
    players, king = line["players"], line["king"]
    seats = [seat for seat, _ in line["table"]]
    if not all(isinstance(seat, int) and 0 <= seat < players for seat in (king, *seats)):
        raise ValueError(f"king {king} and seats {seats} are not all seats of {players} players")
    if seats != sorted(seats, key=lambda seat: (seat - king) % players):
        raise ValueError(f"the cards do not lie clockwise from the king: king {king}, seats {seats}")
    placed = [Placed(Seat(seat), card_of(data)) for seat, data in line["table"]]
    if len({one.card.id for one in placed}) < len(placed):
        raise ValueError("two cards have the same id")
    if not all(isinstance(score, int) for score in line["scores"]):
        raise ValueError(f"scores are not numbers: {line['scores']}")
    for one, (_, data) in zip(placed, line["table"], strict=True):
        yield from compare_card(f"card {one.card.id}", data, one.card)
    scores = {Seat(seat): line["scores"][seat] for seat in range(players)}
    yield from compare_evaluation("table", line, evaluate(placed, Seat(king), scores))


def compare_evaluation(where: str, recorded: Mapping[str, Any], found: Evaluation) -> Iterator[Difference]:
    """Compare an evaluation with a recorded table or round."""
    for step, (card, number, true) in enumerate(recorded["steps"]):
        here = found.steps[step] if step < len(found.steps) else None
        what = (here.card, here.number, here.true) if here else None
        yield Difference(f"{where}, step {step + 1}", "card, number, truth", (card, number, true), what)
    yield Difference(where, "steps", len(recorded["steps"]), len(found.steps))
    yield Difference(where, "eliminated", sorted(recorded["eliminated"]), sorted(found.eliminated))
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
    for card, data in zip(cards, line["deck"], strict=True):
        yield from compare_card(f"card {card.id}", data, card)
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
