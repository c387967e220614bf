"""The greedy dwarf of 2016."""

from pyrite.games.saboteur.decks import CHAMPIONSHIP
from pyrite.games.saboteur.module import Module
from pyrite.games.saboteur.modules.greedy import rules
from pyrite.kernel.choice import Choice

MODULE = Module(
    "greedy",
    40,
    CHAMPIONSHIP,
    add=rules.add,
    clashes={"saboteur-2": "base-only"},
    shelf=("championship", 10),
    options=(Choice("greedyTakesAll", "true", "false", place=29),),  # whether anybody else is paid when he wins (D-29)
)
