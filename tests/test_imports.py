"""Who may import whom. Read from the source, so that an import counts even where no test runs it."""

import ast
import subprocess
import sys
from collections.abc import Iterable, Iterator
from pathlib import Path

import pytest

SRC = Path(__file__).resolve().parent.parent / "src"
PACKAGE = SRC / "belladonna"
GAMES = sorted(path for path in (PACKAGE / "games").iterdir() if path.is_dir() and any(path.glob("*.py")))
RULES_FILES = ("rules.py", "model.py", "spec.py")
CLOCKS_AND_ARRAYS = {"numpy", "numba", "asyncio", "time", "datetime"}
HEAVY = {"numba", "numpy", "litestar", "uvicorn", "sqlalchemy", "alembic", "fluent", "typer", "rich", "asyncio"}


def module_name(file: Path) -> str:
    parts = file.relative_to(SRC).with_suffix("").parts
    return ".".join(parts[:-1] if parts[-1] == "__init__" else parts)


def statements(body: Iterable[ast.AST], at_import: bool) -> Iterator[ast.Import | ast.ImportFrom]:
    """Yield import statements: all of them, or those that run when the module is imported."""
    for node in body:
        if isinstance(node, ast.Import | ast.ImportFrom):
            yield node
        elif at_import and isinstance(node, ast.FunctionDef | ast.AsyncFunctionDef | ast.Lambda):
            continue
        elif at_import and isinstance(node, ast.If) and "TYPE_CHECKING" in ast.dump(node.test):
            yield from statements(node.orelse, at_import)
        else:
            yield from statements(ast.iter_child_nodes(node), at_import)


def imported(source: str, module: str, is_package: bool, *, at_import: bool = False) -> set[str]:
    """Name what a module imports; `from a import b` counts as both `a` and `a.b`, since b may be a module."""
    names: set[str] = set()
    for node in statements(ast.parse(source).body, at_import):
        if isinstance(node, ast.Import):
            names |= {alias.name for alias in node.names}
            continue
        base = node.module or ""
        if node.level:
            package = module.split(".") if is_package else module.split(".")[:-1]
            package = package[: len(package) - node.level + 1]
            base = ".".join([*package, base] if base else package)
        names |= {base} | {f"{base}.{alias.name}" for alias in node.names}
    return names


def imports_of(file: Path, *, at_import: bool = False) -> set[str]:
    source = file.read_text(encoding="utf-8")
    return imported(source, module_name(file), file.name == "__init__.py", at_import=at_import)


def file_of(module: str) -> Path | None:
    path = SRC.joinpath(*module.split("."))
    candidates = (path / "__init__.py", path.with_suffix(".py"))
    return next((candidate for candidate in candidates if candidate.is_file()), None)


def follow(file: Path, *, at_import: bool) -> dict[str, str]:
    """Name all that a file of a game imports, directly or not, each with a module that asks for it.

    At import this is what Python loads, so the packages around each module count. Otherwise it is what the file can
    come to use: imports inside the functions of its own folder count too, and the packages around it do not.
    """
    found: dict[str, str] = {}
    seen: set[Path] = set()
    waiting = [file, *file.parent.glob("__init__.py")]
    while waiting:
        here = waiting.pop()
        if here in seen or (not at_import and here.name == "__init__.py"):
            continue
        seen.add(here)
        for name in imports_of(here, at_import=at_import or here.parent != file.parent):
            found.setdefault(name, module_name(here))
            parts = name.split(".")
            parents = (".".join(parts[:count]) for count in range(1, len(parts) + 1))
            waiting += [path for path in map(file_of, parents) if path is not None]
    return found


def python_files(folder: Path) -> list[Path]:
    files = sorted(folder.rglob("*.py"))
    assert files, f"{folder} holds no Python file: this test would check nothing"
    return files


def is_or_is_in(name: str, package: str) -> bool:
    return name == package or name.startswith(package + ".")


@pytest.mark.parametrize(
    ("source", "everything", "at_import"),
    [
        ("import time", {"time"}, {"time"}),
        ("def f():\n    import time", {"time"}, set()),
        ("class A:\n    import time", {"time"}, {"time"}),
        ("try:\n    import time\nexcept ImportError:\n    import datetime", {"time", "datetime"}, {"time", "datetime"}),
        ("if TYPE_CHECKING:\n    import a\nelse:\n    import b", {"a", "b"}, {"b"}),
        ("from . import c", {"p.q", "p.q.c"}, {"p.q", "p.q.c"}),
        ("from ..r import c", {"p.r", "p.r.c"}, {"p.r", "p.r.c"}),
    ],
)
def test_imports_are_read_from_any_kind_of_statement(source: str, everything: set[str], at_import: set[str]) -> None:
    assert imported(source, "p.q.here", is_package=False) == everything
    assert imported(source, "p.q.here", is_package=False, at_import=True) == at_import


def test_a_package_is_its_own_parent_in_relative_imports() -> None:
    assert imported("from . import c", "p.q", is_package=True) == {"p.q", "p.q.c"}


def test_code_outside_the_games_names_no_game() -> None:
    """A fourth game is a fourth folder: core and everything else find games by folder."""
    files = [file for file in python_files(PACKAGE) if PACKAGE / "games" not in file.parents]
    assert [file for file in files if PACKAGE / "core" in file.parents], "no file of core was checked"
    for file in files:
        named = {name for name in imports_of(file) if name.startswith("belladonna.games.")}
        assert not named, f"{file.relative_to(SRC)} imports {sorted(named)}"


def test_core_imports_only_core_and_the_texts() -> None:
    for file in python_files(PACKAGE / "core"):
        allowed = ("belladonna.core", "belladonna.text", "belladonna.games")
        ours = {name for name in imports_of(file) if name.startswith("belladonna.")}
        strangers = {name for name in ours if not any(is_or_is_in(name, package) for package in allowed)}
        assert not strangers, f"{file.relative_to(SRC)} imports {sorted(strangers)}"


def test_there_are_games_to_check() -> None:
    assert GAMES


@pytest.mark.parametrize("game", GAMES, ids=lambda game: game.name)
def test_games_do_not_import_each_other(game: Path) -> None:
    own = module_name(game / "__init__.py")
    for file in python_files(game):
        others = {
            name for name in imports_of(file) if name.startswith("belladonna.games.") and not is_or_is_in(name, own)
        }
        assert not others, f"{file.relative_to(SRC)} imports {sorted(others)}"


@pytest.mark.parametrize("name", RULES_FILES)
@pytest.mark.parametrize("game", GAMES, ids=lambda game: game.name)
def test_rules_know_no_clock_and_no_arrays(game: Path, name: str) -> None:
    assert (game / name).is_file(), f"{game.name} has no {name}"
    found = follow(game / name, at_import=True) | follow(game / name, at_import=False)
    bad = {name: by for name, by in found.items() if name.split(".")[0] in CLOCKS_AND_ARRAYS}
    assert not bad, ", ".join(f"{by} imports {name}" for name, by in sorted(bad.items()))
    assert any(name.startswith("belladonna.") for name in found) or name == "spec.py", "followed no import at all"


def test_only_the_command_line_and_the_server_import_the_server() -> None:
    for file in python_files(PACKAGE):
        name = module_name(file)
        if is_or_is_in(name, "belladonna.server") or is_or_is_in(name, "belladonna.cli"):
            continue
        bad = {target for target in imports_of(file) if is_or_is_in(target, "belladonna.server")}
        assert not bad, f"{file.relative_to(SRC)} imports {sorted(bad)}"


def test_importing_belladonna_loads_nothing_heavy() -> None:
    code = "import sys, belladonna; print(*sorted({name.partition('.')[0] for name in sys.modules}))"
    run = subprocess.run([sys.executable, "-c", code], capture_output=True, text=True, check=True)
    loaded = set(run.stdout.split())
    assert "belladonna" in loaded
    assert not loaded & HEAVY
