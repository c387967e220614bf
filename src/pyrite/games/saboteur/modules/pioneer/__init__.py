"""The pioneer of 2022."""

from pyrite.games.saboteur.decks import CHAMPIONSHIP
from pyrite.games.saboteur.module import Module
from pyrite.games.saboteur.modules.pioneer import rules
from pyrite.games.saboteur.modules.pioneer.liking import PioneerLiking
from pyrite.kernel.decks.schema import Schema

MODULE = Module(
    "pioneer",
    100,
    CHAMPIONSHIP,
    add=rules.add,
    shelf=("championship", 70),
    presets=("anniversary", "everything"),
    liking=PioneerLiking,
    schema=Schema(words={"does": ("pioneer",)}),
)
