"""Our games as the environments that researchers use. No game is named here: a new one is found by its folder.

Each adapter needs an optional package: `pip install belladonna[pettingzoo]`, `[openspiel]`, `[gymnasium]`.
"""

from __future__ import annotations

from collections.abc import Iterator
from contextlib import contextmanager

from belladonna.core.text import Refused, text


class MissingExtra(Refused, ImportError):
    """An optional package is not installed; the sentence has the command that installs it."""


@contextmanager
def needs(extra: str) -> Iterator[None]:
    """Import inside of this what the optional install named `extra` brings."""
    try:
        yield
    except ImportError as error:
        raise MissingExtra(text("extra-missing", name=(error.name or extra).partition(".")[0], extra=extra)) from error
