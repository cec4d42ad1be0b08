"""Tables of figures that a game hands to whoever prints or draws them."""

from __future__ import annotations

from collections.abc import Iterable
from math import sqrt

from msgspec import Struct

from belladonna.core.text import Text

NORMAL_95 = 1.96


class Figure(Struct, frozen=True):
    """A number with its 95 % interval, `half` to either side."""

    value: float
    half: float | None = None
    digits: int = 2
    percent: bool = False

    def __str__(self) -> str:
        scale, sign = (100, " %") if self.percent else (1, "")
        half = "" if self.half is None else f" ± {scale * self.half:.{self.digits}f}"
        return f"{scale * self.value:.{self.digits}f}{half}{sign}"


class Line(Struct, frozen=True):
    """A line is named by a plain word, a card's code for instance, or by a Text."""

    name: str | Text
    figures: tuple[Figure, ...]


class Table(Struct, frozen=True):
    """`drawn` says which column a chart shows, None where there is nothing to draw."""

    title: Text
    heads: tuple[Text, ...]
    lines: tuple[Line, ...]
    drawn: int | None = None


def mean(values: Iterable[float], *, digits: int = 2, percent: bool = False) -> Figure:
    """Return the mean of independent values with its interval."""
    known = list(values)
    n = len(known)
    middle = sum(known) / n
    half = NORMAL_95 * sqrt(sum((v - middle) ** 2 for v in known) / (n - 1) / n) if n > 1 else None
    return Figure(middle, half, digits, percent)
