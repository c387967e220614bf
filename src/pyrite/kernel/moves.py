"""A move is one integer: a verb and what it needs. `notation` turns it into words and back."""

from __future__ import annotations

from typing import Final

from mypy_extensions import i64

# --- verbs ----------------------------------------------------------------------------------------
LAY: Final = 1  # a path card from hand: face, spot, turned; who pays if he is asked to (`payer`)
PLAY: Final = 2  # an action card from hand: face, and what it is aimed at (`Kind.aim`)
PASS: Final = 3  # cards from hand, unseen: face, and a second and third one if there are
REVEAL: Final = 4  # which of the goals reached is turned up next: spot
FIT: Final = 5  # which way a goal is turned that fits as well both ways: turned
KEEP: Final = 6  # a gold card of the hand-out: face is its value
CHANGE: Final = 7  # a gold card changed into loose nuggets: face is its place in the purse
VETO: Final = 8
ALLOW: Final = 9
DEAL: Final = 10  # begin the next round
DISCARD: Final = 11  # two cards from hand, unseen, for a mark of one's own: face, second, mark
TOLL: Final = 12  # a card from hand, unseen, for a figure at a tunnel's end: face, spot, side (as a mark)
TAKE: Final = 13  # one of the cards looked at: face
SWAP: Final = 14  # two goals are exchanged …
LEAVE: Final = 15  # … or are not
STEAL: Final = 16  # a nugget: from whom
FORGO: Final = 17  # nothing is stolen
AGREE: Final = 18  # to pay a toll for somebody …
REFUSE: Final = 19  # … or not
CHOOSE: Final = 20  # a player: seat
MOVE: Final = 21  # a goal, one place farther: spot, side (as a mark)
STEP: Final = 22  # a dwarf walks to the next card: side (as a mark) …
STAY: Final = 23  # … or stays where it is
COLLECT: Final = 24  # a treasure: its place, from 1 on (as a mark)
PROPOSE: Final = 25  # to end a round in which nothing can be found any more
VERBS: Final = 31  # there is room for so many: five bits, and 0 is no move

FACE_AT: Final = 5
SPOT_AT: Final = 12
SECOND_AT: Final = 12  # verbs without a spot have room for two more faces, each one up
THIRD_AT: Final = 20
TURNED: Final = 1 << 28
SEAT_AT: Final = 29
MARK_AT: Final = 33
SEATS: Final = 15  # four bits, and the last of their numbers is whoever only watches
ASKED: Final = 1 << 37  # a laying for which the seat named is asked to pay

# --- marks: what can lie in front of a player, each at most once (B-23, S2-24) --------------------
TOOLS: Final = 7  # the first marks are broken tools, in the order of `cards.TOOLS`
TRAP: Final = 3
THEFT: Final = 4
TROLL_MARK: Final = 5
MARKS: Final = 8  # there is room for so many

# --- what an action card is aimed at --------------------------------------------------------------
AT_NOTHING: Final = 0
ON_MARK: Final = 1  # a mark before a seat; one of several where the card speaks of several
ON_SEAT: Final = 2
AT_SPOT: Final = 3
AT_SPOTS: Final = 4  # two spots, the second less than eight columns and sixteen rows away, never further north
LIKE_PATH: Final = 5  # a spot and a way to turn, as a path card is laid
AT_EDGE: Final = 6  # a spot and one of its sides (as a mark)
AT_SIGHT: Final = 7  # a spot, or a treasure (its place as a mark), or a seat (ASKED)


def verb(move: i64) -> i64:
    return move & 31


def face(move: i64) -> i64:
    return (move >> FACE_AT) & 127


def second(move: i64) -> i64:
    """The second of several cards, or -1."""
    return ((move >> SECOND_AT) & 255) - 1


def third(move: i64) -> i64:
    """The third of several cards, or -1."""
    return ((move >> THIRD_AT) & 255) - 1


def cards(first: i64, second_: i64, third_: i64) -> i64:
    """The faces of up to three cards, -1 where there is none, as they stand in a move."""
    return (first << FACE_AT) | ((second_ + 1) << SECOND_AT) | ((third_ + 1) << THIRD_AT)


def place(move: i64) -> i64:
    return (move >> SPOT_AT) & 0xFFFF


def two_spots(first: i64, other: i64) -> i64:
    """Two spots as they stand in a move; `first` is the northern one."""
    across = (other & 255) - (first & 255)
    down = (other >> 8) - (first >> 8)
    return (first << SPOT_AT) | ((across + 8) << SEAT_AT) | (down << MARK_AT)


def other_place(move: i64) -> i64:
    """The second of two spots."""
    return place(move) + (((move >> MARK_AT) & 15) << 8) + ((move >> SEAT_AT) & 15) - 8


def turned(move: i64) -> bool:
    return move & TURNED != 0


def target(move: i64) -> i64:
    return (move >> SEAT_AT) & 15


def mark(move: i64) -> i64:
    return (move >> MARK_AT) & 15


def payer(move: i64) -> i64:
    """Who is asked to pay for a laying; -1 if nobody is."""
    if move & ASKED:
        return target(move)
    return -1
