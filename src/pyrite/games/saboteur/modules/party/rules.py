"""Tunnel Party, the other side of the postcard: all dwarfs are dealt anew (TP-1 … TP-3)."""

from __future__ import annotations

from collections.abc import Mapping

from mypy_extensions import i64

from pyrite.games.saboteur.modules.party.events import RolesShuffled
from pyrite.games.saboteur.postcard import lay_out, see_new
from pyrite.kernel.book import Book, Goal
from pyrite.kernel.decks.cards import Deck
from pyrite.kernel.state import State


class Party(Goal):
    """Whoever comes first lets the dwarfs of all players be dealt anew (TP-2, TP-3)."""

    def __init__(self, book: Book) -> None:
        super().__init__("party", 0, 0)
        self.shuffled: i64 = book.add_fact(RolesShuffled)

    def reached(self, g: State, seat: i64) -> None:
        dwarfs = g.role[:]
        g.mix(dwarfs, 0)
        g.shuffle(dwarfs)
        g.role = dwarfs
        g.note(self.shuffled, seat, 0, 0)
        i: i64
        for i in range(g.book.seats):
            see_new(g, i)


def add(book: Book, deck: Deck, options: Mapping[str, str]) -> None:
    lay_out(book, deck, Party(book))
