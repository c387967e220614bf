"""The postcard with its two sides, Costume Department and Tunnel Party: dwarfs change hands (CD-1 … CD-4, TP-1 … TP-3).

It lies in the mine from the start. What it shows of tunnels is data (`picture` of its deck); to the mine it is a thing
of its own that is reached once, and to the round a goal that is not turned up.
"""

from __future__ import annotations

from mypy_extensions import i64

from pyrite.games.saboteur.events import RolesShuffled
from pyrite.games.saboteur.facts import ROLE_CHANGED
from pyrite.kernel.book import Book, Goal
from pyrite.kernel.decks.cards import Deck, picture_shape
from pyrite.kernel.mine import PICTURE, spot
from pyrite.kernel.state import State
from pyrite.kernel.vecs import append, vec
from pyrite.setup.options import Options


class Costumes(Goal):
    """Whoever comes first changes his dwarf for the uppermost of those nobody has (CD-2, X-CD-4)."""

    def reached(self, g: State, seat: i64) -> None:
        if len(g.spare):  # where every dwarf is dealt there is nothing to exchange (X-CD-2)
            new_dwarf(g, seat)


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


def new_dwarf(g: State, seat: i64) -> None:
    """Take the uppermost dwarf nobody has; the old one goes under the others. Only its owner sees the new one."""
    rest = vec[i64](capacity=16)
    i: i64
    for i in range(1, len(g.spare)):
        rest = append(rest, g.spare[i])
    rest = append(rest, g.role[seat])
    g.role[seat] = g.spare[0]
    g.spare = rest
    see_new(g, seat)


def see_new(g: State, seat: i64) -> None:
    g.show_to(g.role[seat], seat)
    g.note(ROLE_CHANGED, seat, g.role[seat], 0)


def add_costumes(book: Book, deck: Deck, options: Options) -> None:
    _lay_out(book, deck, Costumes("costumes", 0, 0))


def add_party(book: Book, deck: Deck, options: Options) -> None:
    _lay_out(book, deck, Party(book))


def _lay_out(book: Book, deck: Deck, side: Goal) -> None:
    """The postcard lies where its deck says, with this side up (CD-1, TP-1)."""
    assert deck.picture is not None
    book.picture = side
    for cell in deck.picture.cells:
        x, y = cell.at
        book.ground.lay(spot(x, y), picture_shape(cell), PICTURE, 0)
        book.claim(spot(x, y), "postcard")
