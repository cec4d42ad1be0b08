"""Tables to solve: dealt at random or typed in, answered by number, explained step by step."""

from __future__ import annotations

import re
from collections.abc import Sequence
from dataclasses import dataclass
from random import Random
from typing import Final

from belladonna.core.config import make_config
from belladonna.core.game import BadNotation
from belladonna.core.rules import Seat
from belladonna.core.text import Refused, Text, text
from belladonna.games.cookie.bots import Temper, thinking_ms
from belladonna.games.cookie.cards import face, read_card
from belladonna.games.cookie.deck import print_cards, recipe_of, unknown_food
from belladonna.games.cookie.difficulty import MOST_POINTS
from belladonna.games.cookie.evaluate import CENTRE, Evaluation, Target, circle, evaluate
from belladonna.games.cookie.spec import FOODS, Card, Config, cards_per_round
from belladonna.games.cookie.table import Placed

MOST_SEATS: Final = 7
MOST_CARDS: Final = 2
"""How many cards one player may have in a table that is typed in (C-3.1)."""
CENTRE_WORDS: Final = ("c", "centre", "center", "")


class BadTable(Refused):
    """A table that cannot be read."""


@dataclass(frozen=True, slots=True)
class Puzzle:
    """A revealed table. `scores` are what hazelnut compares."""

    circle: tuple[Placed, ...]
    king: Seat
    scores: dict[Seat, int]

    @property
    def solved(self) -> Evaluation:
        return evaluate(self.circle, self.king, self.scores)

    @property
    def par_ms(self) -> int:
        """Return how long a bot takes that has read no card before."""
        return round(thinking_ms(Temper(), [placed.card for placed in self.circle], self.solved))

    def lines(self) -> tuple[Text, ...]:
        """Return the cards with their numbers in the circle, and the scores where a card asks for them."""
        cards = (
            text(
                "cookie-solve-card",
                number=number,
                seat=placed.seat,
                king=int(placed.seat == self.king),
                text_face=face(placed.card),
            )
            for number, placed in enumerate(self.circle, 1)
        )
        if all(placed.card.food != "hazelnut" for placed in self.circle):
            return tuple(cards)
        points = (text("cookie-solve-points", seat=seat, points=made) for seat, made in self.scores.items())
        return (*cards, text("cookie-solve-scores", texts=tuple(points)))

    def target(self, answer: str) -> Target | None:
        """Return what an answer aims at: a number in the circle, or `c`; None where it is neither."""
        word = answer.strip().casefold()
        if word and word in CENTRE_WORDS:
            return CENTRE
        if re.fullmatch(r"[0-9]{1,2}", word) and 1 <= int(word) <= len(self.circle):
            return self.circle[int(word) - 1].card.id
        return None


def dealt(config: Config, rng: Random) -> Puzzle:
    """Return a table as a first round of this config could have it, with points as in mid-game."""
    deck = list(print_cards(recipe_of(config, rng), rng))
    rng.shuffle(deck)
    n, most = config.players, cards_per_round(config.players)
    plays = {Seat(s): deck[s::n][:most] for s in range(n)}
    king = Seat(rng.randrange(n) if config.first_king == "random" else config.first_king)
    scores = {Seat(s): rng.randint(0, MOST_POINTS) for s in range(n)}
    return Puzzle(circle(plays, king, n), king, scores)


def config_of(**values: str | int | None) -> Config:
    """Return the Config of a trainer's options, or raise BadConfig."""
    return make_config(Config, {name: value for name, value in values.items() if value is not None})


def read_table(written: str, scores: str | None = None) -> Puzzle:
    """Return the table of a text, the king's cards first: `cookie pork pepper pear`, or `cookie+pork mint+tea`.

    `scores` are the points by seat, from the king on; left out, nobody has any.
    """
    seats = [word.split("+") for word in re.split(r"[\s,]+", written.strip()) if word]
    if not 0 < len(seats) <= MOST_SEATS or any(len(cards) > MOST_CARDS for cards in seats):
        raise BadTable(text("cookie-solve-bad-table", players=MOST_SEATS, most=MOST_CARDS))
    ids = iter(range(MOST_SEATS * MOST_CARDS))
    plays = {Seat(s): [_card(code, next(ids)) for code in cards] for s, cards in enumerate(seats)}
    return Puzzle(circle(plays, Seat(0), len(seats)), Seat(0), _scores(scores, len(seats)))


def _card(code: str, number: int) -> Card:
    found = re.match(r"[A-Za-z]+", code)
    name = found[0].lower() if found else code
    if name not in FOODS:
        raise BadTable(unknown_food(name))
    head, *values = code.lower().split("/")
    try:
        return read_card("/".join((head, *(value.upper() for value in values))), id=number)
    except BadNotation as error:
        raise BadTable(text("cookie-solve-bad-card", text_why=error.why)) from None


def _scores(written: str | None, seats: int) -> dict[Seat, int]:
    words: Sequence[str] = ["0"] * seats if written is None else re.split(r"[\s,]+", written.strip())
    if len(words) != seats or not all(re.fullmatch(r"-?[0-9]{1,3}", word) for word in words):
        raise BadTable(text("cookie-solve-bad-scores", players=seats))
    return {Seat(s): int(word) for s, word in enumerate(words)}
