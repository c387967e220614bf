"""New Goals: five of eight goal cards, most of which do something to their finder (NG-1 … NG-9)."""

from __future__ import annotations

from mypy_extensions import i64

from pyrite.rules.cards import Deck, GoalCard
from pyrite.rules.mine import spot
from pyrite.rules.saboteur import facts
from pyrite.rules.saboteur.book import Book, Decision, Goal
from pyrite.rules.saboteur.gold import earn
from pyrite.rules.saboteur.modules.base import goal_of
from pyrite.rules.saboteur.moves import CHANGE, FACE_AT, face, verb
from pyrite.rules.saboteur.state import GOLD_SPENT, REACHING, SPIDER, State, gold_card, gold_owner
from pyrite.rules.vecs import append, vec


class Bag(Goal):
    """A bag of gold: its finder takes the nuggets at once, whoever he is (NG-4, X-NG-5)."""

    def __init__(self, name: str, shape: i64, half_turn: i64, nuggets: i64) -> None:
        super().__init__(name, shape, half_turn)
        self.nuggets: i64 = nuggets

    def reached(self, g: State, seat: i64) -> None:
        earn(g, seat, self.nuggets)


class Dragon(Goal):
    """The dragon: its finder gives up a nugget, if he has one (NG-5, X-NG-6)."""

    def __init__(self, name: str, shape: i64, half_turn: i64, change: Decision) -> None:
        super().__init__(name, shape, half_turn)
        self.change: Decision = change

    def reached(self, g: State, seat: i64) -> None:
        if g.loose[seat]:
            lose_one(g, seat)
        elif gold_cards(g, seat):
            g.ask(self.change, seat)


class Spider(Goal):
    """The giant spider: the round is over, and nobody has found the treasure (NG-6, X-NG-4)."""

    def reached(self, g: State, seat: i64) -> None:
        g.end_round(SPIDER, -1)


class ChangeGold(Decision):
    """The dragon wants a nugget of somebody who has only cards: which one is changed? In the open (X-NG-6)."""

    def __init__(self) -> None:
        super().__init__("change-gold")

    def moves(self, g: State) -> vec[i64]:
        out = vec[i64](capacity=4)
        i: i64
        for i in range(gold_cards(g, g.decider)):
            out = append(out, CHANGE | ((i + 1) << FACE_AT))
        return out

    def play(self, g: State, move: i64) -> None:
        seat = g.decider
        wanted = face(move)
        nth: i64 = 0
        i: i64
        for i in range(len(g.purse)):
            if is_cash(g.purse[i], seat):
                nth += 1
                if nth == wanted:
                    self._return(g, seat, gold_card(g.purse[i]), wanted)
                    g.purse[i] |= GOLD_SPENT
                    break
        lose_one(g, seat)
        g.stage = REACHING

    def _return(self, g: State, seat: i64, card: i64, place: i64) -> None:
        value = g.gold_face[card]
        g.gold_pile = append(g.gold_pile, card)
        g.open_gold += 1
        g.returned = append(g.returned, value | (g.round << 4))
        g.loose[seat] += value
        g.note(facts.CHANGED, seat, card, place)

    def refusal(self, g: State, move: i64) -> str:
        return "X-NG-6 no-such-gold" if verb(move) == CHANGE else "X-NG-6 change-first"


def gold_cards(g: State, seat: i64) -> i64:
    """How many gold cards a seat has; everybody may know that."""
    n: i64 = 0
    for entry in g.purse:
        if is_cash(entry, seat):
            n += 1
    return n


def is_cash(entry: i64, seat: i64) -> bool:
    return gold_owner(entry) == seat and entry & GOLD_SPENT == 0


def lose_one(g: State, seat: i64) -> None:
    g.loose[seat] -= 1
    g.note(facts.LOST, seat, 0, 1)


def add_goals(book: Book, deck: Deck) -> None:
    """The treasure is sure to be in play, with four of the other seven; the rest stays out, unseen (NG-2, X-NG-10)."""
    change = book.add_decision(ChangeGold())
    for card in deck.of(GoalCard):
        goal = goal_of(card)
        if card.face == "bag":
            goal = Bag(goal.name, goal.shape, goal.half_turn, card.nuggets)
        elif card.face == "dragon":
            goal = Dragon(goal.name, goal.shape, goal.half_turn, change)
        elif card.face == "spider":
            goal = Spider(goal.name, goal.shape, goal.half_turn)
        book.add_goals(goal, card.count, card.face == "treasure")
    assert deck.layout is not None
    for x, y in deck.layout.goals:
        book.add_goal_spot(spot(x, y))
