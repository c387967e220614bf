"""What every event is, and what it takes to tell a fact of the log to one viewer."""

from __future__ import annotations

import msgspec

from pyrite.kernel import facts
from pyrite.kernel.book import Book
from pyrite.kernel.mine import column, row
from pyrite.kernel.state import WATCHER, State


class Event(msgspec.Struct, frozen=True, kw_only=True, tag_field="event", tag=True):
    number: int


class Teller:
    """Tells one fact of a position to one viewer."""

    def __init__(self, state: State, viewer: int, number: int, fact: int) -> None:
        self.state = state
        self.book: Book = state.book
        self.number = number
        self.seat = facts.seat(fact)
        self.card = facts.card(fact)
        self.detail = facts.detail(fact)
        self.viewer = viewer
        self.own = self.seat == viewer and viewer != WATCHER  # facts of nobody have the number of those who watch

    def name(self, card: int | None = None) -> str:
        return self.book.kinds[self.state.face[self.card if card is None else card]].name

    def private(self) -> str | None:
        """The card, for the one seat that may know it."""
        return self.name() if self.own else None

    def gold(self) -> int:
        return self.state.gold_face[self.card]

    def x(self) -> int:
        return column(self.detail & 0xFFFF)

    def y(self) -> int:
        return row(self.detail & 0xFFFF)
