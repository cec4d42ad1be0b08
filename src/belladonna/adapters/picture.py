"""A table as lines of text, and those as a picture of a fixed size, for environments that are watched or filmed."""

from __future__ import annotations

import sys
from textwrap import wrap
from typing import TYPE_CHECKING, Any, Literal

from belladonna.core.game import AnyGame
from belladonna.core.rules import Seat
from belladonna.text import Speaker

if TYPE_CHECKING:
    import numpy as np
    from numpy.typing import NDArray

RenderMode = Literal["human", "ansi", "rgb_array"]
RENDER_MODES: tuple[RenderMode, ...] = ("human", "ansi", "rgb_array")

WIDTH, HEIGHT = 960, 640
MARGIN = 24
LARGEST, SMALLEST = 22, 10
PAPER, INK = (28, 24, 34), (236, 230, 218)


def lines(game: AnyGame, state: Any, seat: Seat | None) -> list[str]:
    """Return the table as a seat's screen shows it, in English."""
    speaker = Speaker(you=seat)
    return [speaker.say(line) for line in game.describe(game.screen(game.rules.view(state, seat)))]


def picture(said: list[str]) -> NDArray[np.uint8]:
    """Return the lines as pixels, in the largest letters that fit; what does not fit in the smallest is cut off."""
    import numpy as np
    from PIL import Image, ImageDraw, ImageFont

    page = Image.new("RGB", (WIDTH, HEIGHT), PAPER)
    draw = ImageDraw.Draw(page)
    for size in range(LARGEST, SMALLEST - 1, -2):
        font = ImageFont.load_default(size)
        letters = int((WIDTH - 2 * MARGIN) / draw.textlength("n", font))
        words = "\n".join(part for line in said for part in wrap(line, letters, subsequent_indent="    ") or [""])
        if draw.multiline_textbbox((MARGIN, MARGIN), words, font, spacing=size // 2)[3] <= HEIGHT - MARGIN:
            break
    draw.multiline_text((MARGIN, MARGIN), words, INK, font, spacing=size // 2)
    return np.asarray(page, np.uint8)


def drawn(game: AnyGame, state: Any, seat: Seat | None, mode: RenderMode | None) -> str | NDArray[np.uint8] | None:
    """Return the table as text or pixels, or write it to the standard output for a human."""
    said = lines(game, state, seat)
    if mode == "rgb_array":
        return picture(said)
    words = "\n".join(said) + "\n"
    if mode == "ansi":
        return words
    sys.stdout.write(words + "\n")
    return None
