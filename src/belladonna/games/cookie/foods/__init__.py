"""The rules of the fifty foods (C-9), a module for each set."""

from belladonna.games.cookie.foods import advanced, amateur, beginner, expert, starter
from belladonna.games.cookie.foods.registry import RULES

__all__ = ["RULES", "advanced", "amateur", "beginner", "expert", "starter"]
