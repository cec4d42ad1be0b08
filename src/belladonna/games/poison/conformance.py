"""Replays the conformance games of Poison: each line is a whole game with every deal, move and result."""

from __future__ import annotations

from collections.abc import Iterable, Iterator, Mapping
from typing import Any

from belladonna.core.config import make_config
from belladonna.core.game import Difference
from belladonna.core.rules import CHANCE, Seat
from belladonna.games.poison.model import Deal, Event, Passed, Play, Played, RoundEnded, State, Took
from belladonna.games.poison.rules import Poison, hand_of
from belladonna.games.poison.spec import COLOURS, Cards, Config, deck

RULES = Poison()
_KNOWN = ("edition", "players", "variant", "zeros", "wilds", "wild_copies")


def compare(line: Mapping[str, Any]) -> Iterator[Difference]:
    values = {key: line["config"][key] for key in _KNOWN if key in line["config"]}
    if not values.get("wilds"):
        values.pop("wild_copies", None)  # without Wilds it says nothing, and editions that have none refuse it
    rounds = line["rounds"]
    config = make_config(Config, {**values, "first_dealer": rounds[0]["dealer"]})
    state = RULES.setup(config)
    if "first_dealer" in line:
        yield Difference("start", "first_dealer", line["first_dealer"], config.first_dealer)
    for number, data in enumerate(rounds, 1):
        where = f"round {number}"
        yield Difference(where, "dealer", data["dealer"], state.dealer)
        order = _deck_order(data, config)
        yield Difference(where, "cards of the deck", deck(config), hand_of(order))
        state, events = RULES.apply(state, CHANCE, Deal(order))
        if state.turn is not None:
            yield Difference(where, "hands", [hand_of(h) for h in data["hands"]], list(state.hands))
            yield Difference(where, "first", data["first"], (int(data["dealer"]) + 1) % config.players)
            yield Difference(where, "undealt", hand_of(data["undealt"]), state.out)
        for k, move in enumerate(data["moves"], 1):
            if move.get("pass"):
                passed = [e.seat for e in events if isinstance(e, Passed)]
                yield Difference(
                    f"{where}, move {k}", "forced pass", [move["seat"]], [s for s in passed if s == move["seat"]]
                )
                continue
            before = state
            state, events = RULES.apply(state, Seat(move["seat"]), Play(move["card"], move["cauldron"]))
            yield from _after_move(
                f"{where}, move {k} {move['card']}>{move['cauldron'] + 1}", move, before, state, events
            )
        yield from _after_round(where, data, before, events)
    yield Difference("end", "still to act", [], sorted(RULES.to_act(state)))
    result = RULES.result(state)
    if result is not None:
        yield Difference("end", "totals", list(line["totals"]), list(result.points))
        yield Difference("end", "winners", sorted(line["winners"]), list(result.winners))


def _deck_order(data: Mapping[str, Any], config: Config) -> Cards:
    """Lay the hands back into a deck so that dealing one by one gives them again."""
    first = data["first"]
    piles = [list(data["hands"][(first + d) % config.players]) for d in range(config.players)]
    rest: list[str] = list(data["undealt"])
    if config.edition != "outset" and config.players == 3 and config.variant == "none":
        piles.append(rest)
        rest = []
    dealt = [pile[i] for i in range(max(map(len, piles))) for pile in piles if i < len(pile)]
    return (*dealt, *data.get("stack", ()), *rest)


def _after_move(
    where: str, move: Mapping[str, Any], before: State, after: State, events: Iterable[Event]
) -> Iterator[Difference]:
    seat, cauldron = Seat(move["seat"]), move["cauldron"]
    played = next(e for e in events if isinstance(e, Played))
    took: Cards = next((e.cards for e in events if isinstance(e, Took)), ())
    legal = sorted([m.card, m.cauldron] for m in RULES.legal(before, seat) if isinstance(m, Play))
    yield Difference(where, "legal", sorted(map(list, move["legal"])), legal)
    for what, found in (("before", played.before), ("value", played.value), ("total", played.total)):
        yield Difference(where, what, move[what], found)
    yield Difference(where, "took", list(move["took"]), list(took))
    if after.turn is not None:  # afterwards the cauldrons are cleared for the next round
        colours = list(RULES.view(after, None).colours)
        yield Difference(where, "colours", move["colours"], colours)
        yield Difference(where, "total as it lies", move["total"], RULES.view(after, None).totals[cauldron])
    drew = list(before.stack[:1])
    yield Difference(where, "drew", move.get("drew"), drew[0] if drew else None)


def _after_round(where: str, data: Mapping[str, Any], before: State, events: Iterable[Event]) -> Iterator[Difference]:
    ended = next((e for e in events if isinstance(e, RoundEnded)), None)
    yield Difference(where, "round that ended", where, f"round {ended.round}" if ended else None)
    if ended is None:
        return
    played = next(e for e in events if isinstance(e, Played))
    heap = before.cauldrons[played.cauldron]
    lying = [*before.cauldrons]
    lying[played.cauldron] = (played.card,) if any(isinstance(e, Took) for e in events) else (*heap, played.card)
    yield Difference(where, "cauldrons_end", [sorted(c) for c in data["cauldrons_end"]], [sorted(c) for c in lying])
    yield Difference(where, "unplayed", [hand_of(h) for h in data["unplayed"]], list(ended.unplayed))
    yield Difference(where, "captured", [hand_of(h) for h in data["captured"]], list(ended.taken))
    yield Difference(where, "counts", _counts(data["counts"]), [list(row) for row in ended.score.counts])
    majorities = dict(zip(COLOURS, ended.score.majorities, strict=True))
    yield Difference(where, "majority", _by_colour(data["majority"]), majorities)
    yield Difference(where, "points", list(data["points"]), list(ended.score.points))


def _counts(rows: Any) -> list[list[int]]:
    return [[row[c] for c in (*COLOURS, "X")] if isinstance(row, Mapping) else list(row) for row in rows]


def _by_colour(value: Any) -> dict[str, Any]:
    return dict(value) if isinstance(value, Mapping) else dict(zip(COLOURS, value, strict=True))
