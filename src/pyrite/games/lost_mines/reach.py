"""Which mines can certainly not be reached any more, as far as everybody can tell (A-33).

Every card that not all have seen may be the right one, and every dwarf may walk as far as it ever could: a mine is out
of reach if even so there are too few cards for the way there, too few steps, or too few storms. Each is counted on its
own, along the way that needs the fewest of it; so what is out of reach stays out of reach, whatever is played.
"""

from __future__ import annotations

from typing import Final

from mypy_extensions import i64

from pyrite.games.lost_mines.cards import ForestPath, LostMine, Storm, Tool, Treasure, treasure
from pyrite.games.lost_mines.forest import CAMPFIRE, FEATURE_AT, ROCKS, STEPS, STEPS_RESTED, Forest, feature
from pyrite.kernel.book import Book
from pyrite.kernel.mine import CARD_AT, EMPTY, GOAL, HIDDEN, OPEN, PATH, WHAT_AT, Mine, column, row
from pyrite.kernel.state import EVERYBODY, State
from pyrite.kernel.vecs import append, vec
from pyrite.kernel.view import View

# What a card is good for on the way to a mine; tools have the number of the obstacle that they open.
NOTHING: Final = 0
LAYING: Final = 3
STORMING: Final = 5
USES: Final = 8

# What a way takes: three numbers in one, the one that matters most in the highest place.
WALKED: Final = 0  # steps
CARDS: Final = 1
STORMS: Final = 2
PLACE: Final = 20
FIRST: Final = 2 * PLACE
BELOW: Final = (1 << PLACE) - 1
FIRST_UNIT: Final[i64] = 1 << 40
SECOND_UNIT: Final[i64] = 1 << 20
FAR: Final[i64] = 1 << 60
ONE: Final[i64] = 1
ANEW: Final = 2  # cards: one that lies in the way is blown off and another one laid
NO: Final = 0
PERHAPS: Final = 1
YES: Final = 2
ALL: Final = 0xFFFF
WALL: Final = 3  # cards around a mine
ENOUGH: Final = 4  # turns, to come to the farthest of them
IN_REACH_AT: Final = 16  # of END_PROPOSED: mines that are out of reach, and from here on those that are not


def early(g: State, forest: Forest) -> bool:
    """As long as little is laid and much is to come no mine is out of reach: there cannot be walls enough, and a way
    straight on takes no more cards than it is long, and one for each that is laid."""
    laid: i64 = len(g.mine.laid)
    cards: i64 = g.bottom - g.top
    turns: i64 = 0
    for held in g.hand_size:
        cards += held
        turns = max(turns, held)
    if cards < forest.columns + forest.rows + laid or turns < ENOUGH:
        return False
    storms = forest.stock[STORMING]
    for card in g.discard:
        if forest.use[g.face[card]] == STORMING and g.known[card - g.base] == EVERYBODY:
            storms -= 1
    return laid < WALL * (storms + 1)


def take_stock(book: Book, forest: Forest) -> None:
    """Write down what each card of the deck is good for, and how many there are of each sort."""
    forest.nowhere = vec[i64]([FAR if inside else 0 for inside in forest.board])
    forest.use = vec[i64]([NOTHING] * len(book.kinds))
    forest.stock = vec[i64]([0] * USES)
    forest.sort = vec[i64]([0] * len(book.kinds))
    for kind in book.kinds:
        if isinstance(kind, ForestPath):
            forest.use[kind.face] = LAYING
        elif isinstance(kind, Storm):
            forest.use[kind.face] = STORMING
        elif isinstance(kind, Tool):
            forest.use[kind.face] = kind.obstacle
        elif isinstance(kind, (LostMine, Treasure)):
            forest.sort[kind.face] = kind.sort
    for face in book.deck:
        forest.stock[forest.use[face]] += 1


def prospect(g: State, forest: Forest) -> Prospect:
    """What everybody can tell as a turn begins; the faces of closed cards are not looked at."""
    unseen = forest.stock[:]
    faces = g.face
    known = g.known
    use = forest.use
    for card in g.discard:
        if known[card - g.base] == EVERYBODY:
            unseen[use[faces[card]]] -= 1
    mine = g.mine
    p = Prospect(forest, mine, g.memory, unseen, g.hand_size, g.bottom - g.top, g.turn)
    left: i64 = 0  # sorts of treasure, as bits
    found: i64 = 0  # … and those whose mine is open
    first = treasure(g, 0)
    i: i64
    for i in range(forest.seats):
        if g.memory[forest.owner + i] == 0:
            left |= ONE << forest.sort[faces[first + i]]
    for c in mine.goals:
        found |= _opened(forest, mine, c, faces[mine.cell[c] >> CARD_AT])
    for i in range(len(mine.goals)):
        c = mine.goals[i]
        p.weigh(i, _opened(forest, mine, c, faces[mine.cell[c] >> CARD_AT]), left, found)
    return p


def seen_prospect(v: View, forest: Forest) -> Prospect:
    """The same from what a viewer sees: all of it lies open."""
    unseen = forest.stock[:]
    left: i64 = 0
    found: i64 = 0
    i: i64
    for i in range(len(v.discard)):
        if v.discard_seen[i] == EVERYBODY:
            unseen[forest.use[v.discard[i]]] -= 1
    p = Prospect(forest, v.mine, v.memory, unseen, v.hand_size, v.pile, v.turn)
    for i in range(forest.seats):
        if v.memory[forest.owner + i] == 0:
            left |= ONE << v.piles_back[i]
    for i in range(len(v.goal)):
        found |= _opened(forest, v.mine, v.mine.goals[i], v.goal[i])
    for i in range(len(v.goal)):
        p.weigh(i, _opened(forest, v.mine, v.mine.goals[i], v.goal[i]), left, found)
    return p


def _opened(forest: Forest, mine: Mine, c: i64, face: i64) -> i64:
    """What is to be had in a mine that is discovered: its sort, as a bit."""
    if (mine.cell[c] >> WHAT_AT) & 7 != GOAL:
        return 0
    return ONE << forest.sort[face]


class Prospect:
    """What may still come in a round, and where that may lead. Mines are bits, in the order of `mine.goals`."""

    def __init__(
        self,
        forest: Forest,
        mine: Mine,
        memory: vec[i64],
        unseen: vec[i64],
        hand_size: vec[i64],
        pile: i64,
        turn: i64,
    ) -> None:
        self.forest: Forest = forest
        self.mine: Mine = mine
        self.memory: vec[i64] = memory
        self.worth: i64 = 0  # the mines that may hold a treasure
        unseen[LAYING] -= len(mine.laid)
        self.left: vec[i64] = unseen  # cards that not all have seen, by what they are good for
        self.lay: i64 = FAR  # cards that it takes to fill an empty place
        if unseen[LAYING] > 0:
            self.lay = 1
        self.cards: i64 = pile  # in the pile and in all hands
        self.steps: vec[i64] = vec[i64]([0] * forest.seats)  # that each dwarf may still take
        self._count(hand_size, pile, turn)
        board = forest.board
        columns: i64 = 0
        for c in mine.laid:
            columns |= board[c]
        for c in mine.starts:
            columns |= board[c]
        for c in mine.goals:
            columns |= board[c]
        self.columns: i64 = columns  # those in which a card lies, as bits

    def weigh(self, i: i64, sort: i64, left: i64, found: i64) -> None:
        """An open mine may hold a treasure if one of its sort is left, a closed one if one is left whose mine nobody
        has found."""
        if sort & left if sort else left & ~found:
            self.worth |= ONE << i

    def _count(self, hand_size: vec[i64], pile: i64, turn: i64) -> None:
        """A turn takes a card of the hand, and brings one as long as the pile lasts: to everybody in turn."""
        hands: i64 = 0
        for held in hand_size:
            self.cards += held
            if held:
                hands += 1
        if hands == 0:
            return
        each = pile // hands
        over = pile - each * hands  # those who come first draw one more
        before: i64 = 0
        n: i64
        for n in range(turn, turn + self.forest.seats):
            seat = n if n < self.forest.seats else n - self.forest.seats
            if hand_size[seat]:
                turns = hand_size[seat] + each
                if before < over:
                    turns += 1
                steps = turns * STEPS_RESTED
                here = self.mine.at(self.memory[self.forest.dwarf + seat])
                if feature(self.mine.cell[here]) != CAMPFIRE:
                    steps -= STEPS_RESTED - STEPS
                self.steps[seat] = steps
                before += 1

    # --- the answer -------------------------------------------------------------------------------

    def lost(self) -> i64:
        """The mines that may hold a treasure and can certainly not be reached."""
        return self.worth & ~self.within(self.worth, ALL)

    def loses(self, mines: i64) -> bool:
        """Whether one of these mines is out of reach; the first one to be found will do."""
        open_: i64 = 0
        i: i64
        for i in range(len(self.mine.goals)):
            if (mines >> i) & 1:
                answer = self._straight(self.mine.goals[i], ALL)
                if answer == NO:
                    return True
                if answer == PERHAPS:
                    open_ |= ONE << i
        return open_ != 0 and self._by_search(open_, ALL) != open_

    def within(self, mines: i64, seats: i64) -> i64:
        """Those of these mines that a dwarf of one of these seats may still reach."""
        found: i64 = 0
        open_: i64 = 0
        i: i64
        for i in range(len(self.mine.goals)):
            if (mines >> i) & 1:
                answer = self._straight(self.mine.goals[i], seats)
                if answer == YES:
                    found |= ONE << i
                elif answer == PERHAPS:
                    open_ |= ONE << i
        return found if open_ == 0 else found | self._by_search(open_, seats)

    # --- straight on: nearly always that is enough ------------------------------------------------

    def _straight(self, goal: i64, seats: i64) -> i64:
        """Yes if a dwarf may get there by a way with one bend at the most, no if it is too far for all of them."""
        mine = self.mine
        there = mine.spots[goal]
        answer: i64 = NO
        seat: i64
        for seat in range(self.forest.seats):
            if (seats >> seat) & 1 == 0 or self.steps[seat] == 0:
                continue
            here = self.memory[self.forest.dwarf + seat]
            across = column(there) - column(here)
            down = row(there) - row(here)
            x = column(here) - mine.x0
            if size(across) + size(down) > self.steps[seat] or self._gaps(x, x + across) > self.cards:
                continue
            c = mine.at(here)
            if self._along(c, across, down, True) or (across and down and self._along(c, across, down, False)):
                return YES
            answer = PERHAPS
        return answer

    def _gaps(self, x: i64, end: i64) -> i64:
        """How many columns on the way have no card at all: each takes one."""
        gaps: i64 = 0
        way: i64 = 1 if end > x else -1
        while x != end:
            if (self.columns >> x) & 1 == 0:
                gaps += 1
            x += way
        return gaps

    def _along(self, c: i64, across: i64, down: i64, across_first: bool) -> bool:
        cell = self.mine.cell
        beside = self.mine.step
        far = size(across)
        whole = far + size(down)
        over: i64 = 3
        if across > 0:
            over = 1
        up: i64 = 0
        if down > 0:
            up = 2
        cards: i64 = 0
        storms: i64 = 0
        side: i64 = 0
        i: i64
        for i in range(whole):
            entry = side ^ 2
            side = over if (i < far if across_first else i >= whole - far) else up
            v = cell[c]
            what = (v >> WHAT_AT) & 7
            toll: i64 = 0
            if what == EMPTY:
                toll = self.lay
            elif what != HIDDEN and (v >> side) & 1 == 0:
                toll = FAR
            elif what != HIDDEN and i:
                toll = self._toll(c, entry)
            if toll == FAR:
                if what != PATH or self.lay == FAR or i == 0:
                    return False
                storms += 1
                toll = ANEW
            cards += toll
            c += beside[side]
        if whole and self._toll(c, side ^ 2) == FAR:
            return False
        return cards <= self.cards and storms <= self.left[STORMING]

    # --- any way ----------------------------------------------------------------------------------

    def _by_search(self, mines: i64, seats: i64) -> i64:
        """What a way cheapest in one thing leaves open may be decided by a way that is cheapest in another."""
        most: i64 = 0
        seat: i64
        for seat in range(self.forest.seats):
            if (seats >> seat) & 1:
                most = max(most, self.steps[seat])
        limits = vec[i64]([most, self.cards, self.left[STORMING]])
        found: i64 = 0
        i: i64
        scarce: i64 = CARDS if self.cards < most else WALKED  # what is scarcer decides most
        nth: i64
        for nth in range(3):
            first = (scarce + nth) % 3
            cost = self._least(first, mines, seats, limits)
            for i in range(len(self.mine.goals)):
                if (mines >> i) & 1 == 0:
                    continue
                price = cost[self.mine.goals[i]]
                if price >> FIRST > limits[first]:
                    mines &= ~(ONE << i)
                elif _affordable(price, first, limits):
                    mines &= ~(ONE << i)
                    found |= ONE << i
            if mines == 0:
                break
        return found | mines

    def _least(self, first: i64, mines: i64, seats: i64, limits: vec[i64]) -> vec[i64]:
        """What it takes to stand in each cell, on the card as it lies; of the first thing as little as can be.

        Cells come in the order of how much of that they take, until all the mines have come or there is no more of it.
        """
        mine = self.mine
        card = unit(first, CARDS)
        step = unit(first, WALKED)
        blown = ANEW * card + unit(first, STORMS)
        lay = self.lay
        may_blow = self.left[STORMING] > 0 and lay != FAR
        cost = self.forest.nowhere[:]
        anew = self.forest.nowhere[:]  # … or on another card, open to all sides
        cell = mine.cell
        beside = mine.step
        now = vec[i64](capacity=64)  # cells that take so much of the first thing …
        more = vec[i64](capacity=64)  # … one more …
        most = vec[i64](capacity=64)  # … and two
        level: i64
        side: i64
        seat: i64
        for level in range(limits[first] + 1):
            for seat in range(self.forest.seats):
                behind = limits[WALKED] - self.steps[seat]  # fewer steps than another dwarf has: as if already taken
                begins: i64 = 0
                if first == WALKED:
                    begins = behind
                if level == begins and (seats >> seat) & 1 and self.steps[seat]:
                    c = mine.at(self.memory[self.forest.dwarf + seat])
                    if behind * step < cost[c]:
                        cost[c] = behind * step
                        now = append(now, c)
            done: i64 = 0
            while done < len(now):
                c = now[done]
                done += 1
                v = cell[c]
                what = (v >> WHAT_AT) & 7
                ways = v & OPEN
                if what == EMPTY or what == HIDDEN:
                    ways = OPEN
                either = anew[c] if anew[c] >> FIRST <= level else FAR
                through = min(cost[c], either) if cost[c] >> FIRST <= level else either  # the sides that are open now
                for side in range(4):
                    spent = (through if (ways >> side) & 1 else either) + step
                    n = c + beside[side]
                    w = cell[n]
                    what = (w >> WHAT_AT) & 7
                    path = may_blow and what == PATH and spent + blown < anew[n]
                    if spent >= cost[n] and not path:
                        continue
                    toll = lay if what == EMPTY else self._toll(n, side ^ 2)
                    if toll != FAR and spent + toll * card < cost[n]:
                        cost[n] = spent + toll * card
                        later = (cost[n] >> FIRST) - level
                        if later == 0:
                            now = append(now, n)
                        elif later == 1:
                            more = append(more, n)
                        else:
                            most = append(most, n)
                    if path and (toll == FAR or w & 15 != 15):
                        anew[n] = spent + blown
                        if (anew[n] >> FIRST) - level == 1:
                            more = append(more, n)
                        else:
                            most = append(most, n)
            if self._all_come(mines, cost, level):
                break
            now = more
            more = most
            most = vec[i64](capacity=16)
        return cost

    def _all_come(self, mines: i64, cost: vec[i64], level: i64) -> bool:
        i: i64
        for i in range(len(self.mine.goals)):
            if (mines >> i) & 1 and cost[self.mine.goals[i]] >> FIRST > level:
                return False
        return True

    def _toll(self, n: i64, side: i64) -> i64:
        """How many cards it takes to enter a cell from this side as it lies: one to be laid there, or a tool."""
        v = self.mine.cell[n]
        what = (v >> WHAT_AT) & 7
        if what == EMPTY:
            return self.lay
        if what == HIDDEN:
            return 0
        if (v >> side) & 1 == 0:
            return FAR
        on = (v >> FEATURE_AT) & 7
        if on and on != ROCKS and on != CAMPFIRE and not self.forest.tooled(self.memory, self.mine.spots[n]):
            if self.left[on] > 0:
                return 1
            return FAR
        return 0


def size(number: i64) -> i64:
    return number if number >= 0 else -number


def unit(first: i64, thing: i64) -> i64:
    """One of a thing, if `first` is to matter most."""
    if thing == first:
        return FIRST_UNIT  # constants, not shifted: compiled, a shifted constant has 32 bits only
    if thing == (first + 1) % 3:
        return SECOND_UNIT
    return 1


def _affordable(price: i64, first: i64, limits: vec[i64]) -> bool:
    second = (price >> PLACE) & BELOW <= limits[(first + 1) % 3]
    return price >> FIRST <= limits[first] and second and price & BELOW <= limits[(first + 2) % 3]
