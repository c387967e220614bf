"""The digger as a miner: the shortest way to the likeliest goal; friends are helped and suspects stopped."""

from __future__ import annotations

from typing import Final

from mypy_extensions import i64

from pyrite.games.saboteur.bots.distances import team_of
from pyrite.games.saboteur.bots.keeping import keeping
from pyrite.games.saboteur.bots.liking import NEVER
from pyrite.games.saboteur.bots.plan import Plan
from pyrite.games.saboteur.bots.trust import SUSPECT
from pyrite.games.saboteur.cards.map import Map
from pyrite.games.saboteur.cards.rockfall import Rockfall
from pyrite.games.saboteur.cards.tools import BreakTool, Repair
from pyrite.games.saboteur.gold import GREEDY
from pyrite.kernel.moves import LAY, PASS, PLAY, face, place, second, target, third, verb

# Likings. A card nearer to a sure goal is worth some 200 at the start of a tunnel and 1000 at its end.
OWN_TOOLS: Final = 900
LOOK: Final = 300
CHEST: Final = 52
FRIENDS_TOOLS: Final = 120
DIG: Final = 60
STOP: Final = 60
SIT: Final = 50
SPENT: Final = 16  # a card that is worth less may go too
HANDED_ON: Final = 520  # by the last card but one a greedy dwarf lets somebody else find the gold


def miners_liking(plan: Plan, move: i64) -> i64:
    """How much a miner would like this turn."""
    kind = plan.view.book.kinds[face(move)]
    done = verb(move)
    if done == PASS:
        return SIT - keeping(plan, face(move)) + _more_passed(plan, second(move)) + _more_passed(plan, third(move))
    if done == LAY:
        gain = plan.gain(move)
        extra = _beside_the_way(plan, move, gain)
        if gain > 0:
            return DIG + 4 * gain + extra
        return NEVER + gain if extra <= 0 else extra + gain
    if done != PLAY:
        return NEVER
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


def _beside_the_way(plan: Plan, move: i64, gain: i64) -> i64:
    """What laying a card is worth beside what it does to the way."""
    extra: i64 = 0
    for liking in plan.likings.all:
        extra += liking.of_laying(plan, move, gain)
    if plan.near == 2 and team_of(plan.view, plan.me) == GREEDY:
        extra -= HANDED_ON
    return extra


def _looking(plan: Plan, move: i64) -> i64:
    goal = plan.goal_at(place(move))
    if goal < 0:  # a stack
        return CHEST if plan.view.piles[plan.view.mine.card(place(move))] < 0 else NEVER
    return LOOK if plan.places > 1 and plan.hopes[goal] > 0 and plan.view.goal[goal] < 0 else NEVER


def _more_passed(plan: Plan, f: i64) -> i64:
    """What it adds to pass one more card, if there is one."""
    return SPENT - keeping(plan, f) if f >= 0 else 0
