"""Treasure Chests."""

from pyrite.games.saboteur.module import Module
from pyrite.games.saboteur.modules.chests import rules
from pyrite.games.saboteur.modules.chests.deck import SCHEMA
from pyrite.games.saboteur.modules.chests.liking import ChestsLiking
from pyrite.kernel.choice import Choice
from pyrite.kernel.decks.cards import DeckFile

MODULE = Module(
    "chests",
    140,
    DeckFile("chests", __name__),
    add=rules.add,
    shelf=("minis", 50),
    presets=("anniversary", "everything"),
    options=(
        # Where chests may lie (D-42); what the chest against maps hides (D-44); which way a goal is moved farther off
        # (X-TC-5).
        Choice("chestLayout", "between", "free", place=42, pl="free", cs="free"),
        Choice("mapBan", "goals", "all", place=44, pl="all"),
        Choice("goalMove", "sameRow", "anyFarther", place=45),
    ),
    liking=ChestsLiking,
    schema=SCHEMA,
)
