"""Player programs: `agent.py:Agent`, `module:factory`. What goes wrong in one is a sentence with its file and line."""

from __future__ import annotations

import sys
import traceback
from collections.abc import Sequence
from importlib import import_module
from importlib.util import module_from_spec, spec_from_file_location
from pathlib import Path
from random import Random
from types import ModuleType
from typing import Any

from msgspec import Struct

from belladonna.cli.errors import BadAgent, BadUsage
from belladonna.core.rules import Bot, stamped
from belladonna.core.text import text


def load_agent(where: str) -> Bot[object, object]:
    """Return a new player of the class that `agent.py:Agent` names, with its failures put into words."""
    return Guarded(make_agent(where), where.rpartition(":")[0])


def make_agent(where: str) -> Bot[object, object]:
    """Return what a class or function makes that a file, or a module that can be imported, has under this name."""
    file, _, wanted = where.rpartition(":")
    try:
        make = getattr(_module(file), wanted, None)
        made: Any = make() if callable(make) else None
        if not callable(getattr(made, "choose", None)):
            raise BadUsage(text("cli-agent-no-class", file=file, name=wanted[:40]))
    except BadUsage:
        raise
    except (Exception, SystemExit) as error:  # noqa: BLE001 - it is somebody else's program
        raise failed(error, file) from None
    found: Bot[object, object] = made
    return found


def _module(file: str) -> ModuleType:
    if not file.endswith(".py"):
        return import_module(file)
    path = Path(file)
    if not path.is_file():
        raise BadUsage(text("cli-agent-no-file", file=file))
    spec = spec_from_file_location(f"belladonna_agent_{path.stem}", path)
    assert spec is not None
    assert spec.loader is not None
    module = module_from_spec(spec)
    sys.modules[module.__name__] = module
    folder = str(path.resolve().parent)
    if folder not in sys.path:
        sys.path.insert(0, folder)  # an agent may have helpers beside it
    spec.loader.exec_module(module)
    return module


class Guarded(Bot[object, object]):
    """A player program whose every failure names the line, and whose every answer is checked."""

    def __init__(self, agent: Bot[object, object], file: str) -> None:
        self._agent, self._file = agent, file

    def choose(self, view: object, legal: Sequence[object], rng: Random) -> object | None:
        try:
            answer = self._agent.choose(view, legal, rng)
            known = answer is None or _listed(answer) in legal
        except (Exception, SystemExit) as error:  # noqa: BLE001 - as above
            raise failed(error, self._file) from None
        if not known:
            raise BadAgent(text("cli-agent-illegal", file=self._file, move=_shown(answer)))
        return answer


def _listed(answer: object) -> object:
    """Return an answer as `legal` would list it, without its time."""
    return stamped(answer, 0) if isinstance(answer, Struct) else answer


def failed(error: BaseException, file: str) -> BadAgent:
    """Say what a program raised, and at which of its own lines if any of them is to blame."""
    here = Path(file).resolve()
    lines = [f.lineno for f in traceback.extract_tb(error.__traceback__) if Path(f.filename).resolve() == here]
    at = error.lineno if isinstance(error, SyntaxError) else (lines[-1] if lines else None)
    detail = f"{type(error).__name__}: {error.msg if isinstance(error, SyntaxError) else error}"[:200]
    return BadAgent(text("cli-agent-failed", file=file, line=at or 0, detail=detail))


def _shown(answer: object) -> str:
    try:
        return repr(answer)[:80]
    except Exception:  # noqa: BLE001 - as above
        return type(answer).__name__
