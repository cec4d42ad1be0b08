"""`belladonna balance`: figures that add up, the same from the same seed, and plain refusals."""

from __future__ import annotations

import json
import xml.etree.ElementTree as ET
from pathlib import Path

import numpy as np
import pytest
from tests.cli.conftest import Cli

from belladonna.core import registry
from belladonna.core.report import Table
from belladonna.games.cookie import kernel as cookie_kernel
from belladonna.games.cookie.balance import PLAYERS, _tally
from belladonna.games.cookie.deck import set_recipe
from belladonna.games.cookie.spec import FOODS
from belladonna.sim.balance import Rounds, balance, report


def tables(name: str, rounds: int = 40) -> list[Table]:
    return list(report(registry.game(name), 4, rounds, 7))


@pytest.mark.parametrize("name", registry.names())
def test_the_same_seed_gives_the_same_figures(name: str) -> None:
    made = tables(name)
    assert made == tables(name) and len(made) >= 2
    for table in made:
        assert table.lines and all(len(line.figures) <= len(table.heads) for line in table.lines)


@pytest.mark.parametrize("name", ["poison", "voodoo"])
def test_what_seats_are_worth_against_the_average_adds_up_to_nothing(name: str) -> None:
    game = registry.game(name)
    played = Rounds(game, game.config(), 40, 7)
    assert sum(figure.value for figure in played.order()) == pytest.approx(0, abs=1e-9)
    assert played.points.min() >= 0 and len({*played.first.tolist()}) == game.config().players


def test_every_card_is_played_once_in_a_round_and_a_trick_has_one_winner() -> None:
    """Voodoo Prince, four players: 5.2 points a seat and round come from whole tricks, each won by one card."""
    from belladonna.games.voodoo import balance

    game = registry.game("voodoo")
    played = Rounds(game, game.config(), 40, 7)._played(balance)
    wins = sum(sum(values) for values in played.values())
    cards = sum(len(values) for values in played.values())
    assert wins > 0 and 2 * wins <= cards <= 4 * wins, "two to four cards a trick"


def test_one_food_at_most_is_poisoned_on_a_table() -> None:
    counts = _tally(set_recipe("starter"), 90, 3)
    assert counts[-1, 0] == 90 and counts[:, 1].sum() == 90, "a food, or the centre"
    assert counts[:-1, 0].sum() == 30 * sum(PLAYERS), "so many cards lay there"
    starter = np.array([food.set == "starter" for food in FOODS.values()])
    assert not counts[:-1][~starter].any()
    assert cookie_kernel.counts().shape == counts.shape


def test_no_figure_is_cut_off_at_eighty_columns(cli: Cli) -> None:
    """Tables are compared by five columns, and the last of them has a figure in every line."""
    said = cli("balance", "poison", "--rounds", "30").out
    lines = said[said.index("Tables compared") :].splitlines()
    compared = [line for line in lines if line.startswith("poison(")]
    assert len(compared) == 8 and all(line.count(" ± ") == 4 for line in compared)


def test_a_notebook_shows_every_table() -> None:
    made = balance("voodoo", rounds=40)
    html = made._repr_html_()
    assert html.count("<table>") == len(made.tables) == 3 and html.count("<tr>") > 40
    assert "voodoo(players=2)" in html and "±" in html and "<caption>" in html


def test_the_command_prints_figures_in_three_forms_and_draws_them(cli: Cli, tmp_path: Path) -> None:
    chart = tmp_path / "chart.svg"
    command = ("balance", "cookie", "--sets", "3", "--rounds", "30")
    said = cli(*command, "--plot", str(chart)).out
    assert "pork" in said and "The author's program" in said and "9.9 %" in said
    assert ET.parse(chart).getroot().tag.endswith("svg")
    assert len(json.loads(cli(*command, "--json").out)) == 2
    assert "pork," in cli(*command, "--csv").out


@pytest.mark.parametrize(
    ("arguments", "said"),
    [
        (("whist",), "no game “whist”"),
        (("cookie", "--sets", "0"), "--sets"),
        (("cookie", "--rounds", "x"), "--rounds"),
        (("poison", "--json", "--csv"), "--json or --csv"),
    ],
)
def test_a_bad_command_is_refused_with_a_sentence(cli: Cli, arguments: tuple[str, ...], said: str) -> None:
    done = cli("balance", *arguments)
    assert done.code == 2 and said in done.err
