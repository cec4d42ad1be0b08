"""Every property that any game must have, tried on random games of random configurations."""

from __future__ import annotations

from collections import Counter
from collections.abc import Callable
from dataclasses import dataclass
from random import Random
from typing import Any

import msgspec
from hypothesis import given

from belladonna.core.game import AnyGame, BadNotation
from belladonna.core.history import AnyHistory, History
from belladonna.core.record import Record, check, from_record, to_record
from belladonna.core.rules import CHANCE, CLOCK, IllegalMove, Result, Rules, Seat
from belladonna.core.seen import markers, seen
from belladonna.testing.strategies import histories, seeds
from belladonna.text import Speaker, languages

_NONSENSE = ("", "zz 1", "deal", "\0", "é" * 99, "1 2 3 4 5", "{ $move }")
_JUNK: tuple[Any, ...] = (None, "", "R5>1", 0, -1, (), {}, object())


@dataclass(frozen=True, slots=True)
class Trial:
    """A game to try a property on, whole or up to some move, and the luck to try it with."""

    history: AnyHistory
    rng: Random

    @property
    def game(self) -> AnyGame:
        return self.history.game

    @property
    def rules(self) -> AnyRules:
        return self.game.rules

    @property
    def viewers(self) -> list[Seat | None]:
        return [None, *map(Seat, range(self.rules.seats(self.history.config)))]


Property = Callable[[Trial], None]
AnyRules = Rules[Any, Any, Any, Any, Any]


def check_rules(
    game: AnyGame, *, recount: Callable[[AnyHistory], tuple[int, ...]] | None = None, **fixed: str | int
) -> Counter[str]:
    """Assert every property of this module; return how many games each was tried on.

    `recount` is the game's plain second opinion on the points of a finished game. `fixed` values of the Config narrow
    the search, so that a game with slow corners can be checked corner by corner.
    """
    tried: Counter[str] = Counter()

    def trial(held: Property, *, whole: bool) -> None:
        @given(histories(game, whole=whole, **fixed), seeds)
        def holds(history: AnyHistory, seed: int) -> None:
            held(Trial(history, Random(seed)))
            tried[held.__name__] += 1

        holds()

    def agrees_with_a_recount(t: Trial) -> None:
        assert recount is not None and t.history.result is not None
        assert recount(t.history) == t.history.result.points

    for held in WHOLE_GAMES + ((agrees_with_a_recount,) if recount else ()):
        trial(held, whole=True)
    for held in POSITIONS:
        trial(held, whole=False)
    return tried


# Of a position


def keeps_its_cards(t: Trial) -> None:
    """No card is lost or made."""
    now, deck = Counter(t.game.cards(t.history.state)), Counter[str]()
    for ply in t.history.plies:
        deck = deck or Counter(t.game.cards(ply.state))
    assert not now or now == deck


def somebody_can_move(t: Trial) -> None:
    """Whoever is to act has a legal move; nobody is to act exactly when there is a result."""
    acting = t.history.to_act
    assert bool(acting) == (t.history.result is None)
    for seat in acting:
        if seat == CHANCE:
            assert t.rules.why_not(t.history.state, CHANCE, t.rules.sample(t.history.state, t.rng)) is None
        else:
            assert t.rules.legal(t.history.state, seat)
        if seat == CLOCK:
            assert t.rules.why_not(t.history.state, CLOCK, t.rules.timeout(t.history.state, t.rng)) is None


def judges_once(t: Trial) -> None:
    """`legal` is exactly what `apply` accepts, over all action ids and all seats, without repeats."""
    state, codec = t.history.state, t.game.codec(t.history.config)
    for seat in t.viewers:
        if seat is None:
            continue
        legal = t.rules.legal(state, seat)
        assert len(set(legal)) == len(legal)
        assert all(codec.move(codec.index(move)) == move for move in legal)
        accepted, refused = set(), []
        for index in range(codec.actions):
            move = codec.move(index)
            try:
                t.rules.apply(state, seat, move)
                accepted.add(move)
            except IllegalMove as refusal:
                refused.append(refusal)
        assert accepted == set(legal)
        assert all(refusal.rule and str(refusal) for refusal in refused)


def refuses_junk(t: Trial) -> None:
    """What is no move at all, or moves for a seat that is not there, is refused like any illegal move."""
    for seat in (CLOCK, CHANCE, Seat(0), Seat(99), Seat(-3)):
        for junk in _JUNK:
            assert t.rules.why_not(t.history.state, seat, junk) is not None


def refuses_in_words(t: Trial) -> None:
    """Every refusal has words in every language: of a move, of junk, and of a text that is no move at all."""
    state, codec = t.history.state, t.game.codec(t.history.config)
    tried = [codec.move(t.rng.randrange(codec.actions)) for _ in range(4)]
    judged = [t.rules.why_not(state, seat, move) for seat in (*t.history.to_act, CLOCK) for move in (*tried, *_JUNK)]
    whys = [refusal.why for refusal in judged if refusal]
    for nonsense in _NONSENSE:
        try:
            t.game.parse(nonsense)
        except BadNotation as error:
            whys.append(error.why)
    names = [f"Ann{{{s}}}" for s in range(t.rules.seats(t.history.config))]
    for language in languages():
        speaker = Speaker(language, names)
        assert all(speaker.say(why).strip() for why in whys)


def writes_what_it_parses(t: Trial) -> None:
    """`parse(write(m)) == m` for every move that was made or could be."""
    moves = [ply.move for ply in t.history.plies[-3:]]
    for seat in t.history.to_act:
        moves += t.rules.legal(t.history.state, seat)
    for move in moves:
        assert t.game.parse(t.game.write(move)) == move


def hides_what_it_hides(t: Trial) -> None:
    """Hidden cards shuffled leave a view unchanged, a screen's too, and the moves its seat may make."""
    for viewer in t.viewers:
        view = t.history.view(viewer)
        twin = t.game.fitting(view, t.rng)
        assert t.rules.view(twin, viewer) == view
        assert Counter(t.game.cards(twin)) == Counter(t.game.cards(t.history.state))
        assert t.rules.waited_for(twin, viewer) == t.rules.waited_for(t.history.state, viewer)
        assert all(t.rules.legal(twin, seat) for seat in t.rules.to_act(twin) if seat >= 0)
        if viewer is not None:
            assert t.rules.legal(twin, viewer) == t.rules.legal(t.history.state, viewer)
        screen = t.game.screen(view)
        assert t.game.screen(screen) == screen
        assert msgspec.json.decode(msgspec.json.encode(view), type=type(view)) == view
        assert msgspec.json.decode(msgspec.json.encode(screen), type=type(view)) == screen


def tells_only_what_is_seen(t: Trial) -> None:
    """Where two cards of a deal can be exchanged without changing any view of a seat, it sees the same events."""
    twin = _exchanged(t.history, t.rng)
    if twin is None:
        return
    for viewer in t.viewers:
        for ply, other in zip(t.history.plies, twin.plies, strict=True):
            if t.rules.view(ply.state, viewer) != t.rules.view(other.state, viewer):
                break
            assert [seen(e, viewer) for e in ply.events] == [seen(e, viewer) for e in other.events]


def _exchanged(history: AnyHistory, rng: Random) -> AnyHistory | None:
    """Return the same game after a deal with two cards exchanged, None where its moves would not be possible."""
    deals = [k for k, ply in enumerate(history.plies) if ply.seat == CHANCE and hasattr(ply.move, "deck")]
    if not deals:
        return None
    k = deals[-1]
    cards = list(history.plies[k].move.deck)
    i, j = rng.sample(range(len(cards)), 2)
    cards[i], cards[j] = cards[j], cards[i]
    twin = history[k].play(CHANCE, msgspec.structs.replace(history.plies[k].move, deck=tuple(cards)))
    for ply in history.plies[k + 1 :]:
        try:
            twin = twin.play(ply.seat, ply.move)
        except IllegalMove:
            return None
    return twin


def choices_commute(t: Trial) -> None:
    """Where several seats may act, two of them may do so in either order, and neither closes the other's decision."""
    rules, state = t.rules, t.history.state
    acting = sorted(seat for seat in t.history.to_act if seat >= 0)
    if len(acting) < 2:
        return
    one, other = t.rng.sample(acting, 2)
    first, second = t.rng.choice(rules.legal(state, one)), t.rng.choice(rules.legal(state, other))
    after_one, after_other = rules.apply(state, one, first)[0], rules.apply(state, other, second)[0]
    assert rules.decision(after_one) == rules.decision(state) == rules.decision(after_other)
    assert rules.apply(after_one, other, second)[0] == rules.apply(after_other, one, first)[0]


def can_be_said(t: Trial) -> None:
    """Every event, move, outlook and view has words in every language, for every seat and for spectators."""
    names = [f"Ann{{{s}}}" for s in range(t.rules.seats(t.history.config))]
    for language in languages():
        for viewer in t.viewers:
            speaker = Speaker(language, names, viewer)
            view = t.game.screen(t.history.view(viewer))
            lines = list(t.game.describe(view))
            for ply in t.history.plies[-2:]:
                lines += [line for event in ply.events for line in t.game.tell(seen(event, viewer))]
            if viewer is not None:
                for move in t.rules.legal(t.history.state, viewer):
                    lines += [t.game.describe_move(move), t.game.outlook(view, move)]
            assert all(speaker.say(line).strip() for line in lines)


# Of a whole game


def ends_in_time(t: Trial) -> None:
    """A game ends within its declared number of moves, with places that go by the points."""
    assert isinstance(t.history.result, Result)
    assert len(t.history) <= t.rules.max_moves(t.history.config)
    places, points = t.history.result.places, t.history.result.points
    assert len(places) == len(points) == t.rules.seats(t.history.config) and min(places) == 1


def marks_every_field(t: Trial) -> None:
    """Every field of every event says who may see it."""
    for event in t.history.events():
        assert set(markers(type(event))) == set(event.__struct_fields__)


def replays(t: Trial) -> None:
    """A record, read back and replayed, gives the same states, events and digest."""
    record = to_record(t.history, [f'A "{s}"' for s in range(t.rules.seats(t.history.config))])
    again = Record.loads(record.dumps())
    assert again == record
    replayed = from_record(again, t.game)
    assert replayed.plies == t.history.plies
    assert check(again, t.game) == ()


def moves_on(t: Trial) -> None:
    """A decision is never asked twice: its number never falls, and rises when the one seat to act has changed."""
    start: AnyHistory = History.of(t.game, t.history.config)
    last, acting = t.rules.decision(start.state), start.to_act
    for ply in t.history.plies:
        number, now = t.rules.decision(ply.state), t.rules.to_act(ply.state)
        assert number >= last
        if len(acting) == 1 and now != acting:
            assert number > last
        last, acting = number, now


WHOLE_GAMES: tuple[Property, ...] = (ends_in_time, marks_every_field, replays, moves_on)
POSITIONS: tuple[Property, ...] = (
    keeps_its_cards,
    somebody_can_move,
    judges_once,
    refuses_junk,
    refuses_in_words,
    writes_what_it_parses,
    hides_what_it_hides,
    tells_only_what_is_seen,
    choices_commute,
    can_be_said,
)
