"""Every message the page names is in the catalogues, and reaches the page."""

import re
from pathlib import Path

from belladonna.core import registry
from belladonna.text import messages

ROOT = Path(__file__).parents[2]


def test_every_message_the_page_names_is_there() -> None:
    owners = "|".join(("page", "server", "emote", "seat", *registry.names()))
    quoted = re.compile(rf"['\"]((?:{owners})-[a-z0-9]+(?:-[a-z0-9]+)*)['\"]")
    known, named = messages("en"), set()
    for folder in (ROOT / "web" / "src", ROOT / "src" / "belladonna" / "games"):
        for file in folder.rglob("*"):
            if file.suffix in (".ts", ".svelte") and not file.name.endswith(".test.ts"):
                named |= set(quoted.findall(file.read_text(encoding="utf-8")))
    assert len(named) > 100
    # A seat is also a zone on the stage: `seat-2`.
    missing = {key for key in named - known.keys() if not re.fullmatch(r"seat-\d", key)}
    assert not missing, sorted(missing)


def test_nobody_who_speaks_to_the_page_uses_a_message_of_the_command_line() -> None:
    """The built page is sent without them (web/texts/plugin.ts)."""
    quoted = re.compile(r"['\"](?:cli|sim)-[a-z0-9-]+['\"]")
    package = ROOT / "src" / "belladonna"
    speakers = [
        *(package / "core").rglob("*.py"),
        *(package / "server").rglob("*.py"),
        *(package / "games").rglob("*.py"),
    ]
    pages = [*(ROOT / "web" / "src").rglob("*.svelte"), *(ROOT / "web" / "src").rglob("*.ts")]
    found = {str(file): quoted.findall(file.read_text(encoding="utf-8")) for file in (*speakers, *pages)}
    assert not {name: keys for name, keys in found.items() if keys}
    assert quoted.findall((package / "cli" / "errors.py").read_text(encoding="utf-8")), "where there are some"
