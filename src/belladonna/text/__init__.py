"""Texts put into words: Fluent catalogues, here and in each game's folder, read when first needed.

A language is one file in each of these folders, and no code.
"""

from __future__ import annotations

import re
from collections.abc import Mapping, Sequence
from functools import cache
from importlib.resources import files
from importlib.resources.abc import Traversable
from typing import TYPE_CHECKING

from belladonna.core import registry
from belladonna.core.text import Arg, Text, text

if TYPE_CHECKING:
    from fluent.runtime import FluentBundle

DEFAULT = "en"


@cache
def languages() -> tuple[str, ...]:
    return tuple(sorted(f.name[:-4] for f in files(__name__).iterdir() if f.name.endswith(".ftl")))


def catalogues(language: str) -> tuple[Traversable, ...]:
    """Return the files of a language: the common one, then one a game."""
    folders = [files(__name__), *(files("belladonna.games") / game / "text" for game in registry.names())]
    return tuple(path for folder in folders if (path := folder / f"{language}.ftl").is_file())


@cache
def _bundle(language: str) -> FluentBundle:
    from fluent.runtime import FluentBundle, FluentResource

    bundle = FluentBundle([language], use_isolating=False)
    for path in catalogues(language):
        bundle.add_resource(FluentResource(path.read_text(encoding="utf-8")))
    return bundle


class UnknownMessage(KeyError):
    """A Text whose key is in no catalogue: a mistake in the program."""


class Speaker:
    """Says Texts in one language, to one seat (`you`) or to nobody in particular, with the players' names.

    An argument `seat` becomes the name `$seat` and, beside it, `$seat_is`: `you` or `other`, so that a message can say
    "You play" and "Ann plays". Of a card code the letters choose the message `<game>-card-<letters>`, and the rest is
    its `$value`.
    """

    def __init__(self, language: str = DEFAULT, names: Sequence[str] = (), you: int | None = None) -> None:
        self.language, self.names, self.you = language, tuple(names), you
        self._messages = _bundle(language)

    def say(self, message: Text) -> str:
        found = self._messages.has_message(message.key) and self._messages.get_message(message.key).value
        if not found:
            raise UnknownMessage(message.key)
        values: dict[str, str | int] = {}
        game = message.key.partition("-")[0]
        for name, arg in message.args.items():
            values[name] = self._arg(game, name, arg)
            if name.startswith("seat") and isinstance(arg, int):
                values[f"{name}_is"] = "you" if arg == self.you else "other"
            elif isinstance(arg, tuple):
                values[f"{name}_count"] = len(arg)
        said, errors = self._messages.format_pattern(found, values)
        if errors:
            raise UnknownMessage(f"{message.key} ({self.language}): {errors[0]}")
        return str(said)

    def name(self, seat: int) -> str:
        if seat == self.you:
            return self.say(text("you"))
        if 0 <= seat < len(self.names):
            return self.names[seat]
        return self.say(text("seat-number", number=seat + 1)) if seat >= 0 else self.say(text("nobody-in-particular"))

    def card(self, game: str, code: str) -> str:
        letters, value = re.fullmatch(r"([A-Za-z]*)(.*)", code, re.DOTALL).groups()  # type: ignore[union-attr]
        return self.say(Text(f"{game}-card-{letters}", {"value": int(value) if value.isdecimal() else value}))

    def _arg(self, game: str, name: str, arg: Arg) -> str | int:
        if isinstance(arg, tuple):
            return self._list([str(self._arg(game, name, item)) for item in arg])
        if isinstance(arg, Text):
            return self.say(arg)
        if name.startswith("seat") and isinstance(arg, int):
            return self.name(arg)
        if name.startswith("card") and isinstance(arg, str):
            return self.card(game, arg)
        return arg

    def _list(self, items: Sequence[str]) -> str:
        if not items:
            return self.say(text("list-none"))
        if len(items) == 1:
            return items[0]
        return self.say(text("list-and", head=", ".join(items[:-1]), last=items[-1]))


@cache
def _speaker(language: str) -> Speaker:
    return Speaker(language)


def say(message: Text, language: str = DEFAULT) -> str:
    return _speaker(language).say(message)


def messages(language: str) -> Mapping[str, str]:
    """Return the source of every message by key, for the tests that compare languages and uses."""
    from fluent.syntax import FluentParser, FluentSerializer
    from fluent.syntax.ast import Message, Term

    out: dict[str, str] = {}
    for path in catalogues(language):
        for entry in FluentParser().parse(path.read_text(encoding="utf-8")).body:
            if isinstance(entry, Message | Term):
                if entry.id.name in out:
                    raise ValueError(f"{path.name}: {entry.id.name} is there twice")
                out[entry.id.name] = FluentSerializer().serialize_entry(entry)
    return out
