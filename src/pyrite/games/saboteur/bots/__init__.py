"""Players of Saboteur."""

from pyrite.games.saboteur.bots.digger import Digger
from pyrite.games.saboteur.bots.rookie import Rookie

BOTS = {kind.name: kind for kind in (Rookie, Digger)}  # the weakest first
