"""The digger: plays its role well by rule of thumb."""

from __future__ import annotations

from typing import Final

from mypy_extensions import i64

from pyrite.bots.bot import Bot
from pyrite.bots.miner import miners_liking
from pyrite.bots.plan import Plan
from pyrite.bots.saboteur import saboteurs_liking
from pyrite.bots.way import stake
from pyrite.rules.rng import Rng
from pyrite.rules.saboteur.kinds.tools import BreakTool
from pyrite.rules.saboteur.modules.new_goals import Bag, Dragon
from pyrite.rules.saboteur.moves import ALLOW, CHANGE, FIT, KEEP, REVEAL, VETO, face, place, target, turned, verb
from pyrite.rules.saboteur.book import Goal
from pyrite.rules.saboteur.state import GOLD_SPENT, gold_owner
from pyrite.rules.saboteur.view import UNKNOWN, View

WORTH_A_VETO: Final = 150


class Digger(Bot):
    name = "digger"

    def decide(self, view: View, rng: Rng) -> i64:
        moves = view.moves
        if len(moves) == 1:
            return moves[0]
        plan = Plan(view)
        best: i64 = moves[0]
        most: i64 = -1 << 40
        ties: i64 = 0
        for move in moves:
            liking = self._liking(plan, move)
            if liking > most:
                best = move
                most = liking
                ties = 1
            elif liking == most:
                ties += 1  # of equals any, without a list of them
                if rng.below(ties) == 0:
                    best = move
        return best

    def _liking(self, plan: Plan, move: i64) -> i64:
        done = verb(move)
        if done == KEEP:
            return face(move)
        if done == CHANGE:
            return -_gold(plan.view, face(move))
        if done == REVEAL:
            return _first(plan, place(move))
        if done == FIT:
            return plan.side * plan.after_fitting(turned(move))
        if done == VETO:
            return plan.side * plan.effect(plan.view.declared) * -1 - WORTH_A_VETO
        if done == ALLOW:
            return 0
        return saboteurs_liking(plan, move) if plan.side < 0 else miners_liking(plan, move)


def _gold(view: View, nth: i64) -> i64:
    """The value of the viewer's nth gold card, counted from 1."""
    for entry in view.purse:
        if gold_owner(entry) == view.viewer and entry & GOLD_SPENT == 0:
            nth -= 1
            if nth == 0:
                return entry & 255
    return 0


def _first(plan: Plan, spot: i64) -> i64:
    """Which goal to turn up first: what ends the round well, but a bag of gold before that."""
    at = plan.goal_at(spot)
    f = plan.view.goal[at]
    if f != UNKNOWN:
        goal = plan.view.book.kinds[f]
        if isinstance(goal, Bag):
            return 10000
        if isinstance(goal, Dragon):
            return -1
    return plan.side * plan.stakes[at]
