"""What goes over the REST interface: forms that come in, answers that go out."""

from __future__ import annotations

from typing import Annotated, Literal

from msgspec import Meta, Struct

from belladonna.core.config import Value
from belladonna.core.rules import Result
from belladonna.core.text import Text

NAME_LENGTH = 40
Name = Annotated[str, Meta(max_length=200)]
"""As it is typed; `auth.checked_name` judges it."""
Key = Annotated[str, Meta(min_length=8, max_length=64)]
SeatNumber = Annotated[int, Meta(ge=0, le=99)]
BotName = Annotated[str, Meta(max_length=60)]
Token = Annotated[str, Meta(max_length=100)]
RecordText = Annotated[str, Meta(max_length=60_000)]
MoveNumber = Annotated[int, Meta(ge=0, le=1_000_000)]
Status = Literal["open", "playing", "ended", "closed"]


class TableOptions(Struct, frozen=True, kw_only=True, forbid_unknown_fields=True):
    """How a table is run, whatever is played on it."""

    listed: Literal["yes", "no"] = "no"
    """Whether strangers find it in the list, or only people with the link."""
    newcomers: Literal["yes", "no"] = "no"
    """Whether a newcomer may take a bot's seat once the game is running."""
    spectators: Literal["yes", "no"] = "yes"
    start: Literal["host", "full"] = "host"
    """Whether the game starts when the host says so, or as soon as all seats are taken."""
    patience_s: Annotated[int, Meta(ge=0, le=86_400)] = 60
    """How long people wait for one of them before a bot stands in; 0 for ever."""
    pace_ms: Annotated[int, Meta(ge=0, le=5_000)] = 900
    """How long a bot seems to think."""


# In


class NewName(Struct, frozen=True, forbid_unknown_fields=True):
    name: Name


class NewTable(Struct, frozen=True, kw_only=True, forbid_unknown_fields=True):
    """A table whose maker sits at seat 0. `key` is made up by the client: the same key makes no second table."""

    game: Annotated[str, Meta(max_length=40)]
    key: Key
    config: dict[str, str | int] = {}
    options: TableOptions = TableOptions()
    bots: tuple[BotName, ...] = ()
    """Bots for seats 1, 2 ... in this order; an empty name leaves a seat free."""
    start: bool = False
    """Start at once; every seat must be taken."""


class Chosen(Struct, frozen=True, forbid_unknown_fields=True):
    """What somebody has chosen of a game's options so far."""

    config: dict[str, str | int] = {}


class JoinTable(Struct, frozen=True, forbid_unknown_fields=True):
    """Which seat to take; the first free one if nothing is said."""

    seat: SeatNumber | None = None


class LinkToken(Struct, frozen=True, forbid_unknown_fields=True):
    token: Token


class NewBot(Struct, frozen=True, forbid_unknown_fields=True):
    seat: SeatNumber
    bot: BotName


class PlayOn(Struct, frozen=True, kw_only=True, forbid_unknown_fields=True):
    """A table of one's own that begins with the moves of a finished game up to one: bots have all other seats.

    `key` is made up by the client: the same key makes no second table.
    """

    key: Key
    after: MoveNumber
    seat: SeatNumber
    bot: BotName
    options: TableOptions = TableOptions()


class Brought(Struct, frozen=True, forbid_unknown_fields=True):
    """A record that is not of this server: the file's text."""

    toml: RecordText


class BroughtSteps(Struct, frozen=True, kw_only=True, forbid_unknown_fields=True):
    """As for a game of this server: from a seat's view, a spectator's, or with open hands."""

    toml: RecordText
    seat: SeatNumber | None = None
    open_handed: bool = False
    after: MoveNumber = 0


class BroughtMove(Struct, frozen=True, kw_only=True, forbid_unknown_fields=True):
    toml: RecordText
    move: MoveNumber


class BroughtPlayOn(Struct, frozen=True, kw_only=True, forbid_unknown_fields=True):
    toml: RecordText
    on: PlayOn


class NewAgent(Struct, frozen=True, forbid_unknown_fields=True):
    """A seat for a program that plays from elsewhere, and what it is called: small letters, digits, - and _."""

    seat: SeatNumber
    name: BotName


# Out


class Said(Struct, frozen=True):
    """Why something was refused: for a program, and as a sentence in the language asked for."""

    why: Text
    said: str
    rule: str | None = None


class Me(Struct, frozen=True):
    """Who the cookie says you are; `guest` is False as long as you are nobody yet."""

    guest: bool
    name: str


class SeatInfo(Struct, frozen=True):
    kind: Literal["empty", "person", "bot"]
    name: str
    bot: str | None
    """The bot's name with its version."""


class TableInfo(Struct, frozen=True):
    """What everybody may know of a table; `revision` rises with every change."""

    id: str
    revision: int
    game: str
    config: dict[str, Value]
    options: TableOptions
    status: Status
    host: int | None
    seats: tuple[SeatInfo, ...]
    votes: tuple[int, ...]
    """The seats that want the game to end."""
    rematch: str | None
    """The table where it goes on."""
    closed: Text | None


class Sat(Struct, frozen=True):
    """The seat you have now, and the table."""

    seat: int
    table: TableInfo


class TableId(Struct, frozen=True):
    id: str


class SeatLink(Struct, frozen=True):
    """What follows the `#` of the link that opens your seat on another device."""

    token: str


class Word(Struct, frozen=True):
    value: str
    label: str


class Field(Struct, frozen=True):
    """One line of a form. `label` is the key of a message; `<label>-help` explains it.

    Numbers beside words are seats: "random", or the one who begins.
    """

    name: str
    label: str
    default: str | int | None
    words: tuple[Word, ...]
    low: int | None
    high: int | None
    free: bool


class EditionInfo(Struct, frozen=True):
    name: str
    label: str
    values: dict[str, str | int]


class BotInfo(Struct, frozen=True):
    """`id` is the name with its version."""

    name: str
    id: str


class GameInfo(Struct, frozen=True):
    """A game and everything a form needs to make a table of it."""

    name: str
    label: str
    rules: int
    fewest: int
    most: int
    editions: tuple[EditionInfo, ...]
    fields: tuple[Field, ...]
    table: tuple[Field, ...]
    """The fields of TableOptions."""
    bots: tuple[BotInfo, ...]


class Off(Struct, frozen=True):
    """A value that does not go with what is chosen already, and why."""

    value: Value
    why: Text


class Choices(Struct, frozen=True):
    """What may be chosen beside what is chosen. An option decides over those that stand after it in the form."""

    config: dict[str, Value]
    """What was chosen, less what does not go together."""
    dropped: dict[str, Text]
    off: dict[str, tuple[Off, ...]]


class Address(Struct, frozen=True):
    """The address under which others reach this server; None where only its own machine does."""

    share: str | None


class GameLine(Struct, frozen=True):
    """A game somebody takes or took part in."""

    table: TableInfo
    seat: int
    waiting_for: tuple[int, ...]
    """Whom the running game waits for, as far as this seat may know."""
    changed_at: int
    result: Result | None


class RecordInfo(Struct, frozen=True):
    """A played game: the same as the file, and what became of it."""

    id: str
    toml: str
    game: str
    rules: int
    config: dict[str, Value]
    names: tuple[str, ...]
    moves: tuple[str, ...]
    result: Result | None
    closed: Text | None
