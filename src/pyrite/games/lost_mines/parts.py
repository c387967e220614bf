"""A part that moves of The Lost Mines have beside those of every game (`kernel.parts`)."""

from __future__ import annotations

from typing import Any

from pyrite.kernel import moves
from pyrite.kernel.book import Book
from pyrite.kernel.errors import NotAMove
from pyrite.kernel.parts import Part, parse_number


class Slot(Part):
    """The place of a treasure, from 1 on: there are as many as players."""

    name, example = "slot", "3"

    def read(self, book: Book, words: list[str], move: int) -> int:
        slot = parse_number(words[0])
        if not 1 <= slot <= book.seats:
            raise NotAMove(
                f"there is no treasure {slot}; they are counted from 1 to {book.seats}",
                reason="move-slot",
                slot=slot,
                most=book.seats,
            )
        return slot << moves.MARK_AT

    def write(self, book: Book, move: int) -> list[str]:
        return [str(moves.mark(move))]

    def told(self, book: Book, move: int) -> dict[str, Any]:
        return {"slot": moves.mark(move)}


SLOT = Slot()
