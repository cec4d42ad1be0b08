"""What players give away, by the lights of a long search: `python -m belladonna.sim.regret poison easy hard search:80`

A match takes thousands of games to tell two good players apart. Here a search of very many deals first says what every
move of some positions promises, and then each player is asked what it would play there. Its regret is the share of the
victory it gives away a move. That sees small differences soon, but none that the search does not see itself.

Besides bots, players may be `search:DEALS`, `search:DEALS/DROP` or `search:DEALS/DROP/POLICY`: the game's champion with
another recipe. `tried` makes them for matches too:

    simulate("voodoo(players=4)", ["search:800/3", *["search:48"] * 3], games=200, seed=21, player=tried)
"""

from __future__ import annotations

import argparse
import sys
from collections.abc import Sequence
from random import Random
from time import process_time
from typing import Any

import msgspec
from msgspec import Struct

from belladonna.bots import bot
from belladonna.bots.estimates import JUDGE
from belladonna.bots.ready import make_ready
from belladonna.bots.search import Search
from belladonna.core import registry
from belladonna.core.driver import play
from belladonna.core.game import AnyGame
from belladonna.core.rules import Bot, Seat
from belladonna.sim.players import player as by_word

SEARCH = "search:"
LONG = "search:4000/5"
"""By whose lights."""
SEED = 5


class Position(Struct, frozen=True):
    """A decision, and what each move promises, as a share of the victory."""

    state: Any
    seat: Seat
    promises: dict[str, float]


class Regret(Struct, frozen=True):
    player: str
    share: float
    """What it gives away of the victory, a move."""
    ms: float
    """Of one processor, a move."""


def tried(game: AnyGame, word: str) -> Bot[Any, Any]:
    """Return a player by its word, a search of another recipe among them."""
    if not word.startswith(SEARCH):
        return by_word(game, word)
    judge = bot(game, JUDGE)
    if not isinstance(judge, Search):
        return judge
    worlds, drop, policy, *_ = [*word.removeprefix(SEARCH).split("/"), "", ""]
    recipe = msgspec.structs.replace(judge.recipe, worlds=int(worlds), drop=float(drop or 0), policy=policy or "greedy")
    return Search(game.name, recipe)


def positions(game: AnyGame, config: Any, count: int, judge: str = LONG) -> list[Position]:
    """Return so many decisions, evenly spread over one game of plain players."""
    found, state, rules = [], game.rules.setup(config), game.rules
    for ply in play(game, config, SEED, [bot(game, "greedy") for _ in range(rules.seats(config))]):
        found += [(state, Seat(s)) for s in rules.to_act(state) if s >= 0 and len(rules.legal(state, Seat(s))) > 1]
        state = ply.state
    search: Any = tried(game, judge)
    out = []
    for state, seat in found[:: max(1, len(found) // count)][:count]:
        estimates = search.estimates(rules.view(state, seat), rules.legal(state, seat), Random(SEED))
        out.append(Position(state, seat, {game.write(e.move): e.share for e in estimates}))
    return out


def regret(game: AnyGame, word: str, decisions: Sequence[Position], times: int = 4) -> Regret:
    """Ask a player for its move in each of the decisions, several times with other luck."""
    player, given_away = tried(game, word), 0.0
    make_ready((player,), lambda _: None)
    began = process_time()
    for luck in range(times):
        for each in decisions:
            view, legal = game.rules.view(each.state, each.seat), game.rules.legal(each.state, each.seat)
            move = player.choose(view, legal, Random(luck))
            given_away += max(each.promises.values()) - each.promises[game.write(move)]
    asked = times * len(decisions)
    return Regret(word, given_away / asked, 1000 * (process_time() - began) / asked)


def main(arguments: list[str] | None = None) -> int:
    parser = argparse.ArgumentParser(prog="python -m belladonna.sim.regret", description=(__doc__ or "").split("\n")[0])
    parser.add_argument("table", help="a game whose champion searches, or a config string")
    parser.add_argument("players", nargs="+", metavar="PLAYER", help="easy, hard, search:800, search:800/3/random")
    parser.add_argument("--positions", type=int, default=60, help="how many decisions (60)")
    given = parser.parse_args(arguments)
    try:
        game, config = registry.read_config(given.table)
        if not isinstance(bot(game, JUDGE), Search) or given.positions < 1:
            parser.error("this needs a game whose champion searches, and at least one position")
        for word in given.players:
            tried(game, word)
        decisions = positions(game, config, given.positions)
    except ValueError as error:
        parser.error(str(error))
    for word in given.players:
        found = regret(game, word, decisions)
        print(f"| {found.player} | {found.share:.5f} | {found.ms:.2f} |", flush=True)  # noqa: T201
    return 0


if __name__ == "__main__":
    sys.exit(main())
