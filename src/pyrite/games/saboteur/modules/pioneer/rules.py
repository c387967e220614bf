"""The pioneer of 2022: two path cards in one turn, one after the other (WC-10, X-WC-22 … X-WC-24)."""

from __future__ import annotations

from collections.abc import Mapping
from typing import Final

from mypy_extensions import i64

from pyrite.kernel.book import Book, Counter, Decision, Kind, Reaction
from pyrite.kernel.decks.cards import Deck
from pyrite.kernel.moves import FACE_AT, FORGO, LAY, PLAY, face, verb
from pyrite.kernel.path import PathCard
from pyrite.kernel.state import EVERYBODY, REACHING, State
from pyrite.kernel.vecs import append, vec

# How far a pioneer has come, in a word of the position's memory.
FIRST: Final = 0  # the first card is to be chosen …
FIRST_OUT: Final = 1  # … and has been; it may come back if nobody pays for its place (X-TT-5)
SECOND: Final = 2
SECOND_OUT: Final = 3


class Pioneer(Kind):
    def __init__(self, name: str, memory: i64, decision: Decision) -> None:
        super().__init__(name)
        self.memory: i64 = memory
        self.decision: Decision = decision

    def moves(self, g: State, seat: i64, out: vec[i64]) -> vec[i64]:
        return append(out, PLAY | (self.face << FACE_AT)) if can_lay_two(g, seat) else out

    def count(self, g: State, seat: i64) -> i64:
        return 1 if can_lay_two(g, seat) else 0

    def nth(self, g: State, seat: i64, nth: i64) -> i64:
        return PLAY | (self.face << FACE_AT)

    def resolve(self, g: State, move: i64) -> None:
        g.held = g.played
        g.played = -1
        g.memory[self.memory] = FIRST
        g.ask(self.decision, g.turn)

    def waits(self) -> bool:
        return True

    def agrees(self, g: State) -> bool:
        at = g.memory[self.memory] if g.held >= 0 else FIRST
        if at == SECOND:
            return len(layings(g, g.turn)) > 0
        return at != FIRST or can_lay_two(g, g.turn)

    def refusal(self, g: State, seat: i64, move: i64) -> str:
        if verb(move) != PLAY:
            return "WC-4 play-it"
        if g.marks[seat] & g.book.no_digging:
            return "X-WC-24 pioneer-idle"
        return "X-WC-22 not-two-paths"


class LayForPioneer(Decision):
    """A path card like any other: it can be vetoed, and what it reaches is turned up before the second one."""

    def __init__(self, memory: i64) -> None:
        super().__init__("pioneer")
        self.memory: i64 = memory

    def moves(self, g: State) -> vec[i64]:
        out = layings(g, g.decider)
        return out if len(out) else vec[i64]([FORGO])  # nobody would pay, and there is no other place

    def play(self, g: State, move: i64) -> None:
        # One card fewer is drawn than was used, at every moment: a veto ends the turn just so (X-WC-16).
        if verb(move) == FORGO:
            g.draws >>= 4  # the card that came back was not used
            g.memory[self.memory] = SECOND_OUT
            g.stage = REACHING
            return
        if g.memory[self.memory] == FIRST:
            g.memory[self.memory] = FIRST_OUT
        elif g.memory[self.memory] == SECOND:
            g.memory[self.memory] = SECOND_OUT
            g.owe(g.decider)
        option = g.book.option_of[LAY]
        assert option is not None
        option.play(g, g.decider, move)

    def fits(self, g: State) -> bool:
        return g.decider == g.turn and g.held >= 0 and isinstance(g.kind(g.held), Pioneer) and g.played < 0

    def refusal(self, g: State, move: i64) -> str:
        if verb(move) != LAY:
            return "WC-10 pioneer-lays"
        if face(move) >= len(g.book.kinds) or not g.holds(g.decider, face(move)):
            return "B-13 not-in-hand"
        return g.book.kinds[face(move)].refusal(g, g.decider, move)


class SecondCard(Reaction):
    """The first card has done all it does; now the second one, if there is a place for any (X-WC-22)."""

    def __init__(self, pioneer: Pioneer) -> None:
        self.pioneer: Pioneer = pioneer

    def opens(self, g: State) -> bool:
        if g.held < 0 or g.face[g.held] != self.pioneer.face:
            return False
        if g.memory[self.pioneer.memory] == FIRST_OUT and len(layings(g, g.turn)):
            g.memory[self.pioneer.memory] = SECOND
            g.ask(self.pioneer.decision, g.turn)
            return True
        g.put_away(g.held, EVERYBODY)
        g.held = -1
        return False


def layings(g: State, seat: i64) -> vec[i64]:
    """Every way in which a seat may lay a path card from hand now."""
    out = vec[i64](capacity=32)
    for f in g.faces_in_hand(seat):
        kind = g.book.kinds[f]
        if kind.digs():
            out = kind.moves(g, seat, out)
    return out


def can_lay_two(g: State, seat: i64) -> bool:
    """Whether some path card in hand can be laid such that another one can too; what a goal hides does not matter."""
    paths: i64 = 0
    for card in g.hand(seat):
        if g.kind(card).digs():
            paths += 1
    if paths < 2:
        return False
    for first in layings(g, seat):
        twin = g.copy()
        twin.turn = seat
        kind = twin.book.kinds[face(first)]
        assert isinstance(kind, PathCard)
        kind.lay(twin, twin.from_hand(seat, kind.face), first)
        if _can_go_on(g, twin, seat):
            return True
    return False


def _can_go_on(g: State, twin: State, seat: i64) -> bool:
    """Whether a path card can still be laid, once what the first one has cost is paid in some way."""
    if twin.decision is g.decision or not twin.decision.foreseen(twin, seat):
        return len(layings(twin, seat)) > 0
    for move in twin.decision.moves(twin):
        paid = twin.copy()
        paid.decision.play(paid, move)
        if len(layings(paid, seat)):
            return True
    return False


def add(book: Book, deck: Deck, options: Mapping[str, str]) -> None:
    card = deck["pioneer"]
    memory = book.remember(1)
    book.keepers.append(Counter(memory, SECOND_OUT))
    pioneer = Pioneer(card.name, memory, book.add_decision(LayForPioneer(memory)))
    book.add_cards(pioneer, card.count)
    book.afters.append(SecondCard(pioneer))
