"""Tables, people and records in and out of the database."""

from __future__ import annotations

from collections.abc import Sequence
from typing import Any

import msgspec
from msgspec import Struct
from sqlalchemy import Row as SqlRow
from sqlalchemy import and_, delete, func, insert, or_, select, update
from sqlalchemy.ext.asyncio import AsyncConnection

from belladonna.core import registry
from belladonna.core.config import BadConfig, config_values, make_config
from belladonna.core.rules import Result
from belladonna.core.text import Text
from belladonna.server.auth import Session
from belladonna.server.forms import TableOptions
from belladonna.server.schema import holders, moves, records, seats, sessions, tables
from belladonna.server.seating import NAMELESS, Chair, Seating

_encode = msgspec.json.encode


class MoveRow(Struct, frozen=True):
    """A stored input, as `moves` has it."""

    seq: int
    seat: int
    by: str
    move: str
    move_id: str
    at: int


class RecordRow(Struct, frozen=True):
    rules: int
    names: tuple[str, ...]
    digest: str
    result: Result | None
    ended_at: int


# People


async def add_session(connection: AsyncConnection, session: Session, token_hash: str, now: int) -> None:
    await connection.execute(
        insert(sessions).values(id=session.id, token_hash=token_hash, name=session.name, created_at=now)
    )


async def session_of(connection: AsyncConnection, token_hash: str) -> Session | None:
    found = await connection.execute(select(sessions.c.id, sessions.c.name).where(sessions.c.token_hash == token_hash))
    row = found.first()
    return Session(row.id, row.name) if row else None


async def rename_session(connection: AsyncConnection, session: str, name: str) -> None:
    await connection.execute(update(sessions).where(sessions.c.id == session).values(name=name))


async def forget_session(connection: AsyncConnection, session: str) -> None:
    """Drop the session and its name wherever it is stored: at finished tables and in records."""
    held = (await connection.execute(select(holders.c.table_id, holders.c.seat).where(_of(session)))).all()
    for table_id, seat in held:
        await connection.execute(
            update(seats).where(and_(seats.c.table_id == table_id, seats.c.seat == seat)).values(name="")
        )
        stored = await connection.scalar(select(records.c.names).where(records.c.table_id == table_id))
        if stored is not None:
            names = msgspec.json.decode(stored, type=list[str])
            names[seat] = NAMELESS
            await connection.execute(
                update(records).where(records.c.table_id == table_id).values(names=_encode(names).decode())
            )
    await connection.execute(delete(holders).where(_of(session)))
    await connection.execute(delete(sessions).where(sessions.c.id == session))


def _of(session: str) -> Any:
    return holders.c.session_id == session


# Tables


async def add_table(connection: AsyncConnection, seating: Seating, now: int) -> None:
    await connection.execute(
        insert(tables).values(
            id=seating.id,
            game=seating.game,
            rules=seating.rules,
            config=_encode(config_values(seating.config)).decode(),
            secret=seating.secret,
            maker=seating.maker,
            key=seating.key,
            created_at=seating.created_at,
            **_changing(seating, now),
        )
    )
    await _write_chairs(connection, seating)


async def save_table(connection: AsyncConnection, seating: Seating, now: int) -> None:
    await connection.execute(update(tables).where(tables.c.id == seating.id).values(**_changing(seating, now)))
    await connection.execute(delete(seats).where(seats.c.table_id == seating.id))
    await connection.execute(delete(holders).where(holders.c.table_id == seating.id))
    await _write_chairs(connection, seating)


def _changing(seating: Seating, now: int) -> dict[str, Any]:
    return {
        "options": _encode(seating.options).decode(),
        "status": seating.status,
        "host": seating.host,
        "revision": seating.revision,
        "votes": _encode(seating.votes).decode(),
        "rematch": seating.rematch,
        "closed": _encode(seating.closed).decode() if seating.closed else None,
        "changed_at": now,
    }


async def _write_chairs(connection: AsyncConnection, seating: Seating) -> None:
    await connection.execute(
        insert(seats),
        [
            {
                "table_id": seating.id,
                "seat": seat,
                "kind": chair.kind,
                "name": chair.name,
                "bot": chair.bot,
                "since": chair.since,
                "link": chair.link,
            }
            for seat, chair in enumerate(seating.chairs)
        ],
    )
    held = [
        {"table_id": seating.id, "session_id": holder, "seat": seat}
        for seat, chair in enumerate(seating.chairs)
        for holder in chair.holders
    ]
    if held:
        await connection.execute(insert(holders), held)


async def load_table(connection: AsyncConnection, table_id: str) -> Seating | None:
    """Return a table; a config that this program no longer understands stays as it was written."""
    row = (await connection.execute(select(tables).where(tables.c.id == table_id))).first()
    if row is None:
        return None
    chairs = (await connection.execute(select(seats).where(seats.c.table_id == table_id).order_by(seats.c.seat))).all()
    held = (await connection.execute(select(holders).where(holders.c.table_id == table_id))).all()
    return Seating(
        id=row.id,
        game=row.game,
        rules=row.rules,
        config=_config(row.game, row.config),
        options=msgspec.json.decode(row.options, type=TableOptions),
        secret=row.secret,
        maker=row.maker,
        key=row.key,
        created_at=row.created_at,
        chairs=tuple(_chair(chair, held) for chair in chairs),
        status=row.status,
        host=row.host,
        votes=msgspec.json.decode(row.votes, type=tuple[int, ...]),
        rematch=row.rematch,
        closed=msgspec.json.decode(row.closed, type=Text) if row.closed else None,
        revision=row.revision,
    )


def _chair(row: SqlRow[Any], held: Sequence[SqlRow[Any]]) -> Chair:
    devices = tuple(sorted(h.session_id for h in held if h.seat == row.seat))
    return Chair(row.kind, row.name, row.bot, row.since, row.link, devices)


def _config(game: str, stored: str) -> Any:
    values = msgspec.json.decode(stored, type=dict[str, str | int])
    try:
        return make_config(registry.game(game).config, values)
    except BadConfig:
        return values


async def table_by_key(connection: AsyncConnection, maker: str, key: str) -> str | None:
    found: str | None = await connection.scalar(
        select(tables.c.id).where(and_(tables.c.maker == maker, tables.c.key == key))
    )
    return found


async def unfinished_by(connection: AsyncConnection, maker: str) -> int:
    found = await connection.scalar(
        select(func.count()).where(and_(tables.c.maker == maker, tables.c.status.in_(("open", "playing"))))
    )
    return int(found or 0)


async def open_tables(connection: AsyncConnection, most: int) -> list[str]:
    """Return the listed tables that are not over, those to join before those to watch, the newest first."""
    rows = await connection.execute(
        select(tables.c.id)
        .where(and_(tables.c.status.in_(("open", "playing")), tables.c.options.like('%"listed":"yes"%')))
        .order_by(tables.c.status, tables.c.created_at.desc())
        .limit(most)
    )
    return [row.id for row in rows]


async def tables_of(connection: AsyncConnection, session: str, most: int) -> list[tuple[str, int]]:
    """Return the tables somebody sits at with the time of the latest change, the latest first."""
    rows = await connection.execute(
        select(tables.c.id, tables.c.changed_at)
        .join(holders, holders.c.table_id == tables.c.id)
        .where(_of(session))
        .order_by(tables.c.changed_at.desc())
        .limit(most)
    )
    return [(row.id, row.changed_at) for row in rows]


async def stale_tables(connection: AsyncConnection, unstarted_before: int, idle_before: int, most: int) -> list[str]:
    """Return the tables to close: not started for long, or not played on for long."""
    latest = select(func.max(moves.c.at)).where(moves.c.table_id == tables.c.id).correlate(tables).scalar_subquery()
    rows = await connection.execute(
        select(tables.c.id)
        .where(
            or_(
                and_(tables.c.status == "open", tables.c.changed_at < unstarted_before),
                and_(
                    tables.c.status == "playing",
                    tables.c.changed_at < idle_before,
                    func.coalesce(latest, 0) < idle_before,
                ),
            )
        )
        .limit(most)
    )
    return [row.id for row in rows]


async def all_tables(connection: AsyncConnection, status: str | None) -> Sequence[SqlRow[*tuple[Any, ...]]]:
    """Return id, game, status, moves and times of every table, for whoever runs the server."""
    count = select(func.count()).where(moves.c.table_id == tables.c.id).correlate(tables).scalar_subquery()
    query = select(
        tables.c.id, tables.c.game, tables.c.status, tables.c.created_at, tables.c.changed_at, count.label("moves")
    ).order_by(tables.c.created_at)
    return (await connection.execute(query if status is None else query.where(tables.c.status == status))).all()


async def finished_tables(connection: AsyncConnection, game: str | None) -> list[str]:
    """Return the tables whose game came to its end, in the order in which they did."""
    query = (
        select(tables.c.id)
        .join(records, records.c.table_id == tables.c.id)
        .where(records.c.result.is_not(None))
        .order_by(records.c.ended_at, tables.c.id)
    )
    found = await connection.execute(query if game is None else query.where(tables.c.game == game))
    return [row.id for row in found]


async def delete_table(connection: AsyncConnection, table_id: str) -> bool:
    for table in (records, moves, holders, seats):
        await connection.execute(delete(table).where(table.c.table_id == table_id))
    return (await connection.execute(delete(tables).where(tables.c.id == table_id))).rowcount > 0


# Moves and records


async def moves_of(connection: AsyncConnection, table_id: str, after: int = 0) -> list[MoveRow]:
    query = select(moves).where(and_(moves.c.table_id == table_id, moves.c.seq > after)).order_by(moves.c.seq)
    return [MoveRow(r.seq, r.seat, r.by, r.move, r.move_id, r.at) for r in await connection.execute(query)]


async def add_moves(connection: AsyncConnection, table_id: str, played: Sequence[MoveRow]) -> None:
    """Store the moves that a table begins with."""
    if played:
        await connection.execute(insert(moves), [{"table_id": table_id, **msgspec.structs.asdict(m)} for m in played])


async def add_record(connection: AsyncConnection, table_id: str, record: RecordRow) -> None:
    there = await connection.scalar(select(records.c.table_id).where(records.c.table_id == table_id))
    if there is None:
        await connection.execute(
            insert(records).values(
                table_id=table_id,
                rules=record.rules,
                names=_encode(record.names).decode(),
                digest=record.digest,
                result=_encode(record.result).decode() if record.result else None,
                ended_at=record.ended_at,
            )
        )


async def record_of(connection: AsyncConnection, table_id: str) -> RecordRow | None:
    row = (await connection.execute(select(records).where(records.c.table_id == table_id))).first()
    if row is None:
        return None
    return RecordRow(
        row.rules,
        msgspec.json.decode(row.names, type=tuple[str, ...]),
        row.digest,
        msgspec.json.decode(row.result, type=Result) if row.result else None,
        row.ended_at,
    )
