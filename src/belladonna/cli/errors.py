"""How a command ends: its exit codes, and every error as a sentence."""

from __future__ import annotations

import os
import traceback
from collections.abc import Iterator
from contextlib import contextmanager
from enum import IntEnum
from pathlib import Path
from typing import TYPE_CHECKING

import typer

from belladonna.core.driver import BotFailed
from belladonna.core.record import BadRecord
from belladonna.core.text import Refused, Text, text

if TYPE_CHECKING:
    from belladonna.cli.screen import Screen


class Exit(IntEnum):
    """Told by `--help` and docs/cli.md."""

    FINE = 0
    WRONG = 1
    USAGE = 2
    BOT_FAILED = 3
    OUR_MISTAKE = 70
    INTERRUPTED = 130


class BadUsage(Refused):
    """The command line asks for something that cannot be."""


class BadAgent(Refused):
    """A player program that cannot be loaded, or that fails in play."""


def exit_code(error: Refused) -> Exit:
    match error:
        case BadRecord():
            return Exit.WRONG
        case BadAgent() | BotFailed():
            return Exit.BOT_FAILED
        case _:
            return Exit.USAGE


class Ended(Exception):
    """Raised to leave a command with a code when all has been said."""

    def __init__(self, code: Exit) -> None:
        super().__init__(code)
        self.code = code


@contextmanager
def sentences(screen: Screen) -> Iterator[None]:
    """Turn whatever goes wrong inside into one sentence and an exit code."""
    try:
        yield
    except Ended:
        raise
    except Refused as error:
        screen.complain(error.why)
        raise Ended(exit_code(error)) from None
    except KeyboardInterrupt:
        screen.complain(text("cli-interrupted"))
        raise Ended(Exit.INTERRUPTED) from None
    except BrokenPipeError:
        raise
    except Exception as error:
        if hasattr(error, "format_message") or isinstance(error, typer.Exit | typer.Abort):
            raise  # typer's own: the words of a command it could not read
        if os.environ.get("BELLADONNA_DEBUG"):
            raise
        screen.complain(_our_mistake(error))
        raise Ended(Exit.OUR_MISTAKE) from None


def _our_mistake(error: Exception) -> Text:
    frame = traceback.extract_tb(error.__traceback__)[-1]
    where = f"{Path(frame.filename).name}:{frame.lineno}"
    return text("cli-our-mistake", detail=f"{type(error).__name__}: {error}"[:200], where=where)
