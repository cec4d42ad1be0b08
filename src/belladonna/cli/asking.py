"""The few questions before a game: typed answers, each with a default."""

from __future__ import annotations

from collections.abc import Sequence
from typing import Any

from belladonna.cli.keys import line
from belladonna.cli.screen import Screen
from belladonna.cli.telling import heading
from belladonna.cli.voice import clean
from belladonna.core import registry
from belladonna.core.config import make_config, options
from belladonna.core.game import AnyGame
from belladonna.core.text import text

LONGEST_NAME = 20


def setup(screen: Screen, name: str | None) -> tuple[AnyGame, Any, str | None]:
    """Ask for game, edition, players and a name; whatever is not answered is the default."""
    screen.say("cli-ask-hello", style="bold")
    games = registry.games()
    game = games[_pick(screen, "cli-ask-game", [(g.name, f"{g.name}-tagline", heading(screen, g)) for g in games])]
    values: dict[str, str | int] = {}
    if len(game.editions) > 1:
        lines = [(e.name, f"{game.name}-edition-{e.name}-help", e.name) for e in game.editions]
        values |= game.editions[_pick(screen, "cli-ask-edition", lines)].values
    if "players" not in values:
        values["players"] = _players(screen, game)
    if name is None:
        name = clean(line(screen.plain("cli-ask-name", default=screen.plain("cli-default-name"))))[:LONGEST_NAME]
    return game, make_config(game.config, values), name or None


def _pick(screen: Screen, question: str, lines: Sequence[tuple[str, str, str]]) -> int:
    """Return the place of what is chosen by number or by name."""
    screen.say(question)
    for number, (_, about, title) in enumerate(lines, 1):
        if screen.voice.knows(about):
            screen.say("cli-ask-line-about", number=number, title=title, text_about=text(about))
        else:
            screen.say("cli-ask-line", number=number, title=title)
    while True:
        typed = line(screen.plain("cli-ask-number", count=len(lines))).casefold()
        if not typed:
            return 0
        names = [{str(number), name.casefold(), title.casefold()} for number, (name, _, title) in enumerate(lines, 1)]
        found = next((place for place, known_as in enumerate(names) if typed in known_as), None)
        if found is not None:
            return found
        screen.say("cli-no-such-number", count=len(lines))


def _players(screen: Screen, game: AnyGame) -> int:
    counts = game.player_counts
    option = next(o for o in options(game.config) if o.name == "players")
    default = option.default if isinstance(option.default, int) else counts[0]
    while True:
        typed = line(screen.plain("cli-ask-players", low=counts[0], high=counts[-1], default=default))
        if not typed:
            return default
        if typed.isascii() and typed.isdigit() and len(typed) < 4 and int(typed) in counts:
            return int(typed)
        screen.say("cli-ask-players-wrong", low=counts[0], high=counts[-1])
