"""The oracle's account of The Lost Mines: what a viewer sees of backs, peeks and treasures (LM-6, LM-25, A-1, A-11).

It is told by names of cards and by the log, not by the tables that views are made from.
"""

from __future__ import annotations

from collections.abc import Iterable

from pyrite.games.lost_mines.events import TreasureTaken
from pyrite.kernel import facts
from pyrite.kernel.moves import ASKED, mark, place, target
from pyrite.kernel.state import UNDECIDED, State
from tests.facts import kind_of

ON_BOARD = "treasure on the board"
WITH_OTHERS = "treasure of another"
NOT_LAID_OUT = "treasure left out"

Sights = dict[tuple[object, ...], int]


def in_forest(state: State) -> bool:
    return [pile.name for pile in state.book.piles] == ["treasures"]


def back(state: State, card: int) -> str:
    """What shows on a dwarf or a treasure that lies face down: clan or sort. All other cards look the same."""
    return state.kind(card).name.split("-")[0] if in_forest(state) else ""


def by_backs(state: State, pool: dict[int, str]) -> list[dict[int, str]]:
    """A pool of dwarfs or treasures, apart by what shows."""
    backs = sorted({back(state, card) for card in pool})
    return [{card: slot for card, slot in pool.items() if back(state, card) == shown} for shown in backs]


class TreasuresSeen:
    """Treasures of one round, as one viewer follows them."""

    def __init__(self, viewer: int) -> None:
        self.viewer = viewer
        self.taken: dict[int, int] = {}  # who has which, by identity

    def copy(self) -> TreasuresSeen:
        twin = TreasuresSeen(self.viewer)
        twin.taken = dict(self.taken)
        return twin

    def begin_round(self) -> None:
        self.taken = {}

    def look(self, state: State, news: Iterable[int]) -> Sights:
        """Follow what was taken, and say which treasures he sees now: his own, and in the end all that were taken."""
        for fact in news:
            if kind_of(state.book, fact) == TreasureTaken:
                self.taken[facts.card(fact)] = facts.seat(fact)
        over = state.outcome != UNDECIDED
        return {("treasure", card): card for card, seat in self.taken.items() if over or seat == self.viewer}

    def lying(self, state: State, cards: range) -> dict[int, str]:
        """Where the treasures of this round lie."""
        slots = {card: ON_BOARD if i < state.book.seats else NOT_LAID_OUT for i, card in enumerate(cards)}
        return slots | dict.fromkeys(self.taken, WITH_OTHERS)


def peeked(state: State, move: int, treasures: range) -> Sights:
    """What an information card shows to whoever has played it."""
    if place(move):
        return {("mine", place(move)): state.mine.card(place(move))}
    if move & ASKED:
        return {("role", target(move)): state.role[target(move)]}
    card = treasures[mark(move) - 1]
    return {("treasure", card): card}
