"""What the tests of Cookie Smasher share."""

from __future__ import annotations

from collections.abc import Callable

import pytest

from belladonna import text as catalogues
from belladonna.core import registry
from belladonna.core.text import Text


@pytest.fixture(scope="session")
def say() -> Callable[[Text, str], str]:
    """Say a Text in a language, whether or not the game is registered yet."""
    with pytest.MonkeyPatch.context() as patch:
        if "cookie" not in registry.names():
            patch.setattr(registry, "names", lambda: ("cookie",))
            catalogues._bundle.cache_clear()
        speakers = {language: catalogues.Speaker(language) for language in ("en", "fr")}
    catalogues._bundle.cache_clear()
    return lambda message, language: speakers[language].say(message)
