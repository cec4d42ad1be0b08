"""Which messages a game's folder names, so that a test finds those that are missing or that nobody uses."""

from __future__ import annotations

import re
from pathlib import Path

SPEAKING = {".py", ".ts", ".svelte"}


def named_messages(folder: Path, game: str) -> set[str]:
    """Return the messages of a game that stand by their whole name in its code and its page; tests do not count."""
    quoted = re.compile(rf"""["']({game}-[a-z0-9-]*[a-z0-9])["']""")
    step = re.compile(r"""\bstep\('([a-z-]+)'""")
    out: set[str] = set()
    for file in sorted(folder.rglob("*")):
        if file.suffix in SPEAKING and "tests" not in file.parts and not file.name.endswith(".test.ts"):
            code = file.read_text(encoding="utf-8")
            out |= set(quoted.findall(code))
            if file.name == "guide.ts":  # each step has a title and a text
                out |= {f"{game}-guide-{name}{end}" for name in step.findall(code) for end in ("", "-text")}
    return out
