"""Who somebody is: guests with a token in a cookie, names as people may choose them, links that open a seat."""

from __future__ import annotations

import hashlib
import hmac
import secrets
import unicodedata
from random import Random
from typing import Protocol

from msgspec import Struct

from belladonna.core.text import text
from belladonna.server.errors import NotUnderstood
from belladonna.server.forms import NAME_LENGTH

COOKIE = "belladonna"
COOKIE_AGE_S = 365 * 24 * 3600
LETTERS = "abcdefghijkmnpqrstuvwxyz23456789"
"""Ids are read aloud and typed: none of these looks like another."""
ID_LENGTH = 12
BIDI = {"LRE", "RLE", "LRO", "RLO", "PDF", "LRI", "RLI", "FSI", "PDI"}


class Session(Struct, frozen=True):
    """A person as this server knows them: nothing but a name they chose, and that may be empty."""

    id: str
    name: str


class Luck(Protocol):
    """Where ids, tokens and secrets come from; a test may know them beforehand."""

    def id(self) -> str: ...

    def token(self) -> str: ...

    def secret(self) -> bytes: ...


class SystemLuck:
    def id(self) -> str:
        return "".join(secrets.choice(LETTERS) for _ in range(ID_LENGTH))

    def token(self) -> str:
        return secrets.token_urlsafe(32)

    def secret(self) -> bytes:
        return secrets.token_bytes(32)


def hash_of(token: str) -> str:
    return hashlib.sha256(token.encode("utf-8", "replace")).hexdigest()


def seat_token(secret: bytes, seat: int, link: int) -> str:
    """Return what opens a seat on another device; `link` rises when the seat changes hands, and closes old links."""
    made = hmac.new(secret, f"seat {seat} {link}".encode(), hashlib.sha256).hexdigest()
    return f"{seat}-{made[:40]}"


def same_token(one: str, other: str) -> bool:
    return hmac.compare_digest(one.encode(), other.encode())


def rng(secret: bytes, *what: object) -> Random:
    """Return the luck of one move: the same for whoever makes it, unknown to whoever lacks the table's secret."""
    seed = hmac.new(secret, " ".join(map(str, what)).encode(), hashlib.sha256).digest()
    return Random(int.from_bytes(seed, "big"))


def checked_name(typed: str) -> str:
    """Return the name as it is shown, or refuse it: control and direction characters could dress up as something."""
    name = " ".join(unicodedata.normalize("NFC", typed).split())
    if not name:
        raise NotUnderstood(text("server-name-empty"))
    if len(name) > NAME_LENGTH:
        raise NotUnderstood(text("server-name-long", most=NAME_LENGTH))
    if any(_is_dangerous(character) for character in name):
        raise NotUnderstood(text("server-name-characters"))
    if not any(unicodedata.category(character)[0] in "LNSP" for character in name):
        raise NotUnderstood(text("server-name-empty"))
    if sum(unicodedata.combining(character) > 0 for character in name) > len(name) // 2:
        raise NotUnderstood(text("server-name-characters"))
    return name


def _is_dangerous(character: str) -> bool:
    joins = character in "\u200c\u200d"  # Persian, Indic scripts and emoji are spelled with them
    category = unicodedata.category(character)
    return (
        unicodedata.bidirectional(character) in BIDI
        or category in {"Cc", "Cs", "Co", "Cn", "Zl", "Zp"}
        or (category == "Cf" and not joins)
    )
