"""The modules that can be in play, each one file that writes itself into the rule book."""

from __future__ import annotations

from collections.abc import Callable, Mapping
from dataclasses import dataclass, field

from pyrite.games.saboteur import base, postcard
from pyrite.games.saboteur.modules.change_direction import rules as change_direction
from pyrite.games.saboteur.modules.chests import rules as chests
from pyrite.games.saboteur.modules.diversion import rules as diversion
from pyrite.games.saboteur.modules.greedy import rules as greedy
from pyrite.games.saboteur.modules.handyman import rules as handyman
from pyrite.games.saboteur.modules.new_goals import rules as new_goals
from pyrite.games.saboteur.modules.pioneer import rules as pioneer
from pyrite.games.saboteur.modules.sabotaged import rules as sabotaged
from pyrite.games.saboteur.modules.saboteur_2 import rules as saboteur2
from pyrite.games.saboteur.modules.swap_goals import rules as swap_goals
from pyrite.games.saboteur.modules.tolls import rules as tolls
from pyrite.games.saboteur.modules.tournament import rules as tournament
from pyrite.games.saboteur.modules.vault import rules as vault
from pyrite.games.saboteur.modules.veto import rules as veto
from pyrite.kernel.book import Book
from pyrite.kernel.decks.cards import Deck
from pyrite.setup.options import Options

Add = Callable[[Book, Deck, Options], None]


@dataclass(frozen=True)
class Module:
    """What a module brings: cards and rules that are added, goals that replace those there were."""

    name: str
    deck: str  # the data file its cards come from
    add: Add | None = None
    goals: Add | None = None
    players: range | None = None  # how many can play with it, if not as many as without it
    clashes: Mapping[str, str] = field(default_factory=dict)  # modules listed before it that it cannot meet, and why


BASE = Module("base", "base", add=base.add, goals=base.add_goals, players=range(3, 11))
# The order in which the book is written, and so that of reactions; who is asked to pay comes before the veto.
MODULES: dict[str, Module] = {
    module.name: module
    for module in (
        Module("saboteur-2", "saboteur2", add=saboteur2.add, players=range(2, 13)),
        Module("new-goals", "new_goals", goals=new_goals.add_goals),
        Module("tolls", "tolls", add=tolls.add),
        Module("greedy", "championship", add=greedy.add, clashes={"saboteur-2": "base-only"}),
        Module("swap-goals", "championship", add=swap_goals.add),
        Module("vault", "championship", add=vault.add),
        Module("veto", "championship", add=veto.add),
        Module("change-direction", "championship", add=change_direction.add),
        Module("handyman", "championship", add=handyman.add),
        Module("pioneer", "championship", add=pioneer.add),
        Module("diversion", "championship", add=diversion.add),
        Module("costumes", "postcard", add=postcard.add_costumes),
        Module("party", "postcard", add=postcard.add_party, clashes={"costumes": "one-postcard"}),
        Module("chests", "chests", add=chests.add),
        Module("sabotaged", "base", add=sabotaged.add, clashes={"saboteur-2": "base-only"}),
        Module(
            "tournament",
            "championship",
            add=tournament.add,
            players=range(5, 10),
            clashes={
                "saboteur-2": "base-only",
                "costumes": "no-spare",
                "party": "same-place",
                "sabotaged": "fixed-pay",
            },
        ),
    )
}
