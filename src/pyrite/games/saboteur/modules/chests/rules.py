"""Treasure Chests: stacks in the mine, each a path card on a chest that its finder has to open (TC-1 … TC-7)."""

from __future__ import annotations

from collections.abc import Mapping
from typing import Final

from mypy_extensions import i64

from pyrite.games.saboteur.cards.map import Goals
from pyrite.games.saboteur.modules.chests.deck import ChestCard
from pyrite.games.saboteur.modules.chests.deck import ChestPath as PathOnChest
from pyrite.games.saboteur.modules.chests.effects import Chest, Contents
from pyrite.games.saboteur.modules.chests.events import ChestOpened, StackSeen
from pyrite.games.saboteur.stacks import Stacks
from pyrite.kernel.book import Book, Goal, Preparation, Sight
from pyrite.kernel.decks.cards import Deck, shape
from pyrite.kernel.mine import CARD_AT, EMPTY, HIDDEN, STACK, WHAT_AT, beside, spot
from pyrite.kernel.shapes import turned
from pyrite.kernel.state import State
from pyrite.kernel.vecs import append, vec

START: Final = spot(0, 0)


class ChestPath(Goal):
    """Turned up like a goal when it is reached, and a path card from then on (TC-4, X-TC-9)."""

    def __init__(self, name: str, shape: i64, half_turn: i64, book: Book) -> None:
        super().__init__(name, shape, half_turn)
        self.opened: i64 = book.add_fact(ChestOpened)

    def shuffled_in(self) -> bool:
        return False

    def reached(self, g: State, seat: i64) -> None:
        c = g.mine.laid[len(g.mine.laid) - 1]  # it has just been turned up
        card = g.under(g.mine.cell[c] >> CARD_AT)
        g.expose(card)
        g.note(self.opened, seat, card, g.mine.spots[c])
        chest = g.kind(card)
        assert isinstance(chest, Chest)
        chest.opened(g, seat, card)


class LayStacks(Preparation):
    """Chance lays the stacks, one after the other, each in any place that is still left for it (TC-2, X-TC-4)."""

    def __init__(self, stacks: Stacks, free: bool) -> None:
        self.count: i64 = stacks.count
        (west, north), (east, south) = stacks.free if free else stacks.between
        self.west: i64 = west
        self.north: i64 = north
        self.east: i64 = east
        self.south: i64 = south

    def prepare(self, g: State) -> None:
        left = self.places(g)
        i: i64
        for i in range(self.count):
            chosen = left[g.chance(len(left))]
            g.mine.stack(chosen, g.base + g.book.piles[0].first + i)
            apart = vec[i64](capacity=64)
            for other in left:
                if other != chosen and not beside(other, chosen):
                    apart = append(apart, other)
            left = apart

    def places(self, g: State) -> vec[i64]:
        """Where a stack may lie as long as there is no other."""
        out = vec[i64](capacity=64)
        x: i64
        y: i64
        for y in range(self.north, self.south + 1):
            for x in range(self.west, self.east + 1):
                at = spot(x, y)
                if g.mine.what(at) == EMPTY and not beside(at, START):
                    out = append(out, at)
        return out


class GoalsUnlessBanned(Goals):
    """The goals, until a chest says that maps may not show them any more (TC-7b)."""

    def __init__(self, ban: i64) -> None:
        self.ban: i64 = ban

    def spots(self, g: State, out: vec[i64]) -> vec[i64]:
        return out if self.barred(g.memory) else super().spots(g, out)

    def count(self, g: State) -> i64:
        if self.barred(g.memory):
            return 0
        return super().count(g)

    def barred(self, memory: vec[i64]) -> bool:
        return memory[self.ban] != 0

    def refusal(self, g: State, spot: i64) -> str:
        if self.barred(g.memory) and g.mine.what(spot) == HIDDEN:
            return "D-44 maps-banned"
        return super().refusal(g, spot)


class ClosedStacks(Sight):
    """The stacks: a map shows both cards (TC-6, X-TC-8)."""

    def __init__(self, book: Book, ban: i64, banned_too: bool) -> None:
        self.seen: i64 = book.add_fact(StackSeen)
        self.ban: i64 = ban
        self.banned_too: bool = banned_too

    def spots(self, g: State, out: vec[i64]) -> vec[i64]:
        if self.barred(g.memory):
            return out
        for c in g.mine.sites:
            if (g.mine.cell[c] >> WHAT_AT) & 7 == STACK:
                out = append(out, g.mine.spots[c])
        return out

    def show(self, g: State, seat: i64, spot: i64) -> bool:
        if g.mine.what(spot) != STACK:
            return False
        path = g.mine.card(spot)
        g.show_to(path, seat)
        g.show_to(g.under(path), seat)
        g.note(self.seen, seat, path, spot)
        return True

    def barred(self, memory: vec[i64]) -> bool:
        return self.banned_too and memory[self.ban] != 0

    def refusal(self, g: State, spot: i64) -> str:
        return "D-44 maps-banned" if self.barred(g.memory) and g.mine.what(spot) == STACK else ""


def add(book: Book, deck: Deck, options: Mapping[str, str]) -> None:
    """Two piles of their own, four stacks of them in the mine, and what maps see."""
    paths = book.add_pile("paths")  # first the paths, then the chests: what lies under what is found by place
    for path in deck.of(PathOnChest):
        s: i64 = shape(path)
        book.add_to_pile(paths, ChestPath(path.name, s, turned(s), book), path.count)
    chests = book.add_pile("chests")
    contents = Contents(book, options["goalMove"] == "anyFarther")
    for chest in deck.of(ChestCard):
        book.add_to_pile(chests, contents.of(chest.name, chest.holds), chest.count)
    stacks = deck.part(Stacks)
    assert stacks is not None
    book.preparations.append(LayStacks(stacks, options["chestLayout"] == "free"))
    book.drawing.append(contents.draws)
    for i in range(len(book.sights)):
        if isinstance(book.sights[i], Goals):
            book.sights[i] = GoalsUnlessBanned(contents.ban)
    book.sights.append(ClosedStacks(book, contents.ban, options["mapBan"] == "all"))
    book.add_section("maps_banned", bool, contents.maps_banned)
