"""Every game as an OpenSpiel game: `pyspiel.load_game("belladonna_poison(players=4,edition=classic)")`.

Importing this module registers them; their parameters are the game's options. `game_of` makes one from a Config that no
string can name, such as a shrunken deck.

Choices that are made at once are asked one after the other and hidden from each other by the information states, and
so are the answers within a time step of a race: thus the games are sequential, and more of OpenSpiel can play them. A
deal is one chance node a card, weighted by the copies that are left.
"""

from __future__ import annotations

from collections import Counter
from dataclasses import dataclass, replace
from random import Random
from typing import Any, ClassVar

import msgspec

from belladonna.adapters import needs
from belladonna.adapters.course import RACE_STEPS, AnyCourse, Course, Moment, rewards
from belladonna.core import registry
from belladonna.core.config import Option, make_config, options
from belladonna.core.game import AnyGame
from belladonna.core.rules import CHANCE, Seat
from belladonna.core.seen import Hidden, seen

with needs("openspiel"):
    import numpy as np
    import pyspiel

SAMPLES = 1000
"""How many outcomes stand for a chance move that has too many to list and is no deal."""
DECK = "deck"
"""The field of a chance move that is a shuffle."""


@dataclass(frozen=True, slots=True)
class Chance:
    """What CHANCE may do: one of `moves`; or lay cards one by one, to `finish` a deal; or else draw a sample."""

    moves: tuple[tuple[Any, int], ...] = ()
    finish: Any = None
    kinds: tuple[Any, ...] = ()


@dataclass(frozen=True, slots=True)
class Place:
    """Where a game has come to: nothing in it changes, so that a state is copied by keeping it.

    `public` is what everybody saw happen, `private` what a seat saw beyond that.
    """

    moment: Moment[Any]
    chance: Chance | None
    laid: tuple[int, ...]
    public: str
    private: tuple[str, ...]

    def __deepcopy__(self, memo: dict[int, Any]) -> Place:
        return self


def _chance(course: AnyCourse, moment: Moment[Any]) -> Chance | None:
    if not course.is_chance(moment):
        return None
    listed = course.rules.outcomes(moment.state)
    if listed is not None:
        return Chance(moves=listed)
    one, other = (course.rules.sample(moment.state, Random(seed)) for seed in (0, 1))
    cards = getattr(one, DECK, None)
    if cards is None or Counter(cards) != Counter(getattr(other, DECK)):
        return Chance()
    return Chance(finish=one, kinds=tuple(sorted(set(cards), key=str)))


def _begin(course: AnyCourse) -> Place:
    moment = course.begin()
    return Place(moment, _chance(course, moment), (), "", ("",) * course.seats)


def _after(course: AnyCourse, place: Place, seat: Seat, move: Any) -> Place:
    """Return the place that a move leads to."""
    moment, plies = course.play(place.moment, seat, move)
    public, private = place.public, list(place.private)
    for event in (event for ply in plies for event in ply.events):
        told = _told(event, None)
        public += told
        for viewer in range(course.seats):
            mine = _told(event, Seat(viewer))
            if mine != told:
                private[viewer] += mine
    return Place(moment, _chance(course, moment), (), public, tuple(private))


def _told(event: Any, viewer: Seat | None) -> str:
    """Return what a seat sees of an event; nothing where all of it is secret, that it happened included."""
    shown = seen(event, viewer)
    fields = [getattr(shown, name) for name in shown.__struct_fields__]
    return "" if fields and all(isinstance(value, Hidden) for value in fields) else _json(shown) + "\n"


def _json(value: Any) -> str:
    return msgspec.json.encode(value, order="deterministic").decode()


def _view(course: AnyCourse, place: Place, seat: Seat) -> str:
    """Return all that a seat may know, as text."""
    view = course.view(place.moment, seat)
    known = {name: getattr(view, name) for name in view.__struct_fields__ if getattr(view, name) != course.config}
    race = place.moment.race
    timing = {} if race is None else {"race": race.step, "waited": seat in race.waited}
    return _json({**known, **timing})


class Observer:
    """An observation as tensor, named pieces and text; with `perfect_recall` the text also tells all that was seen."""

    def __init__(self, course: AnyCourse, *, perfect_recall: bool) -> None:
        self._course, self._recalls = course, perfect_recall
        self.tensor = np.zeros(course.size, np.float32)
        self.dict = course.named(self.tensor)

    def set_from(self, state: Any, player: int) -> None:
        self.tensor[:] = self._course.observe(state.place.moment, Seat(player))

    def string_from(self, state: Any, player: int) -> str:
        place: Place = state.place
        known = _view(self._course, place, Seat(player))
        return f"{known}\n{place.private[player]}{place.public}" if self._recalls else known


class SpielState(pyspiel.State):  # type: ignore[misc] # untyped
    """A game in progress."""

    def __init__(self, game: Any) -> None:
        super().__init__(game)
        self.course: AnyCourse = game.course
        self.place = _begin(self.course)

    def current_player(self) -> int:
        if self.place.chance is not None:
            return int(pyspiel.PlayerId.CHANCE)
        asked = self.place.moment.asked
        return asked[0] if asked else int(pyspiel.PlayerId.TERMINAL)

    def is_terminal(self) -> bool:
        return self.place.chance is None and not self.place.moment.asked

    def chance_outcomes(self) -> list[tuple[int, float]]:
        chance = self.place.chance
        assert chance is not None
        weights = self._weights(chance)
        return [(action, weight / sum(weights.values())) for action, weight in weights.items()]

    def _weights(self, chance: Chance) -> dict[int, int]:
        if chance.moves:
            return {action: weight for action, (_, weight) in enumerate(chance.moves)}
        if chance.finish is None:
            return dict.fromkeys(range(SAMPLES), 1)
        left = Counter(getattr(chance.finish, DECK))
        left.subtract(chance.kinds[action] for action in self.place.laid)
        return {action: left[kind] for action, kind in enumerate(chance.kinds) if left[kind]}

    def _legal_actions(self, player: int) -> list[int]:
        return self.course.legal(self.place.moment, Seat(player)) if player == self.current_player() else []

    def _apply_action(self, action: int) -> None:
        place, chance = self.place, self.place.chance
        if chance is None:
            move = self.course.move(place.moment, action)
            self.place = _after(self.course, place, place.moment.asked[0], move)
            return
        if chance.moves:
            move = chance.moves[action][0]
        elif chance.finish is None:
            move = self.course.rules.sample(place.moment.state, Random(f"sample {action}"))
        else:
            laid = (*place.laid, action)
            cards = tuple(chance.kinds[kind] for kind in laid)
            if len(cards) < len(getattr(chance.finish, DECK)):
                self.place = replace(place, laid=laid)
                return
            move = msgspec.structs.replace(chance.finish, **{DECK: cards})
        self.place = _after(self.course, place, CHANCE, move)

    def _action_to_string(self, player: int, action: int) -> str:
        chance = self.place.chance
        if chance is not None and player == pyspiel.PlayerId.CHANCE:
            if chance.moves:
                return self.course.game.write(chance.moves[action][0])
            return f"sample {action}" if chance.finish is None else f"deal {chance.kinds[action]}"
        move = self.course.move(self.place.moment, action)
        return "wait" if move is None else self.course.game.write(move)

    def returns(self) -> list[float]:
        result = self.course.result(self.place.moment)
        return [0.0] * self.course.seats if result is None else list(rewards(result))

    def resample_from_infostate(self, player: int, sampler: Any) -> SpielState:
        """Return a state that this player cannot tell from the true one, as the game's own search players draw it."""
        return self.resampled(player, Random(sampler()))

    def resampled(self, player: int, rng: Random) -> SpielState:
        """Return the same, drawn with this generator. What other seats saw in secret is no longer told.

        Who has already answered in this time step of a race is taken to have waited.
        """
        assert self.place.chance is None, "only somebody who is asked can wonder"
        place, seat = self.place, Seat(player)
        state = self.course.game.fitting(self.course.view(place.moment, seat), rng)
        race = place.moment.race
        if race is not None:
            may = {seat for seat in self.course.rules.to_act(state) if seat >= 0}
            race = replace(race, waited=frozenset(may.difference(place.moment.asked)))
        moment, _ = self.course.at(state, race)
        private = tuple(told if viewer == player else "" for viewer, told in enumerate(place.private))
        other: SpielState = self.clone()
        other.place = replace(place, moment=moment, private=private)
        return other

    def __str__(self) -> str:
        place = self.place
        race = "" if place.moment.race is None else f" {place.moment.race}"
        return f"{place.moment.state}{race} laid {place.laid}"


class SpielGame(pyspiel.Game):  # type: ignore[misc] # untyped
    """One configuration of a game."""

    played: ClassVar[AnyGame]

    def __init__(self, params: dict[str, Any] | None = None, course: AnyCourse | None = None) -> None:
        wanted = params or {}
        self.course = course or Course(self.played, make_config(self.played.config, _read(self.played, wanted)))
        super().__init__(_kind(self.played), _info(self.course), wanted)

    def new_initial_state(self) -> SpielState:
        return SpielState(self)

    def make_py_observer(self, iig_obs_type: Any = None, params: Any = None) -> Observer:
        return Observer(self.course, perfect_recall=iig_obs_type is not None and iig_obs_type.perfect_recall)


def _info(course: AnyCourse) -> Any:
    longest = course.rules.max_moves(course.config)
    if course.timed:
        longest *= 1 + RACE_STEPS * course.seats  # in a race, waiting is an answer too, once a step
    return pyspiel.GameInfo(
        num_distinct_actions=course.actions,
        max_chance_outcomes=_most_outcomes(course),
        num_players=course.seats,
        min_utility=-1.0,
        max_utility=1.0,
        utility_sum=0.0,
        max_game_length=longest,
    )


def _most_outcomes(course: AnyCourse) -> int:
    """Return how many outcomes a chance node can have, from one game played at random."""
    rng, most, moment = Random(0), 1, course.begin()
    while moment.asked or course.is_chance(moment):
        chance = _chance(course, moment)
        if chance is None:
            seat, action = moment.asked[0], rng.choice(course.legal(moment, moment.asked[0]))
            moment, _ = course.play(moment, seat, course.move(moment, action))
            continue
        most = max(most, len(chance.moves) or len(chance.kinds) or SAMPLES)
        moment, _ = course.play(moment, CHANCE, course.rules.sample(moment.state, rng))
    return most


def _kind(game: AnyGame) -> Any:
    counts = game.player_counts
    return pyspiel.GameType(
        short_name=f"belladonna_{game.name}",
        long_name=f"Belladonna: {game.name}",
        dynamics=pyspiel.GameType.Dynamics.SEQUENTIAL,
        chance_mode=pyspiel.GameType.ChanceMode.EXPLICIT_STOCHASTIC,
        information=pyspiel.GameType.Information.IMPERFECT_INFORMATION,
        utility=pyspiel.GameType.Utility.ZERO_SUM,
        reward_model=pyspiel.GameType.RewardModel.TERMINAL,
        max_num_players=counts[-1],
        min_num_players=counts[0],
        provides_information_state_string=True,
        provides_information_state_tensor=True,
        provides_observation_string=True,
        provides_observation_tensor=True,
        parameter_specification=_parameters(game),
    )


def _parameters(game: AnyGame) -> dict[str, str | int]:
    """Return the options with their defaults, as OpenSpiel wants them: always of one type.

    An option that takes a word as well as numbers is a number, one below the lowest for the word: `first_dealer=-1` is
    random. An empty text is none.
    """
    return {option.name: _written(option, option.default) for option in options(game.config)}


def _written(option: Option, value: str | int | None) -> str | int:
    if option.words and option.low is not None:
        return option.low - 1 if isinstance(value, str) else int(value or 0)
    return "" if value is None else value


def _read(game: AnyGame, params: dict[str, Any]) -> dict[str, str | int]:
    known = {option.name: option for option in options(game.config)}
    values = {name: value for name, value in params.items() if value != ""}
    for name, option in known.items():
        if option.words and option.low is not None and values.get(name) == option.low - 1:
            values[name] = option.words[0]
    return values


def _class_of(game: AnyGame) -> type[SpielGame]:
    """Return a class for the game. OpenSpiel keeps it until after Python has ended, which no function would survive."""
    return type(f"{game.name.title()}Game", (SpielGame,), {"played": game})


_CLASSES = {game.name: _class_of(game) for game in registry.games()}
for _game in registry.games():
    pyspiel.register_game(_kind(_game), _CLASSES[_game.name])


def game_of(game: AnyGame, config: Any) -> SpielGame:
    """Return the OpenSpiel game of a Config, those included that no string can name."""
    named = {option.name: _written(option, getattr(config, option.name)) for option in options(game.config)}
    return (_CLASSES.get(game.name) or _class_of(game))(named, Course(game, config))
