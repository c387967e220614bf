"""Saboteur 2."""

from pyrite.games.saboteur.module import Module
from pyrite.games.saboteur.modules.saboteur_2 import rules
from pyrite.games.saboteur.modules.saboteur_2.liking import Saboteur2Liking

MODULE = Module("saboteur-2", 10, "saboteur2", add=rules.add, liking=Saboteur2Liking, players=range(2, 13))
