"""Voodoo Prince (Reiner Knizia): RULES.md is the authority, and this folder holds all of the game."""

from belladonna.core.game import Game
from belladonna.games.voodoo.bots import VERSION
from belladonna.games.voodoo.codec import VoodooCodec
from belladonna.games.voodoo.conformance import compare
from belladonna.games.voodoo.levels import LEVELS
from belladonna.games.voodoo.model import Event, Move, State, View
from belladonna.games.voodoo.notation import parse, write
from belladonna.games.voodoo.rules import Voodoo, cards
from belladonna.games.voodoo.shows import shows
from belladonna.games.voodoo.spec import Config
from belladonna.games.voodoo.text import describe, describe_move, tell
from belladonna.games.voodoo.view import fitting, outlook, screen, why_not

GAME: Game[Config, State, Move, Event, View] = Game(
    rules=Voodoo(),
    config=Config,
    editions=(),
    write=write,
    parse=parse,
    fitting=fitting,
    screen=screen,
    outlook=outlook,
    why_not=why_not,
    tell=tell,
    describe=describe,
    describe_move=describe_move,
    styles={"R": "bold red", "Y": "bold yellow", "G": "bold green", "B": "bold blue", "P": "bold magenta"},
    cards=cards,
    codec=VoodooCodec,
    bots=LEVELS,
    bot_version=VERSION,
    conformance=compare,
    shows=shows,
)
