"""What the rules write down while they play: one integer a fact, made into events by `events`.

It holds the kind of fact, the seat concerned, the identity of the card concerned, and a detail (often the move).
Every fact becomes one event with its own number for every viewer, whether he may see its card or not.
The numbers of these kinds are the same in every book; all others belong to a game or module (`Book.add_fact`).
"""

from __future__ import annotations

from typing import Final

from mypy_extensions import i64

ROUND_BEGAN: Final = 1  # starter; round number
ROLE_DEALT: Final = 2  # seat, role
HAND_DEALT: Final = 3  # seat, first card; how many
PLAYED: Final = 4  # seat, card; the move
PASSED: Final = 5  # seat, card
DREW: Final = 6  # seat, card
REMOVED: Final = 7  # seat, path card; spot
CLEARED: Final = 8  # before whom, the card that lay there; its mark
LOOKED: Final = 9  # seat, goal; spot
ROLE_SEEN: Final = 10  # who has looked, the role; whose
REACHED: Final = 11  # who; the spot of something that is not turned up
REVEALED: Final = 12  # seat, goal; spot
FITTED: Final = 13  # seat, goal; spot, and bit 28 if turned
ROUND_ENDED: Final = 14  # connector; how it ended
ROLE_SHOWN: Final = 15  # seat, role
GOAL_SHOWN: Final = 16  # goal; spot
SHARED: Final = 17  # seat; nuggets, the reason from bit 8 on (`Book.add_reason`)
SCORED: Final = 18  # seat; all his nuggets
GAME_ENDED: Final = 19  # the set of winners as bits
OWN: Final = 20  # from here on they are the book's own
KINDS: Final = 255  # there is room for so many: eight bits, and 0 is none of them

NOBODY: Final = 15
SEAT_AT: Final = 8
CARD_AT: Final = 12
DETAIL_AT: Final = 23
CARDS: Final = 2048  # identities that a fact can tell apart, those of all rounds
NUGGETS: Final = 255  # in the lowest bits of a detail that counts what comes from the bank or goes there


def kind(fact: i64) -> i64:
    return fact & 255


def seat(fact: i64) -> i64:
    return (fact >> SEAT_AT) & 15


def card(fact: i64) -> i64:
    return (fact >> CARD_AT) & 2047


def detail(fact: i64) -> i64:
    return fact >> DETAIL_AT
