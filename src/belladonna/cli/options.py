"""The words of `play`: a game or a config string, and the game's options as flags."""

from __future__ import annotations

from collections.abc import Sequence
from typing import Any

from belladonna.cli.errors import BadUsage
from belladonna.core import registry
from belladonna.core.config import BadConfig, make_config, options, split_config
from belladonna.core.game import AnyGame, Edition
from belladonna.core.text import text

TABLE_OPTIONS = ("seat", "seats", "seed", "name", "open", "record", "untimed", "lang")
"""Options of `play` itself, for the sentence that says what there is."""


def split_words(words: Sequence[str]) -> tuple[str | None, dict[str, str]]:
    """Return the game's word, if there is one, and the options in `--name value` and `--name=value`."""
    named: str | None = None
    values: dict[str, str] = {}
    waiting = iter(words)
    for word in waiting:
        if not word.startswith("-"):
            if named is not None:
                raise BadUsage(text("cli-two-games", value=word[:60]))
            named = word
            continue
        name, equals, value = word.lstrip("-").partition("=")
        if not equals:
            following = next(waiting, None)
            if following is None:
                raise BadUsage(text("cli-option-without-value", name=name[:40]))
            value = following
        name = name.replace("-", "_")
        if name in values:
            raise BadConfig(text("config-twice", name=name[:40]))
        values[name] = value
    return named, values


def read_play(named: str, flags: dict[str, str]) -> tuple[AnyGame, Any]:
    """Return the game and its Config."""
    name, values = split_config(named)
    game = registry.game(name)
    known = {option.name for option in options(game.config)}
    for flag in flags:
        if flag not in known:
            ours = ", ".join((*known_in_order(game), *TABLE_OPTIONS))
            raise BadConfig(text("config-unknown-option", name=flag[:40], allowed=ours))
        if flag in values:
            raise BadConfig(text("config-twice", name=flag))
    return game, make_config(game.config, {**values, **flags})


def known_in_order(game: AnyGame) -> tuple[str, ...]:
    return tuple(option.name for option in options(game.config))


def edition_named(game: AnyGame, name: str) -> Edition:
    found = next((edition for edition in game.editions if edition.name == name.lower()), None)
    if found is None:
        allowed = ", ".join(edition.name for edition in game.editions)
        raise BadUsage(text("config-no-edition", name=name[:40], allowed=allowed, editions=len(game.editions)))
    return found
