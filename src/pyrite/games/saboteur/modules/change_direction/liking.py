"""What bots make of a change of direction."""

from __future__ import annotations

from typing import Final

from mypy_extensions import i64

from pyrite.games.saboteur.bots.liking import Liking
from pyrite.games.saboteur.bots.plan import Plan
from pyrite.games.saboteur.modules.change_direction.rules import ChangeDirection
from pyrite.kernel.book import Kind

TURN_BACK: Final = 54


class ChangeDirectionLiking(Liking):
    def knows(self, kind: Kind) -> bool:
        return isinstance(kind, ChangeDirection)

    def of_action(self, plan: Plan, kind: Kind, move: i64) -> i64:
        """A suspect who would be next has to wait."""
        seats = plan.view.book.seats
        following = (plan.me + plan.view.direction + seats) % seats
        return TURN_BACK + plan.side * plan.doubt(following)
