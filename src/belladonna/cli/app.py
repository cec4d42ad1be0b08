"""The commands and their words. What they do is imported when one is called, so that `--help` is quick."""

from __future__ import annotations

from pathlib import Path
from typing import Annotated

import typer

from belladonna import __version__
from belladonna.cli.balance import mount as mount_balance
from belladonna.cli.dataset import mount as mount_dataset
from belladonna.cli.extras import mount
from belladonna.cli.hint import mount as mount_hint
from belladonna.cli.plain import App
from belladonna.cli.serve import mount as mount_server
from belladonna.cli.serve import serve
from belladonna.cli.session import session
from belladonna.cli.simulate import mount as mount_simulate
from belladonna.core import registry

CODES = """[bold]Exit codes[/bold]: 0 all is well; 1 a record is wrong; 2 the command asks for what cannot be;
3 a player program failed; 70 a mistake in Belladonna itself; 130 interrupted."""

EXAMPLE = next(iter(registry.names()), "GAME")

app = App(
    name="belladonna",
    help="An open table for card games about poison. Without a command the server starts, and the page opens.",
    rich_markup_mode="rich",
    pretty_exceptions_enable=False,
    epilog=f"[bold]Examples[/bold]\n\nbelladonna play\n\nbelladonna play {EXAMPLE} --players 4\n\n"
    "belladonna replay game.toml --seat 0 --step\n\n" + CODES.replace("\n", " "),
)

Lang = Annotated[
    str | None, typer.Option("--lang", metavar="en|fr", help="The language; without it, that of your system.")
]


def _examples(*lines: str) -> str:
    return "\n\n".join(("[bold]Examples[/bold]", *lines))


def _version(wanted: bool) -> None:
    if wanted:
        typer.echo(f"belladonna {__version__}")
        raise typer.Exit


@app.callback(invoke_without_command=True)
def root(
    context: typer.Context,
    lang: Lang = None,
    _: Annotated[
        bool, typer.Option("--version", callback=_version, is_eager=True, help="Say the version, and leave.")
    ] = False,
) -> None:
    context.obj = {"lang": lang}
    if context.invoked_subcommand is None:
        serve(context, open_=True)


@app.command(epilog=_examples("belladonna games", f"belladonna games {EXAMPLE} --lang fr"))
def games(
    context: typer.Context,
    game: Annotated[list[str] | None, typer.Argument(metavar="GAME", help="Only these games.")] = None,
    lang: Lang = None,
) -> None:
    """List the games, with editions, options, players and bots."""
    with session(context, lang) as screen:
        from belladonna.cli.listing import show_games

        show_games(screen, game or [])


@app.command(epilog=_examples(f"belladonna rules {EXAMPLE}", f"belladonna rules {EXAMPLE} --lang fr"))
def rules(
    context: typer.Context,
    game: Annotated[str, typer.Argument(metavar="GAME", help="The game.")],
    edition: Annotated[
        str | None, typer.Option(metavar="NAME", help="Leave out what speaks only of other editions.")
    ] = None,
    pager: Annotated[bool, typer.Option(help="Page by page, at a terminal.")] = True,
    lang: Lang = None,
) -> None:
    """Show the numbered rules of a game."""
    with session(context, lang) as screen:
        from belladonna.cli.rulebook import show_rules

        show_rules(screen, game, edition, paged=pager)


@app.command(
    context_settings={"ignore_unknown_options": True},
    epilog=_examples(
        "belladonna play",
        f"belladonna play {EXAMPLE} --players 3 --seats you,greedy,random",
        f'belladonna play "{EXAMPLE}(players=4)" --record game.toml',
        f"belladonna play {EXAMPLE} --seat 0=agent.py:Agent --seat 1=you --seed 7",
    ),
)
def play(
    context: typer.Context,
    words: Annotated[
        list[str] | None,
        typer.Argument(
            metavar="GAME --OPTION VALUE",
            help="A game, or a config string, and the game's options: `belladonna games` lists them. "
            "Without a game you are asked.",
        ),
    ] = None,
    seats: Annotated[
        str | None, typer.Option(metavar="A,B,...", help="Who sits where, from seat 0: you, greedy, agent.py:Agent.")
    ] = None,
    seat: Annotated[
        list[str] | None, typer.Option(metavar="N=WHO", help="One seat: 1=bot:greedy, 2=agent.py:Agent, 0=you.")
    ] = None,
    seed: Annotated[int | None, typer.Option(metavar="N", help="Deal and let bots play as before.")] = None,
    name: Annotated[str | None, typer.Option(metavar="NAME", help="Your name, for the record.")] = None,
    open_: Annotated[bool, typer.Option("--open", help="Show all hands; only where bots play alone.")] = False,
    record: Annotated[Path | None, typer.Option(metavar="FILE", help="Write the game into this file.")] = None,
    untimed: Annotated[bool, typer.Option("--untimed", help="In a race the answer counts, not the speed.")] = False,
    lang: Lang = None,
) -> None:
    """Play a game here, against bots; or let bots play."""
    with session(context, lang) as screen:
        from belladonna.cli.play import Wishes, run

        wishes = Wishes(
            words=words or (),
            seats=seats,
            seat=seat or (),
            seed=seed,
            name=name,
            open_handed=open_,
            record=record,
            timed=not untimed,
        )
        run(screen, wishes)


@app.command(epilog=_examples("belladonna replay game.toml", "belladonna replay game.toml --seat 2 --step"))
def replay(
    context: typer.Context,
    record: Annotated[Path, typer.Argument(metavar="RECORD", help="A file that `play --record` wrote.")],
    seat: Annotated[int | None, typer.Option(metavar="N", help="As this seat saw it.")] = None,
    open_: Annotated[bool, typer.Option("--open", help="With all hands open.")] = False,
    step: Annotated[bool, typer.Option("--step", help="Wait after each move, and show the table.")] = False,
    lang: Lang = None,
) -> None:
    """Tell a recorded game again: as a spectator, as one seat, or with all hands open."""
    with session(context, lang) as screen:
        from belladonna.cli.records import replay as tell_again

        tell_again(screen, record, seat, open_handed=open_, step=step)


@app.command(epilog=_examples("belladonna check game.toml", "belladonna check games/*.toml"))
def check(
    context: typer.Context,
    record: Annotated[list[Path], typer.Argument(metavar="RECORD", help="Files to look at.")],
    lang: Lang = None,
) -> None:
    """Say of each record whether every move is legal, and digest and result agree."""
    with session(context, lang) as screen:
        from belladonna.cli.errors import Ended, Exit
        from belladonna.cli.records import check_all

        if not check_all(screen, record):
            raise Ended(Exit.WRONG)


mount_server(app)
mount_dataset(app)
mount_simulate(app)
mount_hint(app)
mount_balance(app)
mount(app)
