"""Generated files are fresh, and every message can be made into a type of the page."""

from __future__ import annotations

import re
import subprocess
import sys
from pathlib import Path
from typing import get_args

from belladonna.core import registry
from belladonna.server import messages
from belladonna.server.kinds import kinds
from belladonna.text import languages
from belladonna.text import messages as catalogue

ROOT = Path(__file__).parents[2]


def test_the_pages_types_and_the_protocols_tables_are_fresh() -> None:
    run = subprocess.run(
        [sys.executable, ROOT / "tools" / "gen_types.py", "--check"], capture_output=True, text=True, check=False
    )
    assert run.returncode == 0, run.stderr


def test_a_type_is_made_for_everything_a_game_sends() -> None:
    text = (ROOT / "web" / "src" / "net" / "messages.ts").read_text(encoding="utf-8")
    for game in registry.games():
        name = game.name.capitalize()
        for event in get_args(kinds(game).event):
            assert f'export interface {name}{event.__name__} {{\n  type: "{event.__name__}";' in text
        assert f"export interface {name}View {{" in text
    for message in (*get_args(messages.ClientMessage), *get_args(messages.ServerMessage)):
        assert re.search(rf"export interface {message.__name__}[< ]", text)
    assert not {"any", "never", "unknown"} & set(re.findall(r": (\w+)", text))
    assert "readonly readonly" not in text


def test_every_sentence_of_the_server_is_there_in_every_language() -> None:
    used: set[str] = set()
    for folder in ("server", "cli"):
        for file in (ROOT / "src" / "belladonna" / folder).rglob("*.py"):
            used |= set(re.findall(r'"(server-[a-z0-9-]+)"', file.read_text(encoding="utf-8")))
    used -= {"server-option"}
    assert len(used) > 50
    emotes = {f"emote-{emote}" for emote in messages.EMOTES}
    for language in languages():
        known = catalogue(language)
        assert used | emotes <= set(known), sorted((used | emotes) - set(known))


def test_the_protocols_page_tells_of_every_message() -> None:
    page = (ROOT / "docs" / "protocol.md").read_text(encoding="utf-8")
    story = page.partition("<!-- messages")[0]
    assert len(story.split()) > 300
    for message in (*get_args(messages.ClientMessage), *get_args(messages.ServerMessage)):
        assert f"`{message.__name__}`" in page
