"""Poison's rules again, flat and compiled, for millions of games. rules.py is the authority; tests compare the two.

A state is one record of small integers, the table's options among them, so that one compilation serves every edition,
variant and number of players. Suits are red, blue, purple and poison. Whatever there is by suit is packed into one
number, a byte for each suit: how many cards of it lie somewhere, which of its kinds are in a hand (a bit for each), in
which cauldrons it lies (a bit for each). Where the rules ask "if", the code mostly chooses between two numbers:
a processor guesses branches, and nobody can guess which card comes next.
"""

from __future__ import annotations

import numpy as np

from belladonna.core.compiled import MEMBER, SIZE, below, compiled, drawn, inlined, scaled, seed_game, shuffle
from belladonna.games.poison.model import Deal, DrawDealer, Move, State, View
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
    Cards,
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
STACK, OUT = 254, 253
"""Where a card may lie that no seat holds."""
MIXING = 3
"""How often each hidden card changes places, about, before a deal counts as new."""

_OF_COLOUR = len(KINDS) // len(COLOURS)
_SUIT = np.array([POISON if COLOUR[k] is None else COLOURS.index(COLOUR[k]) for k in KINDS], np.uint8)
_VALUE = np.array([VALUE[k] for k in KINDS], np.uint8)
_COPIES = np.array([255 if k[1] == WILD else 0 for k in KINDS], np.uint8)
_HAND = np.array([OUTSET_HAND.get(n, 0) for n in range(SEATS + 1)], np.int8)

_BYTE = 8
_PLACE = np.array([_BYTE * (k // _OF_COLOUR) + k % _OF_COLOUR for k in range(len(KINDS))], np.uint8)
"""[kind]: its bit in a set of kinds"""
_BIT = 1 << _PLACE.astype(np.int32)
_WILDS = sum(int(_BIT[RANK[c + WILD]]) for c in COLOURS)
_NOT_WILD = sum(map(int, _BIT)) - _WILDS
_BELOW_WILDS = _WILDS - sum(1 << (_BYTE * c) for c in range(POISON))
"""Added to a packed number, it makes the Wild's bit of exactly those colours that are not 0 there."""
_ALL = (1 << CAULDRONS) - 1

STATE = np.dtype(
    [
        ("players", np.uint8),
        ("outset", np.bool_),
        ("draw", np.bool_),
        ("not_copied", np.uint8),  # the suit a Wild does not copy
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
        ("copied", np.uint8, CAULDRONS),  # what a Wild would count there: the value of the card on top, or of a potion
        ("stack", np.uint8, MOST_CARDS),  # the last card is drawn first
        ("stacked", np.int8),
    ],
    align=True,
)


def start(config: Config) -> np.ndarray:
    """Return one state before the first deal; a dealer that chance draws is NOBODY until then."""
    states = np.zeros(1, STATE)
    s = states[0]
    s["players"], s["rounds"] = config.players, rounds(config)
    s["outset"], s["draw"] = config.edition == "outset", config.variant == "draw"
    s["not_copied"] = POISON if config.wild_copies == "colour" else NOBODY
    s["fixed"] = _ALL << (_BYTE * POISON)
    if config.edition == "outset":
        s["fixed"] += sum(1 << (_BYTE * at + at) for at in range(CAULDRONS))  # P-2.3
    s["dealer"] = NOBODY if config.first_dealer == "random" else config.first_dealer
    s["turn"] = NOBODY
    s["homes"] = s["fixed"]
    return states


def cards(config: Config) -> np.ndarray:
    """Return the deck, sorted."""
    return encode_deck(deck(config))


def encode_deck(order: Cards) -> np.ndarray:
    return np.array([RANK[card] for card in order], np.uint8)


def encode(state: State) -> np.ndarray:
    """Return one state like that of the rules."""
    states = start(state.config)
    s = states[0]
    s["dealer"] = NOBODY if state.dealer is None else state.dealer
    s["turn"] = NOBODY if state.turn is None else state.turn
    s["round"] = len(state.scores)
    for seat, hand in enumerate(state.hands):
        s["points"][seat] = sum(score.points[seat] for score in state.scores)
        s["hands"][seat] = [hand.count(kind) for kind in KINDS]
        s["held"][seat] = sum(int(_BIT[RANK[kind]]) for kind in {*hand})
        s["taken"][seat] = _packed(state.taken[seat])
    homes = int(s["homes"])
    for at, heap in enumerate(state.cauldrons):
        s["heaps"][at] = _packed(heap)
        s["totals"][at] = sum(VALUE[card] for card in heap)
        for card in heap:
            homes |= 1 << (_BYTE * int(_SUIT[RANK[card]]) + at)
            if _SUIT[RANK[card]] != s["not_copied"]:
                s["copied"][at] = VALUE[card]
    s["homes"] = homes
    s["stack"][: len(state.stack)] = [RANK[card] for card in reversed(state.stack)]
    s["stacked"] = len(state.stack)
    return states


def _packed(cards: Cards) -> int:
    return sum(1 << (_BYTE * int(_SUIT[RANK[card]])) for card in cards)


def take_chance(states: np.ndarray, move: Move) -> None:
    """Play a move of CHANCE."""
    if isinstance(move, DrawDealer):
        states[0]["dealer"] = move.dealer
    elif isinstance(move, Deal):
        deal(states[0], encode_deck(move.deck))


@compiled
def _clear(s):
    """Empty the table for a round."""
    s.hands[:] = 0
    s.held[:] = 0
    s.taken[:] = 0
    s.heaps[:] = 0
    s.homes = s.fixed
    s.totals[:] = 0
    s.copied[:] = 0
    s.stack[:] = 0
    s.stacked = 0


@inlined
def _one(suit):
    """Return one card of this suit, packed."""
    return 1 << (_BYTE * suit)


@inlined
def _of(packed, suit):
    """Return what a packed number says of one suit."""
    return (packed >> (_BYTE * suit)) & ((1 << _BYTE) - 1)


@inlined
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
            s.stack[i] = cards[len(cards) - 1 - i]
    _next_turn(s, first)


@inlined
def _give(s, seat, kind):
    s.hands[seat, kind] += 1
    s.held[seat] |= _BIT[kind]


@inlined
def _playable(s, seat):
    """Return by suit the kinds of a hand that may go somewhere: all but Wilds whose colour lies nowhere (P-2.8)."""
    return s.held[seat] & (_NOT_WILD | ((s.homes + _BELOW_WILDS) & _WILDS))


@inlined
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
        for i in range(SIZE[kinds]):
            for j in range(SIZE[cauldrons]):
                mask[(suit * _OF_COLOUR + MEMBER[kinds, i]) * CAULDRONS + MEMBER[cauldrons, j]] = True
                n += 1
    return n


@compiled
def step(s, action):
    """Play a card, and go on to whoever can play next, or to the end of the round."""
    _play(s, action // CAULDRONS, action % CAULDRONS)


@inlined
def _play(s, kind, at):
    """P-2.2, P-3.1, P-3.2"""
    seat = s.turn
    s.hands[seat, kind] -= 1
    s.held[seat] &= ~((s.hands[seat, kind] == 0) << _PLACE[kind])
    stays = -1 if s.totals[at] + _value_played(s, kind, at) <= LIMIT else 0  # as a mask: all, or nothing
    s.taken[seat] += s.heaps[at] - (s.heaps[at] & stays)
    _lay(s, kind, at, stays)
    if s.stacked:  # P-4.6
        s.stacked -= 1
        _give(s, seat, s.stack[s.stacked])
        s.stack[s.stacked] = 0
    _next_turn(s, _left_of(s, seat))


@inlined
def _value_played(s, kind, at):
    """Return what a card counts at the moment it is played: a Wild copies (P-2.8)."""
    return _VALUE[kind] + (s.copied[at] & _COPIES[kind])


@inlined
def _lay(s, kind, at, stays):
    """Lay a card on the heap that stays, or where it was (P-3.2, P-3.4)."""
    suit, value = _SUIT[kind], _VALUE[kind]
    here = (_one(0) | _one(1) | _one(2)) << at
    s.homes &= stays | ~here | s.fixed
    s.homes |= _one(suit) << at
    s.heaps[at] = (s.heaps[at] & stays) + _one(suit)
    s.totals[at] = (s.totals[at] & stays) + value
    s.copied[at] = s.copied[at] & stays if suit == s.not_copied else value


@inlined
def _next_turn(s, seat):
    """Find who can play, from `seat` on (P-2.9, P-4.7)."""
    for _ in range(s.players):
        if _playable(s, seat):
            s.turn = seat
            return
        seat = _left_of(s, seat)
    _end_round(s)


@compiled
def _end_round(s):
    """P-4.2, P-5.1"""
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


@inlined
def _random_play(s, rng):
    """Return a kind and a cauldron: one of the legal plays, each equally likely."""
    luck = drawn(rng)
    playable = _playable(s, s.turn)
    ways = 0
    for suit in range(SUITS):
        ways += _ways(s, playable, suit)
    pick = scaled(luck, ways)
    suit, passed, so_far = 0, 0, 0
    for colour in range(POISON):  # whole suits that the pick leaves behind
        so_far += _ways(s, playable, colour)
        suit = colour + 1 if pick >= so_far else suit
        passed = so_far if pick >= so_far else passed
    kinds, pick = _of(playable, suit), pick - passed
    n = SIZE[kinds]
    place = (pick >= n) + (pick >= 2 * n)
    return suit * _OF_COLOUR + MEMBER[kinds, pick - place * n], MEMBER[_open(s, suit), place]


@inlined
def _ways(s, playable, suit):
    return SIZE[_of(playable, suit)] * SIZE[_open(s, suit)]


@compiled
def _greedy_play(s, rng):
    """Return the play that costs least now, and of those the highest card: it only gets harder to place."""
    playable = _playable(s, s.turn)
    best, best_kind, best_at = 1 << 30, 0, 0
    for suit in range(SUITS):
        kinds, cauldrons = _of(playable, suit), _open(s, suit)
        for i in range(SIZE[kinds]):
            for j in range(SIZE[cauldrons]):
                kind, at = suit * _OF_COLOUR + MEMBER[kinds, i], MEMBER[cauldrons, j]
                after = s.totals[at] + _value_played(s, kind, at)
                cost = 64 * (_cost(s, at) if after > LIMIT else 0) - 4 * _VALUE[kind] + below(rng, 4)
                if cost < best:
                    best, best_kind, best_at = cost, kind, at
    return best_kind, best_at


@inlined
def _cost(s, at):
    """Return what taking a heap costs in points, as if nobody took anything after that."""
    cost = POISON_POINTS * _of(s.heaps[at], POISON)
    for colour in range(POISON):
        taken = _of(s.heaps[at], colour)
        if taken:
            most = 0
            for seat in range(s.players):
                if seat != s.turn:
                    most = max(most, _of(s.taken[seat], colour))
            cost += POTION_POINTS * taken if taken + _of(s.taken[s.turn], colour) <= most else 0
    return cost


FEWEST_WINS = True
RANDOM, GREEDY = 0, 1
POLICIES = {"random": RANDOM, "greedy": GREEDY}


@compiled
def choose(s, policy, rng):
    """Return the action of a policy for the seat to move."""
    kind, at = _greedy_play(s, rng) if policy == GREEDY else _random_play(s, rng)
    return kind * CAULDRONS + at


@compiled
def play(starts, cards, policies, rounds, seed, first, points, lengths):
    """Play on from each start in turn until so many more rounds are scored, or the game is over.

    `policies` are those of the seats. Game `i` has the luck of number `first + i`; its points go to `points[i]`, the
    number of its moves to `lengths[i]`. Deals have luck of their own: they are the same whoever plays. Return how many
    moves were made.
    """
    rng, luck = np.zeros(1, np.uint64), np.zeros(1, np.uint64)
    order = cards.copy()
    states = starts[:1].copy()
    s = states[0]
    moves, before = 0, 0
    for game in range(len(points)):
        states[0] = starts[(first + game) % len(starts)]
        seed_game(luck, seed, first + game)
        seed_game(rng, ~seed, first + game)
        if s.dealer == NOBODY:
            s.dealer = below(luck, s.players)
        last = min(s.rounds, s.round + rounds)
        while s.round < last:
            if s.turn == NOBODY:
                order[:] = cards
                shuffle(order, luck)
                deal(s, order)
            while s.turn != NOBODY:
                kind, at = _greedy_play(s, rng) if policies[s.turn] == GREEDY else _random_play(s, rng)
                _play(s, kind, at)
                moves += 1
        points[game, : s.players] = s.points[: s.players]
        lengths[game] = moves - before
        before = moves
    return moves


@compiled
def tries(worlds, actions, policies, seed, points):
    """Take each action in each world and play the round to its end; the game's points go to `points[world, action]`.

    The actions of a world share their luck.
    """
    rng = np.zeros(1, np.uint64)
    states = worlds[:1].copy()
    s = states[0]
    for world in range(len(worlds)):
        for at in range(len(actions)):
            states[0] = worlds[world]
            seed_game(rng, seed, world)
            _play(s, actions[at] // CAULDRONS, actions[at] % CAULDRONS)
            while s.turn != NOBODY:
                kind, place = _greedy_play(s, rng) if policies[s.turn] == GREEDY else _random_play(s, rng)
                _play(s, kind, place)
            points[world, at, : s.players] = s.points[: s.players]


@compiled
def mix(states, kinds, owners, _, seed):
    """Deal the hidden cards anew in every state but the first, all deals equally likely.

    The first state's hidden cards are `kinds`, and `owners` says where each lies: a seat, STACK in the order they are
    drawn, or OUT. Cards change places two at a time, so often that little is left of the deal before.
    """
    rng = np.array([seed], np.uint64)
    for world in range(1, len(states)):
        for _ in range(MIXING * len(kinds)):
            i, j = below(rng, len(kinds)), below(rng, len(kinds))
            kinds[i], kinds[j] = kinds[j], kinds[i]
        s = states[world]
        drawn_first = s.stacked
        for i in range(len(kinds)):
            if owners[i] < SEATS:
                s.hands[owners[i], :] = 0
                s.held[owners[i]] = 0
        for i in range(len(kinds)):
            if owners[i] < SEATS:
                _give(s, owners[i], kinds[i])
            elif owners[i] == STACK:
                drawn_first -= 1
                s.stack[drawn_first] = kinds[i]


def hidden(view: View, state: State) -> tuple[np.ndarray, np.ndarray, np.ndarray] | None:
    """Return what `mix` has to know of a state that fits the view; None where Wilds are known to lie somewhere."""
    if view.config.wilds:
        return None
    zones = [(seat, hand) for seat, hand in enumerate(state.hands) if seat != view.seat]
    zones += [(STACK, state.stack), (OUT, state.out)]
    cards = np.array([RANK[card] for _, zone in zones for card in zone], np.int64)
    owners = np.array([owner for owner, zone in zones for _ in zone], np.int64)
    return cards, owners, np.zeros(0, np.bool_)


def warm(config: Config) -> None:
    """Compile everything that somebody may call from outside."""
    states, luck, mask = start(config), np.zeros(1, np.uint64), np.zeros(ACTIONS, np.bool_)
    for policy in POLICIES.values():
        points, lengths = np.zeros((1, SEATS), np.int16), np.zeros(1, np.int32)
        play(states, cards(config), np.full(SEATS, policy, np.int8), 1, 0, 0, points, lengths)
    states[0]["dealer"] = 0
    deal(states[0], cards(config))
    legal(states[0], mask)
    action = choose(states[0], RANDOM, luck)
    tries(states, np.array([action]), np.zeros(SEATS, np.int8), 0, np.zeros((1, 1, SEATS), np.int16))
    mix(states, np.zeros(2, np.int64), np.zeros(2, np.int64), np.zeros(0, np.bool_), 0)
    step(states[0], action)
