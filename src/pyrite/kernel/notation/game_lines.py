"""What a game keeps besides its cards, as lines of a position (the form of the text: see `position`).

In the mine that is one line of numbers, the notes of the modules. A game that keeps more has lines of its own, and says
so in its book.
"""

from __future__ import annotations

from collections.abc import Iterator, Mapping
from typing import ClassVar, NamedTuple

from pyrite.kernel.book import Book
from pyrite.kernel.mine import Mine
from pyrite.kernel.notation.lines import Sheet
from pyrite.kernel.notation.mine_picture import UNDERGROUND, Legend, Marks
from pyrite.kernel.state import State

_WIDE = 10**18 - 1  # a word of memory


class Ground(NamedTuple):
    """On what all this stands: the mine as it lies, and what lies in front of everybody, as bits."""

    book: Book
    mine: Mine
    marks: list[int]


class OwnLines:
    """The lines of a game in the mine; others have subclasses."""

    keywords: ClassVar[Mapping[str, bool]] = {"memory": False}  # … and whether several lines may begin with it
    legend: Legend = UNDERGROUND  # how the mine is drawn

    def print(self, g: State) -> Iterator[str]:
        """The lines of a position."""
        if any(g.memory):
            yield " ".join(["memory", *(str(word) for word in g.memory)])

    def read(self, sheet: Sheet, g: Ground) -> list[int]:
        """The memory that such lines tell; all 0 if there are none."""
        line = sheet.find("memory")
        if line is None:
            return [0] * g.book.memory
        line.has(g.book.memory)
        return [line.count(word, 0, _WIDE) for word in line.words]

    def check(self, sheet: Sheet, g: State) -> None:
        """Refuse lines that do not agree with the rest of the position."""

    def marks(self, g: State) -> Marks | None:
        """What people want to see in a picture besides cards."""
        return None

    def treasures(self, g: State) -> list[int]:
        """The treasures that lie out for everybody to take, in their order."""
        return []


IN_THE_MINE = OwnLines()


def lines_of(book: Book) -> OwnLines:
    """The lines of the game that a book is for."""
    own = book.own_lines
    return own if isinstance(own, OwnLines) else IN_THE_MINE
