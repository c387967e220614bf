"""What a walker may hope for: who plays for whom, what the mines are worth, and how far everybody is from them."""

from __future__ import annotations

from typing import Final

from mypy_extensions import i64

from pyrite.games.lost_mines.bots.distances import FAR, Trails
from pyrite.games.lost_mines.cards import ALONE, DRAGON, ClanDwarf, LostMine, Treasure
from pyrite.games.lost_mines.forest import Forest
from pyrite.games.lost_mines.reach import seen_prospect
from pyrite.games.lost_mines.round import ForestRound
from pyrite.kernel.mine import HIDDEN, WHAT_AT
from pyrite.kernel.vecs import append, vec
from pyrite.kernel.view import UNKNOWN, View

POINT: Final = 64  # hopes are counted in parts of a point
FULL: Final = 64  # the weight of one's own dwarf
SHARE: Final = 48  # … of a dwarf that plays for the same pool
GRUDGE: Final = 8  # … of all the others together, against them
RIVALRY: Final = 120  # … the same, when it is about stopping somebody
DRAGONS_BITE: Final = POINT  # two points, but only of those one has
SORTS: Final = 4
ONE: Final[i64] = 1
ROOM: Final = 10  # treasures of a sort on the board, one more than there can be


class Outlook:
    """One position in the eyes of one seat. All of it is made from what the view shows."""

    def __init__(self, view: View) -> None:
        flow = view.book.flow
        assert isinstance(flow, ForestRound)
        self.view: View = view
        self.forest: Forest = flow.forest
        self.me: i64 = view.viewer
        self.seats: i64 = view.book.seats
        self.trails: Trails = Trails(view, flow.forest)
        dwarf = view.book.kinds[view.role[view.viewer]]
        assert isinstance(dwarf, ClanDwarf)
        self.team: i64 = dwarf.team
        self.clan: i64 = dwarf.clan
        self.weight: vec[i64] = vec[i64](capacity=9)  # how much each seat's hopes count; against it if less than 0
        self.guise: vec[i64] = vec[i64](capacity=9)  # the weights of a loyal dwarf of the clan one seems to belong to
        self.malice: vec[i64] = vec[i64](capacity=9)  # how much one would like to stop each seat; friends less than 0
        self.blame: vec[i64] = vec[i64](capacity=9)  # how much that would suit a loyal dwarf of that clan
        # A saboteur hides as long as there is plenty of time.
        self.shy: bool = self.team != ALONE and self.team != self.clan and view.pile > view.book.seats
        self.where: vec[i64] = vec[i64](capacity=9)  # cells of the dwarfs
        self.worth: vec[i64] = vec[i64]([0] * (SORTS * ROOM))  # what a sort still gives when so many are taken
        self.sort: vec[i64] = vec[i64](capacity=4)  # of each mine; -1 if not known
        self.mean: vec[i64] = vec[i64]([0] * SORTS)  # of treasures not seen, by sort
        self.closed: i64 = 0  # sorts of mines not known yet, as bits
        self._weigh()
        self._appraise()
        self.ways: list[vec[i64]] = self.all_ways()
        seat: i64
        for seat in range(self.seats):
            self.where = append(self.where, view.mine.at(view.memory[self.forest.dwarf + seat]))

    # --- who plays for whom -----------------------------------------------------------------------

    def _weigh(self) -> None:
        seat: i64
        for seat in range(self.seats):
            if seat == self.me:
                self.weight = append(self.weight, FULL)
                self.guise = append(self.guise, FULL)
                self.malice = append(self.malice, -FULL)
                self.blame = append(self.blame, -FULL)
                continue
            trust = self._trust(seat, self.team)
            seeming = self._trust(seat, self.clan) if self.shy else trust
            self.weight = append(self.weight, self._weight(trust))
            self.guise = append(self.guise, self._weight(seeming))
            self.malice = append(self.malice, self._malice(trust))
            self.blame = append(self.blame, self._malice(seeming))

    def _weight(self, trust: i64) -> i64:
        return (trust * SHARE - (FULL - trust) * GRUDGE // (self.seats - 1)) // FULL

    def _malice(self, trust: i64) -> i64:
        return ((FULL - trust) * RIVALRY // (self.seats - 1) - trust * SHARE) // FULL

    def _trust(self, seat: i64, team: i64) -> i64:
        """How likely a seat plays for the pool of a team, of FULL."""
        if team == ALONE:
            return 0
        view = self.view
        left = view.book.roles[:]
        i: i64
        for f in view.role:
            if f == UNKNOWN:
                continue
            for i in range(len(left)):
                if left[i] == f:
                    left[i] = UNKNOWN
                    break
        known = view.role[seat]
        friends: i64 = 0
        all_: i64 = 0
        for f in left:
            if f == UNKNOWN:
                continue
            dwarf = view.book.kinds[f]
            assert isinstance(dwarf, ClanDwarf)
            if dwarf.clan + 1 == view.role_back[seat]:
                all_ += 1
                friends += 1 if dwarf.team == team else 0
        if known != UNKNOWN:
            dwarf = view.book.kinds[known]
            assert isinstance(dwarf, ClanDwarf)
            return FULL if dwarf.team == team else 0
        return FULL * friends // all_

    # --- what the mines are worth -----------------------------------------------------------------

    def _appraise(self) -> None:
        """Put together what each sort of treasure gives, the best first, and what may lie in which mine."""
        view = self.view
        count = vec[i64]([0] * SORTS)
        i: i64
        s: i64
        r: i64
        for f in view.book.piles[0].faces:
            kind = view.book.kinds[f]
            assert isinstance(kind, Treasure)
            self.mean[kind.sort] += kind.value * POINT
            count[kind.sort] += 1
        for f in view.piles:
            if f != UNKNOWN:
                kind = view.book.kinds[f]
                assert isinstance(kind, Treasure)
                self.mean[kind.sort] -= kind.value * POINT
                count[kind.sort] -= 1
        for s in range(SORTS):
            self.mean[s] = self.mean[s] // count[s] if count[s] else 0
        values = vec[i64]([0] * (SORTS * ROOM))
        for i in range(self.forest.seats):
            if view.memory[self.forest.owner + i] == 0:
                self._file(values, view.piles_back[i], self.value(i))
        for s in range(SORTS):
            for r in range(ROOM - 2, -1, -1):  # the later ones take another turn each, and somebody may be quicker
                self.worth[s * ROOM + r] = values[s * ROOM + r] + self.worth[s * ROOM + r + 1] * 5 // 8
        self.closed = 15
        for i in range(len(view.goal)):
            sort: i64 = -1
            if view.goal[i] >= 0:
                mine = view.book.kinds[view.goal[i]]
                assert isinstance(mine, LostMine)
                sort = mine.sort
                self.closed &= ~(1 << sort)
                if sort == DRAGON and self.is_hidden(i):
                    self.trails.open[view.mine.goals[i]] = 0  # let others wake it
            self.sort = append(self.sort, sort)

    def value(self, slot: i64) -> i64:
        """What a treasure is worth as far as one knows."""
        f = self.view.piles[slot]
        if f == UNKNOWN:
            return self.mean[self.view.piles_back[slot]]
        kind = self.view.book.kinds[f]
        assert isinstance(kind, Treasure)
        return kind.value * POINT

    def _file(self, values: vec[i64], sort: i64, value: i64) -> None:
        i = sort * ROOM
        while values[i] >= value:
            i += 1
        while value:
            values[i], value = value, values[i]
            i += 1

    def hope(self, mine: i64, taken: i64) -> i64:
        """What may be found at a mine after others have taken so many treasures there."""
        taken = min(taken, ROOM - 1)
        sort = self.sort[mine]
        if sort >= 0:
            return self.worth[sort * ROOM + taken]
        total: i64 = 0
        n: i64 = 0
        s: i64
        for s in range(SORTS):
            if (self.closed >> s) & 1:
                n += 1
                total += self.worth[s * ROOM + taken]
        bite: i64 = DRAGONS_BITE if self.closed & (1 << DRAGON) else 0
        return max(total - bite, total // 4) // n

    def is_hidden(self, mine: i64) -> bool:
        return (self.view.mine.cell[self.view.mine.goals[mine]] >> WHAT_AT) & 7 == HIDDEN

    def may_gain(self) -> bool:
        """Whether something may be found in a mine within reach of one's own dwarf or one that may share."""
        mines: i64 = 0
        friends: i64 = 0
        i: i64
        for i in range(len(self.sort)):
            if self.hope(i, 0) > 0:
                mines |= ONE << i
        for i in range(self.seats):
            if i == self.me or self._trust(i, self.team) > 0:
                friends |= ONE << i
        return seen_prospect(self.view, self.forest).within(mines, friends) != 0

    # --- how far it is ----------------------------------------------------------------------------

    def all_ways(self) -> list[vec[i64]]:
        """For each mine how far it is from everywhere; nothing for those where nothing is to be found."""
        return [self._ways_to(i) for i in range(len(self.sort))]

    def _ways_to(self, mine: i64) -> vec[i64]:
        return self.trails.ways_to(self.view.mine.goals[mine]) if self.hope(mine, 0) > 0 else vec[i64]()

    def mine_at(self, c: i64) -> i64:
        """Which of the mines lies in a cell; -1 if none does."""
        i: i64
        for i in range(len(self.sort)):
            if self.view.mine.goals[i] == c:
                return i
        return -1

    def nearest(self, c: i64) -> i64:
        """How far it is from a cell to the next mine where something is to be found."""
        best: i64 = FAR
        for ways in self.ways:
            if len(ways):
                best = min(best, ways[c])
        return best

    def away(self, ways: list[vec[i64]], mine: i64, seat: i64) -> i64:
        return ways[mine][self.where[seat]] if len(ways[mine]) else FAR

    def weighed(self, ways: list[vec[i64]], weight: vec[i64]) -> i64:
        """What all dwarfs may hope for, each counted by its weight."""
        rush = self.rush(ways)
        total: i64 = 0
        seat: i64
        for seat in range(self.seats):
            total += weight[seat] * self.hopes(ways, rush, seat)
        return total // FULL

    def rush(self, ways: list[vec[i64]]) -> vec[i64]:
        """For each seat the mine that it is most likely to go for; -1 if there is none."""
        out = vec[i64](capacity=9)
        seat: i64
        i: i64
        for seat in range(self.seats):
            best: i64 = 0
            mine: i64 = -1
            for i in range(len(ways)):
                hope = self.hope(i, 0) * odds(self.away(ways, i, seat))
                if hope > best:
                    best = hope
                    mine = i
            out = append(out, mine)
        return out

    def hopes(self, ways: list[vec[i64]], rush: vec[i64], seat: i64) -> i64:
        """What one dwarf may hope for: most of all the mine that promises most, and something of the others."""
        best: i64 = 0
        total: i64 = 0
        i: i64
        other: i64
        for i in range(len(ways)):
            away = self.away(ways, i, seat)
            if away >= FAR:
                continue
            ahead: i64 = 0
            for other in range(self.seats):
                if other != seat and rush[other] == i:
                    theirs = self.away(ways, i, other)
                    if theirs < away or (theirs == away and self._sooner(other, seat)):
                        ahead += 1
            hope = self.hope(i, ahead) * odds(away)
            total += hope
            best = max(best, hope)
        return (3 * best + total) >> 6

    def _sooner(self, seat: i64, other: i64) -> bool:
        """Whether a seat comes before another one, from the one on turn on."""
        turn = self.view.turn
        return (seat - turn + self.seats) % self.seats < (other - turn + self.seats) % self.seats


def odds(away: i64) -> i64:
    """How likely a dwarf still gets there in time, in 1024ths: about three quarters for each turn it takes."""
    left: i64 = 1024
    while away >= 6:
        left = left * 3 >> 2
        away -= 6
    return left - left * away * 3 // 64
