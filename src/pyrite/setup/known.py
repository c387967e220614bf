"""The games that can be played: those of the house, and what comes from outside."""

from __future__ import annotations

from collections.abc import Iterable
from functools import cache, partial
from typing import Final, TypeVar, cast

from pyrite.games import house
from pyrite.kernel.bot import Bot
from pyrite.kernel.choice import Choice
from pyrite.kernel.decks.cards import DeckFile
from pyrite.kernel.decks.schema import Reader, Schema, together
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


def deck_files(game: Game) -> list[DeckFile]:
    """The decks that come with a game and what can be added to it."""
    return [*game.decks, *(extra.deck for extra in game.extras.values())]


def schemas(known: Iterable[Game]) -> list[Schema]:
    """What decks may say for all of these games, and all that can be added to them."""
    return [schema for game in known for schema in (game.schema, *(extra.schema for extra in game.extras.values()))]


# --- from outside ---------------------------------------------------------------------------------


def _take_in(known: dict[str, Game], thing: object) -> None:
    """A game comes last of all, an extra last in its game; neither in place of another."""
    if isinstance(thing, Game):
        _check_new(known, thing.choices(), deck_files(thing), schemas([thing]))
        _add(known, thing)
    elif isinstance(thing, Extra):
        _check_new(known, thing.options, [thing.deck], [thing.schema])
        _add(cast("dict[str, Extra]", _home(known, thing).extras), thing)
    elif not (isinstance(thing, type) and issubclass(thing, Bot)):
        raise TypeError("it is no game, no module and no bot")


def _home(known: dict[str, Game], extra: Extra) -> Game:
    for game in known.values():
        if game.kind is type(extra):
            return game
    raise ValueError("no game knows such modules")


def _check_new(
    known: dict[str, Game], options: Iterable[Choice], decks: Iterable[DeckFile], said: Iterable[Schema]
) -> None:
    """Options and decks have names of their own, and a deck that cannot be read is told of before it is played."""
    for choice in options:
        if choice.name in {other.name for game in known.values() for other in game.choices()}:
            raise ValueError(f"there is an option called {choice.name} already")
    there = {deck.name: deck for game in known.values() for deck in deck_files(game)}
    reader = Reader(together((*schemas(known.values()), *said)))
    for deck in decks:
        if there.get(deck.name, deck) != deck:
            raise ValueError(f"there is a deck called {deck.name} already")
        reader.read(deck.at().read_bytes(), f"{deck.name}.json")


def _add(there: dict[str, Thing], thing: Thing) -> None:
    if thing.name in there:
        raise ValueError(f"there is something called {thing.name} already")
    there[thing.name] = thing
