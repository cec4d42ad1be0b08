"""`games`: what can be played, with every option and what it takes."""

from __future__ import annotations

from rich.table import Table as Grid
from rich.text import Text as Styled

from belladonna.bots import bot_id, bots
from belladonna.cli.screen import Screen
from belladonna.cli.telling import heading
from belladonna.core import registry
from belladonna.core.config import Option, options
from belladonna.core.game import AnyGame
from belladonna.core.text import text


def show_games(screen: Screen, names: list[str]) -> None:
    for number, game in enumerate([registry.game(name) for name in names] or registry.games()):
        if number:
            screen.show()
        _show(screen, game)


def _show(screen: Screen, game: AnyGame) -> None:
    about = _known(screen, f"{game.name}-tagline")
    screen.show(Styled.assemble((heading(screen, game), "bold"), f" ({game.name})"))
    if about:
        screen.show(about)
    counts = game.player_counts
    screen.say("cli-games-players", low=counts[0], high=counts[-1])
    screen.say("cli-games-bots", names=", ".join(bot_id(game, name) for name in bots(game)))
    if game.editions:
        screen.say("cli-games-editions")
        grid = _grid()
        for edition in game.editions:
            values = " ".join(f"--{name} {value}" for name, value in edition.values.items())
            about = _known(screen, f"{game.name}-edition-{edition.name}-help")
            grid.add_row(f"  {values or edition.name}", about)
        screen.show(grid)
    screen.say("cli-games-options")
    grid = _grid()
    for option in options(game.config):
        grid.add_row(f"  --{option.name}", _option(screen, game, option))
    screen.show(grid)


def _grid() -> Grid:
    grid = Grid(show_header=False, box=None, pad_edge=False, padding=(0, 2, 0, 0))
    grid.add_column(no_wrap=True)
    grid.add_column(overflow="fold")
    return grid


def _option(screen: Screen, game: AnyGame, option: Option) -> Styled:
    default = "" if option.default is None else str(option.default)
    key = f"{game.name}-option-{option.name}"
    label = _known(screen, key) or option.name
    allowed = (option.free and _known(screen, f"{key}-help").rstrip(".")) or option.allowed
    return screen.words("cli-games-option", label=label, allowed=allowed, default=default or "-")


def _known(screen: Screen, key: str) -> str:
    return screen.voice.say(text(key)) if screen.voice.knows(key) else ""
