"""Change of direction, of 2020."""

from pyrite.games.saboteur.decks import CHAMPIONSHIP
from pyrite.games.saboteur.module import Module
from pyrite.games.saboteur.modules.change_direction import rules
from pyrite.games.saboteur.modules.change_direction.liking import ChangeDirectionLiking
from pyrite.kernel.decks.schema import Schema

MODULE = Module(
    "change-direction",
    80,
    CHAMPIONSHIP,
    add=rules.add,
    shelf=("championship", 50),
    presets=("anniversary", "everything"),
    liking=ChangeDirectionLiking,
    schema=Schema(words={"does": ("change-direction",)}),
)
