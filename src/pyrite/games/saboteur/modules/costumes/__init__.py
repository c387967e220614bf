"""Costume Department, one side of the postcard."""

from pyrite.games.saboteur.decks import POSTCARD
from pyrite.games.saboteur.module import Module
from pyrite.games.saboteur.modules.costumes import rules
from pyrite.games.saboteur.modules.costumes.liking import CostumesLiking

MODULE = Module(
    "costumes",
    120,
    POSTCARD,
    add=rules.add,
    shelf=("minis", 20),
    liking=CostumesLiking,
)
