"""What bots make of bags, the dragon and the spider."""

from __future__ import annotations

from mypy_extensions import i64

from pyrite.games.saboteur.bots.distances import PRIZE
from pyrite.games.saboteur.bots.liking import Liking
from pyrite.games.saboteur.bots.plan import Plan
from pyrite.games.saboteur.modules.new_goals.rules import Bag, Dragon, Spider
from pyrite.kernel.book import Kind


class NewGoalsLiking(Liking):
    def knows(self, kind: Kind) -> bool:
        return isinstance(kind, Bag | Dragon | Spider)

    def worth(self, kind: Kind) -> i64:
        return -PRIZE if isinstance(kind, Spider) else 0

    def of_goal(self, plan: Plan, kind: Kind, hope: i64) -> i64:
        """A bag of gold first, and a dragon when it must be."""
        if isinstance(kind, Bag):
            return 2 * PRIZE
        return -1 if isinstance(kind, Dragon) else hope
