"""One game at this terminal, move by move: chance, bots, the person, and the clock."""

from __future__ import annotations

import time
from collections.abc import Sequence
from random import Random
from typing import Any

from belladonna.cli import keys
from belladonna.cli.moves import Choices
from belladonna.cli.pad import ScorePad
from belladonna.cli.person import Person
from belladonna.cli.race import Race
from belladonna.cli.screen import Screen
from belladonna.cli.seats import Chair
from belladonna.cli.telling import Teller
from belladonna.core.driver import BotFailed
from belladonna.core.game import AnyGame
from belladonna.core.history import AnyHistory, History, Ply
from belladonna.core.rules import CHANCE, CLOCK, IllegalMove, Seat, is_stamped, stamped
from belladonna.core.text import text


class Table:
    """Holds the history; whoever interrupts it finds there all that was played."""

    def __init__(
        self, screen: Screen, game: AnyGame, config: Any, chairs: Sequence[Chair], *, seed: int, timed: bool
    ) -> None:
        self.screen, self.chairs = screen, tuple(chairs)
        self.history: AnyHistory = History.of(game, config)
        self.you = next((Seat(s) for s, chair in enumerate(chairs) if chair.bot is None), None)
        self.pad = ScorePad()
        self.teller = Teller(screen, game, self.you)
        self._timed = timed
        self._person = Person(screen, self.pad)
        self._chance, self.clock = Random(f"{seed} chance"), Random(f"{seed} clock")
        self._rngs = [Random(f"{seed} seat {s}") for s in range(len(chairs))]
        self._shown_at = time.monotonic()

    def play(self) -> None:
        rules = self.history.game.rules
        decision, waiting = rules.decision(self.history.state), set[Seat]()
        while acting := self.history.to_act:
            if rules.decision(self.history.state) != decision:
                decision = rules.decision(self.history.state)
                waiting.clear()
                self._shown_at = time.monotonic()
            asked = sorted((s for s in acting if s >= 0 and s not in waiting), key=lambda s: (s != self.you, s))
            if CHANCE in acting:
                self.move(CHANCE, rules.sample(self.history.state, self._chance))
            elif not asked:
                if acting == {CLOCK} and self._timed:
                    self._count_down(rules.wait_ms(self.history.state))
                self.move(CLOCK, rules.timeout(self.history.state, self.clock))
            elif asked[0] == self.you and CLOCK in acting and self._timed and keys.can_read_keys() and self._is_race():
                Race(self, self.you).run()
            else:
                answer = self._answer(asked[0])
                if answer is None:
                    waiting.add(asked[0])
                else:
                    self.move(asked[0], answer)

    def move(self, seat: Seat, move: Any) -> None:
        """Make a move, and tell what the person sees of it."""
        try:
            self.history = self.history.play(seat, move)
        except IllegalMove as error:
            raise BotFailed(text("bot-illegal-move", seat=seat, text_why=error.why)) from error
        self._show_latest()

    def take(self, ply: Ply[Any, Any, Any]) -> None:
        """Add a move that the driver has judged, and tell it."""
        self.history = self.history.extended([ply])
        self._show_latest()

    def _show_latest(self) -> None:
        self.teller.tell(self.history.plies[-1])
        if self.pad.saw(self.history.view(self.you), over=not self.history.to_act):
            self.screen.show()
            self.pad.show(self.screen)
            if self.you is not None and keys.can_read_keys() and self.history.to_act:
                keys.line(self.screen.plain("cli-press-enter"))

    def answer_of_bot(self, seat: Seat) -> Any | None:
        bot = self.chairs[seat].bot
        assert bot is not None
        rules, state = self.history.game.rules, self.history.state
        answer = bot.choose(rules.view(state, seat), rules.legal(state, seat), self._rngs[seat])
        if answer is None and CLOCK not in self.history.to_act:
            raise BotFailed(text("bot-did-not-move", seat=seat))
        return answer

    def _is_race(self) -> bool:
        assert self.you is not None
        return any(map(is_stamped, self.history.game.rules.legal(self.history.state, self.you)))

    def _answer(self, seat: Seat) -> Any | None:
        """Ask a bot, or the person, who in a race may let the time go by; other choices wait for a person."""
        if seat != self.you:
            return self.answer_of_bot(seat)
        may_wait = CLOCK in self.history.to_act and self._is_race()
        move = self._person.choose(Choices.of(self.history, seat), may_wait=may_wait)
        elapsed = round(1000 * (time.monotonic() - self._shown_at)) if self._timed else 0
        return None if move is None else stamped(move, elapsed)

    def _count_down(self, milliseconds: int | None) -> None:
        """Wait as long as CLOCK does, where somebody watches."""
        if not milliseconds or self.you is None or not keys.can_read_keys():
            return
        end = time.monotonic() + milliseconds / 1000
        while (left := end - time.monotonic()) > 0:
            if milliseconds >= 1000:
                self.screen.say("cli-countdown", style="bold", seconds=max(1, round(left)))
            time.sleep(min(left, 1))
