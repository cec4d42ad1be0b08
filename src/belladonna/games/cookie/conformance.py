"""Compares evaluations with recorded ones: single tables, and the rounds of whole games."""

from __future__ import annotations

from collections.abc import Iterator, Mapping
from typing import Any

from belladonna.core.game import Difference
from belladonna.core.rules import Seat
from belladonna.games.cookie.evaluate import CENTRE, Evaluation, evaluate
from belladonna.games.cookie.spec import FOODS, Card
from belladonna.games.cookie.table import Placed


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
