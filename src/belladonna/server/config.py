"""How a server is set up: flags first, then the environment, then a file, then what is written here."""

from __future__ import annotations

import os
import sys
import tomllib
from collections.abc import Mapping
from pathlib import Path
from typing import Annotated, Any, Literal

import msgspec
from msgspec import Meta, Struct

from belladonna.core.text import text
from belladonna.server.errors import CannotStart

PREFIX = "BELLADONNA_"
FILE = "belladonna.toml"
DATABASE = "belladonna.sqlite"
PORT = 8013
LISTS = ("origins", "trusted_proxies", "bots")
"""Settings that hold several values, which the environment writes with commas."""


class Settings(Struct, frozen=True, kw_only=True, forbid_unknown_fields=True):
    """Every setting, named the same in the file (`port = 80`), the environment (`BELLADONNA_PORT=80`) and as a flag."""

    host: str = "127.0.0.1"
    port: Annotated[int, Meta(ge=0, le=65535)] = PORT
    data: str = ""
    """The folder of the database; empty: the user's data folder."""
    database: str = ""
    """Another database than the file in `data`, as a URL of SQLAlchemy."""
    url: str = ""
    """The address people use, where it is not the one the server listens on; links are made from it."""
    origins: tuple[str, ...] = ()
    """Other sites whose pages may use this server, `https://example.org`."""
    trusted_proxies: tuple[str, ...] = ("127.0.0.1", "::1")
    """Addresses whose X-Forwarded headers are believed."""
    log: Literal["plain", "json"] = "plain"
    log_level: Literal["debug", "info", "warning", "error"] = "info"
    metrics: bool = True
    bots: tuple[str, ...] = ()
    """Agents that may be seated like bots, each as `NAME=module:factory` or `NAME=agent.py:Agent`."""

    message_bytes: Annotated[int, Meta(ge=256)] = 8_192
    """The longest message a client may send."""
    message_burst: Annotated[int, Meta(ge=1)] = 60
    messages_per_s: Annotated[float, Meta(gt=0)] = 20.0
    """How many messages a connection may send at once, and in the long run."""
    request_burst: Annotated[int, Meta(ge=1)] = 120
    requests_per_s: Annotated[float, Meta(gt=0)] = 20.0
    """How many requests a session, and an address, may send."""
    connections: Annotated[int, Meta(ge=1)] = 40
    """How many sockets one session may have open."""
    tables: Annotated[int, Meta(ge=1)] = 20
    """How many unfinished tables one session may have made."""
    backlog_bytes: Annotated[int, Meta(ge=65_536)] = 1_048_576
    """How much may wait for a client that does not read before it is cut off."""

    unstarted_days: Annotated[float, Meta(gt=0)] = 1.0
    idle_days: Annotated[float, Meta(gt=0)] = 30.0
    """When a table nobody starts, or plays on, is closed."""
    bot_deadline_ms: Annotated[int, Meta(ge=50)] = 5_000
    bot_threads: Annotated[int, Meta(ge=1, le=64)] = 2
    agent_deadline_ms: Annotated[int, Meta(ge=50)] = 15_000
    """How long an agent that plays from elsewhere may take for a move."""

    @property
    def database_url(self) -> str:
        if self.database:
            return self.database
        return f"sqlite+aiosqlite:///{(self.folder / DATABASE).as_posix()}"

    @property
    def folder(self) -> Path:
        return Path(self.data).expanduser() if self.data else data_folder(os.environ)


def data_folder(environment: Mapping[str, str]) -> Path:
    """Return where a program of this user keeps its data on this system."""
    home = Path.home()
    if sys.platform == "win32":
        return Path(environment.get("LOCALAPPDATA") or home / "AppData" / "Local") / "Belladonna"
    if sys.platform == "darwin":
        return home / "Library" / "Application Support" / "Belladonna"
    return Path(environment.get("XDG_DATA_HOME") or home / ".local" / "share") / "belladonna"


def settings(
    flags: Mapping[str, Any], environment: Mapping[str, str] = os.environ, file: Path | None = None
) -> Settings:
    """Return the settings; flags that are None were not given. CannotStart names the setting that is wrong."""
    values: dict[str, Any] = {}
    if file is not None or Path(FILE).is_file():
        values |= _read(file or Path(FILE))
    for name in Settings.__struct_fields__:
        given = environment.get(PREFIX + name.upper())
        if given is not None:
            values[name] = [part.strip() for part in given.split(",") if part.strip()] if name in LISTS else given
    values |= {name: value for name, value in flags.items() if value is not None}
    for name in values:
        if name not in Settings.__struct_fields__:
            raise CannotStart(
                text("server-setting-unknown", name=name[:40], allowed=", ".join(Settings.__struct_fields__))
            )
    try:
        return msgspec.convert(values, Settings, strict=False)
    except msgspec.ValidationError as error:
        raise CannotStart(text("server-setting-wrong", detail=str(error)[:200])) from None


def _read(file: Path) -> dict[str, Any]:
    try:
        return tomllib.loads(file.read_text(encoding="utf-8"))
    except (OSError, tomllib.TOMLDecodeError, UnicodeDecodeError) as error:
        raise CannotStart(text("server-file-not-readable", value=str(file), detail=str(error)[:200])) from None
