"""What can be played, as forms: every game with its options, and which of them go together."""

from __future__ import annotations

from collections.abc import Iterable, Mapping

from belladonna.core import registry
from belladonna.core.config import BadConfig, Option, Value, make_config, options
from belladonna.core.game import AnyGame
from belladonna.core.text import Text
from belladonna.server.forms import BotInfo, Choices, EditionInfo, Field, GameInfo, Off, TableOptions, Word
from belladonna.server.roster import Roster

MOST_NUMBERS = 20
"""A longer range is not tried out number by number: it is typed, and judged as a whole."""


def game_infos(roster: Roster) -> list[GameInfo]:
    return [_game_info(game, roster) for game in registry.games()]


def _game_info(game: AnyGame, roster: Roster) -> GameInfo:
    counts = game.player_counts
    return GameInfo(
        name=game.name,
        label=f"{game.name}-name",
        rules=game.rules.version,
        fewest=counts.start,
        most=counts.stop - 1,
        editions=tuple(EditionInfo(e.name, f"{game.name}-edition-{e.name}", e.values) for e in game.editions),
        fields=tuple(_field(f"{game.name}-option", option) for option in options(game.config)),
        table=tuple(_field("server-option", option) for option in options(TableOptions)),
        bots=tuple(BotInfo(name, roster.id_of(game, name)) for name in roster.names(game)),
    )


def _field(prefix: str, option: Option) -> Field:
    label = f"{prefix}-{option.name}"
    words = tuple(Word(word, f"{label}-{word}") for word in option.words)
    return Field(option.name, label, option.default, words, option.low, option.high, option.free)


def choices(game: AnyGame, chosen: Mapping[str, Value]) -> Choices:
    """Return what goes with what is chosen. The game's own Config is the judge: every value is tried on it."""
    kept: dict[str, Value] = {}
    dropped: dict[str, Text] = {}
    off: dict[str, tuple[Off, ...]] = {}
    for name in chosen.keys() - {option.name for option in options(game.config)}:
        make_config(game.config, {name: chosen[name]})  # raises the refusal that names all there are
    for option in options(game.config):
        tried = ((value, _why_not(game, {**kept, option.name: value})) for value in _values(option))
        off[option.name] = tuple(Off(value, why) for value, why in tried if why is not None)
        if option.name in chosen:
            together = {**kept, option.name: chosen[option.name]}
            why = _why_not(game, together)
            if why is None:
                kept = together
            else:
                dropped[option.name] = why
    return Choices(kept, dropped, {name: values for name, values in off.items() if values})


def _values(option: Option) -> Iterable[Value]:
    yield from option.words
    if option.low is not None and option.high is not None and option.high - option.low <= MOST_NUMBERS:
        yield from range(option.low, option.high + 1)


def _why_not(game: AnyGame, values: Mapping[str, Value]) -> Text | None:
    try:
        make_config(game.config, values)
    except BadConfig as error:
        return error.why
    return None
