"""Poison for BatchEnv: what a learner sees of the kernel's state, and many games stepped at once."""

from __future__ import annotations

from belladonna.core.compiled import below, compiled, inlined, shuffle
from belladonna.games.poison.kernel import NOBODY, POISON, SUITS, _left_of, _of, deal, legal, step
from belladonna.games.poison.spec import CAULDRONS, KINDS, Config

MEANINGS = {
    "hand": "`[kind]`: how many the seat holds",
    "hand_sizes": "`[seat]`: cards in hand",
    "heaps": "`[cauldron, suit]`: how many cards lie there: red, blue, purple, poison",
    "totals": "`[cauldron]`: what it adds up to",
    "copied": "`[cauldron]`: what a Wild would count there",
    "colours": "`[cauldron, colour]`: 1 for its colour; none while it is free",
    "taken": "`[seat, suit]`: how many cards the seat has taken this round",
    "points": "`[seat]`: penalty points of the rounds scored",
    "dealer": "`[seat]`: 1 for the dealer",
    "round": "the rounds scored, and how many there are",
    "stack": "cards still to be drawn",
}


def pieces(config: Config) -> dict[str, tuple[int, ...]]:
    """Return the observation's parts and their shapes; seats count from the one to move, clockwise."""
    seats = config.players
    return {
        "hand": (len(KINDS),),
        "hand_sizes": (seats,),
        "heaps": (CAULDRONS, SUITS),
        "totals": (CAULDRONS,),
        "copied": (CAULDRONS,),
        "colours": (CAULDRONS, POISON),
        "taken": (seats, SUITS),
        "points": (seats,),
        "dealer": (seats,),
        "round": (2,),
        "stack": (1,),
    }


@compiled
def observe(s, out):
    """Write what the seat to move sees, in the order of `pieces`."""
    seats, seat, at = s.players, s.turn, len(KINDS)
    for kind in range(len(KINDS)):
        out[kind] = s.hands[seat, kind]
    sizes, heaps = at, at + seats
    totals = heaps + CAULDRONS * SUITS
    copied, colours = totals + CAULDRONS, totals + 2 * CAULDRONS
    taken = colours + CAULDRONS * POISON
    points = taken + seats * SUITS
    dealer = points + seats
    for place in range(seats):
        held = 0
        for kind in range(len(KINDS)):
            held += s.hands[seat, kind]
        out[sizes + place] = held
        for suit in range(SUITS):
            out[taken + place * SUITS + suit] = _of(s.taken[seat], suit)
        out[points + place] = s.points[seat]
        out[dealer + place] = seat == s.dealer
        seat = _left_of(s, seat)
    for cauldron in range(CAULDRONS):
        out[totals + cauldron] = s.totals[cauldron]
        out[copied + cauldron] = s.copied[cauldron]
        for suit in range(SUITS):
            out[heaps + cauldron * SUITS + suit] = _of(s.heaps[cauldron], suit)
        for colour in range(POISON):
            out[colours + cauldron * POISON + colour] = (s.homes >> (8 * colour + cauldron)) & 1
    end = dealer + seats
    out[end], out[end + 1], out[end + 2] = s.round, s.rounds, s.stacked


@inlined
def _over(s):
    return s.round == s.rounds


@compiled
def _deal_on(s, cards, order, rng):
    """Make the moves of chance that come next."""
    if s.dealer == NOBODY:
        s.dealer = below(rng, s.players)
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
            beaten += (mine < theirs) - (mine > theirs)
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
