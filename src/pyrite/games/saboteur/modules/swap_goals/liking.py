"""What bots make of goals that change places."""

from __future__ import annotations

from typing import Final

from mypy_extensions import i64

from pyrite.games.saboteur.bots.distances import steps
from pyrite.games.saboteur.bots.liking import NEVER, Liking
from pyrite.games.saboteur.bots.plan import Plan
from pyrite.games.saboteur.modules.swap_goals.rules import SwapGoals
from pyrite.kernel.book import Book, Kind
from pyrite.kernel.moves import other_place, place, verb

CONFUSE: Final = 160


class SwapGoalsLiking(Liking):
    def __init__(self, book: Book) -> None:
        super().__init__(book)
        self.decisions = ["swap-goals"]
        self.swap: i64 = book.verb("swap")

    def knows(self, kind: Kind) -> bool:
        return isinstance(kind, SwapGoals)

    def of_action(self, plan: Plan, kind: Kind, move: i64) -> i64:
        return CONFUSE if _better_exchanged(plan, move) else NEVER

    def of_move(self, plan: Plan, move: i64) -> i64:
        if verb(move) != self.swap:
            return 0
        return 1 if _better_exchanged(plan, plan.view.declared) else -1


def _better_exchanged(plan: Plan, move: i64) -> bool:
    """Whether the better of the two goals of a move is farther away than the other; for a saboteur, nearer."""
    one = place(move)
    other = other_place(move)
    farther = _cards_to(plan, other) - _cards_to(plan, one)
    hope = plan.hopes[plan.goal_at(one)] - plan.hopes[plan.goal_at(other)]
    return plan.side * hope * farther < 0


def _cards_to(plan: Plan, goal: i64) -> i64:
    best: i64 = 99
    for c in plan.mine.fringe:
        best = min(best, steps(plan.mine.spots[c], goal))
    return best
