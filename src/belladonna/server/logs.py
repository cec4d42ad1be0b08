"""Logs as lines of JSON for machines, or plain for people. Nothing that is logged holds a card or a token."""

from __future__ import annotations

import logging
import sys
import traceback
from datetime import UTC, datetime
from typing import Any, Literal

import msgspec

Style = Literal["plain", "json"]
_OWN = set(vars(logging.makeLogRecord({}))) | {"message", "asctime", "taskName", "color_message"}


def details(record: logging.LogRecord) -> dict[str, object]:
    """Return what the caller gave as `extra`."""
    return {k: v for k, v in vars(record).items() if k not in _OWN}


class Formatter(logging.Formatter):
    def formatException(self, ei: Any) -> str:  # noqa: N802 - it is logging's own name
        """Return where an error came from and of which kind it is, without its words: they may hold cards."""
        kind, error, trace = ei
        lines = [*traceback.format_list(traceback.extract_tb(trace)), kind.__name__ if kind else ""]
        cause = error and (error.__cause__ or (None if error.__suppress_context__ else error.__context__))
        if cause:
            lines.insert(0, self.formatException((type(cause), cause, cause.__traceback__)) + "\nand then\n")
        return "".join(lines)


class Json(Formatter):
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


class Plain(Formatter):
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
