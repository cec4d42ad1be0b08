"""Which language a person reads: what they ask for, else what their system says."""

from __future__ import annotations

import ctypes
import locale
import os
import subprocess
import sys
from collections.abc import Mapping

from belladonna.cli.errors import BadUsage
from belladonna.core.text import text
from belladonna.text import DEFAULT, languages

VARIABLES = ("LC_ALL", "LC_MESSAGES", "LANG")


def chosen(asked: str | None) -> str:
    """Return the language asked for, or that of the system; one we do not speak is refused only if it was asked for."""
    if asked is None:
        return spoken(system_locale(os.environ))
    if asked.lower() not in languages():
        raise BadUsage(text("cli-no-language", value=asked[:20], allowed=", ".join(languages())))
    return asked.lower()


def spoken(tag: str) -> str:
    """Return the language of a tag such as `fr_CA.UTF-8` or `fr-CA`, if there is a catalogue, else English."""
    first = tag.lower().replace("-", "_").partition("_")[0].partition(".")[0]
    return first if first in languages() else DEFAULT


def system_locale(environment: Mapping[str, str]) -> str:
    for variable in VARIABLES:
        if value := environment.get(variable):
            return value
    if sys.platform == "win32":
        return locale.windows_locale.get(ctypes.windll.kernel32.GetUserDefaultUILanguage(), "")
    if sys.platform == "darwin":
        try:  # a program started from the Dock has no LANG
            asked = subprocess.run(
                ["/usr/bin/defaults", "read", "-g", "AppleLocale"],
                capture_output=True,
                text=True,
                timeout=2,
                check=False,
            )
        except (OSError, subprocess.SubprocessError):
            return ""
        return asked.stdout.strip()
    return ""
