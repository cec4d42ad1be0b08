"""The server as people start it: ready soon, settings from everywhere, stopped cleanly; two terminals at a table."""

from __future__ import annotations

import asyncio
import os
import re
import signal
import stat
import subprocess
import sys
from collections.abc import Iterator, Mapping
from contextlib import contextmanager
from pathlib import Path
from typing import Any

import httpx
import pytest
from tests.server.harness import Client, free_port
from tests.server.test_games import short

from belladonna.core import registry
from belladonna.server.addresses import addresses, shared
from belladonna.server.config import PORT, data_folder, settings
from belladonna.server.errors import CannotStart
from belladonna.server.serve import SERVING

pytestmark = pytest.mark.skipif(sys.platform == "win32", reason="signals of another kind")

ENVIRONMENT = {k: v for k, v in os.environ.items() if not k.startswith("BELLADONNA_")} | {"LANG": "C.UTF-8"}


def belladonna(*words: str, typed: str | None = None, **more: Any) -> subprocess.CompletedProcess[str]:
    command = [sys.executable, "-m", "belladonna", *words]
    return subprocess.run(
        command, input=typed, capture_output=True, text=True, timeout=60, env=ENVIRONMENT, check=False, **more
    )


@contextmanager
def serving(data: Path, *words: str) -> Iterator[tuple[subprocess.Popen[str], str]]:
    """Start the server and wait for its first line; end it with SIGTERM if the test has not."""
    port = free_port()
    command = [sys.executable, "-u", "-m", "belladonna", "serve", "--data", str(data), "--port", str(port), *words]
    process = subprocess.Popen(command, stdout=subprocess.PIPE, stderr=subprocess.STDOUT, text=True, env=ENVIRONMENT)
    try:
        assert process.stdout is not None
        assert f":{port}" in (line := process.stdout.readline()), line + process.stdout.read()
        yield process, f"http://127.0.0.1:{port}"
    finally:
        process.terminate()
        process.wait(10)
        assert process.stdout is not None
        process.stdout.close()


def test_it_is_ready_when_it_says_so_and_stops_cleanly(tmp_path: Path) -> None:
    with serving(tmp_path) as (process, url):
        assert httpx.get(f"{url}/health").json()["status"] == "ready"
        note = tmp_path / SERVING
        assert stat.S_IMODE(note.stat().st_mode) == 0o600
        process.send_signal(signal.SIGINT)
        assert process.wait(10) == 0
        assert process.stdout is not None
        said = process.stdout.read()
        assert "The server has stopped." in said and "Traceback" not in said
        assert not note.exists()


def test_the_program_without_a_command_starts_the_server(tmp_path: Path) -> None:
    port = str(free_port())
    environment = ENVIRONMENT | {"BELLADONNA_PORT": port, "BELLADONNA_DATA": str(tmp_path)}
    process = subprocess.Popen(
        [sys.executable, "-u", "-m", "belladonna"], stdout=subprocess.PIPE, text=True, env=environment, cwd=tmp_path
    )
    try:
        assert process.stdout is not None
        assert f":{port}" in process.stdout.readline()
    finally:
        process.terminate()
        process.communicate(timeout=10)


def test_what_keeps_it_from_starting_is_a_sentence(tmp_path: Path) -> None:
    with serving(tmp_path) as (_, url):
        second = belladonna("serve", "--data", str(tmp_path), "--port", "0")
        assert second.returncode == 2 and "Another server is using" in second.stderr
        port = url.rpartition(":")[2]
        same_port = belladonna("serve", "--data", str(tmp_path / "other"), "--port", port)
        assert same_port.returncode == 2 and f"Port {port} is in use" in same_port.stderr
    for words, said in (
        (("--port", "99999"), "A setting is wrong"),
        (("--database", "nonsense"), "no address of a database"),
        (("--config", str(tmp_path / "missing.toml")), "not readable"),
    ):
        failed = belladonna("serve", "--data", str(tmp_path), *words)
        assert failed.returncode == 2 and said in failed.stderr, failed.stderr
        assert "Traceback" not in failed.stderr


def test_the_operator_looks_after_tables_whether_the_server_runs_or_not(tmp_path: Path) -> None:
    data = ("--data", str(tmp_path))

    async def make(url: str) -> list[str]:
        ann = Client(url)
        tables = [await ann.create(bots=3, start=True) for _ in range(3)]
        await ann.http.aclose()
        return tables

    with serving(tmp_path) as (_, url):
        one, two, three = asyncio.run(make(url))
        listed = belladonna("tables", "list", *data).stdout
        assert all(table in listed for table in (one, two, three))
        assert belladonna("tables", "close", one, *data).returncode == 0
        assert httpx.get(f"{url}/api/tables/{one}").json()["closed"]["key"] == "server-closed-operator"
        assert belladonna("tables", "delete", one, *data).returncode == 0
        assert httpx.get(f"{url}/api/tables/{one}").status_code == 404
        wrong = belladonna("tables", "close", "nothing", *data)
        assert wrong.returncode == 2 and "no such table" in wrong.stderr
    assert belladonna("tables", "close", two, *data).returncode == 0
    listed = belladonna("tables", "list", *data).stdout
    assert re.search(rf"{two}.*closed", listed) and re.search(rf"{three}.*playing", listed)
    assert three not in belladonna("tables", "list", "--status", "closed", *data).stdout
    assert belladonna("tables", "delete", three, *data).returncode == 0
    assert three not in belladonna("tables", "list", *data).stdout
    assert "no such table" in belladonna("tables", "delete", three, *data).stderr


@pytest.mark.parametrize("game", registry.names())
def test_two_terminals_and_a_bot_play_a_whole_game(tmp_path: Path, game: str) -> None:
    async def table(url: str) -> tuple[str, str, str]:
        ann = Client(url)
        made = await ann.create(game, config=short(game, players=3), options={"start": "full"})
        token = (await ann.post(f"/api/tables/{made}/link"))["token"]
        await ann.post(f"/api/tables/{made}/bots", {"seat": 2, "bot": "greedy"})
        await ann.http.aclose()
        return made, f"{url}/t/{made}#{token}", f"{url}/t/{made}"

    with serving(tmp_path) as (_, url):
        made, own, shared = asyncio.run(table(url))
        commands = [
            [sys.executable, "-m", "belladonna", "join", own, "--name", "Ann", "--lang", "fr"],
            [sys.executable, "-m", "belladonna", "join", shared, "--name", "Bo", "--lang", "en"],
        ]
        files = [tmp_path / "ann.txt", tmp_path / "bo.txt"]
        terminals = []
        for command, file in zip(commands, files, strict=True):
            with file.open("w") as out:
                terminals.append(
                    subprocess.Popen(command, stdin=subprocess.PIPE, stdout=out, stderr=out, text=True, env=ENVIRONMENT)
                )
        for terminal in terminals:
            assert terminal.stdin is not None
            terminal.stdin.write("1\n" * 400)
            terminal.stdin.flush()
        for terminal in terminals:
            terminal.communicate(timeout=60)
        said = [file.read_text() for file in files]
        assert [terminal.returncode for terminal in terminals] == [0, 0], said
        info = httpx.get(f"{url}/api/tables/{made}").json()
        assert info["status"] == "ended" and [s["name"] for s in info["seats"][:2]] == ["Ann", "Bo"]
        assert "Bo" in said[0] and "Ann" in said[1]


@pytest.mark.parametrize(
    ("words", "key"),
    [
        (("http://127.0.0.1:1/t/abc",), "cannot be reached"),
        (("nonsense",), "no link of a table"),
        (("ftp://x/t/abc",), "no link of a table"),
    ],
)
def test_a_link_that_leads_nowhere_is_a_sentence(words: tuple[str, ...], key: str) -> None:
    failed = belladonna("join", *words)
    assert failed.returncode == 2 and key in failed.stderr and "Traceback" not in failed.stderr


def test_flags_come_before_the_environment_and_that_before_the_file(tmp_path: Path) -> None:
    file = tmp_path / "settings.toml"
    file.write_text('port = 1001\nhost = "0.0.0.0"\nlog = "json"\norigins = ["https://a.example"]\n')
    environment = {"BELLADONNA_PORT": "1002", "BELLADONNA_TRUSTED_PROXIES": "10.0.0.1, 10.0.0.2", "OTHER": "1"}
    assert settings({}, {}).port == PORT
    assert settings({}, {}, file).port == 1001
    assert settings({}, environment, file).port == 1002
    chosen = settings({"port": 1003, "host": None}, environment, file)
    assert (chosen.port, chosen.host, chosen.log) == (1003, "0.0.0.0", "json")
    assert chosen.origins == ("https://a.example",) and chosen.trusted_proxies == ("10.0.0.1", "10.0.0.2")


@pytest.mark.parametrize(
    ("flags", "environment", "said"),
    [
        ({"port": 70_000}, {}, "port"),
        ({}, {"BELLADONNA_PORT": "many"}, "port"),
        ({"colour": "red"}, {}, "There is no setting “colour”"),
        ({}, {"BELLADONNA_LOG": "loud"}, "log"),
    ],
)
def test_a_wrong_setting_is_named(flags: dict[str, Any], environment: Mapping[str, str], said: str) -> None:
    with pytest.raises(CannotStart, match=said):
        settings(flags, environment)


def test_addresses_are_ones_that_people_can_use() -> None:
    assert addresses(settings({}, {}), 8013) == ["http://localhost:8013"]
    assert addresses(settings({"url": "https://play.example/"}, {}), 8013) == ["https://play.example"]
    everywhere = addresses(settings({"host": "0.0.0.0"}, {}), 8013)
    assert everywhere[-1] == "http://localhost:8013" and "0.0.0.0" not in "".join(everywhere)


def test_data_lies_where_programs_of_the_user_keep_theirs() -> None:
    assert data_folder({}).name.lower() == "belladonna"
    if sys.platform == "linux":
        assert data_folder({"XDG_DATA_HOME": "/x"}) == Path("/x/belladonna")


def test_the_command_line_is_quick_without_the_server() -> None:
    code = "import sys, belladonna.cli.app; print(*sorted({n.partition('.')[0] for n in sys.modules}))"
    run = subprocess.run([sys.executable, "-c", code], capture_output=True, text=True, check=True)
    assert not {"litestar", "sqlalchemy", "uvicorn", "alembic", "httpx", "websockets"} & set(run.stdout.split())


def test_only_who_sits_at_the_machine_is_told_its_address_in_the_network(monkeypatch: pytest.MonkeyPatch) -> None:
    monkeypatch.setattr("belladonna.server.addresses.own_address", lambda: "192.168.1.7")
    everywhere = settings({"host": "0.0.0.0"}, {})
    assert shared(everywhere, 8013, "127.0.0.1") == "http://192.168.1.7:8013"
    assert shared(everywhere, 8013, "203.0.113.9") is None
    assert shared(settings({}, {}), 8013, "127.0.0.1") is None, "others cannot reach it"
    assert shared(settings({"url": "https://play.example/"}, {}), 8013, "203.0.113.9") == "https://play.example"
