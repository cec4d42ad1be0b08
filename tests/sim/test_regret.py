"""What players give away: less with more deals, and most by chance."""

from __future__ import annotations

import pytest

from belladonna.bots.search import Search
from belladonna.core import registry
from belladonna.core.game import AnyGame
from belladonna.sim.regret import main, positions, regret, tried


def game(name: str) -> AnyGame:
    return registry.game(name)


def test_a_search_gives_less_away_than_chance() -> None:
    poison = game("poison")
    decisions = positions(poison, poison.config(), 20, judge="search:500")
    assert len(decisions) == 20 and all(len(each.promises) > 1 for each in decisions)
    careful, random = (regret(poison, word, decisions, times=2) for word in ("search:200/3", "random"))
    assert 0 <= careful.share < 0.5 * random.share and careful.ms > 0


def test_a_word_says_the_recipe_and_the_rest_is_the_champion_s() -> None:
    search = tried(game("voodoo"), "search:48/2.5/random")
    champion = tried(game("voodoo"), "champion")
    assert isinstance(search, Search) and isinstance(champion, Search)
    assert (search.recipe.worlds, search.recipe.drop, search.recipe.policy) == (48, 2.5, "random")
    assert search.recipe.spread == champion.recipe.spread


@pytest.mark.parametrize("words", [["cookie", "easy"], ["whist", "easy"], ["poison", "genius"], ["poison", "search:x"]])
def test_what_cannot_be_asked_is_refused(words: list[str]) -> None:
    with pytest.raises(SystemExit) as stopped:
        main(words)
    assert stopped.value.code == 2
