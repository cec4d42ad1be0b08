"""`belladonna solve`: a trainer that deals, judges and explains, and that no input can break."""

from __future__ import annotations

import io
import subprocess
import sys
from collections.abc import Callable
from dataclasses import dataclass
from random import Random
from time import sleep

import pytest
from hypothesis import given
from hypothesis import strategies as st

from belladonna.cli import main
from belladonna.core.rules import Seat
from belladonna.games.cookie.spec import FOODS, SETS, cards_per_round
from belladonna.games.cookie.text import explanation
from belladonna.games.cookie.trainer import BadTable, config_of, dealt, read_table
from belladonna.text import Speaker, languages

WIDTH = 80


@dataclass(frozen=True)
class Outcome:
    code: int
    out: str
    err: str


Solve = Callable[..., Outcome]


@pytest.fixture
def solve(monkeypatch: pytest.MonkeyPatch, capsys: pytest.CaptureFixture[str]) -> Solve:
    """Run `belladonna solve ARGS` with what is typed through a pipe."""
    for name in ("LC_ALL", "LC_MESSAGES", "COLUMNS", "FORCE_COLOR"):
        monkeypatch.delenv(name, raising=False)
    monkeypatch.setenv("LANG", "C.UTF-8")

    def run(*args: str, typed: str = "") -> Outcome:
        monkeypatch.setattr(sys, "argv", ["belladonna", "solve", *args])
        monkeypatch.setattr(sys, "stdin", io.StringIO(typed))
        capsys.readouterr()
        with pytest.raises(SystemExit) as left:
            main()
        said = capsys.readouterr()
        assert "Traceback" not in said.out + said.err
        assert all(len(row) <= WIDTH for row in said.out.splitlines())
        return Outcome(left.value.code if isinstance(left.value.code, int) else 0, said.out, said.err)

    return run


def test_it_explains_a_table_typed_in(solve: Solve) -> None:
    """The rulebook's own example (C-4.10), every step from low to high."""
    done = solve("--table", "cookie pork pepper pear")
    assert done.code == 0
    assert done.out.splitlines() == [
        "1. seat 1 (king): cookie 9, cereal: No other card is poisoned so far",
        "2. seat 2: pork 2, meat: I am the only pork",
        "3. seat 3: pepper 7, spice: 2 or more cards are poisoned so far",
        "4. seat 4: pear 4, fruit: No number is lower",
        "pork 2 is true: it is the only pork.",
        "pear 4 is false: pork 2 is lower.",
        "pepper 7 is false: only 1 card is poisoned so far.",
        "cookie 9 is false: pork 2 is poisoned already.",
        "pork 2 is the only poisoned card.",
    ]


def test_it_explains_in_french(solve: Solve) -> None:
    out = solve("--table", "cookie pork pepper pear", "--lang", "fr").out
    assert "porc 2, règle vraie\u00a0: c’est le seul porc." in out
    assert "Seule carte empoisonnée\u00a0: porc 2." in out


@pytest.mark.parametrize(
    ("table", "said"),
    [
        ("", "A table has 1 to 7 players"),
        ("cookie " * 8, "A table has 1 to 7 players"),
        ("cookie+pork+mint", "up to 2 cards each"),
        ("cokie", "There is no food “cokie”. Close to it: cookie"),
        ("+", "There is no food"),
        ("orange", "“orange” is not how a card of orange can be printed. A card is its food and what is printed"),
        ("pork3", "not how a card of pork can be printed"),
        ("sugar/9/spice", "not how a card of sugar can be printed"),
        ("parsley9", "not how a card of parsley can be printed"),
        ("\u0661", "There is no food"),
    ],
)
def test_a_table_that_cannot_be_is_refused_in_words(solve: Solve, table: str, said: str) -> None:
    done = solve("--table", table)
    assert done.code == 2 and said in done.err and done.out == ""
    assert solve("--table", table, "--lang", "fr").err != done.err


@pytest.mark.parametrize("scores", ["1", "1 2 3", "a b", "1.5 2", ""])
def test_scores_are_one_number_a_player(solve: Solve, scores: str) -> None:
    done = solve("--table", "hazelnut mint", "--scores", scores)
    assert done.code == 2 and "The scores are 2 whole numbers" in done.err


def test_scores_decide_over_hazelnut(solve: Solve) -> None:
    for scores, verdict in (("3 1 2", "true"), ("1 3 2", "true"), ("2 3 1", "false")):
        out = solve("--table", "hazelnut mint mint", "--scores", scores).out
        assert f"hazelnut 4 is {verdict}" in out and "Points: seat 1" in out


def test_two_cards_of_one_player_are_joined(solve: Solve) -> None:
    out = solve("--table", "cookie+orange5/6, MINT+sage/drink/7").out
    assert "1. seat 1 (king): cookie" in out and "2. seat 1 (king): orange 5, fruit: No other card is 5 or 6" in out
    assert "3. seat 2: mint" in out and "Removes all drinks and all 7s" in out


@given(st.one_of(st.text(max_size=60), st.lists(st.sampled_from([*FOODS, "+", "/", "3", "DRINK", " "])).map("".join)))
def test_any_text_is_a_table_or_refused_with_a_sentence(written: str) -> None:
    try:
        puzzle = read_table(written)
    except BadTable as error:
        said = str(error)
    else:
        assert puzzle.solved.steps and puzzle.par_ms > 0
        return
    assert said.endswith(".") and len(said) < 400


def answers(count: int, *, right: bool, **values: str | int) -> str:
    """Return what to type to be right, or wrong, so many times with seed 5."""
    rng, out = Random(5), ""
    config = config_of(**values)
    for _ in range(count):
        puzzle = dealt(config, rng)
        typed = ["c", *(str(n) for n in range(1, len(puzzle.circle) + 1))]
        good = [answer for answer in typed if puzzle.target(answer) == puzzle.solved.target]
        assert len(good) == 1
        out += (good[0] if right else next(answer for answer in typed if answer not in good)) + "\n"
    return out


@pytest.mark.parametrize("name", SETS)
def test_it_keeps_a_streak(solve: Solve, name: str) -> None:
    typed = answers(3, right=True, set=name)
    done = solve("--set", name, "--seed", "5", "--count", "3", typed=typed)
    assert done.code == 0 and [f"In a row: {n}." in done.out for n in (1, 2, 3)] == [True] * 3
    assert done.out.splitlines()[-1] == "3 tables, right: 3, longest row: 3."
    wrong = solve("--set", name, "--seed", "5", "--count", "2", typed=answers(2, right=False, set=name))
    assert wrong.out.count("Wrong.") == 2
    assert wrong.out.splitlines()[-1] == "2 tables, right: 0, longest row: 0."


def test_a_wrong_answer_ends_the_streak(solve: Solve) -> None:
    good, bad = answers(3, right=True).splitlines(), answers(3, right=False).splitlines()
    done = solve("--seed", "5", "--count", "3", typed="\n".join([good[0], bad[1], good[2]]) + "\n")
    assert done.out.splitlines()[-1] == "3 tables, right: 2, longest row: 1."


def test_every_answer_is_followed_by_the_steps(solve: Solve) -> None:
    out = " ".join(solve("--seed", "5", "--count", "1", typed=answers(1, right=True)).out.split())
    for sentence in explanation(dealt(config_of(), Random(5)).solved):
        assert Speaker("en").say(sentence) in out


def test_timed_a_right_answer_has_to_be_as_quick_as_a_bot(solve: Solve, monkeypatch: pytest.MonkeyPatch) -> None:
    typed = answers(1, right=True)
    quick = solve("--timed", "--seed", "5", "--count", "1", typed=typed).out
    assert "A bot takes" in quick and "In a row: 1." in quick
    clock = iter(range(0, 10_000, 600))
    monkeypatch.setattr("belladonna.games.cookie.commands.time.monotonic", lambda: next(clock))
    slow = solve("--timed", "--seed", "5", "--count", "1", typed=typed).out
    assert "Right, but after 600,000 ms" in slow and slow.splitlines()[-1].endswith("right: 0, longest row: 0.")


def test_nonsense_is_asked_again(solve: Solve) -> None:
    typed = "\n\n0\n5\nfoo\n-1\n1 2\n\u0661\n" + answers(1, right=True)
    done = solve("--seed", "5", "--count", "1", typed=typed)
    assert done.code == 0 and done.out.count("A number from 1 to 4, c for the centre, or q to leave.") == 8
    assert done.out.splitlines()[-1] == "1 table, right: 1, longest row: 1."


@pytest.mark.parametrize("typed", ["", "q\n", "Q\n"])
def test_it_leaves_when_asked_to_or_when_the_input_ends(solve: Solve, typed: str) -> None:
    done = solve("--seed", "1", typed=typed)
    assert done.code == 0 and done.out.splitlines()[-1] == "0 tables, right: 0, longest row: 0."


def test_the_same_seed_deals_the_same_tables(solve: Solve) -> None:
    one, again, other = (solve("--seed", seed, typed="c\nc\n").out for seed in ("7", "7", "8"))
    assert one == again
    assert one != other


@pytest.mark.parametrize(
    ("words", "said"),
    [
        (["--set", "deluxe"], "Allowed: starter, beginner, amateur, advanced, expert, random."),
        (["--players", "8"], "Allowed: 2..7."),
        (["--deck", "wine pork"], "wine needs cookie in the deck"),
        (["--lang", "de"], "There is no language"),
        (["--count", "0"], "--count"),
        (["--foo"], "--foo"),
    ],
)
def test_bad_options_are_refused_in_one_sentence(solve: Solve, words: list[str], said: str) -> None:
    done = solve(*words)
    assert done.code == 2 and said in done.err and len(done.err.strip().splitlines()) == 1


@pytest.mark.parametrize("players", range(2, 8))
def test_a_table_is_dealt_as_a_round_is(players: int) -> None:
    for name in (*SETS, "random"):
        puzzle = dealt(config_of(set=name, players=players), Random(players))
        assert len(puzzle.circle) == players * cards_per_round(players)
        assert puzzle.circle[0].seat == puzzle.king and len({p.card.id for p in puzzle.circle}) == len(puzzle.circle)


@pytest.mark.parametrize("language", languages())
def test_all_it_says_can_be_said(language: str) -> None:
    speaker = Speaker(language)
    for seed in range(40):
        puzzle = dealt(config_of(set="random", players=2 + seed % 6), Random(seed))
        for sentence in (*puzzle.lines(), *explanation(puzzle.solved)):
            assert "{" not in speaker.say(sentence)


def test_only_numbers_on_the_table_and_the_centre_are_answers() -> None:
    puzzle = read_table("cookie pork")
    assert puzzle.king == Seat(0)
    assert [puzzle.target(word) for word in ("1", " 2 ", "C", "centre", "3", "0", "", "x")] == [
        0,
        1,
        "centre",
        "centre",
        None,
        None,
        None,
        None,
    ]


@pytest.mark.skipif(sys.platform == "win32", reason="there is no pseudo-terminal here")
@pytest.mark.parametrize("colour", [True, False])
def test_at_a_terminal_it_asks_colours_and_stops_at_ctrl_c(colour: bool) -> None:
    from belladonna.games.cookie.tests.terminal import Terminal  # which needs a system with pseudo-terminals

    terminal = Terminal("solve", "--seed", "5", "--timed", **({} if colour else {"NO_COLOR": "1"}))
    terminal.wait_for("Poisoned (1 to 4, c, q):")
    assert ("\x1b[1;3" in terminal.raw) == colour, "cards have the colour of their type"
    terminal.type(answers(1, right=True))
    terminal.wait_for("In a row: 1.")
    terminal.wait_for("Poisoned (1 to 4, c, q):")
    sleep(0.3)  # in its first moment Python's `input` misses a Ctrl-C
    terminal.type("\x03")
    terminal.wait_for("1 table, right: 1, longest row: 1.")
    terminal.wait_for("Interrupted.")
    assert terminal.code() == 130


def test_help_of_the_program_lists_it_without_the_game() -> None:
    code = "import sys; from belladonna.cli.app import app; print('belladonna.games.cookie' in sys.modules)"
    assert subprocess.run([sys.executable, "-c", code], capture_output=True, text=True, check=True).stdout == "False\n"
