"""The handyman of 2021."""

from pyrite.games.saboteur.decks import CHAMPIONSHIP
from pyrite.games.saboteur.module import Module
from pyrite.games.saboteur.modules.handyman import rules

MODULE = Module(
    "handyman",
    90,
    CHAMPIONSHIP,
    add=rules.add,
    shelf=("championship", 60),
    presets=("anniversary", "everything"),
)
