"""Several cards of a hand that leave it together: listed, counted, and passed."""

from __future__ import annotations

from mypy_extensions import i64

from pyrite.kernel.book import Option
from pyrite.kernel.fan import Fan
from pyrite.kernel.moves import (
    FACE_AT,
    MARK_AT,
    PASS,
    SECOND_AT,
    THIRD_AT,
    THREE_FACES,
    cards,
    face,
    second,
    third,
)
from pyrite.kernel.state import DRAWING, HAND_ROOM, State
from pyrite.kernel.vecs import append, vec


class PassSeveral(Option):
    """Put up to two or three cards on the discard pile, unseen, and draw as many."""

    def __init__(self, most: i64, not_in_hand: str, too_many: str) -> None:
        self.most: i64 = most
        self.not_in_hand: str = not_in_hand  # why other cards are refused …
        self.too_many: str = too_many  # … and a third one

    def moves(self, g: State, seat: i64, faces: vec[i64], out: vec[i64]) -> vec[i64]:
        for f in faces:
            out = append(out, PASS | (f << FACE_AT))
        copies = count(g, seat, faces)
        out = pairs(faces, copies, PASS, out)
        return out if self.most < 3 else triples(faces, copies, PASS, out)

    def count(self, g: State, seat: i64, fan: Fan) -> i64:
        passes = fan.size + count_pairs(fan)
        return passes if self.most < 3 else passes + count_triples(fan)

    def nth(self, g: State, seat: i64, fan: Fan, nth: i64) -> i64:
        if nth < fan.size:
            return PASS | (fan.face(nth) << FACE_AT)
        left = nth - fan.size
        two = count_pairs(fan)
        return PASS | (nth_pair(fan, left) if left < two else nth_triple(fan, left - two))

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
        return self.not_in_hand if self.most == 3 or third(move) < 0 else self.too_many


# --- two or three cards of a hand, two of one face only where there are two, those held longest first --------------


def pairs(faces: vec[i64], copies: vec[i64], head: i64, out: vec[i64]) -> vec[i64]:
    """Add every two cards to a word like `head`."""
    n: i64 = len(faces)
    a: i64
    b: i64
    for a in range(n):
        one = head | (faces[a] << FACE_AT)
        for b in range(a if copies[a] > 1 else a + 1, n):
            out = append(out, one | ((faces[b] + 1) << SECOND_AT))
    return out


def triples(faces: vec[i64], copies: vec[i64], head: i64, out: vec[i64]) -> vec[i64]:
    """Add every three cards to a word like `head`."""
    n: i64 = len(faces)
    a: i64
    b: i64
    c: i64
    for a in range(n):
        for b in range(a if copies[a] > 1 else a + 1, n):
            two = head | (faces[a] << FACE_AT) | ((faces[b] + 1) << SECOND_AT)
            for c in range(b if copies[b] > (2 if a == b else 1) else b + 1, n):
                out = append(out, two | ((faces[c] + 1) << THIRD_AT))
    return out


def count_pairs(fan: Fan) -> i64:
    return fan.size * (fan.size - 1) // 2 + _held(fan, 2)


def count_triples(fan: Fan) -> i64:
    """All different, two of one face and any other, all alike."""
    n = fan.size
    return n * (n - 1) * (n - 2) // 6 + _held(fan, 2) * (n - 1) + _held(fan, 3)


def _held(fan: Fan, copies: i64) -> i64:
    """How many faces there are of which so many are held, or more."""
    faces: i64 = 0
    i: i64
    for i in range(fan.size):
        if fan.copies(i) >= copies:
            faces += 1
    return faces


def nth_pair(fan: Fan, nth: i64) -> i64:
    """Two cards as they stand in a move, in the order of `pairs`."""
    left = nth
    a: i64 = 0
    while True:
        first = a if fan.copies(a) > 1 else a + 1
        if left < fan.size - first:
            return cards(fan.face(a), fan.face(first + left), -1)
        left -= fan.size - first
        a += 1


def nth_triple(fan: Fan, nth: i64) -> i64:
    """Three cards as they stand in a move, in the order of `triples`."""
    left = nth
    a: i64
    b: i64
    for a in range(fan.size):
        for b in range(a if fan.copies(a) > 1 else a + 1, fan.size):
            first = b if fan.copies(b) > (2 if a == b else 1) else b + 1
            if left < fan.size - first:
                return cards(fan.face(a), fan.face(b), fan.face(first + left))
            left -= fan.size - first
    raise AssertionError("fewer moves than were counted")


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
