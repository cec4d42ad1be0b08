"""Every game as a PettingZoo environment: `env` asks one seat after the other, `parallel_env` all of them at once.

    from belladonna.adapters.pettingzoo_env import env
    table = env("poison(players=4)", render_mode="human")

Importing this module also registers `belladonna_<game>_v<version of its rules>` with PettingZoo.
"""

from __future__ import annotations

from random import Random
from typing import TYPE_CHECKING, Any

from belladonna.adapters import needs
from belladonna.adapters.course import AnyCourse, Moment, course_of, rewards
from belladonna.adapters.picture import RENDER_MODES, RenderMode, drawn
from belladonna.core import registry
from belladonna.core.game import AnyGame
from belladonna.core.history import AnyHistory, History, Ply
from belladonna.core.rules import IllegalMove, Seat

with needs("pettingzoo"):
    import numpy as np
    import PIL  # noqa: F401 - for pictures
    from gymnasium import spaces
    from pettingzoo import AECEnv, ParallelEnv
    from pettingzoo.env_registry.registration import register

    from belladonna.adapters.spaces import Illegal, box, observation, seen_and_mask

if TYPE_CHECKING:
    from numpy.typing import NDArray


class Table:
    """What both forms share: the game as it stands, the spaces, and what is drawn."""

    def __init__(self, course: AnyCourse, render_mode: RenderMode | None, illegal: Illegal, actions: int) -> None:
        self.course, self.render_mode, self.illegal, self.actions = course, render_mode, illegal, actions
        self.metadata = {
            "name": env_id(course.game),
            "render_modes": list(RENDER_MODES),
            "render_fps": 1,
            "is_parallelizable": True,
        }
        self.possible_agents = [f"seat_{seat}" for seat in range(course.seats)]
        self.agents: list[str] = []
        self.observation_spaces = {agent: seen_and_mask(course, actions) for agent in self.possible_agents}
        self.action_spaces = {agent: spaces.Discrete(actions) for agent in self.possible_agents}
        self.state_space = box(course, course.seats)
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

    def _deal(self, seed: int | None) -> None:
        if seed is not None:
            self._rng = Random(seed)
        self.agents = self.possible_agents[:]
        self._loser = None
        self._moment, plies = self.course.deal(self.course.begin(), self._rng)
        self._plies = list(plies)

    def _answer(self, agent: str, action: int) -> None:
        """Make the move of a seat and deal on; where it is illegal the seat loses, if that is what was asked for."""
        try:
            self._moment, plies = self.course.answer(self._moment, self._seat(agent), action)
        except IllegalMove:
            if self.illegal == "raise":
                raise
            self._loser = agent
            return
        self._plies += plies
        self._moment, plies = self.course.deal(self._moment, self._rng)
        self._plies += plies

    def _observation(self, agent: str) -> dict[str, Any]:
        return observation(self.course, self._moment, self._seat(agent), self.actions, over=self._over)

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
        return drawn(self.course.game, self._moment.state, seat, self.render_mode)


class TurnsEnv(Table, AECEnv):  # type: ignore[misc] # untyped
    """One seat is asked at a time. Where seats choose at once, their views hide what the others have chosen."""

    def __init__(
        self,
        game: str | AnyCourse,
        render_mode: RenderMode | None = None,
        illegal: Illegal = "raise",
        **values: str | int,
    ) -> None:
        course = course_of(game, **values)
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
        course = course_of(game, **values)
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
                self._answer(agent, int(actions[agent]))  # which refuses it: the seat is not asked
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

    def _observations(self) -> dict[str, dict[str, Any]]:
        """Return what all see; who is not asked may wait."""
        out = {agent: self._observation(agent) for agent in self.agents}
        for seat, agent in enumerate(self.agents):
            if not self._over and Seat(seat) not in self._moment.asked:
                out[agent]["action_mask"][self.course.wait] = 1
        return out

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
