"""Poison, a game by Reiner Knizia: three cauldrons, many potions and a little poison."""

from belladonna.core.game import Edition, Game
from belladonna.games.poison import text
from belladonna.games.poison.codec import PoisonCodec
from belladonna.games.poison.conformance import compare
from belladonna.games.poison.levels import LEVELS
from belladonna.games.poison.model import Event, Move, State, View
from belladonna.games.poison.notation import parse, write
from belladonna.games.poison.rules import Poison
from belladonna.games.poison.shows import shows
from belladonna.games.poison.spec import Config
from belladonna.games.poison.view import cards, fitting, outlook, screen, why_not

STYLES = {
    "R": "bold red",
    "RW": "bold red",
    "B": "bold blue",
    "BW": "bold blue",
    "P": "bold magenta",
    "PW": "bold magenta",
    "X": "bold green",
}

GAME: Game[Config, State, Move, Event, View] = Game(
    rules=Poison(),
    config=Config,
    editions=(
        Edition("classic", {"edition": "classic"}),
        Edition("outset", {"edition": "outset"}),
        Edition("manual", {"edition": "manual"}),
    ),
    write=write,
    parse=parse,
    fitting=fitting,
    screen=screen,
    outlook=outlook,
    why_not=why_not,
    tell=text.tell,
    describe=text.describe,
    describe_move=text.describe_move,
    styles=STYLES,
    cards=cards,
    codec=PoisonCodec,
    bots=LEVELS,
    bot_version=1,
    conformance=compare,
    shows=shows,
)
