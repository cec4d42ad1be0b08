"""Sessions, tables, seats, moves and records."""

import sqlalchemy as sa
from alembic import op

revision = "0001"
down_revision = None
branch_labels = None
depends_on = None


def upgrade() -> None:
    op.create_table(
        "sessions",
        sa.Column("id", sa.String(32), nullable=False),
        sa.Column("token_hash", sa.String(64), nullable=False),
        sa.Column("name", sa.String(200), nullable=False),
        sa.Column("created_at", sa.BigInteger, nullable=False),
        sa.PrimaryKeyConstraint("id", name="pk_sessions"),
        sa.UniqueConstraint("token_hash", name="uq_sessions_token_hash"),
    )
    op.create_table(
        "tables",
        sa.Column("id", sa.String(32), nullable=False),
        sa.Column("game", sa.String(40), nullable=False),
        sa.Column("rules", sa.Integer, nullable=False),
        sa.Column("config", sa.Text, nullable=False),
        sa.Column("options", sa.Text, nullable=False),
        sa.Column("status", sa.String(10), nullable=False),
        sa.Column("host", sa.Integer, nullable=True),
        sa.Column("revision", sa.Integer, nullable=False),
        sa.Column("votes", sa.Text, nullable=False),
        sa.Column("secret", sa.LargeBinary(32), nullable=False),
        sa.Column("maker", sa.String(32), nullable=False),
        sa.Column("key", sa.String(64), nullable=False),
        sa.Column("rematch", sa.String(32), nullable=True),
        sa.Column("closed", sa.Text, nullable=True),
        sa.Column("created_at", sa.BigInteger, nullable=False),
        sa.Column("changed_at", sa.BigInteger, nullable=False),
        sa.PrimaryKeyConstraint("id", name="pk_tables"),
        sa.UniqueConstraint("maker", "key", name="uq_tables_maker_key"),
    )
    op.create_index("ix_tables_status_changed_at", "tables", ["status", "changed_at"])
    op.create_table(
        "seats",
        _table_id("seats"),
        sa.Column("seat", sa.Integer, nullable=False),
        sa.Column("kind", sa.String(10), nullable=False),
        sa.Column("name", sa.String(200), nullable=False),
        sa.Column("bot", sa.String(80), nullable=False),
        sa.Column("since", sa.BigInteger, nullable=False),
        sa.Column("link", sa.Integer, nullable=False),
        sa.PrimaryKeyConstraint("table_id", "seat", name="pk_seats"),
    )
    op.create_table(
        "holders",
        _table_id("holders"),
        sa.Column("session_id", sa.String(32), nullable=False),
        sa.Column("seat", sa.Integer, nullable=False),
        sa.PrimaryKeyConstraint("table_id", "session_id", name="pk_holders"),
    )
    op.create_index("ix_holders_session_id", "holders", ["session_id"])
    op.create_table(
        "moves",
        _table_id("moves"),
        sa.Column("seq", sa.Integer, nullable=False),
        sa.Column("seat", sa.Integer, nullable=False),
        sa.Column("by", sa.String(80), nullable=False),
        sa.Column("move", sa.Text, nullable=False),
        sa.Column("move_id", sa.String(64), nullable=False),
        sa.Column("at", sa.BigInteger, nullable=False),
        sa.PrimaryKeyConstraint("table_id", "seq", name="pk_moves"),
        sa.UniqueConstraint("table_id", "seat", "move_id", name="uq_moves_table_id_seat_move_id"),
        sqlite_with_rowid=False,
    )
    op.create_table(
        "records",
        _table_id("records"),
        sa.Column("rules", sa.Integer, nullable=False),
        sa.Column("names", sa.Text, nullable=False),
        sa.Column("digest", sa.String(64), nullable=False),
        sa.Column("result", sa.Text, nullable=True),
        sa.Column("ended_at", sa.BigInteger, nullable=False),
        sa.PrimaryKeyConstraint("table_id", name="pk_records"),
    )


def _table_id(of: str) -> "sa.Column[str]":
    key = sa.ForeignKey("tables.id", name=f"fk_{of}_table_id", ondelete="CASCADE")
    return sa.Column("table_id", sa.String(32), key, nullable=False)
