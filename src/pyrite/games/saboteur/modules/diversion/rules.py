"""The diversion of 2023: the path card laid last moves to another place (WC-11, X-WC-26 … X-WC-33)."""

from __future__ import annotations

from collections.abc import Mapping

from mypy_extensions import i64

from pyrite.games.saboteur.cards.rockfall import remove_path
from pyrite.games.saboteur.modules.diversion.events import TURNED_AT, PathMoved
from pyrite.kernel.book import Book, Counter, Gate, Kind
from pyrite.kernel.decks.cards import Deck
from pyrite.kernel.mine import CARD_AT
from pyrite.kernel.moves import FACE_AT, LIKE_PATH, PLAY, place, turned, verb
from pyrite.kernel.path import PathCard
from pyrite.kernel.state import State
from pyrite.kernel.vecs import append, vec


class Diversion(Kind):
    def __init__(self, name: str, book: Book, memory: i64) -> None:
        super().__init__(name)
        self.moved: i64 = book.add_fact(PathMoved)
        self.memory: i64 = memory  # 1 once the card that lay in the centre from the start is gone

    def aim(self) -> i64:
        return LIKE_PATH

    def moves(self, g: State, seat: i64, out: vec[i64]) -> vec[i64]:
        spot = self._latest(g)
        if spot == 0:
            return out
        twin = g.copy()  # there the card is lifted first, and everything is as it would be then
        kind = _lift(twin, spot)
        for move in kind.layings(twin, seat, PLAY | (self.face << FACE_AT), vec[i64](capacity=32)):
            if place(move) != spot:
                out = append(out, move)
        return out

    def resolve(self, g: State, move: i64) -> None:
        spot = self._latest(g)
        card = g.mine.card(spot)
        kind = _lift(g, spot)
        kind.lay(g, card, move)
        half_turn: i64 = 1 if turned(move) else 0
        g.note(self.moved, g.turn, card, place(move) | (spot << 16) | (half_turn << TURNED_AT))

    def refusal(self, g: State, seat: i64, move: i64) -> str:
        if verb(move) != PLAY:
            return "WC-4 play-it"
        spot = self._latest(g)
        if spot == 0:
            return "X-WC-33 nothing-to-move"
        if place(move) == spot:
            return "X-WC-27 another-place"
        twin = g.copy()
        return _lift(twin, spot).no_room(twin, seat, move)

    def _latest(self, g: State) -> i64:
        """Where the card lies that a player laid last, of those still there; 0 if there is none."""
        mine = g.mine
        first: i64 = g.book.centre if g.memory[self.memory] == 0 else 0  # what lay there from the start comes first
        i: i64 = len(mine.laid) - 1
        while i >= first:
            c = mine.laid[i]
            if g.kind(mine.cell[c] >> CARD_AT).shuffled_in():
                return mine.spots[c]
            i -= 1
        return 0


class Centre(Gate):
    """Shuts nothing; it sees whether the card goes that nobody has laid."""

    def __init__(self, memory: i64) -> None:
        self.memory: i64 = memory

    def removed(self, g: State, spot: i64) -> None:
        if g.book.centre and spot == g.book.centre_spot:
            g.memory[self.memory] = 1


def _lift(g: State, spot: i64) -> PathCard:
    """Take the card at a spot out of the mine, with what stood on it, and return what it is."""
    kind = g.kind(remove_path(g, spot))
    assert isinstance(kind, PathCard)
    return kind


def add(book: Book, deck: Deck, options: Mapping[str, str]) -> None:
    card = deck["diversion"]
    memory = book.remember(1)
    book.keepers.append(Counter(memory, 1))
    book.add_cards(Diversion(card.name, book, memory), card.count)
    book.gates.append(Centre(memory))
