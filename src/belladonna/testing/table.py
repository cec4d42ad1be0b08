"""A table for tests that read like a rulebook: notation in, sentences out."""

from __future__ import annotations

from collections.abc import Sequence
from importlib import import_module
from typing import Any

import pytest

from belladonna.core import registry
from belladonna.core.config import make_config
from belladonna.core.game import AnyGame
from belladonna.core.history import AnyHistory, History, parse_move
from belladonna.core.rules import CHANCE, CLOCK, IllegalMove, Result, Seat
from belladonna.core.seen import seen
from belladonna.text import Speaker


class Table:
    """A game in progress. Moves are notation; who moves is whoever has the turn, unless the line names a seat."""

    def __init__(self, game: AnyGame, config: Any) -> None:
        self.game = game
        self.history: AnyHistory = History.of(game, config)

    @property
    def state(self) -> Any:
        return self.history.state

    @property
    def config(self) -> Any:
        return self.history.config

    @property
    def turn(self) -> Seat | None:
        """Return the one seat to act, None if that is nobody or several."""
        acting = self.history.to_act
        return next(iter(acting)) if len(acting) == 1 else None

    @property
    def result(self) -> Result | None:
        return self.history.result

    @property
    def events(self) -> tuple[Any, ...]:
        """Return what the latest move made happen."""
        return self.history.plies[-1].events

    def deals(self, *hands: str | Sequence[str], **more: str) -> Table:
        """Start, or go on, with these hands by seat, `"R1 R7"`; the game's `stacked.py` says what else a deal has."""
        split = [hand.split() if isinstance(hand, str) else list(hand) for hand in hands]
        stacked = import_module(f"belladonna.games.{self.game.name}.stacked").stacked
        config, lines = stacked(self.config, split, **{k: v.split() for k, v in more.items()})
        if not self.history.plies:
            self.history = History.of(self.game, config)
        for line in lines:
            self.history = self.history.then(line)
        return self

    def plays(self, *lines: str) -> Table:
        for line in lines:
            self.history = self.history.play(*self._read(line))
        return self

    def refuses(self, line: str, *, rule: str) -> str:
        """Assert that the move is refused by this paragraph; return the sentence."""
        seat, move = self._read(line)
        with pytest.raises(IllegalMove) as refusal:
            self.game.rules.apply(self.state, seat, move)
        assert refusal.value.rule == rule
        return str(refusal.value)

    def legal(self, seat: int | None = None) -> set[str]:
        mover = self.turn if seat is None else Seat(seat)
        assert mover is not None
        return {self.game.write(move) for move in self.game.rules.legal(self.state, mover)}

    def view(self, seat: int | None) -> Any:
        return self.history.view(None if seat is None else Seat(seat))

    def seen(self, seat: int | None) -> list[Any]:
        """Return the latest events as this seat saw them."""
        return [seen(event, None if seat is None else Seat(seat)) for event in self.events]

    def said(self, seat: int | None = None, language: str = "en", names: Sequence[str] = ()) -> list[str]:
        """Return the sentences about the latest move, as told to this seat."""
        speaker = Speaker(language, names, seat)
        return [speaker.say(line) for event in self.seen(seat) for line in self.game.tell(event)]

    def _read(self, line: str) -> tuple[Seat, Any]:
        who = line.split(" ", 1)[0]
        if who in ("*", "!") or who.isdigit():
            return parse_move(self.game, line)
        seat = self.turn
        assert seat is not None, f"who plays {line}? Several may: {sorted(self.history.to_act)}"
        return seat, self.game.parse(line)


def table_for(name: str, **values: Any) -> Table:
    """Return a table of this game; python-only options such as a shrunken `deck` may be given too."""
    game = registry.game(name)
    plain = {k: v for k, v in values.items() if isinstance(v, str | int)}
    config = make_config(game.config, plain)
    extra = {k: v for k, v in values.items() if k not in plain}
    return Table(game, type(config)(**{f: getattr(config, f) for f in config.__struct_fields__} | extra))


__all__ = ["CHANCE", "CLOCK", "Table", "table_for"]
