"""Deals of the cards a seat cannot see: every one that fits what not following suit has shown, equally likely.

A hand that is void in a colour takes none of it. Hands with the same voids are one group, and the hands that may hold
anything, with the cards put aside, are the rest. A table says for every number of cards still to be placed, and for
every room left in the groups, in how many ways that can end well; a card then goes to each group with the weight of
what can follow. So no deal is ever tried in vain, and all are equally likely (the counts are floating-point numbers,
exact to about one part in 10^12).
"""

from __future__ import annotations

from collections import defaultdict
from collections.abc import Sequence
from functools import lru_cache
from random import Random
from typing import TYPE_CHECKING

from belladonna.games.voodoo.spec import COLOUR, COLOURS, Card

if TYPE_CHECKING:
    import numpy as np
    from numpy.typing import NDArray

Voids = tuple[str, ...]


def place(
    cards: Sequence[Card], sizes: Sequence[int], voids: Sequence[Voids], rng: Random
) -> tuple[list[list[Card]], list[Card]]:
    """Return hands of these sizes that hold none of their void colours, and the cards that are left."""
    groups: dict[Voids, list[int]] = defaultdict(list)
    for hand, (size, void) in enumerate(zip(sizes, voids, strict=True)):
        if size and void:
            groups[void].append(hand)
    rest, piles = _share(cards, {void: sum(sizes[hand] for hand in hands) for void, hands in groups.items()}, rng)
    out: list[list[Card]] = [[] for _ in sizes]
    for void, hands in groups.items():
        pile = piles[void]
        rng.shuffle(pile)
        for hand in hands:
            out[hand], pile = pile[: sizes[hand]], pile[sizes[hand] :]
    rng.shuffle(rest)
    for hand, size in enumerate(sizes):
        if size and not voids[hand]:
            out[hand], rest = rest[:size], rest[size:]
    return out, rest


def _share(cards: Sequence[Card], room: dict[Voids, int], rng: Random) -> tuple[list[Card], dict[Voids, list[Card]]]:
    """Fill each group with as many cards as it has room for, and return what is left."""
    piles: dict[Voids, list[Card]] = {void: [] for void in room}
    rest: list[Card] = []
    if not room:
        return list(cards), piles
    voids = tuple(room)
    ordered = sorted(cards, key=lambda card: COLOURS.index(COLOUR[card]))
    ways = _ways(tuple(COLOUR[card] for card in ordered), voids, tuple(room.values()))
    left = list(room.values())
    for placed, card in enumerate(ordered, 1):
        after = ways[placed]
        choices: list[int | None] = [None]
        weights = [float(after[tuple(left)])]
        for group, void in enumerate(voids):
            if left[group] and COLOUR[card] not in void:
                left[group] -= 1
                weights.append(float(after[tuple(left)]))
                left[group] += 1
                choices.append(group)
        (group_or_rest,) = rng.choices(choices, weights)
        if group_or_rest is None:
            rest.append(card)
        else:
            left[group_or_rest] -= 1
            piles[voids[group_or_rest]].append(card)
    return rest, piles


@lru_cache(maxsize=8)
def _ways(colours: tuple[str, ...], voids: tuple[Voids, ...], room: tuple[int, ...]) -> tuple[NDArray[np.float64], ...]:
    """Return, for every number of cards placed, the ways to end well by the room left in each group."""
    import numpy as np  # only searching players need it

    done = np.zeros([size + 1 for size in room])
    done[(0,) * len(room)] = 1
    tables = [done]
    for colour in reversed(colours):
        after = tables[-1]
        now = after.copy()
        for group, void in enumerate(voids):
            if colour not in void:
                axis = [slice(None)] * len(room)
                back = axis.copy()
                axis[group], back[group] = slice(1, None), slice(None, -1)
                now[tuple(axis)] += after[tuple(back)]
        tables.append(now)
    return tuple(reversed(tables))
