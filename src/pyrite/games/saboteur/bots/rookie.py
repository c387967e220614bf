"""The rookie: digs towards the middle goal, repairs its own tools, and breaks at random."""

from __future__ import annotations

from typing import Final

from mypy_extensions import i64

from pyrite.games.saboteur.bots.distances import after, beeline, is_hidden, is_saboteur, steps
from pyrite.games.saboteur.bots.liking import likings_of
from pyrite.games.saboteur.cards.rockfall import Rockfall
from pyrite.games.saboteur.cards.tools import BreakTool, Repair
from pyrite.kernel.bot import Bot
from pyrite.kernel.mine import spot
from pyrite.kernel.moves import LAY, PASS, PLAY, face, target, verb
from pyrite.kernel.rng import Rng
from pyrite.kernel.vecs import append, vec
from pyrite.kernel.view import View

# What it would rather do; of equals it takes any.
HARM: Final = 400  # as a saboteur: break a tool
REPAIR: Final = 300
DIG: Final = 200  # and one more for each card that it helps its side
BREAK: Final = 100  # as a miner
SIT: Final = 50  # pass or, as a saboteur, bring down a rockfall anywhere
NEVER: Final = 0


class Rookie(Bot):
    name = "rookie"

    def decide(self, view: View, rng: Rng) -> i64:
        if view.decision.name != "turn":
            return view.moves[0]  # takes the most gold and stops nobody
        saboteur = is_saboteur(view)
        hopes = middle(view)
        before = beeline(view.mine, hopes)
        best = vec[i64](capacity=16)
        most: i64 = -1
        for move in view.moves:
            if verb(move) == LAY:
                gain = before - beeline(after(view.mine, view.book, move, 0), hopes)
                if saboteur:
                    gain = -gain
                liking = DIG + gain if gain > 0 else NEVER
            else:
                liking = self._liking(view, move, saboteur)
            if liking > most:
                most = liking
                best = vec[i64](capacity=16)
            if liking == most:
                best = append(best, move)
        return best[rng.below(len(best))]

    def _liking(self, view: View, move: i64, saboteur: bool) -> i64:
        done = verb(move)
        if done == PASS:
            return SIT
        likings = likings_of(view.book)
        own = likings.of_face[face(move)] if done == PLAY else likings.of_verb[done]
        if own is not None:
            return own.at_a_glance(view, move)
        kind = view.book.kinds[face(move)]
        if isinstance(kind, Repair):
            return REPAIR if target(move) == view.viewer else NEVER
        if isinstance(kind, BreakTool):
            return HARM if saboteur else BREAK
        if isinstance(kind, Rockfall):
            return SIT if saboteur else NEVER
        return NEVER


def middle(view: View) -> vec[i64]:
    """Hope for the middle one of the goals that still lie face down, and for no other."""
    mine = view.mine
    hopes = vec[i64]([0] * len(mine.goals))
    best: i64 = -1
    fewest: i64 = 0
    i: i64
    for i in range(len(mine.goals)):
        away = steps(mine.spots[mine.goals[i]], spot(0, 0))
        if is_hidden(mine, mine.goals[i]) and (best < 0 or away < fewest):
            best = i
            fewest = away
    if best >= 0:
        hopes[best] = 1
    return hopes
