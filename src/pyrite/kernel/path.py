"""Path cards: laid into the mine under the rules of X-G3."""

from __future__ import annotations

from mypy_extensions import i64, mypyc_attr

from pyrite.kernel import mine as ground
from pyrite.kernel.book import Kind
from pyrite.kernel.mine import LADDER, OPEN, PATH, TWO_WAYS
from pyrite.kernel.moves import FACE_AT, LAY, SPOT_AT, TURNED, payer, place, turned, verb
from pyrite.kernel.shapes import turned as half_turned
from pyrite.kernel.state import State
from pyrite.kernel.vecs import vec


@mypyc_attr(allow_interpreted_subclasses=True)
class PathCard(Kind):
    def __init__(self, name: str, shape: i64) -> None:
        super().__init__(name)
        self.shape: i64 = shape
        self.half_turn: i64 = half_turned(shape)

    def digs(self) -> bool:
        return True

    def moves(self, g: State, seat: i64, out: vec[i64]) -> vec[i64]:
        if g.marks[seat] & g.book.no_digging:
            return out
        return self.layings(g, seat, LAY | (self.face << FACE_AT), out)

    def count(self, g: State, seat: i64) -> i64:
        if self.shape & LADDER or (len(g.book.gates) and gated(g)):
            return super().count(g, seat)
        if g.marks[seat] & g.book.no_digging:
            return 0
        upright = g.mine.room_for(self.shape & OPEN)
        return upright if self.half_turn == self.shape else upright + g.mine.room_for(self.half_turn & OPEN)

    def nth(self, g: State, seat: i64, nth: i64) -> i64:
        if self.shape & LADDER or (len(g.book.gates) and gated(g)):
            return super().nth(g, seat, nth)
        head: i64 = LAY | (self.face << FACE_AT)
        upright = g.mine.room_for(self.shape & OPEN)
        if nth < upright:
            return head | (g.mine.nth_room(self.shape & OPEN, nth) << SPOT_AT)
        return head | TURNED | (g.mine.nth_room(self.half_turn & OPEN, nth - upright) << SPOT_AT)

    def mouths(self) -> i64:
        if self.shape & LADDER:
            return 0
        both = (self.shape & OPEN) | ((self.half_turn & OPEN) << 4)
        return both if self.half_turn == self.shape else both | TWO_WAYS

    def layings(self, g: State, seat: i64, head: i64, out: vec[i64]) -> vec[i64]:
        """Every way in which a seat may lay such a card now, each a move that begins with `head`."""
        first: i64 = len(out)
        out = g.mine.layings(self.shape, head, SPOT_AT, out)
        if self.half_turn != self.shape:
            out = g.mine.layings(self.half_turn, head | TURNED, SPOT_AT, out)
        for gate in g.book.gates:
            out = gate.admit(g, seat, out, first)
        return out

    def resolve(self, g: State, move: i64) -> None:
        self.lay(g, g.played, move)
        g.played = -1

    def lay(self, g: State, card: i64, move: i64) -> None:
        """Put a card of this kind where the move says, for whoever is on turn."""
        spot = place(move)
        for gate in g.book.gates:
            gate.passed(g, g.turn, move)
        g.mine.lay(spot, self.half_turn if turned(move) else self.shape, PATH, card)
        g.dug = spot
        g.last_path = g.turn

    def refusal(self, g: State, seat: i64, move: i64) -> str:
        if verb(move) != LAY:
            return "B-13 lay-paths"
        for marks, refusal in g.book.why_no_digging:
            if g.marks[seat] & marks:
                return refusal
        return self.no_room(g, seat, move)

    def no_room(self, g: State, seat: i64, move: i64) -> str:
        """Why such a card cannot lie where and how the move says."""
        why = g.mine.refusal(place(move), self.half_turn if turned(move) else self.shape)
        if why == ground.OCCUPIED:
            return "X-G3 occupied"
        if why == ground.ALONE:
            return "B-17 no-neighbour"
        if why == ground.MISFIT:
            return "B-18 misfit"
        if why == ground.UNREACHED:
            return "B-20 not-linked"
        if why == ground.AT_GOAL:
            return "D-19 ladder-at-goal"
        if why == ground.NO_MOUTH:
            return "D-19 ladder-no-mouth"
        for gate in g.book.gates:
            shut = gate.refusal(g, seat, move)
            if shut:
                return shut
        if payer(move) >= 0:
            return "TT-6 nothing-to-pay"
        return "B-19 same-both-ways"


def gated(g: State) -> bool:
    """Whether some place may be shut or dearer, so that it is not enough to count those that a card's sides fit."""
    for gate in g.book.gates:
        if not gate.idle(g):
            return True
    return False
