"""A game's RULES.md on the terminal."""

from __future__ import annotations

import os
import re
import sys
from contextlib import nullcontext
from functools import cache
from importlib.resources import files

from rich.markdown import Markdown

from belladonna.cli.options import edition_named
from belladonna.cli.screen import Screen
from belladonna.core import registry
from belladonna.core.text import text
from belladonna.text import DEFAULT


@cache
def rulebook(game: str, language: str) -> str:
    """Return the rules in the language, or in English where they are not translated."""
    folder = files("belladonna.games") / game
    name = "RULES.md" if language == DEFAULT else f"RULES.{language}.md"
    path = folder / name
    return (path if path.is_file() else folder / "RULES.md").read_text(encoding="utf-8")


@cache
def _paragraphs(game: str, language: str) -> tuple[str, ...]:
    return tuple(re.split(r"\n\s*\n", rulebook(game, language).strip()))


def number_of(paragraph: str) -> str | None:
    """Return the number a paragraph begins with, `P-2.3`."""
    found = re.match(r"\*\*([A-Z]+-[0-9]+(?:\.[0-9]+)*)\*\*", paragraph)
    return found[1] if found else None


def paragraph(game: str, language: str, number: str) -> Markdown | None:
    return next((Markdown(p) for p in _paragraphs(game, language) if number_of(p) == number), None)


def show_rules(screen: Screen, name: str, edition: str | None, *, paged: bool) -> None:
    game = registry.game(name)
    kept, left_out = _paragraphs(game.name, screen.language), []
    if edition is not None:
        wanted = edition_named(game, edition).name
        others = {e.name for e in game.editions} - {wanted}
        left_out = [p for p in kept if number_of(p) and is_of_others(p, wanted, others)]
        kept = tuple(p for p in kept if p not in left_out)
    pager = nullcontext()
    if paged and sys.stdout.isatty() and os.name == "posix":
        os.environ.setdefault("LESS", "-FRX")  # so that colours come through, and a short text does not wait
        pager = screen.console.pager(styles=True)  # type: ignore[assignment]
    with pager:
        screen.show(Markdown("\n\n".join(kept)))
        if left_out:
            screen.show()
            numbers = ", ".join(filter(None, map(number_of, left_out)))
            screen.tell(text("cli-rules-left-out", edition=wanted, numbers=numbers, count=len(left_out)))


def is_of_others(paragraph: str, wanted: str, others: set[str]) -> bool:
    """Whether a paragraph begins with other editions, `In outset ...`, and does not name this one anywhere.

    One that names them only later, as an exception or an aside, has something to say to all.
    """
    opening = re.split(r"[,.:;](?:\s|$)", paragraph, maxsplit=1)[0]
    return bool(_code(opening) & others) and wanted not in _code(paragraph)


def _code(words: str) -> set[str]:
    return set(re.findall(r"`([^`]+)`", words))
