"""What whoever runs a server takes from it while it runs: games without names, a copy; and what its log tells."""

from __future__ import annotations

import asyncio
import logging
import os
import sqlite3
import sys
from pathlib import Path

import pytest
from tests.server.harness import HeldClock, House, house
from tests.server.test_program import belladonna
from tests.server.test_waiting import VOODOO, ann_and_bo

from belladonna.core.record import Record, check
from belladonna.server.config import DATABASE
from belladonna.server.errors import CannotStart
from belladonna.server.export import back_up, finished_games, reading
from belladonna.server.logs import Json, Plain
from belladonna.server.store import open_store

pytestmark = pytest.mark.anyio


async def run(*words: str) -> tuple[int, str]:
    done = await asyncio.to_thread(belladonna, *words)
    return done.returncode, done.stdout + done.stderr


async def played(home: House) -> str:
    ann = await home.guest("Ann Secret")
    table = await ann.create("voodoo", config={"players": 2}, bots=1, start=True)
    async with ann.sit(table) as seat:
        await seat.play_out()
    return table


async def test_finished_games_are_exported_without_names(tmp_path: Path) -> None:
    out, data = tmp_path / "games", tmp_path / "data"
    async with house(data) as home:
        tables = [await played(home) for _ in range(2)]
        await (await home.guest("Bo Secret")).create("poison", bots=3, start=True)  # not finished
        code, said = await run("tables", "export", str(out), "--data", str(data))
        assert code == 0 and "2 finished games" in said
        code, said = await run("tables", "export", str(out), "--data", str(data))
        assert code == 2 and "not empty" in said
    files = sorted(out.iterdir())
    assert [file.name for file in files] == ["voodoo-000001.toml", "voodoo-000002.toml"]
    for file in files:
        whole = file.read_text()
        assert "Secret" not in whole and not any(table in whole for table in tables)
        record = Record.loads(whole)
        assert record.seats == ("person", "greedy@1") and record.result and check(record) == ()
    async with reading(
        f"sqlite+aiosqlite:///{data / DATABASE}"
    ) as store:  # the server has stopped; it works all the same
        assert not [record async for record in finished_games(store, "poison")]
    code, said = await run("tables", "export", str(tmp_path / "none"), "--data", str(tmp_path / "nowhere"))
    assert code == 2 and "no database" in said


async def test_an_exported_game_says_which_moves_a_stand_in_made(tmp_path: Path) -> None:
    clock, data = HeldClock(), tmp_path / "data"
    async with house(data, clock=clock) as home:
        ann, bo, table = await ann_and_bo(home, "voodoo", VOODOO, patience_s=60)
        async with ann.sit(table) as seat, bo.sit(table) as other:
            await seat.until_my_turn()
            await seat.send({"type": "Away"})
            await other.play_out()
        (record,) = [found async for found in finished_games(home.services.world.store, None)]
    own = [line for line in record.moves if line.startswith("0 ")]
    assert own and all(line.endswith("  # stand-in") for line in own)
    assert not [line for line in record.moves if line.startswith("1 ") and "#" in line]
    assert check(record) == ()


async def test_a_copy_made_while_people_play_is_whole_and_a_server_starts_on_it(tmp_path: Path) -> None:
    data, other = tmp_path / "data", tmp_path / "other"
    async with house(data) as home:
        table = await played(home)
        going = await (await home.guest()).create("poison", config={"players": 3}, bots=2, start=True)
        (tmp_path / "copy").write_bytes(b"the copy of yesterday")
        code, said = await run("tables", "backup", str(tmp_path / "copy"), "--data", str(data))
        assert code == 0, said
    assert sorted(os.listdir(tmp_path)) == ["copy", "data"]  # noqa: PTH208
    other.mkdir()
    (tmp_path / "copy").rename(other / DATABASE)
    async with house(other) as home:
        visitor = home.visitor()
        assert (await visitor.get(f"/api/tables/{table}"))["status"] == "ended"
        assert (await visitor.get(f"/api/tables/{going}"))["status"] == "playing"
        assert check(Record.loads((await visitor.get(f"/api/records/{table}"))["toml"])) == ()


async def test_a_copy_that_cannot_be_is_a_sentence(tmp_path: Path) -> None:
    url = f"sqlite+aiosqlite:///{tmp_path / DATABASE}"
    with pytest.raises(CannotStart, match="no database"):
        back_up(url, tmp_path / "copy")
    await (await open_store(url)).close()
    for to, said in ((tmp_path / DATABASE, "itself"), (tmp_path / "none" / "copy", "could not be copied")):
        with pytest.raises(CannotStart, match=said):
            back_up(url, to)
    with pytest.raises(CannotStart, match="tools of your database"):
        back_up("postgresql+asyncpg://u@h/d", tmp_path / "copy")
    with sqlite3.connect(tmp_path / DATABASE) as file:
        assert file.execute("PRAGMA quick_check").fetchone() == ("ok",)
    file.close()


@pytest.mark.parametrize("form", [Json(), Plain()])
def test_the_log_says_where_an_error_came_from_and_not_what_it_held(form: logging.Formatter) -> None:
    hand = ["R5", "X4"]
    try:
        try:
            hand.remove("B12")
        except ValueError:
            raise KeyError(f"{hand} is all there is") from None
    except KeyError:
        record = logging.LogRecord("belladonna", logging.ERROR, "", 0, "stumbled", (), sys.exc_info())
    written = form.format(record)
    assert "KeyError" in written and "test_export.py" in written and "stumbled" in written
    assert "R5" not in written and "B12" not in written.replace('hand.remove("B12")', "")
