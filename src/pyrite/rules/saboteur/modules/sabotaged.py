"""The Sabotaged Dwarf: who ends a round with a broken tool has no part in the miners' gold (SD-1 … SD-4)."""

from __future__ import annotations

from pyrite.rules.cards import Deck
from pyrite.rules.saboteur.book import Book
from pyrite.rules.saboteur.moves import TOOLS
from pyrite.rules.saboteur.options import Options


def add(book: Book, deck: Deck, options: Options) -> None:
    book.forfeits |= TOOLS
