"""Where the poison is, compiled: evaluate.py and foods/ again without the words, for millions of tables.

evaluate.py is the authority; tests compare the two. A table is one record. Its cards have the places 0, 1, 2 ... they
were laid at, from the king clockwise; sets of cards are bits. `circle` lists the cards that are left (C-10.7).
"""

from __future__ import annotations

from collections.abc import Mapping, Sequence

import numpy as np

from belladonna.core.compiled import below, compiled, inlined, seed_game, size
from belladonna.core.rules import Seat
from belladonna.games.cookie.spec import FOODS, TYPES, Card, Config, Value, cards_per_round
from belladonna.games.cookie.table import Placed

SEATS = 7
CARDS = 8
"""Room for the most cards a table can have."""
CENTRE = -1
NONE = -1

_NAMES = list(FOODS)
_SAFE = np.array([food.safe for food in FOODS.values()])
_A_TYPE = 32
"""Printed values from here on are types, below they are numbers."""

CARD = np.dtype([("food", np.int8), ("type", np.int8), ("number", np.int8), ("first", np.int8), ("second", np.int8)])
"""One printed card; `first` and `second` fill the blanks of its rule, in the order of its text."""

TABLE = np.dtype(
    [
        ("laid", np.int8),  # how many cards were laid
        ("card", CARD, CARDS),
        ("owner", np.int8, CARDS),
        ("king", np.int8),
        ("scores", np.int16, SEATS),
        ("least", np.int16),  # the least and most of the scores that hazelnut compares
        ("most", np.int16),
        # what the evaluation finds
        ("number", np.int8, CARDS),
        ("circle", np.int8, CARDS),
        ("left", np.int8),
        ("used", np.int64),  # the numbers evaluated
        ("evaluated", np.int64),
        ("poisoned", np.int64),
        (
            "ignored",
            np.int64,
        ),  # cards whose own truth no longer counts, and cards whose truth is turned round (C-10.10)
        ("turned", np.int64),
        ("order", np.int8, CARDS),  # the cards in the order they were evaluated
        ("steps", np.int8),
    ],
    align=True,
)


def encode_card(card: Card) -> tuple[int, ...]:
    values = [*map(_value, card.values), NONE, NONE]
    return (_NAMES.index(card.food), TYPES.index(card.type), card.number, values[0], values[1])


def _value(value: Value) -> int:
    return value if isinstance(value, int) else _A_TYPE + TYPES.index(value)


def encode_deck(cards: Sequence[Card]) -> np.ndarray:
    return np.array([encode_card(card) for card in cards], CARD)


def encode_table(placed: Sequence[Placed], king: Seat, scores: Mapping[Seat, int]) -> np.ndarray:
    """Return one table before its evaluation; `placed` is in circle order."""
    tables = np.zeros(1, TABLE)
    t = tables[0]
    t["laid"], t["king"] = len(placed), king
    for place, each in enumerate(placed):
        t["card"][place], t["owner"][place] = encode_card(each.card), each.seat
    for seat, score in scores.items():
        t["scores"][seat] = score
    t["least"], t["most"] = min(scores.values(), default=0), max(scores.values(), default=0)
    return tables


# The evaluation


@compiled
def evaluate(t):
    """Return the place of the card to smash, or CENTRE (C-4)."""
    t.left = t.laid
    t.used = t.evaluated = t.poisoned = t.ignored = t.turned = 0
    t.steps = 0
    for place in range(t.laid):
        t.circle[place] = place
        t.number[place] = t.card[place].number
    at = _next_card(t)
    while at != NONE:
        place = t.circle[at]
        t.evaluated |= 1 << place
        t.used |= 1 << t.number[place]
        t.order[t.steps] = place
        t.steps += 1
        food = t.card[place].food
        if _SAFE[food]:
            _act(t, food, at)
        elif _settled(t, place, _is_true(t, food, at)):
            t.poisoned |= 1 << place
        at = _next_card(t)
    return _target(t)


@inlined
def _next_card(t):
    """Return where in the circle the lowest card lies that waits to be evaluated, of equals the first (C-10.9)."""
    best, lowest = NONE, 127
    for at in range(t.left):
        place = t.circle[at]
        waits = not (t.evaluated >> place) & 1 and not (t.used >> t.number[place]) & 1
        if waits and t.number[place] < lowest:
            best, lowest = at, t.number[place]
    return best


@inlined
def _settled(t, place, true):
    """Return whether a card is poisoned after all: its own truth, then what waited for it (C-10.10)."""
    return (true and not (t.ignored >> place) & 1) != ((t.turned >> place) & 1)


@inlined
def _target(t):
    """C-4.8, C-4.9"""
    target, highest = CENTRE, -1
    for at in range(t.left):
        place = t.circle[at]
        if (t.poisoned >> place) & 1 and t.number[place] > highest:
            target, highest = place, t.number[place]
    return target


# What rules look at. `at` is where a card lies in the circle.


@inlined
def _food(t, at):
    return t.card[t.circle[at]].food


@inlined
def _type(t, at):
    return t.card[t.circle[at]].type


@inlined
def _number(t, at):
    return t.number[t.circle[at]]


@inlined
def _is_poisoned(t, at):
    return (t.poisoned >> t.circle[at]) & 1 != 0


@inlined
def _is_kings(t, at):
    return t.owner[t.circle[at]] == t.king


@inlined
def _before(t, at):
    return at - 1 if at > 0 else t.left - 1


@inlined
def _after(t, at):
    return at + 1 if at + 1 < t.left else 0


@inlined
def _neighbours(t):
    """Return how many neighbours a card has: both sides, or what is left of them (C-10.4)."""
    return min(t.left - 1, 2)


@compiled
def _count(t, food):
    count = 0
    for at in range(t.left):
        count += _food(t, at) == food
    return count


@compiled
def _count_type(t, kind):
    count = 0
    for at in range(t.left):
        count += _type(t, at) == kind
    return count


@compiled
def _most_of_a_type(t):
    most = 0
    for kind in range(len(TYPES)):
        most = max(most, _count_type(t, kind))
    return most


@compiled
def _types(t):
    """Return how many different types there are."""
    kinds = 0
    for at in range(t.left):
        kinds |= 1 << _type(t, at)
    return size(kinds)


@compiled
def _safe_foods(t):
    count = 0
    for at in range(t.left):
        count += _SAFE[_food(t, at)]
    return count


@compiled
def _higher(t, number):
    """Return how many cards have a higher number."""
    count = 0
    for at in range(t.left):
        count += _number(t, at) > number
    return count


@compiled
def _lower(t, number):
    count = 0
    for at in range(t.left):
        count += _number(t, at) < number
    return count


@compiled
def _extreme_foods(t, sign):
    """Return how often the most (or, with -1, the least) frequent food is there, and how many foods are."""
    extreme, cards = -CARDS, 0
    for at in range(t.left):
        count = sign * _count(t, _food(t, at))
        cards = 1 if count > extreme else cards + (count == extreme)
        extreme = max(extreme, count)
    return sign * extreme, cards // (sign * extreme)


@compiled
def _longest_row(t):
    """Return the most cards of one type in a row around the circle."""
    longest = 0
    for start in range(t.left):
        row, at = 0, start
        while row < t.left and _type(t, at) == _type(t, start):
            row, at = row + 1, _after(t, at)
        longest = max(longest, row)
    return longest


@compiled
def _has(t, at, value):
    """Return whether a card is of this type, or has this number now."""
    return _type(t, at) == value - _A_TYPE if value >= _A_TYPE else _number(t, at) == value


# What safe food does


@compiled
def _affect(t, at, poison):
    """Poison a card or flip its truth: now if it was evaluated, else when it is (C-10.10)."""
    place = t.circle[at]
    bit = 1 << place
    if _SAFE[_food(t, at)]:
        return
    if not t.evaluated & bit:
        t.ignored |= bit if poison else 0
        t.turned = t.turned | bit if poison else t.turned ^ bit
    else:
        t.poisoned = t.poisoned | bit if poison else t.poisoned ^ bit


@compiled
def _keep(t, kept):
    """Eliminate all other cards (C-10.7)."""
    left = 0
    for at in range(t.left):
        if (kept >> at) & 1:
            t.circle[left] = t.circle[at]
            left += 1
        else:
            t.poisoned &= ~(1 << t.circle[at])
    t.left = left


# The foods, in the order of C-9. Their limits are those of spec.py.


def _limit(food: str, name: str) -> int:
    return FOODS[food].limits[name]


CREAM, PORK, WINE, COFFEE, APPLE, PEAR, COOKIE, MUSTARD, PEPPER, MINT = range(0, 10)
FISH, CHEESE, WATER, MILK, ORANGE, CAULI, BREAD, HONEY, CINNAMON, GINGER = range(10, 20)
BEEF, EGGS, SOUP, TEA, PEA, CABBAGE, WHEAT, RICE, NUTMEG, SAFFRON = range(20, 30)
QUAIL, HAM, MEAD, ALE, BERRIES, CARROT, CACAO, BARLEY, HAZELNUT, ALMOND = range(30, 40)
CHICKEN, BUTTER, BEER, CIDER, BROCCOLI, DATE, SUGAR, PORRIDGE, SAGE, PARSLEY = range(40, 50)
assert all(globals()[name.upper()] == place for place, name in enumerate(FOODS))

_COFFEE_ROW = _limit("coffee", "row")
_PEPPER_LEAST = _limit("pepper", "least")
_HONEY_MOST = _limit("honey", "most")
_BEEF_LINE = _limit("beef", "line")
_EGGS_LEAST = _limit("eggs", "least")
_BERRIES_LEAST = _limit("berries", "least")
_CHICKEN_LINE = _limit("chicken", "line")
_BROCCOLI_MOST = _limit("broccoli", "most")
_PORRIDGE_LEAST = _limit("porridge", "least")


@compiled
def _is_true(t, food, at):
    """Return what the printed rule of a card says (C-9)."""
    card, number = t.card[t.circle[at]], _number(t, at)
    if food < FISH:
        return _starter(t, food, at, number)
    if food < BEEF:
        return _beginner(t, food, at, card, number)
    if food < QUAIL:
        return _amateur(t, food, at, card, number)
    if food < CHICKEN:
        return _advanced(t, food, at, card)
    return _expert(t, food, at, card, number)


@compiled
def _starter(t, food, at, number):
    if food == CREAM:
        return _count(t, COOKIE) == 1
    if food == PORK:
        return _count(t, PORK) == 1
    if food == WINE:
        if t.left == 1:
            return False
        left, right = _food(t, _before(t, at)), _food(t, _after(t, at))
        return left == COOKIE or left == WINE or right == COOKIE or right == WINE
    if food == COFFEE:
        return _longest_row(t) >= _COFFEE_ROW
    if food == APPLE:
        return _higher(t, number) == 0
    if food == PEAR:
        return _lower(t, number) == 0
    if food == COOKIE:
        return t.poisoned == 0
    if food == MUSTARD:
        return _count(t, COOKIE) == 0 and _count(t, MUSTARD) == 1
    if food == PEPPER:
        return size(t.poisoned) >= _PEPPER_LEAST
    return True  # mint


@compiled
def _beginner(t, food, at, card, number):
    if food == FISH:
        return _count(t, FISH) == _extreme_foods(t, 1)[0]
    if food == CHEESE:
        return _count(t, CHEESE) == _extreme_foods(t, -1)[0]
    if food == WATER:
        return _neighbours(t) == 2 and _type(t, _before(t, at)) == _type(t, _after(t, at))
    if food == MILK:
        return _neighbours(t) == 2 and _type(t, _before(t, at)) != _type(t, _after(t, at))
    if food == ORANGE:
        for other in range(t.left):
            if other != at and (_number(t, other) == card.number or _number(t, other) == card.first):
                return False
        return True
    if food == CAULI:
        return _higher(t, card.number) >= card.first
    if food == BREAD:
        for other in range(t.left):
            if _number(t, other) < number and not _is_poisoned(t, other):
                return False
        return True
    if food == HONEY:
        return _types(t) <= _HONEY_MOST
    if food == CINNAMON:
        return _is_kings(t, at)
    return not _is_kings(t, at)  # ginger


@compiled
def _amateur(t, food, at, card, number):
    if food == BEEF:
        return _lower(t, _BEEF_LINE) > _higher(t, _BEEF_LINE)
    if food == EGGS:
        return _most_of_a_type(t) >= _EGGS_LEAST
    if food == SOUP:
        if _neighbours(t) < 2:
            return False
        for other in range(t.left):
            if _food(t, _before(t, other)) == _food(t, _after(t, other)):
                return True
        return False
    if food == TEA:
        for other in range(t.left if t.left > 1 else 0):
            if _type(t, other) == _type(t, _after(t, other)):
                return False
        return True
    if food == PEA:
        return _count_type(t, card.first - _A_TYPE) == _most_of_a_type(t)
    if food == CABBAGE:
        return _count_type(t, card.first - _A_TYPE) < _most_of_a_type(t)
    if food == WHEAT:
        for other in range(t.left):
            if _number(t, other) > number and _type(t, other) != card.first - _A_TYPE:
                return False
        return True
    return _count_type(t, card.first - _A_TYPE) == 0  # rice


@compiled
def _advanced(t, food, at, card):
    if food == QUAIL:
        return _extreme_foods(t, -1)[1] > 1
    if food == HAM:
        return _extreme_foods(t, 1)[1] > 1
    if food == MEAD:
        return _poison_beside(t, at)
    if food == BERRIES:
        return _safe_foods(t) >= _BERRIES_LEAST
    if food == CARROT:
        for other in range(t.left):
            twin = _food(t, other) == CARROT  # this one is left out
            if other != at and _count(t, _food(t, other)) - twin > 1:
                return False
        return True
    if food == CACAO:
        if t.left == 1:
            return True
        left, right = _food(t, _before(t, at)), _food(t, _after(t, at))
        return (left == CACAO or _SAFE[left]) and (right == CACAO or _SAFE[right])
    if food == BARLEY:
        low = high = _number(t, 0)
        for other in range(t.left):
            low, high = min(low, _number(t, other)), max(high, _number(t, other))
        return high - low <= card.first
    if food == HAZELNUT:
        score = t.scores[t.owner[t.circle[at]]]
        return score == t.least or score == t.most
    for other in range(t.left):  # almond
        apart = abs(other - at)
        if _type(t, other) == card.first - _A_TYPE and min(apart, t.left - apart) < card.second:
            return False
    return True


@inlined
def _poison_beside(t, at):
    return t.left > 1 and (_is_poisoned(t, _before(t, at)) or _is_poisoned(t, _after(t, at)))


@compiled
def _expert(t, food, at, card, number):
    if food == CHICKEN:
        total = 0
        for other in range(t.left):
            total += _number(t, other)
        return total > _CHICKEN_LINE * t.left
    if food == BUTTER:
        odd = 0
        for other in range(t.left):
            odd += _number(t, other) % 2
        return odd > t.left - odd
    if food == CIDER:
        return not _poison_beside(t, at)
    if food == BROCCOLI:
        return _safe_foods(t) <= _BROCCOLI_MOST
    if food == DATE:
        return _count_type(t, card.first - _A_TYPE) > _count_type(t, card.second - _A_TYPE)
    if food == PORRIDGE:
        return _safe_foods(t) >= _PORRIDGE_LEAST
    if _is_kings(t, at):  # parsley
        return True
    for other in range(t.left):
        if _is_kings(t, other) and (_type(t, other) == card.type or _number(t, other) == number):
            return True
    return False


@compiled
def _act(t, food, at):
    """Let safe food do what it does (C-4.6, C-9)."""
    card = t.card[t.circle[at]]
    if food == NUTMEG:
        _keep(t, -1 << at)
    elif food == SAFFRON:
        for other in range(at + 1, t.left):
            _affect(t, other, True)
    elif food == ALE:
        if t.left > 1:
            t.number[t.circle[_before(t, at)]] += card.first
        if t.left > 2:
            t.number[t.circle[_after(t, at)]] += card.first
    elif food == BEER:
        if t.left > 1:
            _affect(t, _before(t, at), False)
        if t.left > 2:
            _affect(t, _after(t, at), False)
    else:
        kept = 0
        for other in range(t.left):
            if not _has(t, other, card.first) and not _has(t, other, card.second):
                kept |= 1 << other
            elif food == SUGAR:
                _affect(t, other, False)
        if food == SAGE:
            _keep(t, kept)


# Many tables


def counts() -> np.ndarray:
    """Return an empty tally for `tally`: by food how many cards were on the tables and how many were poisoned.

    The last row counts the tables, and those where the centre was to be smashed.
    """
    return np.zeros((len(FOODS) + 1, 2), np.int64)


def per_seat(config: Config) -> int:
    return cards_per_round(config.players)


@compiled
def tally(deck, players, each, most_points, tables, seed, first, counts):
    """Deal so many tables from this deck, seat 0 being king, and count what has to be smashed.

    Everybody lays `each` cards; scores, which only hazelnut reads, are drawn from 0 to `most_points`. Table `i` has the
    luck of number `first + i`.
    """
    rng = np.zeros(1, np.uint64)
    records = np.zeros(1, TABLE)
    t = records[0]
    t.laid = min(players * each, len(deck))
    sorted_ = np.arange(len(deck)).astype(np.int16)
    order = sorted_.copy()
    for table in range(tables):
        seed_game(rng, seed, first + table)
        t.least, t.most = most_points, 0
        for seat in range(players):
            t.scores[seat] = below(rng, most_points + 1)
            t.least, t.most = min(t.least, t.scores[seat]), max(t.most, t.scores[seat])
        order[:] = sorted_
        for place in range(t.laid):
            other = place + below(rng, len(deck) - place)
            order[place], order[other] = order[other], order[place]
            t.card[place] = deck[order[place]]
            t.owner[place] = place // each
            counts[t.card[place].food, 0] += 1
        target = evaluate(t)
        counts[len(counts) - 1, 0] += 1
        counts[len(counts) - 1 if target == CENTRE else t.card[target].food, 1] += 1


def warm(config: Config) -> None:
    """Compile everything that somebody may call from outside."""
    deck = np.zeros(2, CARD)
    tally(deck, 2, 1, 0, 1, 0, 0, counts())
    tables = np.zeros(1, TABLE)
    evaluate(tables[0])
