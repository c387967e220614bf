"""Who still knows what, once cards have changed places unseen (X-G21, X-WC-6, X-TP-2).

`State.known` says of every card who has seen its face. That is the whole truth as long as everybody can follow the
cards. When some are mixed (a goal may have been exchanged, dwarfs are dealt anew, somebody passes one of the cards that
another has given him), those who could not look on know what they knew, but not of which card: to them the cards are a
*group*. `State.veil` has a row for each seat and one for those who watch: the number of each card's group, or 0. A
negative number says that he has seen one like it come out of the group since, so that he cannot count on this one.

FOUND says that he knows a goal or a dwarf again, but not who else does: that he could tell only if he had followed it.

Cards of the deck are in a group only as long as something is known of one of them, and what cannot be counted on any
more is forgotten at once: who has seen them is not public, so nobody could notice.
"""

from __future__ import annotations

from typing import TYPE_CHECKING, Final

from mypy_extensions import i64

from pyrite.kernel.vecs import vec

if TYPE_CHECKING:
    from pyrite.kernel.state import State

WATCHER: Final = 15
ONE: Final[i64] = 1
FOUND: Final = 1 << 30


def mix(g: State, cards: vec[i64], seen_by: i64) -> None:
    """Make a group of these cards, and of the groups they were in, for everybody but `seen_by`."""
    if len(cards) < 2:
        return
    w: i64
    for w in range(g.book.seats + 1):
        if (seen_by >> bit_of(g, w)) & 1 or not _could_tell(g, w, cards):
            continue
        group = _new_group(g)
        row: i64 = w * len(g.known)
        for card in cards:
            old = g.veil[row + card - g.base]
            if old == 0 or old == FOUND:
                g.veil[row + card - g.base] = group
            elif old != group and old != -group:  # else another one of the same group has brought it along
                _join(g, row, max(old, -old), group)


def lift(g: State, card: i64, who: i64) -> None:
    """Those who see a card of a group know it from now on, and so much the less of the others."""
    w: i64
    for w in range(g.book.seats + 1):
        at: i64 = w * len(g.known) + card - g.base
        sign = g.veil[at]
        if sign == 0 or sign == FOUND or (who >> bit_of(g, w)) & 1 == 0:
            continue
        g.veil[at] = 0 if of_the_deck(g, card) else FOUND
        group = max(sign, -sign)
        if sign < 0 or not knows(g, w, card):
            _count_out(g, w, group, card)
        _thin_out(g, w, group)


def _count_out(g: State, w: i64, group: i64, card: i64) -> None:
    """Somebody sees a card come out of a group: if he knew of one like it there, he cannot count on that one."""
    alike: i64 = -1
    i: i64
    row: i64 = w * len(g.known)
    veil = g.veil
    for i in range(len(g.known)):
        if veil[row + i] == group and _counts(g, w, group, g.base + i, card):
            alike = g.base + i
            break
    if alike < 0:  # nearly always
        return
    if not of_the_deck(g, card):
        veil[row + alike - g.base] = -group  # that he has seen a goal or a dwarf stays known to others
        return
    # Which one is said by its place, not by its identity: that says nothing, and is forgotten in texts.
    for other in g.discard:
        if _counts(g, w, group, other, card):
            _forget(g, w, other)
            return
    for i in range(g.book.seats):
        for other in g.hand(i):
            if _counts(g, w, group, other, card):
                _forget(g, w, other)
                return
    _forget(g, w, alike)


def _forget(g: State, w: i64, card: i64) -> None:
    """Somebody does not know a card any more; those who know it now are told by name, seat by seat."""
    there = (ONE << g.book.seats) - 1 | (ONE << WATCHER)
    g.known[card - g.base] &= there & ~(ONE << bit_of(g, w))


def _counts(g: State, w: i64, group: i64, other: i64, card: i64) -> bool:
    """Whether somebody counts on one of a group to be like this card."""
    in_it = g.veil[w * len(g.known) + other - g.base] == group
    return in_it and g.face[other] == g.face[card] and knows(g, w, other)


def _thin_out(g: State, w: i64, group: i64) -> None:
    """A group of one is none, nor are cards of the deck of which nothing is known any more."""
    i: i64
    row: i64 = w * len(g.known)
    veil = g.veil
    left: i64 = 0
    known: i64 = 0
    last: i64 = 0
    for i in range(len(g.known)):
        sign = veil[row + i]
        if sign == group or sign == -group:
            left += 1
            last = i
            if sign > 0 and knows(g, w, g.base + i):
                known += 1
    if left and of_the_deck(g, g.base + last) and (known == 0 or left == 1):
        _join(g, row, group, 0)
    elif left == 1 and veil[row + last] > 0:
        veil[row + last] = FOUND  # there is only one place left where it can be


def settle(g: State, seat: i64) -> None:
    """A group that lies in one hand is none: what is known of it is known of that hand."""
    w: i64
    hand = g.hand(seat)
    for w in range(g.book.seats + 1):
        looked_at: i64 = 0
        for card in hand:
            group = group_of(g, w, card)
            if group and group != looked_at:
                looked_at = group
                if _within(g, w, group, hand):
                    _join(g, w * len(g.known), group, 0)


def _within(g: State, w: i64, group: i64, hand: vec[i64]) -> bool:
    """Whether all cards of a group are in this hand."""
    members: i64 = 0
    veil = g.veil
    row: i64 = w * len(g.known)
    for card in hand:
        if veil[row + card - g.base] == group:
            members += 1
    i: i64
    for i in range(row, row + len(g.known)):
        if veil[i] == group:
            members -= 1
            if members < 0:
                return False
    return True


def knows(g: State, w: i64, card: i64) -> bool:
    """Whether somebody (a seat, or `book.seats` for those who watch) has seen this card."""
    return (g.known[card - g.base] >> bit_of(g, w)) & 1 != 0


def group_of(g: State, w: i64, card: i64) -> i64:
    """The group to which a card belongs for somebody, negative as said above; 0 if he can tell it from all others."""
    if len(g.veil) == 0:
        return 0
    group = g.veil[w * len(g.known) + card - g.base]
    if group == FOUND:
        return 0
    return group


def was_lost(g: State, w: i64, card: i64) -> bool:
    """Whether somebody has lost track of a card, be it that he knows it again by now."""
    return len(g.veil) != 0 and g.veil[w * len(g.known) + card - g.base] != 0


def of_the_deck(g: State, card: i64) -> bool:
    """Whether a card is neither goal nor dwarf nor of a module's own pile."""
    return card - g.base < len(g.book.deck)


def bit_of(g: State, w: i64) -> i64:
    if w == g.book.seats:  # not in one line: compiled, that would make an object of it
        return WATCHER
    return w


def _could_tell(g: State, w: i64, cards: vec[i64]) -> bool:
    """Whether these cards were not all the same to somebody: then mixing them makes a difference."""
    for card in cards:
        if knows(g, w, card) or group_of(g, w, card):
            return True
        if g.known[card - g.base] != g.known[cards[0] - g.base] and not of_the_deck(g, card):
            return True
    return False


def _new_group(g: State) -> i64:
    if len(g.veil) == 0:
        g.veil = vec[i64]([0] * ((g.book.seats + 1) * len(g.known)))
    g.veils += 1
    return g.veils


def _join(g: State, row: i64, old: i64, group: i64) -> None:
    veil = g.veil
    i: i64
    for i in range(row, row + len(g.known)):
        sign = veil[i]
        if sign == old:
            veil[i] = group
        elif sign == -old:
            veil[i] = -group
