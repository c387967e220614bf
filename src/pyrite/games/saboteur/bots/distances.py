"""How far it still is to the gold: the cards that are missing, and what that is worth."""

from __future__ import annotations

from typing import Final

from mypy_extensions import i64

from pyrite.games.saboteur.base import Treasure
from pyrite.games.saboteur.bots.liking import Likings, likings_of
from pyrite.games.saboteur.gold import BLUE, GREEN, SABOTEURS
from pyrite.kernel.book import Book, Goal, Role
from pyrite.kernel.mine import (
    CARE_AT,
    EMPTY,
    FACED_AT,
    HIDDEN,
    NEED_AT,
    OPEN,
    PATH,
    REACH_AT,
    SHAPE,
    STACK,
    WHAT_AT,
    Mine,
    column,
    group,
    row,
)
from pyrite.kernel.moves import LAY, face, place, turned, verb
from pyrite.kernel.path import PathCard
from pyrite.kernel.shapes import DOOR_BLUE, DOOR_GREEN
from pyrite.kernel.vecs import append, pop, vec
from pyrite.kernel.view import GROUPED, UNKNOWN, View

FAR_OFF: Final = 20  # cards; a goal farther away is as good as walled in
PRIZE: Final = 1200  # what the treasure is worth to the miners
ONE: Final[i64] = 1


# --- distances ------------------------------------------------------------------------------------


def missing(mine: Mine, goal: i64) -> i64:
    """How many cards are missing from what is dug to the goal in this cell, by the shortest way and the next best.

    Two numbers in one, the second from bit 8 on. They begin at different mouths of the tunnels, so that one card cannot
    block both. Every empty cell takes one card, whatever tunnel it needs; tunnels cut off from the start cost nothing.
    """
    cell = mine.cell
    step = mine.step
    size: i64 = len(cell)
    width = mine.width
    if (cell[goal] >> FACED_AT) & 15:
        return 0
    best: i64 = FAR_OFF
    seen = vec[i64]([0] * len(cell))  # 1 where the way has been; where a card lies already, the sides it is entered by
    now = vec[i64]([goal], capacity=32)
    ends = vec[i64](capacity=16)  # cell << 4 | side: where a tunnel opens to
    cards: i64 = 1
    d: i64
    while len(now) and cards < FAR_OFF:
        ahead = vec[i64](capacity=32)
        for c in now:
            walls = (cell[c] >> CARE_AT) & ~(cell[c] >> NEED_AT) if c != goal else 0
            for d in range(4):
                if (walls >> d) & 1 == 0:
                    ends = append(ends, (c + step[d]) << 4 | ONE << (d ^ 2))
            while len(ends):
                ends, end = pop(ends)
                n = end >> 4
                v = cell[n]
                what = (v >> WHAT_AT) & 7
                if what == EMPTY:
                    x = n % width
                    if seen[n] or x == 0 or x == width - 1 or n < width or n >= size - width:
                        continue  # at the rim of the window nobody digs on purpose
                    seen[n] = 1
                    if (v >> FACED_AT) & 15:
                        if best < FAR_OFF:
                            return best | cards << 8
                        best = cards
                    ahead = append(ahead, n)
                elif what != HIDDEN:
                    more = group(v, end & v & 15) & ~seen[n]
                    if (v >> REACH_AT) & more:
                        continue  # the start has got here: this is a way already, not one to come
                    seen[n] |= more
                    for d in range(4):
                        if (more >> d) & 1:
                            ends = append(ends, (n + step[d]) << 4 | ONE << (d ^ 2))
        now = ahead
        cards += 1
    return best | FAR_OFF << 8


def beeline(mine: Mine, hopes: vec[i64]) -> i64:
    """Cards missing to the nearest goal with hope if nothing stood in the way: a glance, quicker than `missing`."""
    best: i64 = FAR_OFF
    i: i64
    for i in range(len(hopes)):
        if hopes[i] <= 0:
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


def is_hidden(mine: Mine, goal: i64) -> bool:
    """Whether the goal in this cell still lies face down."""
    return (mine.cell[goal] >> WHAT_AT) & 7 == HIDDEN


# --- hopes ----------------------------------------------------------------------------------------


def prospect(mine: Mine, hopes: vec[i64]) -> i64:
    """What the miners may hope for as the mine lies, from -PRIZE to PRIZE."""
    total: i64 = 0
    i: i64
    for i in range(len(hopes)):
        if hopes[i]:
            cards = missing(mine, mine.goals[i])
            odds = 3 * chance(cards & 255) + chance(cards >> 8)  # a second way is good to have
            total += hopes[i] * odds // 4096
    return total


def chance(cards: i64) -> i64:
    """How likely a tunnel still gets through when so many cards are missing, in 1024ths: about 4/5 for each."""
    if cards >= FAR_OFF:
        return 0
    odds: i64 = 1024
    for _ in range(cards):
        odds = odds * 13 >> 4
    return odds


def hopes_of(view: View) -> vec[i64]:
    """For each of mine.goals what the miners may hope to find there, as far as the viewer knows."""
    likings = likings_of(view.book)
    average = _average(view, likings)
    out = vec[i64](capacity=8)
    i: i64
    for i in range(len(view.goal)):
        f = view.goal[i]
        if not is_hidden(view.mine, view.mine.goals[i]):
            out = append(out, 0)
        elif f >= 0:
            out = append(out, worth(view.book, likings, f))
        else:
            out = append(out, average if f == UNKNOWN else _of_group(view, likings, f, average))
    return out


def worth(book: Book, likings: Likings, goal_face: i64) -> i64:
    """What reaching a goal is worth to the miners as a team."""
    goal = book.kinds[goal_face]
    own = likings.of_face[goal_face]
    if own is not None:
        return own.worth(goal)
    return PRIZE if isinstance(goal, Treasure) else 0


def _of_group(view: View, likings: Likings, code: i64, average: i64) -> i64:
    """What one of the goals is worth that the viewer has lost track of: what he knows is at one of these places."""
    total: i64 = 0
    places: i64 = 0
    i: i64
    for f in view.goal:
        if f == code:
            places += 1
    first = view.group_at[GROUPED - code]
    last = view.group_at[GROUPED - code + 1]
    for i in range(first, last):
        total += worth(view.book, likings, view.group[i])
    return (total + average * (places - last + first)) // places


def _average(view: View, likings: Likings) -> i64:
    """What a goal of which the viewer knows nothing is worth on average."""
    book = view.book
    seen = vec[i64]([0] * len(book.kinds))
    unknown: i64 = 0
    for f in view.goal:
        if f >= 0:
            seen[f] += 1
        else:
            unknown += 1
    for f in view.group:
        if isinstance(book.kinds[f], Goal):
            seen[f] += 1
            unknown -= 1
    if unknown <= 0:
        return 0
    total: i64 = 0
    certain: i64 = 0  # cards bound to be in play
    others: i64 = 0
    other_cards: i64 = 0
    i: i64
    for i in range(len(book.goals)):
        f = book.goals[i]
        if seen[f]:
            seen[f] -= 1
        elif i < book.sure_goals:
            total += worth(book, likings, f)
            certain += 1
        else:
            others += worth(book, likings, f)
            other_cards += 1
    if other_cards:
        total += others * (unknown - certain) // other_cards
    return total // unknown


# --- what if --------------------------------------------------------------------------------------


def after(before: Mine, book: Book, move: i64, shut: i64) -> Mine:
    """The mine when a path card has been laid, or a rockfall has come down; goals reached are still closed."""
    mine = before.copy()
    if verb(move) == LAY:
        put(mine, book, move, shut)
    elif mine.what(place(move)) == STACK:
        mine.clear(place(move))
    else:
        mine.take(place(move))
    return mine


def put(mine: Mine, book: Book, move: i64, shut: i64) -> None:
    """Lay the path card of a move; doors that are `shut` lead nowhere."""
    kind = book.kinds[face(move)]
    assert isinstance(kind, PathCard)
    mine.lay(place(move), open_ways(kind.half_turn if turned(move) else kind.shape, shut), PATH, face(move))


# --- doors ----------------------------------------------------------------------------------------


def shut_to(view: View) -> i64:
    """The doors that the viewer's team cannot go through."""
    team = team_of(view, view.viewer)
    return DOOR_GREEN if team == BLUE else DOOR_BLUE if team == GREEN else 0


def own_ways(view: View, shut: i64) -> Mine:
    """The mine as it leads the viewer's team to the gold: what a door shuts is a dead end."""
    mine = view.mine
    for c in view.mine.laid:
        v = view.mine.cell[c]
        if v & shut:
            if mine is view.mine:
                mine = view.mine.copy()
            card = mine.take(mine.spots[c])
            mine.lay(mine.spots[c], open_ways(v & SHAPE, shut), PATH, card)
            mine.laid = view.mine.laid[:]  # in the order in which the players laid them
    return mine


def open_ways(shape: i64, shut: i64) -> i64:
    """A shape as it leads those to whom these doors are shut."""
    return shape & OPEN if shape & shut else shape


def team_of(view: View, seat: i64) -> i64:
    """The team of a seat, as far as the viewer knows it; -1 if he does not."""
    if view.role[seat] < 0:
        return -1
    role = view.book.kinds[view.role[seat]]
    return role.team if isinstance(role, Role) else -1


def is_saboteur(view: View) -> bool:
    """Whether the viewer digs against the others."""
    return team_of(view, view.viewer) == SABOTEURS
