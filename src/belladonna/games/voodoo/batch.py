"""Voodoo Prince for BatchEnv: what a learner sees of the kernel's state, and many games stepped at once."""

from __future__ import annotations

from belladonna.core.compiled import below, compiled, inlined, shuffle
from belladonna.games.voodoo.kernel import _OF_COLOUR, NOBODY, NONE, _strength, deal, legal, step
from belladonna.games.voodoo.spec import COLOURS, KINDS, ROUNDS, Config

MEANINGS = {
    "hand": "`[card]`: 1 for each card in the hand",
    "trump": "`[colour]`: 1 for the trump; none while it is to be named",
    "led": "`[colour]`: 1 for the colour that was led",
    "winning": "`[card]`: 1 for the card that wins the trick as it lies",
    "winner": "`[seat]`: 1 for who played that card",
    "laid": "`[seat]`: 1 for who has laid a card in this trick",
    "tricks": "`[seat]`: tricks won, in parts of those needed",
    "out": "`[seat]`: 1 for who is out of the round",
    "made": "`[seat]`: the points that earned",
    "points": "`[seat]`: points of the rounds scored",
    "dealer": "`[seat]`: 1 for the dealer",
    "round": "`[round]`: 1 for the round that is played",
}


def pieces(config: Config) -> dict[str, tuple[int, ...]]:
    """Return the observation's parts and their shapes; seats count from the one to move, clockwise."""
    seats = config.players
    return {
        "hand": (len(KINDS),),
        "trump": (len(COLOURS),),
        "led": (len(COLOURS),),
        "winning": (len(KINDS),),
        "winner": (seats,),
        "laid": (seats,),
        "tricks": (seats,),
        "out": (seats,),
        "made": (seats,),
        "points": (seats,),
        "dealer": (seats,),
        "round": (ROUNDS,),
    }


@compiled
def observe(s, out):
    """Write what the seat to move sees, in the order of `pieces`."""
    out[:] = 0
    seats, seat = s.players, s.turn
    trump = len(KINDS)
    led = trump + len(COLOURS)
    winning = led + len(COLOURS)
    winner = winning + len(KINDS)
    for colour in range(len(COLOURS)):
        numbers = s.hands[seat, colour]
        for number in range(_OF_COLOUR):
            out[colour * _OF_COLOUR + number] = (numbers >> number) & 1
    if s.trump != NONE:
        out[trump + s.trump] = 1
    if s.led != NONE:
        out[led + s.led] = 1
    ruling = s.trump if s.trump != NONE and s.shown[s.trump] else s.led
    best, best_place, best_card = -1, 0, 0
    for place in range(seats):
        card = s.cards[seat]
        if card != NONE:
            out[winner + seats + place] = 1
            strength = _strength(s, ruling, card)
            if strength > best:
                best, best_place, best_card = strength, place, card
        out[winner + 2 * seats + place] = s.tricks[seat] / s.needed
        out[winner + 3 * seats + place] = (s.out >> seat) & 1
        out[winner + 4 * seats + place] = s.made[seat]
        out[winner + 5 * seats + place] = s.points[seat]
        out[winner + 6 * seats + place] = seat == s.dealer
        seat = seat + 1 if seat + 1 < seats else 0
    if best >= 0:
        out[winning + best_card] = 1
        out[winner + best_place] = 1
    out[winner + 7 * seats + s.round] = 1


@inlined
def _over(s):
    return s.round == ROUNDS


@compiled
def _deal_on(s, cards, order, rng):
    """Make the moves of chance that come next."""
    if s.dealer == NOBODY:
        s.dealer = below(rng, s.players)
    if s.round == 0:
        s.trump = below(rng, len(COLOURS))
    order[:] = cards
    shuffle(order, rng)
    deal(s, order)


@inlined
def _reward(seats, points, before, rewards):
    """Write what each seat gets for the points made since `before`: the seats beaten less the seats lost to."""
    for seat in range(seats):
        beaten = 0
        for other in range(seats):
            mine, theirs = points[seat] - before[seat], points[other] - before[other]
            beaten += (mine > theirs) - (mine < theirs)
        rewards[seat] = beaten / (seats - 1)


@compiled
def begin(states, start, cards, order, rngs, seen, masks, turns):
    """Deal all games anew."""
    for i in range(len(states)):
        states[i] = start[0]
        s = states[i]
        _deal_on(s, cards, order, rngs[i])
        turns[i] = s.turn
        legal(s, masks[i])
        observe(s, seen[i])


@compiled
def advance(states, start, cards, order, rngs, by_round, before, actions, seen, masks, turns, rewards, points, done):
    """Make one move in every game; those that are over begin anew. Return a game with an illegal action, or -1."""
    for i in range(len(states)):
        if actions[i] < 0 or actions[i] >= masks.shape[1] or not masks[i, actions[i]]:
            return i
    for i in range(len(states)):
        s = states[i]
        seats = s.players
        before[:] = s.points
        rewards[i, :] = 0
        done[i] = False
        step(s, actions[i])
        if s.turn == NOBODY:
            if by_round:
                _reward(seats, s.points, before, rewards[i])
            if _over(s):
                if not by_round:
                    before[:] = 0
                    _reward(seats, s.points, before, rewards[i])
                points[i] = s.points[:seats]
                done[i] = True
                states[i] = start[0]
            while s.turn == NOBODY:
                _deal_on(s, cards, order, rngs[i])
        turns[i] = s.turn
        legal(s, masks[i])
        observe(s, seen[i])
    return -1
