"""What a module of Saboteur says of itself: `MODULE` in its folder."""

from __future__ import annotations

from collections.abc import Callable, Mapping
from dataclasses import dataclass, field

from pyrite.kernel.book import Book
from pyrite.kernel.decks.cards import Deck
from pyrite.setup.options import Options

Add = Callable[[Book, Deck, Options], None]


@dataclass(frozen=True)
class Module:
    """What a module brings: cards and rules that are added, goals that replace those there were.

    By its place it writes into the book, the lowest first, and so its reactions come; who is asked to pay comes before
    the veto. Another order deals other cards from the same seed.
    """

    name: str
    place: int
    deck: str  # the data file its cards come from
    add: Add | None = None
    goals: Add | None = None
    players: range | None = None  # how many can play with it, if not as many as without it
    liking: Callable[[Book], object] | None = None  # what bots make of it: a `Liking` of theirs
    clashes: Mapping[str, str] = field(default_factory=dict)  # modules of lower places that it cannot meet, and why
