"""What the deck of Saboteur 2 says, and what it must be beside that of the base game."""

from __future__ import annotations

from pyrite.games.saboteur.modules.saboteur_2.rules import ASIDE, HAND
from pyrite.games.saboteur.one_box import dealt
from pyrite.kernel.decks.box import Box
from pyrite.kernel.decks.cards import RoleCard
from pyrite.kernel.decks.schema import Schema

_CROWD = 12  # players

SCHEMA = Schema(words={"does": ("theft", "hands-off", "trap", "free", "inspection", "swap-hats", "swap-hands")})


def check_box(box: Box) -> None:
    """As many cards and dwarfs are dealt to twelve players as to two."""
    if not box.has("base", "saboteur2"):
        return
    check = box.check("saboteur2", "base")
    there = dealt(box.deck("base")) + dealt(box.deck("saboteur2"))
    check.among("total, path and action, with the base game", there, ASIDE + _CROWD * HAND)
    check.among("total, role", sum(card.count for card in box.deck("saboteur2").of(RoleCard)), _CROWD + 1)
