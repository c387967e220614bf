"""Tunnel Tolls."""

from pyrite.games.saboteur.module import Module
from pyrite.games.saboteur.modules.tolls import rules
from pyrite.games.saboteur.modules.tolls.deck import SCHEMA
from pyrite.games.saboteur.modules.tolls.liking import TollsLiking
from pyrite.kernel.choice import Choice
from pyrite.kernel.decks.cards import DeckFile

MODULE = Module(
    "tolls",
    30,
    DeckFile("tolls", __name__),
    add=rules.add,
    shelf=("minis", 10),
    presets=("everything",),
    options=(
        # Whether the nugget with which everybody begins is worth something in the end (D-36).
        Choice("tollStartTokenCounts", "true", "false", place=36, cs="false"),
    ),
    liking=TollsLiking,
    schema=SCHEMA,
)
