"""The vault of 2018."""

from pyrite.games.saboteur.module import Module
from pyrite.games.saboteur.modules.vault import rules

MODULE = Module("vault", 60, "championship", add=rules.add)
