"""What happened, said to whoever watches: a seat, a spectator, or somebody with all hands open."""

from __future__ import annotations

from typing import Any

import msgspec

from belladonna.cli.moves import words_of
from belladonna.cli.screen import Screen
from belladonna.core.game import AnyGame
from belladonna.core.history import AnyHistory, Ply
from belladonna.core.rules import Seat
from belladonna.core.seen import Hidden, Nobody, markers, seen
from belladonna.core.text import Text, text


def all_open(event: Any) -> Any:
    """Return an event with every hand open; what no view ever shows stays hidden."""
    secret = [name for name, mark in markers(type(event)).items() if isinstance(mark, Nobody)]
    return msgspec.structs.replace(event, **dict.fromkeys(secret, Hidden(1))) if secret else event


class Teller:
    """Tells moves as `seat` sees them (None: a spectator), or `open_handed`."""

    def __init__(self, screen: Screen, game: AnyGame, seat: Seat | None, *, open_handed: bool = False) -> None:
        self._screen, self._game, self._seat, self._open = screen, game, seat, open_handed

    def tell(self, ply: Ply[Any, Any, Any]) -> None:
        events = [all_open(event) if self._open else seen(event, self._seat) for event in ply.events]
        for sentence in words_of(self._game, events):
            self._screen.tell(sentence)

    def table(self, history: AnyHistory) -> None:
        """Show the table as it is now, and when all is open every seat's hand."""
        lying_open = self._described(history, self._seat)
        for sentence in lying_open:
            self._screen.tell(sentence)
        for seat in map(Seat, range(self._game.rules.seats(history.config))) if self._open else ():
            for sentence in self._described(history, seat):
                if sentence not in lying_open:
                    self._screen.say("cli-seen-by", seat=seat, text_line=sentence)

    def _described(self, history: AnyHistory, seat: Seat | None) -> tuple[Text, ...]:
        return self._game.describe(self._game.screen(history.view(seat)))


def heading(screen: Screen, game: AnyGame) -> str:
    """Return the game's name in the language."""
    return screen.voice.say(text(f"{game.name}-name"))
