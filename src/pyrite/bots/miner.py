"""What a miner likes to do with a turn."""

from __future__ import annotations

from typing import Final

from mypy_extensions import i64

from pyrite.bots.plan import Plan
from pyrite.bots.trust import SUSPECT
from pyrite.bots.way import PRIZE
from pyrite.rules.saboteur.book import Kind
from pyrite.rules.saboteur.kinds.map import Map
from pyrite.rules.saboteur.kinds.path import PathCard
from pyrite.rules.saboteur.kinds.rockfall import Rockfall
from pyrite.rules.saboteur.kinds.tools import BreakTool, Repair
from pyrite.rules.saboteur.moves import LAY, PASS, face, place, target, verb

NEVER: Final = -100000
M_PASS: Final = 50
M_LAY: Final = 60
M_GAIN: Final = 4
M_MAP: Final = 300
M_FALL: Final = 3
M_FALL_MIN: Final = 20
M_FIX_ME: Final = 900
M_FIX: Final = 120
M_FIX_DOUBT: Final = 4
M_BREAK: Final = 60
M_BREAK_DOUBT: Final = 2
M_SUSPECT: Final = 15
M_KEEP: Final = 10


def miners_liking(plan: Plan, move: i64) -> i64:
    view = plan.view
    done = verb(move)
    kind = view.book.kinds[face(move)]
    if done == PASS:
        return M_PASS - keepsake(plan, kind)
    if done == LAY:
        gain = plan.after(move) - plan.now
        return M_LAY + M_GAIN * gain if gain > 0 else NEVER + gain
    if isinstance(kind, Map):
        return M_MAP if plan.searching and plan.stakes[plan.goal_at(place(move))] > 0 else NEVER
    if isinstance(kind, Rockfall):
        gain = plan.after(move) - plan.now
        return M_FALL * gain if gain > M_FALL_MIN else NEVER
    if isinstance(kind, Repair):
        if target(move) == plan.me:
            return M_FIX_ME
        return M_FIX - M_FIX_DOUBT * plan.doubt(target(move))
    if isinstance(kind, BreakTool):
        doubt = plan.doubt(target(move))
        return M_BREAK + M_BREAK_DOUBT * doubt if doubt >= M_SUSPECT else NEVER
    return NEVER


def keepsake(plan: Plan, kind: Kind) -> i64:
    """How much a miner would like to keep a card, from 0 to 40."""
    if isinstance(kind, PathCard):
        return ways(kind.shape) * M_KEEP
    if isinstance(kind, Map):
        return 25 if plan.searching else 0
    if isinstance(kind, Repair):
        return 22
    if isinstance(kind, Rockfall):
        return 20
    return 15


def ways(shape: i64) -> i64:
    """How many sides of a card its tunnel links, at most 4."""
    sides = (shape >> 4) & 15
    return (sides & 1) + ((sides >> 1) & 1) + ((sides >> 2) & 1) + ((sides >> 3) & 1)
