"""How the tests of the command line call it: in this process, as a program, and at a terminal of 80 by 24."""

from __future__ import annotations

import io
import os
import sys
from collections.abc import Callable, Iterator
from dataclasses import dataclass
from pathlib import Path

import pytest
from tests.cli import race_game
from tests.cli.terminal import Terminal

import belladonna.text
from belladonna.cli import main
from belladonna.core import registry

ROOT = Path(__file__).parents[2]


@dataclass(frozen=True)
class Outcome:
    code: int
    out: str
    err: str

    @property
    def all(self) -> str:
        return self.out + self.err


Cli = Callable[..., Outcome]


@pytest.fixture
def cli(monkeypatch: pytest.MonkeyPatch, capsys: pytest.CaptureFixture[str]) -> Cli:
    """Run `belladonna ARGS` with what is typed through a pipe; a traceback fails the test at once."""
    for name in ("LC_ALL", "LC_MESSAGES", "COLUMNS", "FORCE_COLOR", "BELLADONNA_DEBUG"):
        monkeypatch.delenv(name, raising=False)
    monkeypatch.setenv("LANG", "C.UTF-8")

    def run(*args: str, typed: str | bytes = "") -> Outcome:
        raw = typed.encode() if isinstance(typed, str) else typed
        monkeypatch.setattr(sys, "argv", ["belladonna", *args])
        monkeypatch.setattr(sys, "stdin", io.TextIOWrapper(io.BytesIO(raw), encoding="utf-8"))
        capsys.readouterr()
        with pytest.raises(SystemExit) as left:
            main()
        said = capsys.readouterr()
        assert "Traceback" not in said.out + said.err
        code = left.value.code
        return Outcome(code if isinstance(code, int) else 0, said.out, said.err)

    return run


@pytest.fixture
def snap(monkeypatch: pytest.MonkeyPatch) -> Iterator[None]:
    """The toy game with a race, as if it had a folder."""
    monkeypatch.setattr(registry, "names", registry.names)
    monkeypatch.setattr(belladonna.text, "catalogues", belladonna.text.catalogues)
    race_game.install()
    for cached in (registry._load, belladonna.text._bundle):
        cached.cache_clear()
    yield
    sys.modules.pop("belladonna.games.snap")
    for cached in (registry._load, belladonna.text._bundle):
        cached.cache_clear()


@pytest.fixture
def terminal() -> Iterator[Callable[..., Terminal]]:
    """Start `python -m MODULE ARGS` at a terminal."""
    if sys.platform == "win32":
        pytest.skip("there is no pseudo-terminal here")
    open_ones: list[Terminal] = []

    def start(*args: str, module: str = "belladonna", **environment: str) -> Terminal:
        env = {k: v for k, v in os.environ.items() if not k.startswith(("LC_", "COLUMNS", "NO_COLOR", "FORCE"))}
        env |= {"TERM": "xterm-256color", "LANG": "C.UTF-8", **environment}
        open_ones.append(Terminal([sys.executable, "-m", module, *args], ROOT, env))
        return open_ones[-1]

    yield start
    for one in open_ones:
        one.close()
