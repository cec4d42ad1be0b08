"""What the program says, before it is put into words.

Rules, bots and scorers return a `Text`: the key of a message in the Fluent catalogues and its arguments. The name of
an argument says what it is: `seat...` a seat, `seats...` several; `card...` a card code, `cards...` several; `text...`
another Text, `texts...` several; any other a number or a plain word.
"""

from __future__ import annotations

from msgspec import Struct


class Text(Struct, frozen=True):
    key: str
    args: dict[str, str | int | Text | tuple[str | int | Text, ...]] = {}

    def __hash__(self) -> int:
        return hash((self.key, tuple(sorted(self.args))))


Arg = str | int | Text | tuple[str | int | Text, ...]


def text(key: str, /, **args: Arg) -> Text:
    return Text(key, args)


class Refused(ValueError):
    """Something asked for cannot be done; `why` says so in any language, `str()` in English."""

    def __init__(self, why: Text) -> None:
        super().__init__(why)
        self.why = why

    def __str__(self) -> str:
        from belladonna.text import say  # the catalogues are read only when somebody wants words

        return say(self.why)
