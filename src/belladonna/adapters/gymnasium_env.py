"""Every game as a Gymnasium environment: one learner against bots.

    import gymnasium
    import belladonna.adapters.gymnasium_env
    table = gymnasium.make("belladonna/poison-v1", players=4, bots="greedy")

The version is that of the game's rules. In a race a bot answers once, and smashes at the time it said.
"""

from __future__ import annotations

from collections.abc import Sequence
from random import Random
from typing import TYPE_CHECKING, Any, ClassVar

from belladonna.adapters import needs
from belladonna.adapters.course import AnyCourse, Moment, course_of, rewards
from belladonna.adapters.picture import RENDER_MODES, RenderMode, drawn
from belladonna.bots import bot
from belladonna.core import registry
from belladonna.core.config import BadConfig
from belladonna.core.driver import BotFailed
from belladonna.core.history import AnyHistory, History, Ply
from belladonna.core.rules import STAMP, Bot, IllegalMove, Seat
from belladonna.core.text import text

with needs("gymnasium"):
    import gymnasium
    import numpy as np
    import PIL  # noqa: F401 - for pictures
    from gymnasium import spaces

    from belladonna.adapters.spaces import Illegal, observation, seen_and_mask

if TYPE_CHECKING:
    from numpy.typing import NDArray

Opponent = str | Bot[Any, Any]
"""A bot's name, `greedy` or `greedy@1`, or a bot."""


class TableEnv(gymnasium.Env[dict[str, Any], Any]):
    """The learner sits at `seat`; `bots` are the others, clockwise from its left, or one for all of them.

    An action that is not in the mask loses the game, for learners that know no masks; with `illegal="raise"` it is an
    error. Points and places are in the last step's info.
    """

    metadata: ClassVar[dict[str, Any]] = {"render_modes": list(RENDER_MODES), "render_fps": 1}  # type: ignore[misc]

    def __init__(
        self,
        game: str | AnyCourse,
        bots: Opponent | Sequence[Opponent] = "greedy",
        seat: int = 0,
        render_mode: RenderMode | None = None,
        illegal: Illegal = "lose",
        **values: str | int,
    ) -> None:
        self.course = course_of(game, **values)
        self.render_mode: RenderMode | None = render_mode
        self.illegal = illegal
        others = self.course.seats - 1
        wanted = [bots] * others if isinstance(bots, str | Bot) else list(bots)
        if len(wanted) != others:
            raise BadConfig(text("config-bad-value", name="bots", value=len(wanted), allowed=others))
        if not 0 <= seat < self.course.seats:
            raise BadConfig(text("config-bad-value", name="seat", value=seat, allowed=f"0..{others}"))
        self.seat = Seat(seat)
        players = [bot(self.course.game, one) if isinstance(one, str) else one for one in wanted]
        self._bots = {Seat((seat + place) % self.course.seats): one for place, one in enumerate(players, 1)}
        self.observation_space = seen_and_mask(self.course, self.course.actions)
        self.action_space = spaces.Discrete(self.course.actions)
        self._moment: Moment[Any] = self.course.begin()
        self._plies: list[Ply[Any, Any, Any]] = []
        self._planned: dict[Seat, tuple[int, Any]] = {}
        self._rng = Random()
        self._rngs: dict[Seat, Random] = {}

    @property
    def history(self) -> AnyHistory:
        """The game so far, to be written as a record, replayed or branched."""
        return History.of(self.course.game, self.course.config).extended(self._plies)

    def reset(
        self, *, seed: int | None = None, options: dict[str, Any] | None = None
    ) -> tuple[dict[str, Any], dict[str, Any]]:
        super().reset(seed=seed)
        number = int(self.np_random.integers(2**62))
        self._rng = Random(f"{number} chance")
        self._rngs = {seat: Random(f"{number} seat {seat}") for seat in self._bots}
        self._planned = {}
        self._moment, plies = self.course.deal(self.course.begin(), self._rng)
        self._plies = list(plies)
        self._play_bots()
        return self._observation(), {}

    def step(self, action: Any) -> tuple[dict[str, Any], float, bool, bool, dict[str, Any]]:
        try:
            self._take(*self.course.answer(self._moment, self.seat, int(action)))
        except IllegalMove:
            if self.illegal == "raise":
                raise
            return (
                observation(self.course, self._moment, self.seat, self.course.actions, over=True),
                -1.0,
                True,
                False,
                {"illegal": True},
            )
        self._play_bots()
        result = self.course.result(self._moment)
        if result is None:
            return self._observation(), 0.0, False, False, {}
        info = {"points": list(result.points), "places": list(result.places)}
        return self._observation(), rewards(result)[self.seat], True, False, info

    def action_masks(self) -> NDArray[np.bool_]:
        """Return the mask by the name under which masked learners ask for it."""
        mask: NDArray[np.bool_] = self._observation()["action_mask"].astype(bool)
        return mask

    def render(self) -> Any:
        """Show the table as the learner sees it."""
        return drawn(self.course.game, self._moment.state, self.seat, self.render_mode)

    def _observation(self) -> dict[str, Any]:
        return observation(self.course, self._moment, self.seat, self.course.actions, over=not self._moment.asked)

    def _take(self, moment: Moment[Any], plies: Sequence[Ply[Any, Any, Any]]) -> None:
        self._plies += plies
        self._moment, plies = self.course.deal(moment, self._rng)
        self._plies += plies

    def _play_bots(self) -> None:
        """Let the bots answer until only the learner is asked, or the game is over."""
        while others := [seat for seat in self._moment.asked if seat != self.seat]:
            self._take(*self.course.play(self._moment, others[0], self._bot_move(others[0])))

    def _bot_move(self, seat: Seat) -> Any:
        """Return a bot's move; None is to wait."""
        race, rules, state = self._moment.race, self.course.rules, self._moment.state
        planned = self._planned.get(seat)
        if race is None or planned is None or planned[0] != race.decision:
            move = self._bots[seat].choose(rules.view(state, seat), rules.legal(state, seat), self._rngs[seat])
            if race is None and move is None:
                raise BotFailed(text("bot-did-not-move", seat=seat))
            planned = self._planned[seat] = (rules.decision(state), move)
        move = planned[1]
        late = race is not None and move is not None and getattr(move, STAMP) >= race.now_ms + race.step_ms
        return None if late else move


for _game in registry.games():
    gymnasium.register(
        f"belladonna/{_game.name}-v{_game.rules.version}", f"{__name__}:TableEnv", kwargs={"game": _game.name}
    )
