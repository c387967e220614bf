"""How far it is through the forest: steps to walk, and what is still missing on the way.

A dwarf walks over what lies there, and one day over what is laid in between: an empty cell is a card that somebody must
find, an obstacle a tool, a trap a card lost. All of it is counted in half steps, so that ways can be compared.
"""

from __future__ import annotations

from typing import Final

from mypy_extensions import i64

from pyrite.games.lost_mines.forest import CAMPFIRE, FEATURE_AT, ROCKS, SIDE_AT, TOKEN_AT, TRAP, Forest
from pyrite.kernel.mine import EMPTY, HIDDEN, WHAT_AT
from pyrite.kernel.vecs import append, vec
from pyrite.kernel.view import View

STEP: Final = 2
LAP: Final = 6  # three steps, the walk of one turn
NARROW: Final = 1  # rocks and tooled obstacles hold one dwarf: there may be a queue
SNARE: Final = 3  # a card lost to a trap
UNSEEN: Final = 4  # a mine face down: the walk ends there, and it may not lead on
FINDING: Final = 12
TOOLING: Final = 4
FAR: Final = 200


class Trails:
    """The forest as a walker sees it. Cards can be laid and taken up again to see what that changes."""

    def __init__(self, view: View, forest: Forest) -> None:
        mine = view.mine
        self.size: i64 = len(mine.cell)
        self.step: vec[i64] = mine.step
        self.card: i64 = 1 + FINDING // forest.seats  # until somebody lays a missing card: the more play, the sooner
        self.tool: i64 = self.card + TOOLING  # until somebody has the one tool that helps
        self.open: vec[i64] = vec[i64]([0] * self.size)  # sides a way may lead through: all of an empty cell
        self.price: vec[i64] = vec[i64]([0] * self.size)  # to enter a cell, beside the step
        self.pause: vec[i64] = vec[i64]([0] * self.size)  # to go on from it
        self.snare: vec[i64] = vec[i64]([0] * (4 * self.size))  # to cross a side: 4 * cell + side
        c: i64
        for c in range(self.size):
            if not forest.holds(c):
                continue
            v = mine.cell[c]
            what = (v >> WHAT_AT) & 7
            if what == EMPTY:
                self.clear(c)
            elif what == HIDDEN:
                self.open[c] = 15
                self.pause[c] = UNSEEN
            else:
                self.lay(c, v, forest.tooled(view.memory, mine.spots[c]))
        i: i64
        for i in range(forest.edge, forest.tool):
            word = view.memory[i]
            if word and (word >> TOKEN_AT) & 3 == TRAP:
                self.trap(mine.at(word & 0xFFFF), (word >> SIDE_AT) & 3)

    def lay(self, c: i64, shape: i64, tooled: bool) -> None:
        """A card lies in a cell."""
        self.open[c] = shape & 15
        on = (shape >> FEATURE_AT) & 7
        if on == 0 or on == CAMPFIRE:
            self.price[c] = 0
        else:
            self.price[c] = NARROW if tooled or on == ROCKS else self.tool

    def clear(self, c: i64) -> None:
        """Nothing lies in a cell: whoever wants to pass needs a card."""
        self.open[c] = 15
        self.price[c] = self.card

    def trap(self, c: i64, side: i64) -> None:
        self.snare[4 * c + side] += SNARE
        self.snare[4 * (c + self.step[side]) + (side ^ 2)] += SNARE

    def leads(self, c: i64, side: i64) -> bool:
        """Whether a way may lead from a cell to the next."""
        return (self.open[c] >> side) & 1 != 0 and (self.open[c + self.step[side]] >> (side ^ 2)) & 1 != 0

    def cost(self, c: i64, side: i64) -> i64:
        """What it costs to go over to the next cell."""
        return STEP + self.price[c + self.step[side]] + self.snare[4 * c + side] + self.pause[c]

    def ways_to(self, goal: i64) -> vec[i64]:
        """For every cell how far it is from there to a goal."""
        far = vec[i64]([FAR] * self.size)
        todo = vec[i64]([goal], capacity=256)
        far[goal] = 0
        step = self.step
        open_ = self.open
        head: i64 = 0
        side: i64
        while head < len(todo):
            n = todo[head]
            head += 1
            before = far[n] + STEP + self.price[n]
            sides = open_[n]
            for side in range(4):
                if (sides >> side) & 1 == 0:
                    continue
                c = n + step[side]
                if (open_[c] >> (side ^ 2)) & 1 == 0:
                    continue
                away = before + self.snare[4 * n + side] + self.pause[c]
                if away < far[c]:
                    far[c] = away
                    todo = append(todo, c)
        return far

    def ways_from(self, first: i64) -> vec[i64]:
        """For every cell how far it is to get there."""
        far = vec[i64]([FAR] * self.size)
        todo = vec[i64]([first], capacity=256)
        far[first] = 0
        head: i64 = 0
        side: i64
        while head < len(todo):
            c = todo[head]
            head += 1
            for side in range(4):
                if self.leads(c, side):
                    n = c + self.step[side]
                    away = far[c] + self.cost(c, side)
                    if away < far[n]:
                        far[n] = away
                        todo = append(todo, n)
        return far
