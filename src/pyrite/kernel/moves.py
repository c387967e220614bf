"""A move is one integer: a verb and what it needs. `notation` turns it into words and back."""

from __future__ import annotations

from typing import Final

from mypy_extensions import i64

# --- the verbs of every game; those of a game or a module get their numbers of the book (`Book.add_verb`) ---
LAY: Final = 1  # a path card from hand: face, spot, turned; who pays if he is asked to (`payer`)
PLAY: Final = 2  # an action card from hand: face, and what it is aimed at (`Kind.aim`)
PASS: Final = 3  # cards from hand, unseen: face, and a second and third one if there are
REVEAL: Final = 4  # which of the goals reached is turned up next: spot
FIT: Final = 5  # which way a goal is turned that fits as well both ways: turned
DEAL: Final = 6  # begin the next round
TAKE: Final = 7  # one of the cards looked at: face
FORGO: Final = 8  # to do nothing of what could be done
AGREE: Final = 9  # to what somebody asks for …
REFUSE: Final = 10  # … or not
VERBS: Final = 31  # there is room for so many: five bits, and 0 is no move

FACE_AT: Final = 5
SPOT_AT: Final = 12
SECOND_AT: Final = 12  # verbs without a spot have room for two more faces, each one up
THIRD_AT: Final = 20
THREE_FACES: Final = ((1 << 23) - 1) << FACE_AT  # where up to three cards stand
TURNED: Final = 1 << 28
SEAT_AT: Final = 29
MARK_AT: Final = 33
SEATS: Final = 15  # four bits, and the last of their numbers is whoever only watches
ASKED: Final = 1 << 37  # a laying for which the seat named is asked to pay

# --- marks: what can lie in front of a player, each at most once (B-23, S2-24) --------------------
MARKS: Final = 8  # there is room for so many; which there are says the book (`Book.add_mark`)

# --- what an action card is aimed at; a game that has others adds them to its book (`Book.add_aim`) ---
AT_NOTHING: Final = 0
ON_MARK: Final = 1  # a mark before a seat; one of several where the card speaks of several
ON_SEAT: Final = 2
AT_SPOT: Final = 3
AT_SPOTS: Final = 4  # two spots, the second less than eight columns and sixteen rows away, never further north
LIKE_PATH: Final = 5  # a spot and a way to turn, as a path card is laid


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
