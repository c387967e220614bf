"""The digger as a miner: the shortest way to the likeliest goal; friends are helped and suspects stopped."""

from __future__ import annotations

from typing import Final

from mypy_extensions import i64

from pyrite.games.saboteur.bots.extras import UNHEARD, of_action, of_laying, of_turn
from pyrite.games.saboteur.bots.plan import Plan
from pyrite.games.saboteur.bots.trust import SUSPECT
from pyrite.games.saboteur.cards.map import Map
from pyrite.games.saboteur.cards.rockfall import Rockfall
from pyrite.games.saboteur.cards.tools import BreakTool, Repair
from pyrite.games.saboteur.modules.diversion.rules import Diversion
from pyrite.games.saboteur.modules.pioneer.rules import Pioneer
from pyrite.games.saboteur.modules.veto.rules import Veto
from pyrite.kernel.moves import LAY, PASS, PLAY, face, place, second, target, third, verb
from pyrite.kernel.path import PathCard

# Likings. A card nearer to a sure goal is worth some 200 at the start of a tunnel and 1000 at its end.
NEVER: Final = -100000
OWN_TOOLS: Final = 900
LOOK: Final = 300
CHEST: Final = 52
FRIENDS_TOOLS: Final = 120
DIG: Final = 60
STOP: Final = 60
SIT: Final = 50
SPENT: Final = 16  # a card that is worth less may go too


def miners_liking(plan: Plan, move: i64) -> i64:
    """How much a miner would like this turn."""
    kind = plan.view.book.kinds[face(move)]
    done = verb(move)
    if done == PASS:
        return (
            SIT - miners_keeping(plan, face(move)) + _more_passed(plan, second(move)) + _more_passed(plan, third(move))
        )
    if done == LAY:
        gain = plan.gain(move)
        extra = of_laying(plan, move, gain)
        if gain > 0:
            return DIG + 4 * gain + extra
        return NEVER + gain if extra <= 0 else extra + gain
    if done != PLAY:
        other = second(move) if done == plan.view.book.verb("discard") else -1
        return of_turn(plan, move, miners_keeping(plan, face(move)) + miners_keeping(plan, other))
    liking = of_action(plan, kind, move)
    if liking != UNHEARD:
        return liking
    if isinstance(kind, Map):
        return _looking(plan, move)
    if isinstance(kind, Rockfall):
        gain = plan.gain(move)
        return 3 * gain if gain > 0 else NEVER + gain
    if isinstance(kind, Repair):
        if target(move) == plan.me:
            return OWN_TOOLS
        return FRIENDS_TOOLS - 4 * plan.doubt(target(move))
    if isinstance(kind, BreakTool):
        doubt = plan.doubt(target(move))
        return STOP + 2 * doubt if doubt >= SUSPECT else NEVER
    return NEVER


def _looking(plan: Plan, move: i64) -> i64:
    goal = plan.goal_at(place(move))
    if goal < 0:  # a stack
        return CHEST if plan.view.piles[plan.view.mine.card(place(move))] < 0 else NEVER
    return LOOK if plan.places > 1 and plan.hopes[goal] > 0 and plan.view.goal[goal] < 0 else NEVER


def _more_passed(plan: Plan, f: i64) -> i64:
    """What it adds to pass one more card, if there is one."""
    return SPENT - miners_keeping(plan, f) if f >= 0 else 0


def miners_keeping(plan: Plan, f: i64) -> i64:
    """How much a miner would like to keep a card for later; nothing if there is none."""
    if f < 0:
        return 0
    kind = plan.view.book.kinds[f]
    if isinstance(kind, PathCard):
        return 10 * ways(kind.shape)
    if isinstance(kind, Map):
        return 25 if plan.places > 1 else 0
    if isinstance(kind, Repair):
        return 22
    if isinstance(kind, Rockfall):
        return 20
    if isinstance(kind, Veto | Pioneer | Diversion):
        return 25
    return 15


def ways(shape: i64) -> i64:
    """How many sides the first tunnel of a card links."""
    sides = (shape >> 4) & 15
    return (sides & 1) + ((sides >> 1) & 1) + ((sides >> 2) & 1) + ((sides >> 3) & 1)
