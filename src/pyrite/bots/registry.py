"""Bots by name, as written on a command line or in a table's settings, and which game each can play."""

from __future__ import annotations

from collections.abc import Callable

from pyrite.bots.random import Random
from pyrite.games.lost_mines.bots.walker import Walker
from pyrite.games.saboteur.bots.digger import Digger
from pyrite.games.saboteur.bots.rookie import Rookie
from pyrite.kernel.bot import Bot
from pyrite.kernel.errors import SetupError
from pyrite.setup.options import LOST_MINES, SABOTEUR


def bot(spec: str) -> Bot:
    """The bot of a spec: its name and, for bots that take options, a colon and those.

    >>> bot("digger").name
    'digger'
    """
    name, _, options = spec.partition(":")
    if name not in BOTS:
        raise SetupError(
            f"unknown bot {name!r}; bots are {', '.join(BOTS)}",
            reason="bot-unknown",
            bot=name,
            allowed=", ".join(BOTS),
        )
    return BOTS[name](options)


def player(spec: str, game: str) -> Bot:
    """The bot of a spec, if it can play this game."""
    made = bot(spec)
    if made.name not in PLAYS[game]:
        allowed = ", ".join(PLAYS[game])
        raise SetupError(
            f"the bot {made.name} cannot play {game}; bots that can are {allowed}",
            reason="bot-game",
            bot=made.name,
            game=game,
            allowed=allowed,
        )
    return made


def best(game: str) -> str:
    """Who plays this game unless somebody else is asked for."""
    return PLAYS[game][-1]


def _plain(kind: Callable[[], Bot]) -> Callable[[str], Bot]:
    """A maker for a bot without options."""

    def make(options: str) -> Bot:
        made = kind()
        if options:
            raise SetupError(
                f"the bot {made.name} takes no options, so {made.name}:{options} is none",
                reason="bot-options",
                bot=made.name,
                options=options,
            )
        return made

    return make


# Each is made from what stands behind the colon of its spec.
BOTS: dict[str, Callable[[str], Bot]] = {
    "random": _plain(Random),
    "rookie": _plain(Rookie),
    "digger": _plain(Digger),
    "walker": _plain(Walker),
}

# Who can play which game; the weakest comes first.
PLAYS: dict[str, tuple[str, ...]] = {
    SABOTEUR: ("random", "rookie", "digger"),
    LOST_MINES: ("random", "walker"),
}
