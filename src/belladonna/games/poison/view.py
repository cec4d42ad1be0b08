"""What a seat may do with what it sees: states that fit its view, what a play would make, why a card is stuck."""

from __future__ import annotations

from collections import Counter
from collections.abc import Iterator, Sequence
from math import comb, prod
from random import Random

import msgspec

from belladonna.core.rules import Seat, not_to_act
from belladonna.core.seen import Hidden
from belladonna.core.text import Text, text
from belladonna.games.poison.cauldrons import boils_over, places, refusal, value_played
from belladonna.games.poison.model import Move, Play, State, View
from belladonna.games.poison.rules import hand_of
from belladonna.games.poison.spec import CAULDRONS, KINDS, WILD, Card, Cards, deck

_WILDS = tuple(kind for kind in KINDS if kind[1] == WILD)


def screen(view: View) -> View:
    """Close the taken piles where the table wants them closed (P-3.5)."""
    if view.config.taken == "everyone":
        return view
    closed = tuple(pile if isinstance(pile, Hidden) else Hidden(len(pile)) for pile in view.taken)
    return msgspec.structs.replace(view, taken=closed)


def unseen(view: View) -> Counter[Card]:
    """Return the cards that this seat has not seen this round: in other hands, in the stack, out of the game."""
    piles = [pile for pile in view.taken if not isinstance(pile, Hidden)]
    return Counter(deck(view.config)) - Counter(card for zone in (view.hand, *view.cauldrons, *piles) for card in zone)


def fitting(view: View, rng: Random) -> State:
    """Return a state this seat cannot tell from the true one, every one of them equally likely.

    It needs a full view, not a screen's. Of some hands more is known than their size: forced passes have proved that
    they hold Wilds, and who has the turn can play something (P-2.9). Those hands get their Wilds first, in numbers
    drawn with the weight of the deals that have them; everything else is a shuffle.
    """
    rest = unseen(view)
    hands: list[list[Card]] = [list(view.hand) if s == view.seat else [] for s in range(view.config.players)]
    others = [s for s in range(view.config.players) if s != view.seat]
    stuck = {kind for kind in _WILDS if rest[kind] and not places(view.colours, kind)}
    proven = [s for s in others if any(p.seat == s for p in view.proofs) or (s == view.turn and stuck)]
    if proven:
        splits = list(_wild_splits(view, proven, rest))
        (chosen,) = rng.choices([split for split, _ in splits], [weight for _, weight in splits])
        for seat, counts in zip(proven, chosen, strict=True):
            wilds = [kind for kind, n in zip(_WILDS, counts, strict=True) for _ in range(n)]
            rest.subtract(wilds)
            hands[seat] = wilds
        plain = sorted(card for card in rest.elements() if card not in _WILDS)
        rng.shuffle(plain)
        for seat in proven:
            missing = view.hand_sizes[seat] - len(hands[seat])
            rest.subtract(plain[:missing])
            hands[seat] += plain[:missing]
            plain = plain[missing:]
    cards = sorted(rest.elements())
    rng.shuffle(cards)
    for seat in others:
        if seat not in proven:
            hands[seat] = cards[: view.hand_sizes[seat]]
            cards = cards[view.hand_sizes[seat] :]
    return State(
        config=view.config,
        dealer=view.dealer,
        turn=view.turn,
        hands=tuple(map(hand_of, hands)),
        stack=tuple(cards[: view.stack]),
        out=hand_of(cards[view.stack : view.stack + view.out]),
        cauldrons=view.cauldrons,
        taken=tuple(() if isinstance(pile, Hidden) else pile for pile in view.taken),
        scores=view.scores,
        proofs=view.proofs,
        moves=view.moves,
    )


def _wild_splits(
    view: View, seats: Sequence[int], rest: Counter[Card]
) -> Iterator[tuple[tuple[tuple[int, ...], ...], int]]:
    """Yield how many Wilds of each colour each proven hand may hold, with the number of deals that have it so."""
    wilds = tuple(rest[kind] for kind in _WILDS)
    plain = rest.total() - sum(wilds)
    playable = tuple(kind for kind in _WILDS if places(view.colours, kind))

    def split(i: int, left: tuple[int, ...], plain: int) -> Iterator[tuple[tuple[tuple[int, ...], ...], int]]:
        if i == len(seats):
            yield (), 1
            return
        size = view.hand_sizes[seats[i]]
        proofs = [p for p in view.proofs if p.seat == seats[i]]
        for counts in _up_to(left):
            others = size - sum(counts)
            if not 0 <= others <= plain or not all(_wilds(counts, p.kinds) >= p.at_least for p in proofs):
                continue
            if seats[i] == view.turn and not others and not _wilds(counts, playable):
                continue
            ways = prod(map(comb, left, counts)) * comb(plain, others)
            remaining = tuple(a - b for a, b in zip(left, counts, strict=True))
            for tail, weight in split(i + 1, remaining, plain - others):
                yield (counts, *tail), ways * weight

    return split(0, wilds, plain)


def _up_to(limits: Sequence[int]) -> Iterator[tuple[int, ...]]:
    if not limits:
        yield ()
        return
    for first in range(limits[0] + 1):
        for others in _up_to(limits[1:]):
            yield (first, *others)


def _wilds(counts: Sequence[int], kinds: Cards) -> int:
    return sum(n for kind, n in zip(_WILDS, counts, strict=True) if kind in kinds)


def outlook(view: View, move: Move) -> Text:
    """Return what a play would make: `8 → 12 stays`, `13 → 17, takes 3`; a Wild counts 0 once it lies (P-2.8)."""
    assert isinstance(move, Play)
    there, before = view.cauldrons[move.cauldron], view.totals[move.cauldron]
    after = before + value_played(view.config, there, move.card)
    if boils_over(view.config, there, move.card):
        return text("poison-outlook-takes", before=before, after=after, takes=len(there))
    key = "poison-outlook-wild" if move.card[1] == WILD else "poison-outlook-stays"
    return text(key, before=before, after=after)


def why_not(view: View, card: Card) -> Text | None:
    """Return why a card of the own hand cannot go anywhere now (only a Wild ever cannot, P-2.9), None if it can."""
    if view.seat is None or view.turn != view.seat:
        if len(view.scores) == view.rounds:
            return text("game-is-over")
        return not_to_act(view.seat, () if view.turn is None else (view.turn,))
    if places(view.colours, card):
        return None
    refusals = [refusal(view.config, view.cauldrons, card, i) for i in range(CAULDRONS)]
    return next(r.why for r in refusals if r is not None)


def hidden_seats(view: View) -> tuple[Seat, ...]:
    """Return the other seats, in the order they play after this one."""
    n, me = view.config.players, view.seat or 0
    return tuple(Seat((me + d) % n) for d in range(1, n))


def visible(view: View, seat: Seat) -> Cards:
    """Return a taken pile as far as this view knows it."""
    pile = view.taken[seat]
    return () if isinstance(pile, Hidden) else pile


def cards(state: State) -> Cards:
    """Return every card, wherever it lies."""
    piles = (*state.hands, state.stack, state.out, *state.cauldrons, *state.taken)
    return tuple(card for pile in piles for card in pile)
