"""Records: written by `play`, looked at by `replay`, judged by `check`."""

from __future__ import annotations

from collections.abc import Sequence
from copy import deepcopy
from pathlib import Path

from belladonna.cli.errors import BadUsage
from belladonna.cli.keys import InputEnded, line
from belladonna.cli.pad import ScorePad
from belladonna.cli.screen import Screen
from belladonna.cli.telling import Teller, heading
from belladonna.cli.voice import Voice
from belladonna.core.config import write_config
from belladonna.core.history import AnyHistory
from belladonna.core.record import BadRecord, Record, check, from_record, to_record
from belladonna.core.rules import Seat
from belladonna.core.text import Refused, text

LARGEST = 4 * 1024 * 1024
"""Bytes; the longest games make some ten thousand."""


def may_write(path: Path) -> None:
    """Refuse, before a game begins, a file that could not be written or that is something else than a record."""
    if not path.parent.is_dir():
        raise BadUsage(text("cli-no-folder", file=str(path)))
    if not path.exists():
        return
    try:
        load(path)
    except BadRecord:
        raise BadUsage(text("cli-not-over-this", file=str(path))) from None


def save(screen: Screen, path: Path, history: AnyHistory, signatures: Sequence[str]) -> None:
    """Write the game beside its place first, so that an interruption leaves no half file."""
    beside = path.with_name(path.name + ".part")
    try:
        beside.write_text(to_record(history, signatures).dumps(), encoding="utf-8")
        beside.replace(path)
    except OSError as error:
        raise BadUsage(text("cli-not-written", file=str(path), detail=error.strerror or "")) from None
    screen.say("cli-recorded", file=str(path), count=len(history))


def load(path: Path) -> Record:
    try:
        if path.is_dir():
            raise BadRecord(text("cli-record-folder", file=str(path)))
        with path.open("rb") as file:
            raw = file.read(LARGEST + 1)
    except BadRecord:
        raise
    except FileNotFoundError:
        raise BadRecord(text("cli-record-missing", file=str(path))) from None
    except (OSError, ValueError) as error:  # a name may hold what no file's name can
        raise BadRecord(text("cli-record-unread", file=str(path), detail=str(error)[:200])) from None
    if len(raw) > LARGEST:
        raise BadRecord(text("cli-record-too-large", file=str(path)))
    try:
        return Record.loads(raw.decode())
    except UnicodeDecodeError:
        raise BadRecord(text("cli-record-no-text", file=str(path))) from None


def check_all(screen: Screen, paths: Sequence[Path]) -> bool:
    """Say of each file in one line whether it is right; return whether all are."""
    fine, nameless = True, screen.voice
    for path in paths:
        screen.voice = nameless
        try:
            record = load(path)
            screen.voice = Voice(screen.language, record.seats)  # what is wrong may be about a seat
            wrong = check(record)
        except Refused as error:
            wrong = (error.why,)
        if wrong:
            fine = False
            screen.row(text("cli-check-wrong", file=str(path), texts=wrong))
        else:
            finished = int(record.result is not None)
            moves = len(record.moves)
            screen.row(text("cli-check-fine", file=str(path), game=record.game, moves=moves, finished=finished))
    return fine


def replay(screen: Screen, path: Path, seat: int | None, *, open_handed: bool, step: bool) -> None:
    """Tell a recorded game again, to one seat, to a spectator, or with all hands open."""
    record = load(path)
    screen.voice = Voice(screen.language, record.seats)
    history = from_record(record)
    if seat is not None and open_handed:
        raise BadUsage(text("cli-seat-or-open"))
    if seat is not None and not 0 <= seat < len(record.seats):
        raise BadUsage(text("cli-no-such-seat", value=str(seat), last=len(record.seats) - 1))
    screen.voice = Voice(screen.language, record.seats, seat, history.game.styles)
    you = None if seat is None else Seat(seat)
    screen.say(
        "cli-welcome",
        style="bold",
        title=heading(screen, history.game),
        config=write_config(history.game.name, history.config),
    )
    for number, name in enumerate(record.seats):
        screen.say("cli-seat-named", number=number, name=name)
    Replay(screen, history, Teller(screen, history.game, you, open_handed=open_handed), you).run(step=step)
    if history.result is None:
        screen.say("cli-replay-unfinished")


class Replay:
    """Steps through a game; it may go back, so the score pads are made beforehand."""

    def __init__(self, screen: Screen, history: AnyHistory, teller: Teller, you: Seat | None) -> None:
        self._screen, self._history, self._teller = screen, history, teller
        self._pads: dict[int, ScorePad] = {}
        pad = ScorePad()
        pad.saw(history[0].view(you), over=False)
        for at in range(1, len(history) + 1):
            past = history[at]
            if pad.saw(past.view(you), over=not past.to_act):
                self._pads[at] = deepcopy(pad)

    def run(self, *, step: bool) -> None:
        at = 0
        while at < len(self._history):
            at += 1
            now = self._history[at]
            if step:
                self._screen.say("cli-replay-move", style="dim", number=at, count=len(self._history))
            self._teller.tell(now.plies[-1])
            if at in self._pads:
                self._screen.show()
                self._pads[at].show(self._screen)
            if step:
                self._screen.show()
                self._teller.table(now)
                after = self._asked(at)
                if after is None:
                    return
                at = after
        if not step:
            self._screen.show()
            self._teller.table(self._history)

    def _asked(self, at: int) -> int | None:
        """Return after which move to go on, None to leave."""
        while True:
            try:
                typed = line(self._screen.plain("cli-step")).casefold()
            except InputEnded:
                self._screen.say("cli-step-ended")
                return None
            if typed in {"", "n"}:
                return at
            if typed == "b":
                return max(0, at - 2)
            if typed == "q":
                return None
            if typed.isascii() and typed.isdigit() and 1 <= int(typed[:6]) <= len(self._history):
                return int(typed[:6]) - 1
            self._screen.say("cli-step-hint", count=len(self._history))
