"""Golden playthroughs: a whole game in full view, so that a reviewer reads a change of rules or words as a diff.

    python tools/playthrough.py --check                      say which files no longer agree, and how
    python tools/playthrough.py --update                     write them anew; the diff is the review
    python tools/playthrough.py --new NAME "GAME(options)"   add games/GAME/tests/playthroughs/NAME.txt

A file starts with what makes it: the game, a seed for chance and the random players, how many moves are shown `full`
(with the state, the table, every seat's own view and the legal moves with what they would make) and how many more are
told `brief`. Then the result, and a digest over the whole game. Generic: every game in the registry can have them.
"""

from __future__ import annotations

import argparse
import dataclasses
import difflib
import sys
import textwrap
from collections.abc import Iterator
from pathlib import Path
from typing import Any

import msgspec

from belladonna.bots import RandomBot
from belladonna.core import registry
from belladonna.core.config import BadConfig, Value, config_values, options, write_config
from belladonna.core.driver import play_out
from belladonna.core.game import AnyGame
from belladonna.core.history import AnyHistory, Ply, write_move
from belladonna.core.record import digest
from belladonna.core.rules import CHANCE, CLOCK, Seat
from belladonna.core.seen import seen
from belladonna.text import Speaker

GAMES = Path(__file__).resolve().parent.parent / "src" / "belladonna" / "games"
WIDTH = 120
FULL, BRIEF = 10, 40
NAMES = tuple(f"{name}({seat})" for seat, name in enumerate(["Ann", "Bo", "Cy", "Di", "Eve", "Flo", "Gus", "Hal"]))
PLAIN = Speaker(names=NAMES)


class Header(msgspec.Struct, frozen=True):
    game: str
    seed: int
    full: int
    brief: int

    def lines(self) -> Iterator[str]:
        for field in self.__struct_fields__:
            yield f"{field}: {getattr(self, field)}"

    @classmethod
    def of(cls, content: str) -> Header:
        head = dict(line.split(": ", 1) for line in content.split("\n\n", 1)[0].splitlines())
        return msgspec.convert(head, cls, strict=False)


def playthroughs(game: str = "*") -> list[Path]:
    return sorted(GAMES.glob(f"{game}/tests/playthroughs/*.txt"))


def written(header: Header) -> str:
    """Return a file's whole content."""
    game, config = registry.read_config(header.game)
    bots = [RandomBot[Any, Any]() for _ in range(game.rules.seats(config))]
    history = play_out(game, config, header.seed, bots)
    lines = [*header.lines(), ""]
    state = history.start
    for number, ply in enumerate(history.plies, 1):
        if number <= header.full:
            lines += ["", *_move(game, number, ply), *_position(game, state, ply.state)]
        elif number <= header.full + header.brief:
            lines += ["", *_move(game, number, ply)]
        state = ply.state
    left = len(history) - header.full - header.brief
    lines += ["", f"... and {left} moves more" if left > 0 else "", *_end(game, history)]
    return "\n".join(line.rstrip() for line in lines) + "\n"


def _wrapped(label: str, body: str) -> list[str]:
    """Return one labelled line, wrapped under itself."""
    indent = " " * 10
    return textwrap.wrap(f"  {label:8}" + body, WIDTH, subsequent_indent=indent, break_on_hyphens=False)


def _viewers(game: AnyGame, state: Any) -> range:
    return range(game.rules.seats(state.config))


def _move(game: AnyGame, number: int, ply: Ply[Any, Any, Any]) -> Iterator[str]:
    """Say what was played, what everybody heard, and what only some did."""
    yield from textwrap.wrap(f"{number}. {write_move(game, ply.seat, ply.move)}", WIDTH, subsequent_indent=" " * 10)
    heard = [PLAIN.say(line) for event in ply.events for line in game.tell(seen(event, None))]
    for line in heard:
        yield from _wrapped("", line)
    for seat in _viewers(game, ply.state):
        own = [PLAIN.say(line) for event in ply.events for line in game.tell(seen(event, Seat(seat)))]
        for line in own:
            if line not in heard:
                yield from _wrapped(f"to {seat}", line)


def _position(game: AnyGame, before: Any, state: Any) -> Iterator[str]:
    for line in _changes(before, state):
        yield from _wrapped("state", line)
    public = [PLAIN.say(line) for line in game.describe(game.rules.view(state, None))]
    for line in public:
        yield from _wrapped("table", line)
    for seat in _viewers(game, state):
        own = [PLAIN.say(line) for line in game.describe(game.rules.view(state, Seat(seat)))]
        for line in own:
            if line not in public:
                yield from _wrapped(f"seat {seat}", line)
    for seat in sorted(game.rules.to_act(state)):
        if seat in (CHANCE, CLOCK):
            yield from _wrapped("to act", "chance" if seat == CHANCE else "the clock")
            continue
        view = game.rules.view(state, seat)
        legal = game.rules.legal(state, seat)
        options = (f"{game.write(move)} ({PLAIN.say(game.outlook(view, move))})" for move in legal)
        yield from _wrapped("to act", f"seat {seat}: {'; '.join(options)}")


def _changes(before: Any, after: Any) -> Iterator[str]:
    """Yield the fields of the state that the move changed, seat by seat where there is one value a seat."""
    for field in dataclasses.fields(after):
        old, new = getattr(before, field.name), getattr(after, field.name)
        if old == new:
            continue
        rows = isinstance(new, tuple) and isinstance(old, tuple) and len(old) == len(new)
        if rows and any(isinstance(value, tuple) for value in new):
            for place, (was, now) in enumerate(zip(old, new, strict=True)):
                if was != now:
                    yield f"{field.name}[{place}] = {_plain(now)}"
        else:
            yield f"{field.name} = {_plain(new)}"


def _plain(value: Any) -> str:
    if isinstance(value, tuple) and all(isinstance(item, str) for item in value):
        return " ".join(value) or "-"
    return msgspec.json.encode(value, order="deterministic", enc_hook=repr).decode()


def _end(game: AnyGame, history: AnyHistory) -> Iterator[str]:
    assert history.result is not None
    yield f"moves: {len(history)}"
    yield f"points: {' '.join(map(str, history.result.points))}"
    yield f"places: {' '.join(map(str, history.result.places))}"
    yield f"digest: {digest(history.events())} (rules version {game.rules.version})"


def difference(path: Path) -> str:
    """Return how a file differs from what the rules say now, empty if it does not."""
    stored = path.read_text(encoding="utf-8")
    fresh = written(Header.of(stored))
    name = str(path.relative_to(GAMES))
    return "".join(difflib.unified_diff(stored.splitlines(keepends=True), fresh.splitlines(keepends=True), name, "now"))


def missing(game: AnyGame) -> list[str]:
    """Return what no playthrough of a game shows: an edition, or a named value of an option (variants are such)."""
    shown = [_values(Header.of(path.read_text(encoding="utf-8"))) for path in playthroughs(game.name)]
    wanted: list[dict[str, Value]] = [edition.values for edition in game.editions]
    named: list[dict[str, Value]] = [
        {option.name: word} for option in options(game.config) for word in option.words if word != "random"
    ]
    wanted += named
    return [
        ", ".join(f"{k}={v}" for k, v in values.items()) or "any options"
        for values in wanted or [{}]
        if not any(values.items() <= have.items() for have in shown)
    ]


def _values(header: Header) -> dict[str, Value]:
    _, config = registry.read_config(header.game)
    return config_values(config, all_fields=True)


def main() -> int:
    parser = argparse.ArgumentParser(description=(__doc__ or "").split("\n")[0])
    what = parser.add_mutually_exclusive_group(required=True)
    what.add_argument("--check", action="store_true", help="exit 1 if a file does not agree, or one is missing")
    what.add_argument("--update", action="store_true", help="write every file anew")
    what.add_argument("--new", nargs=2, metavar=("NAME", "GAME"), help="add one")
    parser.add_argument("--seed", type=int, default=1)
    parser.add_argument("--full", type=int, default=FULL)
    parser.add_argument("--brief", type=int, default=BRIEF)
    given = parser.parse_args()
    if given.new:
        name, string = given.new
        try:
            game, config = registry.read_config(string)
        except BadConfig as error:
            parser.error(str(error))
        path = GAMES / game.name / "tests" / "playthroughs" / f"{name}.txt"
        path.parent.mkdir(parents=True, exist_ok=True)
        header = Header(write_config(game.name, config), given.seed, given.full, given.brief)
        path.write_text(written(header), encoding="utf-8")
        print(path)
        return 0
    if given.update:
        for path in playthroughs():
            path.write_text(written(Header.of(path.read_text(encoding="utf-8"))), encoding="utf-8")
        return 0
    found = [text for path in playthroughs() if (text := difference(path))]
    found += [f"{game.name} has no playthrough with {what}\n" for game in registry.games() for what in missing(game)]
    sys.stdout.writelines(found)
    return 1 if found else 0


if __name__ == "__main__":
    sys.exit(main())
