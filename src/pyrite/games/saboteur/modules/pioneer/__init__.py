"""The pioneer of 2022."""

from pyrite.games.saboteur.module import Module
from pyrite.games.saboteur.modules.pioneer import rules
from pyrite.games.saboteur.modules.pioneer.liking import PioneerLiking

MODULE = Module(
    "pioneer",
    100,
    "championship",
    add=rules.add,
    shelf=("championship", 70),
    presets=("anniversary", "everything"),
    liking=PioneerLiking,
)
