"""The games of the house, each in a room of its own; they never meet. No other file that they share names one."""

from __future__ import annotations

from importlib import import_module
from typing import TYPE_CHECKING, Final

if TYPE_CHECKING:
    from pyrite.kernel.game import Game

SABOTEUR: Final = "saboteur"
LOST_MINES: Final = "lost-mines"

_PLACES = {SABOTEUR: "pyrite.games.saboteur.game", LOST_MINES: "pyrite.games.lost_mines.game"}


def house() -> list[Game]:
    """All of them. The first is meant where none is named."""
    return [import_module(place).GAME for place in _PLACES.values()]
