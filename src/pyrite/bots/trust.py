"""The score of trust: what everybody has done this round, added up for each seat. Higher means more suspect."""

from __future__ import annotations

from typing import Final

from mypy_extensions import i64

from pyrite.bots.way import beeline, is_saboteur, put
from pyrite.rules.mine import HIDDEN, WHAT_AT, Mine
from pyrite.rules.saboteur.kinds.path import PathCard
from pyrite.rules.saboteur.kinds.rockfall import Rockfall
from pyrite.rules.saboteur.kinds.tools import BreakTool, Repair
from pyrite.rules.saboteur.moves import LAY, PASS, PLAY, VETO, face, place, target, verb
from pyrite.rules.saboteur.state import HISTORY_SEAT_AT
from pyrite.rules.saboteur.view import View
from pyrite.rules.vecs import vec

SUSPECT: Final = 15  # from here on somebody is taken for a saboteur
SURE: Final = 60

DEAD_END: Final = 30
STEP_BACK: Final = 10  # for each card farther from the nearest goal
STEP_ON: Final = -8
SIDE_STEP: Final = 3
CAVED_IN: Final = 25
CLEARED: Final = -15
ATTACK: Final = 15
HELP: Final = -10
SAT: Final = 1  # somebody with good cards digs


def suspicion(view: View) -> vec[i64]:
    """How suspect each seat is to the viewer, who reads the round's history; 0 says nothing either way."""
    book = view.book
    doubt = vec[i64]([0] * book.seats)
    # A miner knows one honest dwarf; a saboteur looks at the others as the miners do.
    me = view.viewer if not is_saboteur(view) else -1
    mine = _untouched(view)
    hopes = vec[i64]([1] * len(mine.goals))  # others do not know what the viewer knows of the goals
    near = beeline(mine, hopes)
    i: i64
    turns = _turns_done(view)
    for i in range(turns):
        word = view.history[i]
        seat = word >> HISTORY_SEAT_AT
        if i + 1 < len(view.history) and verb(view.history[i + 1]) == VETO:
            continue  # it came to nothing, and what was meant is hard to tell
        done = verb(word)
        if done == LAY:
            put(mine, book, word)
            now = beeline(mine, hopes)
            doubt[seat] += _dug(view, word, now - near)
            near = beeline(mine, hopes) if _turn_up(view, mine, hopes) else now
        elif done == PLAY:
            kind = book.kinds[face(word)]
            if isinstance(kind, Rockfall):
                mine.take(place(word))
                now = beeline(mine, hopes)
                doubt[seat] += CAVED_IN if now > near else CLEARED if now < near else SIDE_STEP
                near = now
            elif isinstance(kind, BreakTool):
                doubt[seat] += _attack(doubt, target(word), me)
            elif isinstance(kind, Repair) and target(word) != seat:
                doubt[seat] += -_attack(doubt, target(word), me) * 2 // 3
        elif done == PASS:
            doubt[seat] += SAT
    if me >= 0:
        doubt[me] = -SURE
    return doubt


def _attack(doubt: vec[i64], victim: i64, me: i64) -> i64:
    """How suspect it is to break this player's tools."""
    if victim == me:
        return ATTACK
    if doubt[victim] >= SUSPECT:
        return -ATTACK // 2
    return ATTACK if doubt[victim] < 0 else ATTACK // 2


def _dug(view: View, move: i64, farther: i64) -> i64:
    kind = view.book.kinds[face(move)]
    assert isinstance(kind, PathCard)
    if kind.shape >> 4 & 0xFF == 0:
        return DEAD_END
    if farther > 0:
        return STEP_BACK * farther
    return STEP_ON if farther < 0 else SIDE_STEP


def _turns_done(view: View) -> i64:
    """How many turns of the history have had their effect; the card that can still be vetoed has not."""
    turns: i64 = len(view.history)
    return turns - 1 if view.decision.name == "veto" else turns


def _untouched(view: View) -> Mine:
    """The mine as the round began."""
    mine = view.book.ground.copy()
    for spot in view.book.goal_spots:
        mine.hide(spot, 0)
    return mine


def _turn_up(view: View, mine: Mine, hopes: vec[i64]) -> bool:
    """Turn up the goals that have just been reached, as they lie now, and hope for nothing more there."""
    found = False
    for spot in mine.waiting():
        if view.mine.what(spot) != HIDDEN:
            mine.turn_up(spot, view.mine.shape(spot))
            found = True
    i: i64
    for i in range(len(hopes)):
        if (mine.cell[mine.goals[i]] >> WHAT_AT) & 7 != HIDDEN:
            hopes[i] = 0
    return found
