"""The vault of 2018."""

from pyrite.games.saboteur.decks import CHAMPIONSHIP
from pyrite.games.saboteur.module import Module
from pyrite.games.saboteur.modules.vault import rules
from pyrite.games.saboteur.modules.vault.liking import VaultLiking
from pyrite.kernel.decks.schema import Schema

MODULE = Module(
    "vault",
    60,
    CHAMPIONSHIP,
    add=rules.add,
    shelf=("championship", 30),
    presets=("anniversary", "everything"),
    liking=VaultLiking,
    schema=Schema(words={"does": ("vault",)}),
)
