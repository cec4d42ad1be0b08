"""Poison's rules again, flat and compiled, for millions of games. rules.py is the authority; tests compare the two.

One state is one record of small integers, the table's options among them, so that one compilation serves every
edition, variant and number of players. What lies in a cauldron is kept as far as the rules ask for it: its total, its
colour, how many potions and poisons it holds, and what a Wild would copy there.
"""

from __future__ import annotations

import numpy as np

from belladonna.core.compiled import below, compiled, seed_game, shuffle
from belladonna.games.poison.model import State
from belladonna.games.poison.spec import (
    CAULDRONS,
    COLOUR,
    COLOURS,
    DRAW_HAND,
    KINDS,
    LIMIT,
    OUTSET_HAND,
    POISON_POINTS,
    POTION_POINTS,
    RANK,
    THREE_DEAL_AS,
    VALUE,
    WILD,
    Config,
    deck,
    rounds,
)

# Cards are numbered by their place in KINDS. Suits are the colours, then poison; a suit's kinds lie side by side.

SUITS = len(COLOURS) + 1
POISON = len(COLOURS)
KINDS_OF_COLOUR = len(KINDS) // len(COLOURS)
ACTIONS = len(KINDS) * CAULDRONS
"""A play is `kind * CAULDRONS + cauldron`, as in codec.py."""
SEATS = max(OUTSET_HAND)
MOST_CARDS = 72
"""Room for the largest deck, with some to spare for own ones."""

NOBODY = -1
FREE = POISON
"""The colour of a cauldron without one: its potions, none, then count as nothing anywhere."""

_SUIT = np.array([POISON if COLOUR[k] is None else COLOURS.index(COLOUR[k]) for k in KINDS], np.int8)
_VALUE = np.array([VALUE[k] for k in KINDS], np.int8)
_IS_WILD = np.array([k[1] == WILD for k in KINDS])
_HAND = np.array([OUTSET_HAND.get(n, 0) for n in range(SEATS + 1)], np.int8)

# Sets of cauldrons are bits, and so are sets of kinds, a byte for each suit.

_ALL = (1 << CAULDRONS) - 1
_BYTE = 8
_BIT = np.array([1 << (_BYTE * (i // KINDS_OF_COLOUR) + i % KINDS_OF_COLOUR) for i in range(len(KINDS))], np.int32)
_WILD_BIT = np.array([1 << (_BYTE * c + [k[1] for k in KINDS].index(WILD)) for c in range(POISON)], np.int32)
_SIZE = np.array([i.bit_count() for i in range(1 << _BYTE)], np.int8)
_MEMBER = np.zeros((1 << _BYTE, _BYTE), np.int8)
"""[set, n]: the set's n-th member."""
for _set in range(1 << _BYTE):
    _members = [b for b in range(_BYTE) if _set >> b & 1]
    _MEMBER[_set, : len(_members)] = _members

STATE = np.dtype(
    [
        # the table's options
        ("players", np.int8),
        ("outset", np.bool_),
        ("draw", np.bool_),
        ("copies_colour", np.bool_),
        ("rounds", np.int8),
        # the game
        ("points", np.int16, SEATS),
        ("round", np.int8),
        ("dealer", np.int8),
        ("turn", np.int8),  # NOBODY while cards are to be dealt, and when the game is over
        # the round
        ("hands", np.int8, (SEATS, len(KINDS))),
        ("held", np.int32, SEATS),  # the kinds there are in the hand, as a set
        ("playable", np.int32),  # the kinds that may go somewhere now: all but Wilds without a home (P-2.8)
        ("taken", np.int8, (SEATS, SUITS)),
        ("home", np.int8, SUITS),  # the cauldrons bound to a suit, as a set: one, none, or all for poison
        ("free", np.int8),  # the cauldrons without a colour, as a set
        ("colour", np.int8, CAULDRONS),
        ("total", np.int8, CAULDRONS),
        ("potions", np.int8, CAULDRONS),
        ("poisons", np.int8, CAULDRONS),
        ("top", np.int8, CAULDRONS),  # the value of the card on top, and of the topmost potion, as they lie
        ("top_potion", np.int8, CAULDRONS),
        ("stack", np.int8, MOST_CARDS),
        ("stacked", np.int8),  # how many cards the stack had, and how many of them were drawn
        ("drawn", np.int8),
    ],
    align=True,
)


def start(config: Config) -> np.ndarray:
    """Return one state before the first deal; a dealer drawn by chance is seat 0 until somebody sets another."""
    states = np.zeros(1, STATE)
    s = states[0]
    s["players"], s["rounds"] = config.players, rounds(config)
    s["outset"], s["draw"] = config.edition == "outset", config.variant == "draw"
    s["copies_colour"] = config.wild_copies == "colour"
    s["dealer"] = 0 if config.first_dealer == "random" else config.first_dealer
    s["turn"] = NOBODY
    _clear(s)
    return states


def cards(config: Config) -> np.ndarray:
    """Return the deck, sorted."""
    return np.array([RANK[card] for card in deck(config)], np.int8)


def encode(state: State) -> np.ndarray:
    """Return one state like that of the rules."""
    states = start(state.config)
    s = states[0]
    s["dealer"] = NOBODY if state.dealer is None else state.dealer
    s["turn"] = NOBODY if state.turn is None else state.turn
    s["round"] = len(state.scores)
    for seat in range(state.config.players):
        s["points"][seat] = sum(score.points[seat] for score in state.scores)
        for card in state.hands[seat]:
            _give(s, seat, RANK[card])
        for card in state.taken[seat]:
            s["taken"][seat][_SUIT[RANK[card]]] += 1
    for at, heap in enumerate(state.cauldrons):
        for card in heap:
            _lay(s, RANK[card], at)
    s["stack"][: len(state.stack)] = [RANK[card] for card in state.stack]
    s["stacked"] = len(state.stack)
    return states


@compiled
def _clear(s):
    """Empty the table for a round."""
    s.hands[:] = 0
    s.held[:] = 0
    s.taken[:] = 0
    s.stacked = s.drawn = 0
    s.playable = ~np.int32(0)
    s.free = 0 if s.outset else _ALL
    s.home[POISON] = _ALL  # P-2.5
    for colour in range(POISON):
        s.home[colour] = 0
        s.playable &= ~_WILD_BIT[colour]
    for at in range(CAULDRONS):
        s.colour[at] = FREE
        s.total[at] = s.potions[at] = s.poisons[at] = s.top[at] = s.top_potion[at] = 0
        if s.outset:
            _bind(s, at, at)  # P-2.3


@compiled
def _bind(s, colour, at):
    """Give a cauldron its colour."""
    s.colour[at] = colour
    s.home[colour] = 1 << at
    s.free &= ~(1 << at)
    s.playable |= _WILD_BIT[colour]


@compiled
def _release(s, at):
    """Take a cauldron's colour away (P-3.4)."""
    colour = s.colour[at]
    s.colour[at] = FREE
    s.home[colour] = 0
    s.free |= 1 << at
    s.playable &= ~_WILD_BIT[colour]


@compiled
def _give(s, seat, kind):
    s.hands[seat, kind] += 1
    s.held[seat] |= _BIT[kind]


@compiled
def deal(s, cards):
    """Deal the cards in this order (P-4.2 to P-4.6)."""
    _clear(s)
    dealt, piles = len(cards), s.players
    if s.draw:
        dealt = min(DRAW_HAND * s.players, dealt)
    elif s.outset:
        dealt = min(_HAND[s.players] * s.players, dealt)
    elif s.players == 3:
        piles = THREE_DEAL_AS
    first = _left_of(s, s.dealer)
    seat, pile = first, 0
    for i in range(dealt):
        if pile < s.players:
            _give(s, seat, cards[i])
            seat = _left_of(s, seat)
        pile = pile + 1 if pile + 1 < piles else 0
    if s.draw:
        s.stacked = len(cards) - dealt
        for i in range(s.stacked):
            s.stack[i] = cards[dealt + i]
    _next_turn(s, first)


@compiled
def _left_of(s, seat):
    return seat + 1 if seat + 1 < s.players else 0


@compiled
def _of_suit(kinds, suit):
    """Return the kinds of one suit in a set of kinds."""
    return (kinds >> (_BYTE * suit)) & ((1 << _BYTE) - 1)


@compiled
def _open(s, suit):
    """Return the cauldrons that cards of a suit may go into (P-2.3 to P-2.5)."""
    return s.home[suit] if s.home[suit] else s.free


@compiled
def legal(s, mask):
    """Mark the actions of the seat to move and return how many there are."""
    mask[:] = False
    n = 0
    if s.turn == NOBODY:
        return n
    for suit in range(SUITS):
        kinds, places = _of_suit(s.held[s.turn] & s.playable, suit), _open(s, suit)
        for i in range(_SIZE[kinds]):
            for j in range(_SIZE[places]):
                mask[_action(suit, _MEMBER[kinds, i], _MEMBER[places, j])] = True
                n += 1
    return n


@compiled
def _action(suit, member, at):
    return (suit * KINDS_OF_COLOUR + member) * CAULDRONS + at


@compiled
def step(s, action):
    """Play a card, and go on to whoever can play next, or to the end of the round (P-2, P-3)."""
    seat, kind, at = s.turn, action // CAULDRONS, action % CAULDRONS
    s.hands[seat, kind] -= 1
    if s.hands[seat, kind] == 0:
        s.held[seat] &= ~_BIT[kind]
    if s.total[at] + _value_played(s, kind, at) > LIMIT:
        _take(s, seat, at)
    _lay(s, kind, at)
    if s.drawn < s.stacked:  # P-4.6
        _give(s, seat, s.stack[s.drawn])
        s.drawn += 1
    _next_turn(s, _left_of(s, seat))


@compiled
def _value_played(s, kind, at):
    """Return what a card counts at the moment it is played: a Wild copies (P-2.8)."""
    if not _IS_WILD[kind]:
        return _VALUE[kind]
    return s.top_potion[at] if s.copies_colour else s.top[at]


@compiled
def _take(s, seat, at):
    """P-3.2, P-3.4"""
    s.taken[seat, s.colour[at]] += s.potions[at]
    s.taken[seat, POISON] += s.poisons[at]
    s.total[at] = s.potions[at] = s.poisons[at] = s.top[at] = s.top_potion[at] = 0
    if s.colour[at] != FREE and not s.outset:
        _release(s, at)


@compiled
def _lay(s, kind, at):
    suit, value = _SUIT[kind], _VALUE[kind]
    s.total[at] += value
    s.top[at] = value
    if suit == POISON:
        s.poisons[at] += 1
    else:
        s.potions[at] += 1
        s.top_potion[at] = value
        _bind(s, suit, at)


@compiled
def _next_turn(s, seat):
    """Find who can play, from `seat` on; when nobody can, the round is over (P-2.9, P-4.7, P-5.1)."""
    for _ in range(s.players):
        if s.held[seat] & s.playable:
            s.turn = seat
            return
        seat = _left_of(s, seat)
    score(s)
    s.turn = NOBODY
    s.dealer = _left_of(s, s.dealer)
    s.round += 1
    _clear(s)


@compiled
def score(s):
    """Add the penalties of the round (P-5.2 to P-5.6)."""
    for suit in range(POISON):
        most, holders = 0, 0
        for seat in range(s.players):
            if s.taken[seat, suit] > most:
                most, holders = s.taken[seat, suit], 1
            elif s.taken[seat, suit] == most:
                holders += 1
        for seat in range(s.players):
            if holders > 1 or s.taken[seat, suit] < most:
                s.points[seat] += POTION_POINTS * s.taken[seat, suit]
    for seat in range(s.players):
        s.points[seat] += POISON_POINTS * s.taken[seat, POISON]


@compiled
def random_action(s, rng):
    """Return one of the legal actions, each equally likely."""
    kinds = s.held[s.turn] & s.playable
    count = 0
    for suit in range(SUITS):
        count += _ways(s, kinds, suit)
    pick = below(rng, count)
    suit, before, so_far = 0, 0, 0
    for colour in range(POISON):  # whole suits that the pick leaves behind
        so_far += _ways(s, kinds, colour)
        if pick >= so_far:
            suit, before = colour + 1, so_far
    kinds, places, pick = _of_suit(kinds, suit), _open(s, suit), pick - before
    return _action(suit, _MEMBER[kinds, pick // _SIZE[places]], _MEMBER[places, pick % _SIZE[places]])


@compiled
def _ways(s, kinds, suit):
    return _SIZE[_of_suit(kinds, suit)] * _SIZE[_open(s, suit)]


@compiled
def play_games(start, cards, seed, first, points):
    """Play random games."""
    rng = np.zeros(1, np.uint64)
    order = cards.copy()
    states = start.copy()
    s = states[0]
    moves = 0
    for game in range(len(points)):
        states[0] = start[0]
        seed_game(rng, seed, first + game)
        while s.round < s.rounds:
            order[:] = cards
            shuffle(order, rng)
            deal(s, order)
            while s.turn != NOBODY:
                step(s, random_action(s, rng))
                moves += 1
        points[game, : s.players] = s.points[: s.players]
    return moves
