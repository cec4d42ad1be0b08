"""Checks that a game's RULES.md, its sources, its code and its tests name the same paragraphs."""

from __future__ import annotations

import re
from collections.abc import Iterable
from importlib.resources import files
from importlib.resources.abc import Traversable
from pathlib import Path

from msgspec import Struct

from belladonna.core.game import AnyGame

_PARAGRAPH = re.compile(r"^\*\*([A-Z]+-\d+\.\d+)\*\* (.+?)(?: \[([^\[\]]+)\])?$", re.MULTILINE)


class Paragraph(Struct, frozen=True):
    number: str
    text: str
    sources: tuple[str, ...]


def rules_file(game: AnyGame, language: str = "en") -> Traversable:
    return files(f"belladonna.games.{game.name}") / ("RULES.md" if language == "en" else f"RULES.{language}.md")


def paragraphs(game: AnyGame, language: str = "en") -> dict[str, Paragraph]:
    """Return the numbered paragraphs of a game's rules, in order."""
    found = _PARAGRAPH.findall(rules_file(game, language).read_text(encoding="utf-8"))
    out = {number: Paragraph(number, body, tuple(re.split(r",\s*", sources))) for number, body, sources in found}
    assert len(out) == len(found), "a paragraph number is there twice"
    return out


def cited(paths: Iterable[Path], prefix: str) -> set[str]:
    """Return the paragraph numbers that Python files name, as `P-2.2` or in a test's name, `test_p_2_2_...`."""
    out: set[str] = set()
    for path in paths:
        source = path.read_text(encoding="utf-8")
        out |= set(re.findall(rf"\b{prefix}-\d+\.\d+\b", source))
        named = re.findall(rf"\bdef test_{prefix.lower()}_(\d+)_(\d+)_", source)
        out |= {f"{prefix}-{section}.{number}" for section, number in named}
    return out


def check_rulebook(
    game: AnyGame, source_ids: Iterable[str], folder: Path, languages: Iterable[str] = ("en", "fr")
) -> None:
    """Assert that every paragraph is cited by a test and every source id by a paragraph, the same in each language.

    `folder` is the game's own; its code may cite only paragraphs that exist.
    """
    book = paragraphs(game)
    prefix = game.rules.turn_rule.split("-")[0]
    sources = {source for paragraph in book.values() for source in paragraph.sources}
    assert sources == set(source_ids), f"sources differ: {sorted(sources ^ set(source_ids))}"
    for language in languages:
        other = paragraphs(game, language)
        assert list(other) == list(book), f"{language}: the paragraphs differ"
        for number, paragraph in book.items():
            assert set(other[number].sources) == set(paragraph.sources), f"{language}: {number} names other sources"
    tests = cited((folder / "tests").rglob("*.py"), prefix)
    code = cited((path for path in folder.rglob("*.py") if "tests" not in path.parts), prefix)
    assert not (unknown := sorted((tests | code) - set(book))), f"cited, but not in RULES.md: {unknown}"
    assert not (untested := sorted(set(book) - tests)), f"cited by no test: {untested}"
