"""A server for tests: cards that are known beforehand, limits that nobody reaches."""

from __future__ import annotations

from pyrite.rules.rng import Rng
from pyrite.rules.saboteur.setup import RoundDeal
from pyrite.server import entries
from pyrite.server.limits import Limits
from pyrite.server.tables import Table

WIDE = Limits(requests=(1e5, 1e5), snapshots=(1e5, 1e5), knocks=(1e5, 1e5))


class Stacked:
    """A dealer whose cards are known beforehand."""

    def __init__(self, *deals: RoundDeal, seed: str = "5a" * 16, starter: int = 0) -> None:
        self.deals, self.seed, self.starter = deals, seed, starter

    def deal(self, table: Table) -> entries.Started:
        setup = table.setup_for(len(table.members), self.starter)
        return entries.Started(setup=setup, seed=self.seed, deals=self.deals)


def same_bots() -> Rng:
    """What the bots of a table decide by: the same at every table."""
    return Rng.from_seed(b"bots at a table.")
