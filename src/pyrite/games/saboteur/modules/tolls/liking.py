"""What bots make of tolls: whether to bring a figure, to ask somebody, to pay."""

from __future__ import annotations

from typing import Final

from mypy_extensions import i64

from pyrite.games.saboteur.bots.distances import steps
from pyrite.games.saboteur.bots.keeping import keeping
from pyrite.games.saboteur.bots.liking import NEVER, Liking
from pyrite.games.saboteur.bots.plan import Plan
from pyrite.games.saboteur.bots.saboteur import OPENLY, hides
from pyrite.games.saboteur.bots.trust import SUSPECT, Past
from pyrite.games.saboteur.modules.tolls.rules import STANDS, Figures, owner_of, shut_by
from pyrite.kernel.book import Book
from pyrite.kernel.mine import column, row, spot
from pyrite.kernel.moves import AGREE, face, mark, payer, place, verb
from pyrite.kernel.state import GOLD_SPENT, gold_owner

FIGURE: Final = 150
AFIELD: Final = 25  # for each step that a figure stands farther from the gold
PRICE: Final = 25  # of a nugget …
LAST: Final = 100  # … and of the only one
BARRIER: Final = 15  # how suspect one makes oneself by a figure in the way


class TollsLiking(Liking):
    def __init__(self, book: Book) -> None:
        super().__init__(book)
        self.decisions = ["toll"]
        self.verbs = ["toll"]
        self.toll: i64 = book.verb("toll")

    def of_move(self, plan: Plan, move: i64) -> i64:
        if verb(move) == AGREE:
            return of_paying(plan)
        return of_figure(plan, move) if verb(move) == self.toll else 0

    def of_laying(self, plan: Plan, move: i64, gain: i64) -> i64:
        if payer(move) >= 0:
            return -2 * PRICE - plan.doubt(payer(move)) // 4  # he may refuse
        return -PRICE if owner_before(plan, place(move)) >= 0 else 0

    def retell(self, past: Past, seat: i64, turn: i64) -> None:
        past.doubt[seat] += BARRIER


def of_figure(plan: Plan, move: i64) -> i64:
    if plan.side > 0:
        return NEVER
    liking = FIGURE - keeping(plan, face(move)) - AFIELD * _from_goal(plan, move)
    return liking + OPENLY if hides(plan) else liking


def of_paying(plan: Plan) -> i64:
    """Whether to pay for somebody: a trusted one who gets on with it. One's own figure steps aside for nothing."""
    declared = plan.view.declared
    if plan.side < 0 or plan.doubt(plan.view.turn) >= SUSPECT:
        return -1
    gain = plan.found(declared) or plan.gain(declared)
    if owner_before(plan, place(declared)) == plan.me:
        return gain
    return gain - (PRICE if _wealth(plan) > 1 else LAST)


def owner_before(plan: Plan, spot_: i64) -> i64:
    """Whose figure shuts a place; -1 if none does."""
    for gate in plan.view.book.gates:
        if isinstance(gate, Figures):
            for figure in gate.standing(plan.view.memory):
                if shut_by(figure | STANDS) == spot_:
                    return owner_of(figure)
    return -1


def _wealth(plan: Plan) -> i64:
    """All gold of the viewer."""
    nuggets = plan.view.loose[plan.me]
    for entry in plan.view.purse:
        if gold_owner(entry) == plan.me and entry & GOLD_SPENT == 0:
            nuggets += entry & 255
    return nuggets


def _from_goal(plan: Plan, move: i64) -> i64:
    """How far the place that a figure would shut is from the nearest goal with hope."""
    side = mark(move)
    x = column(place(move)) + (1 if side == 1 else -1 if side == 3 else 0)
    y = row(place(move)) + (1 if side == 2 else -1 if side == 0 else 0)
    best: i64 = 20
    i: i64
    for i in range(len(plan.hopes)):
        if plan.hopes[i] > 0:
            best = min(best, steps(spot(x, y), plan.view.mine.spots[plan.view.mine.goals[i]]))
    return best
