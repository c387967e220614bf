"""A stacked round of the whole box for three players, in which everything new comes up once."""

from __future__ import annotations

from collections import Counter
from itertools import chain

from pyrite.setup.catalogue import presets
from pyrite.setup.setup import RoundDeal, Setup, deals_of

EVERYTHING = presets()["everything"]
PRINTED = deals_of(Setup(3, modules=EVERYTHING).begin())[0]
ASIDE = ("map", "map", "map", "free", "free", "free", "free", "rockfall", "rockfall", "rockfall")
HANDS = (
    ("map", "swap-goals", "pioneer", "vault", "theft", "NESW"),
    ("veto", "EW", "trap", "NS", "NS", "NS"),
    ("NE", "NE", "NE", "NE", "NE", "inspection"),
)
DRAWN = (
    *("ESW", "NW", "NW", "NW", "EW", "NW", "break-cart", "break-cart", "break-cart", "break-lantern"),
    *("break-lantern", "ESW", "ESW", "ESW", "ESW", "NESW", "NESW", "NESW"),
)


def _deck() -> tuple[str, ...]:
    top = (*ASIDE, *chain(*HANDS), *DRAWN)
    rest = Counter(PRINTED.deck)
    rest.subtract(Counter(top))
    assert min(rest.values()) >= 0, f"too many of {[name for name, count in rest.items() if count < 0]}"
    return (*top, *rest.elements())


def first(pile: tuple[str, ...], *wanted: str) -> tuple[str, ...]:
    """A pile with these cards uppermost."""
    rest = Counter(pile)
    rest.subtract(Counter(wanted))
    return (*wanted, *rest.elements())


ROUND = RoundDeal(
    deck=_deck(),
    goals=("stone-ne", "stone-nw", "treasure", "bag-1", "bag-2", "dragon", "spider", "stone-ne"),
    roles=first(PRINTED.roles, "blue-miner", "green-miner", "saboteur"),
    gold=(),
    piles={
        "paths": first(PRINTED.piles["paths"], "chest-NS"),
        "chests": first(PRINTED.piles["chests"], "chest-h"),
    },
    luck=(8, 12, 12, 12, 0, 0),  # where the stacks lie, and who gets which dwarf after the party
)
