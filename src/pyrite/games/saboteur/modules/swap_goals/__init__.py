"""Swap goals, of 2017."""

from pyrite.games.saboteur.decks import CHAMPIONSHIP
from pyrite.games.saboteur.module import Module
from pyrite.games.saboteur.modules.swap_goals import rules
from pyrite.games.saboteur.modules.swap_goals.liking import SwapGoalsLiking
from pyrite.kernel.decks.schema import Schema

MODULE = Module(
    "swap-goals",
    50,
    CHAMPIONSHIP,
    add=rules.add,
    shelf=("championship", 20),
    presets=("anniversary", "everything"),
    liking=SwapGoalsLiking,
    schema=Schema(words={"does": ("swap-goals",)}),
)
