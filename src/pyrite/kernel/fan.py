"""A hand held up like a fan: what a move is picked from where chance plays, counted instead of listed."""

from __future__ import annotations

from typing import Final

from mypy_extensions import i64

from pyrite.kernel.mine import fitting
from pyrite.kernel.path import gated
from pyrite.kernel.state import HAND_ROOM, State
from pyrite.kernel.vecs import vec

# A face in hand, as one word: its number, how many cards there are of it, and in how many ways they can be played.
FACE: Final = 255
COPIES_AT: Final = 8
WAYS_AT: Final = 16


class Fan:
    """The faces that a seat holds, each once, the longest held first; and in how many ways each can be played."""

    def __init__(self, options: i64) -> None:
        self.size: i64 = 0  # so many faces; what lies behind them in the list is of earlier hands
        self.held: vec[i64] = vec[i64]([0] * HAND_ROOM)  # of each face a word
        self.plays: i64 = 0  # in how many ways they can be played, all together
        self.moves: vec[i64] = vec[i64]([0] * options)  # of each option

    def hold(self, g: State, seat: i64) -> None:
        """Take up a hand, and count how it can be played."""
        book = g.book
        hands = g.hands
        faces = g.face
        kinds = book.kinds
        mouths = book.mouths
        plain = (len(book.gates) == 0 or not gated(g)) and g.mine.countable()
        rooms: i64 = 0  # of those who may not dig: none
        more_rooms: i64 = 0
        if g.marks[seat] & book.no_digging == 0:
            rooms = g.mine.rooms
            more_rooms = g.mine.more_rooms
        held = self.held
        size: i64 = 0
        plays: i64 = 0
        seen: i64 = 0  # a bit for each face, or for two or three of them: those without it are new
        one = 1 + (seat & 0)  # no constant: compiled, that has 32 bits where it is shifted
        at: i64
        for at in range(seat * HAND_ROOM, seat * HAND_ROOM + g.hand_size[seat]):
            face = faces[hands[at]]
            bit = one << (face & 63)
            if seen & bit and self._again(face, size):
                continue
            seen |= bit
            mouth = mouths[face]
            count = fitting(rooms, more_rooms, mouth) if mouth and plain else kinds[face].count(g, seat)
            held[size] = face | (1 << COPIES_AT) | (count << WAYS_AT)
            plays += count
            size += 1
        self.size = size
        self.plays = plays

    def face(self, i: i64) -> i64:
        return self.held[i] & FACE

    def copies(self, i: i64) -> i64:
        """How many of them are in this hand."""
        return (self.held[i] >> COPIES_AT) & 255

    def nth(self, g: State, seat: i64, nth: i64) -> i64:
        """The one with this number, from 0 on, of all plays."""
        held = self.held
        left = nth
        i: i64 = 0
        while left >= held[i] >> WAYS_AT:
            left -= held[i] >> WAYS_AT
            i += 1
        return g.book.kinds[held[i] & FACE].nth(g, seat, left)

    def _again(self, face: i64, size: i64) -> bool:
        """One more of those that are held up already, if it is."""
        i: i64
        for i in range(size):
            if self.face(i) == face:
                self.held[i] += 1 << COPIES_AT
                return True
        return False
