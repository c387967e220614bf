"""Players of Saboteur."""

from pyrite.games.saboteur.bots.digger import Digger
from pyrite.games.saboteur.bots.rookie import Rookie

BOTS = {"rookie": Rookie, "digger": Digger}  # the weakest first
