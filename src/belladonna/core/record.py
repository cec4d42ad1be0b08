"""A played game as a TOML file: what was agreed, then every move, those of chance and clock included."""

from __future__ import annotations

import hashlib
import re
import tomllib
from collections.abc import Iterable, Sequence
from typing import Any

import msgspec
from msgspec import Struct

from belladonna.core import registry
from belladonna.core.config import BadConfig, Value, config_values, make_config
from belladonna.core.game import AnyGame
from belladonna.core.history import AnyHistory, History, Ply, parse_move
from belladonna.core.rules import IllegalMove, Result
from belladonna.core.text import Refused, Text, text

FORMAT = 1
"""The shape of the file. A reader refuses records of a newer one."""


class BadRecord(Refused):
    """A file that is no record, or whose moves cannot be replayed."""


class Record(Struct, frozen=True, forbid_unknown_fields=True):
    game: str
    rules: int
    seats: tuple[str, ...]
    moves: tuple[str, ...]
    config: dict[str, Value]
    digest: str
    format: int = FORMAT
    points: tuple[int, ...] | None = None
    places: tuple[int, ...] | None = None

    def dumps(self) -> str:
        """Return the record as TOML that `loads` reads back."""
        import tomli_w  # only writers need it

        raw = {k: v for k in self.__struct_fields__ if (v := getattr(self, k)) is not None}
        order = ["format", "game", "rules", "seats", "points", "places", "digest", "moves", "config"]
        return tomli_w.dumps({k: msgspec.to_builtins(raw[k]) for k in order if k in raw})

    @classmethod
    def loads(cls, string: str) -> Record:
        try:
            raw = tomllib.loads(string)
        except (tomllib.TOMLDecodeError, RecursionError) as error:
            raise BadRecord(text("record-no-toml", detail=str(error)[:200])) from None
        version = raw.get("format", FORMAT)
        if isinstance(version, int) and version > FORMAT:
            raise BadRecord(text("record-newer-format", format=version, known=FORMAT))
        try:
            return msgspec.convert(raw, cls)
        except msgspec.ValidationError as error:
            where = re.search(r"at `\$\.?([^`]*)`|field `([^`]+)`", str(error))
            field = (where[1] or where[2] or "") if where else ""
            for words, key in (("missing required", "record-no-field"), ("unknown field", "record-unknown-field")):
                if words in str(error):
                    raise BadRecord(text(key, field=field[:40], fields=", ".join(cls.__struct_fields__))) from None
            raise BadRecord(text("record-bad-field", field=field[:40], detail=str(error)[:200])) from None

    @property
    def result(self) -> Result | None:
        return None if self.points is None or self.places is None else Result(self.points, self.places)


def digest(events: Iterable[Any]) -> str:
    """Return a fingerprint of all that happened, to notice when a replay no longer agrees."""
    sha = hashlib.sha256()
    for event in events:
        sha.update(msgspec.json.encode(event, order="deterministic") + b"\n")
    return sha.hexdigest()[:32]


def to_record(history: AnyHistory, seats: Sequence[str]) -> Record:
    """Return the record of a game, finished or not; `seats` are the players' names."""
    result = history.result
    return Record(
        game=history.game.name,
        rules=history.game.rules.version,
        seats=tuple(seats),
        moves=history.lines(),
        config=config_values(history.config),
        digest=digest(history.events()),
        points=result.points if result else None,
        places=result.places if result else None,
    )


def from_record(record: Record, game: AnyGame | None = None) -> AnyHistory:
    """Replay a record of this game, by default of the registered one of its name.

    BadRecord says at which move it stops being a game; digest and result are `check`'s business.
    """
    try:
        game = game or registry.game(record.game)
        config = make_config(game.config, record.config)
    except BadConfig as error:
        raise BadRecord(text("record-bad-config", text_why=error.why)) from None
    if record.rules > game.rules.version:
        raise BadRecord(text("record-newer-rules", game=game.name, version=record.rules, known=game.rules.version))
    if len(record.seats) != game.rules.seats(config):
        raise BadRecord(text("record-seats", found=len(record.seats), expected=game.rules.seats(config)))
    history: AnyHistory = History.of(game, config)
    plies: list[Ply[Any, Any, Any]] = []
    for number, line in enumerate(record.moves, 1):
        try:
            seat, move = parse_move(game, line)
            state = plies[-1].state if plies else history.start
            after, events = game.rules.apply(state, seat, move)
        except IllegalMove as error:
            why = text("record-illegal-move", number=number, move=line[:60], text_why=error.why, rule=error.rule)
            raise BadRecord(why) from None
        except Refused as error:
            raise BadRecord(text("record-unreadable-move", number=number, move=line[:60], text_why=error.why)) from None
        plies.append(Ply(seat, move, after, events))
    return history.extended(plies)


def check(record: Record, game: AnyGame | None = None) -> tuple[Text, ...]:
    """Return what is wrong with a record: () when every move is legal, and digest and results agree."""
    try:
        history = from_record(record, game)
    except BadRecord as error:
        return (error.why,)
    wrong: list[Text] = []
    if record.rules != history.game.rules.version:
        wrong.append(
            text("record-older-rules", game=record.game, version=record.rules, known=history.game.rules.version)
        )
    if (found := digest(history.events())) != record.digest:
        wrong.append(text("record-digest", expected=record.digest[:64], found=found))
    result = history.result
    if result is None and (record.points or record.places):
        wrong.append(text("record-not-finished"))
    elif result is not None and result != record.result:
        wrong.append(text("record-result", expected=str(record.points), found=str(result.points)))
    return tuple(wrong)
