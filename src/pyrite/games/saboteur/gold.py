"""The gold: who wins a base round, the hand-out among miners, the pay of saboteurs (B-36 … B-42)."""

from __future__ import annotations

from typing import Final

from mypy_extensions import i64

from pyrite.games.saboteur import facts
from pyrite.kernel.book import Book, Decision, Sharing
from pyrite.kernel.forms import Form
from pyrite.kernel.moves import FACE_AT, face, verb
from pyrite.kernel.parts import VALUE
from pyrite.kernel.state import GOLD_OPEN, GOLD_ROUND_AT, GOLD_SEAT_AT, OWN_OUTCOMES, ROUND_OVER, State
from pyrite.kernel.vecs import append, pop, vec

MINERS: Final = 0
SABOTEURS: Final = 1
BLUE: Final = 2
GREEN: Final = 3
BOSS: Final = 4
PROFITEER: Final = 5
GEOLOGIST: Final = 6
GREEDY: Final = 7

TREASURE: Final[i64] = OWN_OUTCOMES  # how a round ended: the miners have found it; the game writes first into its book


class BaseSharing(Sharing):
    """Gold cards: one to each miner, or fixed sums to the saboteurs."""

    def __init__(self, book: Book) -> None:
        self.keep: Decision = book.add_decision(KeepGold(book, self))

    def share(self, g: State) -> bool:
        if g.outcome == TREASURE:
            self._offer(g)
        else:
            self._pay_saboteurs(g)
        return True

    # --- miners -----------------------------------------------------------------------------------

    def _offer(self, g: State) -> None:
        """As many gold cards as there are miners, the connector first (B-37, B-38)."""
        first = g.connector if self.has_share(g, g.connector) else self._next_miner(g, g.connector)
        if first < 0:
            return
        wanted = teammates(g, MINERS)
        cards = min(wanted, len(g.gold_pile))
        for _ in range(cards):
            g.offer = append(g.offer, take_gold(g, 0))
        g.note(facts.GOLD_DRAWN, first, 0, cards)
        seat = first
        for i in range(wanted):
            if i >= cards:  # X-B14: a deck that has run dry is made up in loose nuggets
                earn(g, seat, 1)
            seat = self._next_miner(g, seat)
        if cards:
            self._hand_on(g, first)

    def has_share(self, g: State, seat: i64) -> bool:
        """Miners have one, unless what lies before them costs it (SD-2)."""
        return g.team(seat) == MINERS and g.marks[seat] & g.book.forfeits == 0

    def _next_miner(self, g: State, seat: i64) -> i64:
        """Gold goes round against the direction of play, past all who have no share (X-B16); -1 if nobody has."""
        for _ in range(g.book.seats):
            seat = g.beside(seat, -g.direction)
            if self.has_share(g, seat):
                return seat
        return -1

    def _hand_on(self, g: State, seat: i64) -> None:
        """Give what is left of the offer to the next picker; a single card leaves nothing to choose."""
        if len(g.offer) == 1:
            card = g.offer[0]
            g.offer = vec[i64]()
            keep_gold(g, seat, card, 0)
            g.stage = ROUND_OVER
            return
        for card in g.offer:
            g.note(facts.GOLD_OFFERED, seat, card, len(g.offer))
        g.ask(self.keep, seat)

    def kept(self, g: State, value: i64) -> None:
        seat = g.decider
        left = vec[i64](capacity=8)
        mine: i64 = -1
        for card in g.offer:
            if mine < 0 and g.gold_face[card] == value:
                mine = card
            else:
                left = append(left, card)
        g.offer = left
        keep_gold(g, seat, mine, 0)
        self._hand_on(g, self._next_miner(g, seat))

    # --- saboteurs --------------------------------------------------------------------------------

    def _pay_saboteurs(self, g: State) -> None:
        each = g.book.pay[teammates(g, SABOTEURS)]
        seat: i64
        for seat in range(g.book.seats):
            if g.team(seat) == SABOTEURS:
                pay(g, seat, each)


class KeepGold(Decision):
    """One of the gold cards handed to you is yours; the others go on (B-37)."""

    def __init__(self, book: Book, sharing: BaseSharing) -> None:
        super().__init__("keep-gold")
        self.hands_out = True
        self.keep: i64 = book.add_verb(Form("keep", VALUE))
        self.sharing: BaseSharing = sharing

    def moves(self, g: State) -> vec[i64]:
        out = vec[i64](capacity=4)
        value: i64 = 3
        while value > 0:
            for card in g.offer:
                if g.gold_face[card] == value:
                    out = append(out, self.keep | (value << FACE_AT))
                    break
            value -= 1
        return out

    def play(self, g: State, move: i64) -> None:
        self.sharing.kept(g, face(move))

    def fits(self, g: State) -> bool:
        return g.outcome == TREASURE and self.sharing.has_share(g, g.decider)

    def refusal(self, g: State, move: i64) -> str:
        return "B-37 gold-not-offered" if verb(move) == self.keep else "B-37 keep-gold-first"


def teammates(g: State, team: i64) -> i64:
    """How many players belong to a team now (X-G15)."""
    n: i64 = 0
    seat: i64
    for seat in range(g.book.seats):
        if g.team(seat) == team:
            n += 1
    return n


def earn(g: State, seat: i64, nuggets: i64) -> None:
    """Give a seat loose nuggets from the bank."""
    g.loose[seat] += nuggets
    g.note(facts.EARNED, seat, 0, nuggets)


def keep_gold(g: State, seat: i64, card: i64, openly: i64) -> None:
    """Put a gold card into a purse; `openly` is GOLD_OPEN if everybody sees it."""
    g.purse = append(g.purse, card | (seat << GOLD_SEAT_AT) | (g.round << GOLD_ROUND_AT) | openly)
    g.note(facts.GOLD_PAID if openly else facts.GOLD_KEPT, seat, card, 0)


def take_gold(g: State, index: i64) -> i64:
    """Take a card out of the gold deck."""
    if index >= len(g.gold_pile) - g.open_gold:
        g.open_gold -= 1
    g.gold_pile, card = pop(g.gold_pile, index)
    return card


def pay(g: State, seat: i64, nuggets: i64) -> None:
    """Pay a sum in the open with as few gold cards as can be; only what no cards make up is paid loose (X-B13)."""
    have = vec[i64]([0, 0, 0, 0])
    for card in g.gold_pile:
        have[g.gold_face[card]] += 1
    sum_: i64 = nuggets
    while sum_ > 0:
        coins = fewest(have, sum_)
        if coins >= 0:
            value: i64 = 3
            while value > 0:
                for _ in range((coins >> (8 * value)) & 255):
                    keep_gold(g, seat, take_value(g, value), GOLD_OPEN)
                value -= 1
            break
        sum_ -= 1
    if sum_ < nuggets:
        earn(g, seat, nuggets - sum_)


def fewest(have: vec[i64], nuggets: i64) -> i64:
    """The fewest cards that add up exactly, 3 before 2 before 1: how many of each value from bit 8·value on, or -1."""
    best: i64 = -1
    best_cards: i64 = 999
    threes = min(have[3], nuggets // 3)
    while threes >= 0:
        rest = nuggets - 3 * threes
        twos = min(have[2], rest // 2)
        while twos >= 0:
            ones = rest - 2 * twos
            if ones <= have[1] and threes + twos + ones < best_cards:
                best_cards = threes + twos + ones
                best = (threes << 24) | (twos << 16) | (ones << 8)
            twos -= 1
        threes -= 1
    return best


def take_value(g: State, value: i64) -> i64:
    """Take a card of this value out of the gold deck: one that lies open at its bottom, else the uppermost."""
    index: i64 = -1
    i: i64
    for i in range(len(g.gold_pile)):
        if g.gold_face[g.gold_pile[i]] == value and (index < 0 or i >= len(g.gold_pile) - g.open_gold):
            index = i
    return _take_openly(g, index, value)


def take_any(g: State, value: i64) -> i64:
    """The same in the middle of a round, or -1 if there is none.

    Of cards that lie closed any one is as likely as the others: without the uppermost, the order of the rest would
    be no chance any more when it is handed out.
    """
    closed = vec[i64](capacity=32)
    i: i64
    for i in range(len(g.gold_pile)):
        if g.gold_face[g.gold_pile[i]] == value:
            if i >= len(g.gold_pile) - g.open_gold:
                return _take_openly(g, i, value)
            closed = append(closed, i)
    return _take_openly(g, closed[g.chance(len(closed))], value) if len(closed) else -1


def _take_openly(g: State, index: i64, value: i64) -> i64:
    # Of cards like it that were put back it is the latest, if that still lies open; otherwise nobody can tell any more
    # whether they all lie in the deck, and the latest told most.
    last: i64 = -1
    i: i64
    for i in range(len(g.returned)):
        if g.returned[i] & 15 == value:
            last = i
    if last >= 0:
        g.returned, _ = pop(g.returned, last)
    return take_gold(g, index)
