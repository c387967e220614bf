"""Bots by name, as written on a command line or in a table's settings, and which game each can play.

A game says which are its own (`Game.bots`). One that comes from outside says in `plays` which games it plays, or plays
any; where it has a class method `of`, that makes it from what stands behind the colon of its spec.
"""

from __future__ import annotations

from functools import cache
from importlib import import_module

from pyrite.bots.random import Random
from pyrite.kernel.bot import Bot
from pyrite.kernel.errors import SetupError
from pyrite.setup.known import game_named, games
from pyrite.setup.outside import brought, take


def bot(spec: str) -> Bot:
    """The bot of a spec: its name and, for bots that take options, a colon and those.

    >>> bot("digger").name
    'digger'
    """
    name, _, options = spec.partition(":")
    known = {name: kind for game in games() for name, kind in _kinds(game).items()}
    if name not in known:
        allowed = ", ".join(known)
        raise SetupError(
            f"unknown bot {name!r}; bots are {allowed}",
            reason="bot-unknown",
            bot=name,
            allowed=allowed,
        )
    return _made(name, known[name], options)


def player(spec: str, game: str) -> Bot:
    """The bot of a spec, if it can play this game."""
    made = bot(spec)
    if made.name not in players(game):
        allowed = ", ".join(players(game))
        raise SetupError(
            f"the bot {made.name} cannot play {game}; bots that can are {allowed}",
            reason="bot-game",
            bot=made.name,
            game=game,
            allowed=allowed,
        )
    return made


def players(game: str) -> tuple[str, ...]:
    """The bots that can play a game. The weakest comes first; of those from outside nothing is known."""
    return tuple(_kinds(game))


def best(game: str) -> str:
    """Who plays this game unless somebody else is asked for."""
    return players(game)[-1]


def _kinds(game: str) -> dict[str, type[Bot]]:
    any_game: dict[str, type[Bot]] = {"random": Random}
    others = {name: kind for name, kind in _from_outside().items() if game in getattr(kind, "plays", (game,))}
    return {**any_game, **others, **any_game, **_own(game_named(game).bots)}  # none takes the name of one of ours


@cache
def _own(place: str) -> dict[str, type[Bot]]:
    own: dict[str, type[Bot]] = import_module(place).BOTS if place else {}
    return own


@cache
def _from_outside() -> dict[str, type[Bot]]:
    """By the names they bear when they are made; one that cannot be made is left out."""
    kinds = [(name, kind) for name, kind in brought().items() if isinstance(kind, type) and issubclass(kind, Bot)]
    made = [(take(name, kind), kind) for name, kind in kinds]
    return {bot.name: kind for bot, kind in made if bot is not None}


def _made(name: str, kind: type[Bot], options: str) -> Bot:
    if not options:
        return kind()
    if hasattr(kind, "of"):
        made: Bot = kind.of(options)
        return made
    raise SetupError(
        f"the bot {name} takes no options, so {name}:{options} is none",
        reason="bot-options",
        bot=name,
        options=options,
    )
