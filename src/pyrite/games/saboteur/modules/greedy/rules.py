"""The greedy dwarf of 2016: a miner who wants it all for himself (WC-2, WC-3, X-WC-1 … X-WC-5)."""

from __future__ import annotations

from collections.abc import Mapping

from mypy_extensions import i64

from pyrite.games.saboteur.gold import GREEDY, TREASURE, pay
from pyrite.kernel.book import Book, Role, Sharing
from pyrite.kernel.decks.cards import Deck
from pyrite.kernel.state import State


class GreedySharing(Sharing):
    """Four nuggets to a greedy dwarf who has made the link himself; asked before everybody else is paid."""

    def __init__(self, nuggets: i64, takes_all: bool) -> None:
        self.nuggets: i64 = nuggets
        self.takes_all: bool = takes_all  # D-29

    def share(self, g: State) -> bool:
        if g.outcome != TREASURE or g.team(g.connector) != GREEDY:
            return False
        pay(g, g.connector, self.nuggets)
        return self.takes_all


def add(book: Book, deck: Deck, options: Mapping[str, str]) -> None:
    """One of the miners makes room for him; his second copy is for the tournament only."""
    book.replace_role(book.face_of("miner"), Role(deck["greedy"].name, GREEDY), 1)
    book.sharing.insert(0, GreedySharing(4, options["greedyTakesAll"] == "true"))
