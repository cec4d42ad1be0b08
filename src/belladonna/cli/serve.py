"""`serve`, `tables` and `join`: the table server and its clients. The server is imported when a command is called."""

from __future__ import annotations

from pathlib import Path
from typing import Annotated, Any

import typer

from belladonna.cli.plain import App
from belladonna.cli.session import session

Data = Annotated[
    str | None, typer.Option("--data", metavar="DIR", help="The folder of the database; without it, your data folder.")
]
Database = Annotated[str | None, typer.Option("--database", metavar="URL", help="Another database, by its address.")]
Config = Annotated[
    Path | None, typer.Option("--config", metavar="FILE", help="Settings in a file; belladonna.toml is read if there.")
]
Lang = Annotated[
    str | None, typer.Option("--lang", metavar="en|fr", help="The language; without it, that of your system.")
]

tables = App(help="Look after a server's tables: list, close, delete, export, back up.", no_args_is_help=True)


def mount(app: typer.Typer) -> None:
    app.command(
        epilog="[bold]Examples[/bold]\n\nbelladonna serve --open\n\nbelladonna serve --lan\n\n"
        "belladonna serve --port 80 --host 0.0.0.0 --data /srv/belladonna"
    )(serve)
    app.command(epilog="[bold]Examples[/bold]\n\nbelladonna join http://localhost:8013/t/abcdefghjkmn")(join)
    app.add_typer(tables, name="tables")


def serve(
    context: typer.Context,
    host: Annotated[
        str | None, typer.Option(metavar="ADDRESS", help="Where to listen; 127.0.0.1 is this machine only.")
    ] = None,
    port: Annotated[int | None, typer.Option(metavar="N", help="The port; 8013 without it.")] = None,
    lan: Annotated[bool, typer.Option("--lan", help="Let others in your network play, and show a QR code.")] = False,
    open_: Annotated[bool, typer.Option("--open", help="Open the page in your browser.")] = False,
    data: Data = None,
    database: Database = None,
    url: Annotated[
        str | None, typer.Option(metavar="URL", help="The address people use, where another server stands in front.")
    ] = None,
    log: Annotated[str | None, typer.Option(metavar="plain|json", help="How the log is written.")] = None,
    bot: Annotated[
        list[str] | None,
        typer.Option(
            metavar="NAME=AGENT", help="Offer a player of yours as a bot: tiny=agent.py:Agent. May be repeated."
        ),
    ] = None,
    config: Config = None,
    lang: Lang = None,
) -> None:
    """Start the table server: play in the browser, alone or with friends."""
    with session(context, lang) as screen:
        from belladonna.cli.hosting import serve as serve_tables

        flags: dict[str, Any] = {"host": host, "port": port, "data": data, "database": database, "url": url, "log": log}
        flags["bots"] = bot or None
        serve_tables(screen, flags, config, lan=lan, browser=open_)


def join(
    context: typer.Context,
    address: Annotated[str, typer.Argument(metavar="URL", help="The link of the table, or of your seat.")],
    name: Annotated[str | None, typer.Option(metavar="NAME", help="Your name, as the others see it.")] = None,
    watch: Annotated[bool, typer.Option("--watch", help="Only watch.")] = False,
    lang: Lang = None,
) -> None:
    """Take a seat at a server's table, here in the terminal."""
    with session(context, lang) as screen:
        from belladonna.cli.join import join as join_table

        join_table(screen, address, name=name, watch=watch)


@tables.command("list")
def list_tables(
    context: typer.Context,
    status: Annotated[
        str | None, typer.Option(metavar="STATUS", help="Only these: open, playing, ended or closed.")
    ] = None,
    data: Data = None,
    database: Database = None,
    config: Config = None,
    lang: Lang = None,
) -> None:
    """List the tables a server has, whether it runs or not."""
    _operate(context, lang, "list", {"data": data, "database": database}, config, status)


@tables.command("close")
def close_table(
    context: typer.Context,
    table: Annotated[str, typer.Argument(metavar="TABLE", help="Its id.")],
    data: Data = None,
    database: Database = None,
    config: Config = None,
    lang: Lang = None,
) -> None:
    """Close an unfinished table; its record is kept."""
    _operate(context, lang, "close", {"data": data, "database": database}, config, table)


@tables.command("delete")
def delete_table(
    context: typer.Context,
    table: Annotated[str, typer.Argument(metavar="TABLE", help="Its id.")],
    data: Data = None,
    database: Database = None,
    config: Config = None,
    lang: Lang = None,
) -> None:
    """Delete a table with all that was played at it."""
    _operate(context, lang, "delete", {"data": data, "database": database}, config, table)


@tables.command()
def export(
    context: typer.Context,
    folder: Annotated[Path, typer.Argument(metavar="FOLDER", help="Where to write; it must be new or empty.")],
    game: Annotated[str | None, typer.Option(metavar="GAME", help="Only this game.")] = None,
    data: Data = None,
    database: Database = None,
    config: Config = None,
    lang: Lang = None,
) -> None:
    """Write every finished game as a record without names, for research; the server may run."""
    with session(context, lang) as screen:
        from belladonna.cli import hosting

        hosting.export(screen, {"data": data, "database": database}, config, folder, game)


@tables.command()
def backup(
    context: typer.Context,
    file: Annotated[Path, typer.Argument(metavar="FILE", help="Where to; a file that is there is replaced.")],
    data: Data = None,
    database: Database = None,
    config: Config = None,
    lang: Lang = None,
) -> None:
    """Copy the database to a file; the server may run."""
    with session(context, lang) as screen:
        from belladonna.cli import hosting

        hosting.backup(screen, {"data": data, "database": database}, config, file)


def _operate(
    context: typer.Context, lang: str | None, what: str, flags: dict[str, Any], config: Path | None, about: str | None
) -> None:
    with session(context, lang) as screen:
        from belladonna.cli import hosting

        hosting.operate(screen, what, flags, config, about)
