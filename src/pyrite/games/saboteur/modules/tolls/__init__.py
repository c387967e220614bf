"""Tunnel Tolls."""

from pyrite.games.saboteur.module import Module
from pyrite.games.saboteur.modules.tolls import rules
from pyrite.games.saboteur.modules.tolls.liking import TollsLiking

MODULE = Module("tolls", 30, "tolls", add=rules.add, liking=TollsLiking)
