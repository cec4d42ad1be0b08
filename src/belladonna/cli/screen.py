"""Where a command writes: sentences in a language, in colour where the terminal has it."""

from __future__ import annotations

import sys

from rich.console import Console, RenderableType
from rich.text import Text as Styled

from belladonna.cli.voice import Voice
from belladonna.core.text import Arg, Text, text


class Screen:
    """A console and a voice; `voice` changes when a game gives names to the seats and colours to the cards."""

    def __init__(self, voice: Voice) -> None:
        self.voice = voice
        self.console = Console(highlight=False, markup=False, emoji=False)

    @property
    def language(self) -> str:
        return self.voice.language

    @property
    def wide(self) -> int:
        """Text is read best in lines that are not too long."""
        return min(self.console.width, 100)

    def say(self, key: str, /, style: str = "", **args: Arg) -> None:
        self.tell(text(key, **args), style)

    def tell(self, message: Text, style: str = "") -> None:
        styled = self.voice.styled(message)
        if style:
            styled.stylize_before(style)
        self.show(styled)

    def show(self, what: RenderableType = "") -> None:
        self.console.print(what, width=self.wide)

    def row(self, message: Text) -> None:
        """Write one line whatever its length, for programs that read it."""
        self.console.print(self.voice.styled(message), soft_wrap=True)

    def words(self, key: str, /, **args: Arg) -> Styled:
        return self.voice.styled(text(key, **args))

    def plain(self, key: str, /, **args: Arg) -> str:
        return self.words(key, **args).plain

    def complain(self, why: Text) -> None:
        self.aside(why, "red")

    def aside(self, message: Text, style: str = "dim") -> None:
        """Write to the error output, so that what a command made stays clean."""
        console = Console(stderr=True, highlight=False, markup=False, emoji=False)
        console.print(self.voice.styled(message), style=style, soft_wrap=not console.is_terminal)


def make_streams_forgiving() -> None:
    """A terminal that cannot show a letter shows a question mark, and junk from a pipe is read as junk."""
    for stream in (sys.stdin, sys.stdout, sys.stderr):
        reconfigure = getattr(stream, "reconfigure", None)
        if reconfigure is not None:
            reconfigure(errors="replace")
