"""The games that can be played: those of the house, and what comes from outside."""

from __future__ import annotations

from functools import cache, partial
from typing import Final, TypeVar, cast

from pyrite.games import house
from pyrite.kernel.decks import cards
from pyrite.kernel.errors import SetupError
from pyrite.kernel.game import Extra, Game
from pyrite.setup import outside

Thing = TypeVar("Thing", Game, Extra)
FIRST: Final = house()[0].name  # the game that is meant where none is named


@cache
def games() -> dict[str, Game]:
    """All by their names."""
    known = {game.name: game for game in house()}
    for name, thing in outside.brought().items():
        if isinstance(thing, Game | Extra):
            outside.take(name, partial(_take_in, known, thing))
    return known


def game_named(name: str) -> Game:
    if name not in games():
        allowed = ", ".join(games())
        raise SetupError(
            f"unknown game {name!r}; games are {allowed}",
            reason="game-unknown",
            game=name,
            allowed=allowed,
        )
    return games()[name]


def _take_in(known: dict[str, Game], thing: Game | Extra) -> None:
    """A game comes last of all, an extra last in its game; neither in place of another."""
    if isinstance(thing, Game):
        _add(known, thing)
        return None
    cards.load(thing.deck)  # what cannot be read is told at once
    for game in known.values():
        if game.kind is type(thing):
            return _add(cast("dict[str, Extra]", game.extras), thing)
    raise ValueError("no game knows such modules")


def _add(there: dict[str, Thing], thing: Thing) -> None:
    if thing.name in there:
        raise ValueError(f"there is something called {thing.name} already")
    there[thing.name] = thing
