"""Called by Alembic with the connection that `store` has opened."""

from alembic import context

from belladonna.server.schema import metadata

context.configure(
    connection=context.config.attributes["connection"],
    target_metadata=metadata,
    render_as_batch=True,  # SQLite alters a table by writing it anew
)
with context.begin_transaction():
    context.run_migrations()
