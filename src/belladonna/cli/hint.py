"""`hint`: what each legal move was worth at some moment of a recorded game."""

from __future__ import annotations

from pathlib import Path
from random import Random
from typing import TYPE_CHECKING, Annotated, Any

import typer

from belladonna.cli.session import session
from belladonna.core.rules import Seat, is_stamped, stamped
from belladonna.core.text import text

if TYPE_CHECKING:
    from belladonna.cli.screen import Screen
    from belladonna.core.history import AnyHistory


def mount(app: typer.Typer) -> None:
    app.command(
        epilog="[bold]Examples[/bold]\n\nbelladonna hint game.toml\n\nbelladonna hint game.toml --ply 30 --seat 2"
    )(hint)


def hint(
    context: typer.Context,
    record: Annotated[Path, typer.Argument(metavar="RECORD", help="A file that `play --record` wrote.")],
    ply: Annotated[
        int | None, typer.Option(metavar="N", help="After so many moves of the record; the last decision without.")
    ] = None,
    seat: Annotated[int | None, typer.Option(metavar="S", help="For this seat; who moved there without.")] = None,
    seed: Annotated[int, typer.Option(metavar="N", help="The luck of the estimates.")] = 1,
    lang: Annotated[
        str | None, typer.Option("--lang", metavar="en|fr", help="The language; without it, that of your system.")
    ] = None,
) -> None:
    """Say what each legal move promised a seat, from what it saw, and which one it made."""
    with session(context, lang) as screen:
        from belladonna.cli.records import load
        from belladonna.cli.voice import Voice
        from belladonna.core.record import from_record

        written = load(record)
        history = from_record(written)
        at, mover = _moment(history, ply, seat)
        screen.voice = Voice(screen.language, written.seats, None, history.game.styles)
        _show(screen, history, at, mover, seed)


def _moment(history: AnyHistory, ply: int | None, seat: int | None) -> tuple[int, Seat]:
    """Return after how many moves to look, and for whom."""
    from belladonna.cli.errors import BadUsage

    rules = history.game.rules
    if seat is not None and not 0 <= seat < rules.seats(history.config):
        last = rules.seats(history.config) - 1
        raise BadUsage(text("cli-no-such-seat", value=str(seat), last=last))
    if ply is None:
        moved = [at for at, made in enumerate(history.plies) if made.seat == seat or (seat is None and made.seat >= 0)]
        if not moved:
            raise BadUsage(text("hint-no-decision"))
        ply = moved[-1]
    if not 0 <= ply <= len(history):
        raise BadUsage(text("hint-no-such-ply", value=ply, last=len(history)))
    state = history[ply].state
    acting = sorted(s for s in rules.to_act(state) if s >= 0)
    if seat is None:
        made = history.plies[ply].seat if ply < len(history) else None
        seat = made if made in acting else next(iter(acting), None)
    if seat is None or seat not in acting:
        raise BadUsage(text("hint-not-to-act", ply=ply, seats=tuple(acting), waiting=len(acting)))
    return ply, Seat(seat)


def _show(screen: Screen, history: AnyHistory, at: int, seat: Seat, seed: int) -> None:
    from belladonna.bots import bot
    from belladonna.bots.estimates import JUDGE, estimates
    from belladonna.bots.ready import make_ready
    from belladonna.cli.figures import grid

    game, state = history.game, history[at].state
    make_ready([bot(game, JUDGE)], screen.aside)
    view, legal = game.rules.view(state, seat), game.rules.legal(state, seat)
    played = _played(history, at, seat)
    found = sorted(
        estimates(game, view, legal, Random(seed)),
        key=lambda e: e.share if e.share is not None else e.points,
        reverse=True,
    )
    screen.say("hint-title", style="bold", seat=seat, ply=at, tried=max((e.tried for e in found), default=0))
    heads = [screen.plain("hint-move"), screen.plain("hint-points"), screen.plain("hint-share"), ""]
    rows = []
    for e in found:
        points = f"{e.points:+.2f}" + (f" ± {e.points_half:.2f}" if e.tried else "")
        share = "-" if e.share is None else f"{e.share:.3f} ± {e.share_half:.3f}"
        rows.append((game.write(e.move), points, share, screen.plain("hint-played") if e.move == played else ""))
    grid(screen, heads, rows)
    if not found:
        screen.say("hint-none")


def _played(history: AnyHistory, at: int, seat: Seat) -> Any:
    """Return what the seat then did in this decision, as `legal` lists it; None if it never did."""
    rules = history.game.rules
    decision = rules.decision(history[at].state)
    for place in range(at, len(history)):
        if rules.decision(history[place].state) != decision:
            return None
        made = history.plies[place]
        if made.seat == seat:
            return stamped(made.move, 0) if is_stamped(made.move) else made.move
    return None
