"""Broken tools and repairs (B-22 … B-26)."""

from __future__ import annotations

from mypy_extensions import i64

from pyrite.games.saboteur import facts
from pyrite.kernel.book import Kind
from pyrite.kernel.moves import FACE_AT, MARK_AT, MARKS, ON_MARK, PLAY, SEAT_AT, mark, target, verb
from pyrite.kernel.state import EVERYBODY, ONE, State
from pyrite.kernel.vecs import append, vec


class BreakTool(Kind):
    """Laid in front of another player, who may not dig while it lies there."""

    def __init__(self, name: str, mark_: i64) -> None:
        super().__init__(name)
        self.mark: i64 = mark_

    def moves(self, g: State, seat: i64, out: vec[i64]) -> vec[i64]:
        other: i64
        for other in range(g.book.seats):
            if other != seat and g.marks[other] & (ONE << self.mark) == 0:
                out = append(out, PLAY | (self.face << FACE_AT) | (other << SEAT_AT) | (self.mark << MARK_AT))
        return out

    def count(self, g: State, seat: i64) -> i64:
        whole: i64 = ((g.marks[seat] >> self.mark) & 1) - 1  # not one's own
        for marks in g.marks:
            whole += 1 - ((marks >> self.mark) & 1)
        return whole

    def nth(self, g: State, seat: i64, nth: i64) -> i64:
        left = nth
        other: i64
        for other in range(g.book.seats):
            if other != seat and g.marks[other] & (ONE << self.mark) == 0:
                if left == 0:
                    return PLAY | (self.face << FACE_AT) | (other << SEAT_AT) | (self.mark << MARK_AT)
                left -= 1
        raise AssertionError("fewer moves than were counted")

    def resolve(self, g: State, move: i64) -> None:
        g.lay_in_front(target(move), self.mark, g.played)
        g.played = -1

    def refusal(self, g: State, seat: i64, move: i64) -> str:
        if verb(move) != PLAY or target(move) >= g.book.seats or mark(move) != self.mark:
            return "B-21 choose-player"
        if target(move) == seat:
            return "B-22 not-yourself"
        return "B-23 already-broken"

    def aim(self) -> i64:
        return ON_MARK

    def marks(self) -> i64:
        return ONE << self.mark

    def front(self) -> i64:
        return self.mark


class Repair(Kind):
    """Removes one broken tool that it shows, before anybody (B-24, B-25)."""

    def __init__(self, name: str, tools: i64) -> None:
        super().__init__(name)
        self.tools: i64 = tools

    def moves(self, g: State, seat: i64, out: vec[i64]) -> vec[i64]:
        owner: i64
        m: i64
        for owner in range(g.book.seats):
            broken = g.marks[owner] & self.tools
            if broken == 0:
                continue
            for m in range(MARKS):
                if (broken >> m) & 1:
                    out = append(out, PLAY | (self.face << FACE_AT) | (owner << SEAT_AT) | (m << MARK_AT))
        return out

    def count(self, g: State, seat: i64) -> i64:
        all_: i64 = 0
        for marks in g.marks:
            broken = marks & self.tools
            while broken:
                broken &= broken - 1  # one fewer
                all_ += 1
        return all_

    def nth(self, g: State, seat: i64, nth: i64) -> i64:
        left = nth
        owner: i64
        m: i64
        for owner in range(g.book.seats):
            broken = g.marks[owner] & self.tools
            if broken == 0:
                continue
            for m in range(MARKS):
                if (broken >> m) & 1:
                    if left == 0:
                        return PLAY | (self.face << FACE_AT) | (owner << SEAT_AT) | (m << MARK_AT)
                    left -= 1
        raise AssertionError("fewer moves than were counted")

    def resolve(self, g: State, move: i64) -> None:
        broken = g.take_from_front(target(move), mark(move))
        g.put_away(broken, EVERYBODY)
        g.note(facts.MENDED, target(move), broken, mark(move))

    def refusal(self, g: State, seat: i64, move: i64) -> str:
        if verb(move) != PLAY or target(move) >= g.book.seats:
            return "B-24 choose-tool"
        if self.tools & (ONE << mark(move)) == 0:
            return "B-25 wrong-tool"
        return "B-26 not-broken"

    def aim(self) -> i64:
        return ON_MARK

    def marks(self) -> i64:
        return self.tools
