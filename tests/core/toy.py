"""Snap, a game too small to be fun: it has chance, secret choices made at once, and a race against the clock.

Everyone chooses a card, CLOCK reveals them, and who first snaps the highest one gets a point. The core is tested on it,
so that its tests lean on no real game; and each test of `check_rules` breaks it in one way.
"""

from __future__ import annotations

from collections import Counter
from collections.abc import Iterable, Iterator, Mapping, Sequence
from dataclasses import dataclass, replace
from random import Random
from typing import Annotated, Any

from msgspec import Meta, Struct

from belladonna.core.codec import Codec
from belladonna.core.game import BadNotation, Difference, Edition, Game
from belladonna.core.rules import CHANCE, CLOCK, Bot, IllegalMove, Result, Rules, Seat, ranked
from belladonna.core.seen import Everyone, Hidden, Only
from belladonna.core.text import Text, text

Cards = tuple[str, ...]
EACH = 2


class Config(Struct, frozen=True, kw_only=True):
    players: Annotated[int, Meta(ge=2, le=3)] = 2


class Deal(Struct, frozen=True, tag=True):
    deck: Cards


class Choose(Struct, frozen=True, tag=True):
    card: str


class Reveal(Struct, frozen=True, tag=True):
    pass


class Snap(Struct, frozen=True, tag=True):
    card: str
    at_ms: int = 0


class Settle(Struct, frozen=True, tag=True):
    pass


Move = Deal | Choose | Reveal | Snap | Settle


class Dealt(Struct, frozen=True, tag=True):
    seat: Annotated[Seat, Everyone()]
    cards: Annotated[Cards | Hidden, Only("seat")]


class Chose(Struct, frozen=True, tag=True):
    seat: Annotated[Seat, Everyone()]
    cards: Annotated[Cards | Hidden, Only("seat")]


class Revealed(Struct, frozen=True, tag=True):
    cards: Annotated[Cards, Everyone()]


class Snapped(Struct, frozen=True, tag=True):
    seat: Annotated[Seat, Everyone()]
    cards: Annotated[Cards | Hidden, Only("seat")]
    at_ms: Annotated[int | Hidden, Only("seat")]


class Settled(Struct, frozen=True, tag=True):
    winner: Annotated[Seat | None, Everyone()]


Event = Dealt | Chose | Revealed | Snapped | Settled


@dataclass(frozen=True, slots=True)
class State:
    players: int
    hands: tuple[Cards, ...] = ()
    chosen: tuple[str | None, ...] = ()
    shown: bool = False
    snaps: tuple[tuple[int, Seat, str], ...] = ()
    gone: Cards = ()
    points: tuple[int, ...] = ()
    decision: int = 0


class View(Struct, frozen=True):
    seat: Seat | None
    players: int
    hand: Cards
    chosen: tuple[bool, ...]
    mine: str | None
    table: Cards
    snapped: bool
    snaps: int
    gone: Cards
    points: tuple[int, ...]
    sizes: tuple[int, ...]
    shown: bool
    decision: int
    snap: tuple[tuple[int, Seat, str], ...]


class Snapping(Rules[Config, State, Move, Event, View]):
    name, version, turn_rule = "snap", 1, "S-1.1"

    def seats(self, config: Config) -> int:
        return config.players

    def max_moves(self, config: Config) -> int:
        return 1 + EACH * (2 * config.players + 2)

    def setup(self, config: Config) -> State:
        return State(config.players, points=(0,) * config.players, chosen=(None,) * config.players)

    def to_act(self, state: State) -> frozenset[Seat]:
        if not state.decision:
            return frozenset({CHANCE})
        if state.shown:
            snapped = {seat for _, seat, _ in state.snaps}
            return frozenset(Seat(s) for s in range(state.players) if s not in snapped) | {CLOCK}
        choosing = frozenset(Seat(s) for s, card in enumerate(state.chosen) if card is None and state.hands[s])
        return choosing or (frozenset({CLOCK}) if any(state.chosen) else frozenset())

    def decision(self, state: State) -> int:
        return state.decision

    def sample(self, state: State, rng: Random) -> Move:
        cards = list(deck(state.players))
        rng.shuffle(cards)
        return Deal(tuple(cards))

    def timeout(self, state: State, rng: Random) -> Move:
        return Settle() if state.shown else Reveal()

    def wait_ms(self, state: State) -> int | None:
        return 1000 if CLOCK in self.to_act(state) else None

    def view(self, state: State, seat: Seat | None) -> View:
        return View(
            seat=seat,
            players=state.players,
            hand=() if seat is None or not state.hands else state.hands[seat],
            chosen=tuple(card is not None for card in state.chosen),
            mine=None if seat is None else state.chosen[seat],
            table=tuple(filter(None, state.chosen)) if state.shown else (),
            snapped=any(s == seat for _, s, _ in state.snaps),
            snaps=len(state.snaps),
            gone=state.gone,
            points=state.points,
            sizes=tuple(map(len, state.hands)),
            shown=state.shown,
            decision=state.decision,
            snap=state.snaps,
        )

    def result(self, state: State) -> Result | None:
        return None if self.to_act(state) else ranked(state.points)

    def _candidates(self, state: State, seat: Seat) -> Iterable[Move]:
        if seat == CLOCK:
            return (self.timeout(state, Random(0)),)
        if state.shown:
            return tuple(Snap(card) for card in state.chosen if card)
        return tuple(map(Choose, state.hands[seat]))

    def _why_not(self, state: State, seat: Seat, move: Move) -> IllegalMove | None:
        match move:
            case Deal(cards) if seat == CHANCE and Counter(cards) == Counter(deck(state.players)):
                return None
            case Reveal() | Settle() if seat == CLOCK and move == self.timeout(state, Random(0)):
                return None
            case Choose(card) if seat >= 0 and not state.shown and card in state.hands[seat]:
                return None
            case Snap(card, at_ms) if seat >= 0 and state.shown and at_ms >= 0 and card in state.chosen:
                return None
        return IllegalMove("S-1.2", text("move-wrong-kind"))

    def _apply(self, state: State, seat: Seat, move: Move) -> tuple[State, tuple[Event, ...]]:
        match move:
            case Deal(cards):
                hands = tuple(tuple(sorted(cards[s :: state.players])) for s in range(state.players))
                return replace(state, hands=hands, decision=1), tuple(Dealt(Seat(s), h) for s, h in enumerate(hands))
            case Choose(card):
                hands = tuple(tuple(c for c in h if s != seat or c != card) for s, h in enumerate(state.hands))
                chosen = tuple(card if s == seat else c for s, c in enumerate(state.chosen))
                state = replace(state, hands=hands, chosen=chosen, decision=state.decision + (None not in chosen))
                return state, (Chose(seat, (card,)),)
            case Reveal():
                state = replace(state, shown=True, decision=state.decision + 1)
                return state, (Revealed(tuple(filter(None, state.chosen))),)
            case Snap(card, at_ms):
                snaps = tuple(sorted((*state.snaps, (at_ms, seat, card))))
                done = len(snaps) == state.players
                state = replace(state, snaps=snaps, decision=state.decision + done)
                return state, (Snapped(seat, (card,), at_ms),)
            case Settle():
                highest = max(filter(None, state.chosen))
                first = state.snaps[0] if state.snaps else None
                winner = first[1] if first and first[2] == highest else None
                return self._next_round(state, winner), (Settled(winner),)

    def _next_round(self, state: State, winner: Seat | None) -> State:
        return replace(
            state,
            gone=tuple(sorted((*state.gone, *filter(None, state.chosen)))),
            chosen=(None,) * state.players,
            shown=False,
            snaps=(),
            points=tuple(p + (s == winner) for s, p in enumerate(state.points)),
            decision=state.decision + 1,
        )


def deck(players: int) -> Cards:
    return tuple(f"T{i}" for i in range(EACH * players))


def cards(state: State) -> Iterator[str]:
    for hand in state.hands:
        yield from hand
    yield from filter(None, state.chosen)
    yield from state.gone


def fitting(view: View, rng: Random) -> State:
    known = {*view.hand, *view.gone, *view.table, *([view.mine] if view.mine else [])}
    rest = [card for card in deck(view.players) if card not in known]
    rng.shuffle(rest)
    hands, chosen = [], []
    table = iter(view.table)
    for s, size in enumerate(view.sizes):
        hands.append(view.hand if s == view.seat else tuple(sorted(rest.pop() for _ in range(size))))
        shown = next(table) if view.shown else None
        chosen.append(shown or ((view.mine if s == view.seat else rest.pop()) if view.chosen[s] else None))
    return State(
        view.players, tuple(hands), tuple(chosen) or (None,) * view.players, view.shown, view.snap, view.gone,
        view.points, view.decision,
    )  # fmt: skip


def write(move: Move) -> str:
    match move:
        case Deal(cards):
            return " ".join(("deal", *cards))
        case Choose(card):
            return f"choose {card}"
        case Snap(card, at_ms):
            return f"snap {card} {at_ms}"
        case Reveal():
            return "reveal"
        case Settle():
            return "settle"


def parse(string: str) -> Move:
    match string.split():
        case ["deal", *rest]:
            return Deal(tuple(rest))
        case ["choose", card]:
            return Choose(card)
        case ["snap", card, at_ms] if at_ms.isdigit():
            return Snap(card, int(at_ms))
        case ["reveal"]:
            return Reveal()
        case ["settle"]:
            return Settle()
    raise BadNotation(text("move-not-readable", move=string, hint=""))


class SnapCodec(Codec[Move, View]):
    def __init__(self, config: Config) -> None:
        self.cards = deck(config.players)
        self.actions = 2 * len(self.cards)
        self.pieces = {"hand": (len(self.cards),)}

    def index(self, move: Move) -> int:
        match move:
            case Choose(card):
                return self.cards.index(card)
            case Snap(card):
                return len(self.cards) + self.cards.index(card)
        raise ValueError(move)

    def move(self, index: int) -> Move:
        kind, card = divmod(index, len(self.cards))
        return Snap(self.cards[card]) if kind else Choose(self.cards[card])

    def fill(self, view: View, out: dict[str, Any]) -> None:
        for card in view.hand:
            out["hand"][self.cards.index(card)] = 1


class First(Bot[Move, View]):
    def choose(self, view: View, legal: Sequence[Move], rng: Random) -> Move | None:
        return legal[0]


class Waits(Bot[Move, View]):
    """Chooses, but never snaps."""

    def choose(self, view: View, legal: Sequence[Move], rng: Random) -> Move | None:
        return None if view.shown else legal[0]


def compare(line: Mapping[str, Any]) -> Iterator[Difference]:
    yield Difference("move 1", "answer", line["answer"], 42)


def tell(event: Event) -> tuple[Text, ...]:
    return (text("game-is-over"),) if isinstance(event, Settled) else ()


def describe(view: View) -> tuple[Text, ...]:
    return (text("seat-number", number=len(view.hand)),)


def snap(rules: Rules[Config, State, Move, Event, View] | None = None) -> Game[Config, State, Move, Event, View]:
    return Game(
        rules=rules or Snapping(),
        config=Config,
        editions=(Edition("plain", {}),),
        write=write,
        parse=parse,
        fitting=fitting,
        screen=lambda view: view,
        outlook=lambda view, move: text("seat-number", number=1),
        why_not=lambda view, card: None,
        tell=tell,
        describe=describe,
        describe_move=lambda move: text("seat-number", number=1),
        styles={},
        cards=cards,
        codec=SnapCodec,
        bots={"first": First},
        bot_version=1,
        conformance=compare,
    )
