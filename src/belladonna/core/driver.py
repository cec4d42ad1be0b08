"""Play a game from a seed with bots, turn by turn, all at once or against the clock."""

from __future__ import annotations

from collections.abc import Iterator, Sequence
from random import Random

from belladonna.core.game import Game
from belladonna.core.history import History, Ply
from belladonna.core.rules import CHANCE, CLOCK, Bot, C, E, IllegalMove, M, S, Seat, V
from belladonna.core.text import Refused, text


class BotFailed(Refused):
    """A bot that answered with no legal move."""


def play(
    game: Game[C, S, M, E, V], config: C, seed: int, bots: Sequence[Bot[M, V]], start: S | None = None
) -> Iterator[Ply[S, M, E]]:
    """Yield each move as it is made.

    CHANCE and every seat draw from streams of their own, so the same seed deals the same cards to other bots too.
    """
    rules = game.rules
    chance, clock = Random(f"{seed} chance"), Random(f"{seed} clock")
    rngs = [Random(f"{seed} seat {s}") for s in range(len(bots))]
    state = rules.setup(config) if start is None else start
    waiting: set[Seat] = set()  # seats that answered with None in this decision
    decision = rules.decision(state)
    while acting := rules.to_act(state):
        if rules.decision(state) != decision:
            decision = rules.decision(state)
            waiting.clear()
        asked = min((s for s in acting if s >= 0 and s not in waiting), default=None)
        if CHANCE in acting:
            seat, move = CHANCE, rules.sample(state, chance)
        elif asked is None:
            seat, move = CLOCK, rules.timeout(state, clock)
        else:
            answer = bots[asked].choose(rules.view(state, asked), rules.legal(state, asked), rngs[asked])
            if answer is None and CLOCK in acting:
                waiting.add(asked)
                continue
            if answer is None:
                raise BotFailed(text("bot-did-not-move", seat=asked))
            seat, move = asked, answer
        try:
            state, events = rules.apply(state, seat, move)
        except IllegalMove as error:
            raise BotFailed(text("bot-illegal-move", seat=seat, text_why=error.why)) from error
        yield Ply(seat, move, state, events)


def play_out(game: Game[C, S, M, E, V], config: C, seed: int, bots: Sequence[Bot[M, V]]) -> History[C, S, M, E, V]:
    """Return a whole game."""
    return History.of(game, config).extended(play(game, config, seed, bots))
