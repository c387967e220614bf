"""The map: a secret look at something that lies face down (B-29, X-B11, TC-6)."""

from __future__ import annotations

from mypy_extensions import i64

from pyrite.kernel import facts
from pyrite.kernel import mine as ground
from pyrite.kernel.book import Kind, Sight
from pyrite.kernel.mine import HIDDEN, WHAT_AT
from pyrite.kernel.moves import AT_SPOT, FACE_AT, PLAY, SPOT_AT, place, verb
from pyrite.kernel.state import State
from pyrite.kernel.vecs import append, vec


class Map(Kind):
    """Shows whatever the book has to show."""

    def aim(self) -> i64:
        return AT_SPOT

    def moves(self, g: State, seat: i64, out: vec[i64]) -> vec[i64]:
        head: i64 = PLAY | (self.face << FACE_AT)
        for sight in g.book.sights:
            for spot in sight.spots(g, vec[i64](capacity=8)):
                out = append(out, head | (spot << SPOT_AT))
        return out

    def count(self, g: State, seat: i64) -> i64:
        all_: i64 = 0
        for sight in g.book.sights:
            all_ += sight.count(g)
        return all_

    def nth(self, g: State, seat: i64, nth: i64) -> i64:
        spots = vec[i64](capacity=8)
        for sight in g.book.sights:
            spots = sight.spots(g, spots)
        return PLAY | (self.face << FACE_AT) | (spots[nth] << SPOT_AT)

    def resolve(self, g: State, move: i64) -> None:
        for sight in g.book.sights:
            if sight.show(g, g.turn, place(move)):
                return

    def refusal(self, g: State, seat: i64, move: i64) -> str:
        if verb(move) != PLAY:
            return "B-29 choose-goal"
        for sight in g.book.sights:
            why = sight.refusal(g, place(move))
            if why:
                return why
        return "B-29 choose-goal"


class Goals(Sight):
    """The goals that lie face down."""

    def spots(self, g: State, out: vec[i64]) -> vec[i64]:
        for c in g.mine.goals:
            if (g.mine.cell[c] >> WHAT_AT) & 7 == HIDDEN:
                out = append(out, g.mine.spots[c])
        return out

    def count(self, g: State) -> i64:
        cell = g.mine.cell
        closed: i64 = 0
        for c in g.mine.goals:
            if (cell[c] >> WHAT_AT) & 7 == HIDDEN:
                closed += 1
        return closed

    def show(self, g: State, seat: i64, spot: i64) -> bool:
        if g.mine.what(spot) != HIDDEN:
            return False
        goal = g.mine.card(spot)
        g.show_to(goal, seat)
        g.note(facts.LOOKED, seat, goal, spot)
        return True

    def refusal(self, g: State, spot: i64) -> str:
        return "X-B11 goal-is-up" if g.mine.what(spot) == ground.GOAL else ""
