"""Commands that a game adds: listed without importing the game, loaded when called."""

from __future__ import annotations

import sys
import types
from collections.abc import Iterator
from importlib import import_module
from pathlib import Path

import pytest
import typer
from tests.cli.conftest import Cli

from belladonna.cli import app as cli_app
from belladonna.cli import extras
from belladonna.core import registry
from belladonna.core.text import Refused, text

SOURCE = '''
"""A game's commands."""
COMMANDS: dict[str, str] = {"stir": "Stir the soup."}
raise RuntimeError("imported though nobody asked")
'''


def register(app: typer.Typer) -> None:
    @app.command()
    def stir(context: typer.Context, times: int = 1, spill: bool = False) -> None:
        """Stir the soup so many times."""
        if spill:
            raise Refused(text("cli-two-games", value="soup"))
        typer.echo(f"stirred {times}, {context.obj['lang']}")


@pytest.fixture
def soup(monkeypatch: pytest.MonkeyPatch, tmp_path: Path) -> Iterator[None]:
    """A game whose folder has commands, mounted on an app that is thrown away again."""
    (tmp_path / "soup").mkdir()
    (tmp_path / "soup" / "commands.py").write_text(SOURCE)
    monkeypatch.setattr(registry, "names", lambda: ("soup", "plain"))
    monkeypatch.setattr(extras, "files", lambda package: tmp_path)
    before = list(cli_app.app.registered_commands)
    extras.mount(cli_app.app)
    yield
    cli_app.app.registered_commands = before


@pytest.fixture
def loaded(monkeypatch: pytest.MonkeyPatch, soup: None) -> None:
    """The module those commands are in, as an import would find it."""
    module = types.ModuleType("belladonna.games.soup.commands")
    module.register = register  # type: ignore[attr-defined]
    monkeypatch.setitem(sys.modules, "belladonna.games.soup", types.ModuleType("belladonna.games.soup"))
    monkeypatch.setitem(sys.modules, module.__name__, module)


@pytest.mark.usefixtures("soup")
def test_help_lists_them_without_importing_the_game(cli: Cli) -> None:
    done = cli("--help")
    assert done.code == 0
    assert "Stir the soup." in done.out


@pytest.mark.usefixtures("loaded")
def test_they_run_with_their_own_options_and_help(cli: Cli) -> None:
    assert cli("--lang", "fr", "stir", "--times", "3").out == "stirred 3, fr\n"
    assert "so many times" in cli("stir", "--help").out


@pytest.mark.usefixtures("loaded")
@pytest.mark.parametrize("words", [["--foo"], ["--times", "often"], ["--spill"]])
def test_their_errors_are_sentences_too(cli: Cli, words: list[str]) -> None:
    done = cli("stir", *words)
    assert done.code == 2
    assert len(done.err.splitlines()) == 1


def test_a_game_declares_just_the_commands_it_registers() -> None:
    for game in registry.names():
        declared = {extra.name for extra in extras.extras() if extra.game == game}
        if declared:
            own = typer.Typer()
            import_module(f"belladonna.games.{game}.commands").register(own)
            names = {c.name or (c.callback.__name__ if c.callback else "") for c in own.registered_commands}
            assert names == declared
