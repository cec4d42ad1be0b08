"""What any game must hold, on random games of Cookie Smasher: small decks, so that it stays quick."""

from __future__ import annotations

import pytest
from hypothesis import settings

from belladonna.core import registry
from belladonna.games.cookie.tests.recount import recount
from belladonna.testing import check_rules

GAME = registry.game("cookie")


@pytest.mark.parametrize("variant", ["none", "blind"])
def test_every_property_holds(variant: str) -> None:
    """Two to seven players, every set and option; one card of each food."""
    tried = check_rules(GAME, recount=recount, variant=variant, copies=1, choose_s=30)
    assert len(tried) > 12 and min(tried.values()) >= 10


@pytest.mark.long
@pytest.mark.parametrize("variant", ["none", "blind"])
@pytest.mark.parametrize("players", range(2, 8))
def test_every_property_holds_with_whole_decks(variant: str, players: int) -> None:
    profile = settings.get_current_profile_name()
    settings.register_profile("whole decks", deadline=None, max_examples=10, derandomize=False)  # their games are long
    settings.load_profile("whole decks")
    try:
        assert check_rules(GAME, recount=recount, variant=variant, players=players)["agrees_with_a_recount"] >= 5
    finally:
        settings.load_profile(profile)
