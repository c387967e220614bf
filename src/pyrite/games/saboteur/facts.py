"""What several modules of Saboteur write down. The game writes first into its book, and so knows the numbers."""

from __future__ import annotations

from typing import Final

from mypy_extensions import i64

from pyrite.kernel.facts import OWN

EARNED: Final[i64] = OWN  # seat; loose nuggets
CHANGED: Final[i64] = OWN + 1  # seat, gold card; its value, its place in the purse, from 1, from bit 8 on
GOLD_DRAWN: Final[i64] = OWN + 2  # first picker; how many cards
GOLD_OFFERED: Final[i64] = OWN + 3  # picker, one of the gold cards he may keep; how many there are
GOLD_KEPT: Final[i64] = OWN + 4  # seat, gold card
GOLD_PAID: Final[i64] = OWN + 5  # seat, gold card, openly
MENDED: Final[i64] = OWN + 6  # owner of the tool, broken-tool card; mark
STACK_GONE: Final[i64] = OWN + 7  # who; spot
ROLE_CHANGED: Final[i64] = OWN + 8  # whose, the new role
TAKEN: Final[i64] = OWN + 9  # who, a card from a pile others may not see: whence

# Whence a card was taken, `detail` of TAKEN.
FROM_DISCARD: Final = 0
FROM_PILE: Final = 1
