"""The forest: a board with an edge, dwarfs that stand on its cards, tokens on cards and between them.

Cards lie in a `Mine` as everywhere, only that nothing floods it. What else there is stands in a position's memory, in
the words that a `Forest` has made room for; all of it lies open. What is on a path is part of its shape (`feature`).
"""

from __future__ import annotations

from typing import TYPE_CHECKING, Final

from mypy_extensions import i64

from pyrite.games.lost_mines.parts import SLOT
from pyrite.kernel.forms import Form
from pyrite.kernel.mine import CARE_AT, EMPTY, NEED_AT, OPEN, WHAT_AT, Mine
from pyrite.kernel.parts import ASKED, SIDE, SPOT
from pyrite.kernel.vecs import vec

if TYPE_CHECKING:
    from pyrite.kernel.book import Book

# --- what is on a path: three bits of its shape, those of doors and crystals underground -----------
FEATURE_AT: Final = 13
TREE: Final = 1
LAKE: Final = 2
DITCH: Final = 4
ROCKS: Final = 5
CAMPFIRE: Final = 6
FEATURES: Final = ("", "tree", "lake", "", "ditch", "rocks", "campfire")
TOOL_NAMES: Final = ("", "axe", "boat", "", "rope")  # by the obstacle that they open

# --- a token between two cards: spot, side, kind, owner + 1 of a troll -----------------------------
SIDE_AT: Final = 16
TOKEN_AT: Final = 18
OWNER_AT: Final = 20
TRAP: Final = 1
TROLL: Final = 2

# --- why a dwarf cannot go on ----------------------------------------------------------------------
FREE: Final = 0
CLOSED: Final = 1
NOTHING: Final = 2
SHUT: Final = 3  # an obstacle without its tool
TAKEN: Final = 4  # rocks or a tooled obstacle with somebody on it
GUARDED: Final = 5  # by a troll

STEPS: Final = 3
STEPS_RESTED: Final = 5  # from a campfire (LM-22)
ONE: Final[i64] = 1


class Forest:
    """The size of the board, and where in the memory of a position its pieces stand."""

    def __init__(self, book: Book, columns: i64, rows: i64, first: i64, tools: i64, traps: i64, trolls: i64) -> None:
        seats = book.seats
        self.columns: i64 = columns
        self.rows: i64 = rows
        self.width: i64 = columns + 2  # of the mine's window: one cell more on every side
        rim = [0] * self.width
        row = [0, *(1 << x for x in range(1, columns + 1)), 0]
        self.board: vec[i64] = vec[i64](rim + row * rows + rim)  # for each cell of the window its column, as a bit
        self.inward: vec[i64] = inward(self.board, self.width)  # … and the sides that do not lead off the board
        self.seats: i64 = seats
        self.traps: i64 = traps
        self.trolls: i64 = trolls
        self.dwarf: i64 = first  # for each seat the spot where its dwarf stands
        self.owner: i64 = self.dwarf + seats  # for each treasure on the board who has it, from 1 on
        self.edge: i64 = self.owner + seats  # tokens between cards, 0 where there is none
        self.tool: i64 = self.edge + traps + trolls  # tools on cards: spot, obstacle from bit 16 on
        self.steps: i64 = self.tool + tools  # steps left to the dwarf that walks
        self.dragon: i64 = self.steps + 1  # who has woken the dragon, from 1 on
        self.given_up: i64 = self.dragon + 1  # mines out of reach when an end was last proposed in this round, as bits
        self.words: i64 = self.given_up + 1 - first
        self.nowhere: vec[i64] = vec[i64]()  # by cell, to begin a search with (`reach`): out of reach, or off the board
        self.sort: vec[i64] = vec[i64]()  # by face: the sort of a treasure, or of what a mine holds
        self.use: vec[i64] = vec[i64]()  # by face: what a card is good for on the way to a mine (`reach`) …
        self.stock: vec[i64] = vec[i64]()  # … and how many there are of each such sort

        self.troll: i64 = book.add_mark("troll")
        # what moves begin with
        self.to_step: i64 = book.add_verb(Form("step", SIDE))
        self.to_stay: i64 = book.add_verb(Form("stay"))
        self.to_collect: i64 = book.add_verb(Form("collect", SLOT))
        self.to_propose: i64 = book.add_verb(Form("propose-end"))  # a round in which nothing can be found any more
        # what cards are aimed at
        self.at_edge: i64 = book.add_aim(("at", SPOT, SIDE))
        self.at_sight: i64 = book.add_aim(("at", SPOT), ("slot", SLOT), ("on", ASKED))  # a mine, a treasure, a dwarf

    def holds(self, c: i64) -> bool:
        """Whether a cell of the window lies on the board."""
        return self.board[c] != 0

    def tooled(self, memory: vec[i64], spot: i64) -> bool:
        """Whether a tool lies on the obstacle at a spot."""
        i: i64
        for i in range(self.tool, self.steps):
            if memory[i] == 0:
                return False  # there are no gaps, see `lift`
            if memory[i] & 0xFFFF == spot:
                return True
        return False

    def occupied(self, memory: vec[i64], spot: i64, but: i64) -> bool:
        """Whether a dwarf stands there, other than that of one seat."""
        seat: i64
        for seat in range(self.seats):
            if memory[self.dwarf + seat] == spot and seat != but:
                return True
        return False

    def token(self, memory: vec[i64], spot: i64, side: i64) -> i64:
        """The token between a card and what lies beyond one of its sides, seen from either; 0 if there is none."""
        if memory[self.edge] == 0:
            return 0  # nearly always
        here = spot | (side << SIDE_AT)
        there = beyond(spot, side) | ((side ^ 2) << SIDE_AT)
        below: i64 = (1 << TOKEN_AT) - 1
        i: i64
        for i in range(self.edge, self.tool):
            word = memory[i]
            if word == 0:
                return 0  # there are no gaps, see `lift`
            if word & below == here or word & below == there:
                return (word >> TOKEN_AT) & 3
        return 0

    def lift(self, memory: vec[i64], at: i64, end: i64) -> None:
        """Take a token off the board; those behind it in its row move up, so that equal boards have equal words."""
        i: i64
        for i in range(at, end - 1):
            memory[i] = memory[i + 1]
        memory[end - 1] = 0

    def free(self, mine: Mine, memory: vec[i64], seat: i64, c: i64) -> i64:
        """The sides through which the dwarf of a seat can step from a cell, as bits."""
        v = mine.cell[c]
        sides = v & OPEN & ((v >> NEED_AT) | ~(v >> CARE_AT))  # the others are closed, here or beyond
        free: i64 = 0
        side: i64
        for side in range(4):
            if (sides >> side) & 1 and self._entry(mine, memory, seat, c + mine.step[side]) == FREE:
                free |= ONE << side
        return free & ~self._guarded(memory, mine.spots[c])

    def barrier(self, mine: Mine, memory: vec[i64], seat: i64, c: i64, side: i64) -> i64:
        """Why the dwarf of a seat cannot step from a cell through a side; FREE if it can (LM-36, LM-38)."""
        v = mine.cell[c]
        if (v >> side) & 1 == 0:
            return CLOSED
        if ((v >> CARE_AT) & ~(v >> NEED_AT)) >> side & 1:
            return CLOSED
        why = self._entry(mine, memory, seat, c + mine.step[side])
        if why == FREE and (self._guarded(memory, mine.spots[c]) >> side) & 1:
            return GUARDED
        return why

    def _entry(self, mine: Mine, memory: vec[i64], seat: i64, n: i64) -> i64:
        """What in the next cell keeps a dwarf from stepping there, if it is open to it; FREE if nothing does."""
        v = mine.cell[n]
        what = (v >> WHAT_AT) & 7
        if what == EMPTY:
            return NOTHING
        on = feature(v)
        if on == 0 or on == CAMPFIRE:
            return FREE
        if on != ROCKS and not self.tooled(memory, mine.spots[n]):
            return SHUT
        if self.occupied(memory, mine.spots[n], seat):
            return TAKEN
        return FREE

    def _guarded(self, memory: vec[i64], spot: i64) -> i64:
        """The sides of a card where a troll lies, as bits."""
        guarded: i64 = 0
        i: i64
        for i in range(self.edge, self.tool):
            word = memory[i]
            if word == 0:
                break  # there are no gaps, see `lift`
            if (word >> TOKEN_AT) & 3 == TROLL:
                side = (word >> SIDE_AT) & 3
                if word & 0xFFFF == spot:
                    guarded |= ONE << side
                elif beyond(word & 0xFFFF, side) == spot:
                    guarded |= ONE << (side ^ 2)
        return guarded


def inward(board: vec[i64], width: i64) -> vec[i64]:
    """For each cell the sides with a cell of the board beyond, as bits; none outside the board."""
    out = vec[i64]([0] * len(board))
    c: i64
    for c in range(len(board)):
        if board[c]:
            north: i64 = 1 if board[c - width] else 0
            east: i64 = 2 if board[c + 1] else 0
            south: i64 = 4 if board[c + width] else 0
            west: i64 = 8 if board[c - 1] else 0
            out[c] = north | east | south | west
    return out


def feature(shape: i64) -> i64:
    """What is on a path: TREE, LAKE …, or 0."""
    return (shape >> FEATURE_AT) & 7


def beyond(spot: i64, side: i64) -> i64:
    """The spot on the other side."""
    if side == 0:
        return spot - 256
    if side == 1:
        return spot + 1
    if side == 2:
        return spot + 256
    return spot - 1
