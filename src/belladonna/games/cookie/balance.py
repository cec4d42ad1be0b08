"""How often each food is the poisoned one, in the printed sets and in random decks without error or warning.

The author published figures of his own program: 1,000 random sets of ten foods in three copies, four to six cards on
the table, 1,000 rounds a set. Ours are counted the same way on the compiled evaluator, which follows the printed texts.
"""

from __future__ import annotations

from collections.abc import Iterator, Sequence
from random import Random
from statistics import fmean, pstdev
from typing import TYPE_CHECKING, Any, Final

from belladonna.core.report import Figure, Line, Table, mean
from belladonna.core.text import text
from belladonna.games.cookie.deck import Recipe, print_cards, random_recipe, set_recipe
from belladonna.games.cookie.difficulty import MOST_POINTS
from belladonna.games.cookie.spec import FOODS, SETS

if TYPE_CHECKING:
    from numpy.typing import NDArray

PLAYERS: Final = (4, 5, 6)
PRINTINGS: Final = 20
"""How many times a set is printed anew: some foods have numbers and values of their own on each card."""
PUBLISHED: Final = {"mean": 0.099, "deviation": 0.03, "most": 0.15, "least": 0.06}
"""By the author's program, as he published it."""


def report(sets: int, rounds: int, seed: int) -> Iterator[Table]:
    """Yield the tables: each food, then what they come to beside what the author published."""
    printed = {name: _printed(set_recipe(name), rounds, seed) for name in SETS}
    random = [_tally(random_recipe(Random(f"{seed} deck {n}")), rounds, seed + n) for n in range(sets)]
    lines = []
    for place, food in enumerate(FOODS.values()):
        own, decks = printed[food.set], [d for d in random if d[place, 0]]
        shares = [Figure(share(own, place), digits=1, percent=True) for share in (_of_tables, _of_cards)]
        if decks:
            shares.append(mean((_of_tables(d, place) for d in decks), digits=1, percent=True))
            shares.append(mean((_of_cards(d, place) for d in decks), digits=1, percent=True))
        lines.append(Line(food.name, tuple(shares)))
    heads = [text(f"cookie-balance-{head}") for head in ("own-tables", "own-cards", "random-tables", "random-cards")]
    yield Table(text("cookie-balance-foods", sets=sets, rounds=rounds), tuple(heads), tuple(lines), 2)
    yield _summary(random, printed)


def _summary(random: Sequence[NDArray[Any]], printed: dict[Any, NDArray[Any]]) -> Table:
    """Put the spread over foods beside the author's."""
    by_food = [
        fmean(_of_tables(d, place) for d in random if d[place, 0])
        for place, food in enumerate(FOODS.values())
        if not food.safe and any(d[place, 0] for d in random)
    ]
    pairs = [_of_tables(d, place) for d in random for place in range(len(FOODS)) if d[place, 0]]
    lines = [
        Line(text("cookie-balance-published"), tuple(Figure(v, None, 1, percent=True) for v in PUBLISHED.values()))
    ]
    lines.append(Line(text("cookie-balance-by-food"), _spread(by_food)))
    lines.append(Line(text("cookie-balance-by-deck"), _spread(pairs)))
    lines += [
        Line(text("cookie-balance-set", text_set=text(f"cookie-option-set-{name}")), _spread(_own(d)))
        for name, d in printed.items()
    ]
    heads = tuple(text(f"cookie-balance-{head}") for head in ("mean", "deviation", "most", "least"))
    return Table(text("cookie-balance-summary"), heads, tuple(lines))


def _own(counts: NDArray[Any]) -> list[float]:
    return [_of_tables(counts, place) for place in range(len(FOODS)) if counts[place, 0]]


def _spread(shares: Sequence[float]) -> tuple[Figure, ...]:
    values = (fmean(shares), pstdev(shares), max(shares), min(shares))
    return tuple(Figure(value, None, 1, percent=True) for value in values)


def _of_tables(counts: NDArray[Any], place: int) -> float:
    """Return on how many of all tables this food was the poisoned one."""
    return float(counts[place, 1] / counts[-1, 0])


def _of_cards(counts: NDArray[Any], place: int) -> float:
    """Return how many of its cards on a table were the poisoned one."""
    return float(counts[place, 1] / counts[place, 0])


def _printed(recipe: Recipe, rounds: int, seed: int) -> NDArray[Any]:
    return sum((_tally(recipe, rounds, seed + n) for n in range(1, PRINTINGS)), _tally(recipe, rounds, seed))


def _tally(recipe: Recipe, rounds: int, seed: int) -> NDArray[Any]:
    """Return the counts of so many tables of a deck, as `kernel.counts` has them."""
    from belladonna.games.cookie import kernel

    counts: NDArray[Any] = kernel.counts()
    deck = kernel.encode_deck(print_cards(recipe, Random(f"{seed} cards")))
    first = 0
    for part, players in enumerate(PLAYERS):
        tables = rounds // len(PLAYERS) + (part < rounds % len(PLAYERS))
        kernel.tally(deck, players, 1, MOST_POINTS, tables, seed, first, counts)
        first += tables
    return counts
