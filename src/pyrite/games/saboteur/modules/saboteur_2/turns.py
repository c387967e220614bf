"""The turn in Saboteur 2: up to three cards passed, or two discarded for one that lies before you (S2-10 … S2-12)."""

from __future__ import annotations

from typing import Final

from mypy_extensions import i64

from pyrite.games.saboteur.modules.saboteur_2.fronts import clear
from pyrite.kernel.book import Option
from pyrite.kernel.moves import DISCARD, MARK_AT, MARKS, PASS, cards, face, mark, second, third
from pyrite.kernel.state import DRAWING, HAND_ROOM, State
from pyrite.kernel.vecs import append, vec

THREE_FACES: Final = ((1 << 23) - 1) << 5  # where `cards` puts them


class PassSeveral(Option):
    """Put one to three cards on the discard pile, unseen, and draw as many (S2-12); in the forest up to two (LM-34)."""

    def __init__(self, most: i64) -> None:
        self.most: i64 = most

    def moves(self, g: State, seat: i64, faces: vec[i64], out: vec[i64]) -> vec[i64]:
        for f in faces:
            out = append(out, PASS | cards(f, -1, -1))
        copies = count(g, seat, faces)
        n: i64 = len(faces)
        a: i64
        b: i64
        c: i64
        for a in range(n):
            for b in range(a, n):
                if a < b or copies[a] > 1:
                    out = append(out, PASS | cards(faces[a], faces[b], -1))
        if self.most < 3:
            return out
        for a in range(n):
            for b in range(a, n):
                if a == b and copies[a] == 1:
                    continue
                for c in range(b, n):
                    if b < c or copies[b] > (2 if a == b else 1):
                        out = append(out, PASS | cards(faces[a], faces[b], faces[c]))
        return out

    def plain(self, g: State, seat: i64, move: i64) -> i64:
        return in_hand_order(g, seat, move)

    def play(self, g: State, seat: i64, move: i64) -> None:
        g.slip(seat, face(move))
        passed: i64 = 1
        if second(move) >= 0:
            g.slip(seat, second(move))
            g.owe(seat)
            passed = 2
        if third(move) >= 0:
            g.slip(seat, third(move))
            g.owe(seat)
            passed = 3
        g.remember(seat, PASS | ((passed - 1) << MARK_AT))
        g.stage = DRAWING

    def refusal(self, g: State, seat: i64, move: i64) -> str:
        if self.most == 3:
            return "S2-12 not-in-hand"
        return "LM-34 not-in-hand" if third(move) < 0 else "LM-34 discard-two-at-most"


class DiscardTwo(Option):
    """Put two cards on the discard pile, unseen, and with them one that lies before you; draw one (S2-11)."""

    def moves(self, g: State, seat: i64, faces: vec[i64], out: vec[i64]) -> vec[i64]:
        if g.marks[seat] == 0:
            return out
        copies = count(g, seat, faces)
        n: i64 = len(faces)
        m: i64
        a: i64
        b: i64
        for m in range(MARKS):
            if (g.marks[seat] >> m) & 1 == 0:
                continue
            for a in range(n):
                for b in range(a, n):
                    if a < b or copies[a] > 1:
                        out = append(out, DISCARD | cards(faces[a], faces[b], -1) | (m << MARK_AT))
        return out

    def plain(self, g: State, seat: i64, move: i64) -> i64:
        return in_hand_order(g, seat, move)

    def play(self, g: State, seat: i64, move: i64) -> None:
        clear(g, seat, mark(move))  # what is removed lies below what removes it (X-G8)
        g.slip(seat, face(move))
        g.slip(seat, second(move))
        g.remember(seat, DISCARD | (mark(move) << MARK_AT))
        g.stage = DRAWING

    def refusal(self, g: State, seat: i64, move: i64) -> str:
        if (g.marks[seat] >> mark(move)) & 1 == 0:
            return "S2-11 not-in-front"
        return "S2-11 not-in-hand"


def count(g: State, seat: i64, faces: vec[i64]) -> vec[i64]:
    """How many cards of each of these faces a seat holds."""
    out = vec[i64](capacity=8)
    i: i64
    for f in faces:
        n: i64 = 0
        for i in range(seat * HAND_ROOM, seat * HAND_ROOM + g.hand_size[seat]):
            if g.face[g.hands[i]] == f:
                n += 1
        out = append(out, n)
    return out


def in_hand_order(g: State, seat: i64, move: i64) -> i64:
    """The same cards as they are listed: those held longest first. They may be named, and lie, in any order (X-G8)."""
    a = face(move)
    b = second(move)
    c = third(move)
    if b < 0:
        return move
    faces = g.faces_in_hand(seat)
    if rank(faces, b) < rank(faces, a):
        a, b = b, a
    if c >= 0:
        if rank(faces, c) < rank(faces, b):
            b, c = c, b
        if rank(faces, b) < rank(faces, a):
            a, b = b, a
    return (move & ~THREE_FACES) | cards(a, b, c)


def rank(faces: vec[i64], face_: i64) -> i64:
    """The place of a face among those in hand; behind all if it is not there."""
    i: i64
    for i in range(len(faces)):
        if faces[i] == face_:
            return i
    return len(faces)
