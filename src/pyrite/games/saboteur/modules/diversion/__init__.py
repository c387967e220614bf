"""The diversion of 2023."""

from pyrite.games.saboteur.decks import CHAMPIONSHIP
from pyrite.games.saboteur.module import Module
from pyrite.games.saboteur.modules.diversion import rules
from pyrite.games.saboteur.modules.diversion.liking import DiversionLiking
from pyrite.kernel.decks.schema import Schema

MODULE = Module(
    "diversion",
    110,
    CHAMPIONSHIP,
    add=rules.add,
    shelf=("championship", 80),
    presets=("anniversary", "everything"),
    liking=DiversionLiking,
    schema=Schema(words={"does": ("diversion",)}),
)
