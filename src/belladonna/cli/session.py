"""What every command runs in: a screen in the right language, and errors that become sentences and exit codes.

A game's own commands (`extras.py`) may use it too.
"""

from __future__ import annotations

import re
import sys
from collections.abc import Iterator
from contextlib import contextmanager

import typer

from belladonna.cli.errors import Ended, sentences
from belladonna.cli.language import chosen
from belladonna.cli.screen import Screen, make_streams_forgiving
from belladonna.cli.voice import Voice
from belladonna.core.text import Text, text
from belladonna.text import languages


@contextmanager
def session(context: typer.Context, lang: str | None) -> Iterator[Screen]:
    """Yield a screen in the language of the command, else of `belladonna --lang`, else of the system."""
    make_streams_forgiving()
    screen = Screen(Voice(chosen(None)))
    asked = lang or (context.obj or {}).get("lang")
    try:
        with sentences(screen):
            screen.voice = Voice(chosen(asked))
            yield screen
    except Ended as ended:
        raise typer.Exit(int(ended.code)) from None


def misread(error: Exception) -> Text:
    """Return what typer could not make of the command line, in our words where we have them."""
    names = re.findall(r"'([^']*)'", str(error))
    name = names[0] if names else ""
    match type(error).__name__:
        case "NoSuchOption":
            return text("cli-no-such-flag", name=str(getattr(error, "option_name", name))[:40])
        case "MissingParameter":
            parameter = getattr(error, "param", None)
            return text("cli-missing", name=str(getattr(parameter, "metavar", None) or name)[:40])
        case "BadParameter":
            parameter = getattr(error, "param", None)
            flags = getattr(parameter, "opts", None) or [name]
            return text("cli-bad-value", name=str(flags[0])[:40])
        case "BadOptionUsage":
            return text("cli-flag-without-value", name=str(getattr(error, "option_name", name))[:40])
        case "UsageError" if "ommand" in str(error):
            return text("cli-no-such-command", name=name[:40])
        case _:
            return text("cli-misread", detail=str(error)[:200])


def language_of(arguments: list[str]) -> str | None:
    """Return what `--lang` says, for errors met before typer has read it."""
    for place, word in enumerate(arguments):
        if word.startswith("--lang="):
            return word.partition("=")[2]
        if word == "--lang":
            return next(iter(arguments[place + 1 :]), None)
    return None


def complain_of(error: Exception) -> None:
    make_streams_forgiving()
    asked = language_of(sys.argv[1:])
    language = chosen(asked if asked in languages() else None)
    Screen(Voice(language)).complain(misread(error))
