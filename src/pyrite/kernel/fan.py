"""A hand held up like a fan: what a move is picked from where chance plays, counted instead of listed."""

from __future__ import annotations

from mypy_extensions import i64

from pyrite.kernel.state import HAND_ROOM, State
from pyrite.kernel.vecs import vec


class Fan:
    """The faces that a seat holds, each once, the longest held first; and room to count what can be done with them."""

    def __init__(self, options: i64) -> None:
        self.size: i64 = 0  # so many faces; what lies behind them in the lists is of earlier hands
        self.face: vec[i64] = vec[i64]([0] * HAND_ROOM)
        self.copies: vec[i64] = vec[i64]([0] * HAND_ROOM)  # of each face, in this hand
        self.ways: vec[i64] = vec[i64]([0] * HAND_ROOM)  # to play each of them
        self.moves: vec[i64] = vec[i64]([0] * options)  # of each option

    def hold(self, g: State, seat: i64) -> None:
        """Take up a hand."""
        hands = g.hands
        faces = g.face
        mine = self.face
        copies = self.copies
        size: i64 = 0
        seen: i64 = 0  # a bit for each face, or for two or three of them: those without it are new
        one = 1 + (seat & 0)  # no constant: compiled, that has 32 bits where it is shifted
        at: i64
        i: i64
        for at in range(seat * HAND_ROOM, seat * HAND_ROOM + g.hand_size[seat]):
            face = faces[hands[at]]
            bit = one << (face & 63)
            i = 0
            if seen & bit == 0:
                i = size
            while i < size and mine[i] != face:
                i += 1
            if i < size:
                copies[i] += 1
            else:
                seen |= bit
                mine[i] = face
                copies[i] = 1
                size += 1
        self.size = size
