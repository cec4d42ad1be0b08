"""How a table of equal bots answers: `python -m belladonna.games.cookie.measure --players 4 --games 200`

For each set: how many of the first smashes were right, how many of all, how often nobody smashed, and the times. Every
seat has the bot named; the seed fixes deals and all luck.
"""

from __future__ import annotations

import argparse
from collections.abc import Iterator, Sequence
from math import sqrt
from statistics import quantiles

from msgspec import Struct

from belladonna.bots import bot
from belladonna.core.config import make_config
from belladonna.core.driver import play_out
from belladonna.games.cookie import GAME
from belladonna.games.cookie.model import Outcome, View
from belladonna.games.cookie.spec import SETS, Config

NORMAL_95 = 1.96


class Answers(Struct, frozen=True):
    """What the races of some games came to. Shares come with the half of their 95 % interval, over games."""

    rounds: int
    right_first: tuple[float, float]
    right: float
    nobody: float
    first_ms: tuple[int, ...]
    all_ms: tuple[int, ...]

    def row(self, name: str) -> str:
        mean, half = self.right_first
        times = " | ".join("/".join(f"{ms / 1000:.1f}" for ms in quarters(t)) for t in (self.first_ms, self.all_ms))
        return f"| {name} | {mean:.3f} ± {half:.3f} | {self.right:.3f} | {self.nobody:.3f} | {times} |"


def quarters(times: Sequence[int]) -> list[float]:
    """Return the time within which a tenth, half and nine tenths had answered."""
    tenths = quantiles(times, n=10)
    return [tenths[0], tenths[4], tenths[8]]


def measure(config: Config, name: str, games: int, seed: int) -> Answers:
    """Play so many games with this bot on every seat."""
    played = [list(_outcomes(config, name, seed + k)) for k in range(games)]
    rounds = [outcome for game in played for outcome in game]
    smashes = [(smash.target == outcome.target, smash.at_ms) for outcome in rounds for smash in outcome.smashes]
    return Answers(
        rounds=len(rounds),
        right_first=share(
            [(sum(o.outcome == "win" for o in game), sum(bool(o.smashes) for o in game)) for game in played]
        ),
        right=sum(right for right, _ in smashes) / len(smashes),
        nobody=sum(not outcome.smashes for outcome in rounds) / len(rounds),
        first_ms=tuple(outcome.first.at_ms for outcome in rounds if outcome.first),
        all_ms=tuple(at_ms for _, at_ms in smashes),
    )


def _outcomes(config: Config, name: str, seed: int) -> Iterator[Outcome]:
    history = play_out(GAME, config, seed, [bot(GAME, name) for _ in range(config.players)])
    view: View = history.view(None)
    yield from view.outcomes


def share(counts: Sequence[tuple[int, int]]) -> tuple[float, float]:
    """Return a share of all, and half its interval; the games are what is independent, not their rounds."""
    total = sum(of for _, of in counts)
    mean = sum(good for good, _ in counts) / total
    spread = sum((good - mean * of) ** 2 for good, of in counts)
    return mean, NORMAL_95 * sqrt(spread) / total


def main() -> None:
    parser = argparse.ArgumentParser(prog="python -m belladonna.games.cookie.measure", description=__doc__)
    parser.add_argument("--bot", default="greedy")
    parser.add_argument("--players", type=int, default=4)
    parser.add_argument("--games", type=int, default=200)
    parser.add_argument("--seed", type=int, default=7)
    given = parser.parse_args()
    for name in SETS:
        config = make_config(Config, {"set": name, "players": given.players})
        print(measure(config, given.bot, given.games, given.seed).row(name))  # noqa: T201


if __name__ == "__main__":
    main()
