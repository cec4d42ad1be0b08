"""What a person types: lines, and single keys where the terminal can give them at once."""

from __future__ import annotations

import os
import re
import sys
import time
from collections.abc import Iterator
from contextlib import contextmanager

from belladonna.cli.voice import clean

_ESCAPES = re.compile(r"\x1b[\[O]?[0-9;]*[A-Za-z~]?")
_POLL = 0.005
"""How often a Windows console is asked whether a key is down."""


class InputEnded(Exception):
    """Nobody will type any more."""


def can_read_keys() -> bool:
    """Whether single keys can be had: at a terminal, not from a pipe."""
    if not (sys.stdin.isatty() and sys.stdout.isatty()):
        return False
    if sys.platform == "win32":
        return True
    try:
        import termios

        termios.tcgetattr(sys.stdin.fileno())
    except (ImportError, OSError, termios.error):
        return False
    return True


def line(prompt: str) -> str:
    """Return what is typed, without the blanks around it; from a pipe it is written out, so that the text reads on."""
    try:
        typed = input(prompt)
    except EOFError:
        print(flush=True)
        raise InputEnded from None
    if not sys.stdin.isatty():
        print(clean(typed).strip()[:40], flush=True)
    return typed.strip()


@contextmanager
def single_keys() -> Iterator[None]:
    """Within, keys come one by one and unseen; keys pressed before are forgotten."""
    if sys.platform == "win32":
        import msvcrt

        while msvcrt.kbhit():
            msvcrt.getwch()
        yield
        return
    import termios
    import tty

    terminal = sys.stdin.fileno()
    before = termios.tcgetattr(terminal)
    try:
        tty.setcbreak(terminal, termios.TCSAFLUSH)
        yield
    finally:
        termios.tcsetattr(terminal, termios.TCSAFLUSH, before)


def pressed(wait: float) -> str:
    """Return the keys pressed within so many seconds, "" if there were none; only within `single_keys`.

    Arrows and their like come as several letters, and are none of them.
    """
    if sys.platform == "win32":
        import msvcrt

        end = time.monotonic() + wait
        while not msvcrt.kbhit():
            if time.monotonic() >= end:
                return ""
            time.sleep(_POLL)
        one = msvcrt.getwch()
        if one == "\x03":
            raise KeyboardInterrupt
        if one in "\x00\xe0":
            msvcrt.getwch()
            return ""
        return one
    import select

    terminal = sys.stdin.fileno()
    if not select.select([terminal], [], [], max(0.0, wait))[0]:
        return ""
    several = os.read(terminal, 64).decode(errors="replace")
    if not several:
        raise InputEnded
    return _ESCAPES.sub("", several)
