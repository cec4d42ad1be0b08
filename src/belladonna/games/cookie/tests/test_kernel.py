"""The compiled evaluator finds what evaluate.py finds."""

from __future__ import annotations

from collections import Counter
from collections.abc import Callable, Iterator
from random import Random

import numpy as np
import pytest

from belladonna.core.rules import Seat
from belladonna.games.cookie import kernel
from belladonna.games.cookie.deck import print_cards, random_recipe, set_recipe
from belladonna.games.cookie.evaluate import CENTRE, Evaluation, circle, evaluate
from belladonna.games.cookie.spec import FOODS, SETS, Card, cards_per_round
from belladonna.games.cookie.table import Placed
from belladonna.games.cookie.tests.layout import lay

ENOUGH, MANY = 12_000, 350_000


def decks(rng: Random) -> Iterator[tuple[Card, ...]]:
    """Yield decks of the printed sets, of random foods, of all fifty, and some in which much changes on the way.

    Only ale makes numbers equal late, or safe food act on cards that are still to come.
    """
    for name in SETS:
        yield print_cards(set_recipe(name), rng)
    for copies in (1, 2, 3, 9):
        yield print_cards(random_recipe(rng, copies), rng)
    safe = {name: 3 for name, food in FOODS.items() if food.safe}
    yield print_cards(dict.fromkeys(FOODS, 1), rng)
    yield print_cards({name: safe.get(name, 1) for name in FOODS}, rng)
    for acting in ("beer", "saffron", "nutmeg", "sage"):
        simple = ("mint", "ginger", "pork", "pear", "cider", "cookie", "pepper", "apple", "butter")
        yield print_cards({"ale": 9, "sugar": 3, acting: 6, **dict.fromkeys(simple, 1)}, rng)


def random_table(deck: tuple[Card, ...], rng: Random) -> tuple[tuple[Placed, ...], Seat, dict[Seat, int]]:
    """Lay cards as in a round: some may have none left, the king too; in `blind` only those who have are compared."""
    players = rng.randint(2, kernel.SEATS)
    most = cards_per_round(players)
    cards = rng.sample(deck, min(len(deck), most * players))
    plays: dict[Seat, list[Card]] = {}
    for seat in range(players):
        count = rng.choice([most] * 6 + [*range(most)])
        plays[Seat(seat)] = [cards.pop() for _ in range(min(count, len(cards)))]
    everybody = rng.random() < 0.5
    scores = {seat: rng.randint(0, 5) for seat, cards in plays.items() if cards or everybody}
    king = Seat(rng.randrange(players))
    return circle(plays, king, players), king, scores


def compare(tables: int, seed: int, met: Counter[str]) -> int:
    rng, compared = Random(seed), 0
    while True:
        for deck in decks(rng):
            for _ in range(100):
                placed, king, scores = random_table(deck, rng)
                if placed:
                    found = evaluate(placed, king, scores)
                    same(found, placed, king, scores)
                    met.update(placed[at].card.food for at in range(len(placed)))
                    compared += 1
                if compared == tables:
                    return compared


def same(found: Evaluation, placed: tuple[Placed, ...], king: Seat, scores: dict[Seat, int]) -> None:
    """The card to smash, the order of evaluation, all numbers, who is poisoned and who is gone."""
    tables = kernel.encode_table(placed, king, scores)
    target = kernel.evaluate(tables[0])
    t, ids = tables[0], [p.card.id for p in placed]
    left = [ids[place] for place in t["circle"][: t["left"]]]
    assert (CENTRE if target == kernel.CENTRE else ids[target]) == found.target
    assert [ids[place] for place in t["order"][: t["steps"]]] == [step.card for step in found.steps]
    assert t["number"][: len(ids)].tolist() == list(found.numbers)
    assert [card for card in left if t["poisoned"] >> ids.index(card) & 1] == list(found.poisoned)
    assert left == [card for card in ids if card not in found.eliminated]


def test_the_kernel_finds_the_poison_as_the_evaluator_does() -> None:
    met: Counter[str] = Counter()
    compared = compare(ENOUGH, 1, met)
    print(f"compared {compared:,} tables, each food on {min(met.values()):,} or more")
    assert compared == ENOUGH and met.keys() == FOODS.keys() and min(met.values()) > 100


@pytest.mark.parametrize(
    "cards",
    [
        "ale/3 ale/4 pork apple mint",  # two poisoned cards end with the same number
        "beer coffee ale/4 ale/2 sugar/DRINK/MEAT",  # a card is flipped twice before its turn
        "pork fish ale/2 nutmeg cookie",  # a card is eliminated that was poisoned
        "ale/2 saffron coffee ale/4 sugar/DRINK/MEAT",  # a card is poisoned before its turn
        "0:pork 0:ale/4",  # ale has but one neighbour
        "mint",
    ],
)
def test_rare_tables_come_out_the_same(cards: str) -> None:
    placed, scores = tuple(lay(cards)), {Seat(seat): seat for seat in range(5)}
    for king in map(Seat, range(5)):
        same(evaluate(placed, king, scores), placed, king, scores)


@pytest.mark.long
def test_the_kernel_finds_the_poison_as_the_evaluator_does_for_long(seconds_left: Callable[[], float]) -> None:
    met: Counter[str] = Counter()
    compared, seed = 0, 2
    while compared < MANY or seconds_left() > 0:
        compared, seed = compared + compare(ENOUGH, seed, met), seed + 1
    print(f"compared {compared:,} tables, each food on {min(met.values()):,} or more")
    assert compared >= MANY


def test_a_tally_is_the_same_however_it_is_cut_and_counts_what_was_laid() -> None:
    deck = kernel.encode_deck(print_cards(set_recipe("expert"), Random(1)))
    whole, parts = kernel.counts(), kernel.counts()
    kernel.tally(deck, 4, 1, 4, 1000, 7, 0, whole)
    for first, tables in ((0, 300), (300, 700)):
        kernel.tally(deck, 4, 1, 4, tables, 7, first, parts)
    assert (whole == parts).all()
    assert whole[:-1, 0].sum() == 4000 and whole[-1, 0] == whole[:, 1].sum() == 1000
    assert np.flatnonzero(whole[:-1, 0]).tolist() == [
        i for i, food in enumerate(FOODS.values()) if food.set == "expert"
    ]


def test_a_tally_agrees_with_tables_dealt_by_hand() -> None:
    """How often the centre is to be smashed, by both: within four standard errors."""
    rng, tables = Random(3), 1500
    deck = print_cards(set_recipe("amateur"), rng)
    counts = kernel.counts()
    kernel.tally(kernel.encode_deck(deck), 5, 1, 4, 100_000, 1, 0, counts)
    share = counts[-1, 1] / counts[-1, 0]
    centre = 0
    for _ in range(tables):
        placed = tuple(Placed(Seat(seat), card) for seat, card in enumerate(rng.sample(deck, 5)))
        centre += evaluate(placed, Seat(0), {Seat(s): rng.randint(0, 4) for s in range(5)}).target == CENTRE
    assert abs(centre / tables - share) < 4 * (share * (1 - share) / tables) ** 0.5
