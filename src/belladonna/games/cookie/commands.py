"""`belladonna solve`: find the poisoned card of one table after another, and read why."""

from __future__ import annotations

import secrets
import time
from dataclasses import dataclass
from random import Random
from typing import Annotated

import typer

from belladonna.cli.keys import InputEnded, line
from belladonna.cli.screen import Screen
from belladonna.cli.session import session
from belladonna.cli.voice import Voice
from belladonna.core.text import Arg
from belladonna.games.cookie.spec import Config
from belladonna.games.cookie.text import explanation
from belladonna.games.cookie.trainer import Puzzle, config_of, dealt, read_table

COMMANDS = {"solve": "Train for Cookie Smasher: find the poisoned card, and read why."}

EXAMPLES = """[bold]Examples[/bold]

belladonna solve --set expert

belladonna solve --table "cookie pork pepper pear\""""


def register(app: typer.Typer) -> None:
    @app.command("solve", help=COMMANDS["solve"], epilog=EXAMPLES)
    def solve(
        context: typer.Context,
        set_: Annotated[
            str, typer.Option("--set", metavar="NAME", help="starter, beginner, amateur, advanced, expert or random.")
        ] = "starter",
        deck: Annotated[str | None, typer.Option(metavar="FOODS", help="An own deck: 'pork*3 cookie*2'.")] = None,
        players: Annotated[int, typer.Option(metavar="N", help="2 to 7; up to 3 have two cards each.")] = 4,
        timed: Annotated[bool, typer.Option("--timed", help="Only an answer as quick as a bot's counts.")] = False,
        table: Annotated[
            str | None,
            typer.Option(metavar="CARDS", help="Explain this table, the king's card first: 'cookie pork pepper pear'."),
        ] = None,
        scores: Annotated[
            str | None, typer.Option(metavar="POINTS", help="With --table: points by seat, for hazelnut: '2 0 1 4'.")
        ] = None,
        count: Annotated[int | None, typer.Option(metavar="N", min=1, help="Stop after so many tables.")] = None,
        seed: Annotated[int | None, typer.Option(metavar="N", help="The same tables again.")] = None,
        lang: Annotated[str | None, typer.Option(metavar="en|fr", help="The language.")] = None,
    ) -> None:
        with session(context, lang) as screen:
            from belladonna.games.cookie import GAME

            screen.voice = Voice(screen.language, styles=GAME.styles)
            if table is not None:
                explain(screen, read_table(table, scores))
                return
            config = config_of(set=set_, deck=deck, players=players)
            rng = Random(secrets.randbits(64) if seed is None else seed)
            Trainer(screen, config, rng, timed=timed).run(count)


def explain(screen: Screen, puzzle: Puzzle) -> None:
    """Show a table, and every step from low to high."""
    for sentence in (*puzzle.lines(), *explanation(puzzle.solved)):
        screen.tell(sentence)


@dataclass
class Tally:
    tables: int = 0
    right: int = 0
    streak: int = 0
    longest: int = 0

    def add(self, *, good: bool) -> None:
        self.tables += 1
        self.right += good
        self.streak = self.streak + 1 if good else 0
        self.longest = max(self.longest, self.streak)


class Trainer:
    """Asks until the person leaves, the input ends, or `count` tables are solved."""

    def __init__(self, screen: Screen, config: Config, rng: Random, *, timed: bool) -> None:
        self._screen, self._config, self._rng, self._timed = screen, config, rng, timed
        self.tally = Tally()

    def run(self, count: int | None) -> None:
        self._screen.say("cookie-solve-welcome", style="bold", timed=int(self._timed))
        try:
            while count is None or self.tally.tables < count:
                if not self._round(dealt(self._config, self._rng)):
                    break
        except InputEnded:
            pass
        finally:
            self._goodbye()

    def _goodbye(self) -> None:
        tally = self.tally
        self._screen.show()
        self._say("cookie-solve-end", tables=tally.tables, right=tally.right, longest=tally.longest)

    def _round(self, puzzle: Puzzle) -> bool:
        """Ask one table; return whether to go on."""
        self._screen.show()
        for sentence in puzzle.lines():
            self._screen.tell(sentence)
        shown = time.monotonic()
        target = None
        while target is None:
            typed = line(self._screen.plain("cookie-solve-prompt", count=len(puzzle.circle)))
            if typed.casefold() == "q":
                return False
            target = puzzle.target(typed)
            if target is None:
                self._say("cookie-solve-what", count=len(puzzle.circle))
        took = round(1000 * (time.monotonic() - shown))
        found = puzzle.solved
        self._judge(took, puzzle.par_ms, right=target == found.target)
        for sentence in explanation(found):
            self._screen.tell(sentence)
        return True

    def _judge(self, took: int, par: int, *, right: bool) -> None:
        in_time = not self._timed or took <= par
        self.tally.add(good=right and in_time)
        if not right:
            self._say("cookie-solve-wrong", style="bold red")
        elif not in_time:
            self._say("cookie-solve-slow", style="bold yellow", ms=took, par=par)
        elif self._timed:
            self._say("cookie-solve-quick", style="bold green", streak=self.tally.streak, ms=took, par=par)
        else:
            self._say("cookie-solve-right", style="bold green", streak=self.tally.streak)

    def _say(self, key: str, /, style: str = "", **args: Arg) -> None:
        self._screen.say(key, style, **args)
