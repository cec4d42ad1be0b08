"""Counts by hand (perft.toml), whole games of another implementation, and the properties every game must have."""

from __future__ import annotations

import json
import re
import tomllib
from collections import Counter
from collections.abc import Callable
from pathlib import Path
from typing import Any

import pytest
from hypothesis import settings

from belladonna.core import registry
from belladonna.core.history import AnyHistory
from belladonna.core.rules import Rules
from belladonna.games.poison.model import RoundEnded, Took
from belladonna.testing import check_rules, table_for
from belladonna.testing.conformance import main

GAME = registry.game("poison")
HERE = Path(__file__).resolve().parent
CASES = tomllib.loads((HERE / "perft.toml").read_text(encoding="utf-8"))["case"]
GAMES = HERE / "conformance" / "poison.jsonl"


def paths(rules: Rules[Any, Any, Any, Any, Any], state: Any, depth: int) -> Counter[int]:
    """Count the ways to make 1, 2 ... `depth` moves."""
    found: Counter[int] = Counter()
    if not depth:
        return found
    (seat,) = rules.to_act(state)
    for move in rules.legal(state, seat):
        found[depth] += 1
        found += paths(rules, rules.apply(state, seat, move)[0], depth - 1)
    return found


@pytest.mark.parametrize("case", CASES, ids=lambda case: case["id"])
def test_as_many_ways_as_counted_by_hand(case: dict[str, Any]) -> None:
    options = {"players": 4, "edition": "classic", **case.get("options", {})}
    t = table_for("poison", first_dealer=options["players"] - 1, **options)
    t.deals(*case["hands"], **({"stack": case["stack"]} if "stack" in case else {}))
    depth = len(case["nodes"])
    found = paths(GAME.rules, t.state, depth)
    assert [found[depth - k] for k in range(depth)] == case["nodes"]


def test_games_of_another_implementation_agree(capsys: pytest.CaptureFixture[str]) -> None:
    assert main([str(GAMES)]) == 0
    said = re.fullmatch(r"(\d+) games, (\d+) moves compared, 0 differ\n", capsys.readouterr().out)
    assert said is not None
    lines = [json.loads(line) for line in GAMES.read_text(encoding="utf-8").splitlines()]
    assert int(said[1]) == len(lines) == 13
    assert int(said[2]) >= sum(len(data["moves"]) for line in lines for data in line["rounds"])


def test_those_games_cover_every_option_and_forced_passes() -> None:
    lines = [json.loads(line) for line in GAMES.read_text(encoding="utf-8").splitlines()]
    for name, values in {
        "edition": {"classic", "outset", "manual"},
        "players": {3, 4, 5, 6},
        "variant": {"none", "draw"},
        "zeros": {0, 1, 2},
        "wilds": {0, 1, 3},
        "wild_copies": {"top", "colour"},
    }.items():
        assert {line["config"][name] for line in lines} == values
    moves = [move for line in lines for data in line["rounds"] for move in data["moves"]]
    assert sum("pass" in move for move in moves) == 5
    assert any(hand for line in lines for data in line["rounds"] for hand in data["unplayed"])


def recount(history: AnyHistory) -> tuple[int, ...]:
    """Score from what was taken move by move, the plain way: P-5.2 to P-5.5 read once more."""
    seats = range(history.config.players)
    points = Counter[int]()
    taken: list[list[str]] = [[] for _ in seats]
    for event in history.events():
        if isinstance(event, Took):
            taken[event.seat] += event.cards
        elif isinstance(event, RoundEnded):
            for colour in "RBP":
                held = {s: [c for c in taken[s] if c[0] == colour] for s in seats}
                best = sorted(seats, key=lambda s: -len(held[s]))
                alone = len(held[best[0]]) > len(held[best[1]])
                for s in best[1:] if alone else best:
                    points[s] += len(held[s])
            for s in seats:
                points[s] += 2 * taken[s].count("X4")
            taken = [[] for _ in seats]
    return tuple(points[s] for s in seats)


def test_poison_has_every_property() -> None:
    tried = check_rules(GAME, recount=recount)
    assert tried["agrees_with_a_recount"] >= 25


@pytest.mark.long
@pytest.mark.parametrize("variant", ["none", "draw"])
@pytest.mark.parametrize("edition", ["classic", "outset", "manual"])
def test_every_edition_and_variant_has_every_property(
    edition: str, variant: str, seconds_left: Callable[[], float]
) -> None:
    profile = settings.get_current_profile_name()
    settings.register_profile("poison", deadline=None, max_examples=100, derandomize=False)
    settings.load_profile("poison")
    try:
        while seconds_left() > 0:
            assert check_rules(GAME, recount=recount, edition=edition, variant=variant)["agrees_with_a_recount"] >= 50
    finally:
        settings.load_profile(profile)
