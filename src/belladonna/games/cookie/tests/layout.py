"""Tables written on one line: `0:cookie 1:orange5/6 2:pea/DRINK`, seat and card, from the king clockwise."""

from __future__ import annotations

from collections.abc import Iterator, Mapping, Sequence
from random import Random

from belladonna.core.rules import Seat
from belladonna.games.cookie.cards import read_card, write_card
from belladonna.games.cookie.deck import print_cards, set_recipe
from belladonna.games.cookie.evaluate import CENTRE, Evaluation, Step, circle, evaluate
from belladonna.games.cookie.spec import FOODS, SETS, cards_per_round
from belladonna.games.cookie.table import Placed


def lay(cards: str) -> list[Placed]:
    """Return the cards with ids 0, 1, 2 ... in the order of the circle; a card without a seat lies at its own."""
    placed = []
    for at, word in enumerate(cards.split()):
        seat, _, code = word.rpartition(":")
        placed.append(Placed(Seat(int(seat or at)), read_card(code, id=at)))
    return placed


def write_layout(placed: list[Placed]) -> str:
    return " ".join(f"{p.seat}:{write_card(p.card)}" for p in placed)


class Round:
    """An evaluated table, asked in the words of the rules; cards are named by code, or `code#2` for the second."""

    def __init__(
        self, cards: str | Sequence[Placed], *, king: int = 0, scores: Mapping[int, int] | None = None
    ) -> None:
        self.placed = lay(cards) if isinstance(cards, str) else list(cards)
        self.codes = [write_card(p.card) for p in self.placed]
        self._at = {p.card.id: at for at, p in enumerate(self.placed)}
        points = scores or {p.seat: 0 for p in self.placed}
        self.found: Evaluation = evaluate(self.placed, Seat(king), {Seat(s): n for s, n in points.items()})

    def _name(self, id_: int) -> str:
        code = self.codes[self._at[id_]]
        nth = self.codes[: self._at[id_] + 1].count(code)
        return code if nth == 1 else f"{code}#{nth}"

    @property
    def target(self) -> str:
        return CENTRE if self.found.target == CENTRE else self._name(int(self.found.target))

    @property
    def order(self) -> list[str]:
        """Return the evaluated cards in their order."""
        return [self._name(s.card) for s in self.found.steps]

    @property
    def poisoned(self) -> list[str]:
        return [self._name(card) for card in self.found.poisoned]

    @property
    def eliminated(self) -> list[str]:
        return [self._name(card) for card in self.found.eliminated]

    @property
    def skipped(self) -> list[str]:
        return [self._name(skip.card) for skip in self.found.skipped]

    @property
    def numbers(self) -> list[int]:
        return list(self.found.numbers)

    def step(self, name: str) -> Step:
        return next(s for s in self.found.steps if self._name(s.card) == name)

    def true(self, name: str) -> bool:
        """Return what the printed rule of an evaluated card says."""
        return self.step(name).true

    def changes(self, name: str) -> list[str]:
        """Return what a step changed: `raised cream`."""
        return [f"{change.kind} {self._name(change.card)}" for change in self.step(name).changes]


def random_rounds(count: int) -> Iterator[Round]:
    """Yield random tables of each set in turn, and as many of all sets mixed, with ale to make numbers move."""
    for seed in range(count):
        rng = Random(seed)
        players = rng.randint(2, 7)
        mixed = dict.fromkeys(rng.sample(list(FOODS), 12), 2) | {"ale": 4, "sage": 1}
        deck = list(print_cards(mixed if seed % 2 else set_recipe(SETS[seed // 2 % len(SETS)]), rng))
        rng.shuffle(deck)
        plays = {Seat(s): [deck.pop() for _ in range(cards_per_round(players))] for s in range(players)}
        king = Seat(rng.randrange(players))
        yield Round(circle(plays, king, players), king=king, scores={s: rng.randint(0, 3) for s in range(players)})
