"""Cookie Smasher as data: the fifty foods (C-9), the cards, and what a table may choose."""

from __future__ import annotations

from typing import Annotated, Final, Literal, get_args

from msgspec import Meta, Struct

from belladonna.core.config import BadConfig
from belladonna.core.text import text

Type = Literal["MEAT", "DRINK", "FRUIT", "CEREAL", "SPICE"]
TYPES: Final[tuple[Type, ...]] = get_args(Type)

SetName = Literal["starter", "beginner", "amateur", "advanced", "expert"]
SETS: Final[tuple[SetName, ...]] = get_args(SetName)

Value = int | Type
"""What a card may have printed in its rule."""

Kind = Literal["type", "number", "any"]


class Blank(Struct, frozen=True):
    """A place in a food's rule that is filled in card by card; a number comes from `low` to `high` (C-1.6)."""

    name: str
    kind: Kind
    low: int = 0
    high: int = 0


class Food(Struct, frozen=True):
    """One of the fifty foods. A number range is printed card by card, like the blanks of the rule (C-1.5)."""

    name: str
    set: SetName
    type: Type
    low: int
    high: int
    safe: bool = False
    blanks: tuple[Blank, ...] = ()
    limits: dict[str, int] = {}
    """The constants of its rule; its text is filled in from the same."""
    needs: Literal["cookie", "safe"] | None = None

    @property
    def number(self) -> int | None:
        """Return the number all its cards share, or None where it is printed card by card."""
        return self.low if self.low == self.high else None


def _type(name: str = "type") -> Blank:
    return Blank(name, "type")


def _number(low: int, high: int) -> Blank:
    return Blank("n", "number", low, high)


ANY_TWO: Final = (Blank("a", "any"), Blank("b", "any"))

FOODS: Final[dict[str, Food]] = {
    food.name: food
    for food in (
        Food("cream", "starter", "MEAT", 5, 5, needs="cookie"),
        Food("pork", "starter", "MEAT", 2, 2),
        Food("wine", "starter", "DRINK", 6, 6, needs="cookie"),
        Food("coffee", "starter", "DRINK", 8, 8, limits={"row": 3}),
        Food("apple", "starter", "FRUIT", 6, 6),
        Food("pear", "starter", "FRUIT", 4, 4),
        Food("cookie", "starter", "CEREAL", 9, 9),
        Food("mustard", "starter", "CEREAL", 3, 3, needs="cookie"),
        Food("pepper", "starter", "SPICE", 7, 7, limits={"least": 2}),
        Food("mint", "starter", "SPICE", 1, 1),
        Food("fish", "beginner", "MEAT", 4, 4),
        Food("cheese", "beginner", "MEAT", 2, 2),
        Food("water", "beginner", "DRINK", 7, 7),
        Food("milk", "beginner", "DRINK", 3, 3),
        Food("orange", "beginner", "FRUIT", 3, 8, blanks=(_number(3, 8),)),
        Food("cauli", "beginner", "FRUIT", 3, 6, blanks=(_number(2, 3),)),
        Food("bread", "beginner", "CEREAL", 6, 6),
        Food("honey", "beginner", "CEREAL", 9, 9, limits={"most": 2}),
        Food("cinnamon", "beginner", "SPICE", 4, 4),
        Food("ginger", "beginner", "SPICE", 1, 1),
        Food("beef", "amateur", "MEAT", 5, 5, limits={"line": 5}),
        Food("eggs", "amateur", "MEAT", 7, 7, limits={"least": 3}),
        Food("soup", "amateur", "DRINK", 6, 6),
        Food("tea", "amateur", "DRINK", 4, 4),
        Food("pea", "amateur", "FRUIT", 8, 8, blanks=(_type(),)),
        Food("cabbage", "amateur", "FRUIT", 2, 2, blanks=(_type(),)),
        Food("wheat", "amateur", "CEREAL", 5, 5, blanks=(_type(),)),
        Food("rice", "amateur", "CEREAL", 3, 3, blanks=(_type(),)),
        Food("nutmeg", "amateur", "SPICE", 1, 1, safe=True),
        Food("saffron", "amateur", "SPICE", 9, 9, safe=True),
        Food("quail", "advanced", "MEAT", 1, 1),
        Food("ham", "advanced", "MEAT", 5, 5),
        Food("mead", "advanced", "DRINK", 6, 6),
        Food("ale", "advanced", "DRINK", 1, 1, safe=True, blanks=(_number(2, 4),)),
        Food("berries", "advanced", "FRUIT", 3, 3, needs="safe", limits={"least": 1}),
        Food("carrot", "advanced", "FRUIT", 5, 5),
        Food("cacao", "advanced", "CEREAL", 9, 9, needs="safe"),
        Food("barley", "advanced", "CEREAL", 8, 8, blanks=(_number(4, 6),)),
        Food("hazelnut", "advanced", "SPICE", 4, 4),
        Food("almond", "advanced", "SPICE", 2, 2, blanks=(_type(), _number(2, 3))),
        Food("chicken", "expert", "MEAT", 6, 6, limits={"line": 6}),
        Food("butter", "expert", "MEAT", 4, 4),
        Food("beer", "expert", "DRINK", 9, 9, safe=True),
        Food("cider", "expert", "DRINK", 5, 5),
        Food("broccoli", "expert", "FRUIT", 3, 3, needs="safe", limits={"most": 1}),
        Food("date", "expert", "FRUIT", 7, 7, blanks=(_type("more"), _type("less"))),
        Food("sugar", "expert", "CEREAL", 9, 9, safe=True, blanks=ANY_TWO),
        Food("porridge", "expert", "CEREAL", 8, 8, needs="safe", limits={"least": 2}),
        Food("sage", "expert", "SPICE", 1, 1, safe=True, blanks=ANY_TWO),
        Food("parsley", "expert", "SPICE", 2, 8),
    )
}

FOODS_PER_SET: Final = 10
COPIES: Final = 3
MOST_EQUAL_NUMBERS: Final = 2
"""A deck may have so many more foods than different numbers before it is warned of (C-8.6)."""
MOST_SAFE_FOODS: Final = 2
MOST_COPIES: Final = 9

SETTLE_MS: Final = 250
"""How long CLOCK still waits for other smashes once one was made; stamps decide, not arrival (C-5.2)."""
POINTS_PER_SMASH: Final = 1
VIOLATION: Final = 3
"""Points, or cards of a blind pile, that a wrong smash costs (C-5.5, C-7.5)."""
CROWD: Final = 4
"""From so many players on each plays one card a round, below it two (C-3.1)."""


def cards_per_round(players: int) -> int:
    """Return how many cards each plays; it never changes during a game (C-3.1)."""
    return 1 if players >= CROWD else 2


class Card(Struct, frozen=True):
    """One printed card. `values` fill the blanks of its food in the order of the text; make it with `card()`."""

    id: int
    food: str
    type: Type
    number: int
    values: tuple[Value, ...] = ()

    @property
    def safe(self) -> bool:
        return FOODS[self.food].safe

    @property
    def types(self) -> tuple[Type, ...]:
        """Return the types printed in its rule."""
        return tuple(v for v in self.values if not isinstance(v, int))

    @property
    def numbers(self) -> tuple[int, ...]:
        """Return the numbers printed in its rule; its own number is not among them."""
        return tuple(v for v in self.values if isinstance(v, int))

    def limit(self, name: str) -> int:
        """Return a constant of its food's rule."""
        return FOODS[self.food].limits[name]


def card(food: str, number: int | None = None, values: tuple[Value, ...] = (), *, id: int = 0) -> Card:  # noqa: A002
    """Return a card of this food; its number may be left out where the food has only one."""
    spec = FOODS[food]
    return Card(id, food, spec.type, spec.low if number is None else number, values)


class Config(Struct, frozen=True, kw_only=True):
    """What a table of Cookie Smasher may choose; `deck` (an own deck, C-8) goes before `set`."""

    players: Annotated[int, Meta(ge=2, le=7)] = 4
    set: Literal["starter", "beginner", "amateur", "advanced", "expert", "random"] = "starter"
    deck: str | None = None
    copies: Annotated[int, Meta(ge=1, le=MOST_COPIES)] = COPIES
    variant: Literal["none", "blind"] = "none"
    floor: Literal["zero", "negative"] = "zero"
    first_king: Literal["random"] | Annotated[int, Meta(ge=0, le=6)] = "random"
    choose_s: Annotated[int, Meta(ge=0, le=600)] = 30
    """Seconds to choose a card, 0 for no limit."""
    countdown_s: Annotated[int, Meta(ge=0, le=10)] = 3
    race_s: Annotated[int, Meta(ge=0, le=600)] = 30
    """Seconds to smash, 0 for no limit (C-5.10)."""

    def __post_init__(self) -> None:
        from belladonna.games.cookie.deck import check_deck  # it reads the foods above

        if self.first_king != "random" and self.first_king >= self.players:
            raise BadConfig(text("cookie-config-first-king", allowed=f"random, 0..{self.players - 1}"))
        if self.deck is not None:
            check_deck(self)
