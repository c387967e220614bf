"""The rookie: digs towards the middle goal, repairs its own tools, breaks those of anybody at random."""

from __future__ import annotations

from typing import Final

from mypy_extensions import i64

from pyrite.bots.bot import Bot
from pyrite.bots.way import after, beeline, is_saboteur, steps
from pyrite.rules.mine import HIDDEN, WHAT_AT, spot
from pyrite.rules.rng import Rng
from pyrite.rules.saboteur.kinds.rockfall import Rockfall
from pyrite.rules.saboteur.kinds.tools import BreakTool, Repair
from pyrite.rules.saboteur.moves import LAY, PASS, face, target, verb
from pyrite.rules.saboteur.view import View
from pyrite.rules.vecs import append, vec

# What it would rather do; of equals it takes any.
REPAIR: Final = 400
DIG: Final = 300
BREAK: Final = 200
SIT: Final = 100  # pass a card
NEVER: Final = 0


class Rookie(Bot):
    name = "rookie"

    def decide(self, view: View, rng: Rng) -> i64:
        if view.decision.name != "turn":
            return view.moves[0]
        saboteur = is_saboteur(view)
        hopes = middle(view)
        before = beeline(view.mine, hopes)
        best = vec[i64](capacity=16)
        most: i64 = -1
        for move in view.moves:
            liking = self._liking(view, move, saboteur)
            if liking == DIG:
                gain = before - beeline(after(view, move), hopes)
                liking += -gain if saboteur else gain
                if liking <= DIG:
                    liking = NEVER
            if liking > most:
                most = liking
                best = vec[i64](capacity=16)
            if liking == most:
                best = append(best, move)
        return best[rng.below(len(best))]

    def _liking(self, view: View, move: i64, saboteur: bool) -> i64:
        if verb(move) == PASS:
            return SIT
        kind = view.book.kinds[face(move)]
        if verb(move) == LAY or isinstance(kind, Rockfall):
            return DIG
        if isinstance(kind, Repair) and target(move) == view.viewer:
            return REPAIR
        if isinstance(kind, BreakTool):
            return REPAIR if saboteur else BREAK
        return NEVER


def middle(view: View) -> vec[i64]:
    """Hope for the middle one of the goals that still lie face down, and for no other."""
    mine = view.mine
    start = spot(0, 0)
    best: i64 = -1
    out = vec[i64](capacity=8)
    i: i64
    for i in range(len(mine.goals)):
        out = append(out, 0)
        if (mine.cell[mine.goals[i]] >> WHAT_AT) & 7 == HIDDEN and (
            best < 0 or steps(mine.spots[mine.goals[i]], start) < steps(mine.spots[mine.goals[best]], start)
        ):
            best = i
    if best >= 0:
        out[best] = 1
    return out
