"""The rockfall: takes one path card out of the mine (B-27, X-B10, TC-5)."""

from __future__ import annotations

from mypy_extensions import i64

from pyrite.games.saboteur.facts import STACK_GONE
from pyrite.kernel import facts
from pyrite.kernel import mine as ground
from pyrite.kernel.book import Kind
from pyrite.kernel.mine import STACK, WHAT_AT
from pyrite.kernel.moves import AT_SPOT, FACE_AT, PLAY, SPOT_AT, place, verb
from pyrite.kernel.state import State
from pyrite.kernel.vecs import append, vec


class Rockfall(Kind):
    def aim(self) -> i64:
        return AT_SPOT

    def moves(self, g: State, seat: i64, out: vec[i64]) -> vec[i64]:
        head: i64 = PLAY | (self.face << FACE_AT)
        mine = g.mine
        for c in mine.laid:
            out = append(out, head | (mine.spots[c] << SPOT_AT))
        for c in mine.sites:
            if (mine.cell[c] >> WHAT_AT) & 7 == STACK:
                out = append(out, head | (mine.spots[c] << SPOT_AT))
        return out

    def count(self, g: State, seat: i64) -> i64:
        return super().count(g, seat) if len(g.mine.sites) else len(g.mine.laid)

    def nth(self, g: State, seat: i64, nth: i64) -> i64:
        if len(g.mine.sites):
            return super().nth(g, seat, nth)
        return PLAY | (self.face << FACE_AT) | (g.mine.spots[g.mine.laid[nth]] << SPOT_AT)

    def resolve(self, g: State, move: i64) -> None:
        spot = place(move)
        if g.mine.what(spot) == STACK:
            g.mine.clear(spot)  # nobody sees what it was, nor what lay under it (X-TC-9)
            g.note(STACK_GONE, g.turn, 0, spot)
            return
        removed = remove_path(g, spot)
        g.put_aside(removed)
        g.note(facts.REMOVED, g.turn, removed, spot)

    def refusal(self, g: State, seat: i64, move: i64) -> str:
        if verb(move) != PLAY:
            return "B-27 choose-path"
        what = g.mine.what(place(move))
        if what == ground.EMPTY:
            return "B-27 nothing-there"
        return "B-27 not-removable"


def remove_path(g: State, spot: i64) -> i64:
    """Take a path card out of the mine, with what stood on it."""
    card = g.mine.take(spot)
    for gate in g.book.gates:
        gate.removed(g, spot)
    return card
