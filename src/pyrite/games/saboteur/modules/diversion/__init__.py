"""The diversion of 2023."""

from pyrite.games.saboteur.module import Module
from pyrite.games.saboteur.modules.diversion import rules

MODULE = Module("diversion", 110, "championship", add=rules.add)
