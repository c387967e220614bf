"""The veto of 2019."""

from pyrite.games.saboteur.decks import CHAMPIONSHIP
from pyrite.games.saboteur.module import Module
from pyrite.games.saboteur.modules.veto import rules
from pyrite.games.saboteur.modules.veto.liking import VetoLiking
from pyrite.kernel.decks.schema import Schema

MODULE = Module(
    "veto",
    70,
    CHAMPIONSHIP,
    add=rules.add,
    shelf=("championship", 40),
    presets=("anniversary", "everything"),
    liking=VetoLiking,
    schema=Schema(words={"does": ("veto",)}),
)
