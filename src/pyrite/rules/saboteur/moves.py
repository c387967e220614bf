"""A move is one integer: a verb and what it needs. `notation` turns it into words and back."""

from __future__ import annotations

from typing import Final

from mypy_extensions import i64

# --- verbs ----------------------------------------------------------------------------------------
LAY: Final = 1  # a path card from hand: face, spot, turned
PLAY: Final = 2  # an action card from hand: face, and a seat with a mark, or a spot
PASS: Final = 3  # a card from hand, unseen: face
REVEAL: Final = 4  # which of the goals reached is turned up next: spot
FIT: Final = 5  # which way a goal is turned that fits as well both ways: turned
KEEP: Final = 6  # a gold card of the hand-out: face is its value
CHANGE: Final = 7  # a gold card changed into loose nuggets: face is its place in the purse
VETO: Final = 8
ALLOW: Final = 9
DEAL: Final = 10  # begin the next round

FACE_AT: Final = 4
SPOT_AT: Final = 12
TURNED: Final = 1 << 28
SEAT_AT: Final = 32
MARK_AT: Final = 36

# --- marks: what can lie in front of a player, each at most once (B-23) ---------------------------
TOOLS: Final = 7  # the first marks are broken tools, in the order of `cards.TOOLS`
MARKS: Final = 8  # room for the traps and thefts of Saboteur 2


def verb(move: i64) -> i64:
    return move & 15


def face(move: i64) -> i64:
    return (move >> FACE_AT) & 255


def place(move: i64) -> i64:
    return (move >> SPOT_AT) & 0xFFFF


def turned(move: i64) -> bool:
    return move & TURNED != 0


def target(move: i64) -> i64:
    return (move >> SEAT_AT) & 15


def mark(move: i64) -> i64:
    return (move >> MARK_AT) & 15
