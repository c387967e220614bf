"""New Goals."""

from pyrite.games.saboteur.module import Module
from pyrite.games.saboteur.modules.new_goals import rules
from pyrite.games.saboteur.modules.new_goals.liking import NewGoalsLiking

MODULE = Module(
    "new-goals",
    20,
    "new_goals",
    goals=rules.add_goals,
    shelf=("minis", 40),
    presets=("anniversary", "everything"),
    liking=NewGoalsLiking,
)
