"""The greedy dwarf of 2016."""

from pyrite.games.saboteur.module import Module
from pyrite.games.saboteur.modules.greedy import rules

MODULE = Module("greedy", 40, "championship", add=rules.add, clashes={"saboteur-2": "base-only"})
