"""The modules that can be in play, each one file that writes itself into the rule book."""

from __future__ import annotations

from collections.abc import Callable
from dataclasses import dataclass

from pyrite.rules.cards import Deck
from pyrite.rules.saboteur.book import Book
from pyrite.rules.saboteur.modules import base, new_goals, veto


@dataclass(frozen=True)
class Module:
    """What a module brings: cards and rules that are added, goals that replace those there were."""

    name: str
    deck: str  # the data file its cards come from
    add: Callable[[Book, Deck], None] | None = None
    goals: Callable[[Book, Deck], None] | None = None


BASE = Module("base", "base", add=base.add, goals=base.add_goals)
MODULES: dict[str, Module] = {
    module.name: module
    for module in (
        Module("new-goals", "new_goals", goals=new_goals.add_goals),
        Module("veto", "championship", add=veto.add),
    )
}
