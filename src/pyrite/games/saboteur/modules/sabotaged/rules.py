"""The Sabotaged Dwarf: who ends a round with a broken tool has no part in the miners' gold (SD-1 … SD-4)."""

from __future__ import annotations

from collections.abc import Mapping

from pyrite.kernel.book import Book
from pyrite.kernel.decks.cards import Deck


def add(book: Book, deck: Deck, options: Mapping[str, str]) -> None:
    book.forfeits |= book.tools
