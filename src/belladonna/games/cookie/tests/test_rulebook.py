"""RULES.md, RULES.fr.md, the sources and the tests name the same paragraphs."""

from __future__ import annotations

import re
from pathlib import Path

from belladonna.core import registry
from belladonna.testing import check_rulebook

FOLDER = Path(__file__).parent.parent

SOURCES = {
    *(f"CS-{n}" for n in range(1, 26)),
    *(f"A-C{n}" for n in range(1, 29)),
    "A-C2b",
    "A-C13b",
    *(f"S{n}" for n in range(1, 12)),
}
"""Every rule of the rulebook and its card list, every gap that was settled, every place where the program differs."""


def paragraphs(name: str) -> dict[str, frozenset[str]]:
    lines = re.findall(
        r"^\*\*(C-\d+\.\d+)\*\* .+ \[([^\[\]]+)\]$", (FOLDER / name).read_text(encoding="utf-8"), re.MULTILINE
    )
    book = {number: frozenset(sources.split(", ")) for number, sources in lines}
    assert len(book) == len(lines), "a number is there twice"
    return book


def test_both_languages_have_the_same_paragraphs_and_sources() -> None:
    english, french = paragraphs("RULES.md"), paragraphs("RULES.fr.md")
    assert english == french and list(english) == list(french)


def test_every_paragraph_line_ends_with_its_sources() -> None:
    for name in ("RULES.md", "RULES.fr.md"):
        assert (FOLDER / name).read_text(encoding="utf-8").count("\n**C-") == len(paragraphs(name))


def test_every_source_is_in_the_rules() -> None:
    assert {source for sources in paragraphs("RULES.md").values() for source in sources} == SOURCES


def test_every_paragraph_is_cited_by_a_test_and_only_real_ones_are_cited() -> None:
    check_rulebook(registry.game("cookie"), SOURCES, FOLDER)
