"""Two games that somebody at the table cannot tell apart: what a server must keep a secret, and for how long."""

from __future__ import annotations

from collections.abc import Sequence
from dataclasses import dataclass
from random import Random
from typing import Any

import msgspec

from belladonna.core.game import AnyGame
from belladonna.core.history import AnyHistory, History
from belladonna.core.rules import CHANCE, CLOCK, STAMP, IllegalMove, Seat, is_stamped, stamped

AnyPly = Any
TRIES = 12
LAST_MS, TOGETHER_MS = 700, 240
"""Smashes come within the race and, after the first, before it is settled."""


@dataclass(frozen=True, slots=True)
class Twin:
    """A game that differs from another at ply `at`; receivers `same` see no difference up to the ply that is named."""

    plies: tuple[AnyPly, ...]
    at: int
    same: dict[int | None, int]

    @property
    def reach(self) -> int:
        return max(self.same.values())


def random_game(game: AnyGame, config: Any, rng: Random, most: int) -> AnyHistory:
    """Play at random, whoever may move moves in any order; the clock only speaks where everybody waits for it."""
    history: AnyHistory = History.of(game, config)
    rules, at_ms, latest = game.rules, 0, LAST_MS
    while (acting := history.to_act) and len(history) < most:
        people = sorted(seat for seat in acting if seat >= 0)
        if CHANCE in acting:
            history = history.play(CHANCE, rules.sample(history.state, rng))
            continue
        seat = rng.choice(people) if people else CLOCK
        if CLOCK in acting and people:
            at_ms = rng.randrange(at_ms, latest)
            if rng.random() < 0.3:
                seat = CLOCK
        if seat == CLOCK:
            history, at_ms, latest = history.play(CLOCK, rules.timeout(history.state, rng)), 0, LAST_MS
            continue
        move = stamped(rng.choice(rules.legal(history.state, seat)), at_ms)
        if is_stamped(move) and latest == LAST_MS:
            latest = at_ms + TOGETHER_MS
        history = history.play(seat, move)
    return history


def find_twin(history: AnyHistory, rng: Random, latest_deal: int | None = None) -> Twin | None:
    """Return a twin that somebody cannot tell from the game for a while, None where none was found."""
    found = [twin for twin in (_try(history, rng, latest_deal) for _ in range(TRIES)) if twin is not None]
    weights = [sum(until - twin.at for until in twin.same.values()) for twin in found]
    return rng.choices(found, weights)[0] if found else None


def _try(history: AnyHistory, rng: Random, latest_deal: int | None) -> Twin | None:
    at, move = (_other_deal if rng.random() < 0.75 else _other_choice)(history, rng, latest_deal)
    if move is None:
        return None
    plies = _replayed(history, at, move)
    same: dict[int | None, int] = {}
    for receiver in (None, *map(Seat, range(history.game.rules.seats(history.config)))):
        until = _alike(history, plies, at, receiver)
        if until > at + 1:
            same[receiver] = until
    return Twin(plies, at, same) if same else None


def _other_deal(history: AnyHistory, rng: Random, latest: int | None) -> tuple[int, Any]:
    """Exchange two cards of a deal."""
    deals = [k for k, ply in enumerate(history.plies) if ply.seat == CHANCE and hasattr(ply.move, "deck")][:latest]
    if not deals:
        return 0, None
    at = rng.choice(deals)
    cards = list(history.plies[at].move.deck)
    i, j = rng.sample(range(len(cards)), 2)
    cards[i], cards[j] = cards[j], cards[i]
    return at, msgspec.structs.replace(history.plies[at].move, deck=tuple(cards))


def _other_choice(history: AnyHistory, rng: Random, _latest: int | None) -> tuple[int, Any]:
    """Let somebody choose otherwise; where choices are secret, nobody else sees it yet."""
    at = rng.randrange(len(history))
    ply = history.plies[at]
    if ply.seat < 0:
        return 0, None
    legal = history.game.rules.legal(history[at].state, ply.seat)
    move = rng.choice(legal)
    return at, stamped(move, getattr(ply.move, STAMP)) if is_stamped(move) and is_stamped(ply.move) else move


def _replayed(history: AnyHistory, at: int, move: Any) -> tuple[AnyPly, ...]:
    """Return the moves from there on as far as they are possible."""
    twin = history[at].play(history.plies[at].seat, move)
    for ply in history.plies[at + 1 :]:
        try:
            twin = twin.play(ply.seat, ply.move)
        except IllegalMove:
            break
    return twin.plies


def _alike(history: AnyHistory, twin: Sequence[AnyPly], at: int, receiver: Seat | None) -> int:
    """Return how many plies look alike; a race's moves count when they are settled."""
    if history.plies[at] == twin[at]:
        return 0
    view, until = history.game.rules.view, at
    for k in range(at, len(twin)):
        if view(history.plies[k].state, receiver) != view(twin[k].state, receiver):
            break
        if not is_stamped(twin[k].move):
            until = k + 1
    return until
