"""A game as learners need it: questions to one seat after the other, answered by numbers.

CHANCE and CLOCK that are alone are answered here or by the adapter. A race, where seats may act until CLOCK ends it, is
cut into equal time steps: in each of them every seat that still may is asked, and may answer `wait`.
"""

from __future__ import annotations

from collections.abc import Sequence
from dataclasses import dataclass, replace
from functools import cached_property, lru_cache
from random import Random
from typing import TYPE_CHECKING, Any, Generic

from belladonna.core import registry
from belladonna.core.config import make_config, split_config
from belladonna.core.game import Game
from belladonna.core.history import Ply
from belladonna.core.rules import CHANCE, CLOCK, C, E, IllegalMove, M, Result, S, Seat, V, is_stamped, stamped
from belladonna.core.text import text

if TYPE_CHECKING:
    import numpy as np
    from numpy.typing import NDArray

RACE = "race"
"""The observation piece that tells the time step of a race."""
RACE_STEPS = 8
ENDLESS_STEP_MS = 1000
"""How long a time step is where nothing limits the race."""


@dataclass(frozen=True, slots=True)
class Race:
    """How far a race has come: its time step, and who has let it pass."""

    decision: int
    step_ms: int
    wait_ms: int | None
    """What CLOCK waited when it was last asked; the wait starts anew when this changes."""
    deadline_ms: int
    step: int = 0
    waited: frozenset[Seat] = frozenset()

    @property
    def now_ms(self) -> int:
        return self.step * self.step_ms


@dataclass(frozen=True, slots=True)
class Moment(Generic[S]):
    """A state, and the seats that are asked in it; several where choices are made at once."""

    state: S
    asked: tuple[Seat, ...]
    race: Race | None = None

    def __deepcopy__(self, memo: dict[int, Any]) -> Moment[S]:
        return self  # nothing in it ever changes


Plies = tuple[Ply[S, M, E], ...]


class Course(Generic[C, S, M, E, V]):
    """One configuration of a game, for learners.

    Actions are the codec's ids. A game with timed moves has one id more, `wait`, and one observation piece more, the
    time step of the race. A timed move is made at the beginning of its time step.
    """

    def __init__(self, game: Game[C, S, M, E, V], config: C) -> None:
        self.game, self.config, self.rules = game, config, game.rules
        self.codec = game.codec(config)
        self.seats = self.rules.seats(config)
        self.timed = any(is_stamped(self.codec.move(index)) for index in range(self.codec.actions))
        self.wait = self.codec.actions
        """The id of doing nothing; an action of timed games only."""
        self.actions = self.codec.actions + self.timed
        self.pieces: dict[str, tuple[int, ...]] = {**self.codec.pieces, **({RACE: (RACE_STEPS,)} if self.timed else {})}

    def __deepcopy__(self, memo: dict[int, Any]) -> Course[C, S, M, E, V]:
        return self

    def __reduce__(self) -> tuple[Any, ...]:
        return _course, (self.game.name, self.config)

    @cached_property
    def size(self) -> int:
        return self.codec.size + RACE_STEPS * self.timed

    def begin(self) -> Moment[S]:
        return Moment(self.rules.setup(self.config), ())

    def is_chance(self, moment: Moment[S]) -> bool:
        return CHANCE in self.rules.to_act(moment.state)

    def result(self, moment: Moment[S]) -> Result | None:
        return self.rules.result(moment.state)

    def at(self, state: S, race: Race | None = None) -> tuple[Moment[S], Plies[S, M, E]]:
        """Return the next moment at which CHANCE or a seat is asked, from a state on, and what CLOCK did until then."""
        plies: list[Ply[S, M, E]] = []
        while True:
            acting = self.rules.to_act(state)
            seats = tuple(sorted(seat for seat in acting if seat >= 0))
            if CHANCE in acting or not acting:
                return Moment(state, ()), tuple(plies)
            race = self._race(state, race, seats) if seats and CLOCK in acting and self.timed else None
            if race is None and seats:
                return Moment(state, seats), tuple(plies)
            if race is not None:
                asked = tuple(seat for seat in seats if seat not in race.waited)
                if asked:
                    return Moment(state, asked, race), tuple(plies)
                if (race.step + 1) * race.step_ms <= race.deadline_ms and race.step + 1 < RACE_STEPS:
                    race = replace(race, step=race.step + 1, waited=frozenset())
                    continue
            # Nobody but CLOCK is left to act. What it does then is settled, so any generator will do.
            move = self.rules.timeout(state, Random(0))
            state, events = self.rules.apply(state, CLOCK, move)
            plies.append(Ply(CLOCK, move, state, events))

    def _race(self, state: S, race: Race | None, seats: Sequence[Seat]) -> Race | None:
        """Return the race that this state is in, None where the seats' moves are not timed."""
        decision, wait = self.rules.decision(state), self.rules.wait_ms(state)
        if race is not None and race.decision == decision:
            if wait == race.wait_ms:
                return race
            ends = race.deadline_ms if wait is None else race.now_ms + wait
            return replace(race, wait_ms=wait, deadline_ms=ends)
        if not all(is_stamped(move) for move in self.rules.legal(state, seats[0])):
            return None
        limit = RACE_STEPS * ENDLESS_STEP_MS if wait is None else wait
        return Race(decision, max(1, limit // RACE_STEPS), wait, limit)

    def play(self, moment: Moment[S], seat: Seat, move: M | None) -> tuple[Moment[S], Plies[S, M, E]]:
        """Return what follows a move of a seat or of CHANCE, and all moves made; None is to wait.

        IllegalMove says why not.
        """
        if move is None:
            assert moment.race is not None, "only in a race can one wait"
            race = replace(moment.race, waited=moment.race.waited | {seat})
            return self.at(moment.state, race)
        state, events = self.rules.apply(moment.state, seat, move)
        after, more = self.at(state, moment.race)
        return after, (Ply(seat, move, state, events), *more)

    def answer(self, moment: Moment[S], seat: Seat, action: int) -> tuple[Moment[S], Plies[S, M, E]]:
        """Return what follows the action of a seat, or raise the IllegalMove that says why not."""
        if action in self.legal(moment, seat):
            return self.play(moment, seat, self.move(moment, action))
        if 0 <= action < self.codec.actions:
            no = self.rules.why_not(moment.state, seat, self.codec.move(action))
            if no is not None:
                raise no
        raise IllegalMove(self.rules.turn_rule, text("move-wrong-kind"))

    def deal(self, moment: Moment[S], rng: Random) -> tuple[Moment[S], Plies[S, M, E]]:
        """Let CHANCE move until a seat is asked, or the game is over."""
        plies: Plies[S, M, E] = ()
        while self.is_chance(moment):
            moment, more = self.play(moment, CHANCE, self.rules.sample(moment.state, rng))
            plies += more
        return moment, plies

    def move(self, moment: Moment[S], action: int) -> M | None:
        """Return the move of an action id, made now; None is to wait."""
        if action == self.wait and moment.race is not None:
            return None
        return stamped(self.codec.move(action), moment.race.now_ms if moment.race else 0)

    def legal(self, moment: Moment[S], seat: Seat) -> list[int]:
        """Return the ids a seat may answer with now, sorted; none if it is not asked."""
        if seat not in moment.asked:
            return []
        ids = sorted(self.codec.index(move) for move in self.rules.legal(moment.state, seat))
        return ids if moment.race is None else [*ids, self.wait]

    def view(self, moment: Moment[S], seat: Seat) -> V:
        return self.rules.view(moment.state, seat)

    def observe(self, moment: Moment[S], seat: Seat) -> NDArray[np.float32]:
        """Return the pieces of the observation in one flat array."""
        import numpy as np

        out = np.zeros(self.size, np.float32)
        self.codec.fill(self.view(moment, seat), self.codec.named(out))
        if moment.race is not None:
            out[self.codec.size + moment.race.step] = 1
        return out

    def named(self, flat: NDArray[np.float32]) -> dict[str, NDArray[np.float32]]:
        """Return the pieces as windows on one flat array."""
        out = self.codec.named(flat)
        return {**out, RACE: flat[self.codec.size :]} if self.timed else out


@lru_cache
def _course(name: str, config: Any) -> AnyCourse:
    """Make a stored course anew, once."""
    return Course(registry.game(name), config)


AnyCourse = Course[Any, Any, Any, Any, Any]


def course_of(game: str | AnyCourse, **values: str | int) -> AnyCourse:
    """Return the course of a config string; options may also be given by name."""
    if isinstance(game, Course):
        return game
    name, written = split_config(game)
    found = registry.game(name)
    return Course(found, make_config(found.config, {**written, **values}))


def rewards(result: Result) -> tuple[float, ...]:
    """Return what a learner gets for its place: 1 for beating all others, -1 for losing to all, summing to 0.

    >>> rewards(Result(points=(3, 9, 4), places=(1, 3, 2)))
    (1.0, -1.0, 0.0)
    >>> rewards(Result(points=(3, 3, 4), places=(1, 1, 3)))
    (0.5, 0.5, -1.0)
    """
    others = len(result.places) - 1
    return tuple(
        (sum(place > mine for place in result.places) - sum(place < mine for place in result.places)) / others
        for mine in result.places
    )
