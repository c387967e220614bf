"""What a module of Saboteur says of itself: `MODULE` in its folder."""

from __future__ import annotations

from collections.abc import Callable, Mapping
from dataclasses import dataclass

from pyrite.kernel.book import Book
from pyrite.kernel.decks.cards import Deck
from pyrite.kernel.game import Extra

Add = Callable[[Book, Deck, Mapping[str, str]], None]


@dataclass(frozen=True, eq=False)
class Module(Extra):
    """What a module brings: cards and rules that are added, goals that replace those there were. By their places their
    reactions come; who is asked to pay comes before the veto."""

    add: Add | None = None
    goals: Add | None = None
    liking: Callable[[Book], object] | None = None  # what bots make of it: a `Liking` of theirs
