"""The rockfall: takes one path card out of the mine (B-27, X-B10)."""

from __future__ import annotations

from mypy_extensions import i64

from pyrite.rules import mine as ground
from pyrite.rules.saboteur import facts
from pyrite.rules.saboteur.book import Kind
from pyrite.rules.saboteur.moves import FACE_AT, PLAY, SPOT_AT, place, verb
from pyrite.rules.saboteur.state import EVERYBODY, State
from pyrite.rules.vecs import append, vec


class Rockfall(Kind):
    def moves(self, g: State, seat: i64, out: vec[i64]) -> vec[i64]:
        for c in g.mine.laid:
            out = append(out, PLAY | (self.face << FACE_AT) | (g.mine.spots[c] << SPOT_AT))
        return out

    def resolve(self, g: State, move: i64) -> None:
        removed = g.mine.take(place(move))
        g.put_away(removed, EVERYBODY)
        g.put_away(g.played, EVERYBODY)
        g.note(facts.REMOVED, g.turn, removed, place(move))

    def refusal(self, g: State, seat: i64, move: i64) -> str:
        if verb(move) != PLAY:
            return "B-27 choose-path"
        what = g.mine.what(place(move))
        if what == ground.EMPTY:
            return "B-27 nothing-there"
        return "B-27 not-removable"
