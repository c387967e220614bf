"""A server for tests: cards that are known beforehand, limits that nobody reaches."""

from __future__ import annotations

from pyrite.kernel.rng import Rng
from pyrite.server.tables import entries
from pyrite.server.tables.table import Table
from pyrite.server.web.limits import Limits
from pyrite.setup.setup import RoundDeal, Setup, deals_of

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


def veto_at(place: int) -> RoundDeal:
    """A round of three in which the first seat has the cross-roads, and the veto has a place of its own."""
    deal = deals_of(Setup(3, modules=("veto",)).begin(seed=3))[0]
    deck = [card for card in deal.deck if card not in ("NESW", "veto")]
    rest = ["NESW"] * (len(deal.deck) - len(deck) - 1)
    deck = [*rest, *deck, "veto"]
    deck[place], deck[-1] = deck[-1], deck[place]
    return RoundDeal(tuple(deck), deal.goals, deal.roles, deal.gold)
