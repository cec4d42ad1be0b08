"""How the database came to be as it is: Alembic's steps, run at every start."""
