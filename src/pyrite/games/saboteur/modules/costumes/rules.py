"""Costume Department, one side of the postcard: who comes there first changes dwarfs (CD-1 … CD-4)."""

from __future__ import annotations

from collections.abc import Mapping

from mypy_extensions import i64

from pyrite.games.saboteur.postcard import lay_out, see_new
from pyrite.kernel.book import Book, Goal
from pyrite.kernel.decks.cards import Deck
from pyrite.kernel.state import State
from pyrite.kernel.vecs import append, vec


class Costumes(Goal):
    """Whoever comes first changes his dwarf for the uppermost of those nobody has (CD-2, X-CD-4)."""

    def reached(self, g: State, seat: i64) -> None:
        if len(g.spare):  # where every dwarf is dealt there is nothing to exchange (X-CD-2)
            new_dwarf(g, seat)


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


def add(book: Book, deck: Deck, options: Mapping[str, str]) -> None:
    lay_out(book, deck, Costumes("costumes", 0, 0))
