"""What lies before players in Saboteur 2 and what takes it away: theft, hands off, trap, free (S2-19 … S2-22)."""

from __future__ import annotations

from typing import Final

from mypy_extensions import i64

from pyrite.games.saboteur.cards.tools import BreakTool, Repair
from pyrite.kernel import facts
from pyrite.kernel.book import Book, Kind
from pyrite.kernel.moves import FACE_AT, PLAY, mark, target, verb
from pyrite.kernel.state import EVERYBODY, ONE, State
from pyrite.kernel.vecs import append, vec

# What lies before players.
TRAP: Final = "trap"
THEFT: Final = "theft"


class Theft(Kind):
    """Laid before its player, who may take a nugget from somebody when the gold is shared (S2-19)."""

    def __init__(self, book: Book, name: str, played: i64) -> None:
        super().__init__(name)
        self.mark: i64 = book.add_mark(THEFT)
        self.played: i64 = played  # where a position remembers who played one: a nibble each seat, the latest lowest

    def moves(self, g: State, seat: i64, out: vec[i64]) -> vec[i64]:
        if g.marks[seat] & (ONE << self.mark):
            return out
        return append(out, PLAY | (self.face << FACE_AT))

    def count(self, g: State, seat: i64) -> i64:
        return 0 if g.marks[seat] & (ONE << self.mark) else 1

    def nth(self, g: State, seat: i64, nth: i64) -> i64:
        return PLAY | (self.face << FACE_AT)

    def resolve(self, g: State, move: i64) -> None:
        g.lay_in_front(g.turn, self.mark, g.played)
        g.played = -1
        who = g.turn + 1
        order = who
        at: i64 = 4
        earlier = g.memory[self.played]
        while earlier:
            if earlier & 15 != who:
                order |= (earlier & 15) << at
                at += 4
            earlier >>= 4
        g.memory[self.played] = order

    def refusal(self, g: State, seat: i64, move: i64) -> str:
        if verb(move) != PLAY:
            return "B-13 play-actions"
        return "S2-24 has-theft"

    def marks(self) -> i64:
        return ONE << self.mark

    def front(self) -> i64:
        return self.mark


class Trap(BreakTool):
    """Laid before another player: no digging, and no share as long as it lies there (S2-21)."""

    def __init__(self, book: Book, name: str) -> None:
        super().__init__(name, book.add_mark(TRAP))

    def refusal(self, g: State, seat: i64, move: i64) -> str:
        if verb(move) != PLAY or target(move) >= g.book.seats:
            return "B-21 say-whom"
        if target(move) == seat:
            return "X-S2-30 trap-yourself"
        return "S2-24 already-trapped"


class Relief(Repair):
    """Takes away what lies before anybody, oneself included (D-22)."""

    def resolve(self, g: State, move: i64) -> None:
        clear(g, target(move), mark(move))


class HandsOff(Relief):
    """Takes a theft away (S2-20)."""

    def __init__(self, book: Book, name: str) -> None:
        super().__init__(name, ONE << book.add_mark(THEFT))

    def refusal(self, g: State, seat: i64, move: i64) -> str:
        if verb(move) != PLAY or target(move) >= g.book.seats:
            return "B-21 say-whom"
        return "S2-20 no-theft"


class Free(Relief):
    """Takes a trap away (S2-22)."""

    def __init__(self, book: Book, name: str) -> None:
        super().__init__(name, ONE << book.add_mark(TRAP))

    def refusal(self, g: State, seat: i64, move: i64) -> str:
        if verb(move) != PLAY or target(move) >= g.book.seats:
            return "B-21 say-whom"
        return "S2-22 no-trap"


def clear(g: State, seat: i64, mark_: i64) -> None:
    """Put a card that lies before a seat on the discard pile."""
    card = g.take_from_front(seat, mark_)
    g.put_away(card, EVERYBODY)
    g.note(facts.CLEARED, seat, card, mark_)
