"""What is stored: tables of SQL in portable columns. `migrations/` makes them; a test compares the two."""

from __future__ import annotations

from sqlalchemy import (
    BigInteger,
    Column,
    ForeignKey,
    Index,
    Integer,
    LargeBinary,
    MetaData,
    String,
    Table,
    Text,
    UniqueConstraint,
)

metadata = MetaData(
    naming_convention={
        "ix": "ix_%(table_name)s_%(column_0_N_name)s",
        "uq": "uq_%(table_name)s_%(column_0_N_name)s",
        "fk": "fk_%(table_name)s_%(column_0_N_name)s",
        "pk": "pk_%(table_name)s",
    }
)

sessions = Table(
    "sessions",
    metadata,
    Column("id", String(32), primary_key=True),
    Column("token_hash", String(64), nullable=False, unique=True),
    Column("name", String(200), nullable=False),
    Column("created_at", BigInteger, nullable=False),
)

tables = Table(
    "tables",
    metadata,
    Column("id", String(32), primary_key=True),
    Column("game", String(40), nullable=False),
    Column("rules", Integer, nullable=False),
    Column("config", Text, nullable=False),
    Column("options", Text, nullable=False),
    Column("status", String(10), nullable=False),
    Column("host", Integer, nullable=True),
    Column("revision", Integer, nullable=False),
    Column("votes", Text, nullable=False),
    Column("secret", LargeBinary(32), nullable=False),
    Column("maker", String(32), nullable=False),
    Column("key", String(64), nullable=False),
    Column("rematch", String(32), nullable=True),
    Column("closed", Text, nullable=True),
    Column("created_at", BigInteger, nullable=False),
    Column("changed_at", BigInteger, nullable=False),
    UniqueConstraint("maker", "key"),
    Index("ix_tables_status_changed_at", "status", "changed_at"),
)

seats = Table(
    "seats",
    metadata,
    Column("table_id", String(32), ForeignKey("tables.id", ondelete="CASCADE"), primary_key=True),
    Column("seat", Integer, primary_key=True),
    Column("kind", String(10), nullable=False),
    Column("name", String(200), nullable=False),
    Column("bot", String(80), nullable=False),
    Column("since", BigInteger, nullable=False),
    Column("link", Integer, nullable=False),
)

# A person may hold a seat from several devices, each with a session of its own.
holders = Table(
    "holders",
    metadata,
    Column("table_id", String(32), ForeignKey("tables.id", ondelete="CASCADE"), primary_key=True),
    Column("session_id", String(32), primary_key=True),
    Column("seat", Integer, nullable=False),
    Index("ix_holders_session_id", "session_id"),
)

# The truth: inputs in the order they were judged. CHANCE and CLOCK sit at their negative seats.
moves = Table(
    "moves",
    metadata,
    Column("table_id", String(32), ForeignKey("tables.id", ondelete="CASCADE"), primary_key=True),
    Column("seq", Integer, primary_key=True),
    Column("seat", Integer, nullable=False),
    Column("by", String(80), nullable=False),
    Column("move", Text, nullable=False),
    Column("move_id", String(64), nullable=False),
    Column("at", BigInteger, nullable=False),
    UniqueConstraint("table_id", "seat", "move_id"),
    sqlite_with_rowid=False,
)

# What a game came to, by the rules that made it; its moves stay where they are.
records = Table(
    "records",
    metadata,
    Column("table_id", String(32), ForeignKey("tables.id", ondelete="CASCADE"), primary_key=True),
    Column("rules", Integer, nullable=False),
    Column("names", Text, nullable=False),
    Column("digest", String(64), nullable=False),
    Column("result", Text, nullable=True),
    Column("ended_at", BigInteger, nullable=False),
)
