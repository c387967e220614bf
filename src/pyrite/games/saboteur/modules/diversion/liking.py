"""What bots make of the diversion."""

from __future__ import annotations

from mypy_extensions import i64

from pyrite.games.saboteur.bots.distances import open_ways
from pyrite.games.saboteur.bots.liking import NEVER, Liking
from pyrite.games.saboteur.bots.plan import Plan
from pyrite.games.saboteur.bots.trust import Past
from pyrite.games.saboteur.modules.diversion.rules import Diversion
from pyrite.kernel.book import Book, Kind
from pyrite.kernel.mine import CARD_AT, EMPTY, PATH, Mine
from pyrite.kernel.moves import place, turned
from pyrite.kernel.path import PathCard


class DiversionLiking(Liking):
    def knows(self, kind: Kind) -> bool:
        return isinstance(kind, Diversion)

    def of_action(self, plan: Plan, kind: Kind, move: i64) -> i64:
        gain = plan.side * plan.gain(move)
        return 3 * gain if gain > 0 else NEVER + gain

    def keeping(self, plan: Plan, kind: Kind) -> i64:
        return 25 if plan.side > 0 else 40

    def gain(self, plan: Plan, move: i64) -> i64:
        return plan.gain(move)

    def dig(self, mine: Mine, book: Book, move: i64, shut: i64) -> None:
        """Lay the card that was added last in another place."""
        i: i64 = len(mine.laid) - 1
        while i > 0 and not book.kinds[mine.cell[mine.laid[i]] >> CARD_AT].shuffled_in():
            i -= 1
        path = book.kinds[mine.take(mine.spots[mine.laid[i]])]
        assert isinstance(path, PathCard)
        mine.lay(place(move), open_ways(path.half_turn if turned(move) else path.shape, shut), PATH, path.face)

    def retell(self, past: Past, seat: i64, turn: i64) -> None:
        if len(past.mine.laid) and past.mine.what(place(turn)) == EMPTY:
            self.dig(past.mine, past.book, turn, 0)
            past.dug(seat)
