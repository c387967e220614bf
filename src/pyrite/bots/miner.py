"""The digger as a miner: the shortest way to the likeliest goal; friends are helped and suspects stopped."""

from __future__ import annotations

from typing import Final

from mypy_extensions import i64

from pyrite.bots.plan import Plan
from pyrite.bots.trust import SUSPECT
from pyrite.rules.saboteur.book import Kind
from pyrite.rules.saboteur.kinds.map import Map
from pyrite.rules.saboteur.kinds.path import PathCard
from pyrite.rules.saboteur.kinds.rockfall import Rockfall
from pyrite.rules.saboteur.kinds.tools import BreakTool, Repair
from pyrite.rules.saboteur.moves import LAY, PASS, face, place, target, verb

# Likings. A card nearer to a sure goal is worth some 200 at the start of a tunnel and 1000 at its end.
NEVER: Final = -100000
OWN_TOOLS: Final = 900
LOOK: Final = 300
FRIENDS_TOOLS: Final = 120
DIG: Final = 60
STOP: Final = 60
SIT: Final = 50


def miners_liking(plan: Plan, move: i64) -> i64:
    """How much a miner would like this turn."""
    kind = plan.view.book.kinds[face(move)]
    if verb(move) == PASS:
        return SIT - _keeping(plan, kind)
    if verb(move) == LAY:
        gain = plan.gain(move)
        return DIG + 4 * gain if gain > 0 else NEVER + gain
    if isinstance(kind, Map):
        return LOOK if plan.places > 1 and plan.hopes[plan.goal_at(place(move))] > 0 else NEVER
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


def _keeping(plan: Plan, kind: Kind) -> i64:
    """How much a miner would like to keep a card for later."""
    if isinstance(kind, PathCard):
        return 10 * ways(kind.shape)
    if isinstance(kind, Map):
        return 25 if plan.places > 1 else 0
    if isinstance(kind, Repair):
        return 22
    if isinstance(kind, Rockfall):
        return 20
    return 15


def ways(shape: i64) -> i64:
    """How many sides the first tunnel of a card links."""
    sides = (shape >> 4) & 15
    return (sides & 1) + ((sides >> 1) & 1) + ((sides >> 2) & 1) + ((sides >> 3) & 1)
