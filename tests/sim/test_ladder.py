"""The ladder: what it measures, what it leaves out, and where it writes."""

from __future__ import annotations

from pathlib import Path

import pytest

from belladonna.core import registry
from belladonna.sim.ladder import BEGIN, END, Cell, Measured, cells, main, measure, put_between_marks, tables


@pytest.mark.parametrize("name", registry.names())
def test_every_level_meets_the_one_below_and_every_table_is_named(name: str) -> None:
    found = list(cells(registry.game(name)))
    default = [(cell.level, cell.others) for cell in found if cell.weight > 1]
    assert default == [("easy", "random"), ("medium", "easy"), ("hard", "medium"), ("champion", "hard")]
    for cell in found:
        registry.read_config(cell.config)
    players = {registry.read_config(cell.config)[1].players for cell in found}
    assert players == {*registry.game(name).player_counts}


def test_a_cell_is_measured_on_whole_deals_and_one_without_time_says_so() -> None:
    cell = Cell("cookie(players=2)", "hard", "medium", 1)
    measured = measure(cell, 0.1, 1)
    assert measured.result is not None and measured.result.games >= 2
    lines = "\n".join(tables([measured, Measured(cell, None)], "make ladder", 60, 1))
    assert "| not run |" in lines and "1.0 minutes" in lines and "(0.500)" in lines


def test_the_page_around_the_tables_stays() -> None:
    page = put_between_marks("# Title\n", ["one"])
    again = put_between_marks(page + "\nafter\n", ["two"])
    assert again.startswith("# Title\n") and again.endswith("after\n") and "one" not in again
    assert again.count(BEGIN) == again.count(END) == 1


def test_impossible_wishes_are_refused(tmp_path: Path) -> None:
    for arguments in (["--minutes", "0"], ["whist"], ["--processes", "0"]):
        with pytest.raises(SystemExit) as stopped:
            main([*arguments, "--file", str(tmp_path / "page.md")])
        assert stopped.value.code == 2
