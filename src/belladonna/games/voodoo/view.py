"""What a seat may do with what it sees: states that fit its view, what a move would make, why a card is stuck."""

from __future__ import annotations

from random import Random

import msgspec

from belladonna.core.rules import Seat, not_to_act
from belladonna.core.seen import Hidden
from belladonna.core.text import Text, text
from belladonna.games.voodoo.hidden import place
from belladonna.games.voodoo.model import Laid, Move, Play, State, Trick, Trump, View
from belladonna.games.voodoo.rules import hand_of
from belladonna.games.voodoo.spec import COLOUR, Cards, deck
from belladonna.games.voodoo.tricks import refusal, winning, worth


def screen(view: View) -> View:
    """Close the won tricks but the last (V-8.2, V-8.3) and a hand laid aside (V-8.4); what voids show is for memory."""
    return msgspec.structs.replace(
        view,
        won=view.won if isinstance(view.won, Hidden) else Hidden(len(view.won)),
        hand=() if is_out(view, view.seat) else view.hand,
        voids=((),) * view.config.players,
    )


def is_out(view: View, seat: Seat | None) -> bool:
    return any(out.seat == seat for out in view.out)


def remembered(view: View) -> tuple[Trick, ...]:
    """Return the won tricks as far as this view knows them."""
    return () if isinstance(view.won, Hidden) else view.won


def unseen(view: View) -> Cards:
    """Return the cards this seat has not seen this round, sorted: in other hands, laid aside, put aside."""
    if not (view.aside or any(view.hand_sizes) or view.trick or view.last):
        return ()  # nothing is dealt yet
    seen = {*view.hand, *(laid.card for laid in view.trick)}
    seen |= {laid.card for trick in remembered(view) for laid in trick.plays}
    return tuple(card for card in deck(view.config) if card not in seen)


def others_in(view: View, seat: Seat | None) -> tuple[Seat, ...]:
    """Return the other seats still in, clockwise from the left of `seat`."""
    n, me = view.config.players, 0 if seat is None else seat
    return tuple(s for s in (Seat((me + d) % n) for d in range(1, n + 1)) if s != seat and not is_out(view, s))


def fitting(view: View, rng: Random) -> State:
    """Return a state this seat cannot tell from the true one, every one of them equally likely.

    It needs a full view, not a screen's; `hidden` tells how.
    """
    assert not isinstance(view.won, Hidden), "a screen's view has closed the won tricks"
    cards = unseen(view)
    sizes = [0 if seat == view.seat else size for seat, size in enumerate(view.hand_sizes)]
    hands, aside = place(cards, sizes, view.voids, rng)
    if view.seat is not None:
        hands[view.seat] = list(view.hand)
    return State(
        config=view.config,
        dealer=view.dealer,
        trump=view.trump,
        turn=view.turn,
        hands=tuple(map(hand_of, hands)),
        aside=hand_of(aside),
        trick=view.trick,
        won=view.won,
        out=view.out,
        scores=view.scores,
        moves=view.moves,
    )


def outlook(view: View, move: Move) -> Text:
    """Return what a move would make: `takes it: 1 -> 3, out with 4`, `wins so far`, `seat 2 takes it: 0 -> 1`."""
    if isinstance(move, Trump):
        mine = tuple(card for card in view.hand if COLOUR[card] == move.colour)
        return text("voodoo-outlook-trump", number=len(mine), cards_held=mine)
    assert isinstance(move, Play) and view.seat is not None and view.trump is not None
    trick = (*view.trick, Laid(view.seat, move.card))
    best = winning(view.config, view.trump, trick)
    if len(trick) < len(others_in(view, view.seat)) + 1:
        if not view.trick:
            return text("voodoo-outlook-leads", worth=worth(move.card))
        if best.seat == view.seat:
            return text("voodoo-outlook-ahead", worth=worth(move.card))
        return text("voodoo-outlook-behind", seat=best.seat, card=best.card)
    before = view.tricks[best.seat]
    after, others = before + worth(best.card), sum(view.tricks) - before
    key = "voodoo-outlook-out" if after >= view.needed else "voodoo-outlook-takes"
    return text(key, seat=best.seat, before=before, after=after, needed=view.needed, points=others)


def why_not(view: View, card: str) -> Text | None:
    """Return why a card of the own hand cannot be played now, None if it can."""
    if view.seat is None or view.turn != view.seat:
        return not_to_act(view.seat, () if view.turn is None else (view.turn,))
    if view.trump is None:
        return text("voodoo-trump-first")
    no = refusal(view.hand, view.trick, card)
    return None if no is None else no.why
