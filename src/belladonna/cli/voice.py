"""Texts in colour: a Speaker that remembers which words are cards, and lets no stray control character through."""

from __future__ import annotations

import re
import unicodedata
from collections.abc import Mapping, Sequence
from functools import partial

from rich.text import Text as Styled

from belladonna.core.text import Arg, Text
from belladonna.text import Speaker

# Noncharacters: they mark a card inside a sentence, and can stand in no name.
_OPEN, _SHUT, _END = _MARKS = "\ufdd0\ufdd1\ufdd2"
_CARD = re.compile(f"{_OPEN}([^{_SHUT}]*){_SHUT}([^{_END}]*){_END}")


_unmarked = partial(re.compile(f"[{_MARKS}]").sub, "")


def clean(string: str) -> str:
    """Drop what could steer a terminal: names and records come from strangers."""
    return "".join(c for c in string if unicodedata.category(c) not in {"Cc", "Cf", "Cs"})


class Voice(Speaker):
    """Says Texts as a terminal shows them; `styles` colour the cards of one game."""

    def __init__(
        self, language: str, names: Sequence[str] = (), you: int | None = None, styles: Mapping[str, str] | None = None
    ) -> None:
        super().__init__(language, [clean(name) for name in names], you)
        self._styles = styles or {}

    def styled(self, message: Text) -> Styled:
        return self.coloured(self.say(message))

    def knows(self, key: str) -> bool:
        return bool(self._messages.has_message(key))

    def everybody(self) -> tuple[str, ...]:
        return tuple(map(self.name, range(len(self.names))))

    def cards(self, game: str, codes: Sequence[str]) -> str:
        return self._list([self.card(game, code) for code in codes])

    def card(self, game: str, code: str) -> str:
        return f"{_OPEN}{clean(code)}{_SHUT}{super().card(game, clean(code))}{_END}"

    def coloured(self, said: str) -> Styled:
        """Return a sentence of this voice with its cards in colour."""
        out, at = Styled(), 0
        for found in _CARD.finditer(said):
            out.append(_unmarked(said[at : found.start()]))
            out.append(found[2], self.style(found[1]))
            at = found.end()
        return out.append(_unmarked(said[at:]))

    def style(self, code: str) -> str:
        """Return the style of the longest beginning of the code's letters that has one."""
        letters = re.match("[A-Za-z]*", code)[0]  # type: ignore[index]
        starts = (letters[:length] for length in range(len(letters), 0, -1))
        return next((self._styles[start] for start in starts if start in self._styles), "")

    def _arg(self, game: str, name: str, arg: Arg) -> str | int:
        if isinstance(arg, str) and not name.startswith("card"):
            return clean(arg)
        return super()._arg(game, name, arg)
