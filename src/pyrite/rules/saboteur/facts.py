"""What the rules write down while they play: one integer a fact, made into events by `events`.

It holds the kind of fact, the seat concerned, the identity of the card concerned, and a detail (often the move).
Every fact becomes one event with its own number for every viewer, whether he may see its card or not.
"""

from __future__ import annotations

from typing import Final

from mypy_extensions import i64

ROUND_BEGAN: Final = 1  # starter; round number
ROLE_DEALT: Final = 2  # seat, role
HAND_DEALT: Final = 3  # seat, first card; how many
PLAYED: Final = 4  # seat, card; the move
PASSED: Final = 5  # seat, card
REMOVED: Final = 6  # seat, path card; spot
MENDED: Final = 7  # owner of the tool, broken-tool card; mark
LOOKED: Final = 8  # seat, goal; spot
REVEALED: Final = 9  # seat, goal; spot
FITTED: Final = 10  # seat, goal; spot, and bit 28 if turned
DREW: Final = 11  # seat, card
VETOED: Final = 12  # who, the veto; the card cancelled
EARNED: Final = 13  # seat; loose nuggets
LOST: Final = 14  # seat; loose nuggets
CHANGED: Final = 15  # seat, gold card; its place in the purse, from 1
ROUND_ENDED: Final = 16  # connector; how it ended
ROLE_SHOWN: Final = 17  # seat, role
GOAL_SHOWN: Final = 18  # goal; spot
GOLD_DRAWN: Final = 19  # first picker; how many cards
GOLD_KEPT: Final = 20  # seat, gold card
GOLD_OFFERED: Final = 21  # picker, one of the gold cards he may keep; how many there are
GOLD_PAID: Final = 22  # seat, gold card, openly
SCORED: Final = 23  # seat; all his nuggets
GAME_ENDED: Final = 24  # the set of winners as bits

NOBODY: Final = 15
SEAT_AT: Final = 6
CARD_AT: Final = 10
DETAIL_AT: Final = 21


def kind(fact: i64) -> i64:
    return fact & 63


def seat(fact: i64) -> i64:
    return (fact >> SEAT_AT) & 15


def card(fact: i64) -> i64:
    return (fact >> CARD_AT) & 2047


def detail(fact: i64) -> i64:
    return fact >> DETAIL_AT
