"""All the parts of one game in one value: what a game's folder hands to the rest of the program."""

from __future__ import annotations

from collections.abc import Callable, Iterable, Mapping
from dataclasses import dataclass, field
from random import Random
from typing import Any, Final, Generic

from msgspec import Struct

from belladonna.core.codec import Codec
from belladonna.core.config import options
from belladonna.core.rules import Bot, C, E, M, Rules, S, V
from belladonna.core.text import Refused, Text


class BadNotation(Refused):
    """Text that is no move of this game."""


class Edition(Struct, frozen=True):
    """A printed edition, set or mode of a game worth a line of its own, as the values of its Config that make it."""

    name: str
    values: dict[str, str | int]


class Shows(Struct, frozen=True):
    """A move worth showing: how many moves up to it tell its story, and the paragraphs it is an example of."""

    plies: int
    rules: tuple[str, ...]


DAY_MS: Final = 86_400_000


@dataclass(frozen=True, slots=True)
class Asking:
    """What a game may not know by itself when it is asked: chance, and the time (UTC, counted from 1970)."""

    rng: Random
    now_ms: int

    @property
    def day(self) -> int:
        return self.now_ms // DAY_MS

    @property
    def tomorrow_in_ms(self) -> int:
        return DAY_MS - self.now_ms % DAY_MS


@dataclass(frozen=True, slots=True)
class Question:
    """Something a game's own pages ask of its rules: `POST /api/games/<game>/ask/<name>` with an `asks` as JSON."""

    asks: type[Struct]
    answers: type[Struct]
    reply: Callable[[Any, Asking], Struct]
    """Return an `answers`, or raise Refused."""


@dataclass(frozen=True, slots=True, kw_only=True)
class Game(Generic[C, S, M, E, V]):
    """What the registry holds; every field is documented at the function it names, in the game's own folder."""

    rules: Rules[C, S, M, E, V]
    config: type[C]
    editions: tuple[Edition, ...]
    write: Callable[[M], str]
    parse: Callable[[str], M]
    """Return the move a text names, or raise BadNotation. `parse(write(m)) == m`."""
    fitting: Callable[[V, Random], S]
    """Return a state the seat of this view cannot tell from the true one."""
    screen: Callable[[V], V]
    """Return what a screen may draw of a view: the rest is what the table's options keep closed."""
    outlook: Callable[[V, M], Text]
    """Return what a legal move would make."""
    why_not: Callable[[V, str], Text | None]
    """Return why an own card cannot be played now, None if it can."""
    tell: Callable[[E], tuple[Text, ...]]
    """Return an event, as somebody has seen it, in sentences; () where there is nothing to say."""
    describe: Callable[[V], tuple[Text, ...]]
    """Return the table as this view shows it, line by line."""
    describe_move: Callable[[M], Text]
    styles: Mapping[str, str]
    """How a terminal colours a card, by the letters of its code: names that rich knows, `bold red`."""
    cards: Callable[[S], Iterable[str]]
    """Return every card of a state wherever it lies: always the same ones, or none before the first deal."""
    codec: Callable[[C], Codec[M, V]]
    bots: Mapping[str, Callable[[], Bot[M, V]]]
    """Players by name, `greedy` among them; `random` is everybody's."""
    bot_version: int
    conformance: Callable[[Mapping[str, Any]], Iterable[Difference]]
    """Replay one line of a conformance file and yield each comparison, equal or not."""
    shows: Callable[[S, tuple[E, ...]], Shows | None] | None = None
    """Return what a move in this state is a good example of, by its events; None where it teaches nothing."""
    questions: Mapping[str, Question] = field(default_factory=dict)

    @property
    def name(self) -> str:
        return self.rules.name

    @property
    def player_counts(self) -> range:
        players = next(o for o in options(self.config) if o.name == "players")  # type: ignore[arg-type]
        assert players.low is not None and players.high is not None
        return range(players.low, players.high + 1)


@dataclass(frozen=True, slots=True)
class Difference:
    """One comparison of a replay with a recorded game: where, what, and both values."""

    move: str
    what: str
    expected: object
    found: object

    @property
    def differs(self) -> bool:
        return self.expected != self.found


AnyGame = Game[Any, Any, Any, Any, Any]
