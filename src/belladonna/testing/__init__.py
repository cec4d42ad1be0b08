"""What a game's author needs to test a game: `check_rules(game)`, a `table` that reads like a rulebook, strategies."""

from belladonna.testing.properties import check_rules
from belladonna.testing.rulebook import check_rulebook, paragraphs
from belladonna.testing.strategies import configs, histories
from belladonna.testing.table import Table, table_for

__all__ = ["Table", "check_rulebook", "check_rules", "configs", "histories", "paragraphs", "table_for"]
