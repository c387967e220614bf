"""The mine: which card lies where, how it is turned, and what the start card reaches (X-G1 … X-G3).

Every cell is one integer, and all of them lie in one flat array, a window on an endless plane that
grows when somebody digs at its rim (B-8). Beside the card a cell keeps what its neighbours ask of it, so
that laying a card is a comparison of masks and never a search:

    shape   what lies here (see `shapes`)        care    sides where a face-up card lies next door
    need    those of them that must be open      faced   sides where a *reached* tunnel mouth faces this cell
    reach   open sides of this card that the start reaches
    what    EMPTY, START, PATH, GOAL, HIDDEN …   card    the identity of the card

Outside this file places are *spots*: `spot(x, y)`, independent of the window.
"""

from __future__ import annotations

from typing import Final

from mypy_extensions import i64

from pyrite.kernel.shapes import count_sides
from pyrite.kernel.vecs import append, pop, vec

SHAPE: Final = 0xFFFF
OPEN: Final = 15
LADDER: Final = 1 << 12
CARE_AT: Final = 16
NEED_AT: Final = 20
FACED_AT: Final = 24
REACH_AT: Final = 28
WHAT_AT: Final = 32
CARD_AT: Final = 36
RIM: Final = 0xFF0000  # care and need: what the neighbours ask, whatever lies here
LINKS: Final = 0xFF000000  # faced and reach: what the flood from the start has found

EMPTY: Final = 0
START: Final = 1
PATH: Final = 2
GOAL: Final = 3
HIDDEN: Final = 4
STACK: Final = 5  # a path card face down, on top of something
PICTURE: Final = 6  # no path card, but with open sides: something happens to whoever reaches it first …
SPENT: Final = 7  # … and it has happened

# Why a card may not lie somewhere; the numbers of the rules are given where the reason is told.
FINE: Final = 0
OCCUPIED: Final = 1
ALONE: Final = 2
MISFIT: Final = 3
UNREACHED: Final = 4
AT_GOAL: Final = 5
NO_MOUTH: Final = 6

FAR: Final = 128  # spots reach this far from the start in each direction, more than any deck can dig
GROWTH: Final = 8  # the window grows to so far beyond a card at its rim
ONE: Final[i64] = 1
TWO_WAYS: Final[i64] = 1 << 8  # of mouths (`Kind.mouths`): half a turn makes it another card


def spot(x: i64, y: i64) -> i64:
    """The place in column x (east of the start) and row y (south of it)."""
    return ((y + FAR) << 8) | (x + FAR)


def column(place: i64) -> i64:
    return (place & 255) - FAR


def row(place: i64) -> i64:
    return (place >> 8) - FAR


def beside(place: i64, other: i64) -> bool:
    """Whether two spots share a side."""
    gap = place - other
    return gap == 1 or gap == -1 or gap == 256 or gap == -256


def group(shape: i64, side: i64) -> i64:
    """The open sides linked inside the card with `side`; none if that is a dead stub."""
    first = (shape >> 4) & 15
    if first & side:
        return first
    second = (shape >> 8) & 15
    if second & side:
        return second
    return 0


def entered(shape: i64, sides: i64) -> i64:
    """All open sides that are reached when the card is entered through `sides`, or by its ladder."""
    reach: i64 = 0
    first = (shape >> 4) & 15
    if first & sides or shape & LADDER:
        reach = first
    second = (shape >> 8) & 15
    if second & sides:
        reach |= second
    return reach


def _fits() -> vec[i64]:
    """For all that a place can ask (care and need) which patterns of open sides fit it, as two words (see `rooms`)."""
    out = vec[i64](capacity=512)
    asked: i64
    sides: i64
    half: i64
    for asked in range(256):
        for half in range(2):
            word: i64 = 0
            for sides in range(half * 8 + 7, half * 8 - 1, -1):
                word <<= 8
                if sides & asked & 15 == asked >> 4:
                    word += 1
            out = append(out, word)
    return out


FITS: Final = _fits()
COUNTABLE: Final = 127  # places, and eight bits for each of eight patterns still are a number above 0


class Mine:
    __slots__ = (
        "cell", "spots", "step", "x0", "y0", "width", "height", "fringe", "laid", "goals", "sites", "starts",
        "ladder_needs_mouth", "floods", "counted", "rooms", "more_rooms",
    )  # fmt: skip

    def __init__(self, cell: vec[i64], spots: vec[i64], step: vec[i64], x0: i64, y0: i64, width: i64) -> None:
        self.cell: vec[i64] = cell
        self.spots: vec[i64] = spots  # spot of every cell; shared between copies
        self.step: vec[i64] = step  # from a cell to its neighbour N, E, S, W; shared too
        self.x0: i64 = x0
        self.y0: i64 = y0
        self.width: i64 = width
        self.height: i64 = len(cell) // width
        # empty cells a reached tunnel opens to, north-west first; in the forest those that any path opens to
        self.fringe: vec[i64] = vec[i64](capacity=16)
        self.laid: vec[i64] = vec[i64](capacity=16)  # path cards that may be taken away, in the order laid
        self.goals: vec[i64] = vec[i64](capacity=8)  # goals, face up or face down
        self.sites: vec[i64] = vec[i64]()  # what else can be reached: stacks and the cells of a picture
        self.starts: vec[i64] = vec[i64]()
        self.ladder_needs_mouth: bool = False  # D-19: touching is not enough for a ladder
        self.floods: bool = True  # whether it matters what the start reaches; where dwarfs walk it does not (LM-17)
        # in how many places of the fringe each pattern of open sides fits, eight bits each; a copy counts anew
        self.counted: bool = False
        self.rooms: i64 = 0  # the first eight patterns …
        self.more_rooms: i64 = 0  # … and the others

    def copy(self) -> Mine:
        twin = Mine(self.cell[:], self.spots, self.step, self.x0, self.y0, self.width)
        twin.fringe = self.fringe[:]
        twin.laid = self.laid[:]
        twin.goals = self.goals[:]
        twin.sites = self.sites[:]
        twin.starts = self.starts[:]
        twin.ladder_needs_mouth = self.ladder_needs_mouth
        twin.floods = self.floods
        return twin

    def apart(self) -> Mine:
        """A copy that shares nothing: for callers, who may write into it what they like."""
        twin = self.copy()
        twin.spots = self.spots[:]
        twin.step = self.step[:]
        return twin

    # --- places -----------------------------------------------------------------------------------

    def inside(self, place: i64) -> bool:
        x = column(place) - self.x0
        y = row(place) - self.y0
        return 0 <= x < self.width and 0 <= y < self.height

    def at(self, place: i64) -> i64:
        """The cell of a spot inside the window."""
        return (row(place) - self.y0) * self.width + column(place) - self.x0

    def look(self, place: i64) -> i64:
        """The word of the cell at a spot; nothing lies outside the window."""
        if not self.inside(place):
            return 0
        return self.cell[self.at(place)]

    def what(self, place: i64) -> i64:
        return (self.look(place) >> WHAT_AT) & 7

    def card(self, place: i64) -> i64:
        return self.look(place) >> CARD_AT

    def shape(self, place: i64) -> i64:
        return self.look(place) & SHAPE

    def _room(self, place: i64) -> i64:
        """The cell of a spot, after making sure that all its neighbours have cells."""
        x = column(place)
        y = row(place)
        if not (-FAR < x < FAR - 1 and -FAR < y < FAR - 1):
            raise ValueError("farther from the start than any deck can dig")
        west = x <= self.x0
        east = x >= self.x0 + self.width - 1
        north = y <= self.y0
        south = y >= self.y0 + self.height - 1
        if west or east or north or south:
            self._grow(
                x - GROWTH if west else self.x0,
                y - GROWTH if north else self.y0,
                x + GROWTH if east else self.x0 + self.width,
                y + GROWTH if south else self.y0 + self.height,
            )
        return self.at(place)

    def _grow(self, x0: i64, y0: i64, x1: i64, y1: i64) -> None:
        wide = blank(max(x0, -FAR), max(y0, -FAR), min(x1, FAR), min(y1, FAR))
        c: i64
        for c in range(len(self.cell)):
            wide.cell[wide.at(self.spots[c])] = self.cell[c]
        wide.fringe = self._moved(self.fringe, wide)
        wide.laid = self._moved(self.laid, wide)
        wide.goals = self._moved(self.goals, wide)
        wide.sites = self._moved(self.sites, wide)
        wide.starts = self._moved(self.starts, wide)
        self.cell = wide.cell
        self.spots = wide.spots
        self.step = wide.step
        self.x0 = wide.x0
        self.y0 = wide.y0
        self.width = wide.width
        self.height = wide.height
        self.fringe = wide.fringe
        self.laid = wide.laid
        self.goals = wide.goals
        self.sites = wide.sites
        self.starts = wide.starts

    def _moved(self, cells: vec[i64], wide: Mine) -> vec[i64]:
        out = vec[i64](capacity=16)
        for c in cells:
            out = append(out, wide.at(self.spots[c]))
        return out

    # --- laying and taking away -------------------------------------------------------------------

    def lay(self, place: i64, shape: i64, what: i64, card: i64) -> None:
        """Put a card face up at an empty spot. Whether it may lie there is asked before (`refusal`)."""
        c = self._room(place)
        if self._opened_to(c):
            self._leave_fringe(c)
        if what == PATH:
            self.laid = append(self.laid, c)
        elif what == GOAL:
            self.goals = append(self.goals, c)
        elif what == PICTURE or what == SPENT:
            self.sites = append(self.sites, c)
        else:
            self.starts = append(self.starts, c)
        self._show(c, shape, what, card)

    def hide(self, place: i64, card: i64) -> None:
        """Put a goal face down: it takes its cell and asks nothing of its neighbours (X-B2)."""
        c = self._cover(place, HIDDEN, card)  # first: the window may grow, and the list with it
        self.goals = append(self.goals, c)

    def stack(self, place: i64, card: i64) -> None:
        """Put a path card face down on top of something: like a goal, but it can be removed (TC-2)."""
        c = self._cover(place, STACK, card)
        self.sites = append(self.sites, c)

    def _cover(self, place: i64, what: i64, card: i64) -> i64:
        c = self._room(place)
        if self._opened_to(c):
            self._leave_fringe(c)
        self.cell[c] |= (what << WHAT_AT) | (card << CARD_AT)
        return c

    def turn_up(self, place: i64, shape: i64) -> None:
        """Turn a face-down card up where it lies, in the orientation given; from a stack it is a path card then."""
        c = self.at(place)
        v = self.cell[c]
        if (v >> WHAT_AT) & 7 == STACK:
            self.sites = without(self.sites, c)
            self.laid = append(self.laid, c)
            self._show(c, shape, PATH, v >> CARD_AT)
        else:
            self._show(c, shape, GOAL, v >> CARD_AT)

    def clear(self, place: i64) -> i64:
        """Take a face-down card away, goal or stack, and return which one it was."""
        c = self.at(place)
        v = self.cell[c]
        self.goals = without(self.goals, c)
        self.sites = without(self.sites, c)
        self.cell[c] = v & (RIM | (15 << FACED_AT))
        if self._opened_to(c):
            self._join_fringe(c)
        return v >> CARD_AT

    def exchange(self, place: i64, other: i64) -> None:
        """Let two face-down cards change places."""
        a = self.at(place)
        b = self.at(other)
        below: i64 = (1 << CARD_AT) - 1
        card = self.cell[a] >> CARD_AT
        self.cell[a] = (self.cell[a] & below) | ((self.cell[b] >> CARD_AT) << CARD_AT)
        self.cell[b] = (self.cell[b] & below) | (card << CARD_AT)

    def spend(self) -> None:
        """The picture has been reached; from now on it is only in the way (CD-3)."""
        for c in self.sites:
            if (self.cell[c] >> WHAT_AT) & 7 == PICTURE:
                self.cell[c] |= SPENT << WHAT_AT

    def take(self, place: i64) -> i64:
        """Take a laid path card away and return which one it was; what hung on it is cut off (X-B8)."""
        c = self.at(place)
        cell = self.cell
        step = self.step
        card = cell[c] >> CARD_AT
        self.counted = False
        cell[c] &= RIM
        d: i64
        for d in range(4):
            n = c + step[d]
            stale = not self.floods and (cell[n] >> WHAT_AT) & 7 == EMPTY and self._opened_to(n)
            cell[n] &= ~((ONE << (CARE_AT + (d ^ 2))) | (ONE << (NEED_AT + (d ^ 2))))
            if stale and not self._opened_to(n):
                self._leave_fringe(n)
        self.laid = without(self.laid, c)
        if self.floods:
            self._clear_links(c)
            self._flood()
        elif self._opened_to(c):
            self._join_fringe(c)
        return card

    def _show(self, c: i64, shape: i64, what: i64, card: i64) -> None:
        cell = self.cell
        step = self.step
        self.counted = False
        v = cell[c]
        reach = entered(shape, (v >> FACED_AT) & shape & OPEN)  # the start is reached by its ladder
        cell[c] = (v & (RIM | (15 << FACED_AT))) | shape | (reach << REACH_AT) | (what << WHAT_AT) | (card << CARD_AT)
        d: i64
        for d in range(4):
            bits: i64 = ONE << (CARE_AT + (d ^ 2))
            if (shape >> d) & 1:
                bits |= ONE << (NEED_AT + (d ^ 2))
            n = c + step[d]
            fresh = not self.floods and (cell[n] >> WHAT_AT) & 7 == EMPTY and not self._opened_to(n)
            cell[n] |= bits
            if fresh and self._opened_to(n):
                self._join_fringe(n)
        if reach:
            self._spread(c)

    def _opened_to(self, c: i64) -> bool:
        """Whether this cell belongs to the fringe as long as it is empty."""
        if self.floods:
            return (self.cell[c] >> FACED_AT) & 15 != 0
        if (self.cell[c] >> NEED_AT) & 15 == 0:
            return False
        x = c % self.width
        return 0 < x < self.width - 1 and self.width <= c < len(self.cell) - self.width  # a board has an edge

    # --- the flood from the start -----------------------------------------------------------------

    def _spread(self, origin: i64) -> None:
        """Carry reach on from a cell to everything its reached mouths lead to."""
        cell = self.cell
        step = self.step
        todo = vec[i64]()  # nearly always it stays empty
        c = origin
        d: i64
        while True:
            reach = (cell[c] >> REACH_AT) & 15
            for d in range(4):
                if (reach >> d) & 1 == 0:
                    continue
                n = c + step[d]
                v = cell[n]
                side = ONE << (d ^ 2)
                if (v >> FACED_AT) & side:
                    continue
                what = (v >> WHAT_AT) & 7
                if what == EMPTY and (v >> FACED_AT) & 15 == 0:
                    self._join_fringe(n)
                v |= side << FACED_AT
                if v & side:
                    more = group(v, side) & ~(v >> REACH_AT)
                    if more:
                        v |= more << REACH_AT
                        todo = append(todo, n)
                cell[n] = v
            if len(todo) == 0:
                return
            todo, c = pop(todo)

    def _clear_links(self, hole: i64) -> None:
        cell = self.cell
        step = self.step
        d: i64
        for c in self.laid:
            cell[c] &= ~LINKS
            for d in range(4):
                cell[c + step[d]] &= ~LINKS
        for c in self.goals:
            cell[c] &= ~LINKS
            for d in range(4):
                cell[c + step[d]] &= ~LINKS
        for c in self.sites:  # their neighbours too: a tunnel may lead through a picture
            cell[c] &= ~LINKS
            for d in range(4):
                cell[c + step[d]] &= ~LINKS
        for c in self.starts:
            for d in range(4):
                cell[c + step[d]] &= ~LINKS
        cell[hole] &= ~LINKS
        for d in range(4):
            cell[hole + step[d]] &= ~LINKS

    def _flood(self) -> None:
        """Find anew all that is reached, from the start and from every ladder (X-G2)."""
        cell = self.cell
        self.fringe = vec[i64](capacity=16)
        for c in self.starts:
            cell[c] |= (cell[c] & OPEN) << REACH_AT
            self._spread(c)
        for c in self.laid:
            if cell[c] & LADDER:
                cell[c] |= entered(cell[c], 0) << REACH_AT
                self._spread(c)

    def _join_fringe(self, c: i64) -> None:
        # Kept north-west first: the same mine has the same list, however it was dug, grown or read from text.
        self.counted = False
        fringe = append(self.fringe, c)
        i: i64 = len(fringe) - 1
        while i > 0 and fringe[i - 1] > c:
            fringe[i] = fringe[i - 1]
            i -= 1
        fringe[i] = c
        self.fringe = fringe

    def _leave_fringe(self, c: i64) -> None:
        self.counted = False
        fringe = self.fringe
        i: i64 = 0
        while fringe[i] != c:
            i += 1
        last: i64 = len(fringe) - 1
        while i < last:
            fringe[i] = fringe[i + 1]
            i += 1
        self.fringe, c = pop(fringe)

    # --- questions --------------------------------------------------------------------------------

    def refusal(self, place: i64, shape: i64) -> i64:
        """Why this card, turned like this, may not be laid here; FINE if it may (X-G3, 1-5)."""
        v = self.look(place)
        if (v >> WHAT_AT) & 7 != EMPTY:
            return OCCUPIED
        care = (v >> CARE_AT) & 15
        if care == 0:
            return ALONE
        if shape & care != (v >> NEED_AT) & 15:
            return MISFIT
        if shape & LADDER:
            return self._ladder_refusal(place, shape)
        if (v >> FACED_AT) & 15 == 0:
            return UNREACHED
        return FINE

    def _ladder_refusal(self, place: i64, shape: i64) -> i64:
        """A ladder needs no way from the start, only a face-up path card beside it, and no goal (S2-16, D-19)."""
        c = self.at(place)  # inside: it has a neighbour, and neighbours of cards have cells
        paths: i64 = 0  # sides where a path card lies …
        goals: i64 = 0  # … and where a goal does, face up or face down
        d: i64
        for d in range(4):
            n = c + self.step[d]
            what = (self.cell[n] >> WHAT_AT) & 7 if 0 <= n < len(self.cell) else EMPTY
            if what == GOAL or what == HIDDEN:
                goals |= ONE << d
            if what == PATH or what == START or what == GOAL:
                paths |= ONE << d
        if self.ladder_needs_mouth:
            if goals & shape & OPEN:
                return AT_GOAL
            return FINE if paths & shape & OPEN else NO_MOUTH
        if goals:
            return AT_GOAL
        return FINE if paths else ALONE

    def layings(self, shape: i64, head: i64, at: i64, out: vec[i64]) -> vec[i64]:
        """Add every spot where this shape, turned like this, may be laid: from bit `at` on of a word like `head`."""
        cell = self.cell
        spots = self.spots
        c: i64
        if shape & LADDER:
            first = lowest(self.starts, lowest(self.laid, lowest(self.goals, lowest(self.sites, len(cell)))))
            last = highest(self.starts, highest(self.laid, highest(self.goals, highest(self.sites, 0))))
            for c in range(first - self.width, last + self.width + 1):  # beside cards, and nowhere else
                v = cell[c]
                care = (v >> CARE_AT) & 15
                if care == 0 or shape & care != (v >> NEED_AT) & 15 or (v >> WHAT_AT) & 7 != EMPTY:
                    continue
                if self._ladder_refusal(spots[c], shape) == FINE:
                    out = append(out, head | (spots[c] << at))
            return out
        for c in self.fringe:  # the hottest loop of the whole game
            v = cell[c]
            if shape & (v >> CARE_AT) & 15 == (v >> NEED_AT) & 15:
                out = append(out, head | (spots[c] << at))
        return out

    def room_for(self, sides: i64) -> i64:
        """In how many places a card without a ladder, open to these sides, may be laid."""
        if not self.countable():
            return len(self.layings(sides, 0, 0, vec[i64]()))
        return (self.rooms if sides < 8 else self.more_rooms) >> ((sides & 7) << 3) & 255

    def countable(self) -> bool:
        """Make sure that the places are counted, unless there are too many of them."""
        if not self.counted and len(self.fringe) <= COUNTABLE:
            self._count()
        return self.counted

    def _count(self) -> None:
        """Every place adds one to all the patterns that fit it."""
        cell = self.cell
        fits = FITS
        first: i64 = 0
        second: i64 = 0
        for c in self.fringe:
            asked = ((cell[c] >> CARE_AT) & 255) * 2
            first += fits[asked]
            second += fits[asked + 1]
        self.rooms = first
        self.more_rooms = second
        self.counted = True

    def nth_room(self, sides: i64, nth: i64) -> i64:
        """The place with this number, from 0 on, among those of `room_for`, in the order of `layings`."""
        cell = self.cell
        left: i64 = nth
        for c in self.fringe:
            v = cell[c]
            if sides & (v >> CARE_AT) & 15 == (v >> NEED_AT) & 15:
                if left == 0:
                    return self.spots[c]
                left -= 1
        raise AssertionError("fewer places than were counted")

    def stirs(self) -> bool:
        """Whether `waiting` has any: asked after every turn, so without making a list."""
        for c in self.goals:
            v = self.cell[c]
            if (v >> FACED_AT) & 15 and (v >> WHAT_AT) & 7 == HIDDEN:
                return True
        for c in self.sites:
            if self._beckons(self.cell[c]):
                return True
        return False

    def waiting(self) -> vec[i64]:
        """Face-down cards that a reached tunnel opens to, and the picture where one opens to it."""
        out = vec[i64](capacity=4)
        for c in self.goals:
            v = self.cell[c]
            if (v >> WHAT_AT) & 7 == HIDDEN and (v >> FACED_AT) & 15:
                out = append(out, self.spots[c])
        pictures: i64 = 0
        for c in self.sites:
            v = self.cell[c]
            if self._beckons(v):
                if (v >> WHAT_AT) & 7 == PICTURE:
                    pictures += 1
                    if pictures > 1:
                        continue  # it is one thing, however many of its sides are reached
                out = append(out, self.spots[c])
        return out

    def _beckons(self, v: i64) -> bool:
        """Whether a site with this word is reached: a stack from anywhere, a picture through one of its mouths."""
        what = (v >> WHAT_AT) & 7
        faced = (v >> FACED_AT) & 15
        return (what == STACK and faced != 0) or (what == PICTURE and faced & v & OPEN != 0)

    def faced(self, place: i64) -> i64:
        """The sides on which a tunnel that the start reaches comes up to this place, as bits."""
        return (self.look(place) >> FACED_AT) & 15

    def fit(self, place: i64, shape: i64, entries: i64) -> i64:
        """How well a card would lie here: open to one of the sides it was reached from, then matching sides (X-B5)."""
        v = self.look(place)
        care = (v >> CARE_AT) & 15
        sides = count_sides(care & ~(shape ^ (v >> NEED_AT)))
        return sides + 8 if shape & entries else sides

    def crystals(self) -> i64:
        """Crystals on all face-up cards, cut off or not (X-S2-11)."""
        n: i64 = 0
        for v in self.cell:
            n += (v >> 15) & 1
        return n

    def passable(self, goal: i64, door: i64) -> bool:
        """Whether some way from the start faces the goal without passing a door of this colour (X-S2-1)."""
        cell = self.cell
        target = self.at(goal)
        reach = vec[i64]([0] * len(cell))
        todo = vec[i64](capacity=16)
        for c in self.starts:
            reach[c] = cell[c] & OPEN
            todo = append(todo, c)
        for c in self.laid:
            if cell[c] & LADDER and (cell[c] >> 13) & 3 != door:
                reach[c] = entered(cell[c], 0)
                todo = append(todo, c)
        d: i64
        while len(todo):
            todo, c = pop(todo)
            for d in range(4):
                if (reach[c] >> d) & 1 == 0:
                    continue
                n = c + self.step[d]
                if n == target:
                    return True
                v = cell[n]
                tunnel = group(v, ONE << (d ^ 2))  # none where nothing lies, or nothing to be seen
                if (v >> 13) & 3 == door and tunnel == (v >> 4) & 15:
                    continue
                if tunnel & ~reach[n]:
                    reach[n] |= tunnel
                    todo = append(todo, n)
        return False


def fitting(rooms: i64, more_rooms: i64, mouths: i64) -> i64:
    """In how many ways a card may be laid in places that are counted like this, by its open sides (`Kind.mouths`).

    Without a branch: there is no guessing beforehand which one a card would take.
    """
    either = rooms ^ more_rooms
    upright = (rooms ^ (either & -((mouths >> 3) & 1))) >> ((mouths & 7) << 3)
    turned = (rooms ^ (either & -((mouths >> 7) & 1))) >> (((mouths >> 4) & 7) << 3)
    return (upright & COUNTABLE) + (turned & COUNTABLE & -(mouths >> 8))


def without(cells: vec[i64], gone: i64) -> vec[i64]:
    """The same list, one cell left out."""
    kept = vec[i64](capacity=16)
    for c in cells:
        if c != gone:
            kept = append(kept, c)
    return kept


def lowest(cells: vec[i64], least: i64) -> i64:
    """The lowest of these, and of one number more."""
    for c in cells:
        if c < least:
            least = c
    return least


def highest(cells: vec[i64], most: i64) -> i64:
    for c in cells:
        if c > most:
            most = c
    return most


def blank(x0: i64, y0: i64, x1: i64, y1: i64) -> Mine:
    """An empty window from (x0, y0) to just before (x1, y1)."""
    width = x1 - x0
    size = width * (y1 - y0)
    cell = vec[i64](capacity=size)
    spots = vec[i64](capacity=size)
    x: i64
    y: i64
    for y in range(y0, y1):
        for x in range(x0, x1):
            cell = append(cell, 0)
            spots = append(spots, spot(x, y))
    return Mine(cell, spots, vec[i64]([-width, 1, width, -1]), x0, y0, width)
