"""Voodoo Prince's rules again, flat and compiled, for millions of games. rules.py is the authority; tests compare both.

A state is one record of small integers, the table's numbers among them, so that one compilation serves every number of
players. A hand is a set of numbers for each colour, as bits. A complete trick is not kept, only what it was worth.
"""

from __future__ import annotations

from functools import cache
from itertools import product

import numpy as np

from belladonna.core.compiled import below, compiled, inlined, member, seed_game, shuffle, size
from belladonna.games.voodoo.model import Deal, DrawDealer, Move, State, Trump, View
from belladonna.games.voodoo.spec import (
    COLOUR,
    COLOURS,
    DOLL,
    DUEL,
    HIGHEST,
    KINDS,
    NEEDED,
    NUMBERS,
    RANK,
    ROUNDS,
    SPLIT_WORTH,
    SPLITTERS,
    VALUE,
    WORTH,
    Cards,
    Config,
    deck,
    hand_size,
    needed,
)

SEATS = max(HIGHEST)
ACTIONS = len(COLOURS) + len(KINDS)
"""A trump is its colour's place, a play comes after those as the card's place in KINDS: as in codec.py."""
NOBODY = NONE = -1
"""Instead of a seat; instead of a colour or a card."""
MIXING = 3
"""How often each hidden card changes places, about, before a deal counts as new."""

_OF_COLOUR = len(NUMBERS)
_WORTH = np.array([SPLIT_WORTH if number in SPLITTERS else WORTH for number in NUMBERS], np.int8)
_DOLL_UP = _OF_COLOUR
"""How strong a doll is that has met the highest card of its colour: stronger than any number."""

# What the greedy policy goes by. Taste, not rules.

_CONTROL = 0.5
"""How often a player can choose whether to win a trick."""
_KEEP_HIGH, _KEEP_TRUMP, _KEEP_DOLL = 0.1, 0.05, 0.1
"""What it is worth in points to hold on to the highest card, to a trump, and to a doll."""


@cache
def _promised(mine: int, others: tuple[int, ...], goal: int) -> float:
    """Return the points a seat may expect of a round by the tricks that all have, if luck gives the next ones."""
    if mine >= goal:
        return sum(others)
    rivals = [at for at, tricks in enumerate(others) if tricks < goal]
    if not rivals:
        return goal - mine if len(others) + 1 == DUEL else mine
    win = _promised(mine + 1, others, goal)
    after = (others[:at] + (others[at] + 1,) + others[at + 1 :] for at in rivals)
    lose = sum(_promised(mine, tuple(sorted(tricks)), goal) for tricks in after) / len(rivals)
    luck = (win + lose * len(rivals)) / (len(rivals) + 1)
    return _CONTROL * max(win, lose) + (1 - _CONTROL) * luck


_LEVELS = np.array([NEEDED.get(n, 0) + SPLIT_WORTH for n in range(SEATS + 1)], np.int64)
"""[players]: how many tricks a seat can have, none included"""
_FIRST_PROMISE = np.array([sum(int(_LEVELS[m]) ** m for m in NEEDED if m < n) for n in range(SEATS + 1)], np.int64)
_PROMISES = np.array(
    [
        _promised(mine, tuple(sorted(others)), NEEDED[n])
        for n in sorted(NEEDED)
        for mine, *others in product(range(_LEVELS[n]), repeat=n)
    ],
    np.float32,
)
"""[from _FIRST_PROMISE on, tricks of the seat, of the one to its left, ...]: what the round promises the seat"""

STATE = np.dtype(
    [
        ("players", np.int8),
        ("highest", np.int8),
        ("needed", np.int8),
        ("hand_size", np.int8),
        # the game
        ("points", np.int16, SEATS),
        ("round", np.int8),
        ("dealer", np.int8),
        ("trump", np.int8),  # NONE until chance or the dealer says it
        ("turn", np.int8),  # NOBODY while chance is to act, and when the game is over
        # the round
        ("hands", np.int32, (SEATS, len(COLOURS))),  # the numbers, as a set
        ("tricks", np.int8, SEATS),
        ("out", np.int8),  # the seats that are out, as a set
        ("made", np.int8, SEATS),  # their points
        # the trick
        ("cards", np.int8, SEATS),  # the card each seat has laid, or NONE
        ("laid", np.int8),
        ("led", np.int8),
        ("shown", np.int32, len(COLOURS)),  # the numbers in the trick, as a set
    ],
    align=True,
)


def start(config: Config) -> np.ndarray:
    """Return one state before the first deal; a dealer that chance draws is NOBODY until then."""
    states = np.zeros(1, STATE)
    s = states[0]
    s["players"], s["highest"] = config.players, HIGHEST[config.players]
    s["needed"], s["hand_size"] = needed(config), hand_size(config)
    s["dealer"] = NOBODY if config.first == "random" else config.first
    s["trump"] = s["turn"] = s["led"] = NONE
    s["cards"] = NONE
    return states


def cards(config: Config) -> np.ndarray:
    """Return the cards in use, sorted."""
    return encode_deck(deck(config))


def encode_deck(order: Cards) -> np.ndarray:
    return np.array([RANK[card] for card in order], np.uint8)


def encode(state: State) -> np.ndarray:
    """Return one state like that of the rules."""
    states = start(state.config)
    s = states[0]
    s["dealer"] = NOBODY if state.dealer is None else state.dealer
    s["trump"] = NONE if state.trump is None else COLOURS.index(state.trump)
    s["turn"] = NOBODY if state.turn is None else state.turn
    s["round"] = len(state.scores)
    for seat, hand in enumerate(state.hands):
        s["points"][seat] = sum(score.points[seat] for score in state.scores)
        s["tricks"][seat] = sum(trick.worth for trick in state.won if trick.winner == seat)
        for card in hand:
            s["hands"][seat, COLOURS.index(COLOUR[card])] |= 1 << VALUE[card]
    for out in state.out:
        s["out"] |= 1 << out.seat
        s["made"][out.seat] = out.points
    s["laid"] = len(state.trick)
    for laid in state.trick:
        s["cards"][laid.seat] = RANK[laid.card]
        s["shown"][COLOURS.index(COLOUR[laid.card])] |= 1 << VALUE[laid.card]
    if state.trick:
        s["led"] = COLOURS.index(COLOUR[state.trick[0].card])
    return states


def take_chance(states: np.ndarray, move: Move) -> None:
    """Play a move of CHANCE."""
    if isinstance(move, DrawDealer):
        states[0]["dealer"] = move.dealer
    elif isinstance(move, Trump):
        states[0]["trump"] = COLOURS.index(move.colour)
    elif isinstance(move, Deal):
        deal(states[0], encode_deck(move.deck))


@compiled
def deal(s, cards):
    """Deal the cards in this order: hand by hand, then those put aside (V-2.3 to V-2.7)."""
    s.hands[:] = 0
    s.tricks[:] = 0
    s.made[:] = 0
    s.out = 0
    for i in range(s.players * s.hand_size):
        seat, kind = i // s.hand_size, cards[i]
        s.hands[seat, kind // _OF_COLOUR] |= 1 << (kind % _OF_COLOUR)
    if s.round > 0:
        s.trump = NONE
    s.turn = s.dealer


@inlined
def _playable(s, colour):
    """Return the numbers of a colour that the seat to move may play (V-3.2 to V-3.4)."""
    must_follow = s.led != NONE and s.hands[s.turn, s.led] != 0
    return 0 if must_follow and colour != s.led else s.hands[s.turn, colour]


@compiled
def legal(s, mask):
    """Mark the actions of the seat to move and return how many there are."""
    mask[:] = False
    if s.turn == NOBODY:
        return 0
    n = 0
    for colour in range(len(COLOURS)):
        if s.trump == NONE:
            mask[colour] = True
            n += 1
        else:
            for number in range(_OF_COLOUR):
                if _playable(s, colour) >> number & 1:
                    mask[len(COLOURS) + colour * _OF_COLOUR + number] = True
                    n += 1
    return n


@compiled
def step(s, action):
    """Name the trump, or play a card and go on to whoever is next."""
    if s.trump == NONE:
        s.trump = action
    else:
        card = action - len(COLOURS)
        _play(s, card // _OF_COLOUR, card % _OF_COLOUR)


@inlined
def _play(s, colour, number):
    """V-3.1, V-3.10"""
    seat = s.turn
    s.hands[seat, colour] &= ~(1 << number)
    s.cards[seat] = colour * _OF_COLOUR + number
    s.shown[colour] |= 1 << number
    s.led = colour if s.laid == 0 else s.led
    s.laid += 1
    if s.laid < s.players - size(s.out):
        s.turn = _next_in(s, seat)
    else:
        _end_trick(s)


@inlined
def _next_in(s, seat):
    """Return the next seat clockwise that is still in (V-1.9, V-5.7, V-5.8)."""
    for _ in range(s.players):
        seat = seat + 1 if seat + 1 < s.players else 0
        if not (s.out >> seat) & 1:
            break
    return seat


@compiled
def _end_trick(s):
    """Give the trick to who has won it (V-3.5 to V-3.8, V-4.1 to V-4.12)."""
    ruling = s.trump if s.shown[s.trump] else s.led
    winner, best = 0, -1
    for seat in range(s.players):
        strength = _strength(s, ruling, s.cards[seat])
        winner = seat if strength > best else winner
        best = max(best, strength)
    s.tricks[winner] += _worth(s.cards[winner])
    s.turn = winner
    s.cards[:] = NONE
    s.shown[:] = 0
    s.laid = 0
    s.led = NONE
    if s.tricks[winner] >= s.needed:
        _go_out(s, winner)


@inlined
def _strength(s, ruling, card):
    """Return how strong a card is in this trick; below 0 it cannot win."""
    colour, number = card // _OF_COLOUR, card % _OF_COLOUR
    doll_up = number == DOLL and (s.shown[ruling] >> s.highest) & 1
    return -1 if colour != ruling else _DOLL_UP if doll_up else number


@compiled
def _go_out(s, seat):
    """V-5.1 to V-5.8, V-6.1 to V-6.4"""
    s.made[seat] = _others(s, seat)
    s.out |= 1 << seat
    last = _next_in(s, seat)
    s.turn = last
    if size(s.out) < s.players - 1:
        return
    for each in range(s.players):
        s.points[each] += s.made[each]
    s.points[last] += s.needed - s.tricks[last] if s.players == DUEL else s.tricks[last]
    s.dealer = last  # V-2.4
    s.turn = NOBODY
    s.round += 1


@inlined
def _others(s, seat):
    """Return the tricks that the others have."""
    others = 0
    for other in range(s.players):
        others += s.tricks[other] if other != seat else 0
    return others


@compiled
def _random_play(s, rng):
    """Return a colour and a number: one of the legal plays, each equally likely."""
    ways = 0
    for colour in range(len(COLOURS)):
        ways += size(_playable(s, colour))
    pick = below(rng, ways)
    chosen, passed, so_far = 0, 0, 0
    for colour in range(len(COLOURS) - 1):  # whole colours that the pick leaves behind
        so_far += size(_playable(s, colour))
        chosen = colour + 1 if pick >= so_far else chosen
        passed = so_far if pick >= so_far else passed
    return chosen, member(_playable(s, chosen), pick - passed)


@compiled
def _greedy_play(s, rng):
    """Return the play after which the round promises most, as far as this trick and a rule of thumb can tell.

    The trick stays with whoever leads it as often as nobody still to come plays a card that beats it; they are taken to
    play any of the cards they may. It looks into their hands: it plays on in dealt-out worlds, where a guess at what
    hands hold would cost more time than another world.
    """
    seat, ruling = s.turn, s.trump if s.shown[s.trump] else s.led
    leader, best = NOBODY, -1
    for other in range(s.players):
        strength = -1 if s.cards[other] == NONE else _strength(s, ruling, s.cards[other])
        leader = other if strength > best else leader
        best = max(best, strength)
    most, best_colour, best_number = -1e9, 0, 0
    for colour in range(len(COLOURS)):
        numbers = _playable(s, colour)
        for i in range(size(numbers)):
            number = member(numbers, i)
            kept = _KEEP_HIGH * number / s.highest + (_KEEP_TRUMP if colour == s.trump else 0.0)
            value = _outlook(s, seat, leader, colour, number) - kept - (_KEEP_DOLL if number == DOLL else 0.0)
            value += 0.001 * below(rng, 4)
            if value > most:
                most, best_colour, best_number = value, colour, number
    return best_colour, best_number


@compiled
def _outlook(s, seat, leader, colour, number):
    """Return what the round promises if this card is played."""
    led = colour if leader == NOBODY else s.led
    if _beats(s, leader, colour, number):
        leader = seat
    else:
        colour, number = s.cards[leader] // _OF_COLOUR, s.cards[leader] % _OF_COLOUR
    stays, beaten, promised = 1.0, 0.0, 0.0
    for other in range(s.players):
        if other != seat and s.cards[other] == NONE and not (s.out >> other) & 1:
            chance = _chance_to_beat(s, other, led, colour, number)
            if chance > 0:
                stays *= 1 - chance
                beaten += chance
                promised += chance * _promise(s, seat, other, WORTH)
    kept = stays * _promise(s, seat, leader, _WORTH[number])
    return kept + (1 - stays) * promised / beaten if beaten > 0 else kept


@inlined
def _chance_to_beat(s, other, led, colour, number):
    """Return how likely a seat beats the card that leads, if it plays any card it may."""
    above = ((1 << _OF_COLOUR) - 1) & ~((2 << number) - 1)
    above |= (number == s.highest) << DOLL
    follows = s.hands[other, led]
    if follows:
        return size(follows & above) / size(follows) if led == colour else 0.0
    trumps = s.hands[other, s.trump]
    winners = size(trumps & above if colour == s.trump else trumps)
    if winners == 0:
        return 0.0
    cards = 0
    for each in range(len(COLOURS)):
        cards += size(s.hands[other, each])
    return winners / cards


@inlined
def _beats(s, leader, colour, number):
    """Return whether a card would lead the trick as it lies."""
    if leader == NOBODY:
        return True
    there = s.cards[leader]
    if colour != there // _OF_COLOUR:
        return colour == s.trump
    return number > there % _OF_COLOUR or (number == DOLL and there % _OF_COLOUR == s.highest)


@inlined
def _worth(card):
    return _WORTH[card % _OF_COLOUR]


@inlined
def _promise(s, seat, winner, worth):
    """Return what the round promises a seat once `winner` has this trick."""
    at, other = 0, seat
    for _ in range(s.players):
        tricks = s.tricks[other] + (worth if other == winner else 0)
        at = at * _LEVELS[s.players] + min(tricks, _LEVELS[s.players] - 1)
        other = other + 1 if other + 1 < s.players else 0
    return _PROMISES[_FIRST_PROMISE[s.players] + at]


@compiled
def _greedy_trump(s):
    """Return the colour of which the dealer has most, the higher cards first."""
    best, chosen = -1, 0
    for colour in range(len(COLOURS)):
        numbers = s.hands[s.turn, colour]
        worth = (size(numbers) << _OF_COLOUR) + numbers
        chosen = colour if worth > best else chosen
        best = max(best, worth)
    return chosen


FEWEST_WINS = False
RANDOM, GREEDY = 0, 1
POLICIES = {"random": RANDOM, "greedy": GREEDY}


@compiled
def choose(s, policy, rng):
    """Return the action of a policy for the seat to move."""
    if s.trump == NONE:
        return _greedy_trump(s) if policy == GREEDY else below(rng, len(COLOURS))
    colour, number = _greedy_play(s, rng) if policy == GREEDY else _random_play(s, rng)
    return len(COLOURS) + colour * _OF_COLOUR + number


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
        if s.round == 0 and s.trump == NONE:
            s.trump = below(luck, len(COLOURS))
        last = min(ROUNDS, s.round + rounds)
        while s.round < last:
            if s.turn == NOBODY:
                order[:] = cards
                shuffle(order, luck)
                deal(s, order)
            while s.turn != NOBODY:
                if s.trump == NONE:
                    s.trump = choose(s, policies[s.turn], rng)
                else:
                    colour, number = _greedy_play(s, rng) if policies[s.turn] == GREEDY else _random_play(s, rng)
                    _play(s, colour, number)
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
            step(s, actions[at])
            while s.turn != NOBODY:
                colour, number = _greedy_play(s, rng) if policies[s.turn] == GREEDY else _random_play(s, rng)
                _play(s, colour, number)
            points[world, at, : s.players] = s.points[: s.players]


@compiled
def mix(states, kinds, owners, void, seed):
    """Deal the hidden cards anew in every state but the first, all deals equally likely.

    The first state's hidden cards are `kinds`, and `owners` says where each lies: a seat, or SEATS where it was put
    aside; `void[owner, colour]` says what a hand cannot hold. Cards change places two at a time, so often that little
    is left of the deal before.
    """
    rng = np.array([seed], np.uint64)
    for world in range(1, len(states)):
        for _ in range(MIXING * len(kinds)):
            i, j = below(rng, len(kinds)), below(rng, len(kinds))
            if not void[owners[i], kinds[j] // _OF_COLOUR] and not void[owners[j], kinds[i] // _OF_COLOUR]:
                kinds[i], kinds[j] = kinds[j], kinds[i]
        s = states[world]
        for i in range(len(kinds)):
            if owners[i] < SEATS:
                s.hands[owners[i], :] = 0
        for i in range(len(kinds)):
            if owners[i] < SEATS:
                s.hands[owners[i], kinds[i] // _OF_COLOUR] |= 1 << (kinds[i] % _OF_COLOUR)


def hidden(view: View, state: State) -> tuple[np.ndarray, np.ndarray, np.ndarray] | None:
    """Return what `mix` has to know of a state that fits the view."""
    zones = [(seat, hand) for seat, hand in enumerate(state.hands) if seat != view.seat] + [(SEATS, state.aside)]
    cards = np.array([RANK[card] for _, zone in zones for card in zone], np.int64)
    owners = np.array([owner for owner, zone in zones for _ in zone], np.int64)
    void = np.zeros((SEATS + 1, len(COLOURS)), np.bool_)
    for seat, colours in enumerate(view.voids):
        for colour in colours:
            void[seat, COLOURS.index(colour)] = True
    return cards, owners, void


def warm(config: Config) -> None:
    """Compile everything that somebody may call from outside."""
    states, luck, mask = start(config), np.zeros(1, np.uint64), np.zeros(ACTIONS, np.bool_)
    for policy in POLICIES.values():
        points, lengths = np.zeros((1, SEATS), np.int16), np.zeros(1, np.int32)
        play(states, cards(config), np.full(SEATS, policy, np.int8), 1, 0, 0, points, lengths)
    states[0]["dealer"] = 0
    states[0]["trump"] = 0
    deal(states[0], cards(config))
    legal(states[0], mask)
    action = choose(states[0], RANDOM, luck)
    tries(states, np.array([action]), np.zeros(SEATS, np.int8), 0, np.zeros((1, 1, SEATS), np.int16))
    mix(states, np.zeros(2, np.int64), np.zeros(2, np.int64), np.zeros((SEATS + 1, len(COLOURS)), np.bool_), 0)
    step(states[0], action)
