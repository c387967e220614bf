"""The turn in Saboteur 2: two cards discarded for one that lies before you (S2-11)."""

from __future__ import annotations

from mypy_extensions import i64

from pyrite.games.saboteur.modules.saboteur_2.fronts import clear
from pyrite.kernel.book import Book, Option
from pyrite.kernel.fan import Fan
from pyrite.kernel.forms import Form
from pyrite.kernel.moves import MARK_AT, MARKS, face, mark, second
from pyrite.kernel.parts import MARK, TWO_CARDS
from pyrite.kernel.passing import count, count_pairs, in_hand_order, nth_pair, pairs
from pyrite.kernel.state import DRAWING, State
from pyrite.kernel.vecs import vec


class DiscardTwo(Option):
    """Put two cards on the discard pile, unseen, and with them one that lies before you; draw one (S2-11)."""

    def __init__(self, book: Book) -> None:
        self.discard: i64 = book.add_verb(
            Form("discard", TWO_CARDS.hidden, "for", MARK, example="discard NE map for trap")
        )

    def moves(self, g: State, seat: i64, faces: vec[i64], out: vec[i64]) -> vec[i64]:
        if g.marks[seat] == 0:
            return out
        copies = count(g, seat, faces)
        m: i64
        for m in range(MARKS):
            if (g.marks[seat] >> m) & 1:
                out = pairs(faces, copies, self.discard | (m << MARK_AT), out)
        return out

    def count(self, g: State, seat: i64, fan: Fan) -> i64:
        all_: i64 = 0
        lying = g.marks[seat]
        while lying:
            lying &= lying - 1  # one fewer
            all_ += count_pairs(fan)
        return all_

    def nth(self, g: State, seat: i64, fan: Fan, nth: i64) -> i64:
        left = nth
        two = count_pairs(fan)
        m: i64
        for m in range(MARKS):
            if (g.marks[seat] >> m) & 1:
                if left < two:
                    return self.discard | nth_pair(fan, left) | (m << MARK_AT)
                left -= two
        raise AssertionError("fewer moves than were counted")

    def plain(self, g: State, seat: i64, move: i64) -> i64:
        return in_hand_order(g, seat, move)

    def play(self, g: State, seat: i64, move: i64) -> None:
        clear(g, seat, mark(move))  # what is removed lies below what removes it (X-G8)
        g.slip(seat, face(move))
        g.slip(seat, second(move))
        g.remember(seat, self.discard | (mark(move) << MARK_AT))
        g.stage = DRAWING

    def refusal(self, g: State, seat: i64, move: i64) -> str:
        if (g.marks[seat] >> mark(move)) & 1 == 0:
            return "S2-11 not-in-front"
        return "S2-11 not-in-hand"
