"""The digger: plays either role well by rule of thumb, and trusts nobody further than what it saw."""

from __future__ import annotations

from mypy_extensions import i64

from pyrite.games.saboteur.bots.distances import PRIZE
from pyrite.games.saboteur.bots.extras import of_choosing, of_exchanging, of_moving, of_paying, of_stealing
from pyrite.games.saboteur.bots.miner import miners_keeping, miners_liking
from pyrite.games.saboteur.bots.plan import Plan
from pyrite.games.saboteur.bots.saboteur import saboteurs_keeping, saboteurs_liking
from pyrite.games.saboteur.modules.new_goals.rules import Bag, Dragon
from pyrite.kernel.bot import Bot
from pyrite.kernel.moves import (
    AGREE,
    FIT,
    FORGO,
    REFUSE,
    REVEAL,
    TAKE,
    face,
    place,
    target,
    turned,
    verb,
)
from pyrite.kernel.rng import Rng
from pyrite.kernel.state import GOLD_SPENT, gold_owner
from pyrite.kernel.view import View


class Digger(Bot):
    name = "digger"

    def decide(self, view: View, rng: Rng) -> i64:
        moves = view.moves
        best: i64 = moves[0]
        if len(moves) == 1:
            return best
        plan = Plan(view)
        most: i64 = 0
        equals: i64 = 0
        for move in moves:
            liking = _liking(plan, move)
            if equals == 0 or liking > most:
                most = liking
                equals = 0
            elif liking < most:
                continue
            equals += 1
            if equals == 1 or rng.below(equals) == 0:  # of equals any
                best = move
        return best


def _liking(plan: Plan, move: i64) -> i64:
    """How much the viewer would like to play this, compared with the other moves of the same decision."""
    done = verb(move)
    book = plan.view.book
    if done == book.verb("keep"):
        return face(move)
    if done == book.verb("change"):
        return -_gold(plan.view, face(move))  # the others see it: show as little as can be
    if done == REVEAL:
        return _first(plan, place(move))
    if done == FIT:
        return plan.side * plan.gain_of_fitting(turned(move))
    if done == book.verb("veto"):
        # There is one veto only: the more cards are still to come, the more it must be worth.
        return -plan.side * plan.gain_of_anything(plan.view.declared) - 60 - 4 * plan.view.pile
    if done == book.verb("allow") or done == REFUSE or done == book.verb("leave") or done == FORGO:
        return 0
    if done == book.verb("steal"):
        return of_stealing(plan, target(move))
    if done == AGREE:
        return of_paying(plan)
    if done == book.verb("swap"):
        return of_exchanging(plan)
    if done == TAKE:
        return miners_keeping(plan, face(move)) if plan.side > 0 else saboteurs_keeping(plan, face(move))
    if done == book.verb("choose"):
        return of_choosing(plan, target(move))
    if done == book.verb("move"):
        return of_moving(plan, place(move))
    return miners_liking(plan, move) if plan.side > 0 else saboteurs_liking(plan, move)


def _gold(view: View, nth: i64) -> i64:
    """The value of the viewer's nth gold card, counted from 1."""
    left: i64 = nth
    for entry in view.purse:
        if gold_owner(entry) == view.viewer and entry & GOLD_SPENT == 0:
            left -= 1
            if left == 0:
                return entry & 255
    return 0


def _first(plan: Plan, spot: i64) -> i64:
    """Which goal to turn up first: a bag of gold, then what ends the round well, and a dragon when it must be."""
    at = plan.goal_at(spot)
    if at < 0:
        return PRIZE // 4  # a chest or the postcard, before the round may be over
    known = plan.view.goal[at]
    if known >= 0:
        goal = plan.view.book.kinds[known]
        if isinstance(goal, Bag):
            return 2 * PRIZE
        if isinstance(goal, Dragon):
            return -1
    return plan.side * plan.hopes[at]
