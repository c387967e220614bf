"""What must hold in every position of the forest, and how random players find their way in it. See `saboteur.audit`."""

from __future__ import annotations

from typing import Final

from mypy_extensions import i64

from pyrite.games.lost_mines.cards import DRAGON, EdgeCard, LostMine, sort_of, treasure
from pyrite.games.lost_mines.facts import COLLECTED, CONSENT
from pyrite.games.lost_mines.forest import (
    CAMPFIRE,
    ONE,
    OWNER_AT,
    ROCKS,
    SIDE_AT,
    STEPS_RESTED,
    TOKEN_AT,
    TRAP,
    TROLL,
    Forest,
    beyond,
    feature,
)
from pyrite.games.lost_mines.reach import prospect
from pyrite.kernel.mine import CARD_AT, EMPTY, GOAL, HIDDEN, PATH, WHAT_AT, column, row
from pyrite.kernel.moves import LAY, MARKS, face, mark, place, turned, verb
from pyrite.kernel.path import PathCard
from pyrite.kernel.state import EXHAUSTED, UNDECIDED, State
from pyrite.kernel.vecs import append, vec

FAR: Final = 900
TO_LAY: Final = 4  # as many steps is it worth to have a card where none lies …
BLOCKED: Final = 12  # … and to have another one where one is in the way


def flaw(g: State, forest: Forest) -> str:
    """What is wrong in the forest, in a few words; empty if nothing is."""
    return _dwarfs(g, forest) or _edges(g, forest) or _tools(g, forest) or _mines(g, forest) or _course(g, forest)


def _dwarfs(g: State, forest: Forest) -> str:
    """Every dwarf stands on a card that lies open, alone where there is room for one only (LM-21, LM-24)."""
    seat: i64
    for seat in range(forest.seats):
        spot = g.memory[forest.dwarf + seat]
        what = g.mine.what(spot)
        if what == EMPTY or (what == HIDDEN and g.pending != spot):
            return f"the dwarf of seat {seat} stands on no card"
        on = feature(g.mine.shape(spot))
        if what != PATH or on == 0 or on == CAMPFIRE:
            continue
        if forest.occupied(g.memory, spot, seat):
            return "two dwarfs stand where there is room for one"
    return ""


def _edges(g: State, forest: Forest) -> str:
    """Traps and trolls: no more than there are, one at an edge, beside a card; trolls as long as their cards lie."""
    seen = vec[i64](capacity=8)
    traps: i64 = 0
    trolls: i64 = 0
    i: i64
    for i in range(forest.edge, forest.tool):
        word = g.memory[i]
        if word == 0:
            continue
        spot = word & 0xFFFF
        side = (word >> SIDE_AT) & 3
        other = beyond(spot, side)
        if not _on_board(forest, spot) or not _on_board(forest, other):
            return "a token lies at the edge of the board"
        if g.mine.what(spot) == EMPTY and g.mine.what(other) == EMPTY:
            return "a token lies between two empty places"
        edge: i64 = (spot << 2) | side
        if side == 0 or side == 3:
            edge = (other << 2) | (side ^ 2)
        for e in seen:
            if e == edge:
                return "two tokens lie at one edge"
        seen = append(seen, edge)
        owner = word >> OWNER_AT
        if (word >> TOKEN_AT) & 3 == TRAP:
            traps += 1
            if owner:
                return "a trap belongs to somebody"
        else:
            trolls += 1
            if not 1 <= owner <= forest.seats or (g.marks[owner - 1] >> forest.troll) & 1 == 0:
                return "a troll stands there without its card"
    if traps > forest.traps or trolls > forest.trolls:
        return "there are more tokens than there should be"
    seat: i64
    fronts: i64 = 0
    for seat in range(forest.seats):
        if (g.marks[seat] >> forest.troll) & 1:
            fronts += 1
            kind = g.kind(g.front[seat * MARKS + forest.troll])
            if not isinstance(kind, EdgeCard) or kind.token != TROLL:
                return "something lies before a player that is no troll"
    return "" if trolls <= fronts else "somebody has two trolls"  # a storm may blow one away before its time


def _tools(g: State, forest: Forest) -> str:
    i: i64
    j: i64
    for i in range(forest.tool, forest.steps):
        word = g.memory[i]
        if word == 0:
            continue
        spot = word & 0xFFFF
        if g.mine.what(spot) != PATH or feature(g.mine.shape(spot)) != word >> SIDE_AT:
            return "a tool lies on something that it does not open"
        for j in range(forest.tool, i):
            if g.memory[j] and g.memory[j] & 0xFFFF == spot:
                return "two tools lie on one card"
    return ""


def _mines(g: State, forest: Forest) -> str:
    """Treasures are seen by those who have them, and taken out of mines that lie open; so does a dragon that woke."""
    open_: i64 = 0
    for c in g.mine.goals:
        mine = g.kind(g.mine.card(g.mine.spots[c]))
        if not isinstance(mine, LostMine):
            return "something lies among the mines that is none"
        if (g.mine.cell[c] >> WHAT_AT) & 7 == GOAL:
            open_ |= 1 << mine.sort
    slot: i64
    for slot in range(forest.seats):
        owner = g.memory[forest.owner + slot]
        card = treasure(g, slot)
        if owner == 0:
            continue
        if owner > forest.seats or (g.known[card - g.base] >> (owner - 1)) & 1 == 0:
            return "nobody knows who has a treasure"
        if (open_ >> sort_of(g, card)) & 1 == 0:
            return "a treasure was taken out of a mine that nobody has found"
    woken = g.memory[forest.dragon] != 0
    if woken != (open_ & (1 << DRAGON) != 0):
        return "the dragon is awake without a reason, or asleep"
    return ""


def _course(g: State, forest: Forest) -> str:
    """A round goes on as long as it can, and ends for the reason that is told (LM-42)."""
    left: i64 = 0
    cards: i64 = g.bottom - g.top
    i: i64
    for i in range(forest.seats):
        if g.memory[forest.owner + i] == 0:
            left += 1
        cards += g.hand_size[i]
    steps = g.memory[forest.steps]
    walking = g.decision.name == "walk" and not g.over()
    if steps < 0 or steps > STEPS_RESTED or (steps > 0) != walking:
        return f"{steps} steps are left"
    if g.outcome == COLLECTED:
        return "" if left == 0 else "treasures are left"
    if left == 0:
        return "no treasure is left, and yet the round did not end with the last one"
    if g.outcome == EXHAUSTED:
        return "" if cards == 0 else "cards are left"
    if g.outcome == CONSENT:
        return "" if prospect(g, forest).lost() else "every mine was in reach"
    if g.outcome != UNDECIDED:
        return "a round of another game has ended"
    return "" if cards or g.decision.name != "turn" else "nobody has a card, and yet the round goes on"


def _on_board(forest: Forest, spot: i64) -> bool:
    x = column(spot)
    y = row(spot)
    return 0 <= x < forest.columns and 0 <= y < forest.rows


# --- random players with zeal -----------------------------------------------------------------------


def leading_on(g: State, forest: Forest) -> vec[i64]:
    """Of all legal moves those that lead the dwarf on turn on, to a mine that is worth it: cards laid, and steps."""
    way = _ways(g, forest)
    gap = _first_gap(g, forest, way)
    best: i64 = FAR
    out = vec[i64](capacity=8)
    for move in g.moves():
        far = _left(g, forest, way, gap, move)
        if far < best:
            best = far
            out = vec[i64](capacity=8)
        if far == best and far < FAR:
            out = append(out, move)
    return out


def _first_gap(g: State, forest: Forest, way: vec[i64]) -> i64:
    """Where the way of the dwarf on turn needs a card first: the cell, and the sides it needs from bit 16 on."""
    c = g.mine.at(g.memory[forest.dwarf + g.turn])
    entry: i64 = -1
    side: i64
    while way[c]:
        to: i64 = -1
        for side in range(4):
            n = c + g.mine.step[side]
            if way[n] < way[c] and way[n] + _price(g, forest, c, n, side) == way[c]:
                to = side
        if to < 0:
            return 0
        if (g.mine.cell[c] >> WHAT_AT) & 7 == EMPTY:
            return c | (((ONE << to) | (ONE << entry)) << 16)
        entry = to ^ 2
        c += g.mine.step[to]
    return 0


def _left(g: State, forest: Forest, way: vec[i64], gap: i64, move: i64) -> i64:
    """How far it is from where a move leads; FAR for moves that are about something else."""
    what = verb(move)
    if what == LAY:
        kind = g.book.kinds[face(move)]
        assert isinstance(kind, PathCard)
        shape = kind.half_turn if turned(move) else kind.shape
        on = feature(shape)
        clear = on == 0 or on == CAMPFIRE
        return 0 if clear and g.mine.at(place(move)) == gap & 0xFFFF and shape & (gap >> 16) == gap >> 16 else FAR
    here = g.mine.at(g.memory[forest.dwarf + g.turn])
    if what == forest.to_step:
        return way[here + g.mine.step[mark(move)]]
    return way[here] if what == forest.to_stay else FAR


def _ways(g: State, forest: Forest) -> vec[i64]:
    """How far it is from every cell to the nearest mine that nobody has found or that has a treasure left."""
    mine = g.mine
    way = vec[i64]([FAR] * len(mine.cell))
    wanted: i64 = 0
    slot: i64
    for slot in range(forest.seats):
        if g.memory[forest.owner + slot] == 0:
            wanted |= 1 << sort_of(g, treasure(g, slot))
    for c in mine.goals:
        goal = g.kind(mine.cell[c] >> CARD_AT)
        assert isinstance(goal, LostMine)
        if (mine.cell[c] >> WHAT_AT) & 7 == HIDDEN or (wanted >> goal.sort) & 1:
            way[c] = 0
    x: i64
    y: i64
    side: i64
    changed = True
    while changed:
        changed = False
        for x in range(forest.columns, 0, -1):
            for y in range(1, forest.rows + 1):
                c = y * forest.width + x
                for side in range(4):
                    n = c + mine.step[side]
                    if way[n] < FAR and way[n] + 1 < way[c]:
                        left = way[n] + _price(g, forest, c, n, side)
                        if left < way[c]:
                            way[c] = left
                            changed = True
    return way


def _price(g: State, forest: Forest, c: i64, n: i64, side: i64) -> i64:
    """What it takes to get from a cell to the next one."""
    here = g.mine.cell[c]
    there = g.mine.cell[n]
    what = (there >> WHAT_AT) & 7
    if (here >> WHAT_AT) & 7 not in (EMPTY, HIDDEN) and (here >> side) & 1 == 0:
        return BLOCKED
    if what == EMPTY:
        return TO_LAY
    if what == HIDDEN:
        return 1
    on = feature(there)
    shut = on != 0 and on != CAMPFIRE and on != ROCKS and not forest.tooled(g.memory, g.mine.spots[n])
    return BLOCKED if shut or (there >> (side ^ 2)) & 1 == 0 else 1
