"""Stacked decks for two people, seats 0 and 1, and three bots: whatever the bots do, the round ends as it should."""

from __future__ import annotations

from collections import Counter
from itertools import chain

from pyrite.setup.setup import RoundDeal, Setup, deals_of

BROKEN = ("break-pickaxe", "break-lantern", "break-cart")
MENDED = ("fix-pickaxe", "fix-lantern", "fix-cart")
TWO_MENDED = ("fix-pickaxe-lantern", "fix-pickaxe-cart", "fix-lantern-cart")
BLIND = ("nesw", "nes", "esw", "ns", "ew", "ne", "nw", "n", "e")
MINERS = ("miner", "miner", "miner", "miner", "saboteur", "saboteur")  # one saboteur among the bots
SABOTEURS = ("saboteur", "saboteur", "miner", "miner", "miner", "miner")
GOALS = ("stone-ne", "treasure", "stone-nw")
PRINTED = deals_of(Setup(players=5).begin())[0]


def stacked(
    hands: tuple[tuple[str, ...], ...],
    then: tuple[str, ...] = (),
    last: tuple[str, ...] = (),
    printed: tuple[str, ...] = PRINTED.deck,
) -> tuple[str, ...]:
    """A whole deck: the hands, what is drawn next, and what lies at the bottom; the rest in between."""
    assert [len(hand) for hand in hands] == [6] * len(hands)
    top = (*chain(*hands), *then)
    rest = Counter(printed)
    rest.subtract(Counter((*top, *last)))
    assert min(rest.values()) >= 0, f"too many of {[name for name, count in rest.items() if count < 0]}"
    return (*top, *rest.elements(), *last)


# Seats 0 and 1 hold a straight way to the treasure; nothing that could hurt them comes up before they are there.
TO_THE_TREASURE = stacked(
    hands=(
        ("map", "rockfall", "EW", "EW", "ESW", "NESW"),
        ("EW", "ESW", "ESW", "NES", "NESW", "NESW"),
        ("map", "map", "NS", "fix-pickaxe", "fix-lantern", "fix-cart"),
        ("map", "map", "NS", "fix-pickaxe", "fix-lantern", "fix-cart"),
        ("map", "NS", "NS", *TWO_MENDED),
    ),
    then=("ESW", "ESW", "n", "e", "ns", "NES", "NES", "ne", "nw", "NE", "NESW", "NESW", "NES", "NES", "NW"),
    last=(*BROKEN * 3, "rockfall", "rockfall"),
)

# Seats 0 and 1 break a tool of every bot, and hold whatever could mend it.
TO_NOTHING = stacked(
    hands=(
        ("break-pickaxe", "break-lantern", "fix-pickaxe", "fix-lantern", *TWO_MENDED[:2]),
        ("break-cart", "fix-pickaxe", "fix-lantern", "fix-cart", "fix-cart", TWO_MENDED[2]),
        (*BLIND[:4], "map", "map"),
        (*BLIND[4:8], "map", "map"),
        (*BLIND[8:], "NS", "NS", "NS", "map", "map"),
    ),
    then=("NS",),
    last=(),
)

# Each round has what the one before has left of the gold: four cards for four miners, two threes for two saboteurs.
THREE_ROUNDS = (
    RoundDeal(TO_THE_TREASURE, GOALS, MINERS, gold=(3, 2, 1, 2, *[3] * 3, *[2] * 6, *[1] * 15)),
    RoundDeal(TO_NOTHING, GOALS, SABOTEURS, gold=(*[3] * 3, *[2] * 6, *[1] * 15)),
    RoundDeal(TO_THE_TREASURE, GOALS, MINERS, gold=(3, 2, 1, 2, *[2] * 4, *[1] * 14)),
)

# A game that is in no danger of ending soon.
NOTHING_FIRST = RoundDeal(TO_NOTHING, GOALS, SABOTEURS, THREE_ROUNDS[0].gold)

# Three players, each of whom can dig wherever he likes. The third is a saboteur.
DIGGERS = (
    ("NES", "NES", "NESW", "ESW", "ESW", "EW"),
    ("NES", "NES", "NESW", "NESW", "ESW", "EW"),
    ("NES", "NESW", "NESW", "ESW", "ESW", "EW"),
)
THREE = ("miner", "miner", "saboteur", "miner")
STRAIGHT = [((x, 0), "EW") for x in range(1, 7)]  # up to the last card before the goals
A_FREE_WAY = RoundDeal(stacked((("map", *DIGGERS[0][1:]), *DIGGERS[1:])), GOALS, THREE, THREE_ROUNDS[0].gold)

# Twice the treasure; then a dragon and a stone, both reached by one card at 8,-1.
_TREASURE = ("stone-ne", "bag-1", "treasure", "bag-2", "dragon", "spider", "stone-ne", "stone-nw")
_DRAGON = ("bag-1", "dragon", "stone-ne", "treasure", "bag-2", "spider", "stone-ne", "stone-nw")
THEN_A_DRAGON = (
    RoundDeal(stacked(DIGGERS), _TREASURE, THREE, gold=(3, 1, *[3] * 3, *[2] * 8, *[1] * 15)),
    RoundDeal(stacked(DIGGERS), _TREASURE, THREE, gold=(2, 1, *[3] * 3, *[2] * 7, *[1] * 14)),
    RoundDeal(stacked(DIGGERS), _DRAGON, THREE, gold=(*[3] * 3, *[2] * 7, *[1] * 14)),
)
TO_TWO_GOALS = [*STRAIGHT[:5], ((6, 0), "NW"), ((6, -1), "ES"), ((7, -1), "EW")]

# The first player holds the veto.
WITH_VETO = RoundDeal(
    stacked((("veto", *DIGGERS[0][1:]), *DIGGERS[1:]), printed=(*PRINTED.deck, "veto")),
    GOALS,
    THREE,
    gold=THREE_ROUNDS[0].gold,
)
