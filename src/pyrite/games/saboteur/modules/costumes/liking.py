"""What bots make of the Costume Department."""

from __future__ import annotations

from mypy_extensions import i64

from pyrite.games.saboteur.bots.liking import Liking
from pyrite.games.saboteur.bots.trust import Past
from pyrite.games.saboteur.modules.costumes.rules import Costumes
from pyrite.kernel.book import Kind


class CostumesLiking(Liking):
    def knows(self, kind: Kind) -> bool:
        return isinstance(kind, Costumes)

    def retell(self, past: Past, seat: i64, turn: i64) -> None:
        """Whoever has reached it is somebody else now."""
        past.doubt[seat] = 0
