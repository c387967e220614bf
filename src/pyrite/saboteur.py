"""Saboteur from Python: everything a program needs, in one place.

The rooms behind it: `pyrite.kernel` holds the rules, `pyrite.games` the games, `pyrite.setup` what is agreed.
"""

from pyrite.bots.registry import bot
from pyrite.kernel.bot import Bot
from pyrite.kernel.determinise import determinise
from pyrite.kernel.notation.position import print_position
from pyrite.kernel.notation.words import parse_move, print_move
from pyrite.kernel.playout import play_out
from pyrite.kernel.rng import Rng
from pyrite.kernel.seen.describe import describe
from pyrite.kernel.seen.events import events
from pyrite.kernel.seen.shown import ViewData
from pyrite.kernel.state import WATCHER, State
from pyrite.kernel.view import View, view
from pyrite.setup.options import EDITIONS, Options, options_from
from pyrite.setup.positions import parse_position
from pyrite.setup.setup import RoundDeal, Setup, deals_of

__all__ = [
    "EDITIONS",
    "WATCHER",
    "Bot",
    "Options",
    "Rng",
    "RoundDeal",
    "Setup",
    "State",
    "View",
    "ViewData",
    "bot",
    "deals_of",
    "describe",
    "determinise",
    "events",
    "options_from",
    "parse_move",
    "parse_position",
    "play_out",
    "print_move",
    "print_position",
    "view",
]
