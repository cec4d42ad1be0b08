"""`dataset`: games between bots, written down for learners."""

from __future__ import annotations

import os
from pathlib import Path
from typing import Annotated

import typer
from rich.console import Console
from rich.progress import track

from belladonna.cli.session import session
from belladonna.core import registry
from belladonna.core.text import text


def mount(app: typer.Typer) -> None:
    example = next(iter(registry.names()), "GAME")
    app.command(
        epilog=f"[bold]Examples[/bold]\n\nbelladonna dataset {example} --games 1000 --out games.parquet\n\n"
        f'belladonna dataset "{example}(players=4)" --seats greedy,random,agent.py:Agent --out games.parquet'
    )(dataset)


def dataset(
    context: typer.Context,
    game: Annotated[str, typer.Argument(metavar="GAME", help="A game, or a config string.")],
    out: Annotated[Path, typer.Option(metavar="FILE.parquet", help="Where to write.")],
    games: Annotated[int, typer.Option(metavar="N", min=1, help="How many games.")] = 100,
    seats: Annotated[
        str, typer.Option(metavar="A,B,...", help="Who plays, from seat 0: greedy, agent.py:Agent; greedy without.")
    ] = "",
    seed: Annotated[int, typer.Option(metavar="N", help="The number of the first game.")] = 1,
    processes: Annotated[int, typer.Option(metavar="N", min=0, help="How many at once; 0: one a core.")] = 0,
    lang: Annotated[
        str | None, typer.Option("--lang", metavar="en|fr", help="The language; without it, that of your system.")
    ] = None,
) -> None:
    """Write what bots see, may do, do and get, move by move, as a Parquet file."""
    with session(context, lang) as screen:
        from belladonna.bots.ready import make_ready
        from belladonna.cli.errors import BadUsage, Ended, Exit
        from belladonna.cli.seats import PLAIN_BOT, YOU, chairs, who_sits
        from belladonna.sim.dataset import Task, info_of, opened, play_all

        found, config = registry.read_config(game)
        given = who_sits(found.rules.seats(config), seats or PLAIN_BOT, ())
        if YOU in given:
            raise BadUsage(text("dataset-no-person"))
        players = chairs(found, given, "")
        make_ready([chair.bot for chair in players], screen.aside)
        info = info_of(game, [chair.kind for chair in players], seed)
        tasks = [Task(game, tuple(given), seed + number) for number in range(games)]
        console = Console(stderr=True)
        count = min(games, processes or os.cpu_count() or 1)
        try:
            with opened(out, info) as writer:
                played = play_all(tasks, count)
                for rows in track(played, "", games, console=console, disable=not console.is_terminal):
                    writer.add(rows)
        except KeyboardInterrupt:
            screen.say("dataset-stopped", file=str(out), games=writer.games, moves=writer.rows)
            raise Ended(Exit.INTERRUPTED) from None
        screen.say("dataset-written", file=str(out), games=writer.games, moves=writer.rows)
