"""What bots make of the Tunnel Party."""

from __future__ import annotations

from mypy_extensions import i64

from pyrite.games.saboteur.bots.liking import Liking
from pyrite.games.saboteur.bots.trust import Past
from pyrite.games.saboteur.modules.party.rules import Party
from pyrite.kernel.book import Kind
from pyrite.kernel.vecs import vec


class PartyLiking(Liking):
    def knows(self, kind: Kind) -> bool:
        return isinstance(kind, Party)

    def retell(self, past: Past, seat: i64, turn: i64) -> None:
        """All are somebody else now."""
        past.doubt = vec[i64]([0] * past.book.seats)
