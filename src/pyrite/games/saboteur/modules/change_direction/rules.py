"""Change of direction, of 2020: until the round is over, turns and gold go the other way round (WC-8, X-WC-21)."""

from __future__ import annotations

from collections.abc import Mapping

from mypy_extensions import i64

from pyrite.games.saboteur.modules.change_direction.events import DirectionChanged
from pyrite.kernel.book import Book, Kind
from pyrite.kernel.decks.cards import Deck
from pyrite.kernel.moves import FACE_AT, PLAY
from pyrite.kernel.state import State
from pyrite.kernel.vecs import append, vec


class ChangeDirection(Kind):
    def __init__(self, name: str, book: Book) -> None:
        super().__init__(name)
        self.changed: i64 = book.add_fact(DirectionChanged)

    def moves(self, g: State, seat: i64, out: vec[i64]) -> vec[i64]:
        return append(out, PLAY | (self.face << FACE_AT))

    def count(self, g: State, seat: i64) -> i64:
        return 1

    def nth(self, g: State, seat: i64, nth: i64) -> i64:
        return PLAY | (self.face << FACE_AT)

    def resolve(self, g: State, move: i64) -> None:
        g.direction = -g.direction
        g.note(self.changed, g.turn, 0, 0 if g.direction == 1 else 1)

    def refusal(self, g: State, seat: i64, move: i64) -> str:
        return "WC-4 play-it"


def add(book: Book, deck: Deck, options: Mapping[str, str]) -> None:
    card = deck["change-direction"]
    book.add_cards(ChangeDirection(card.name, book), card.count)
