"""What bots make of the veto."""

from __future__ import annotations

from typing import Final

from mypy_extensions import i64

from pyrite.games.saboteur.bots.liking import Liking
from pyrite.games.saboteur.bots.plan import Plan
from pyrite.games.saboteur.modules.veto.rules import Veto
from pyrite.kernel.book import Book, Kind
from pyrite.kernel.moves import verb

NERVE: Final = 60  # so much a card must do to be stopped …
PATIENCE: Final = 4  # … and more for each card to come: there is one veto only


class VetoLiking(Liking):
    def __init__(self, book: Book) -> None:
        super().__init__(book)
        self.decisions = ["veto"]
        self.verbs = ["veto"]
        self.stops = True
        self.veto: i64 = book.verb("veto")

    def knows(self, kind: Kind) -> bool:
        return isinstance(kind, Veto)

    def of_move(self, plan: Plan, move: i64) -> i64:
        if verb(move) != self.veto:
            return 0
        return -plan.side * plan.gain_of_anything(plan.view.declared) - NERVE - PATIENCE * plan.view.pile

    def keeping(self, plan: Plan, kind: Kind) -> i64:
        return 25 if plan.side > 0 else 40
