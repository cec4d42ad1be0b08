"""The person at this terminal: asked for a move, told why one is refused, answered when asking."""

from __future__ import annotations

from typing import Any

from belladonna.cli.keys import line
from belladonna.cli.moves import Choices, complaint, menu, stuck_cards
from belladonna.cli.pad import ScorePad
from belladonna.cli.rulebook import paragraph
from belladonna.cli.screen import Screen
from belladonna.core.game import BadNotation


class Left(Exception):
    """The person has had enough."""


class Person:
    def __init__(self, screen: Screen, pad: ScorePad) -> None:
        self._screen, self._pad = screen, pad

    def table(self, choices: Choices) -> None:
        """Show what lies open, and what can be done."""
        for sentence in choices.game.describe(choices.view):
            self._screen.tell(sentence)
        for refused in stuck_cards(self._screen, choices):
            self._screen.show(refused)
        self._screen.show(menu(self._screen, choices))

    def choose(self, choices: Choices, *, may_wait: bool) -> Any | None:
        """Return the move chosen, or None to let the time go by, which only `may_wait` allows."""
        self._screen.show()
        self.table(choices)
        while True:
            key = "cli-prompt-wait" if may_wait else "cli-prompt-only" if len(choices.legal) == 1 else "cli-prompt"
            typed = line(self._screen.plain(key, count=len(choices.legal)))
            if may_wait and typed.casefold() == "w":
                return None
            if self._answered(typed, choices, may_wait=may_wait):
                continue
            if not typed and len(choices.legal) == 1 and not may_wait:
                return choices.legal[0]
            move = choices.named(typed) or self._of_card(typed, choices)
            if move is not None:
                return move

    def _of_card(self, typed: str, choices: Choices) -> Any | None:
        """Return the move of a card typed alone, if there is only one; else say what is missing or wrong."""
        moves = choices.with_card(typed) if typed else ()
        if len(moves) == 1:
            return moves[0]
        if moves:
            self._screen.say("cli-where")
            self._screen.show(menu(self._screen, choices, moves))
        elif typed:
            refusal = choices.refusal(typed)
            self._screen.show(complaint(self._screen, refusal))
            if isinstance(refusal, BadNotation):
                self._screen.say("cli-hint", style="dim")
        return None

    def _answered(self, typed: str, choices: Choices, *, may_wait: bool) -> bool:
        """Do what a command asks for; return whether it was one."""
        word, _, rest = typed.casefold().partition(" ")
        match word:
            case "?" | "h" | "help" | "aide":
                game = choices.game
                example, rule = game.write(choices.legal[0]), game.rules.turn_rule
                self._screen.say("cli-help-play", wait=int(may_wait), example=example, rule=rule)
            case "t":
                self.table(choices)
            case "s":
                self._pad.show(self._screen)
            case "r" if rest:
                found = paragraph(choices.game.name, self._screen.language, rest.upper())
                if found is None:
                    self._screen.say("cli-no-such-rule", rule=rest.upper()[:20], game=choices.game.name)
                else:
                    self._screen.show(found)
            case "q":
                if line(self._screen.plain("cli-really-leave")).casefold()[:1] in {"y", "o"}:
                    raise Left
            case _:
                return False
        return True
