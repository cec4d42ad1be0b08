"""Every message on a table's WebSocket, as JSON with its kind in `type`; docs/protocol.md tells how they follow.

The page's types are made from this file by `tools/gen_types.py`. A field marked with a `GameType` holds a value of the
game that is played: its view, one of its events.
"""

from __future__ import annotations

from typing import Annotated, Any, Literal, get_args

from msgspec import Meta, Struct

from belladonna.core.config import Value
from belladonna.core.rules import Result
from belladonna.core.text import Text
from belladonna.server.forms import TableInfo

PROTOCOL = 1
"""Rises when a client of the version before would no longer understand what it gets, or be understood."""

MAX_ID = 64
MAX_MOVE = 200

GameView = Annotated[Any, Meta(extra={"game_type": "view"})]
GameEvent = Annotated[Any, Meta(extra={"game_type": "event"})]
Id = Annotated[str, Meta(pattern=r"^[A-Za-z0-9_-]{1,64}$")]
SeatNumber = Annotated[int, Meta(ge=0, le=99)]

Emote = Literal["hello", "thanks", "well-played", "good-luck", "oops", "ouch", "hurry", "laugh"]
EMOTES: tuple[str, ...] = get_args(Emote)


# What a client sends


class Hello(Struct, frozen=True, tag=True):
    """Comes first. `last` is the version the client has already, so that it gets only what it missed."""

    protocol: int
    last: int | None = None


class Move(Struct, frozen=True, tag=True):
    """A move in the game's notation, for the decision it answers.

    The client makes `id` up and sends the move again under the same one when no answer came: it is applied once.
    """

    id: Id
    decision: int
    move: Annotated[str, Meta(max_length=MAX_MOVE)]


class Away(Struct, frozen=True, tag=True):
    """The person leaves for a moment; where others wait, a bot stands in."""


class Back(Struct, frozen=True, tag=True):
    """The person is back and plays on; any move says so too."""


class SendEmote(Struct, frozen=True, tag=True):
    emote: Emote


class VoteEnd(Struct, frozen=True, tag=True):
    """Whether this person wants the game to end unfinished; it does when more than half do."""

    yes: bool


class Start(Struct, frozen=True, tag=True):
    """The host starts the game; every seat must be taken."""


class SeatBot(Struct, frozen=True, tag=True):
    """The host gives an empty seat to a bot."""

    seat: SeatNumber
    bot: Annotated[str, Meta(max_length=60)]


class EmptySeat(Struct, frozen=True, tag=True):
    """The host empties a bot's seat, or a person's who has not come back, before the game starts."""

    seat: SeatNumber


class Rematch(Struct, frozen=True, tag=True):
    """The same again after the end: the first press makes the table, every other joins it."""


class AskHint(Struct, frozen=True, tag=True):
    """What are my moves worth? Only where one person plays with bots, and only for the decision they are at."""

    decision: int


class Pong(Struct, frozen=True, tag=True):
    """Answers a Ping at once; the server measures the round trip, for races."""

    id: int


ClientMessage = (
    Hello | Move | Away | Back | SendEmote | VoteEnd | Start | SeatBot | EmptySeat | Rematch | AskHint | Pong
)


# What the server sends


class LegalMove(Struct, frozen=True):
    """A move the seat may make, and what it would come to. A timed move stands with time 0: the client sets it."""

    move: str
    outlook: Text


class Now(Struct, frozen=True):
    """How the table stands for whoever gets this. Times are counted from the moment of sending."""

    decision: int
    view: GameView
    legal: tuple[LegalMove, ...]
    stuck: dict[str, Text]
    """Own cards that cannot be played now, each with the reason; only while the seat is to move."""
    waiting_for: tuple[int, ...]
    """The seats that may move. Empty while chance or the clock is at work, and when the game is over."""
    deadline_in_ms: int | None
    """When the clock goes on without those who have not moved."""
    stand_in_in_ms: int | None
    """When a bot stands in for those the table waits for."""
    show_in_ms: int
    """Keep the view back for so long: a race starts, and starts at the same moment for all."""
    result: Result | None


class Happened(Struct, frozen=True):
    """An event as the receiver saw it, and what a screen or a log says of it."""

    event: GameEvent
    told: tuple[Text, ...]


class Welcome(Struct, frozen=True, tag=True):
    """Answers Hello. `you` is the client's seat, None for a spectator."""

    protocol: int
    build: str
    you: int | None
    table: TableInfo


class Synced(Struct, frozen=True, tag=True):
    """The table as it stands at `version`, whatever the client had before; `recent` is what happened last."""

    version: int
    now: Now
    recent: tuple[Happened, ...]


class Moved(Struct, frozen=True, tag=True):
    """What happened after version `after` and made it `version`.

    A client at `version` or later drops it; one that is before `after` says Hello again. `now` is None where a later
    message follows at once that has it.
    """

    after: int
    version: int
    happened: tuple[Happened, ...]
    now: Now | None


class Ack(Struct, frozen=True, tag=True):
    """The move is stored for good. `version` is what everybody has seen, which in a race comes before the move."""

    id: str
    version: int


class Refused(Struct, frozen=True, tag=True):
    """The move was not made; `rule` names the paragraph where a rule forbids it. Here is how things stand."""

    id: str
    why: Text
    rule: str | None
    version: int
    now: Now | None


class Table(Struct, frozen=True, tag=True):
    """Seats, names, host, votes or options have changed; the highest `revision` counts."""

    table: TableInfo


class Place(Struct, frozen=True):
    """Who is at a seat just now. `windows` counts the connections of a person."""

    windows: int
    away: bool
    stand_in: bool


class Presence(Struct, frozen=True, tag=True):
    seats: tuple[Place, ...]
    watching: int


class Emoted(Struct, frozen=True, tag=True):
    seat: int
    emote: Emote


class Notice(Struct, frozen=True, tag=True):
    """Something people at the table should know."""

    why: Text


class Problem(Struct, frozen=True, tag=True):
    """What the client sent was not understood, not allowed, or came too often; nothing was done."""

    why: Text


class Estimated(Struct, frozen=True):
    """What a legal move promises, by all that its seat can know: points of the round and a share of the victory.

    The halves are those of 95 % intervals. `share` is None where only points are reckoned with, and `tried` 0 where
    nothing had to be tried out. `told` is the move in words.
    """

    move: str
    told: Text
    outlook: Text
    points: float
    points_half: float
    share: float | None
    share_half: float
    tried: int


class Hint(Struct, frozen=True, tag=True):
    """Answers AskHint: every legal move of the decision, the most promising first; nothing where nothing is known."""

    decision: int
    moves: tuple[Estimated, ...]


class Ping(Struct, frozen=True, tag=True):
    id: int


class Closed(Struct, frozen=True, tag=True):
    """The connection ends. `again`: come back in a moment; `reload`: the page is of another version."""

    why: Text
    again: bool = False
    reload: bool = False


ServerMessage = (
    Welcome | Synced | Moved | Ack | Refused | Table | Presence | Emoted | Notice | Problem | Hint | Ping | Closed
)


# For looking back, over REST


class Outline(Struct, frozen=True):
    """A game that is over, or a record that somebody has brought, before one looks at it move by move.

    `table.id` is empty for a record; `you` is the seat the reader had. `doubts` say what about a record does not agree.
    """

    table: TableInfo
    you: int | None
    moves: int
    result: Result | None
    ended_at: int | None
    doubts: tuple[Text, ...]


class Estimates(Struct, frozen=True):
    """What a seat's legal moves promised just before move `move`, the most promising first, and which one it made.

    `seat` is None, and there are none, where chance or the clock moved.
    """

    move: int
    seat: int | None
    moves: tuple[Estimated, ...]
    played: str | None


class Step(Struct, frozen=True):
    """One move of a finished game, and how things stood after it: for one seat, or with all hands open for each."""

    version: int
    seat: int
    by: str
    move: str
    at: int
    happened: tuple[Happened, ...]
    views: tuple[GameView, ...]


class Steps(Struct, frozen=True):
    """A part of a finished game; `moves` is how many it has in all. `start` is how things stood before."""

    game: str
    moves: int
    start: tuple[GameView, ...]
    steps: tuple[Step, ...]


# For learning the rules, over REST


class Example(Struct, frozen=True):
    """A part of a game that bots have played, as a spectator saw it, and the paragraphs of the rules it shows.

    `outlook` is what the last move was to make, where `seat` made it and not chance or the clock. The same `seed`
    gives the same example.
    """

    game: str
    seed: int
    config: dict[str, Value]
    before: GameView
    after: GameView
    seat: int | None
    outlook: Text | None
    happened: tuple[Happened, ...]
    rules: tuple[str, ...]
