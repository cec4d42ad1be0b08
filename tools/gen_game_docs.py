"""Make a page for each game from its code and its texts: `python tools/gen_game_docs.py [--check]`."""

from __future__ import annotations

import re
import sys
from collections.abc import Iterator, Sequence
from functools import cache
from math import prod
from pathlib import Path
from typing import Any

from belladonna.adapters.course import RACE, RACE_STEPS, Course
from belladonna.bots import bot_id, bots
from belladonna.core import registry
from belladonna.core.config import make_config, options
from belladonna.core.game import AnyGame
from belladonna.core.text import text
from belladonna.testing import paragraphs
from belladonna.text import Speaker, messages

ROOT = Path(__file__).resolve().parent.parent
PAGES = ROOT / "docs" / "games"
TIME_STEP = f"`[step]`: 1 for the time step of a race, of which there are {RACE_STEPS}; none outside of a race"


def page(game: AnyGame) -> str:
    return "\n".join(
        [
            f"<!-- Made by `python tools/gen_game_docs.py`. Do not edit. -->\n\n# {words(game, 'name')}\n",
            f"{words(game, 'tagline')}\n",
            *rules(game),
            *configurations(game),
            *actions(game),
            *observation(game),
            REWARDS,
            *versions(game),
        ]
    )


def words(game: AnyGame, key: str) -> str:
    """Return a text of the game in English; nothing where there is none."""
    full = f"{game.name}-{key}"
    return Speaker().say(text(full)) if full in _known() else ""


@cache
def _known() -> frozenset[str]:
    return frozenset(messages("en"))


def rules(game: AnyGame) -> Iterator[str]:
    folder = f"src/belladonna/games/{game.name}"
    numbered = paragraphs(game)
    chapters = re.findall(r"^## (.+)$", (ROOT / folder / "RULES.md").read_text(encoding="utf-8"), re.MULTILINE)
    counts = game.player_counts
    yield "## Rules\n"
    yield f"For {counts[0]} to {counts[-1]} players. All rules stand in {len(numbered)} numbered paragraphs in"
    yield f"[RULES.md](../../{folder}/RULES.md); a refused move names one of them. Its chapters:\n"
    yield "\n".join(f"- {chapter}" for chapter in chapters) + "\n"


def configurations(game: AnyGame) -> Iterator[str]:
    yield "## Editions and options\n"
    if game.editions:
        yield from table(
            ("edition", "options", "what it is"),
            [
                (
                    words(game, f"edition-{edition.name}") or edition.name,
                    f"`{','.join(f'{name}={value}' for name, value in edition.values.items())}`",
                    words(game, f"edition-{edition.name}-help"),
                )
                for edition in game.editions
            ],
        )
    yield from table(
        ("option", "values", "usual", "what it does"),
        [
            (
                f"`{option.name}`",
                option.allowed,
                "" if option.default is None else str(option.default),
                words(game, f"option-{option.name}-help") or words(game, f"option-{option.name}"),
            )
            for option in options(game.config)
        ],
    )


def actions(game: AnyGame) -> Iterator[str]:
    usual = course(game)
    codec = usual.codec
    yield "## Actions\n"
    sizes = {n: course(game, players=n).actions for n in game.player_counts}
    same = len({*sizes.values()}) == 1
    number = f"{usual.actions}" if same else ", ".join(f"{size} with {n} players" for n, size in sizes.items())
    yield f"There are {number}: {codec.actions_meaning}."
    if usual.timed:
        yield f"The last one is to wait. A race is cut into {RACE_STEPS} time steps, and a timed move is made at the"
        yield "beginning of its step."
    yield "Ids keep their meaning as long as the version of the rules is the same.\n"
    places = sorted({0, codec.actions // 2, codec.actions - 1})
    yield from table(("id", "as text", "in words"), [_action(game, codec, place) for place in places])


def _action(game: AnyGame, codec: Any, place: int) -> tuple[str, str, str]:
    move = codec.move(place)
    return str(place), f"`{game.write(move)}`", Speaker().say(game.describe_move(move))


def observation(game: AnyGame) -> Iterator[str]:
    usual = course(game)
    yield "## Observation\n"
    sizes = ", ".join(f"{course(game, players=n).size} with {n}" for n in game.player_counts)
    yield "What a seat with perfect memory knows, as float32 numbers in one array; the pieces follow each other in this"
    yield f"order. Seats count from the viewer, clockwise. Shapes are those of `{_string(game)}`; in all there are"
    yield f"{sizes} players.\n"
    codec = usual.codec
    meanings = {**codec.meanings, RACE: TIME_STEP}
    missing = {*codec.pieces} - {*meanings}
    assert not missing, f"{game.name} does not say what {sorted(missing)} mean"
    at, rows = 0, []
    for name, shape in usual.pieces.items():
        count = prod(shape)
        rows.append((f"`{name}`", " × ".join(map(str, shape)), f"{at}" if count else "", meanings[name]))
        at += count
    yield from table(("piece", "shape", "from", "what it holds"), rows)


REWARDS = """\
## Rewards

At the end of the game, by place: the seats beaten less the seats lost to, in parts of the other seats. So 1 for beating
all, -1 for losing to all, 0 for a tie of all, and the sum is 0. The game's own points are in the infos.
"""


def versions(game: AnyGame) -> Iterator[str]:
    number = game.rules.version
    yield "## Names and versions\n"
    yield from table(
        ("where", "name"),
        [
            ("rules, in records", f"`{game.name}`, version {number}"),
            ("PettingZoo", f"`belladonna_{game.name}_v{number}`"),
            ("Gymnasium", f"`belladonna/{game.name}-v{number}`"),
            ("OpenSpiel", f"`belladonna_{game.name}`"),
            ("bots", ", ".join(f"`{bot_id(game, name)}`" for name in bots(game))),
        ],
    )
    yield "How to use them: [research.md](../research.md)."
    yield ""


def course(game: AnyGame, **values: str | int) -> Course[Any, Any, Any, Any, Any]:
    return Course(game, make_config(game.config, values))


def _string(game: AnyGame) -> str:
    players = next(o for o in options(game.config) if o.name == "players").default
    return f"{game.name}(players={players})"


def table(head: tuple[str, ...], rows: Sequence[tuple[str, ...]]) -> Iterator[str]:
    yield "| " + " | ".join(head) + " |"
    yield "|" + "---|" * len(head)
    for row in rows:
        yield "| " + " | ".join(cell.replace("|", "\\|").replace("\n", " ") for cell in row) + " |"
    yield ""


def main(options: list[str]) -> int:
    files = {PAGES / f"{game.name}.md": page(game) for game in registry.games()}
    stale = [path for path, made in files.items() if not path.exists() or path.read_text(encoding="utf-8") != made]
    extra = sorted(path for path in PAGES.glob("*.md") if path not in files)
    if "--check" in options:
        for path in (*stale, *extra):
            print(f"{path.relative_to(ROOT)} is not what python tools/gen_game_docs.py makes", file=sys.stderr)
        return 1 if stale or extra else 0
    PAGES.mkdir(parents=True, exist_ok=True)
    for path in stale:
        path.write_text(files[path], encoding="utf-8")
        print(f"wrote {path.relative_to(ROOT)}")
    for path in extra:
        path.unlink()
    return 0


if __name__ == "__main__":
    sys.exit(main(sys.argv[1:]))
