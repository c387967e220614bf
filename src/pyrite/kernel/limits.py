"""How much a game may have of what is told in a few bits of a move, a fact or a position.

Seats, kinds, verbs and marks are counted where a module adds them to the book, the rest when all of it is written.
"""

from __future__ import annotations

from pyrite.kernel import facts
from pyrite.kernel.book import Book, Kind
from pyrite.kernel.errors import TooMany
from pyrite.kernel.moves import MARKS
from pyrite.kernel.state import HAND_ROOM

DECISIONS = 254  # a figure at a tunnel remembers one of them in eight bits
ROUNDS = 15  # four bits of a gold card that somebody has …
GOLD = 256  # … and eight for which card it is, of those of all rounds


def check_limits(book: Book) -> None:
    """Refuse a book that would run over."""
    rounds = book.flow.most_rounds(book)
    dealt = len(book.deck) + len(book.goals) + len(book.roles) + sum(len(pile.faces) for pile in book.piles)
    for what, there, most in (
        ("marks", max(map(_marks, book.kinds), default=0), MARKS),
        ("decisions", len(book.decisions), DECISIONS),
        ("rounds", rounds, ROUNDS),
        ("cards", rounds * dealt, facts.CARDS),
        ("gold", rounds * len(book.gold), GOLD),
        ("hand", book.hand, HAND_ROOM),
    ):
        if there > most:
            raise TooMany(what, most)


def _marks(kind: Kind) -> int:
    """How many marks there must be for all that such a card speaks of."""
    return max(int(kind.marks()).bit_length(), int(kind.front()) + 1)
