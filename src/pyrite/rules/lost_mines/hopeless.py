"""Whether any treasure that is left can still be reached, as far as everybody can tell (A-33)."""

from __future__ import annotations

from typing import Final

from mypy_extensions import i64

from pyrite.rules.lost_mines.forest import CAMPFIRE, FEATURE_AT, ROCKS, Forest
from pyrite.rules.lost_mines.kinds import LostMine, sort_of, treasure
from pyrite.rules.mine import CARD_AT, EMPTY, GOAL, HIDDEN, PATH, WHAT_AT, Mine
from pyrite.rules.saboteur.state import State
from pyrite.rules.saboteur.view import View
from pyrite.rules.vecs import append, vec

FAR: Final = 1000
ANEW: Final = 2  # a card in the way is blown off and another one laid


def hopeless(g: State, forest: Forest) -> bool:
    """Nothing is left to draw, and were every card in hand the right one, no dwarf of a player who still has cards
    could get to a mine that may hold a treasure."""
    if g.top < g.bottom:
        return False
    wanted: i64 = 0
    slot: i64
    for slot in range(forest.seats):
        if g.memory[forest.owner + slot] == 0:
            wanted |= 1 << sort_of(g, treasure(g, slot))
    sorts = vec[i64](capacity=4)
    for c in g.mine.goals:
        mine = g.kind(g.mine.cell[c] >> CARD_AT)
        assert isinstance(mine, LostMine)
        sorts = append(sorts, mine.sort)
    return _out_of_reach(g.mine, g.memory, g.hand_size, forest, wanted, sorts)


def seems_hopeless(v: View, forest: Forest) -> bool:
    """The same, as a viewer can tell it: all of it lies open."""
    if v.pile:
        return False
    wanted: i64 = 0
    i: i64
    for i in range(forest.seats):
        if v.memory[forest.owner + i] == 0:
            wanted |= 1 << v.piles_back[i]
    sorts = vec[i64](capacity=4)
    for i in range(len(v.goal)):
        sort: i64 = 0
        if (v.mine.cell[v.mine.goals[i]] >> WHAT_AT) & 7 == GOAL:
            mine = v.book.kinds[v.goal[i]]
            assert isinstance(mine, LostMine)
            sort = mine.sort
        sorts = append(sorts, sort)
    return _out_of_reach(v.mine, v.memory, v.hand_size, forest, wanted, sorts)


def _out_of_reach(
    mine: Mine, memory: vec[i64], hand_size: vec[i64], forest: Forest, wanted: i64, sorts: vec[i64]
) -> bool:
    """`wanted` are the sorts of treasure left, as bits, `sorts` what the mines hold; closed ones are not asked."""
    left: i64 = 0
    for size in hand_size:
        left += size
    found: i64 = 0
    i: i64
    for i in range(len(sorts)):
        if (mine.cell[mine.goals[i]] >> WHAT_AT) & 7 == GOAL:
            found |= 1 << sorts[i]
    goal = vec[i64]([0] * len(mine.cell))  # 1 where something may be found
    for i in range(len(sorts)):
        up = (mine.cell[mine.goals[i]] >> WHAT_AT) & 7 == GOAL
        if (up and (wanted >> sorts[i]) & 1) or (not up and wanted & ~found):
            goal[mine.goals[i]] = 1
    return not _within_reach(mine, memory, hand_size, forest, goal, left)


def _within_reach(mine: Mine, memory: vec[i64], hand_size: vec[i64], forest: Forest, goal: vec[i64], left: i64) -> bool:
    """Whether so many cards can bring a dwarf whose owner has cards to one of the goals."""
    cells: i64 = len(mine.cell)
    cost = vec[i64]([FAR] * cells)  # cards to stand on the card as it lies …
    anew = vec[i64]([FAR] * cells)  # … or, if it is another one by then, open to all sides
    todo = vec[i64](capacity=128)  # cells that have become cheaper
    seat: i64
    side: i64
    for seat in range(forest.seats):
        if hand_size[seat]:
            c = mine.at(memory[forest.dwarf + seat])
            if goal[c]:
                return True
            if cost[c]:
                cost[c] = 0
                todo = append(todo, c)
    done: i64 = 0
    while done < len(todo):
        c = todo[done]
        done += 1
        v = mine.cell[c]
        for side in range(4):
            n = c + mine.step[side]
            spent = min(cost[c], anew[c]) if _opens(v, side) else anew[c]
            if spent > left or not forest.holds(n):
                continue
            price = spent + _toll(mine, forest, memory, n, side ^ 2)
            better = price < cost[n] and price <= left
            if better:
                if goal[n]:
                    return True
                cost[n] = price
            if (mine.cell[n] >> WHAT_AT) & 7 == PATH and spent + ANEW < anew[n] and spent + ANEW <= left:
                anew[n] = spent + ANEW
                better = True
            if better:
                todo = append(todo, n)
    return False


def _opens(v: i64, side: i64) -> bool:
    """Whether a dwarf in this cell may be able to leave it here: what is laid or turned up there may open anywhere."""
    what = (v >> WHAT_AT) & 7
    return what == EMPTY or what == HIDDEN or (v >> side) & 1 != 0


def _toll(mine: Mine, forest: Forest, memory: vec[i64], n: i64, side: i64) -> i64:
    """How many cards it takes to enter a cell from this side as it lies: one to be laid there, or a tool."""
    v = mine.cell[n]
    what = (v >> WHAT_AT) & 7
    if what == EMPTY:
        return 1
    if what == HIDDEN:
        return 0
    if (v >> side) & 1 == 0:
        return FAR
    on = (v >> FEATURE_AT) & 7
    if on and on != ROCKS and on != CAMPFIRE and not forest.tooled(memory, mine.spots[n]):
        return 1
    return 0
