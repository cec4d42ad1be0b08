"""Games on paired deals, on all cores: every deal is played once from each seat.

The bots move round the table, the cards stay, so no seat and no deal favours anybody; the deals, not the games, are
what intervals count. Deals come back in their order whatever the number of processes, and each has its luck from its
number alone: the same seed gives the same figures on any machine.
"""

from __future__ import annotations

import multiprocessing
import signal
from collections import Counter
from collections.abc import Callable, Iterable, Iterator, Sequence
from functools import partial
from itertools import islice
from math import log
from time import process_time
from typing import Any

from msgspec import Struct

from belladonna.bots.ready import make_ready
from belladonna.core import registry
from belladonna.core.driver import BotFailed, play
from belladonna.core.game import AnyGame
from belladonna.core.rules import Bot
from belladonna.core.text import Refused, Text, text
from belladonna.sim.players import player as by_word
from belladonna.sim.watch import TooSlow, time_limit

Player = Callable[[AnyGame, str], Bot[Any, Any]]
"""Returns a new player by its name."""

FINENESS = 1.1
"""Thinking times are counted in steps of this factor: a percentile is right within it."""


class Task(Struct, frozen=True):
    """One deal: its number is its luck."""

    config: str
    seats: tuple[str, ...]
    number: int
    rotate: bool = True
    move_seconds: float | None = None


class Played(Struct, frozen=True):
    """One game. Everything is by entrant, as `seats` of the task names them: who sat where, and what came of it."""

    seats: tuple[int, ...]
    points: tuple[int, ...]
    wins: tuple[float, ...]
    """A shared victory is an equal share of one."""
    places: tuple[int, ...]
    order: tuple[int, ...]
    """How many seats after the one that moved first."""
    rounds: int
    moves: int


class Failure(Struct, frozen=True):
    """A player that could not go on, and in which deal."""

    deal: int
    player: str
    why: Text


class Deal(Struct, frozen=True):
    """What came of a deal. A deal in which a player failed has no games: half a deal would not be paired."""

    number: int
    games: tuple[Played, ...]
    times: tuple[dict[int, int], ...]
    """By entrant, how many moves took so long, by steps of FINENESS from one microsecond."""
    seconds: tuple[float, ...]
    failure: Failure | None = None


class _Failed(Exception):
    def __init__(self, entrant: int, why: Text) -> None:
        super().__init__(entrant, why)
        self.entrant, self.why = entrant, why


class _Watched(Bot[Any, Any]):
    """A player under a watch that runs only while the processor does; whatever goes wrong in it bears its name."""

    def __init__(self, player: Bot[Any, Any], entrant: int, limit: float | None) -> None:
        self.player, self.entrant, self.limit = player, entrant, limit
        self.times: Counter[int] = Counter()
        self.seconds = 0.0

    def choose(self, view: Any, legal: Sequence[Any], rng: Any) -> Any:
        start = process_time()
        try:
            with time_limit(self.limit):
                move = self.player.choose(view, legal, rng)
        except TooSlow:
            raise _Failed(self.entrant, text("sim-too-slow", seconds=f"{self.limit:g}")) from None
        except Refused as error:
            raise _Failed(self.entrant, error.why) from None
        except Exception as error:  # noqa: BLE001 - it may be somebody else's program
            detail = f"{type(error).__name__}: {error}"[:200]
            raise _Failed(self.entrant, text("sim-raised", detail=detail)) from None
        spent = process_time() - start
        self.seconds += spent
        self.times[round(log(max(spent * 1e6, 1.0)) / log(FINENESS))] += 1
        return move


def play_deal(task: Task, player: Player = by_word) -> Deal:
    """Play one deal, from each seat in turn."""
    game, config = registry.read_config(task.config)
    n = len(task.seats)
    games = []
    times: list[Counter[int]] = [Counter() for _ in task.seats]
    seconds = [0.0] * n
    for turn in range(n if task.rotate else 1):
        watched = []
        try:
            for entrant, name in enumerate(task.seats):
                watched.append(_Watched(_made(player, game, name, entrant), entrant, task.move_seconds))
            games.append(_play(game, config, task.number, watched, turn))
        except _Failed as failed:
            failure = Failure(task.number, task.seats[failed.entrant], failed.why)
            return Deal(task.number, (), tuple(times), tuple(seconds), failure)
        for entrant, one in enumerate(watched):
            times[entrant] += one.times
            seconds[entrant] += one.seconds
    return Deal(task.number, tuple(games), tuple(dict(t) for t in times), tuple(seconds))


def _made(player: Player, game: AnyGame, name: str, entrant: int) -> Bot[Any, Any]:
    try:
        made = player(game, name)
    except Refused as error:
        raise _Failed(entrant, error.why) from None
    make_ready((made,), lambda _: None)  # loading machine code is no thinking
    return made


def _play(game: AnyGame, config: Any, number: int, entrants: Sequence[_Watched], turn: int) -> Played:
    """Play one game in which every entrant sits so many seats further."""
    n = len(entrants)
    table = [entrants[(seat - turn) % n] for seat in range(n)]
    first, moves, rounds = None, 0, 0
    state = game.rules.setup(config)
    try:
        for ply in play(game, config, number, table):
            state = ply.state
            if ply.seat >= 0:
                moves += 1
                first = ply.seat if first is None else first
            # An event of this name ends a round in every game that has rounds; a game without them is one round.
            rounds += sum(type(event).__name__ == "RoundEnded" for event in ply.events)
    except BotFailed as failed:
        # The driver asks the lowest seat, and names it.
        named = failed.why.args.get("seat")
        raise _Failed(table[named if isinstance(named, int) else 0].entrant, failed.why) from None
    result = game.rules.result(state)
    assert result is not None
    seats = [(entrant + turn) % n for entrant in range(n)]
    return Played(
        seats=tuple(seats),
        points=tuple(result.points[s] for s in seats),
        wins=tuple((s in result.winners) / len(result.winners) for s in seats),
        places=tuple(result.places[s] for s in seats),
        order=tuple((s - (first or 0)) % n for s in seats),
        rounds=max(1, rounds),
        moves=moves,
    )


def run(tasks: Iterable[Task], processes: int, player: Player = by_word) -> Iterator[Deal]:
    """Yield the deals in order, whatever the number of processes."""
    one = partial(play_deal, player=player)
    if processes == 1:
        yield from map(one, tasks)
        return
    context = multiprocessing.get_context("spawn")  # the same on every system, and safe beside a progress bar's thread
    before = _ctrl_c_ignored()  # what starts now ignores Ctrl-C from its first moment
    try:
        started = context.Pool(processes, leave_ctrl_c_to_the_parent)
    finally:
        if before is not None:
            signal.signal(signal.SIGINT, before)
    with started as pool:
        source = iter(tasks)
        ahead = 8 * processes
        waiting = [pool.apply_async(one, (task,)) for task in islice(source, ahead)]
        while waiting:
            deal = waiting.pop(0).get()
            waiting += [pool.apply_async(one, (task,)) for task in islice(source, 1)]
            yield deal


def _ctrl_c_ignored() -> Any:
    try:
        return signal.signal(signal.SIGINT, signal.SIG_IGN)
    except ValueError:  # not in the main thread, where no Ctrl-C arrives
        return None


def leave_ctrl_c_to_the_parent() -> None:
    signal.signal(signal.SIGINT, signal.SIG_IGN)
