"""What the deck of Treasure Chests says: path cards on chests, what lies under them, where stacks may lie."""

from __future__ import annotations

from string import ascii_lowercase
from typing import Literal, get_args

from pyrite.games.saboteur.stacks import Stacks, fault
from pyrite.kernel.decks.cards import Deck, Declared, Shaped, shape
from pyrite.kernel.decks.check import Check
from pyrite.kernel.decks.deck_check import count
from pyrite.kernel.decks.schema import Part, Schema
from pyrite.kernel.shapes import spell

Holds = Literal[
    "nugget", "no-maps", "no-draw", "extra-draw", "move-goal", "rob", "look", "dwarf", "search", "bury",
]  # fmt: skip
"""What a chest does, in the order of its letter: TC-7a, TC-7b …"""


class ChestPath(Shaped, frozen=True, tag="chest-path"):
    """A piece of tunnel that lies face down on a chest."""

    def right_name(self) -> str:
        return f"chest-{spell(shape(self))}"


class ChestCard(Declared, frozen=True, tag="chest", kw_only=True):
    """What lies under it."""

    holds: Holds

    def right_name(self) -> str:
        return f"chest-{ascii_lowercase[get_args(Holds).index(self.holds)]}"


def _check_deck(check: Check, deck: Deck) -> None:
    stacks = deck.part(Stacks)
    if stacks is not None:
        counted = count(deck)
        wrong = fault(stacks, min(counted["chest-path"], counted["chest"]))
        if wrong:
            check.value(*wrong)
        check.sourced(stacks.sources, deck.sources)


SCHEMA = Schema(
    kinds=(ChestPath, ChestCard),
    words={"holds": get_args(Holds)},
    parts=(Part("stacks", Stacks | None, 30),),
    deck_checks=(_check_deck,),
)
