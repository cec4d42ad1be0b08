"""The database: opened, brought up to date, read, and written by one task that commits many moves at once."""

from __future__ import annotations

import asyncio
import logging
from collections.abc import Awaitable, Callable
from contextlib import suppress
from dataclasses import dataclass
from pathlib import Path
from typing import Any, Protocol, TypeVar

from sqlalchemy import Connection, event, insert
from sqlalchemy.engine import make_url
from sqlalchemy.exc import ArgumentError, IntegrityError, SQLAlchemyError
from sqlalchemy.ext.asyncio import AsyncConnection, AsyncEngine, create_async_engine

from belladonna.core.text import text
from belladonna.server.errors import CannotStart, NotStored, Overtaken
from belladonna.server.lock import FileLock
from belladonna.server.schema import moves

log = logging.getLogger(__name__)
T = TypeVar("T")
Work = Callable[[AsyncConnection], Awaitable[T]]

GATHER_S = 0.0015
"""How long a commit waits for company, when there was some last time."""
BUSY_MS = 2_000
MOST_AT_ONCE = 2_000


@dataclass(frozen=True, slots=True)
class _Append:
    row: dict[str, Any]
    done: asyncio.Future[None]


@dataclass(frozen=True, slots=True)
class _Write:
    work: Work[Any]
    done: asyncio.Future[Any]


class Committed(Protocol):
    """Told of every commit: how many moves it held and how long it took."""

    def __call__(self, moves: int, seconds: float) -> None: ...


def _ignore(moves: int, seconds: float) -> None: ...


class Store:
    """Open it with `open_store`. Reads take connections of their own; writes go through one task, in order."""

    def __init__(self, engine: AsyncEngine, lock: FileLock | None) -> None:
        self._engine, self._lock = engine, lock
        self._queue: asyncio.Queue[_Append | _Write] = asyncio.Queue()
        self._connection: AsyncConnection | None = None
        self._task: asyncio.Task[None] | None = None
        self.on_commit: Committed = _ignore

    def start(self) -> None:
        self._task = asyncio.create_task(self._run(), name="store")

    async def close(self) -> None:
        """Write what is waiting, then close."""
        if self._task:
            await self._queue.join()
            self._task.cancel()
            with suppress(asyncio.CancelledError):
                await self._task
        await self._drop_connection()
        await self._engine.dispose()
        if self._lock:
            self._lock.release()

    def append(self, row: dict[str, Any]) -> asyncio.Future[None]:
        """Return what is done when the move is committed; it fails with NotStored or Overtaken."""
        done: asyncio.Future[None] = asyncio.get_running_loop().create_future()
        self._queue.put_nowait(_Append(row, done))
        return done

    async def write(self, work: Work[T]) -> T:
        """Run this in a transaction of its own."""
        done: asyncio.Future[T] = asyncio.get_running_loop().create_future()
        self._queue.put_nowait(_Write(work, done))
        return await done

    async def read(self, work: Work[T]) -> T:
        try:
            async with self._engine.connect() as connection:
                return await work(connection)
        except SQLAlchemyError as error:
            log.error("read failed", extra={"detail": _plain(error)})
            raise NotStored from None

    # the writer

    async def _run(self) -> None:
        company = False
        while True:
            batch = [await self._queue.get()]
            if company:
                await asyncio.sleep(GATHER_S)
            while not self._queue.empty() and len(batch) < MOST_AT_ONCE:
                batch.append(self._queue.get_nowait())
            company = len(batch) > 1
            appends = [item for item in batch if isinstance(item, _Append)]
            if appends:
                await self._append(appends)
            for item in batch:
                if isinstance(item, _Write):
                    await self._write(item)
            for _ in batch:
                self._queue.task_done()

    async def _append(self, items: list[_Append]) -> None:
        began = asyncio.get_running_loop().time()
        try:
            connection = await self._connected()
            async with connection.begin():
                await connection.execute(_INSERT, [item.row for item in items])
        except IntegrityError:
            if len(items) == 1:
                _fail(items, Overtaken())
            else:  # one of them is at fault; the others shall not suffer
                for item in items:
                    await self._append([item])
        except SQLAlchemyError as error:
            log.error("moves not stored", extra={"detail": _plain(error), "moves": len(items)})
            await self._drop_connection()
            _fail(items, NotStored())
        else:
            for item in items:
                if not item.done.done():
                    item.done.set_result(None)
            self.on_commit(len(items), asyncio.get_running_loop().time() - began)

    async def _write(self, item: _Write) -> None:
        try:
            connection = await self._connected()
            async with connection.begin():
                result = await item.work(connection)
        except IntegrityError as error:
            _fail([item], error)
        except SQLAlchemyError as error:
            log.error("not stored", extra={"detail": _plain(error)})
            await self._drop_connection()
            _fail([item], NotStored())
        except Exception as error:  # noqa: BLE001 - it belongs to whoever asked for the write
            _fail([item], error)
        else:
            if not item.done.done():
                item.done.set_result(result)

    async def _connected(self) -> AsyncConnection:
        if self._connection is None:
            self._connection = await self._engine.connect()
        return self._connection

    async def _drop_connection(self) -> None:
        """After an error nobody knows what state a connection is in: the next write opens another."""
        connection, self._connection = self._connection, None
        if connection is not None:
            with suppress(SQLAlchemyError):
                await connection.invalidate()
            with suppress(SQLAlchemyError):
                await connection.close()


_INSERT = insert(moves)


def _fail(items: list[_Append] | list[_Write], error: Exception) -> None:
    for item in items:
        if not item.done.done():
            item.done.set_exception(error)


def _plain(error: SQLAlchemyError) -> str:
    """Return what the driver said, without the statement: its values are people's cards."""
    return str(getattr(error, "orig", None) or type(error).__name__)[:200]


async def open_store(url: str) -> Store:
    """Open the database and bring it up to date, or raise the CannotStart that says why not."""
    try:
        address = make_url(url)
    except ArgumentError:
        raise CannotStart(text("server-database-url", value=url[:60])) from None
    lock = None
    if address.get_backend_name() == "sqlite" and address.database and address.database != ":memory:":
        path = Path(address.database)
        try:
            path.parent.mkdir(parents=True, exist_ok=True)
        except OSError as error:
            detail = error.strerror or str(error)
            raise CannotStart(text("server-database-failed", value=str(path), detail=detail)) from None
        lock = FileLock(path.with_name(path.name + ".lock"))
        lock.take(path)
    engine = None
    try:
        engine = create_async_engine(address)
        if address.get_backend_name() == "sqlite":
            event.listen(engine.sync_engine, "connect", _settle_sqlite)
        async with engine.begin() as connection:
            await connection.run_sync(_migrate)
    except (SQLAlchemyError, ImportError) as error:
        await _give_up(engine, lock)
        raise CannotStart(
            text("server-database-failed", value=address.render_as_string(hide_password=True), detail=str(error)[:200])
        ) from None
    except BaseException:
        await _give_up(engine, lock)
        raise
    store = Store(engine, lock)
    store.start()
    return store


async def _give_up(engine: AsyncEngine | None, lock: FileLock | None) -> None:
    if engine:
        await engine.dispose()
    if lock:
        lock.release()


def _settle_sqlite(connection: Any, _record: object) -> None:
    cursor = connection.cursor()
    for setting in (
        "journal_mode=WAL",
        "synchronous=FULL",
        "foreign_keys=ON",
        f"busy_timeout={BUSY_MS}",
    ):
        cursor.execute(f"PRAGMA {setting}")
    cursor.close()


def _migrate(connection: Connection) -> None:
    """Run the steps that are missing. A database that has steps we do not know is of a newer program."""
    from alembic import command
    from alembic.config import Config
    from alembic.runtime.migration import MigrationContext
    from alembic.script import ScriptDirectory

    config = Config()
    config.set_main_option("script_location", str(Path(__file__).parent / "migrations"))
    config.set_main_option("path_separator", "os")
    known = {script.revision for script in ScriptDirectory.from_config(config).walk_revisions()}
    there = set(MigrationContext.configure(connection).get_current_heads())
    if not there <= known:
        raise CannotStart(text("server-database-newer", version=", ".join(sorted(there - known))))
    config.attributes["connection"] = connection
    command.upgrade(config, "head")
