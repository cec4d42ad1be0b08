"""Texts in words: languages agree, every message is used, and names are put in as they are."""

from __future__ import annotations

import re
from pathlib import Path

import pytest

from belladonna.core import registry
from belladonna.core.text import text
from belladonna.text import Speaker, UnknownMessage, languages, messages, say

SOURCE = Path(__file__).parents[2] / "src" / "belladonna"
VARIABLE = re.compile(r"\$([a-zA-Z][\w-]*)")
LOOSE = re.compile(r"[^\u00a0\u202f][;!?»]|«[^\u00a0\u202f]|[^\u00a0\u202f\d\w/]:(?:\s|$)|'|(?<!install )\"(?!$)")
"""A sign set as in English; a command that is typed may hold straight quotes."""


def test_there_is_english_and_french() -> None:
    assert languages() == ("en", "fr")


@pytest.mark.parametrize("language", [language for language in languages() if language != "en"])
def test_languages_have_the_same_messages_with_the_same_arguments(language: str) -> None:
    english, other = messages("en"), messages(language)
    assert english.keys() == other.keys(), sorted(english.keys() ^ other.keys())
    for key, source in english.items():
        wanted = {v.removesuffix("_is") for v in VARIABLE.findall(source)}
        found = {v.removesuffix("_is") for v in VARIABLE.findall(other[key])}
        plural = {v for v in wanted ^ found if v.endswith("_count")}
        assert wanted - plural == found - plural, key


def test_french_is_set_as_french_is() -> None:
    """Spaces that do not break stand before high signs and inside guillemets, and apostrophes are curved."""
    lines = 0
    for file in SOURCE.rglob("fr.ftl"):
        for line in file.read_text(encoding="utf-8").splitlines():
            said = re.sub(r"\{ ?\"[^\"]*\" ?\}", "\u00a0", line)
            assert line.startswith("#") or not LOOSE.search(said), f"{file.parent.parent.name}: {line}"
            lines += 1
    assert lines > 1000


def test_seats_are_names_and_you_are_you() -> None:
    turn = text("not-to-act", seat=1, seats=(0, 1), waiting=2)
    assert Speaker("en", ["Ann", "Bo"]).say(turn) == "It is not the turn of Bo. The table waits for Ann and Bo."
    assert Speaker("en", ["Ann", "Bo"], you=1).say(turn) == "It is not your turn. The table waits for Ann and you."
    assert Speaker("fr", ["Ann", "Bo"], you=1).say(turn).startswith("Ce n’est pas à vous")


def test_a_name_is_put_in_as_it_is() -> None:
    for name in ("{ $seat }", "Ann { you }", "\u202eeve", "x" * 500, ""):
        assert name in Speaker("en", [name]).say(text("bot-did-not-move", seat=0))


def test_a_seat_without_a_name_has_a_number() -> None:
    assert "seat 3" in say(text("bot-did-not-move", seat=2))


def test_an_unknown_message_or_a_missing_argument_is_an_error() -> None:
    with pytest.raises(UnknownMessage):
        say(text("no-such-message"))
    with pytest.raises(UnknownMessage):
        say(text("game-unknown"))


def test_every_message_a_program_names_is_there() -> None:
    """A key that is written out in `text("...")` must be in the catalogue."""
    known, named = messages("en"), set()
    for path in SOURCE.rglob("*.py"):
        if "tests" not in path.parts:
            named |= set(re.findall(r'\b[tT]ext\(\s*"([a-z][a-z0-9-]+)"', path.read_text(encoding="utf-8")))
    assert len(named) > 20
    assert not (missing := sorted(named - known.keys())), missing


def test_every_message_is_used() -> None:
    """A key is used when the program, a page or another message names it, whole or by its beginning."""
    files = [p for p in (*SOURCE.rglob("*.py"), *_page()) if "tests" not in p.parts and "web_dist" not in p.parts]
    whole = "\n".join(p.read_text(encoding="utf-8") for p in files)
    words = set(re.findall(r"[a-z][a-z0-9]*(?:-[A-Za-z0-9]+)+-?", whole)) | set(re.findall(r'"([a-z]+)"', whole))
    starts = {word for word in words if word.endswith("-")} | set(re.findall(r"[a-z][a-z0-9-]+(?=\{)", whole))
    starts |= set(re.findall(r'key = "([a-z][a-z0-9-]+)"', whole))  # and then goes on
    owners = "|".join((*registry.names(), "server"))
    built = re.compile(rf"(?:{owners})-(?:card-|option-|edition-|variant-|name$|tagline$)")
    unused = [
        key
        for key in messages("en")
        if key not in words and not built.match(key) and not any(key.startswith(start) for start in starts)
    ]
    assert not unused, unused


def _page() -> list[Path]:
    web = SOURCE.parents[1] / "web"
    return [p for folder in (web, SOURCE / "games") for p in folder.rglob("*") if p.suffix in {".ts", ".svelte"}]
