"""Which moves are good examples, and of what: the page of rules shows them."""

from __future__ import annotations

from belladonna.core.game import Shows
from belladonna.games.voodoo.model import Event, State, TrickWon, WentOut
from belladonna.games.voodoo.spec import COLOUR, SPLIT_WORTH


def shows(before: State, events: tuple[Event, ...]) -> Shows | None:
    """Return the paragraphs by which a complete trick was won, and what came of it."""
    won = next((event for event in events if isinstance(event, TrickWon)), None)
    if won is None:
        return None
    led = COLOUR[before.trick[0].card]
    rules = ["V-3.7" if COLOUR[won.card] != before.trump else "V-3.6" if led == before.trump else "V-3.5"]
    rules += ["V-4.1"] * (won.beaten is not None)
    rules += ["V-4.12"] * (won.worth == SPLIT_WORTH)
    rules += ["V-5.2"] * any(isinstance(event, WentOut) for event in events)
    return Shows(plies=len(before.trick) + 1, rules=tuple(rules))
