"""The score pad: who made how many points in which round, read off the views as the game goes on."""

from __future__ import annotations

from typing import Protocol, runtime_checkable

from rich.table import Table as Grid

from belladonna.cli.screen import Screen


@runtime_checkable
class Scored(Protocol):
    """A view with a running score; a game whose views have none gets no pad."""

    @property
    def round(self) -> int: ...

    @property
    def points(self) -> tuple[int, ...]: ...


class ScorePad:
    def __init__(self) -> None:
        self.rows: list[tuple[int, tuple[int, ...]]] = []
        """Each finished round, with the points it brought."""
        self._round: int | None = None
        self._before: tuple[int, ...] = ()
        self._latest: tuple[int, ...] = ()

    def saw(self, view: object, *, over: bool) -> bool:
        """Take in the view after a move; return whether a round has just been scored and there are points to show."""
        if not isinstance(view, Scored) or not view.points:
            return False
        if self._round is None:
            self._round, self._before = view.round, (0,) * len(view.points)
        self._latest = view.points
        if view.round == self._round and not over:
            return False
        gained = tuple(now - then for now, then in zip(view.points, self._before, strict=True))
        begun = self._round > 0  # before the first deal there may be a round 0
        if begun:
            self.rows.append((self._round, gained))
        self._round, self._before = view.round, view.points
        return begun and self._anything

    @property
    def _anything(self) -> bool:
        """Whether anybody ever made a point: some games are played for none."""
        return any(any(gained) for _, gained in self.rows)

    def show(self, screen: Screen) -> None:
        if not self._anything:
            screen.say("cli-no-scores")
            return
        grid = Grid(show_edge=False, pad_edge=False)
        grid.add_column(screen.words("cli-pad-round"))
        for name in screen.voice.everybody():
            grid.add_column(name, justify="right", overflow="fold")
        shown = self.rows[-10:]  # a game of many rounds still fits a small terminal
        for number, gained in shown:
            grid.add_row(str(number), *map(str, gained))
        if shown:
            grid.add_section()
        grid.add_row(screen.words("cli-pad-total"), *map(str, self._latest))
        screen.show(grid)
