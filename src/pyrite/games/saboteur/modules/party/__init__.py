"""Tunnel Party, the other side of the postcard."""

from pyrite.games.saboteur.module import Module
from pyrite.games.saboteur.modules.party import rules

MODULE = Module("party", 130, "postcard", add=rules.add, clashes={"costumes": "one-postcard"})
