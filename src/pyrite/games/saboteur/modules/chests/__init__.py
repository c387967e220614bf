"""Treasure Chests."""

from pyrite.games.saboteur.module import Module
from pyrite.games.saboteur.modules.chests import rules

MODULE = Module("chests", 140, "chests", add=rules.add)
