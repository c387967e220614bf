"""Players of The Lost Mines."""

from pyrite.games.lost_mines.bots.walker import Walker

BOTS = {kind.name: kind for kind in (Walker,)}  # the weakest first
