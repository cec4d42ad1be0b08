"""Single tables evaluated by a second, independent reading of the rules: C-4, C-9 and C-10 at once."""

from __future__ import annotations

import json
from pathlib import Path

from belladonna.games.cookie.conformance import compare_table

FILE = Path(__file__).parent / "conformance" / "cookie-tables.jsonl"
TABLES = 316
"""The lines of the file."""


def test_every_recorded_table_is_evaluated_alike() -> None:
    lines = FILE.read_text(encoding="utf-8").splitlines()
    found = [(number, one) for number, line in enumerate(lines, 1) for one in compare_table(json.loads(line))]
    differing = [f"line {number}, {one.move}: {one}" for number, one in found if one.differs]
    print(f"{len(lines)} tables, {len(found)} comparisons, {len(differing)} differ")
    assert not differing, "\n".join(differing[:20])
    assert len(lines) == TABLES
    assert len(found) > 10 * TABLES, "a table has at least a card, a step and five results to compare"


def test_a_wrong_target_would_be_noticed() -> None:
    line = json.loads(FILE.read_text(encoding="utf-8").splitlines()[0])
    line["target"] = "center"
    assert [one.what for one in compare_table(line) if one.differs] == ["target"]
