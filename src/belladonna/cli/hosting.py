"""What `serve` and `tables` do: run a server here, or speak for the operator to the one that runs, or to its file."""

from __future__ import annotations

import asyncio
import os
import sys
import webbrowser
from collections.abc import Mapping
from datetime import UTC, datetime
from pathlib import Path
from typing import Any

import httpx
import msgspec
from rich.table import Table as Grid

from belladonna.cli.errors import BadUsage
from belladonna.cli.screen import Screen
from belladonna.core import registry
from belladonna.core.text import Refused, Text, text
from belladonna.server import rows
from belladonna.server.addresses import addresses
from belladonna.server.app import open_services
from belladonna.server.auth import SystemLuck
from belladonna.server.clock import SystemClock
from belladonna.server.config import Settings, settings
from belladonna.server.errors import NotFound
from belladonna.server.export import back_up, finished_games, reading
from belladonna.server.forms import Said
from belladonna.server.logs import set_up
from belladonna.server.operator import OperatorLine
from belladonna.server.serve import SERVING, Serving, loop_factory, run
from belladonna.server.store import open_store

EVERYWHERE = "0.0.0.0"  # noqa: S104 - only `--lan` asks for it


def serve(screen: Screen, flags: Mapping[str, Any], file: Path | None, *, lan: bool, browser: bool) -> None:
    given = dict(flags)
    if lan and given.get("host") is None:
        given["host"] = EVERYWHERE
    chosen = settings(given, os.environ, file)
    set_up(chosen.log, chosen.log_level)

    def ready(port: int) -> None:
        found = addresses(chosen, port)
        screen.say("server-ready", style="bold", url=found[0])
        for other in found[1:]:
            screen.say("server-ready-also", url=other)
        if lan:
            _show_code(screen, found[0])
        screen.say("server-ready-stop", style="dim")
        if browser and _has_browser():
            webbrowser.open(found[-1])

    with asyncio.Runner(loop_factory=loop_factory()) as runner:
        runner.run(run(chosen, ready))
    screen.say("server-stopped")


def _show_code(screen: Screen, url: str) -> None:
    """Show the address as a QR code, where the terminal is wide enough to keep it whole."""
    import segno

    code = segno.make(url, error="m")
    if screen.console.is_terminal and screen.console.width >= code.symbol_size()[0]:
        code.terminal(out=sys.stdout, compact=True)


def _has_browser() -> bool:
    """Return whether a window can open: on Linux a machine without a screen would open a browser in the terminal."""
    return sys.platform != "linux" or bool(os.environ.get("DISPLAY") or os.environ.get("WAYLAND_DISPLAY"))


# The operator


def operate(screen: Screen, what: str, flags: Mapping[str, Any], file: Path | None, about: str | None) -> None:
    """Do it through the server if one is running, else on its database."""
    chosen = settings(flags, os.environ, file)
    try:
        note = msgspec.json.decode((chosen.folder / SERVING).read_bytes(), type=Serving)
        lines = _ask(note, what, about)
    except (OSError, msgspec.DecodeError, httpx.TransportError):
        lines = asyncio.run(_do(chosen, what, about))
    if what == "list":
        _show(screen, lines)
    else:
        screen.say(f"server-tables-{what}d", id=about or "")


def _ask(note: Serving, what: str, about: str | None) -> list[OperatorLine]:
    method = {"list": "GET", "close": "POST", "delete": "DELETE"}[what]
    path = "/api/operator/tables" + {"list": "", "close": f"/{about}/close", "delete": f"/{about}"}[what]
    answer = httpx.request(
        method,
        note.url + path,
        params={"status": about} if what == "list" and about else None,
        headers={"authorization": f"Bearer {note.token}"},
        timeout=30,
    )
    if answer.is_error:
        raise Refused(_reason(answer))
    return msgspec.json.decode(answer.content, type=list[OperatorLine]) if what == "list" else []


def _reason(answer: httpx.Response) -> Text:
    try:
        return msgspec.json.decode(answer.content, type=Said).why
    except msgspec.DecodeError:
        return text("server-bad-answer", detail=f"HTTP {answer.status_code}")


async def _do(chosen: Settings, what: str, about: str | None) -> list[OperatorLine]:
    store = await open_store(chosen.database_url)
    async with open_services(chosen, store, clock=SystemClock(), luck=SystemLuck()) as services:
        match what, about:
            case "close", str(table):
                await services.hub.close_table(table, text("server-closed-operator"))
            case "delete", str(table):
                if not await store.write(lambda c: rows.delete_table(c, table)):
                    raise NotFound(text("server-no-such-table"))
            case _:
                found = await store.read(lambda c: rows.all_tables(c, about))
                return [OperatorLine(r.id, r.game, r.status, r.moves, r.created_at, r.changed_at) for r in found]
        return []


def export(screen: Screen, flags: Mapping[str, Any], file: Path | None, folder: Path, game: str | None) -> None:
    """Write finished games into a new folder, one file each."""
    chosen = settings(flags, os.environ, file)
    if game is not None:
        registry.game(game)  # a wrong name is refused
    try:
        folder.mkdir(parents=True, exist_ok=True)
        if any(folder.iterdir()):
            raise BadUsage(text("server-export-not-empty", value=str(folder)))
        written = asyncio.run(_export(chosen, folder, game))
    except OSError as error:
        raise BadUsage(text("cli-not-written", file=str(folder), detail=error.strerror or str(error)[:200])) from None
    screen.say("server-exported", games=written, value=str(folder))


async def _export(chosen: Settings, folder: Path, game: str | None) -> int:
    written = 0
    async with reading(chosen.database_url) as store:
        async for record in finished_games(store, game):
            written += 1
            (folder / f"{record.game}-{written:06}.toml").write_text(record.dumps(), encoding="utf-8")
    return written


def backup(screen: Screen, flags: Mapping[str, Any], file: Path | None, to: Path) -> None:
    back_up(settings(flags, os.environ, file).database_url, to)
    screen.say("server-backed-up", value=str(to))


def _show(screen: Screen, lines: list[OperatorLine]) -> None:
    if not lines:
        screen.say("server-no-tables")
        return
    grid = Grid(show_edge=False, pad_edge=False)
    for column in ("id", "game", "status", "moves", "changed"):
        grid.add_column(screen.words(f"server-column-{column}"), justify="right" if column == "moves" else "left")
    for line in lines:
        at = datetime.fromtimestamp(line.changed_at / 1000, UTC).astimezone()
        grid.add_row(line.id, line.game, line.status, str(line.moves), f"{at:%Y-%m-%d %H:%M}")
    screen.show(grid)
