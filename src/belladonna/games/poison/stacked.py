"""Stacked deals for tests: hands as one wants them, from a deck of just those cards."""

from __future__ import annotations

from collections.abc import Sequence

import msgspec

from belladonna.core.rules import Seat
from belladonna.games.poison.model import Deal
from belladonna.games.poison.notation import write
from belladonna.games.poison.spec import Card, Config


def stacked(
    config: Config, hands: Sequence[Sequence[Card]], stack: Sequence[Card] = (), out: Sequence[Card] = ()
) -> tuple[Config, tuple[str, ...]]:
    """Return a Config with a shrunken deck, and the chance moves that deal it (one by one from the dealer's left)."""
    dealer = Seat(0) if config.first_dealer == "random" else Seat(config.first_dealer)
    first = (dealer + 1) % config.players
    piles = [list(hands[(first + d) % config.players]) for d in range(config.players)]
    rest = list(out)
    if rest and config.players == 3 and config.edition != "outset" and config.variant == "none":
        piles.append(rest)
        rest = []
    dealt = [pile[i] for i in range(max(map(len, piles))) for pile in piles if i < len(pile)]
    order = (*dealt, *stack, *rest)
    small = msgspec.structs.replace(config, deck=order)
    return small, ((f"* dealer {dealer}",) if config.first_dealer == "random" else ()) + (f"* {write(Deal(order))}",)
