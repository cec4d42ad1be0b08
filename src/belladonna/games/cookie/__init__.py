"""Cookie Smasher, a game by Pandaqi: fifty foods, one of them poisoned, and a race to smash it."""

from typing import Final

from belladonna.core.game import Edition, Game
from belladonna.games.cookie.bots import VERSION
from belladonna.games.cookie.codec import CookieCodec
from belladonna.games.cookie.conformance import compare
from belladonna.games.cookie.levels import LEVELS
from belladonna.games.cookie.model import Event, Move, State, View
from belladonna.games.cookie.notation import parse, write
from belladonna.games.cookie.questions import QUESTIONS
from belladonna.games.cookie.rules import Cookie
from belladonna.games.cookie.shows import shows
from belladonna.games.cookie.spec import FOODS, SETS, Config, Type
from belladonna.games.cookie.text import describe, describe_move, tell
from belladonna.games.cookie.view import cards, fitting, outlook, screen, why_not

COLOURS: Final[dict[Type, str]] = {
    "MEAT": "bold red",
    "DRINK": "bold blue",
    "FRUIT": "bold green",
    "CEREAL": "bold yellow",
    "SPICE": "bold magenta",
}

GAME: Game[Config, State, Move, Event, View] = Game(
    rules=Cookie(),
    config=Config,
    editions=tuple(Edition(name, {"set": name}) for name in (*SETS, "random")),
    write=write,
    parse=parse,
    fitting=fitting,
    screen=screen,
    outlook=outlook,
    why_not=why_not,
    tell=tell,
    describe=describe,
    describe_move=describe_move,
    styles={food.name: COLOURS[food.type] for food in FOODS.values()},
    cards=cards,
    codec=CookieCodec,
    bots=LEVELS,
    bot_version=VERSION,
    conformance=compare,
    shows=shows,
    questions=QUESTIONS,
)
