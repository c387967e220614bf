"""Tunnel Tolls."""

from pyrite.games.saboteur.module import Module
from pyrite.games.saboteur.modules.tolls import rules

MODULE = Module("tolls", 30, "tolls", add=rules.add)
