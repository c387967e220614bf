"""The postcard, of which each side is a module: dwarfs change hands there (CD-1 … CD-4, TP-1 … TP-3).

It lies in the mine from the start. What it shows of tunnels is data (`picture` of its deck); to the mine it is a thing
of its own that is reached once, and to the round a goal that is not turned up.
"""

from __future__ import annotations

from mypy_extensions import i64

from pyrite.games.saboteur.facts import ROLE_CHANGED
from pyrite.games.saboteur.picture import Picture, picture_shape
from pyrite.kernel.book import Book, Goal
from pyrite.kernel.decks.cards import Deck
from pyrite.kernel.mine import PICTURE, spot
from pyrite.kernel.state import State


def see_new(g: State, seat: i64) -> None:
    """Only its owner sees a new dwarf."""
    g.show_to(g.role[seat], seat)
    g.note(ROLE_CHANGED, seat, g.role[seat], 0)


def lay_out(book: Book, deck: Deck, side: Goal) -> None:
    """The postcard lies where its deck says, with this side up (CD-1, TP-1)."""
    picture = deck.part(Picture)
    assert picture is not None
    book.picture = side
    for cell in picture.cells:
        x, y = cell.at
        book.ground.lay(spot(x, y), picture_shape(cell), PICTURE, 0)
        book.claim(spot(x, y), "postcard")
