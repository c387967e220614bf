"""The digger: plays either role well by rule of thumb, and trusts nobody further than what it saw."""

from __future__ import annotations

from mypy_extensions import i64

from pyrite.games.saboteur.bots.distances import PRIZE
from pyrite.games.saboteur.bots.keeping import keeping
from pyrite.games.saboteur.bots.miner import miners_liking
from pyrite.games.saboteur.bots.plan import Plan
from pyrite.games.saboteur.bots.saboteur import saboteurs_liking
from pyrite.kernel.bot import Bot
from pyrite.kernel.moves import FIT, FORGO, PLAY, REVEAL, TAKE, face, place, turned, verb
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
    likings = plan.likings
    own = likings.of_decision[plan.view.decision.number]
    if own is None:
        own = likings.of_verb[done]
    if own is not None:
        return own.of_move(plan, move)
    if done == likings.keep:
        return face(move)
    if done == likings.change:
        return -_gold(plan.view, face(move))  # the others see it: show as little as can be
    if done == REVEAL:
        return _first(plan, place(move))
    if done == FIT:
        return plan.side * plan.gain_of_fitting(turned(move))
    if done == TAKE:
        return keeping(plan, face(move))
    if done == FORGO:
        return 0
    if done == PLAY:
        own = likings.of_face[face(move)]
        if own is not None:
            return own.of_action(plan, plan.view.book.kinds[face(move)], move)
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
    """Which goal to turn up first: what ends the round well."""
    at = plan.goal_at(spot)
    if at < 0:
        return PRIZE // 4  # a chest or the postcard, before the round may be over
    hope = plan.side * plan.hopes[at]
    known = plan.view.goal[at]
    own = plan.likings.of_face[known] if known >= 0 else None
    return own.of_goal(plan, plan.view.book.kinds[known], hope) if own is not None else hope
