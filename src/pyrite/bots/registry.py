"""Bots by name, as written on a command line or in a table's settings."""

from __future__ import annotations

from collections.abc import Callable

from pyrite.bots.bot import Bot
from pyrite.bots.digger import Digger
from pyrite.bots.random import Random
from pyrite.bots.rookie import Rookie
from pyrite.rules.errors import SetupError


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


# Each is made from what stands behind the colon of its spec; the weakest comes first.
BOTS: dict[str, Callable[[str], Bot]] = {
    "random": _plain(Random),
    "rookie": _plain(Rookie),
    "digger": _plain(Digger),
}
