"""The veto of 2019."""

from pyrite.games.saboteur.module import Module
from pyrite.games.saboteur.modules.veto import rules
from pyrite.games.saboteur.modules.veto.liking import VetoLiking

MODULE = Module(
    "veto",
    70,
    "championship",
    add=rules.add,
    shelf=("championship", 40),
    presets=("anniversary", "everything"),
    liking=VetoLiking,
)
