"""RULES.md, paragraph by paragraph: the deal, scoring, the end (P-4 to P-6)."""

from __future__ import annotations

from collections import Counter
from pathlib import Path
from random import Random

import pytest

from belladonna.bots import RandomBot
from belladonna.core import registry
from belladonna.core.config import make_config
from belladonna.core.driver import play_out
from belladonna.core.history import AnyHistory, History
from belladonna.core.rules import CHANCE, Seat
from belladonna.games.poison.model import (
    DrawDealer,
    Drew,
    GameEnded,
    Passed,
    RoundBegan,
    RoundEnded,
    Score,
)
from belladonna.games.poison.scoring import majority, score
from belladonna.games.poison.spec import Config, deck
from belladonna.games.poison.text import explain
from belladonna.testing import check_rulebook, table_for
from belladonna.text import Speaker

GAME = registry.game("poison")


def whole(seed: int = 0, **options: str | int) -> AnyHistory:
    config = make_config(Config, options)
    return play_out(GAME, config, seed, [RandomBot() for _ in range(config.players)])


def dealt(**options: str | int) -> AnyHistory:
    """Return a game right after its first deal; seat 0 begins."""
    config = make_config(Config, {**options, "first_dealer": int(options["players"]) - 1})
    history: AnyHistory = History.of(GAME, config)
    return history.play(CHANCE, GAME.rules.sample(history.state, Random(1)))


def sizes(history: AnyHistory) -> tuple[list[int], int, int]:
    return [len(hand) for hand in history.state.hands], len(history.state.stack), len(history.state.out)


ROUNDS = {("classic", 3): 6, ("outset", 3): 3, ("manual", 3): 3}


@pytest.mark.parametrize("variant", ["none", "draw"])
@pytest.mark.parametrize("players", range(3, 7))
@pytest.mark.parametrize("edition", ["classic", "outset", "manual"])
def test_p_4_1_rounds(edition: str, players: int, variant: str) -> None:
    """A-P13: the draw variant changes nothing."""
    history = whole(edition=edition, players=players, variant=variant)
    began = [e for e in history.events() if isinstance(e, RoundBegan)]
    assert [e.round for e in began] == list(range(1, ROUNDS.get((edition, players), players) + 1))
    deals_of = Counter(e.dealer for e in began)
    assert set(deals_of.values()) == {len(began) // players} and len(deals_of) == players


def test_p_4_2_the_deal_and_the_start_move_to_the_left() -> None:
    history = whole(players=5, first_dealer=3)
    began = [e for e in history.events() if isinstance(e, RoundBegan)]
    assert [e.dealer for e in began] == [3, 4, 0, 1, 2] and [e.first for e in began] == [4, 0, 1, 2, 3]


def test_p_4_2_the_first_dealer_is_drawn_unless_chosen() -> None:
    state = GAME.rules.setup(make_config(Config, {"players": 6}))
    assert {GAME.rules.sample(state, Random(seed)) for seed in range(200)} == {DrawDealer(Seat(s)) for s in range(6)}
    chosen = GAME.rules.setup(make_config(Config, {"players": 6, "first_dealer": 2}))
    assert chosen.dealer == 2
    t = table_for("poison", players=3)
    t.refuses("* dealer 3", rule="P-4.2")


def test_p_4_2_every_round_is_dealt_from_all_cards() -> None:
    t = table_for("poison", players=4, first_dealer=0)
    some = " ".join(deck(Config())[1:])
    assert "not the cards" in t.refuses(f"* deal {some}", rule="P-4.2")
    history = whole(edition="outset", players=6)
    assert all(len(ply.move.deck) == 50 for ply in history.plies if hasattr(ply.move, "deck"))


@pytest.mark.parametrize(("players", "hand", "out"), [(3, 12, 14), (4, 12, 2), (5, 10, 0), (6, 8, 2)])
def test_p_4_3_the_deal_of_outset(players: int, hand: int, out: int) -> None:
    history = dealt(edition="outset", players=players)
    assert sizes(history) == ([hand] * players, 0, out)
    view = history.view(Seat(0))
    assert view.out == out and not hasattr(view, "out_cards")


@pytest.mark.parametrize("edition", ["classic", "manual"])
@pytest.mark.parametrize(
    ("players", "hands"), [(4, [13, 13, 12, 12]), (5, [10] * 5), (6, [9, 9, 8, 8, 8, 8])], ids=["4", "5", "6"]
)
def test_p_4_4_all_cards_are_dealt(edition: str, players: int, hands: list[int]) -> None:
    assert sizes(dealt(edition=edition, players=players)) == (hands, 0, 0)


def test_p_4_4_one_by_one_from_the_dealers_left() -> None:
    t = table_for("poison", players=4, first_dealer=1, deck=("R1", "R2", "R4", "R5", "R7", "X4"))
    t.plays("* deal R1 R2 R4 R5 R7 X4")
    assert t.state.hands == (("R4",), ("R5",), ("R1", "R7"), ("R2", "X4")) and t.turn == 2


@pytest.mark.parametrize(
    ("zeros", "wilds", "hands"), [(1, 1, [14] * 4), (2, 3, [17, 16, 16, 16]), (1, 0, [14, 13, 13, 13])]
)
def test_p_4_4_zero_and_wild_cards_are_dealt_with_the_others(zeros: int, wilds: int, hands: list[int]) -> None:
    assert sizes(dealt(edition="manual", players=4, zeros=zeros, wilds=wilds)) == (hands, 0, 0)


@pytest.mark.parametrize("edition", ["classic", "manual"])
def test_p_4_5_three_deal_as_for_four(edition: str) -> None:
    assert sizes(dealt(edition=edition, players=3)) == ([13, 13, 12], 0, 12)
    assert sizes(dealt(edition="manual", players=3, zeros=1, wilds=1)) == ([14, 14, 14], 0, 14)


def test_p_4_5_the_fourth_pile_gets_its_card_after_the_dealer() -> None:
    t = table_for("poison", players=3, first_dealer=2, deck=("R1", "R2", "R4", "R5", "R7"))
    t.plays("* deal R1 R2 R4 R5 R7")
    assert t.state.hands == (("R1", "R7"), ("R2",), ("R4",)) and t.state.out == ("R5",)


@pytest.mark.parametrize("edition", ["classic", "outset", "manual"])
@pytest.mark.parametrize("players", range(3, 7))
def test_p_4_6_the_draw_variant_deals_five_and_uses_all(edition: str, players: int) -> None:
    assert sizes(dealt(edition=edition, players=players, variant="draw")) == ([5] * players, 50 - 5 * players, 0)


PLAYS = {3: [17, 17, 16], 4: [13, 13, 12, 12], 5: [10] * 5, 6: [9, 9, 8, 8, 8, 8]}


@pytest.mark.parametrize("players", range(3, 7))
@pytest.mark.parametrize("edition", ["classic", "outset"])
def test_p_4_6_how_many_cards_everybody_plays(edition: str, players: int) -> None:
    """A-P12: everybody has five until the stack is empty, then five more turns follow."""
    history = whole(edition=edition, players=players, variant="draw", first_dealer=players - 1)
    first_round = []
    for ply in history.plies:
        first_round.append(ply)
        if any(isinstance(e, RoundEnded) for e in ply.events):
            break
    plays = Counter(ply.seat for ply in first_round if ply.seat >= 0)
    assert [plays[Seat(s)] for s in range(players)] == PLAYS[players]
    drew = [ply.seat for ply in first_round for e in ply.events if isinstance(e, Drew)]
    assert len(drew) == 50 - 5 * players and first_round[-1].seat == drew[-1]
    for ply in first_round[1 : len(drew) + 1]:
        assert {len(hand) for hand in ply.state.hands} == {5}


def test_p_4_6_a_card_is_judged_before_drawing_and_the_drawn_card_waits() -> None:
    t = table_for("poison", players=3, variant="draw", first_dealer=2)
    t.deals("R1 R1 R1 R2 R2", "B1 B1 B1 B2 B2", "P1 P1 P1 P2 P2", stack="X4 R7")
    t.refuses("X4>1", rule="P-2.2")
    t.plays("R1>1")
    assert t.state.hands[0] == ("R1", "R1", "R2", "R2", "X4") and t.turn == 1
    assert t.said(0)[-1] == "You draw poison 4. Left in the stack: 1."
    assert t.said(1)[-1] == "seat 1 draws a card. Left in the stack: 1."
    t.plays("B1>2", "P1>3", "R1>1")
    assert not any(isinstance(e, Drew) for e in t.events) and len(t.state.hands[0]) == 4


def test_p_4_7_who_is_out_of_cards_is_skipped() -> None:
    """Only forced passes can make hands run out of turn: seat 0 sits on its Wild while the others play."""
    t = table_for("poison", players=4, edition="manual", wilds=1, first_dealer=3)
    t.deals("RW RW RW", "B1 B2 B4", "P1 P2 P4", "B1 P1 R1")
    t.plays("B1>1", "P1>2", "B1>1", "B2>1", "P2>2", "P1>2", "B4>1", "P4>2", "R1>3")
    assert [len(hand) for hand in t.state.hands] == [3, 0, 0, 0]
    t.plays("0 RW>3", "0 RW>3")
    assert t.turn == 0 and not any(isinstance(e, Passed) for e in t.events)
    t.plays("0 RW>3")
    assert any(isinstance(e, RoundEnded) for e in t.events)


def test_p_5_1_a_round_ends_with_the_last_card_and_shows_what_was_taken() -> None:
    t = table_for("poison", players=4, first_dealer=3).deals("R7", "R7", "R7", "R5").plays("R7>1", "R7>1", "R7>1")
    assert len(t.state.scores) == 0
    t.plays("R5>1")
    ended = next(e for e in t.events if isinstance(e, RoundEnded))
    assert ended.taken == ((), ("R7",), ("R7",), ())  # 7 + 5 = 12 stays
    assert t.view(None).taken == ((),) * 4 and t.view(None).cauldrons == ((), (), ())


def points(*piles: str) -> tuple[int, ...]:
    """Score piles written as `3B 2R 1X`."""
    return reckoned(*piles).points


def reckoned(*piles: str) -> Score:
    rows = [Counter({word[-1]: int(word[:-1]) for word in pile.split()}) for pile in piles]
    return score([tuple(row[c] for c in "RBPX") for row in rows])


def test_p_5_2_the_majority_discards_its_cards() -> None:
    assert points("5R 1B", "2R", "") == (0, 2, 0)  # one blue against none is a majority, too
    assert majority([0, 1, 0]) == 1 and majority([0, 0, 0]) is None


def test_p_5_2_cards_are_counted_not_values() -> None:
    t = table_for("poison", players=4, edition="manual", zeros=2, wilds=1, first_dealer=3)
    t.deals("R0 X4 B7", "X4 R7 R7", "X4 R0 X4", "X4 RW R5")
    t.plays("R0>1", "X4>1", "X4>1", "X4>1")  # 12
    t.plays("X4>1")  # 16: seat 0 takes R0 and three poisons
    t.plays("R7>1", "R0>1", "RW>1")  # 11, 11, the Wild copies 0
    t.plays("B7>2", "R7>1")  # 18: seat 1 takes X4 R7 R0 RW
    t.plays("X4>3", "R5>1")
    ended = next(e for e in t.events if isinstance(e, RoundEnded))
    assert ended.score.counts[:2] == ((1, 0, 0, 3), (3, 0, 0, 1)) and ended.score.majorities == (1, None, None)
    assert ended.score.points == (1 + 6, 2, 0, 0)


def test_p_5_3_a_tie_discards_nothing() -> None:
    assert points("3R", "3R", "2R", "") == (3, 3, 2, 0)
    assert reckoned("3R", "3R", "2R").majorities == (None, None, None)


def test_p_5_4_a_potion_counts_one_whatever_its_value() -> None:
    t = table_for("poison", players=4, edition="manual", zeros=1, wilds=1, first_dealer=3)
    t.deals("R7 B7", "R0 B7", "RW B7", "R7 B7")
    t.plays("R7>1", "R0>1", "RW>1", "R7>1", "B7>2", "B7>2", "B7>2", "B7>2")
    ended = next(e for e in t.events if isinstance(e, RoundEnded))
    assert ended.score.counts[3] == (3, 1, 0, 0) and ended.score.points == (0, 1, 1, 1)
    assert points("3R", "4R") == (3, 0)


def test_p_5_5_poison_counts_two_always() -> None:
    assert points("5X", "1X", "") == (10, 2, 0)


def test_p_5_6_only_taken_cards_score() -> None:
    """Cards in the cauldrons, unplayed in a hand, or out of the round."""
    t = table_for("poison", players=3, edition="manual", wilds=1, first_dealer=2)
    t.deals("R7 BW", "R7 PW", "X4 X4", out="X4 X4").plays("R7>1", "R7>1", "X4>1", "X4>1")
    ended = next(e for e in t.events if isinstance(e, RoundEnded))
    assert ended.unplayed == (("BW",), ("PW",), ()) and ended.taken == ((), ("R7",), ("R7", "X4"))
    assert ended.score.points == (0, 1, 1 + 2)
    assert any("could not play blue Wild; that scores nothing" in line for line in t.said())


def test_p_5_7_anne_luc_pierre_and_marc() -> None:
    found = reckoned("3B 2R 1X", "6R 2P", "2B 5R 6P 2X", "6B 1R 6P 4X")
    assert found.points == (7, 2, 17, 15) and found.majorities == (1, 3, None)


def test_p_5_7_explained_in_both_languages() -> None:
    found = reckoned("3B 2R 1X", "6R 2P", "2B 5R 6P 2X", "6B 1R 6P 4X")
    names = ["Anne", "Luc", "Pierre", "Marc"]
    assert [Speaker("en", names, you=3).say(line) for line in explain(found)] == [
        "Most red: Luc, with 6, discarded.",
        "Most blue: you, with 6; you discard them.",
        "Most purple: a tie of Pierre and you with 6 each; nobody discards.",
        "Anne scores 7: 2 red, 3 blue and 1 poison (counts 2).",
        "Luc scores 2: 6 red (discarded) and 2 purple.",
        "Pierre scores 17: 5 red, 2 blue, 6 purple and 2 poison (counts 4).",
        "You score 15: 1 red, 6 blue (discarded), 6 purple and 4 poison (counts 8).",
    ]
    assert Speaker("fr", names).say(explain(found)[3]) == (
        "Anne compte 7\u00a0: 2 rouges, 3 bleues et 1 poison (compte 2)."
    )


def test_p_6_1_the_fewest_points_win() -> None:
    history = whole(players=4, seed=5)
    ended = [e for e in history.events() if isinstance(e, RoundEnded)]
    sums = tuple(sum(e.score.points[s] for e in ended) for s in range(4))
    assert history.result is not None and history.result.points == sums == ended[-1].totals
    assert history.result.winners == tuple(s for s in range(4) if sums[s] == min(sums))
    over = history.events()[-1]
    assert isinstance(over, GameEnded) and over.points == sums and not history.to_act
    table_over = table_for("poison", players=4)
    table_over.history = history
    table_over.refuses("0 R1>1", rule="P-2.1")


def test_p_6_2_equals_share_the_victory() -> None:
    """Three rounds in which nobody takes anything."""
    t = table_for("poison", players=3, edition="outset", first_dealer=2)
    for _ in range(3):
        t.deals("R1", "B1", "P1")
        for _ in range(3):
            assert t.turn is not None
            t.plays(*list(t.legal())[:1])
    assert t.result is not None and t.result.points == (0, 0, 0) and t.result.winners == (0, 1, 2)
    assert t.said(names=["Ann", "Bo", "Cy"])[-2:] == [
        "The fewest points, 0 each: Ann, Bo and Cy share the victory.",
        "The game is over.",
    ]


SOURCES = (
    *(f"P000-{n}" for n in range(1, 25)),
    *(f"P001-{n}" for n in range(1, 27)),
    "P001-20b",
    *(f"P003-{n}" for n in range(1, 20)),
    *(f"A-P{n}" for n in range(1, 23)),
    "A-P10b",
    "A-P11b",
)


def test_the_rulebook_its_sources_the_code_and_the_tests_agree() -> None:
    check_rulebook(GAME, SOURCES, Path(__file__).resolve().parents[1])
