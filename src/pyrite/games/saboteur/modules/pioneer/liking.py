"""What bots make of the pioneer."""

from __future__ import annotations

from typing import Final

from mypy_extensions import i64

from pyrite.games.saboteur.bots.liking import NEVER, Liking
from pyrite.games.saboteur.bots.plan import Plan
from pyrite.games.saboteur.modules.pioneer.rules import Pioneer
from pyrite.kernel.book import Kind
from pyrite.kernel.moves import LAY, verb

TWO_STEPS: Final = 40


class PioneerLiking(Liking):
    def knows(self, kind: Kind) -> bool:
        return isinstance(kind, Pioneer)

    def of_action(self, plan: Plan, kind: Kind, move: i64) -> i64:
        best = _best_digging(plan)
        return TWO_STEPS + 5 * best if best > 0 else NEVER

    def keeping(self, plan: Plan, kind: Kind) -> i64:
        return 25 if plan.side > 0 else 40


def _best_digging(plan: Plan) -> i64:
    """The most that a single path card of the hand can do for the viewer's side."""
    best: i64 = 0
    for move in plan.view.moves:
        if verb(move) == LAY:
            best = max(best, plan.side * plan.gain(move))
    return best
