"""What a game says of itself, for all who deal with any game: `GAME` in its folder."""

from __future__ import annotations

from collections.abc import Callable, Mapping
from dataclasses import KW_ONLY, dataclass, field
from functools import lru_cache
from itertools import chain
from operator import attrgetter

from pyrite.kernel.book import Book
from pyrite.kernel.choice import LAST, Choice
from pyrite.kernel.decks.box import Box
from pyrite.kernel.decks.cards import Deck, DeckFile
from pyrite.kernel.decks.schema import NOTHING, Schema

Load = Callable[[str], Deck]
"""A deck to play with, by its name."""
Compose = Callable[[int, Mapping[str, str], tuple[str, ...], Load], Book]
"""The rules for so many players, with these options and extras, by their names."""


@dataclass(frozen=True, eq=False)
class Extra:
    """What can be added to a game: in Saboteur a module. Extras write into the book by their places, the lowest first;
    another order deals other cards from the same seed.

    `shelf` is the group in which people find it, and its place there; `presets` are those it is part of.
    """

    name: str
    place: int
    deck: DeckFile  # whose cards it brings
    _: KW_ONLY
    players: range | None = None  # how many can play with it, if not as many as without it
    clashes: Mapping[str, str] = field(default_factory=dict)  # extras of lower places that it cannot meet, and why
    options: tuple[Choice, ...] = ()  # they matter only with it
    settles: tuple[str, ...] = ()  # options that do not matter with it
    shelf: tuple[str, int] = ("minis", LAST)
    presets: tuple[str, ...] = ()
    schema: Schema = NOTHING  # what decks may say for it
    box: Callable[[Box], None] | None = None  # what people's own decks must be together, beyond what the game says


@dataclass(frozen=True, eq=False)
class Game:
    """A game. What it is played with besides the rules is named by a module of Python, and imported when it is needed:
    `bots` has `BOTS`, its own bots by name, the weakest first; `arena` what many rounds between bots are to tell."""

    name: str
    players: range  # how many play it without extras
    compose: Compose
    _: KW_ONLY
    decks: tuple[DeckFile, ...] = ()  # its own, and those that several extras use
    schema: Schema = NOTHING  # what they may say
    box: Callable[[Box], None] | None = None  # what people's own decks must be together
    options: tuple[Choice, ...] = ()  # the game's own
    editions: tuple[str, ...] = ("default",)
    extras: Mapping[str, Extra] = field(default_factory=dict)  # in their order
    kind: type[Extra] | None = None  # of its extras; those from outside find their game by it
    presets: tuple[str, ...] = ()
    shelves: tuple[str, ...] = ()
    bots: str = ""
    arena: str = ""
    score: str = "points"  # what is counted at the end
    gold: bool = False  # whether a round has a pile of gold, even an empty one
    passes_out: bool = False  # whether there comes a time when nothing is left but to pass, on and on

    def choices(self) -> list[Choice]:
        """All options, those of extras too, as they are told."""
        return _choices(self.options, tuple(self.extras.values()))


@lru_cache  # asked for with every change at every table
def _choices(own: tuple[Choice, ...], extras: tuple[Extra, ...]) -> list[Choice]:
    known: dict[str, Choice] = {}
    for choice in chain(own, *(extra.options for extra in extras)):
        known.setdefault(choice.name, choice)
    return sorted(known.values(), key=attrgetter("place"))
