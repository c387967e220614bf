"""What bots make of a lunch."""

from __future__ import annotations

from lunch_break.rules import Lunch
from pyrite.games.saboteur.bots.liking import Liking
from pyrite.games.saboteur.bots.plan import Plan
from pyrite.games.saboteur.bots.trust import SUSPECT
from pyrite.kernel.book import Book, Kind
from pyrite.kernel.moves import target, verb

LUNCH = 60  # on the scale of the digger: less than good digging, more than passing


class LunchLiking(Liking):
    """Friends are fed, and fed by."""

    def __init__(self, book: Book) -> None:
        super().__init__(book)
        self.decisions = ["lunch"]
        self.share = book.verb("share")

    def knows(self, kind: Kind) -> bool:
        return isinstance(kind, Lunch)

    def of_action(self, plan: Plan, kind: Kind, move: int) -> int:
        return LUNCH if is_friend(plan, target(move)) else -LUNCH

    def of_move(self, plan: Plan, move: int) -> int:
        return LUNCH if verb(move) == self.share and is_friend(plan, plan.view.turn) else 0


def is_friend(plan: Plan, seat: int) -> bool:
    """Whether a seat seems to dig on the viewer's side."""
    return (plan.doubt(seat) < SUSPECT) == (plan.side > 0)
