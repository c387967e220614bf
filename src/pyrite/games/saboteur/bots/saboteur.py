"""The digger as a saboteur: hides while the gold is far and nobody suspects it, then bends, breaks and caves in."""

from __future__ import annotations

from typing import Final

from mypy_extensions import i64

from pyrite.games.saboteur.bots.keeping import keeping
from pyrite.games.saboteur.bots.liking import NEVER
from pyrite.games.saboteur.bots.plan import Plan
from pyrite.games.saboteur.bots.trust import SUSPECT
from pyrite.games.saboteur.cards.map import Map
from pyrite.games.saboteur.cards.rockfall import Rockfall
from pyrite.games.saboteur.cards.tools import BreakTool, Repair
from pyrite.kernel.moves import LAY, PASS, PLAY, face, place, second, target, third, verb

FAR: Final = 4  # cards missing; from here on the gold is near
CROWD: Final = 5  # players; at a smaller table there is nobody to hide behind

# Likings. Taking the miners one card back is worth some 200 at the start of a tunnel and 1000 at its end.
OPENLY: Final = -200  # what it costs to be seen while hiding
STOP: Final = 150
STOP_AGAIN: Final = 50  # somebody who has a broken tool already
SOON: Final = 5  # for each turn that the victim comes earlier
LOOK: Final = 100
OWN_TOOLS: Final = 60
SIT: Final = 50
SPENT: Final = 16  # a card that is worth less may go too


def saboteurs_liking(plan: Plan, move: i64) -> i64:
    """How much a saboteur would like this turn."""
    kind = plan.view.book.kinds[face(move)]
    done = verb(move)
    if done == PASS:
        return SIT - keeping(plan, face(move)) + _more_passed(plan, second(move)) + _more_passed(plan, third(move))
    if done != PLAY and done != LAY:
        return NEVER
    if isinstance(kind, Map):
        goal = plan.goal_at(place(move))
        if goal < 0:
            return NEVER  # a stack
        return LOOK if plan.places > 1 and plan.hopes[goal] > 0 and plan.view.goal[goal] < 0 else NEVER
    if isinstance(kind, Repair):
        return OWN_TOOLS if target(move) == plan.me else NEVER
    seen: i64 = OPENLY if hides(plan) else 0
    if isinstance(kind, BreakTool):
        victim = target(move)
        liking: i64 = STOP_AGAIN if plan.is_broken(victim) else STOP
        return liking + seen - 2 * plan.doubt(victim) - SOON * plan.turns_until(victim)
    if done == LAY or isinstance(kind, Rockfall):
        loss = -plan.gain(move)
        return 4 * loss + seen if loss > 0 else NEVER + loss
    return NEVER


def _more_passed(plan: Plan, f: i64) -> i64:
    """What it adds to pass one more card, if there is one."""
    return SPENT - keeping(plan, f) if f >= 0 else 0


def hides(plan: Plan) -> bool:
    """Whether it pays to look honest: the gold is far, cards are left to draw, and nobody suspects it yet."""
    return plan.view.book.seats >= CROWD and plan.near > FAR and plan.view.pile > 0 and plan.doubt(plan.me) < SUSPECT
