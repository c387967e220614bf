"""What can be chosen before a game, for those who offer the choice.

Nothing is written down twice: for how many a module is and which modules cannot meet is found out by asking `Setup`,
so that what is offered is exactly what is not refused, and the reason shown is the reason given.
"""

from __future__ import annotations

from functools import cache, lru_cache
from typing import get_args, get_type_hints

import msgspec

from pyrite.games.saboteur.game import MODULES
from pyrite.kernel.decks import cards
from pyrite.kernel.errors import SetupError
from pyrite.setup.options import GAMES, SABOTEUR, Options, belongs, editions, told
from pyrite.setup.setup import Setup

CROWD = 20  # more than any of the games takes
CARDS_2017_TO_2023 = ("swap-goals", "vault", "veto", "change-direction", "handyman", "pioneer", "diversion")
# What people choose among, by what it needs. The Lost Mines is one thing, with nothing to add.
PRESETS: dict[str, tuple[str, ...]] = {
    "classic": (),
    "saboteur-2": ("saboteur-2",),
    "anniversary": ("saboteur-2", *CARDS_2017_TO_2023, "new-goals", "chests"),
    "tournament": ("tournament",),
    "everything": ("saboteur-2", *CARDS_2017_TO_2023, "tolls", "party", "new-goals", "chests"),
}
# All modules as they come in the box: each once.
GROUPS: dict[str, tuple[str, ...]] = {
    "games": ("saboteur-2",),
    "championship": ("greedy", *CARDS_2017_TO_2023),
    "minis": ("tolls", "costumes", "party", "new-goals", "chests"),
    "variants": ("sabotaged", "tournament"),
}
# Options that matter only where one of these modules is in play, or only where none of these is; all others always do.
MATTERS_WITH: dict[str, tuple[str, ...]] = {
    "noDoorBoth": ("saboteur-2",),
    "soloNeedsOwnLink": ("saboteur-2",),
    "ladderContact": ("saboteur-2",),
    "hatSwap": ("saboteur-2",),
    "greedyTakesAll": ("greedy",),
    "tollStartTokenCounts": ("tolls",),
    "chestLayout": ("chests",),
    "mapBan": ("chests",),
    "goalMove": ("chests",),
}
MATTERS_WITHOUT: dict[str, tuple[str, ...]] = {
    "saboteurPay": ("saboteur-2", "tournament"),  # they pay in their own way
    "greedyTakesAll": ("tournament",),
}


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
    return tuple(catalogue(game) for game in GAMES)


@cache
def catalogue(game: str = SABOTEUR) -> GameChoices:
    """One game, as it can be played today."""
    plain = numbers((), game)
    modular = game == SABOTEUR
    presets, groups = (PRESETS, GROUPS) if modular else ({game: ()}, {})
    return GameChoices(
        id=game,
        fewest=plain[0],
        most=plain[-1],
        presets=tuple(Collection(name, modules) for name, modules in presets.items()),
        groups=tuple(Collection(name, modules) for name, modules in groups.items()),
        modules=tuple(_module(name) for name in MODULES) if modular else (),
        editions=tuple(EditionChoice(name, told(options, game)) for name, options in editions(game).items()),
        options=_options(game),
    )


@lru_cache  # not for all: what is asked for may be anything
def numbers(modules: tuple[str, ...] = (), game: str = SABOTEUR) -> tuple[int, ...]:
    """How many can play a game with these modules together; none if they clash or are not known."""
    return tuple(players for players in range(1, CROWD) if _refusal(players, modules, game) is None)


def _refusal(players: int, modules: tuple[str, ...], game: str = SABOTEUR) -> str | None:
    try:
        Setup(players, modules=modules, game=game)
    except SetupError as error:
        return error.reason
    return None


def _module(name: str) -> ModuleChoice:
    alone = numbers((name,))
    fewest, most = (None, None) if alone == numbers() else (alone[0], alone[-1])
    others = (Clash(other, reason) for other in MODULES if other != name and (reason := _clash(name, other)))
    return ModuleChoice(name, fewest, most, tuple(others), _reconstructed(cards.load(MODULES[name].deck)))


def _clash(one: str, other: str) -> str | None:
    if numbers((one, other)):
        return None
    return _refusal(numbers((one,))[0], (one, other))


def _options(game: str) -> tuple[OptionChoice, ...]:
    hints = get_type_hints(Options)
    return tuple(
        OptionChoice(
            field.encode_name,
            (field.default, *(value for value in get_args(hints[field.name]) if value != field.default)),
            MATTERS_WITH.get(field.encode_name, ()),
            MATTERS_WITHOUT.get(field.encode_name, ()),
        )
        for field in msgspec.structs.fields(Options)
        if belongs(field.name, game)
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
