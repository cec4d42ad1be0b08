"""Stacked deals for tests: hands as one wants them."""

from __future__ import annotations

from collections.abc import Sequence

import msgspec

from belladonna.core.rules import Seat
from belladonna.games.voodoo.model import Deal, DrawDealer, Trump
from belladonna.games.voodoo.notation import write
from belladonna.games.voodoo.spec import HAND, Card, Config, deck


def stacked(
    config: Config, hands: Sequence[Sequence[Card]], aside: Sequence[Card] = (), trump: Sequence[Card] = ("R",)
) -> tuple[Config, tuple[str, ...]]:
    """Return a Config and the chance moves that deal these equal hands, the first round's trump drawn.

    Full hands come from the whole deck, which also fills `aside`. Smaller ones are all the deck there is, and as the
    hands shrink so do the tricks that send a player out.
    """
    named = [card for hand in hands for card in hand]
    if len(hands[0]) == HAND[config.players]:
        order = (*named, *(card for card in deck(config) if card not in named))
    else:
        order = (*named, *aside)
        config = msgspec.structs.replace(config, deck=order)
    dealer = (f"* {write(DrawDealer(Seat(0)))}",) if config.first == "random" else ()
    drawn = tuple(f"* {write(Trump(colour))}" for colour in trump)
    return config, (*dealer, *drawn, f"* {write(Deal(order))}")
