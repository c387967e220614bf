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
CLEARED: Final = 25  # before whom, the card that lay there; its mark
ROLE_SEEN: Final = 26  # who has looked, the role; whose
ROLE_CHANGED: Final = 27  # whose, the new role
HANDS_SWAPPED: Final = 28  # who; with whom
GOALS_MIXED: Final = 29  # who; the move that named both spots, and bit 40 if he exchanged them
TAKEN: Final = 30  # who, a card from a pile others may not see: whence (TAKEN_FROM)
DIRECTION: Final = 31  # who; 0 if play goes clockwise now, else 1
MOVED: Final = 32  # who, a path card; spot it has now, 1 at bit 16 if turned, spot it had from bit 17 on
FIGURE_SET: Final = 33  # owner; the move
FIGURE_GONE: Final = 34  # owner; the spot it had blocked
TOLL_PAID: Final = 35  # payer; to whom
TOLL_ASKED: Final = 36  # who is asked; for whom
TOLL_REFUSED: Final = 37  # who would not, the card that goes back to hand; whose card
ROLES_SHUFFLED: Final = 38  # who has reached the party
CHEST_OPENED: Final = 39  # who, the chest; spot
STACK_SEEN: Final = 40  # who, the path card; spot
STACK_GONE: Final = 41  # who; spot
GOAL_MOVED: Final = 42  # who, the goal; spot it has now, spot it had from bit 16 on
ROBBED: Final = 43  # who has it now, a card from hand; who had it
SHARED: Final = 44  # seat; nuggets, the reason from bit 8 on (REASONS)
STOLEN: Final = 45  # thief; from whom
FORGONE: Final = 46  # who did not steal
BURIED: Final = 47  # who; so many cards of the draw pile went unseen to the discard pile
JUDGED: Final = 48  # 1 if the way is open to blue, 2 if to green, 4 the blue team has won, 8 the green one
EXCUSED: Final = 49  # a chest that can do nothing: who, the chest
REACHED: Final = 50  # who; the spot of something that is not turned up
CLAN_SHOWN: Final = 51  # seat, his dwarf; the back of its card
STEPPED: Final = 52  # seat; spot where his dwarf is now, spot where it was from bit 16 on
TRAPPED: Final = 53  # seat, the card he has lost; 0 if he had none to lose
TOKEN_SET: Final = 54  # seat, the card played; spot, side from bit 16 on
TOKEN_GONE: Final = 55  # whose troll it was, or nobody; the word of the token (`forest`)
TREASURE_SEEN: Final = 56  # seat, treasure; its place, from 1 on
TREASURE_TAKEN: Final = 57  # seat, treasure; its place, from 1 on
TREASURE_SHOWN: Final = 58  # seat, treasure; its place, from 1 on
DRAGON_WOKEN: Final = 59  # seat
DRAGON_PAID: Final = 60  # seat; points
POOL_SHARED: Final = 61  # clan, and from bits 4, 12, 20 and 28 on: total, what each gets, rest, members
END_PROPOSED: Final = 62  # seat
END_ANSWERED: Final = 63  # seat; 1 if he agrees
KINDS: Final = 63  # there is room for so many: six bits, and 0 is none of them

# Whence a card was taken, `detail` of TAKEN.
FROM_DISCARD: Final = 0
FROM_PILE: Final = 1

# Why somebody gets his share, from bit 8 of SHARED on.
FOR_TEAM: Final = 0
FOR_BOSS: Final = 1
FOR_PROFITEER: Final = 2
FOR_CRYSTALS: Final = 3
FOR_SABOTAGE: Final = 4
FOR_LINK: Final = 5  # the tournament's third nugget, the greedy dwarf's four
FOR_POOL: Final = 6  # an equal share of what a clan has collected
FOR_REST: Final = 7  # what could not be shared equally
FOR_TREASURES: Final = 8  # one's own, for one's own

NOBODY: Final = 15
SEAT_AT: Final = 6
CARD_AT: Final = 10
DETAIL_AT: Final = 21
CARDS: Final = 2048  # identities that a fact can tell apart, those of all rounds


def kind(fact: i64) -> i64:
    return fact & 63


def seat(fact: i64) -> i64:
    return (fact >> SEAT_AT) & 15


def card(fact: i64) -> i64:
    return (fact >> CARD_AT) & 2047


def detail(fact: i64) -> i64:
    return fact >> DETAIL_AT
