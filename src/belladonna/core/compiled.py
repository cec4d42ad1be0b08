"""What kernels are made with: functions compiled to machine code once and kept, and their random numbers.

Only a game's `kernel.py`, and what runs kernels, imports this module: numba is slow to load.
"""

from __future__ import annotations

import hashlib
import os
import re
import sys
from collections.abc import Callable, Iterator
from contextlib import contextmanager, suppress
from contextvars import ContextVar
from functools import cache
from pathlib import Path
from typing import Any

import numba
import numpy as np
from numba.core.caching import CompileResultCacheImpl, FunctionCache, _CacheLocator

from belladonna.core.text import Text, text

Function = Callable[..., Any]
Say = Callable[[Text], object]

_listener: ContextVar[Say | None] = ContextVar("listener", default=None)


def compiled(function: Function) -> Function:
    """Compile a function of a kernel when it is first called, and keep the machine code for later processes.

    It runs without the GIL. Integer division by zero is not checked, nor are the bounds of arrays.
    """
    dispatcher: Any = numba.njit(nogil=True, error_model="numpy")(function)
    dispatcher._cache = _Kept(function)  # noqa: SLF001 - numba offers no other way to say where and how long
    made: Function = dispatcher
    return made


def inlined(function: Function) -> Function:
    """Compile a function into each of its callers: for what a move passes through, where a call would cost time."""
    made: Function = numba.njit(nogil=True, error_model="numpy", forceinline=True)(function)
    return made


@contextmanager
def telling(say: Say) -> Iterator[None]:
    """Say what takes so long whenever something has to be compiled meanwhile: once for each kernel."""
    told: set[Text] = set()

    def once(message: Text) -> None:
        if message not in told:
            told.add(message)
            say(message)

    token = _listener.set(once)
    try:
        yield
    finally:
        _listener.reset(token)


# numba's own cache asks only whether the file of a function has changed. A kernel takes its numbers from the spec
# beside it, and they become part of the machine code, so its stamp is made of all files it imports from its own folder.


class _Locator(_CacheLocator):
    """Keeps machine code in the user's cache folder: the package's own may be read-only, and stays as it is."""

    def __init__(self, function: Function, file: str) -> None:
        self._source = Path(file)
        self._line = function.__code__.co_firstlineno

    @classmethod
    def from_function(cls, function: Function, file: str) -> _Locator:
        return cls(function, file)

    def get_cache_path(self) -> str:
        folder = self.get_suitable_cache_subpath(str(self._source))
        return str(cache_folder() / folder)

    def get_source_stamp(self) -> str:
        return _stamp(self._source)

    def get_disambiguator(self) -> str:
        return str(self._line)


class _Files(CompileResultCacheImpl):
    def __init__(self, function: Function) -> None:
        self._lineno = function.__code__.co_firstlineno
        file = function.__code__.co_filename
        self._locator = _Locator.from_function(function, file)
        module = function.__module__.rpartition(".")[2]
        self._filename_base = self.get_filename_base(f"{module}.{function.__qualname__}", getattr(sys, "abiflags", ""))


class _Kept(FunctionCache):
    _impl_class = _Files

    def load_overload(self, sig: Any, target_context: Any) -> Any:
        try:
            found = super().load_overload(sig, target_context)
        except Exception:  # noqa: BLE001 - whatever is wrong with a kept file, compiling anew mends it
            found = None
        if found is None and (say := _listener.get()):
            say(text("kernel-compiling", name=_title(self._py_func)))
        return found

    def save_overload(self, sig: Any, data: Any) -> None:
        with suppress(OSError):  # no room, or not allowed: it runs all the same, and is compiled again next time
            super().save_overload(sig, data)


def cache_folder() -> Path:
    """Return where machine code is kept: NUMBA_CACHE_DIR, or the user's cache folder of this system."""
    if named := os.environ.get("NUMBA_CACHE_DIR"):
        return Path(named) / "belladonna"
    if sys.platform == "win32":
        base = Path(os.environ.get("LOCALAPPDATA") or Path.home() / "AppData" / "Local")
    elif sys.platform == "darwin":
        base = Path.home() / "Library" / "Caches"
    else:
        base = Path(os.environ.get("XDG_CACHE_HOME") or Path.home() / ".cache")
    return base / "belladonna" / "kernels"


@cache
def _stamp(source: Path) -> str:
    code = source.read_text(encoding="utf-8")
    beside = (
        source.with_name(f"{name}.py") for name in re.findall(r"^from belladonna\.[\w.]*?(\w+) import", code, re.M)
    )
    digest = hashlib.sha256()
    for file in (source, Path(__file__), *sorted({*beside})):
        digest.update(file.read_bytes() if file.exists() else b"")
    return digest.hexdigest()


def _title(function: Function) -> str:
    """Return the folder of a kernel, which is its game's name."""
    return Path(function.__code__.co_filename).parent.name


# Random numbers: one 64-bit counter in an array of its own, so that a game is repeated from one number on any machine,
# in any thread. (splitmix64 by Steele, Lea and Flood.)

STEP = np.uint64(0x9E3779B97F4A7C15)
FIRST, SECOND = np.uint64(0xBF58476D1CE4E5B9), np.uint64(0x94D049BB133111EB)


@compiled
def scrambled(number: Any) -> Any:
    mixed = (number ^ (number >> np.uint64(30))) * FIRST
    mixed = (mixed ^ (mixed >> np.uint64(27))) * SECOND
    return mixed ^ (mixed >> np.uint64(31))


@compiled
def drawn(rng: Any) -> Any:
    """Return a random number of 32 bits."""
    rng[0] += STEP
    return scrambled(rng[0]) >> np.uint64(32)


@compiled
def scaled(number: Any, count: int) -> Any:
    """Bring a drawn number to the range from 0 to count - 1; count is far below 2**32."""
    return np.int64((number * np.uint64(count)) >> np.uint64(32))


@compiled
def below(rng: Any, count: int) -> Any:
    """Return a random number from 0 to count - 1."""
    return scaled(drawn(rng), count)


@compiled
def seed_game(rng: Any, seed: int, game: int) -> None:
    """Start the numbers of one game of a run, so that a run is the same however it is cut into pieces."""
    rng[0] = scrambled(scrambled(np.uint64(seed) + STEP) ^ np.uint64(game))


@compiled
def shuffle(cards: Any, rng: Any) -> None:
    """Shuffle in place, every order equally likely."""
    for last in range(len(cards) - 1, 0, -1):
        other = below(rng, last + 1)
        cards[last], cards[other] = cards[other], cards[last]


# Small sets as bits.

_BYTE = 8
SIZE = np.array([bits.bit_count() for bits in range(1 << _BYTE)], np.int8)
"""[set]: how many members a set of eight has"""
MEMBER = np.zeros((1 << _BYTE, _BYTE), np.uint8)
"""[set, n]: its n-th member"""
for _bits in range(1 << _BYTE):
    _members = [place for place in range(_BYTE) if _bits >> place & 1]
    MEMBER[_bits, : len(_members)] = _members


@inlined
def size(bits: int) -> Any:
    """Return how many members a set of sixteen has."""
    return SIZE[bits & 0xFF] + SIZE[(bits >> 8) & 0xFF]


@inlined
def member(bits: int, n: int) -> Any:
    """Return the n-th member of a set of sixteen."""
    low = SIZE[bits & 0xFF]
    return MEMBER[bits & 0xFF, n] if n < low else 8 + MEMBER[(bits >> 8) & 0xFF, n - low]
