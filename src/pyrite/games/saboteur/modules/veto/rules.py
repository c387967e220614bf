"""The veto of 2019: a card played in another player's turn, against his card (WC-7, X-WC-11 … X-WC-20)."""

from __future__ import annotations

from collections.abc import Mapping
from typing import TYPE_CHECKING, Final

from mypy_extensions import i64

from pyrite.games.saboteur.modules.veto.events import CardVetoed
from pyrite.kernel.book import Book, Counter, Decision, Keeper, Kind, Reaction, Secret
from pyrite.kernel.decks.cards import ActionCard, Deck
from pyrite.kernel.forms import Form
from pyrite.kernel.knowledge import group_of, knows
from pyrite.kernel.moves import verb
from pyrite.kernel.round import could_be_declared
from pyrite.kernel.state import DRAWING, EVERYBODY, REACTING, WATCHER, State
from pyrite.kernel.vecs import append, vec

if TYPE_CHECKING:
    from pyrite.kernel.rng import Rng
    from pyrite.kernel.view import View

# What the module keeps in a position, from `Window.memory` on.
GONE: Final = 0  # 1 once a veto lies where everybody has seen it
ASKED: Final = 1  # how many seats further than the player on turn the question has come
# What a view says instead to those who are not asked at the moment.
HAS_ANSWERED: Final = 100
OPEN_TO_ALL: Final = 101


class Veto(Kind):
    """On its owner's own turn it can only be passed (X-WC-19)."""

    def refusal(self, g: State, seat: i64, move: i64) -> str:
        return "X-WC-19 own-turn"


class Window(Reaction):
    """Asks every other seat that has cards, holder or not: who is asked must not tell who holds it (X-WC-20)."""

    def __init__(self, book: Book, face: i64, copies: i64) -> None:
        self.face: i64 = face
        self.copies: i64 = copies  # one is printed; there may be more by house rule (X-WC-13)
        self.memory: i64 = book.remember(2)
        book.keepers.append(Counter(self.memory + GONE, 1))
        self.decision: Decision = book.add_decision(VetoOrNot(book, self.memory, face))

    def opens(self, g: State) -> bool:
        if g.memory[self.memory + GONE] and self._all_lie_open(g):
            return False
        asked = g.memory[self.memory + ASKED]
        while asked < g.book.seats - 1:
            asked += 1
            seat = (g.turn + asked) % g.book.seats
            if g.hand_size[seat]:
                g.memory[self.memory + ASKED] = asked
                g.ask(self.decision, seat)
                return True
        g.memory[self.memory + ASKED] = 0
        return False

    def _all_lie_open(self, g: State) -> bool:
        """Whether every veto still lies where everybody knows it; from a pile it may come back."""
        public = g.book.seats  # what those know who only watch
        lying: i64 = 0
        for card in g.discard:
            if g.face[card] == self.face and knows(g, public, card) and group_of(g, public, card) == 0:
                lying += 1
        return lying == self.copies


class WhoIsAsked(Secret):
    """How far the question has come is told to nobody; each remembers only whether he has been asked."""

    def __init__(self, window: Window) -> None:
        self.at: i64 = window.memory + ASKED
        self.decision: Decision = window.decision

    def hide(self, g: State, viewer: i64, memory: vec[i64]) -> None:
        asked = memory[self.at]
        if asked == 0 or g.decider == viewer:
            return
        place = self._place(g, viewer)
        memory[self.at] = OPEN_TO_ALL if place == 0 or place > asked else HAS_ANSWERED

    def _place(self, g: State, viewer: i64) -> i64:
        """How many seats after the player on turn the viewer is asked; 0 if never."""
        if viewer == WATCHER or g.hand_size[viewer] == 0:
            return 0
        return (viewer - g.turn + g.book.seats) % g.book.seats

    def guess(self, v: View, g: State, rng: Rng) -> None:
        told = v.memory[self.at]
        if told < HAS_ANSWERED:
            return  # the window is closed, or it is the viewer himself who is asked
        seats = g.book.seats
        mine = self._place(g, v.viewer)
        could = vec[i64](capacity=16)
        place: i64
        for place in range(1, seats):
            if g.hand_size[(g.turn + place) % seats] == 0 or place == mine:
                continue
            if mine == 0 or (place > mine) == (told == HAS_ANSWERED):
                could = append(could, place)
        place = could[rng.below(len(could))]
        g.memory[self.at] = place
        g.decider = (g.turn + place) % seats


class HowFar(Keeper):
    """The question has come as far as to whoever decides; when nobody is asked it has not begun."""

    def __init__(self, window: Window) -> None:
        super().__init__(window.memory + ASKED, 1)
        self.decision: Decision = window.decision

    def fits(self, g: State, at: i64) -> bool:
        if g.over() or g.decision is not self.decision:
            return g.memory[at] == 0
        return g.memory[at] == (g.decider - g.turn + g.book.seats) % g.book.seats


class VetoOrNot(Decision):
    def __init__(self, book: Book, memory: i64, face: i64) -> None:
        super().__init__("veto")
        self.vetoed: i64 = book.add_fact(CardVetoed)
        self.veto: i64 = book.add_verb(Form("veto"))
        self.allow: i64 = book.add_verb(Form("allow"))
        self.silence = self.allow
        self.line = "declared"
        self.memory: i64 = memory
        self.face: i64 = face

    def moves(self, g: State) -> vec[i64]:
        out = vec[i64]([self.allow])
        if g.holds(g.decider, self.face):
            out = append(out, self.veto)
        return out

    def pick(self, g: State, rng: Rng) -> i64:
        return self.allow if rng.below(2 if g.holds(g.decider, self.face) else 1) == 0 else self.veto

    def asked(self, g: State) -> vec[i64]:
        """All who have cards, but not who plays the card, in the order in which a veto counts."""
        out = vec[i64](capacity=16)
        away: i64
        for away in range(1, g.book.seats):
            seat = (g.turn + away) % g.book.seats
            if g.hand_size[seat]:
                out = append(out, seat)
        return out

    def play(self, g: State, move: i64) -> None:
        if verb(move) == self.allow:
            g.stage = REACTING
            return
        seat = g.decider
        veto = g.from_hand(seat, self.face)
        g.uncover(seat, veto)
        g.note(self.vetoed, seat, veto, g.played)
        g.remember(seat, self.veto)
        if g.held >= 0:  # the card for which the other one was played is done with too (X-WC-16)
            g.put_away(g.held, EVERYBODY)
            g.held = -1
        g.put_away(g.played, EVERYBODY)  # the card it cancels first, the veto on top (X-G8)
        g.put_away(veto, EVERYBODY)
        g.played = -1
        g.memory[self.memory + GONE] = 1
        g.memory[self.memory + ASKED] = 0
        g.owe(seat)
        g.stage = DRAWING

    def fits(self, g: State) -> bool:
        return g.decider != g.turn and g.hand_size[g.decider] > 0 and could_be_declared(g)

    def refusal(self, g: State, move: i64) -> str:
        return "WC-7 no-veto" if verb(move) == self.veto else "X-WC-11 veto-window"


def add(book: Book, deck: Deck, options: Mapping[str, str]) -> None:
    """One more card in the deck, and the window it needs."""
    for card in deck.of(ActionCard):
        if card.does == "veto":
            veto = Veto(card.name)
            book.add_cards(veto, card.count)
            window = Window(book, veto.face, card.count)
            book.reactions.append(window)
            book.secrets.append(WhoIsAsked(window))
            book.keepers.append(HowFar(window))
