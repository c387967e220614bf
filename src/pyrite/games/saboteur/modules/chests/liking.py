"""What bots choose when a chest lets them."""

from __future__ import annotations

from typing import Final

from mypy_extensions import i64

from pyrite.games.saboteur.bots.liking import Liking
from pyrite.games.saboteur.bots.plan import Plan
from pyrite.kernel.book import Book
from pyrite.kernel.moves import place, target

UNSEEN: Final = 1000


class ChestsLiking(Liking):
    def __init__(self, book: Book) -> None:
        super().__init__(book)
        self.decisions = ["chest-victim", "chest-dwarf", "chest-goal"]

    def of_move(self, plan: Plan, move: i64) -> i64:
        asked = plan.view.decision.name
        if asked == "chest-goal":  # which one shall be farther off
            return -plan.side * plan.hopes[plan.goal_at(place(move))]
        doubt = plan.doubt(target(move))
        if asked == "chest-victim":  # one of the other side
            return plan.side * doubt
        return doubt + (UNSEEN if plan.view.role[target(move)] < 0 else 0)  # somebody whom one trusts little
