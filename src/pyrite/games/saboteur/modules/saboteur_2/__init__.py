"""Saboteur 2."""

from pyrite.games.saboteur.module import Module
from pyrite.games.saboteur.modules.saboteur_2 import rules

MODULE = Module("saboteur-2", 10, "saboteur2", add=rules.add, players=range(2, 13))
