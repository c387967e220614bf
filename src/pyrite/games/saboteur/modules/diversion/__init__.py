"""The diversion of 2023."""

from pyrite.games.saboteur.module import Module
from pyrite.games.saboteur.modules.diversion import rules
from pyrite.games.saboteur.modules.diversion.liking import DiversionLiking

MODULE = Module(
    "diversion",
    110,
    "championship",
    add=rules.add,
    shelf=("championship", 80),
    presets=("anniversary", "everything"),
    liking=DiversionLiking,
)
