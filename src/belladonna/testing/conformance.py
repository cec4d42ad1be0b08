"""Replay conformance games: `python -m belladonna.testing.conformance FILE...`

Every line of a file is one game as JSON and names its `game`; that game's folder knows how to replay and compare it. A
line may also be a part of a game, `cookie-table`: the word before the `-` is the game.
"""

from __future__ import annotations

import argparse
import json
import sys
from collections.abc import Iterable, Iterator, Mapping
from pathlib import Path
from typing import Any

from msgspec import Struct

from belladonna.core import registry
from belladonna.core.config import BadConfig
from belladonna.core.game import AnyGame, Difference
from belladonna.core.rules import IllegalMove


class Outcome(Struct):
    games: int = 0
    moves: int = 0
    differ: int = 0
    malformed: int = 0

    @property
    def good(self) -> bool:
        return self.games > 0 and not self.differ and not self.malformed

    def __str__(self) -> str:
        return f"{self.games} games, {self.moves} moves compared, {self.differ} differ"


class Malformed(Exception):
    """A line that is no conformance game."""


def compare(line: str) -> Iterator[Difference]:
    """Yield every comparison of one line; a refused move is a difference, anything unreadable is Malformed."""
    try:
        data = json.loads(line)
    except (ValueError, RecursionError) as error:
        raise Malformed(f"not JSON: {error}") from None
    if not isinstance(data, Mapping) or not isinstance(data.get("game"), str):
        raise Malformed('it does not name its "game"')
    try:
        game = registry.game(data["game"].partition("-")[0])
    except BadConfig as error:
        raise Malformed(str(error)) from None
    at = "start"
    try:
        for difference in _compared(game, data):
            at = difference.move
            yield difference
    except BadConfig as error:
        raise Malformed(str(error)) from None
    except Exception as error:  # noqa: BLE001 - a field that is missing, or of another kind, may fail anywhere on its way
        raise Malformed(f"{type(error).__name__} after {at}: {error}") from None


def _compared(game: AnyGame, data: Mapping[str, Any]) -> Iterator[Difference]:
    at = "start"
    try:
        for difference in game.conformance(data):
            at = difference.move
            yield difference
    except IllegalMove as refusal:
        yield Difference(f"after {at}", "the next move", "accepted", f"refused: {refusal}")


def replay(lines: Iterable[str], name: str, outcome: Outcome, shown: int) -> None:
    """Compare the games of one file, print what differs, and add to the outcome."""
    any_line = False
    for number, line in enumerate(lines, 1):
        if not line.strip():
            continue
        any_line = True
        outcome.games += 1
        moves: set[str] = set()
        try:
            for found in compare(line):
                moves.add(found.move)
                if found.differs:
                    outcome.differ += 1
                    if outcome.differ <= shown:
                        print(f"{name}:{number}: {found.move}: {found.what}")  # noqa: T201
                        print(f"    expected {found.expected!r}\n    found    {found.found!r}")  # noqa: T201
        except Malformed as error:
            outcome.malformed += 1
            print(f"{name}:{number}: malformed line: {error}")  # noqa: T201
        outcome.moves += len(moves)
    if not any_line:
        outcome.malformed += 1
        print(f"{name}: the file is empty")  # noqa: T201


def main(arguments: list[str] | None = None) -> int:
    parser = argparse.ArgumentParser(prog="python -m belladonna.testing.conformance", description=__doc__)
    parser.add_argument("files", nargs="+", type=Path, metavar="FILE", help="games, one JSON object a line")
    parser.add_argument("--show", type=int, default=20, metavar="N", help="print at most N differences (20)")
    given = parser.parse_args(arguments)
    outcome = Outcome()
    for path in given.files:
        try:
            content = path.read_text(encoding="utf-8-sig")
        except (OSError, UnicodeDecodeError) as error:
            print(f"{path}: cannot be read: {error}")  # noqa: T201
            outcome.malformed += 1
            continue
        replay(content.split("\n"), str(path), outcome, given.show)
    print(outcome)  # noqa: T201
    return 0 if outcome.good else 1


if __name__ == "__main__":
    sys.exit(main())
