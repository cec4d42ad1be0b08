"""What the server refuses, and how HTTP says so."""

from __future__ import annotations

from typing import ClassVar

from belladonna.core.text import Refused, Text, text


class Denied(Refused):
    """Something a person may not do, or not now."""

    status: ClassVar[int] = 409
    retry_s: int | None = None


class NotFound(Denied):
    status = 404


class Forbidden(Denied):
    status = 403


class NotUnderstood(Denied):
    status = 400


class TooMany(Denied):
    status = 429

    def __init__(self, why: Text, retry_s: int = 1) -> None:
        super().__init__(why)
        self.retry_s = retry_s


class NotStored(Denied):
    """The database did not take it: a full disk, a lock, a file that may not be written. Nothing was done."""

    status = 503
    retry_s = 1

    def __init__(self) -> None:
        super().__init__(text("server-not-stored"))


class CannotStart(Refused):
    """The server cannot start as asked; the sentence says what to do."""


class Overtaken(Exception):
    """Somebody else stored a move of this number first: load the table again and judge again."""
