"""A race at a terminal: everybody may move until CLOCK speaks, and each answer carries its time."""

from __future__ import annotations

import time
from typing import TYPE_CHECKING, Any

from belladonna.cli import keys
from belladonna.cli.moves import Choices, card_of, line_of
from belladonna.core.rules import CLOCK, Seat, stamped

if TYPE_CHECKING:
    from belladonna.cli.table import Table

KEYS = "123456789abdefghij"
NO_CARD = " c"
"""The keys of the move that names no card."""
TOO_LATE = 0.5
"""Seconds after a race in which keys are still meant for it."""
LOOK = 0.05
"""How often the race looks whether a bot's time has come, in seconds; stamps are exact all the same."""


class Race:
    """Runs until the decision is over. A bot's answer says itself how long the bot took."""

    def __init__(self, table: Table, you: Seat) -> None:
        self._table, self._you = table, you
        rules = table.history.game.rules
        self._decision = rules.decision(table.history.state)
        acting = sorted(s for s in table.history.to_act if s >= 0 and s != you)
        answers = [(s, table.answer_of_bot(s)) for s in acting]
        self._coming = sorted(
            ((move.at_ms, s, move) for s, move in answers if move is not None), key=lambda a: (a[0], a[1])
        )

    def run(self) -> None:
        choices = Choices.of(self._table.history, self._you)
        by_key = keys_of(choices)
        with keys.single_keys():
            self._show(choices, by_key)
            started = since = time.monotonic()
            wait = self._wait()
            while self._goes_on():
                now = time.monotonic()
                if self._coming and self._coming[0][0] <= 1000 * (now - started):
                    _, seat, move = self._coming.pop(0)
                    self._move(seat, move)
                elif wait is not None and now >= since + wait:
                    rules = self._table.history.game.rules
                    self._table.move(CLOCK, rules.timeout(self._table.history.state, self._table.clock))
                else:
                    typed = keys.pressed(LOOK if wait is None else min(LOOK, max(0.0, since + wait - now)))
                    move = next((by_key[key] for key in typed.casefold() if key in by_key), None)
                    if move is not None and self._you in self._table.history.to_act:
                        at_ms = round(1000 * (time.monotonic() - started))
                        self._move(self._you, stamped(move, at_ms))
                if self._wait() != wait:  # the wait starts anew when its length changes
                    wait, since = self._wait(), time.monotonic()
            _let_go()

    def _move(self, seat: Seat, move: Any) -> None:
        """Make the move if it still counts; in a race one may come too late."""
        rules, state = self._table.history.game.rules, self._table.history.state
        if rules.why_not(state, seat, move) is None:
            self._table.move(seat, move)

    def _goes_on(self) -> bool:
        history = self._table.history
        return CLOCK in history.to_act and history.game.rules.decision(history.state) == self._decision

    def _wait(self) -> float | None:
        """Return how long CLOCK waits now, in seconds."""
        history = self._table.history
        if CLOCK not in history.to_act:
            return None
        milliseconds = history.game.rules.wait_ms(history.state)
        return None if milliseconds is None else milliseconds / 1000

    def _show(self, choices: Choices, by_key: dict[str, Any]) -> None:
        screen = self._table.screen
        screen.show()
        shown: set[int] = set()
        for key, move in by_key.items():
            if id(move) in shown:
                continue
            shown.add(id(move))
            name = screen.plain("cli-key-space") if key == " " else key
            screen.show(screen.words("cli-race-key", key=name).append_text(line_of(screen, choices, move)))
        screen.say("cli-race", style="bold")


def _let_go() -> None:
    """Swallow the keys of those who press a moment too late: they are no answer to what comes next."""
    end = time.monotonic() + TOO_LATE
    while (left := end - time.monotonic()) > 0:
        keys.pressed(left)


def keys_of(choices: Choices) -> dict[str, Any]:
    """Return what each key plays: digits for the cards in order, the space bar for what is no card."""
    free = iter(KEYS)
    out: dict[str, Any] = {}
    for move in choices.legal:
        if card_of(choices.game, move, choices.view) is None and " " not in out:
            out.update(dict.fromkeys(NO_CARD, move))
        else:
            out[next(free)] = move
    return out
