"""What the arena plays of The Lost Mines: treks, with a bot in every seat."""

from __future__ import annotations

from argparse import Namespace

from pyrite.arena.programme import Programme
from pyrite.games.lost_mines.arena.match import Trek
from pyrite.games.lost_mines.arena.report import cells, table
from pyrite.setup.options import Options


def contests(args: Namespace, options: Options) -> list[Trek]:
    return [Trek(args.seats, players, options) for players in args.players]


PROGRAMME = Programme(contests, table, cells)
