"""What is written down in the forest. The game writes first into its book, and so knows the numbers."""

from __future__ import annotations

from typing import Final

from mypy_extensions import i64

from pyrite.kernel.facts import OWN
from pyrite.kernel.state import OWN_OUTCOMES

CLAN_SHOWN: Final[i64] = OWN  # seat, his dwarf; the back of its card
STEPPED: Final[i64] = OWN + 1  # seat; spot where his dwarf is now, spot where it was from bit 16 on
TRAPPED: Final[i64] = OWN + 2  # seat, the card he has lost; 0 if he had none to lose
TOKEN_SET: Final[i64] = OWN + 3  # seat, the card played; spot, side from bit 16 on
TOKEN_GONE: Final[i64] = OWN + 4  # whose troll it was, or nobody; the word of the token (`forest`)
TREASURE_SEEN: Final[i64] = OWN + 5  # seat, treasure; its place, from 1 on
TREASURE_TAKEN: Final[i64] = OWN + 6  # seat, treasure; its place, from 1 on
TREASURE_SHOWN: Final[i64] = OWN + 7  # seat, treasure; its place, from 1 on
DRAGON_WOKEN: Final[i64] = OWN + 8  # seat
DRAGON_PAID: Final[i64] = OWN + 9  # seat; points
POOL_SHARED: Final[i64] = OWN + 10  # clan, and from bits 4, 12, 20 and 28 on: total, what each gets, rest, members
END_PROPOSED: Final[i64] = OWN + 11  # seat; mines out of reach, those in reach from IN_REACH_AT on
END_ANSWERED: Final[i64] = OWN + 12  # seat; 1 if he agrees

# How a round ends here, beside its end when nobody has a card left.
COLLECTED: Final[i64] = OWN_OUTCOMES  # no treasure is left
CONSENT: Final[i64] = OWN_OUTCOMES + 1  # everybody agreed that nothing more can be found
OUTCOMES: Final = {COLLECTED: "treasures", CONSENT: "consent"}

# Why somebody gets points.
FOR_POOL: Final = 0  # an equal share of what a clan has collected
FOR_REST: Final = 1  # what could not be shared equally
FOR_TREASURES: Final = 2  # one's own, for one's own
REASONS: Final = {FOR_POOL: "pool", FOR_REST: "rest", FOR_TREASURES: "treasures"}
