"""Poison's rules again, flat and compiled, for millions of games. rules.py is the authority; tests compare the two.

A state is one record of small integers, the table's options among them, so that one compilation serves every edition,
variant and number of players. Suits are red, blue, purple and poison. Whatever there is by suit is packed into one
number, a byte for each suit: how many cards of it lie somewhere, which of its kinds are in a hand (a bit for each), in
which cauldrons it lies (a bit for each). Where the rules ask "if", the code mostly chooses between two numbers:
a processor guesses branches, and nobody can guess which card comes next.
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

SUITS = len(COLOURS) + 1
POISON = len(COLOURS)
SEATS = max(OUTSET_HAND)
ACTIONS = len(KINDS) * CAULDRONS
"""A play is `kind * CAULDRONS + cauldron`, as in codec.py; a kind is a card's place in KINDS."""
MOST_CARDS = 80
"""Room for the largest deck, and for larger ones of one's own."""
NOBODY = 255

_OF_COLOUR = len(KINDS) // len(COLOURS)
_SUIT = np.array([POISON if COLOUR[k] is None else COLOURS.index(COLOUR[k]) for k in KINDS], np.uint8)
_VALUE = np.array([VALUE[k] for k in KINDS], np.uint8)
_IS_WILD = np.array([k[1] == WILD for k in KINDS])
_HAND = np.array([OUTSET_HAND.get(n, 0) for n in range(SEATS + 1)], np.int8)

_BYTE = 8
_BIT = np.array([1 << (_BYTE * int(_SUIT[k]) + k % _OF_COLOUR) for k in range(len(KINDS))], np.int32)
_WILD = np.array([_BIT[[k[0] == c and k[1] == WILD for k in KINDS].index(True)] for c in COLOURS], np.int32)
_NOT_WILD = sum(int(_BIT[k]) for k in range(len(KINDS)) if not _IS_WILD[k])
_ALL = (1 << CAULDRONS) - 1
_SIZE = np.array([i.bit_count() for i in range(1 << _BYTE)], np.int8)
"""[set]"""
_MEMBER = np.array([([b for b in range(_BYTE) if i >> b & 1] + [0] * _BYTE)[:_BYTE] for i in range(1 << _BYTE)], np.uint8)
"""[set, n]: its n-th member"""

STATE = np.dtype(
    [
        ("players", np.uint8),
        ("outset", np.bool_),
        ("draw", np.bool_),
        ("copies_colour", np.bool_),
        ("rounds", np.uint8),
        ("fixed", np.int32),  # where suits always lie: poison everywhere, the colours of outset on their cards
        # the game
        ("points", np.int16, SEATS),
        ("round", np.uint8),
        ("dealer", np.uint8),
        ("turn", np.uint8),  # NOBODY while cards are to be dealt, and when the game is over
        # the round
        ("hands", np.uint8, (SEATS, len(KINDS))),
        ("held", np.int32, SEATS),  # by suit, the kinds in the hand
        ("taken", np.int32, SEATS),  # by suit, how many cards
        ("heaps", np.int32, CAULDRONS),  # by suit, how many cards
        ("homes", np.int32),  # by suit, the cauldrons it lies in
        ("totals", np.uint8, CAULDRONS),
        ("tops", np.uint8, CAULDRONS),  # the value of the card on top, and of the topmost potion, as they lie
        ("top_potions", np.uint8, CAULDRONS),
        ("stack", np.int8, MOST_CARDS),
        ("stacked", np.int8),  # how many cards the stack had, and how many of them were drawn
        ("drawn", np.int8),
    ],
    align=True,
)


def start(config: Config) -> np.ndarray:
    """Return one state before the first deal; a dealer that chance draws is NOBODY until then."""
    states = np.zeros(1, STATE)
    s = states[0]
    s["players"], s["rounds"] = config.players, rounds(config)
    s["outset"], s["draw"] = config.edition == "outset", config.variant == "draw"
    s["copies_colour"] = config.wild_copies == "colour"
    s["fixed"] = _ALL << (_BYTE * POISON)
    if config.edition == "outset":
        s["fixed"] += sum(1 << (_BYTE * at + at) for at in range(CAULDRONS))  # P-2.3
    s["dealer"] = NOBODY if config.first_dealer == "random" else config.first_dealer
    s["turn"] = NOBODY
    _clear(s)
    return states


def cards(config: Config) -> np.ndarray:
    """Return the deck, sorted."""
    return np.array([RANK[card] for card in deck(config)], np.uint8)


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
            s["taken"][seat] += _one(_SUIT[RANK[card]])
    for at, heap in enumerate(state.cauldrons):
        for card in heap:
            _lay(s, RANK[card], at, False)
    s["stack"][: len(state.stack)] = [RANK[card] for card in state.stack]
    s["stacked"] = len(state.stack)
    return states


@compiled
def _clear(s):
    """Empty the table for a round."""
    s.hands[:] = 0
    s.held[:] = 0
    s.taken[:] = 0
    s.heaps[:] = 0
    s.homes = s.fixed
    s.totals[:] = 0
    s.tops[:] = 0
    s.top_potions[:] = 0
    s.stacked = s.drawn = 0


@compiled
def _one(suit):
    """Return one card of this suit, packed."""
    return 1 << (_BYTE * suit)


@compiled
def _of(packed, suit):
    """Return what a packed number says of one suit."""
    return (packed >> (_BYTE * suit)) & ((1 << _BYTE) - 1)


@compiled
def _left_of(s, seat):
    return seat + 1 if seat + 1 < s.players else 0


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
def _give(s, seat, kind):
    s.hands[seat, kind] += 1
    s.held[seat] |= _BIT[kind]


@compiled
def _playable(s, seat):
    """Return by suit the kinds of a hand that may go somewhere: all but Wilds whose colour lies nowhere (P-2.8)."""
    kinds = _NOT_WILD
    for colour in range(POISON):
        kinds |= _WILD[colour] if _of(s.homes, colour) else 0
    return s.held[seat] & kinds


@compiled
def _open(s, suit):
    """Return the cauldrons a suit may go into: where it lies, else the free ones (P-2.3 to P-2.5)."""
    home = _of(s.homes, suit)
    bound = _of(s.homes, 0) | _of(s.homes, 1) | _of(s.homes, 2)
    return home if home else _ALL & ~bound


@compiled
def legal(s, mask):
    """Mark the actions of the seat to move and return how many there are."""
    mask[:] = False
    if s.turn == NOBODY:
        return 0
    n = 0
    playable = _playable(s, s.turn)
    for suit in range(SUITS):
        kinds, cauldrons = _of(playable, suit), _open(s, suit)
        for i in range(_SIZE[kinds]):
            for j in range(_SIZE[cauldrons]):
                mask[(suit * _OF_COLOUR + _MEMBER[kinds, i]) * CAULDRONS + _MEMBER[cauldrons, j]] = True
                n += 1
    return n


@compiled
def step(s, action):
    """Play a card, and go on to whoever can play next, or to the end of the round."""
    _play(s, action // CAULDRONS, action % CAULDRONS)


@compiled
def _play(s, kind, at):
    """P-2.2, P-3.1, P-3.2"""
    seat = s.turn
    s.hands[seat, kind] -= 1
    s.held[seat] &= ~(0 if s.hands[seat, kind] else _BIT[kind])
    over = s.totals[at] + _value_played(s, kind, at) > LIMIT
    s.taken[seat] += s.heaps[at] if over else 0
    _lay(s, kind, at, over)
    if s.drawn < s.stacked:  # P-4.6
        _give(s, seat, s.stack[s.drawn])
        s.drawn += 1
    _next_turn(s, _left_of(s, seat))


@compiled
def _value_played(s, kind, at):
    """Return what a card counts at the moment it is played: a Wild copies (P-2.8)."""
    copied = s.top_potions[at] if s.copies_colour else s.tops[at]
    return copied if _IS_WILD[kind] else _VALUE[kind]


@compiled
def _lay(s, kind, at, over):
    """Lay a card on a heap, or where the heap was if the cauldron boils over (P-3.2, P-3.4)."""
    suit, value = _SUIT[kind], _VALUE[kind]
    here = (_one(0) | _one(1) | _one(2)) << at
    s.homes &= ~here | s.fixed if over else -1
    s.homes |= _one(suit) << at
    s.heaps[at] = _one(suit) + (0 if over else s.heaps[at])
    s.totals[at] = value + (0 if over else s.totals[at])
    s.tops[at] = value
    s.top_potions[at] = value if suit != POISON else 0 if over else s.top_potions[at]


@compiled
def _next_turn(s, seat):
    """Find who can play, from `seat` on; when nobody can, the round is over (P-2.9, P-4.7, P-5.1)."""
    for _ in range(s.players):
        if _playable(s, seat):
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
            taken = _of(s.taken[seat], suit)
            holders = 1 if taken > most else holders + (taken == most)
            most = max(most, taken)
        for seat in range(s.players):
            taken = _of(s.taken[seat], suit)
            s.points[seat] += POTION_POINTS * (taken if holders > 1 or taken < most else 0)
    for seat in range(s.players):
        s.points[seat] += POISON_POINTS * _of(s.taken[seat], POISON)


@compiled
def _random_play(s, rng):
    """Return a kind and a cauldron: one of the legal plays, each equally likely."""
    playable = _playable(s, s.turn)
    ways = 0
    for suit in range(SUITS):
        ways += _SIZE[_of(playable, suit)] * _SIZE[_open(s, suit)]
    pick = below(rng, ways)
    suit, passed, so_far = 0, 0, 0
    for colour in range(POISON):  # whole suits that the pick leaves behind
        so_far += _SIZE[_of(playable, colour)] * _SIZE[_open(s, colour)]
        suit = colour + 1 if pick >= so_far else suit
        passed = so_far if pick >= so_far else passed
    kinds, pick = _of(playable, suit), pick - passed
    n = _SIZE[kinds]
    place = (pick >= n) + (pick >= 2 * n)
    return suit * _OF_COLOUR + _MEMBER[kinds, pick - place * n], _MEMBER[_open(s, suit), place]


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
        if s.dealer == NOBODY:
            s.dealer = below(rng, s.players)
        while s.round < s.rounds:
            order[:] = cards
            shuffle(order, rng)
            deal(s, order)
            while s.turn != NOBODY:
                kind, at = _random_play(s, rng)
                _play(s, kind, at)
                moves += 1
        points[game, : s.players] = s.points[: s.players]
    return moves
