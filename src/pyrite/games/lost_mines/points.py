"""What a round is worth: a pool for each clan, the selfish on their own, the dragon at last (LM-43 … LM-45)."""

from __future__ import annotations

from typing import Final

from mypy_extensions import i64

from pyrite.games.lost_mines.cards import ALONE, treasure, value_of
from pyrite.games.lost_mines.facts import DRAGON_PAID, FOR_POOL, FOR_REST, FOR_TREASURES, POOL_SHARED, TREASURE_SHOWN
from pyrite.games.lost_mines.forest import Forest
from pyrite.kernel import facts
from pyrite.kernel.book import Sharing
from pyrite.kernel.state import State
from pyrite.kernel.vecs import append, vec

DRAGON_TAKES: Final = 2
TOTAL_AT: Final = 4
EACH_AT: Final = 12
REST_AT: Final = 20
MEMBERS_AT: Final = 28
ONE: Final[i64] = 1


class Points(Sharing):
    def __init__(self, forest: Forest, by_sum: bool, dragon_from_round: bool) -> None:
        self.forest: Forest = forest
        self.by_sum: bool = by_sum  # LM-44: who gets the rest
        self.dragon_from_round: bool = dragon_from_round  # what the dragon can take

    def share(self, g: State) -> bool:
        before = g.loose[:]
        slot: i64
        clan: i64
        seat: i64
        for slot in range(self.forest.seats):
            owner = g.memory[self.forest.owner + slot] - 1
            if owner >= 0:
                g.expose(treasure(g, slot))
                g.note(TREASURE_SHOWN, owner, treasure(g, slot), slot + 1)
        for clan in range(2):
            self._share_pool(g, clan)
        for seat in range(g.book.seats):
            if g.team(seat) == ALONE:
                _win(g, seat, self.collected(g, seat), FOR_TREASURES)
        self._pay_dragon(g, before)
        return True

    def collected(self, g: State, seat: i64) -> i64:
        """What all treasures of a seat are worth."""
        total: i64 = 0
        slot: i64
        for slot in range(self.forest.seats):
            if g.memory[self.forest.owner + slot] == seat + 1:
                total += value_of(g, treasure(g, slot))
        return total

    def _best(self, g: State, seat: i64) -> i64:
        """By what the rest is given: the most valuable treasure of a seat, or all of them (A-38)."""
        if self.by_sum:
            return self.collected(g, seat)
        best: i64 = 0
        slot: i64
        for slot in range(self.forest.seats):
            if g.memory[self.forest.owner + slot] == seat + 1:
                best = max(best, value_of(g, treasure(g, slot)))
        return best

    def _share_pool(self, g: State, clan: i64) -> None:
        """Equal shares; what is left over goes to whoever has brought the best treasure (LM-44)."""
        members = vec[i64](capacity=8)
        bits: i64 = 0
        total: i64 = 0
        seat: i64
        for seat in range(g.book.seats):
            if g.team(seat) == clan:
                members = append(members, seat)
                bits |= ONE << seat
                total += self.collected(g, seat)
        if len(members) == 0:
            return
        each = total // len(members)
        rest = total - each * len(members)
        g.note(
            POOL_SHARED,
            facts.NOBODY,
            0,
            clan | (total << TOTAL_AT) | (each << EACH_AT) | (rest << REST_AT) | (bits << MEMBERS_AT),
        )
        for seat in members:
            _win(g, seat, each, FOR_POOL)
        if rest:
            self._share_rest(g, members, rest)

    def _share_rest(self, g: State, members: vec[i64], rest: i64) -> None:
        best: i64 = 0
        tied: i64 = 0
        for seat in members:
            if self._best(g, seat) > best:
                best = self._best(g, seat)
                tied = 0
            if self._best(g, seat) == best:
                tied += 1
        for seat in members:
            if self._best(g, seat) == best:
                _win(g, seat, rest // tied, FOR_REST)

    def _pay_dragon(self, g: State, before: vec[i64]) -> None:
        seat = g.memory[self.forest.dragon] - 1
        if seat < 0:
            return
        has = g.loose[seat] - before[seat] if self.dragon_from_round else g.loose[seat]
        points = min(DRAGON_TAKES, has)
        g.loose[seat] -= points
        g.note(DRAGON_PAID, seat, 0, points)


def _win(g: State, seat: i64, points: i64, reason: i64) -> None:
    if points:
        g.loose[seat] += points
        g.note(facts.SHARED, seat, 0, points | (reason << 8))
