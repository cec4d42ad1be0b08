"""Bots that need machine code are known, and whoever waits for it is told."""

from __future__ import annotations

from belladonna.bots import bot, bots
from belladonna.bots.ready import make_ready, needs_kernel, searching_games
from belladonna.core import registry
from belladonna.core.text import Text, text


class Waits:
    def __init__(self) -> None:
        self.warmed = 0

    def warm(self) -> None:
        from belladonna.core import compiled

        self.warmed += 1
        say = compiled._listener.get()
        assert say is not None
        say(text("kernel-compiling", name="toy"))


def test_bots_that_search_need_a_kernel_and_no_others() -> None:
    assert searching_games() == ("poison", "voodoo")
    for name in searching_games():
        game = registry.game(name)
        assert [level for level in bots(game) if needs_kernel(game, level)] == ["hard", "champion"]


def test_all_are_made_ready_and_one_kernel_is_told_of_once() -> None:
    told: list[Text] = []
    players = [Waits(), bot(registry.game("poison"), "greedy"), None, Waits()]
    make_ready(players, told.append)
    assert told == [text("kernel-compiling", name="toy")]
    assert [player.warmed for player in players if isinstance(player, Waits)] == [1, 1]
