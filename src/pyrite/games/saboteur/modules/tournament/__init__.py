"""The tournament."""

from pyrite.games.saboteur.decks import CHAMPIONSHIP
from pyrite.games.saboteur.module import Module
from pyrite.games.saboteur.modules.tournament import rules
from pyrite.games.saboteur.modules.tournament.deck import SCHEMA

MODULE = Module(
    "tournament",
    160,
    CHAMPIONSHIP,
    add=rules.add,
    players=range(5, 10),
    clashes={
        "saboteur-2": "base-only",
        "costumes": "no-spare",
        "party": "same-place",
        "sabotaged": "fixed-pay",
    },
    shelf=("variants", 20),
    presets=("tournament",),
    settles=("saboteurPay", "greedyTakesAll"),
    schema=SCHEMA,
)
