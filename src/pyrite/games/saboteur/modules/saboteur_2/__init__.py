"""Saboteur 2."""

from pyrite.games.saboteur.module import Module
from pyrite.games.saboteur.modules.saboteur_2 import rules
from pyrite.games.saboteur.modules.saboteur_2.deck import SCHEMA, check_box
from pyrite.games.saboteur.modules.saboteur_2.liking import Saboteur2Liking
from pyrite.kernel.choice import Choice
from pyrite.kernel.decks.cards import DeckFile

MODULE = Module(
    "saboteur-2",
    10,
    DeckFile("saboteur2", __name__),
    add=rules.add,
    players=range(2, 13),
    shelf=("games", 10),
    presets=("saboteur-2", "anniversary", "everything"),
    settles=("saboteurPay",),
    options=(
        # Whether both teams win where no door is in the way, whoever made the link (D-13); whether boss and profiteer
        # must make the link that only they can pass (D-16); what a ladder needs beside it (D-19); where the new hat
        # comes from, and the old one goes (D-24).
        Choice("noDoorBoth", "false", "true", place=13),
        Choice("soloNeedsOwnLink", "false", "true", place=16, cs="true"),
        Choice("ladderContact", "touch", "openLink", place=19, pl="openLink"),
        Choice("hatSwap", "pile", "neverDealt", place=24, cs="neverDealt"),
    ),
    liking=Saboteur2Liking,
    schema=SCHEMA,
    box=check_box,
)
