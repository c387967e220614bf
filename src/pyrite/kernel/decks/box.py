"""Decks that are played together: somebody's own ones in place of ours."""

from __future__ import annotations

from collections.abc import Callable, Mapping

from pyrite.kernel.decks.cards import Deck
from pyrite.kernel.decks.check import Check


class Box:
    """What games and modules check of decks that must go together; `load` gives what is not among the own ones."""

    def __init__(self, own: Mapping[str, Deck], load: Callable[[str], Deck], source: str) -> None:
        self.own = own
        self.load = load
        self.source = source

    def deck(self, name: str) -> Deck:
        return self.own[name] if name in self.own else self.load(name)

    def check(self, *names: str) -> Check:
        """What refuses one of these decks: the first that is not ours."""
        return Check(f"{self.source}, {next(name for name in names if name in self.own)}", None)

    def has(self, *names: str) -> bool:
        """Whether one of these decks is not ours."""
        return any(name in self.own for name in names)
