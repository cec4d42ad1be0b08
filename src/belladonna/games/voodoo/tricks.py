"""What a trick comes to and what may be played to it: shared by the rules and the views."""

from __future__ import annotations

from collections.abc import Sequence
from typing import Literal

from belladonna.core.rules import IllegalMove, Seat
from belladonna.core.text import Text, text
from belladonna.games.voodoo.model import Laid, Trick
from belladonna.games.voodoo.spec import (
    COLOUR,
    COLOURS,
    DOLL,
    HIGHEST,
    SPLIT_WORTH,
    SPLITTERS,
    VALUE,
    WORTH,
    Card,
    Cards,
    Config,
)


def highest(config: Config, colour: str) -> Card:
    """Return the card of a colour that its doll beats (V-1.8)."""
    return f"{colour}{HIGHEST[config.players]}"


def beaten(config: Config, plays: Sequence[Laid], card: Card) -> Card | None:
    """Return the highest card of its colour that this doll has met in the trick, None if it has not (V-4.1, V-4.3)."""
    top = highest(config, COLOUR[card])
    return top if VALUE[card] == DOLL and any(laid.card == top for laid in plays) else None


def winning(config: Config, trump: str, plays: Sequence[Laid]) -> Laid:
    """Return who wins the trick as it lies (V-3.5 to V-3.8, V-4.1 to V-4.8)."""
    trumped = any(COLOUR[laid.card] == trump for laid in plays)
    ruling = trump if trumped else COLOUR[plays[0].card]
    contenders = [laid for laid in plays if COLOUR[laid.card] == ruling]
    return max(contenders, key=lambda laid: (beaten(config, plays, laid.card) is not None, VALUE[laid.card]))


def worth(card: Card) -> int:
    """Return as how many tricks a trick counts that this card has won (V-4.12)."""
    return SPLIT_WORTH if VALUE[card] in SPLITTERS else WORTH


def counts(config: Config, won: Sequence[Trick]) -> tuple[int, ...]:
    """Return the tricks each seat has."""
    return tuple(sum(trick.worth for trick in won if trick.winner == seat) for seat in range(config.players))


def voids(config: Config, tricks: Sequence[Sequence[Laid]]) -> tuple[tuple[str, ...], ...]:
    """Return by seat the colours it cannot hold, because it did not follow them (V-3.3)."""
    failed = {
        (laid.seat, COLOUR[plays[0].card])
        for plays in tricks
        for laid in plays
        if COLOUR[laid.card] != COLOUR[plays[0].card]
    }
    return tuple(tuple(c for c in COLOURS if (seat, c) in failed) for seat in range(config.players))


def named(colour: str) -> Text:
    """Return the colour's name."""
    return text(f"voodoo-colour-{colour}")


def playable(hand: Cards, trick: Sequence[Laid]) -> Cards:
    """Return the cards of a hand that may be played to the trick (V-3.2 to V-3.4)."""
    if not trick:
        return hand
    led = COLOUR[trick[0].card]
    return tuple(own for own in hand if COLOUR[own] == led) or hand


def refusal(hand: Cards, trick: Sequence[Laid], card: Card) -> IllegalMove | None:
    """Return why this card may not be played from this hand."""
    if card not in hand:
        return IllegalMove("V-3.2", text("voodoo-not-in-hand", card=card, cards_have=hand))
    may = playable(hand, trick)
    if card in may:
        return None
    led = named(COLOUR[trick[0].card])
    return IllegalMove("V-3.3", text("voodoo-must-follow", card=card, text_led=led, cards_follow=may))


def way(trump: str, trick: Sequence[Laid], card: Card) -> Literal["leads", "follows", "trumps", "discards"]:
    """Return what playing this card to the trick is called (V-3.2 to V-3.4)."""
    if not trick:
        return "leads"
    if COLOUR[card] == COLOUR[trick[0].card]:
        return "follows"
    return "trumps" if COLOUR[card] == trump else "discards"


def next_in(config: Config, out: Sequence[Seat], seat: Seat) -> Seat:
    """Return the next seat clockwise that is still in (V-1.9, V-5.7, V-5.8)."""
    n = config.players
    return next(left for left in (Seat((seat + d) % n) for d in range(1, n + 1)) if left not in out)
