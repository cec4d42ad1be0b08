"""`balance`: what a game's cards, seats and editions are worth."""

from __future__ import annotations

from pathlib import Path
from typing import TYPE_CHECKING, Annotated

import typer

from belladonna.cli.session import session
from belladonna.core import registry
from belladonna.core.text import Text

if TYPE_CHECKING:
    from belladonna.cli.screen import Screen
    from belladonna.core.report import Figure, Line, Table
    from belladonna.sim.svg import Bar


def mount(app: typer.Typer) -> None:
    names = registry.names()
    lines = "\n\n".join(f"belladonna balance {name}" for name in names)
    app.command(epilog=f"[bold]Examples[/bold]\n\n{lines} --rounds 1000 --plot chart.svg")(balance)


def balance(
    context: typer.Context,
    game: Annotated[str, typer.Argument(metavar="GAME", help="The game.")],
    sets: Annotated[str, typer.Option(metavar="N", help="How many random decks, where a game has such.")] = "1000",
    rounds: Annotated[
        str, typer.Option(metavar="N", help="How many rounds: of each deck, or of each table that is compared.")
    ] = "1000",
    seed: Annotated[int, typer.Option(metavar="N", min=0, help="All luck comes from it.")] = 7,
    csv: Annotated[bool, typer.Option("--csv", help="Print the figures as CSV.")] = False,
    json: Annotated[bool, typer.Option("--json", help="Print the figures as JSON.")] = False,
    plot: Annotated[Path | None, typer.Option(metavar="FILE.svg", help="Draw a chart into this file.")] = None,
    lang: Annotated[
        str | None, typer.Option("--lang", metavar="en|fr", help="The language; without it, that of your system.")
    ] = None,
) -> None:
    """Say what the cards of a game are worth, and what seats, editions and variants change."""
    with session(context, lang) as screen:
        from belladonna.cli.errors import BadUsage
        from belladonna.cli.simulate import chart_may_be_written, read_count, save_chart
        from belladonna.core.text import text
        from belladonna.sim.balance import can_balance, report
        from belladonna.sim.batch import warm

        if json and csv:
            raise BadUsage(text("sim-json-or-csv"))
        chart_may_be_written(plot)
        found = registry.game(game)
        if can_balance(found):
            warm(found, found.config(), screen.aside)
        made = []
        for table in report(found, read_count("--sets", sets), read_count("--rounds", rounds), seed):
            made.append(table)
            if not json and not csv:
                _show(screen, table)
        if json:
            import msgspec

            typer.echo(msgspec.json.format(msgspec.json.encode(made), indent=2).decode())
        elif csv:
            for table in made:
                _print_csv(screen, table)
        if plot is not None:
            save_chart(plot, _chart(screen, found.name, made))


def _show(screen: Screen, table: Table) -> None:
    from belladonna.cli.figures import grid

    screen.tell(table.title, "bold")
    heads = ["", *(screen.voice.say(head) for head in table.heads)]
    grid(screen, heads, ([_name(screen, line), *map(str, line.figures)] for line in table.lines))
    screen.show()


def _name(screen: Screen, line: Line) -> str:
    return screen.voice.styled(line.name).plain if isinstance(line.name, Text) else line.name


def _print_csv(screen: Screen, table: Table) -> None:
    import csv
    import io

    out = io.StringIO()
    writer = csv.writer(out, lineterminator="\n")
    heads = [screen.voice.say(head) for head in table.heads]
    writer.writerow([screen.voice.say(table.title), *(cell for head in heads for cell in (head, "±"))])
    for line in table.lines:
        cells = [cell for f in line.figures for cell in (f.value, "" if f.half is None else f.half)]
        writer.writerow([_name(screen, line), *cells])
    typer.echo(out.getvalue())


def _chart(screen: Screen, name: str, tables: list[Table]) -> str:
    from belladonna.sim.svg import bars, page

    parts = []
    for table in tables:
        if table.drawn is not None:
            lines = [line for line in table.lines if len(line.figures) > table.drawn]
            lines.sort(key=lambda line: -line.figures[table.drawn or 0].value)
            made = [_bar(_name(screen, line), line.figures[table.drawn]) for line in lines]
            parts.append(bars(screen.voice.say(table.title), made))
    return page(name, parts)


def _bar(name: str, figure: Figure) -> Bar:
    from belladonna.sim.svg import Bar

    return Bar(name, figure.value, figure.half, str(figure))
