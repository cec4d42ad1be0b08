"""Every game as a PettingZoo environment: `env` asks one seat after the other, `parallel_env` all of them at once.

    from belladonna.adapters.pettingzoo_env import env
    table = env("poison(players=4)", render_mode="human")

Importing this module also registers `belladonna_<game>_v<version of its rules>` with PettingZoo.
"""

from __future__ import annotations

import sys
from random import Random
from typing import TYPE_CHECKING, Any, Literal

from belladonna.adapters import needs
from belladonna.adapters.course import AnyCourse, Course, Moment, rewards
from belladonna.adapters.picture import lines, picture
from belladonna.core import registry
from belladonna.core.config import make_config, split_config
from belladonna.core.game import AnyGame
from belladonna.core.history import AnyHistory, History, Ply
from belladonna.core.rules import IllegalMove, Seat
from belladonna.core.text import text

with needs("pettingzoo"):
    import numpy as np
    import PIL  # noqa: F401 - for pictures
    from gymnasium import spaces
    from pettingzoo import AECEnv, ParallelEnv
    from pettingzoo.env_registry.registration import register

if TYPE_CHECKING:
    from numpy.typing import NDArray

RenderMode = Literal["human", "ansi", "rgb_array"]
Illegal = Literal["raise", "lose"]
"""What an illegal action does: raise IllegalMove, or end the game with -1 for whoever made it and 0 for the others."""
RENDER_MODES: list[RenderMode] = ["human", "ansi", "rgb_array"]


def course_of(game: str | AnyCourse, values: dict[str, str | int]) -> AnyCourse:
    """Return the course of a config string; options may also be given by name."""
    if isinstance(game, Course):
        return game
    name, written = split_config(game)
    found = registry.game(name)
    return Course(found, make_config(found.config, {**written, **values}))


class Table:
    """What both forms share: the game as it stands, the spaces, and what is drawn."""

    def __init__(self, course: AnyCourse, render_mode: RenderMode | None, illegal: Illegal, actions: int) -> None:
        self.course, self.render_mode, self.illegal = course, render_mode, illegal
        self.metadata = {
            "name": env_id(course.game),
            "render_modes": list(RENDER_MODES),
            "render_fps": 1,
            "is_parallelizable": True,
        }
        self.possible_agents = [f"seat_{seat}" for seat in range(course.seats)]
        self.agents: list[str] = []
        codec = course.codec
        self.observation_spaces = {
            agent: spaces.Dict(
                {
                    "observation": spaces.Box(codec.low, codec.high, (course.size,), np.float32),
                    "action_mask": spaces.Box(0, 1, (actions,), np.int8),
                }
            )
            for agent in self.possible_agents
        }
        self.action_spaces = {agent: spaces.Discrete(actions) for agent in self.possible_agents}
        size = course.size * course.seats
        self.state_space = spaces.Box(codec.low, codec.high, (size,), np.float32)
        self.actions = actions
        self._rng = Random()
        self._moment: Moment[Any] = course.begin()
        self._plies: list[Ply[Any, Any, Any]] = []
        self._loser: str | None = None

    @property
    def history(self) -> AnyHistory:
        """The game so far, to be written as a record, replayed or branched."""
        return History.of(self.course.game, self.course.config).extended(self._plies)

    def observation_space(self, agent: str) -> spaces.Dict:
        return self.observation_spaces[agent]

    def action_space(self, agent: str) -> spaces.Discrete:
        return self.action_spaces[agent]

    def state(self) -> NDArray[np.float32]:
        """Return what all seats see, one after the other, for learners that are trained together."""
        return np.concatenate([self.course.observe(self._moment, Seat(s)) for s in range(self.course.seats)])

    def close(self) -> None:
        """Nothing is held open."""

    def _deal(self, seed: int | None) -> None:
        if seed is not None:
            self._rng = Random(seed)
        self.agents = self.possible_agents[:]
        self._loser = None
        self._moment, plies = self.course.deal(self.course.begin(), self._rng)
        self._plies = list(plies)

    def _answer(self, agent: str, action: int) -> None:
        """Make the move of a seat and deal on; where it is illegal the seat loses, if that is what was asked for."""
        seat = self._seat(agent)
        try:
            if not 0 <= action < self.actions:
                raise IllegalMove(self.course.rules.turn_rule, text("move-wrong-kind"))
            if action not in self.course.legal(self._moment, seat):
                self._refuse(seat, action)
            self._moment, plies = self.course.play(self._moment, seat, self.course.move(self._moment, action))
        except IllegalMove:
            if self.illegal == "raise":
                raise
            self._loser = agent
            return
        self._plies += plies
        self._moment, plies = self.course.deal(self._moment, self._rng)
        self._plies += plies

    def _refuse(self, seat: Seat, action: int) -> None:
        """Raise the game's own refusal, with the paragraph of its rules."""
        if action != self.course.wait:
            no = self.course.rules.why_not(self._moment.state, seat, self.course.codec.move(action))
            if no is not None:
                raise no
        raise IllegalMove(self.course.rules.turn_rule, text("move-wrong-kind"))

    def _observation(self, agent: str, *, idle: bool = False) -> dict[str, Any]:
        """Return what a seat sees and may do; `idle` lets a seat that is not asked wait."""
        seat = self._seat(agent)
        mask = np.zeros(self.actions, np.int8)
        if not self._over:
            mask[self.course.legal(self._moment, seat)] = 1
            if idle and seat not in self._moment.asked:
                mask[self.course.wait] = 1
        return {"observation": self.course.observe(self._moment, seat), "action_mask": mask}

    @property
    def _over(self) -> bool:
        return self._loser is not None or not self._moment.asked

    def _final(self) -> tuple[dict[str, float], dict[str, dict[str, Any]]]:
        """Return rewards and infos of a game that is over: points and places, or who made an illegal move."""
        result = self.course.result(self._moment)
        if result is None or self._loser is not None:
            got = {agent: -1.0 if agent == self._loser else 0.0 for agent in self.possible_agents}
            return got, {agent: {"illegal": agent == self._loser} for agent in self.possible_agents}
        infos = [{"points": p, "place": place} for p, place in zip(result.points, result.places, strict=True)]
        names = self.possible_agents
        return dict(zip(names, rewards(result), strict=True)), dict(zip(names, infos, strict=True))

    def _seat(self, agent: str) -> Seat:
        return Seat(self.possible_agents.index(agent))

    def _drawn(self, seat: Seat | None) -> str | NDArray[np.uint8] | None:
        said = lines(self.course.game, self._moment.state, seat)
        if self.render_mode == "rgb_array":
            return picture(said)
        words = "\n".join(said) + "\n"
        if self.render_mode == "ansi":
            return words
        sys.stdout.write(words + "\n")
        return None


class TurnsEnv(Table, AECEnv):  # type: ignore[misc] # untyped
    """One seat is asked at a time. Where seats choose at once, their views hide what the others have chosen."""

    def __init__(
        self,
        game: str | AnyCourse,
        render_mode: RenderMode | None = None,
        illegal: Illegal = "raise",
        **values: str | int,
    ) -> None:
        course = course_of(game, values)
        Table.__init__(self, course, render_mode, illegal, course.actions)

    def reset(self, seed: int | None = None, options: dict[str, Any] | None = None) -> None:
        self._deal(seed)
        self.rewards = dict.fromkeys(self.agents, 0.0)
        self._cumulative_rewards = dict.fromkeys(self.agents, 0.0)
        self.terminations = dict.fromkeys(self.agents, False)
        self.truncations = dict.fromkeys(self.agents, False)
        self.infos: dict[str, dict[str, Any]] = {agent: {} for agent in self.agents}
        self._skip_agent_selection = None
        self.agent_selection = self.possible_agents[self._moment.asked[0]]

    def observe(self, agent: str) -> dict[str, Any]:
        return self._observation(agent)

    def step(self, action: int | None) -> None:
        agent = self.agent_selection
        if self.terminations[agent]:
            self._was_dead_step(action)
            return
        assert action is not None, "a seat that is asked answers with an action"
        self._answer(agent, int(action))
        self._cumulative_rewards[agent] = 0.0
        self._clear_rewards()
        if self._over:
            self.rewards, self.infos = self._final()
            self.terminations = dict.fromkeys(self.agents, True)
            self._deads_step_first()
        else:
            self.agent_selection = self.possible_agents[self._moment.asked[0]]
        self._accumulate_rewards()

    def render(self) -> Any:
        """Show the table as the seat that is asked sees it."""
        return self._drawn(self._moment.asked[0] if self._moment.asked else None)

    def close(self) -> None:
        """Nothing is held open."""


class AtOnceEnv(Table, ParallelEnv):  # type: ignore[misc] # untyped
    """A game in which all seats answer at once: choices, the time steps of a race; who is not asked may only wait.

    The last action is to wait. Views hide what others choose in the same step, so who is read first does not matter.
    """

    def __init__(
        self,
        game: str | AnyCourse,
        render_mode: RenderMode | None = None,
        illegal: Illegal = "raise",
        **values: str | int,
    ) -> None:
        course = course_of(game, values)
        Table.__init__(self, course, render_mode, illegal, course.codec.actions + 1)

    def reset(
        self, seed: int | None = None, options: dict[str, Any] | None = None
    ) -> tuple[dict[str, dict[str, Any]], dict[str, dict[str, Any]]]:
        self._deal(seed)
        return self._observations(), {agent: {} for agent in self.agents}

    def step(self, actions: dict[str, int]) -> tuple[Any, Any, Any, Any, Any]:
        asked = self._moment.asked
        agents = self.agents
        for seat, agent in enumerate(self.possible_agents):
            if Seat(seat) in asked and Seat(seat) in self._moment.asked:
                self._answer(agent, int(actions[agent]))
            elif actions.get(agent, self.course.wait) != self.course.wait:
                self._idle_move(agent, Seat(seat), int(actions[agent]))
            if self._loser is not None:
                break
        got: dict[str, float] = dict.fromkeys(agents, 0.0)
        infos: dict[str, dict[str, Any]] = {agent: {} for agent in agents}
        over = self._over
        if over:
            got, infos = self._final()
        observations = self._observations()
        self.agents = [] if over else agents
        return observations, got, dict.fromkeys(agents, over), dict.fromkeys(agents, False), infos

    def _idle_move(self, agent: str, seat: Seat, action: int) -> None:
        """A seat that is not asked tried to move."""
        if self.illegal == "raise":
            self._refuse(seat, action)
        self._loser = agent

    def _observations(self) -> dict[str, dict[str, Any]]:
        return {agent: self._observation(agent, idle=True) for agent in self.agents}

    def render(self) -> Any:
        """Show the table as a spectator sees it."""
        return self._drawn(None)

    def close(self) -> None:
        """Nothing is held open."""


def env(
    game: str | AnyCourse, render_mode: RenderMode | None = None, illegal: Illegal = "raise", **values: str | int
) -> TurnsEnv:
    """Return the environment of a config string, `poison(players=4)`; options may also be given by name."""
    return TurnsEnv(game, render_mode, illegal, **values)


def parallel_env(
    game: str | AnyCourse, render_mode: RenderMode | None = None, illegal: Illegal = "raise", **values: str | int
) -> AtOnceEnv:
    """Return the parallel environment of a config string."""
    return AtOnceEnv(game, render_mode, illegal, **values)


def env_id(game: AnyGame) -> str:
    """Return the name under which PettingZoo knows a game; its version is that of the rules."""
    return f"belladonna_{game.name}_v{game.rules.version}"


for _game in registry.games():
    register("aec", env_id(_game), env, kwargs={"game": _game.name})
    register("parallel", env_id(_game), parallel_env, kwargs={"game": _game.name})
