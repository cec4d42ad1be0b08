"""A server in a process of its own, on a core of its own where the system lets us say so, and requests to it."""

from __future__ import annotations

import asyncio
import os
import re
import signal
import subprocess
import sys
import time
from collections.abc import Iterator, Sequence
from contextlib import contextmanager
from pathlib import Path
from typing import Any

import msgspec

from belladonna.server.auth import COOKIE
from belladonna.server.serve import SERVING, Serving

PLENTY = {
    "TABLES": "1000000",
    "CONNECTIONS": "1000000",
    "REQUEST_BURST": "1000000",
    "REQUESTS_PER_S": "1000000",
    "LOG_LEVEL": "warning",
}
"""All clients come from one address here, so nobody is held to the limits of one."""
START_S = 60


class House:
    def __init__(self, process: subprocess.Popen[bytes], port: int, started_s: float) -> None:
        self.process, self.port, self.started_s = process, port, started_s

    @property
    def cpu_s(self) -> float:
        """Return the seconds of a core that the server has used, 0 where the system does not say."""
        try:
            fields = Path(f"/proc/{self.process.pid}/stat").read_text(encoding="ascii").rpartition(")")[2].split()
        except OSError:
            return 0.0
        return (int(fields[11]) + int(fields[12])) / os.sysconf("SC_CLK_TCK")

    @property
    def memory_kb(self) -> int:
        """Return how much of the server is in memory."""
        try:
            status = Path(f"/proc/{self.process.pid}/status").read_text(encoding="ascii")
        except OSError:
            shown = subprocess.run(["ps", "-o", "rss=", "-p", str(self.process.pid)], capture_output=True, check=True)  # noqa: S607
            return int(shown.stdout)
        found = re.search(r"VmRSS:\s*(\d+)", status)
        return int(found[1]) if found else 0


@contextmanager
def house(data: Path) -> Iterator[House]:
    """Run a server as people do, and stop it at the end."""
    command = [sys.executable, "-m", "belladonna", "serve", "--port", "0", "--data", str(data)]
    environment = os.environ | {f"BELLADONNA_{name}": value for name, value in PLENTY.items()}
    began = time.perf_counter()
    process = subprocess.Popen(command, env=environment, stdout=subprocess.PIPE)
    apart(process.pid)
    assert process.stdout is not None
    try:
        process.stdout.readline()  # the address: it is printed when the server is ready
        started = time.perf_counter() - began
        if process.poll() is not None:
            raise SystemExit("The server did not start.")
        note = msgspec.json.decode((data / SERVING).read_bytes(), type=Serving)
        yield House(process, int(note.url.rpartition(":")[2]), started)
    finally:
        process.send_signal(signal.SIGINT)
        process.wait(START_S)
        process.stdout.close()


def apart(pid: int) -> bool:
    """Give the server the first core and this process the others; return whether that could be done."""
    if sys.platform != "linux" or len(os.sched_getaffinity(0)) < 2:
        return False
    first, *others = sorted(os.sched_getaffinity(0))
    os.sched_setaffinity(pid, {first})
    os.sched_setaffinity(0, others)
    return True


class Counter:
    """Keeps a connection open and asks one thing after the other."""

    def __init__(self, port: int) -> None:
        self._port = port

    async def __aenter__(self) -> Counter:
        self._in, self._out = await asyncio.open_connection("127.0.0.1", self._port, limit=1 << 24)
        return self

    async def __aexit__(self, *_: object) -> None:
        self._out.close()

    async def ask(self, method: str, path: str, token: str = "", form: Any = None) -> tuple[Any, str]:
        """Return the answer, and the token of whoever asked."""
        body = b"" if form is None else msgspec.json.encode(form)
        cookie = f"Cookie: {COOKIE}={token}\r\n" if token else ""
        self._out.write(
            f"{method} {path} HTTP/1.1\r\nHost: localhost\r\n{cookie}Content-Type: application/json\r\n"
            f"Content-Length: {len(body)}\r\n\r\n".encode()
            + body
        )
        head = (await self._in.readuntil(b"\r\n\r\n")).decode("latin-1")
        length = re.search(r"content-length: (\d+)", head, re.I)
        answer = await self._in.readexactly(int(length[1]) if length else 0)
        if not re.match(r"HTTP/1.1 2\d\d", head):
            raise SystemExit(f"{method} {path} was answered with {head.splitlines()[0]}: {answer[:300]!r}")
        given = re.search(rf"set-cookie: {COOKIE}=([^;]+)", head, re.I)
        return (msgspec.json.decode(answer) if answer else None), given[1] if given else token


async def new_table(counter: Counter, key: str, form: dict[str, Any], people: int) -> tuple[str, Sequence[str]]:
    """Make a table that starts when it is full, and seat as many strangers; return its id and their tokens."""
    sat, token = await counter.ask("POST", "/api/tables", form={"key": f"bench-{key}"} | form)
    tokens, table = [token], sat["table"]["id"]
    for _ in range(people - 1):
        _, token = await counter.ask("POST", f"/api/tables/{table}/join", form={})
        tokens.append(token)
    return table, tokens
