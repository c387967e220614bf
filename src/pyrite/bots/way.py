"""How far it still is to the gold: the fewest cards that are missing, and what that is worth."""

from __future__ import annotations

from typing import Final

from mypy_extensions import i64

from pyrite.rules.mine import CARE_AT, EMPTY, FACED_AT, HIDDEN, NEED_AT, PATH, WHAT_AT, Mine, column, group, row
from pyrite.rules.saboteur.book import Book, Role
from pyrite.rules.saboteur.gold import SABOTEURS
from pyrite.rules.saboteur.kinds.path import PathCard
from pyrite.rules.saboteur.modules.base import Treasure
from pyrite.rules.saboteur.modules.new_goals import Spider
from pyrite.rules.saboteur.moves import LAY, face, place, turned, verb
from pyrite.rules.saboteur.view import UNKNOWN, View
from pyrite.rules.vecs import append, pop, vec

NARROW: Final = 1
DECAY: Final = 13
FAR_OFF: Final = 20  # cards; a goal farther away is as good as walled in
PRIZE: Final = 1200  # what reaching the treasure is worth; divides well among up to six goals
ONE: Final[i64] = 1


def missing(mine: Mine) -> vec[i64]:
    """For each of mine.goals how many cards are missing until a tunnel reaches it; 0 if it lies face up already.

    Cells that are empty cost one card each, whatever tunnel it may need; tunnels that lie there already cost nothing.
    """
    cell = mine.cell
    step = mine.step
    size: i64 = len(cell)
    width = mine.width
    mark = vec[i64]([0] * len(cell))  # cards missing + 1; on cards that lie there the sides entered
    now = vec[i64](capacity=32)
    closed: i64 = 0  # face-down goals not found yet
    for c in mine.goals:
        if (cell[c] >> WHAT_AT) & 7 == HIDDEN:
            if (cell[c] >> FACED_AT) & 15:
                mark[c] = 1
            else:
                closed += 1
    for c in mine.fringe:
        mark[c] = 2
        now = append(now, c)
    inside = vec[i64](capacity=16)  # cell and side, where a tunnel that lies there is entered
    cards: i64 = 1
    e: i64
    d: i64
    while closed and len(now) and cards < FAR_OFF:
        ahead = vec[i64](capacity=32)
        for c in now:
            x = c % width
            if x == 0 or x == width - 1 or c < width or c >= size - width:
                continue  # the rim of the window: nobody digs there on purpose
            walls = (cell[c] >> CARE_AT) & ~(cell[c] >> NEED_AT) & 15
            if walls & (walls - 1) and mark[c] == cards + 1 and NARROW:
                ahead = append(ahead, c)  # few cards fit between two walls: that counts as one card more
                continue
            for d in range(4):
                if (walls >> d) & 1:
                    continue
                inside = append(inside, (c + step[d]) << 4 | ONE << (d ^ 2))
                while len(inside):
                    inside, at = pop(inside)
                    n = at >> 4
                    v = cell[n]
                    what = (v >> WHAT_AT) & 7
                    if what == EMPTY:
                        if mark[n] == 0:
                            mark[n] = cards + 2
                            ahead = append(ahead, n)
                    elif what == HIDDEN:
                        if mark[n] == 0:
                            mark[n] = cards + 1
                            closed -= 1
                    else:
                        exits = group(v, at & 15 & v) & ~mark[n]
                        mark[n] |= exits
                        for e in range(4):
                            if (exits >> e) & 1:
                                inside = append(inside, (n + step[e]) << 4 | ONE << (e ^ 2))
        now = ahead
        cards += 1
    out = vec[i64](capacity=8)
    for c in mine.goals:
        if (cell[c] >> WHAT_AT) & 7 != HIDDEN:
            out = append(out, 0)
        else:
            out = append(out, mark[c] - 1 if mark[c] else FAR_OFF)
    return out


def chance(cards: i64) -> i64:
    """How likely a tunnel still gets through when so many cards are missing, in 1024ths; a rule of thumb."""
    if cards >= FAR_OFF:
        return 0
    odds: i64 = 1024
    for _ in range(cards):
        odds = odds * DECAY >> 4
    return odds


def stakes(view: View) -> vec[i64]:
    """For each of mine.goals what the miners may hope for there; the dread of a spider counts against it."""
    book = view.book
    hidden: i64 = 0  # goals the viewer does not know
    for f in view.goal:
        if f == UNKNOWN:
            hidden += 1
    unknown = _hope(view, hidden)
    out = vec[i64](capacity=8)
    i: i64
    for i in range(len(view.goal)):
        if (view.mine.cell[view.mine.goals[i]] >> WHAT_AT) & 7 != HIDDEN:
            out = append(out, 0)
        elif view.goal[i] == UNKNOWN:
            out = append(out, unknown)
        else:
            out = append(out, stake(book, view.goal[i]))
    return out


def stake(book: Book, face: i64) -> i64:
    """What a goal is worth to the miners as a team."""
    goal = book.kinds[face]
    if isinstance(goal, Treasure):
        return PRIZE
    return -PRIZE if isinstance(goal, Spider) else 0


def _hope(view: View, hidden: i64) -> i64:
    """What a goal unknown to the viewer is worth on average."""
    if hidden == 0:
        return 0
    book = view.book
    seen = vec[i64]([0] * len(book.kinds))
    for f in view.goal:
        if f != UNKNOWN:
            seen[f] += 1
    sure: i64 = 0  # the sum of those bound to be in play
    sure_cards: i64 = 0
    others: i64 = 0
    other_cards: i64 = 0
    i: i64
    for i in range(len(book.goals)):
        f = book.goals[i]
        if seen[f]:
            seen[f] -= 1
        elif i < book.sure_goals:
            sure += stake(book, f)
            sure_cards += 1
        else:
            others += stake(book, f)
            other_cards += 1
    if other_cards:
        sure += others * (hidden - sure_cards) // other_cards
    return sure // hidden


def prospect(mine: Mine, stakes: vec[i64]) -> i64:
    """What the miners may hope for as the mine lies now, from -PRIZE to PRIZE."""
    cards = missing(mine)
    total: i64 = 0
    i: i64
    for i in range(len(cards)):
        if stakes[i]:
            total += stakes[i] * chance(cards[i]) >> 10
    return total


def beeline(mine: Mine, stakes: vec[i64]) -> i64:
    """Cards missing to the nearest goal with hope if nothing stood in the way; quicker than `missing`."""
    best: i64 = FAR_OFF
    i: i64
    for i in range(len(stakes)):
        if stakes[i] <= 0:
            continue
        if (mine.cell[mine.goals[i]] >> FACED_AT) & 15:
            return 0
        goal = mine.spots[mine.goals[i]]
        for c in mine.fringe:
            cards = steps(mine.spots[c], goal)
            if cards < best:
                best = cards
    return best


def steps(one: i64, other: i64) -> i64:
    """How many steps along rows and columns lie between two spots."""
    x = column(one) - column(other)
    y = row(one) - row(other)
    return (x if x >= 0 else -x) + (y if y >= 0 else -y)


def after(view: View, move: i64) -> Mine:
    """The mine when a path card has been laid or a rockfall has come down; goals that are reached are still closed."""
    mine = view.mine.copy()
    if verb(move) == LAY:
        put(mine, view.book, move)
    else:
        mine.take(place(move))
    return mine


def put(mine: Mine, book: Book, move: i64) -> None:
    """Lay the path card of a move."""
    kind = book.kinds[face(move)]
    assert isinstance(kind, PathCard)
    mine.lay(place(move), kind.half_turn if turned(move) else kind.shape, PATH, face(move))


def is_saboteur(view: View) -> bool:
    """Whether the viewer digs against the others."""
    role = view.book.kinds[view.role[view.viewer]]
    return isinstance(role, Role) and role.team == SABOTEURS
