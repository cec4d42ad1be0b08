"""`simulate`: many games between bots, and what they came to."""

from __future__ import annotations

import os
from collections.abc import Callable, Iterator
from contextlib import contextmanager
from pathlib import Path
from typing import Annotated, Any

import typer

from belladonna.cli.screen import Screen
from belladonna.cli.session import session
from belladonna.core import registry
from belladonna.core.text import Text, text

EXAMPLE = next(iter(registry.names()), "GAME")
MOST_GAMES = 10**9

Lang = Annotated[
    str | None, typer.Option("--lang", metavar="en|fr", help="The language; without it, that of your system.")
]
Processes = Annotated[int, typer.Option(metavar="N", min=0, help="How many processes; 0: one a core.")]


def mount(app: typer.Typer) -> None:
    app.command(
        epilog="[bold]Examples[/bold]\n\n"
        f'belladonna simulate "{EXAMPLE}(players=4)" --seats greedy,random,random,random --games 1e4 --seed 7\n\n'
        f"belladonna simulate {EXAMPLE} --seats agent.py:Agent --games 400 --on-error skip --plot chart.svg"
    )(simulate)


def simulate(
    context: typer.Context,
    game: Annotated[str, typer.Argument(metavar="GAME", help="A game, or a config string.")],
    seats: Annotated[
        str, typer.Option(metavar="A,B,...", help="Who plays, from seat 0: greedy, agent.py:Agent; greedy without.")
    ] = "",
    games: Annotated[str, typer.Option(metavar="N", help="At least so many games: 400, 1e4.")] = "400",
    seed: Annotated[int, typer.Option(metavar="N", help="The number of the first deal.")] = 1,
    rotate: Annotated[bool, typer.Option(help="Play every deal once from each seat.")] = True,
    on_error: Annotated[
        str, typer.Option(metavar="stop|skip", help="When a player fails: stop, or leave its deal out.")
    ] = "stop",
    move_seconds: Annotated[
        float, typer.Option(metavar="S", min=0, help="The longest a player may think about a move; 0: for ever.")
    ] = 60.0,
    processes: Processes = 0,
    json: Annotated[bool, typer.Option("--json", help="Print all of the result as JSON.")] = False,
    csv: Annotated[bool, typer.Option("--csv", help="Print the table of players as CSV.")] = False,
    plot: Annotated[Path | None, typer.Option(metavar="FILE.svg", help="Draw a chart into this file.")] = None,
    lang: Lang = None,
) -> None:
    """Play many games on all cores, every deal from each seat, and say what they came to."""
    with session(context, lang) as screen:
        from belladonna.bots.ready import make_ready
        from belladonna.cli.errors import BadUsage, Ended, Exit
        from belladonna.cli.seats import PLAIN_BOT, YOU, chairs, who_sits
        from belladonna.sim import simulate as play_many
        from belladonna.sim.batch import warm
        from belladonna.sim.quick import is_quick, policies
        from belladonna.sim.running import NothingPlayed

        if json and csv:
            raise BadUsage(text("sim-json-or-csv"))
        if on_error not in {"stop", "skip"}:
            raise BadUsage(text("config-bad-value", name="--on-error", value=on_error[:40], allowed="stop, skip"))
        count = read_count("--games", games)
        chart_may_be_written(plot)
        found, config = registry.read_config(game)
        given = who_sits(found.rules.seats(config), seats or PLAIN_BOT, ())
        if YOU in given:
            raise BadUsage(text("sim-no-person"))
        if is_quick(given):
            policies(found, given)
            warm(found, config, screen.aside)
        else:
            make_ready([chair.bot for chair in chairs(found, given, "")], screen.aside)
        try:
            with progress(screen, text("sim-progress"), count) as told:
                result = play_many(
                    game,
                    given,
                    games=count,
                    seed=seed,
                    processes=cores(processes),
                    rotate=rotate,
                    skip_failures=on_error == "skip",
                    move_seconds=move_seconds or None,
                    watch=told,
                )
        except NothingPlayed as nothing:
            screen.complain(nothing.why)
            raise Ended(Exit.BOT_FAILED if nothing.failure else Exit.INTERRUPTED) from None
        if json:
            typer.echo(result.to_json())
        elif csv:
            typer.echo(result.to_csv(), nl=False)
        else:
            from belladonna.cli.figures import show_simulation

            show_simulation(screen, result)
        if plot is not None:
            save_chart(plot, result.plot())
            if not json and not csv:
                screen.say("sim-plotted", file=str(plot))
        for failure in result.failures[:3]:
            why = text("sim-failed", deal=failure.deal, player=failure.player, text_why=failure.why)
            screen.complain(why)
        if result.skipped and on_error == "skip":
            screen.complain(text("sim-skipped", deals=result.skipped))
        elif result.skipped:
            screen.complain(text("sim-ended-early", games=result.games))
            raise Ended(Exit.BOT_FAILED)
        elif result.games < result.asked:
            screen.complain(text("sim-stopped", games=result.games, asked=result.asked))
            raise Ended(Exit.INTERRUPTED)


def cores(processes: int) -> int:
    return processes or os.cpu_count() or 1


def read_count(name: str, written: str) -> int:
    """Return a whole number that may be written as 1e6."""
    from belladonna.cli.errors import BadUsage

    try:
        number = float(written.replace("_", ""))
    except ValueError:
        number = 0.0
    if not 1 <= number <= MOST_GAMES or number != int(number):
        raise BadUsage(text("config-bad-value", name=name, value=written[:40], allowed=f"1..{MOST_GAMES}"))
    return int(number)


@contextmanager
def progress(screen: Screen, what: Text, total: int) -> Iterator[Callable[[int], None]]:
    """Show a bar with rate and time left, at a terminal; yields what to tell how many are done."""
    from rich.console import Console
    from rich.progress import BarColumn, MofNCompleteColumn, Progress, ProgressColumn, TextColumn, TimeRemainingColumn
    from rich.text import Text as Styled

    class Rate(ProgressColumn):
        def render(self, task: Any) -> Styled:
            return Styled(f"{task.speed or 0:,.1f}/s")

    console = Console(stderr=True)
    columns = (TextColumn("{task.description}"), BarColumn(), MofNCompleteColumn(), Rate(), TimeRemainingColumn())
    with Progress(*columns, console=console, disable=not console.is_terminal, transient=True) as shown:
        task = shown.add_task(screen.voice.say(what), total=total)
        yield lambda done: shown.update(task, completed=min(done, total))


def chart_may_be_written(path: Path | None) -> None:
    """Refuse before anything is played what could not be written afterwards."""
    from belladonna.cli.errors import BadUsage

    if path is None:
        return
    if path.suffix.lower() != ".svg":
        raise BadUsage(text("sim-plot-is-svg", file=str(path)))
    if not path.parent.is_dir():
        raise BadUsage(text("cli-no-folder", file=str(path)))


def save_chart(path: Path, svg: str) -> None:
    from belladonna.cli.errors import BadUsage

    try:
        path.write_text(svg, encoding="utf-8")
    except OSError as error:
        raise BadUsage(text("cli-not-written", file=str(path), detail=error.strerror or "")) from None
