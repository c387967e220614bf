"""Players of The Lost Mines."""

from pyrite.games.lost_mines.bots.walker import Walker

BOTS = {"walker": Walker}  # the weakest first
