"""What the arena plays of Saboteur: matches, one bot for all miners, one for all saboteurs."""

from __future__ import annotations

from argparse import Namespace

from pyrite.arena.programme import Programme
from pyrite.bots.registry import players
from pyrite.games.saboteur.arena.match import Match
from pyrite.games.saboteur.arena.report import cells, table
from pyrite.games.saboteur.game import GAME
from pyrite.locales import text
from pyrite.setup.options import Options


def contests(args: Namespace, options: Options) -> list[Match]:
    """Everybody against everybody, at every table."""
    return [
        Match(miners, saboteurs, players, args.modules, options)
        for players in args.players
        for miners in args.miners
        for saboteurs in args.saboteurs
    ]


PROGRAMME = Programme(
    contests,
    table,
    cells,
    sides={
        "--miners": lambda: text("simulate-miners-help", bots=",".join(players(GAME.name))),
        "--saboteurs": lambda: text("simulate-saboteurs-help"),
    },
)
