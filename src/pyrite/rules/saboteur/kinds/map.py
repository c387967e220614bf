"""The map: a secret look at one goal that lies face down (B-29, X-B11)."""

from __future__ import annotations

from mypy_extensions import i64

from pyrite.rules import mine as ground
from pyrite.rules.mine import HIDDEN, WHAT_AT
from pyrite.rules.saboteur import facts
from pyrite.rules.saboteur.book import Kind
from pyrite.rules.saboteur.moves import FACE_AT, PLAY, SPOT_AT, place, verb
from pyrite.rules.saboteur.state import EVERYBODY, State
from pyrite.rules.vecs import append, vec


class Map(Kind):
    def moves(self, g: State, seat: i64, out: vec[i64]) -> vec[i64]:
        for c in g.mine.goals:
            if (g.mine.cell[c] >> WHAT_AT) & 7 == HIDDEN:
                out = append(out, PLAY | (self.face << FACE_AT) | (g.mine.spots[c] << SPOT_AT))
        return out

    def resolve(self, g: State, move: i64) -> None:
        goal = g.mine.card(place(move))
        g.show_to(goal, g.turn)
        g.note(facts.LOOKED, g.turn, goal, place(move))
        g.put_away(g.played, EVERYBODY)

    def refusal(self, g: State, seat: i64, move: i64) -> str:
        if verb(move) == PLAY and g.mine.what(place(move)) == ground.GOAL:
            return "X-B11 goal-is-up"
        return "B-29 choose-goal"
