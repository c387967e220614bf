"""The Sabotaged Dwarf."""

from pyrite.games.saboteur.decks import BASE
from pyrite.games.saboteur.module import Module
from pyrite.games.saboteur.modules.sabotaged import rules

MODULE = Module(
    "sabotaged",
    150,
    BASE,
    add=rules.add,
    clashes={"saboteur-2": "base-only"},
    shelf=("variants", 10),
)
