"""Which moves are good examples, and of what: the page of rules shows them."""

from __future__ import annotations

from belladonna.core.game import Shows
from belladonna.games.poison.model import Event, Passed, Played, State, Took
from belladonna.games.poison.spec import LIMIT, POISON, WILD, ZERO


def shows(_before: State, events: tuple[Event, ...]) -> Shows | None:
    """Return the paragraphs behind a play that boils over, just does not, or is out of the ordinary."""
    played = next((event for event in events if isinstance(event, Played)), None)
    if played is None:
        return None
    took = next((event for event in events if isinstance(event, Took)), None)
    rules = []
    if took is not None:
        rules.append("P-3.6" if played.card[1] == WILD else "P-3.2")
        rules += ["P-3.7"] * (set(took.cards) == {POISON})
    elif played.total == LIMIT:
        rules.append("P-3.1")
    if played.card[1] == WILD:
        rules.append("P-2.8")
    if played.card[1] == ZERO:
        rules.append("P-2.7")
    if any(isinstance(event, Passed) for event in events):
        rules.append("P-2.9")
    return Shows(plies=1, rules=tuple(rules)) if rules else None
