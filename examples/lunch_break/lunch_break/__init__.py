"""Lunch Break: a card that feeds two, if it is shared. A module to show how modules are made (docs/add-a-module.md).

- **LB-1** A lunch is offered to another player.
- **LB-2** They say at once whether they share it or devour it.
- **LB-3** Who eats draws a card more at the end of this turn: both, if it is shared, else only they.
- **LB-4** Who could not hold another card is not hungry, and is offered none.
"""

from lunch_break import rules
from lunch_break.liking import LunchLiking
from pyrite.games.saboteur.module import Module
from pyrite.kernel.decks.cards import DeckFile
from pyrite.kernel.decks.schema import Schema

MODULE = Module(
    "lunch-break",
    1000,
    DeckFile("lunch_break", __name__),
    add=rules.add,
    liking=LunchLiking,
    schema=Schema(words={"does": ("lunch",)}),
)
