"""What a saboteur likes to do with a turn."""

from __future__ import annotations

from typing import Final

from mypy_extensions import i64

from pyrite.bots.miner import ways
from pyrite.bots.plan import Plan
from pyrite.rules.saboteur.book import Kind
from pyrite.rules.saboteur.kinds.map import Map
from pyrite.rules.saboteur.kinds.path import PathCard
from pyrite.rules.saboteur.kinds.rockfall import Rockfall
from pyrite.rules.saboteur.kinds.tools import BreakTool, Repair
from pyrite.rules.saboteur.moves import LAY, PASS, face, place, target, verb

NEVER: Final = -100000
S_PASS: Final = 50
S_HONEST: Final = -200
S_CLEAN: Final = -8
S_NEAR: Final = 4
S_HIDE: Final = 200
S_LOSS: Final = 4
S_MAP: Final = 100
S_FALL: Final = 4
S_FALL_MIN: Final = 20
S_FIX_ME: Final = 60
S_BREAK: Final = 150
S_BREAK_DOUBT: Final = 2
S_BREAK_AGAIN: Final = 100
S_BREAK_HIDE: Final = 0
S_FALL_HIDE: Final = 200


def saboteurs_liking(plan: Plan, move: i64) -> i64:
    view = plan.view
    done = verb(move)
    kind = view.book.kinds[face(move)]
    if done == PASS:
        return S_PASS - keepsake(plan, kind)
    hiding = plan.near > S_NEAR
    if done == LAY:
        loss = plan.now - plan.after(move)
        if loss < 0:
            if hiding and plan.doubt(plan.me) > S_CLEAN:
                return S_HONEST + loss
            return NEVER + loss
        return S_LOSS * loss - (S_HIDE if hiding else 0)
    if isinstance(kind, Map):
        return S_MAP if plan.searching and plan.stakes[plan.goal_at(place(move))] > 0 else NEVER
    if isinstance(kind, Rockfall):
        loss = plan.now - plan.after(move)
        return S_FALL * loss - (S_FALL_HIDE if hiding else 0) if loss > S_FALL_MIN else NEVER
    if isinstance(kind, Repair):
        return S_FIX_ME if target(move) == plan.me else NEVER
    if isinstance(kind, BreakTool):
        broken = view.marks[target(move)] & view.book.no_digging
        return S_BREAK - S_BREAK_DOUBT * plan.doubt(target(move)) - (S_BREAK_AGAIN if broken else 0) - (S_BREAK_HIDE if hiding else 0)
    return NEVER


def keepsake(plan: Plan, kind: Kind) -> i64:
    """How much a saboteur would like to keep a card, from 0 to 40."""
    if isinstance(kind, PathCard):
        return 40 - ways(kind.shape) * 10
    if isinstance(kind, Map):
        return 15 if plan.searching else 0
    if isinstance(kind, Repair):
        return 5
    return 40
