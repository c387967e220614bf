"""What can be chosen before a game, for those who offer the choice.

Nothing is written down twice: for how many a module is and which modules cannot meet is found out by asking `Setup`,
so that what is offered is exactly what is not refused, and the reason shown is the reason given.
"""

from __future__ import annotations

from functools import cache, lru_cache

import msgspec

from pyrite.kernel.errors import SetupError
from pyrite.kernel.game import Extra, Game
from pyrite.setup import known
from pyrite.setup.decks import load
from pyrite.setup.known import FIRST, game_named
from pyrite.setup.options import editions, told
from pyrite.setup.setup import Setup

CROWD = 20  # more than any of the games takes


class Clash(msgspec.Struct, frozen=True):
    """A module that cannot be in the same game, and the key of the sentence that says why."""

    module: str
    reason: str


class ModuleChoice(msgspec.Struct, frozen=True):
    """Of several modules the last one that says how many can play (`fewest` to `most`) says it for all of them.
    `reconstructed`: some of its printed pictures are unknown to us, and filled in as well as we could."""

    id: str
    fewest: int | None
    most: int | None
    clashes: tuple[Clash, ...]
    reconstructed: bool


class Collection(msgspec.Struct, frozen=True):
    """Modules under one name: a game that people know, or a shelf of the box."""

    id: str
    modules: tuple[str, ...]


class EditionChoice(msgspec.Struct, frozen=True):
    """A printed edition, and what it says to every option."""

    id: str
    options: dict[str, str]


class OptionChoice(msgspec.Struct, frozen=True):
    """The default is the first of the values. It matters only with one of `modules`, if there are any, and never with
    one of `without`."""

    id: str
    values: tuple[str, ...]
    modules: tuple[str, ...]
    without: tuple[str, ...]


class GameChoices(msgspec.Struct, frozen=True):
    """A game with all its modules; `fewest` to `most` play it without any."""

    id: str
    fewest: int
    most: int
    presets: tuple[Collection, ...]
    groups: tuple[Collection, ...]
    modules: tuple[ModuleChoice, ...]
    editions: tuple[EditionChoice, ...]
    options: tuple[OptionChoice, ...]


def games() -> tuple[GameChoices, ...]:
    """Everything that can be played today."""
    return tuple(map(catalogue, known.games()))


@cache
def catalogue(game: str = FIRST) -> GameChoices:
    """One game, as it can be played today."""
    played = game_named(game)
    plain = numbers((), game)
    return GameChoices(
        id=game,
        fewest=plain[0],
        most=plain[-1],
        presets=tuple(Collection(name, modules) for name, modules in presets(game).items()),
        groups=tuple(Collection(name, modules) for name, modules in groups(game).items()),
        modules=tuple(_module(name, played) for name in played.extras),
        editions=tuple(EditionChoice(name, told(options, game)) for name, options in editions(game).items()),
        options=_options(played),
    )


def presets(game: str = FIRST) -> dict[str, tuple[str, ...]]:
    """What people choose among, by what it needs. A game without presets is one thing, with nothing to add."""
    played = game_named(game)
    shelved = _shelved(played)
    return {
        preset: tuple(extra.name for extra in shelved if preset in extra.presets)
        for preset in played.presets or (game,)
    }


def groups(game: str = FIRST) -> dict[str, tuple[str, ...]]:
    """All modules as they come in the box: each once."""
    shelved = _shelved(game_named(game))
    return {
        shelf: tuple(extra.name for extra in shelved if extra.shelf[0] == shelf) for shelf in _shelves(game_named(game))
    }


def _shelved(game: Game) -> list[Extra]:
    """All modules from shelf to shelf."""
    shelves = _shelves(game)
    return sorted(game.extras.values(), key=lambda extra: (shelves.index(extra.shelf[0]), extra.shelf[1]))


def _shelves(game: Game) -> tuple[str, ...]:
    """Those of the game, and those that only modules from outside name."""
    return tuple(dict.fromkeys((*game.shelves, *(extra.shelf[0] for extra in game.extras.values()))))


@lru_cache  # not for all: what is asked for may be anything
def numbers(modules: tuple[str, ...] = (), game: str = FIRST) -> tuple[int, ...]:
    """How many can play a game with these modules together; none if they clash or are not known."""
    return tuple(players for players in range(1, CROWD) if _refusal(players, modules, game) is None)


def _refusal(players: int, modules: tuple[str, ...], game: str = FIRST) -> str | None:
    try:
        Setup(players, modules=modules, game=game)
    except SetupError as error:
        return error.reason
    return None


def _module(name: str, game: Game) -> ModuleChoice:
    alone = numbers((name,), game.name)
    fewest, most = (None, None) if alone == numbers((), game.name) else (alone[0], alone[-1])
    others = (Clash(other, reason) for other in game.extras if other != name and (reason := _clash(name, other, game)))
    return ModuleChoice(name, fewest, most, tuple(others), _reconstructed(load(game.extras[name].deck.name)))


def _clash(one: str, other: str, game: Game) -> str | None:
    if numbers((one, other), game.name):
        return None
    return _refusal(numbers((one,), game.name)[0], (one, other), game.name)


def _options(game: Game) -> tuple[OptionChoice, ...]:
    extras = game.extras.values()
    return tuple(
        OptionChoice(
            choice.name,
            choice.values,
            tuple(extra.name for extra in extras if choice in extra.options),
            tuple(extra.name for extra in extras if choice.name in extra.settles),
        )
        for choice in game.choices()
    )


def _reconstructed(deck: object) -> bool:
    """Whether a deck, or anything in it, says of itself that it had to be made up."""
    match deck:
        case {"confidence": "reconstructed"}:
            return True
        case dict():
            return any(map(_reconstructed, deck.values()))
        case tuple() | list():
            return any(map(_reconstructed, deck))
        case msgspec.Struct():
            return _reconstructed(msgspec.to_builtins(deck))
    return False
