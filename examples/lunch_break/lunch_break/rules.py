"""The rules of Lunch Break."""

from __future__ import annotations

from collections.abc import Mapping

from mypy_extensions import i64

from lunch_break.events import LunchEaten
from pyrite.kernel.book import NOT_LONG, Book, Decision, Kind
from pyrite.kernel.decks.cards import Deck
from pyrite.kernel.forms import Form
from pyrite.kernel.moves import FACE_AT, ON_SEAT, PLAY, SEAT_AT, target, verb
from pyrite.kernel.round import could_be_declared
from pyrite.kernel.state import HAND_ROOM, REACHING, State
from pyrite.kernel.vecs import append, vec


class Lunch(Kind):
    """Offered to another player (LB-1)."""

    def __init__(self, name: str, decision: Decision) -> None:
        super().__init__(name)
        self.decision = decision

    def aim(self) -> int:
        return ON_SEAT

    def moves(self, g: State, seat: int, out: vec[i64]) -> vec[i64]:
        for guest in range(g.book.seats):
            if guest != seat and is_hungry(g, guest):
                out = append(out, PLAY | self.face << FACE_AT | guest << SEAT_AT)
        return out

    def resolve(self, g: State, move: int) -> None:
        g.ask(self.decision, target(move))

    def refusal(self, g: State, seat: int, move: int) -> str:
        if verb(move) == PLAY and target(move) < g.book.seats and target(move) != seat:
            return "LB-4 not-hungry"
        return "LB-1 lunch-for-another"


class Eat(Decision):
    """Share it, and both of you draw a card more; or eat it all, and only you do (LB-2, LB-3)."""

    def __init__(self, book: Book) -> None:
        super().__init__("lunch")
        self.patience = NOT_LONG  # the table waits
        self.share = book.add_verb(Form("share"))
        self.devour = book.add_verb(Form("devour"))
        self.eaten = book.add_fact(LunchEaten)

    def moves(self, g: State) -> vec[i64]:
        return vec[i64]([self.devour, self.share])

    def play(self, g: State, move: int) -> None:
        shared = verb(move) == self.share
        g.owe(g.decider)
        if shared:
            g.owe(g.turn)
        g.note(self.eaten, g.decider, 0, g.turn | shared << 4)
        g.stage = REACHING

    def fits(self, g: State) -> bool:
        return could_be_declared(g) and isinstance(g.kind(g.played), Lunch) and g.decider == target(g.declared)

    def refusal(self, g: State, move: int) -> str:
        return "LB-2 share-or-devour"


def is_hungry(g: State, seat: int) -> bool:
    """Whether a hand has room for all that may still come to it, and a card more (LB-4)."""
    return g.most_held(seat) < HAND_ROOM


def add(book: Book, deck: Deck, options: Mapping[str, str]) -> None:
    lunch = deck["lunch"]
    book.add_cards(Lunch(lunch.name, book.add_decision(Eat(book))), lunch.count)
