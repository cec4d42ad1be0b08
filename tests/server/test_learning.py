"""Examples of the rules, and what a game's own pages ask: over HTTP."""

from __future__ import annotations

from itertools import product

import pytest
from tests.server.harness import HeldClock, House

from belladonna.cli.rulebook import paragraph
from belladonna.core import registry
from belladonna.core.game import DAY_MS
from belladonna.server.learning import example_of

pytestmark = pytest.mark.anyio

EXAMPLES = [(game, edition.name) for game in registry.games() for edition in game.editions] + [
    (game, None) for game in registry.games()
]


@pytest.mark.parametrize(("game", "edition"), EXAMPLES, ids=lambda value: getattr(value, "name", value))
def test_an_example_shows_paragraphs_that_are_there(game, edition) -> None:  # type: ignore[no-untyped-def]
    for seed in range(4):
        example = example_of(game, edition, seed)
        assert example.rules and example.happened
        assert any(happened.told for happened in example.happened)
        for rule, language in product(example.rules, ("en", "fr")):
            assert paragraph(game.name, language, rule), rule


def test_a_spectator_s_example_hides_the_hands() -> None:
    example = example_of(registry.game("poison"), "classic", 1)
    assert example.before.seat is None and example.before.hand == ()
    assert example.after.moves == example.before.moves + 1


async def test_the_same_seed_gives_the_same_example_and_no_seed_another(home: House) -> None:
    ann = await home.guest()
    path = "/api/games/voodoo/example"
    assert await ann.get(f"{path}?seed=7") == await ann.get(f"{path}?seed=7")
    seeds = {(await ann.get(path))["seed"] for _ in range(4)}
    assert len(seeds) > 1


async def test_what_there_is_no_example_of_is_said(home: House) -> None:
    ann = await home.guest()
    assert "chess" in (await ann.ask("GET", "/api/games/chess/example", expect=404))["said"]
    said = await ann.ask("GET", "/api/games/poison/example?edition=deluxe", expect=400)
    assert "classic" in said["said"]


async def test_the_daily_table_is_the_same_for_everybody_and_tells_no_answer(home: House) -> None:
    ann, bob = await home.guest(), await home.guest()
    table = await ann.post("/api/games/cookie/ask/puzzle", {"daily": True})
    other = await bob.post("/api/games/cookie/ask/puzzle", {"daily": True})
    assert 0 < other.pop("next_in_ms") <= table.pop("next_in_ms") <= DAY_MS
    assert table == other
    assert len(table["circle"]) == 6
    assert table.keys() == {"again", "set", "players", "circle", "king", "scores"}
    judged = await ann.post("/api/games/cookie/ask/smash", {"puzzle": table["again"], "target": "centre"})
    assert judged["right"] == (judged["found"]["target"] == "centre")
    tomorrow = {"daily": True, "day": table["again"]["day"] + 1}
    assert "to come" in (await ann.ask("POST", "/api/games/cookie/ask/puzzle", tomorrow, expect=400))["said"]


async def test_at_midnight_by_the_server_s_clock_the_daily_table_is_another_for_everybody(
    timed: House, clock: HeldClock
) -> None:
    clock.ms = 30_000 * DAY_MS - 1_000
    ann, bob = await timed.guest(), await timed.guest()
    asked = "/api/games/cookie/ask/puzzle", {"daily": True}
    before = await ann.post(*asked)
    assert before["next_in_ms"] == 1_000
    clock.advance(1_000)
    after = await bob.post(*asked)
    assert (before["again"]["day"], after["again"]["day"]) == (29_999, 30_000)
    assert after["circle"] != before["circle"]
    answer = {"puzzle": before["again"], "target": "centre"}
    assert await ann.post("/api/games/cookie/ask/smash", answer), "a table that was begun is judged"


async def test_a_question_that_is_not_understood_says_what_is_wrong(home: House) -> None:
    ann = await home.guest()
    said = await ann.ask("POST", "/api/games/cookie/ask/deck", {"copies": 99}, expect=400)
    assert "copies" in said["said"]
    said = await ann.ask("POST", "/api/games/cookie/ask/deck", {"deck": "porc"}, expect=400)
    assert "pork" in said["said"]
    await ann.ask("POST", "/api/games/cookie/ask/nothing", {}, expect=404)
    await ann.ask("POST", "/api/games/poison/ask/deck", {}, expect=404)
