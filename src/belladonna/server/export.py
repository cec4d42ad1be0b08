"""What whoever runs the server may take from it while it runs: finished games without names, and a copy of the file."""

from __future__ import annotations

import sqlite3
from collections.abc import AsyncIterator
from contextlib import asynccontextmanager, closing
from pathlib import Path

from sqlalchemy.engine import make_url
from sqlalchemy.exc import ArgumentError, SQLAlchemyError
from sqlalchemy.ext.asyncio import create_async_engine

from belladonna.core.record import Record
from belladonna.core.text import text
from belladonna.server import rows
from belladonna.server.errors import CannotStart
from belladonna.server.lobby import as_record
from belladonna.server.store import Store

PERSON = "person"


async def finished_games(store: Store, game: str | None) -> AsyncIterator[Record]:
    """Yield every game that was played to its end, the earliest first; seats are people, or bots by name.

    A move that another made for its seat, such as a stand-in, says so in a remark.
    """
    for table_id in await store.read(lambda c: rows.finished_tables(c, game)):
        seating = await store.read(lambda c, t=table_id: rows.load_table(c, t))  # type: ignore[misc]
        row = await store.read(lambda c, t=table_id: rows.record_of(c, t))  # type: ignore[misc]
        stored = await store.read(lambda c, t=table_id: rows.moves_of(c, t))  # type: ignore[misc]
        if seating is None or row is None:
            continue  # deleted meanwhile
        seats = tuple(chair.bot if chair.kind == "bot" else PERSON for chair in seating.chairs)
        record = as_record(seating, row, stored, seats)
        marked = tuple(
            line if move.seat < 0 or move.by == seats[move.seat] else f"{line}  # {move.by}"
            for line, move in zip(record.moves, stored, strict=True)
        )
        yield Record(**{name: getattr(record, name) for name in Record.__struct_fields__} | {"moves": marked})


@asynccontextmanager
async def reading(url: str) -> AsyncIterator[Store]:
    """Open a database only to read it, also while a server uses it; CannotStart says what is wrong."""
    file = database_file(url)
    if file is not None and not file.is_file():
        raise CannotStart(text("server-no-database", value=str(file)))
    try:
        engine = create_async_engine(make_url(url))
    except (SQLAlchemyError, ImportError) as error:
        raise CannotStart(text("server-database-failed", value=url[:60], detail=str(error)[:200])) from None
    try:
        yield Store(engine, None)
    finally:
        await engine.dispose()


def database_file(url: str) -> Path | None:
    """Return the file of a database, None where it is kept by a program of its own."""
    try:
        address = make_url(url)
    except ArgumentError:
        raise CannotStart(text("server-database-url", value=url[:60])) from None
    return Path(address.database) if address.get_backend_name() == "sqlite" and address.database else None


def back_up(url: str, to: Path) -> None:
    """Copy the database as it is at one moment, whole or not at all; nobody who plays has to wait."""
    source = database_file(url)
    if source is None:
        raise CannotStart(text("server-backup-file-only"))
    if not source.is_file():
        raise CannotStart(text("server-no-database", value=str(source)))
    beside = to.with_name(to.name + ".part")
    try:
        if to.exists() and to.samefile(source):
            raise CannotStart(text("server-backup-itself", value=str(to)))
        with closing(sqlite3.connect(source)) as there, closing(sqlite3.connect(beside)) as here:
            there.backup(here)
            (sound,) = here.execute("PRAGMA quick_check").fetchone()
            here.execute("PRAGMA journal_mode=DELETE")  # one file, and none beside it
        if sound != "ok":
            raise sqlite3.DatabaseError(sound)
        beside.replace(to)
    except (OSError, sqlite3.Error) as error:
        beside.unlink(missing_ok=True)
        raise CannotStart(text("server-backup-failed", value=str(to), detail=str(error)[:200])) from None
