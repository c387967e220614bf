"""New Goals: five of eight goal cards, most of which do something to their finder (NG-1 … NG-9)."""

from __future__ import annotations

from collections.abc import Mapping

from mypy_extensions import i64

from pyrite.games.saboteur.base import goal_of
from pyrite.games.saboteur.changing import ChangeGold, Debt, changing
from pyrite.games.saboteur.gold import earn
from pyrite.games.saboteur.modules.new_goals.events import NuggetsLost
from pyrite.kernel.book import Book, Goal
from pyrite.kernel.decks.cards import Deck, GoalCard, Layout
from pyrite.kernel.mine import spot
from pyrite.kernel.state import State


class Bag(Goal):
    """A bag of gold: its finder takes the nuggets at once, whoever he is (NG-4, X-NG-5)."""

    def __init__(self, name: str, shape: i64, half_turn: i64, nuggets: i64) -> None:
        super().__init__(name, shape, half_turn)
        self.nuggets: i64 = nuggets

    def reached(self, g: State, seat: i64) -> None:
        earn(g, seat, self.nuggets)


class Fed(Debt):
    """What the dragon wants goes to the bank."""

    def __init__(self, book: Book) -> None:
        super().__init__("X-NG-6 change-first", "X-NG-6 no-such-gold")
        self.lost: i64 = book.add_fact(NuggetsLost)

    def due(self, g: State) -> bool:
        return True  # goals are written into the book last, so all others have said that it is not theirs

    def settle(self, g: State, seat: i64) -> None:
        g.loose[seat] -= 1
        g.note(self.lost, seat, 0, 1)


class Dragon(Goal):
    """The dragon: its finder gives up a nugget, if he has one (NG-5, X-NG-6)."""

    def __init__(self, name: str, shape: i64, half_turn: i64, book: Book) -> None:
        super().__init__(name, shape, half_turn)
        self.fed: Debt = Fed(book)
        self.change: ChangeGold = changing(book, self.fed)

    def reached(self, g: State, seat: i64) -> None:
        self.change.demand(g, seat, self.fed)


class Spider(Goal):
    """The giant spider: the round is over, and nobody has found the treasure (NG-6, X-NG-4)."""

    def __init__(self, name: str, shape: i64, half_turn: i64, book: Book) -> None:
        super().__init__(name, shape, half_turn)
        self.woken: i64 = book.add_outcome("spider")

    def reached(self, g: State, seat: i64) -> None:
        g.end_round(self.woken, -1)


def add_goals(book: Book, deck: Deck, options: Mapping[str, str]) -> None:
    """The treasure is sure to be in play, with four of the other seven; the rest stays out, unseen (NG-2, X-NG-10)."""
    for card in deck.of(GoalCard):
        goal = goal_of(card)
        if card.face == "bag":
            goal = Bag(goal.name, goal.shape, goal.half_turn, card.nuggets)
        elif card.face == "dragon":
            goal = Dragon(goal.name, goal.shape, goal.half_turn, book)
        elif card.face == "spider":
            goal = Spider(goal.name, goal.shape, goal.half_turn, book)
        book.add_goals(goal, card.count, card.face == "treasure")
    layout = deck.part(Layout)
    assert layout is not None
    for x, y in layout.goals:
        book.add_goal_spot(spot(x, y))
