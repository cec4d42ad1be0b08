"""Which moves are good examples, and of what: the page of rules shows them."""

from __future__ import annotations

from belladonna.core.game import Shows
from belladonna.games.cookie.course import explain
from belladonna.games.cookie.evaluate import CENTRE
from belladonna.games.cookie.model import Event, Settled, State


def shows(_before: State, events: tuple[Event, ...]) -> Shows | None:
    """Return the paragraphs by which the poison of a table was found."""
    settled = next((event for event in events if isinstance(event, Settled)), None)
    if settled is None:
        return None
    found = explain(settled.outcome)
    rules = ["C-4.1"]
    rules += ["C-4.3"] * bool(found.skipped)
    rules += ["C-4.6"] * any(step.safe for step in found.steps)
    rules.append("C-4.9" if found.target == CENTRE else "C-4.8")
    return Shows(plies=1, rules=tuple(rules))
