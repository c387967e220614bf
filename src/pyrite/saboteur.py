"""Saboteur from Python: everything a program needs, in one place.

The rooms behind it: `pyrite.rules.saboteur` holds the game, `pyrite.bots` those who play it.
"""

from pyrite.bots.bot import Bot
from pyrite.bots.registry import bot
from pyrite.rules.rng import Rng
from pyrite.rules.saboteur.determinise import determinise
from pyrite.rules.saboteur.events import events
from pyrite.rules.saboteur.notation import parse_move, print_move
from pyrite.rules.saboteur.options import EDITIONS, Options, options_from
from pyrite.rules.saboteur.playout import play_out
from pyrite.rules.saboteur.position import parse_position, print_position
from pyrite.rules.saboteur.setup import RoundDeal, Setup, deals_of
from pyrite.rules.saboteur.state import WATCHER, State
from pyrite.rules.saboteur.view import View, view
from pyrite.rules.saboteur.wire import ViewData, describe

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
