"""New Goals."""

from pyrite.games.saboteur.module import Module
from pyrite.games.saboteur.modules.new_goals import rules
from pyrite.games.saboteur.modules.new_goals.deck import SCHEMA
from pyrite.games.saboteur.modules.new_goals.liking import NewGoalsLiking
from pyrite.kernel.decks.cards import DeckFile

MODULE = Module(
    "new-goals",
    20,
    DeckFile("new_goals", __name__),
    goals=rules.add_goals,
    shelf=("minis", 40),
    presets=("anniversary", "everything"),
    liking=NewGoalsLiking,
    schema=SCHEMA,
)
