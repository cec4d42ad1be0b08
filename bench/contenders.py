"""What is measured: each contender plays so many games and says how many decisions that took."""

from __future__ import annotations

import ctypes
import shutil
import subprocess
import sys
import tempfile
from abc import ABC, abstractmethod
from collections.abc import Callable, Iterator
from concurrent.futures import ThreadPoolExecutor
from dataclasses import dataclass
from importlib.metadata import version
from pathlib import Path
from random import Random
from time import perf_counter
from typing import Any

import msgspec
import numpy as np

import belladonna
from belladonna.adapters.batch_env import BatchEnv
from belladonna.bots import RandomBot
from belladonna.core.driver import play
from belladonna.core.game import AnyGame
from belladonna.core.registry import read_config
from belladonna.core.rules import Seat
from belladonna.games.cookie import kernel as cookie
from belladonna.games.cookie.deck import print_cards, set_recipe
from belladonna.games.cookie.evaluate import circle, evaluate
from belladonna.games.cookie.spec import SETS
from belladonna.sim import batch

HERE = Path(__file__).parent
PEERS_PYTHON = HERE.parent / ".venv-bench" / "bin" / "python"
MOST_POINTS = 4
PROCESSES = 2
"""How many are measured at once, of the kernels' threads too."""
TOGETHER = 4096
"""How many games are played side by side; Pgx plays as many."""


@dataclass(frozen=True)
class Run:
    """Games (rounds, tables) that were played, how many decisions they had, and the seconds they took."""

    games: int
    decisions: int
    seconds: float


class Contender(ABC):
    """Something that plays games; `unit` is what it counts as one."""

    def __init__(self, key: str, name: str, made_by: str, unit: str) -> None:
        self.key, self.name, self.made_by, self.unit = key, name, made_by, unit

    @abstractmethod
    def run(self, games: int) -> Run: ...


class Local(Contender):
    """Runs in this process; the function plays so many games and returns games and decisions."""

    def __init__(self, key: str, name: str, made_by: str, unit: str, work: Callable[[int], tuple[int, int]]) -> None:
        super().__init__(key, name, made_by, unit)
        self.work = work

    def run(self, games: int) -> Run:
        began = perf_counter()
        played, decisions = self.work(games)
        return Run(played, decisions, perf_counter() - began)


class Peer(Contender):
    """Runs in a process of its own, on the Python that has other people's libraries."""

    def __init__(self, which: str) -> None:
        self.process = subprocess.Popen(
            [str(PEERS_PYTHON), str(HERE / "peers.py"), which],
            stdin=subprocess.PIPE,
            stdout=subprocess.PIPE,
            stderr=subprocess.DEVNULL,
            text=True,
        )
        hello = self._ask(0)
        super().__init__(which, hello["name"], hello["made_by"], hello["unit"])

    def run(self, games: int) -> Run:
        return msgspec.convert(self._ask(games), Run)

    def _ask(self, games: int) -> Any:
        assert self.process.stdin is not None and self.process.stdout is not None
        try:
            print(games, file=self.process.stdin, flush=True)
            line = self.process.stdout.readline()
        except BrokenPipeError:
            line = ""
        if not line:
            raise ImportError("it did not start")
        return msgspec.json.decode(line)


def ours() -> Iterator[Contender]:
    """Yield the reference rules and the kernels of every game."""
    made_by = f"Belladonna {belladonna.__version__}"
    numba = f"{made_by}, numba {version('numba')}"
    for name, label in (("poison", "Poison"), ("voodoo", "Voodoo Prince")):
        game, config = read_config(f"{name}(players=4)")
        yield Local(f"{name}-rules", f"{label}, reference rules", made_by, "rounds", _reference(name))
        for cores in (1, PROCESSES):
            yield Local(
                f"{name}-kernel-{cores}",
                f"{label}, kernel, {_cores(cores)}",
                numba,
                "rounds",
                _kernel(game, config, "random", cores),
            )
    game, config = read_config("poison(players=4)")
    yield Local(
        "poison-greedy-1", "Poison, kernel, greedy players", numba, "rounds", _kernel(game, config, "greedy", 1)
    )
    for name, label in (("poison", "Poison"), ("voodoo", "Voodoo Prince")):
        yield Local(
            f"{name}-batch",
            f"{label}, BatchEnv with observations, masks and rewards",
            numba,
            "games",
            _batched(f"{name}(players=4)"),
        )
    yield Local("cookie-rules", "Cookie Smasher, evaluator with reasons", made_by, "tables", _explained)
    for cores in (1, PROCESSES):
        yield Local(
            f"cookie-kernel-{cores}", f"Cookie Smasher, kernel, {_cores(cores)}", numba, "tables", _tallied(cores)
        )


def _cores(count: int) -> str:
    return "one core" if count == 1 else f"{count} cores"


def _reference(name: str) -> Callable[[int], tuple[int, int]]:
    game, config = read_config(f"{name}(players=4)")
    bots = [RandomBot[Any, Any]() for _ in range(4)]

    def work(rounds: int) -> tuple[int, int]:
        played = decisions = seed = 0
        while played < rounds:
            for ply in play(game, config, seed, bots):
                decisions += ply.seat >= 0
                finished = len(ply.state.scores)
            played, seed = played + finished, seed + 1
        return played, decisions

    return work


def _kernel(game: AnyGame, config: Any, policy: str, cores: int) -> Callable[[int], tuple[int, int]]:
    """Play whole games with shuffle and score; `cores` threads have a part of them each."""
    module = batch.kernel(game)
    start, cards = module.start(config), module.cards(config)
    policies = np.full(module.SEATS, module.POLICIES[policy], np.int8)
    rounds_of_a_game = game.rules.max_moves(config)  # more than enough; counted below
    rounds = _rounds(game.name)

    def part(first: int, games: int) -> int:
        points, lengths = np.zeros((games, module.SEATS), np.int16), np.zeros(games, np.int32)
        moves: int = module.play(start, cards, policies, rounds_of_a_game, 1, first, points, lengths)
        return moves

    def work(wanted: int) -> tuple[int, int]:
        games = max(1, wanted // (rounds * cores))
        with ThreadPoolExecutor(cores) as pool:
            moves = sum(pool.map(lambda core: part(core * games, games), range(cores)))
        return games * cores * rounds, moves

    return work


def _batched(table: str) -> Callable[[int], tuple[int, int]]:
    """Play thousands of games side by side as a learner would, on one core: random actions, chosen from the masks."""
    env, rng = BatchEnv(table, TOGETHER, seed=1), np.random.default_rng(1)

    def work(wanted: int) -> tuple[int, int]:
        games = decisions = 0
        while games < wanted:
            env.step(env.legal_at_random(rng))
            games, decisions = games + int(env.done.sum()), decisions + env.n
        return games, decisions

    return work


def _rounds(name: str) -> int:
    """Return how many rounds a game of four has."""
    return {"poison": 4, "voodoo": 5}[name]


def _explained(tables: int) -> tuple[int, int]:
    rng, evaluated = Random(1), 0
    decks = [print_cards(set_recipe(name), rng) for name in SETS]
    for table in range(tables):
        cards = rng.sample(decks[table % len(decks)], 4)
        plays = {Seat(seat): [card] for seat, card in enumerate(cards)}
        scores = {Seat(seat): rng.randint(0, MOST_POINTS) for seat in range(4)}
        evaluated += len(evaluate(circle(plays, Seat(0), 4), Seat(0), scores).steps) > 0
    return evaluated, evaluated


def _tallied(cores: int) -> Callable[[int], tuple[int, int]]:
    """Shuffle and evaluate tables of four cards, as many of each set."""
    decks = [cookie.encode_deck(print_cards(set_recipe(name), Random(1))) for name in SETS]

    def part(core: int, tables: int) -> None:
        for deck in decks:
            cookie.tally(deck, 4, 1, MOST_POINTS, tables, 1, core * tables, cookie.counts())

    def work(wanted: int) -> tuple[int, int]:
        tables = max(1, wanted // (len(decks) * cores))
        with ThreadPoolExecutor(cores) as pool:
            list(pool.map(lambda core: part(core, tables), range(cores)))
        played = tables * len(decks) * cores
        return played, played

    return work


def in_c(folder: Path) -> Iterator[Contender]:
    """Yield Poison in C, by every compiler that is here; the fastest is what counts.

    Two processes of it at once, which share nothing, say how much more two cores of this machine do than one.
    """
    for compiler, label, native in _compilers():
        for level in ("-O3", "-O2"):
            library = folder / f"poison{len(list(folder.iterdir()))}.so"
            command = [*compiler, level, native, "-shared", "-fPIC", "-o", str(library), str(HERE / "poison.c")]
            done = subprocess.run(command, capture_output=True, text=True, check=False)
            if done.returncode:
                print(f"  {label} {level} cannot compile poison.c: {done.stderr.strip()[:200]}")
                continue
            work = _library(library)
            made_by = f"{label} {level} {native}"
            yield Local(f"poison-c {label} {level}", "Poison, plain C", made_by, "rounds", work)
            program = library.with_suffix("")
            command = [*compiler, level, native, "-DPROGRAM", "-o", str(program), str(HERE / "poison.c")]
            if subprocess.run(command, capture_output=True, check=False).returncode == 0:
                name = f"Poison, plain C, {PROCESSES} processes at once"
                yield Local(f"poison-c-{PROCESSES} {label} {level}", name, made_by, "rounds", _processes(program))


def _compilers() -> Iterator[tuple[list[str], str, str]]:
    """Yield each compiler's command, its version, and how it is told to use all this processor has."""
    found = [([name], "-march=native") for name in ("clang", "gcc", "cc") if shutil.which(name)]
    if PEERS_PYTHON.exists():
        found.append(([str(PEERS_PYTHON), "-m", "ziglang", "cc"], "-mcpu=native"))
    seen = set()
    for compiler, native in found:
        said = subprocess.run([*compiler, "--version"], capture_output=True, text=True, check=False).stdout
        label = said.partition("\n")[0].partition("(http")[0].strip()
        if label and label not in seen:
            seen.add(label)
            yield compiler, label, native


def _library(path: Path) -> Callable[[int], tuple[int, int]]:
    play_games = ctypes.CDLL(str(path)).play_games
    play_games.restype = ctypes.c_long
    play_games.argtypes = [ctypes.c_uint64, ctypes.c_long, ctypes.c_void_p]
    rounds = _rounds("poison")

    def work(wanted: int) -> tuple[int, int]:
        games = max(1, wanted // rounds)
        points = np.zeros((games, 4), np.int16)
        return games * rounds, int(play_games(1, games, points.ctypes.data))

    return work


def _processes(program: Path) -> Callable[[int], tuple[int, int]]:
    rounds = _rounds("poison")

    def work(wanted: int) -> tuple[int, int]:
        games = max(1, wanted // (rounds * PROCESSES))
        started = [
            subprocess.Popen([str(program), str(seed), str(games)], stdout=subprocess.PIPE, text=True)
            for seed in range(PROCESSES)
        ]
        moves = sum(int(process.communicate()[0]) for process in started)
        return games * PROCESSES * rounds, moves

    return work


def peers() -> Iterator[Contender]:
    """Yield other people's libraries, those that are installed."""
    if not PEERS_PYTHON.exists():
        print("  Other libraries are not installed: make bench-peers")
        return
    for which in ("open_spiel", "rlcard", "pettingzoo", "pgx-mahjong", "pgx-leduc"):
        try:
            yield Peer(which)
        except ImportError as error:
            print(f"  {which} is left out: {error}", file=sys.stderr)


def everybody(folder: Path | None = None) -> list[Contender]:
    return [*ours(), *in_c(folder or Path(tempfile.mkdtemp())), *peers()]
