"""Tunnel Party, the other side of the postcard."""

from pyrite.games.saboteur.decks import POSTCARD
from pyrite.games.saboteur.module import Module
from pyrite.games.saboteur.modules.party import rules
from pyrite.games.saboteur.modules.party.liking import PartyLiking

MODULE = Module(
    "party",
    130,
    POSTCARD,
    add=rules.add,
    clashes={"costumes": "one-postcard"},
    shelf=("minis", 30),
    presets=("everything",),
    liking=PartyLiking,
)
