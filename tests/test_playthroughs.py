"""Golden playthroughs agree with the rules and words of today, and no edition, variant or option is without one."""

from __future__ import annotations

import importlib.util
import sys
from pathlib import Path
from types import ModuleType

import pytest

from belladonna.core import registry

TOOL = Path(__file__).resolve().parent.parent / "tools" / "playthrough.py"


def _load() -> ModuleType:
    spec = importlib.util.spec_from_file_location("playthrough", TOOL)
    assert spec is not None and spec.loader is not None
    module = importlib.util.module_from_spec(spec)
    sys.modules["playthrough"] = module  # msgspec looks its types up there
    spec.loader.exec_module(module)
    return module


tool = _load()


def test_there_are_playthroughs() -> None:
    assert len(tool.playthroughs()) >= len(registry.names())


@pytest.mark.parametrize("path", tool.playthroughs(), ids=lambda path: f"{path.parts[-4]}-{path.stem}")
def test_a_playthrough_still_goes_that_way(path: Path) -> None:
    found = tool.difference(path)
    assert not found, f"if this is meant: python tools/playthrough.py --update\n{found[:4000]}"


@pytest.mark.parametrize("name", registry.names())
def test_every_edition_variant_and_named_option_has_a_playthrough(name: str) -> None:
    assert tool.missing(registry.game(name)) == []


def test_a_changed_line_is_noticed(tmp_path: Path, monkeypatch: pytest.MonkeyPatch) -> None:
    path = tool.playthroughs()[0]
    copy = tmp_path / path.name
    copy.write_text(path.read_text(encoding="utf-8").replace("points: ", "points: 1", 1), encoding="utf-8")
    monkeypatch.setattr(tool, "GAMES", tmp_path)
    assert "+points: " in tool.difference(copy)
