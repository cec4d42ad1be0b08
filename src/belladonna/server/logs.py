"""Logs as lines of JSON for machines, or plain for people. Nothing that is logged holds a card or a token."""

from __future__ import annotations

import logging
import sys
from datetime import UTC, datetime
from typing import Literal

import msgspec

Style = Literal["plain", "json"]
_OWN = set(vars(logging.makeLogRecord({}))) | {"message", "asctime", "taskName", "color_message"}


def details(record: logging.LogRecord) -> dict[str, object]:
    """Return what the caller gave as `extra`."""
    return {k: v for k, v in vars(record).items() if k not in _OWN}


class Json(logging.Formatter):
    def format(self, record: logging.LogRecord) -> str:
        line: dict[str, object] = {
            "at": datetime.fromtimestamp(record.created, UTC).isoformat(timespec="milliseconds"),
            "level": record.levelname.lower(),
            "from": record.name,
            "what": record.getMessage(),
            **details(record),
        }
        if record.exc_info:
            line["trace"] = self.formatException(record.exc_info)
        return msgspec.json.encode(line, enc_hook=str).decode()


class Plain(logging.Formatter):
    def format(self, record: logging.LogRecord) -> str:
        at = datetime.fromtimestamp(record.created, UTC).strftime("%H:%M:%S")
        more = "".join(f" {k}={v}" for k, v in details(record).items())
        trace = f"\n{self.formatException(record.exc_info)}" if record.exc_info else ""
        return f"{at} {record.levelname.lower():7} {record.getMessage()}{more}{trace}"


def set_up(style: Style, level: str) -> None:
    """Write logs to the error output; what libraries say counts only when it is a warning."""
    handler = logging.StreamHandler(sys.stderr)
    handler.setFormatter(Json() if style == "json" else Plain())
    root = logging.getLogger()
    root.handlers[:] = [handler]
    root.setLevel(logging.WARNING)
    logging.getLogger("belladonna").setLevel(level.upper())
