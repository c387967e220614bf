"""Treasure Chests."""

from pyrite.games.saboteur.module import Module
from pyrite.games.saboteur.modules.chests import rules
from pyrite.games.saboteur.modules.chests.liking import ChestsLiking

MODULE = Module("chests", 140, "chests", add=rules.add, liking=ChestsLiking)
