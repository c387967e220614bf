"""Swap goals, of 2017: two goals may change places, and only one player knows whether they have (WC-5, X-WC-6)."""

from __future__ import annotations

from collections.abc import Mapping

from mypy_extensions import i64

from pyrite.games.saboteur.modules.swap_goals.events import SWAPPED, GoalsMixed
from pyrite.kernel.book import Book, Decision, Kind
from pyrite.kernel.decks.cards import Deck
from pyrite.kernel.forms import Form
from pyrite.kernel.mine import HIDDEN, WHAT_AT
from pyrite.kernel.moves import AT_SPOTS, FACE_AT, PLAY, other_place, place, two_spots, verb
from pyrite.kernel.round import could_be_declared
from pyrite.kernel.state import ONE, REACHING, State
from pyrite.kernel.vecs import append, vec


class SwapGoals(Kind):
    def __init__(self, name: str, decision: Decision) -> None:
        super().__init__(name)
        self.decision: Decision = decision

    def aim(self) -> i64:
        return AT_SPOTS

    def moves(self, g: State, seat: i64, out: vec[i64]) -> vec[i64]:
        head: i64 = PLAY | (self.face << FACE_AT)
        closed = closed_goals(g)
        for one in closed:
            for other in closed:
                if one < other:  # the northern one is named first
                    out = append(out, head | two_spots(one, other))
        return out

    def resolve(self, g: State, move: i64) -> None:
        g.ask(self.decision, g.turn)

    def refusal(self, g: State, seat: i64, move: i64) -> str:
        if verb(move) != PLAY:
            return "WC-4 play-it"
        if len(closed_goals(g)) < 2:
            return "X-WC-6 too-few-goals"
        return "D-31 choose-closed-goals"


class SwapOrLeave(Decision):
    """Made in secret, once nobody can stop it any more."""

    def __init__(self, book: Book) -> None:
        super().__init__("swap-goals")
        self.swap: i64 = book.add_verb(Form("swap"))
        self.leave: i64 = book.add_verb(Form("leave"))
        self.mixed: i64 = book.add_fact(GoalsMixed)

    def moves(self, g: State) -> vec[i64]:
        return vec[i64]([self.leave, self.swap])

    def play(self, g: State, move: i64) -> None:
        one = place(g.declared)
        other = other_place(g.declared)
        swapped: i64 = 0
        if verb(move) == self.swap:
            swapped = SWAPPED
            g.mine.exchange(one, other)
        g.note(self.mixed, g.decider, 0, g.declared | swapped)
        g.mix(vec[i64]([g.mine.card(one), g.mine.card(other)]), ONE << g.decider)
        g.stage = REACHING

    def fits(self, g: State) -> bool:
        return g.decider == g.turn and could_be_declared(g) and isinstance(g.kind(g.played), SwapGoals)

    def refusal(self, g: State, move: i64) -> str:
        return "WC-5 swap-or-leave"


def closed_goals(g: State) -> vec[i64]:
    """The spots of the goals that lie face down."""
    out = vec[i64](capacity=8)
    for c in g.mine.goals:
        if (g.mine.cell[c] >> WHAT_AT) & 7 == HIDDEN:
            out = append(out, g.mine.spots[c])
    return out


def add(book: Book, deck: Deck, options: Mapping[str, str]) -> None:
    card = deck["swap-goals"]
    book.add_cards(SwapGoals(card.name, book.add_decision(SwapOrLeave(book))), card.count)
