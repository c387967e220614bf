"""A small table, on which everything that can be can be counted: three players, nine cards, five gold cards."""

from __future__ import annotations

from collections import Counter
from collections.abc import Mapping, Sequence

from pyrite.games.saboteur.base import action_of, goal_of, number
from pyrite.games.saboteur.cards.map import Goals
from pyrite.games.saboteur.gold import MINERS, SABOTEURS, BaseSharing
from pyrite.games.saboteur.modules.new_goals.rules import Dragon
from pyrite.games.saboteur.modules.veto import rules as veto
from pyrite.kernel.book import Book, Role
from pyrite.kernel.decks import cards
from pyrite.kernel.mine import START, blank, spot
from pyrite.kernel.path import PathCard
from pyrite.kernel.rng import Rng
from pyrite.kernel.round import Round, begin, stacked
from pyrite.kernel.state import State
from pyrite.setup import decks
from pyrite.setup.options import Options

DECK = ("EW", "EW", "NESW", "NS", "map", "map", "rockfall", "break-cart", "fix-cart")
PRINTED = Counter(DECK)
ROLES = "miner miner miner saboteur"
GOALS = ("treasure", "dragon", "stone-ne")
GOLD = (1, 1, 2, 2, 3)


def small_book(
    with_veto: bool = False,
    remembered: int = 0,
    names: Mapping[str, int] = PRINTED,
    goals: Sequence[str] = GOALS,
    gold: Sequence[int] = GOLD,
) -> Book:
    """Two cards in hand, and three goals within arm's reach: whatever opens east at 1,0 reaches the middle one.

    `remembered` is how many words of memory another module has taken before the veto comes; `names` are the cards of
    the deck that are of the base game.
    """
    base, new_goals = decks.load("base"), decks.load("new_goals")
    ground = blank(-4, -6, 8, 7)
    ground.lay(spot(0, 0), cards.shape(base.of(cards.StartCard)[0]), START, 0)
    book = Book(3, ground)
    number(book)
    book.hand = 2
    book.flow = Round(book)
    for way in base.of(cards.PathCard):
        if way.name in names:
            book.add_cards(PathCard(way.name, cards.shape(way)), names[way.name])
    for action in base.of(cards.ActionCard):
        if action.name in names:
            book.add_cards(action_of(book, action), names[action.name])
    book.add_roles(Role("miner", MINERS), ROLES.split().count("miner"))
    book.add_roles(Role("saboteur", SABOTEURS), ROLES.split().count("saboteur"))
    for value in gold:
        book.add_gold(value, 1)
    book.sharing.append(BaseSharing(book))
    book.sights.append(Goals())
    book.remember(remembered)
    if with_veto:
        veto.add(book, decks.load("championship"), Options())
    for card in new_goals.of(cards.GoalCard):
        if card.name in goals:
            goal = goal_of(card)
            if card.name == "dragon":
                goal = Dragon(goal.name, goal.shape, goal.half_turn, book)
            book.add_goals(goal, goals.count(card.name), True)
    for y in (-2, 0, 2):
        book.add_goal_spot(spot(2, y))
    for nuggets in (0, 4, 3, 3):
        book.add_pay(nuggets)
    return book


def small_game(book: Book, *rounds: tuple[str, str, Sequence[int]], roles: str = ROLES) -> State:
    """A game whose rounds have their deck, goals and gold in this order; seat 0 begins."""

    def faces(text: str) -> list[int]:
        return [book.face_of(name) for name in text.split()]

    deals = [stacked(faces(deck), faces(goals), faces(roles), list(gold), [], []) for deck, goals, gold in rounds]
    return begin(book, 0, Rng(1, 2, 3, 4), deals)
