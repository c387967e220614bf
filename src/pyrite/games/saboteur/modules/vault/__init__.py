"""The vault of 2018."""

from pyrite.games.saboteur.module import Module
from pyrite.games.saboteur.modules.vault import rules
from pyrite.games.saboteur.modules.vault.liking import VaultLiking

MODULE = Module(
    "vault",
    60,
    "championship",
    add=rules.add,
    shelf=("championship", 30),
    presets=("anniversary", "everything"),
    liking=VaultLiking,
)
