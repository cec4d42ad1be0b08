"""Bots to race: right as a rule, slower where there is more to think through, careless now and then, and no peeking."""

from __future__ import annotations

from random import Random
from statistics import median

import pytest
from hypothesis import given

from belladonna.core import registry
from belladonna.core.driver import play_out
from belladonna.core.history import AnyHistory
from belladonna.core.rules import Bot, Seat
from belladonna.games.cookie.bots import RULE_MS, Greedy, Temper, cards_of, read_before, thinking_ms
from belladonna.games.cookie.evaluate import evaluate
from belladonna.games.cookie.measure import measure, share
from belladonna.games.cookie.model import Choose, Move, Place, Smash, View
from belladonna.games.cookie.spec import SETS, Config
from belladonna.games.cookie.tests.test_blind import EXAMPLE, blind
from belladonna.games.cookie.tests.test_course import race, revealed, table
from belladonna.games.cookie.view import compared
from belladonna.testing import Table, histories
from belladonna.testing.strategies import seeds

GAME = registry.game("cookie")
STEADY = Temper(spread=0, slip=0, doubt=0)
"""Never wrong, never in doubt, and always as quick as the table allows."""


def answers(t: Table, seat: int, bot: Bot[Move, View], count: int = 200) -> list[Smash | None]:
    legal, out = GAME.rules.legal(t.state, Seat(seat)), []
    for seed in range(count):
        move = bot.choose(t.view(seat), legal, Random(seed))
        assert move is None or isinstance(move, Smash)
        out.append(move)
    return out


def time(t: Table, seat: int = 0) -> int:
    """Return how long a steady player takes."""
    (made,) = answers(t, seat, Greedy(STEADY), 1)
    assert made is not None
    return made.at_ms


def test_without_slips_it_is_always_right() -> None:
    for made in answers(race(), 0, Greedy(Temper(slip=0, doubt=0))):
        assert made is not None and made.target == 1


def test_it_is_mostly_right_sometimes_wrong_and_sometimes_lets_it_pass() -> None:
    made = answers(race(), 0, Greedy(), 2000)
    right = sum(smash is not None and smash.target == 1 for smash in made) / len(made)
    passed = sum(smash is None for smash in made) / len(made)
    temper, steps = Temper(), 4
    assert right == pytest.approx((1 - temper.doubt) * (1 - temper.slip) ** steps, abs=0.03)
    assert passed == pytest.approx(temper.doubt, abs=0.02)
    assert {smash.target for smash in made if smash} == {0, 1, 2, 3, "centre"}, "any other card may be taken for it"


def test_a_slip_is_the_careless_answer_where_that_is_wrong() -> None:
    t = revealed("cookie mint", "cookie mint", "pepper mint", "nutmeg mint")  # the nutmeg removes all cards before it
    made = answers(t, 3, Greedy(Temper(slip=0.9, doubt=0)))
    targets = [smash.target for smash in made if smash]
    assert t.view(3).circle and set(targets) == {"centre", 0}, "careless is who lets no safe food act"


def test_its_time_grows_with_the_cards_and_with_the_rules_to_think_through() -> None:
    few, many = revealed("cookie", "pork", "pepper", "pear"), revealed("cookie", "pork", "pepper", "pear", "mint")
    assert time(many) > time(few)
    same = revealed("cookie", "pork", "pork", "pork")
    assert time(same) < time(few), "cards of a number that was evaluated need no thought"
    hard = revealed("cookie", "butter", "cider", "chicken")
    assert time(hard) > time(few), "and other rules need more of it"
    assert list(RULE_MS) == list(SETS) and sorted(RULE_MS.values()) == list(RULE_MS.values())


def test_what_safe_food_changes_takes_time() -> None:
    still, acting = revealed("nutmeg", "pork", "cookie", "pear"), revealed("pork", "nutmeg", "cookie", "pear")
    views = still.view(3), acting.view(3)
    idle, busy = (evaluate(view.circle, Seat(0), compared(view)) for view in views)
    assert [len(found.eliminated) for found in (idle, busy)] == [0, 1]
    saved = RULE_MS["starter"]  # the pork that is gone needs no thought
    quiet, lively = (thinking_ms(Temper(), cards_of(v), f) for v, f in zip(views, (idle, busy), strict=True))
    assert lively == quiet + Temper().change_ms - saved


def test_an_own_card_was_read_before_the_others_saw_it() -> None:
    t = revealed("mint", "chicken", "pork", "pear")
    assert read_before(t.view(1)) == {1} and read_before(t.view(0)) == {0}
    assert time(t, 1) < time(t, 0), "so the hardest rule is quickest for whoever played it"


def test_times_are_human_and_vary() -> None:
    times = [smash.at_ms for smash in answers(race(), 0, Greedy(), 1000) if smash]
    assert min(times) > 1000 and 3500 < median(times) < 7000 and max(times) < 15_000
    assert len(set(times)) > 500


def test_it_lets_a_race_pass_that_is_shorter_than_its_thought() -> None:
    assert answers(race(race_s=1), 0, Greedy()) == [None] * 200


def test_where_there_is_no_hurry_it_takes_ten_times_as_long_and_never_lets_the_race_pass() -> None:
    calm = answers(race(race_s=0), 0, Greedy(Temper(doubt=1)), 500)
    assert None not in calm
    times = [smash.at_ms for smash in calm if smash]
    usual = [smash.at_ms for smash in answers(race(), 0, Greedy(), 500) if smash]
    assert 8 < median(times) / median(usual) < 12


def test_it_plays_different_numbers_and_first_those_it_holds_most_cards_of() -> None:
    t = table(players=2).deals("mint cookie ham cream", "mint mint mint cookie")
    assert chosen(t, 0) == {"ham", "cream"}, "the two 5s"
    t.plays(f"0 choose {next(c for c in t.state.hands[0] if t.state.cards[c].food == 'ham')}")
    assert chosen(t, 0) == {"mint", "cookie"}, "not the other 5"
    assert chosen(t, 1) == {"mint"}
    t.plays(f"1 choose {t.state.hands[1][0]}")
    assert chosen(t, 1) == {"cookie"}


def chosen(t: Table, seat: int) -> set[str]:
    """Return the foods that it may play now."""
    legal = GAME.rules.legal(t.state, Seat(seat))
    moves = [Greedy().choose(t.view(seat), legal, Random(seed)) for seed in range(30)]
    return {t.state.cards[move.card].food for move in moves if isinstance(move, Choose)}


def test_in_blind_it_puts_such_a_card_back_on_top_and_knows_it_again() -> None:
    t = blind("cookie mint", "pork mint", "chicken mint", "pear mint").plays("! reveal", "3 smash 1 5", "! settle")
    assert t.state.phase == "place"
    assert Greedy().choose(t.view(3), GAME.rules.legal(t.state, Seat(3)), Random(1)) == Place(2, 0)
    t = blind(*EXAMPLE).plays("! reveal", "2 smash 1 400", "! settle", "2 place 1 0", "! reveal")
    assert read_before(t.view(2)) == {1} and read_before(t.view(0)) == frozenset()


@given(histories(GAME, copies=1), seeds)
def test_greedy_cannot_peek(history: AnyHistory, seed: int) -> None:
    """It answers the same in the true state and in one that differs in all that its seat cannot see."""
    for seat in [seat for seat in history.to_act if seat >= 0]:
        view, legal = history.view(seat), GAME.rules.legal(history.state, seat)
        twin = GAME.rules.view(GAME.fitting(view, Random(seed)), seat)
        answer = Greedy().choose(view, legal, Random(1))
        assert answer == Greedy().choose(twin, legal, Random(1)) == Greedy().choose(view, legal, Random(1))
        assert answer is None or GAME.rules.why_not(history.state, seat, answer) is None


@pytest.mark.parametrize("variant", ["none", "blind"])
@pytest.mark.parametrize("name", [*SETS, "random"])
def test_a_player_who_never_slips_is_right_in_every_round(variant: str, name: str) -> None:
    """So the poison the bots see is the poison of the rules, hazelnut's scores included."""
    config = Config(players=5, set=name, variant=variant, copies=2)  # type: ignore[arg-type]
    bots = [Greedy(Temper(slip=0, doubt=0)) for _ in range(5)]
    history = play_out(GAME, config, 7, bots)
    outcomes = history.view(None).outcomes
    assert outcomes and all(outcome.outcome == "win" for outcome in outcomes if outcome.smashes)
    assert sum(bool(outcome.smashes) for outcome in outcomes) >= len(outcomes) - 1


def test_the_measurement_counts_what_happened() -> None:
    found = measure(Config(copies=1), "greedy", 4, 7)
    assert found.rounds == 4 * 3, "ten cards among four"
    assert len(found.first_ms) == found.rounds - round(found.nobody * found.rounds) <= len(found.all_ms)
    assert 0 < found.right <= 1 and 0 < found.right_first[0] <= 1
    assert share([(1, 2), (1, 2)]) == (0.5, 0.0) and share([(2, 2), (0, 2)])[1] > 0.5
