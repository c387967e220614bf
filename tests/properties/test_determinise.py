"""Samples are drawn fairly from all positions that a viewer could be looking at, and from no others.

On small tables all of them are counted out with the oracle's help, and the samples are held against the count.
"""

from __future__ import annotations

from collections import Counter
from collections.abc import Callable, Hashable, Iterable, Iterator, Sequence
from itertools import permutations, product
from math import sqrt

import pytest

from pyrite.rules import cards
from pyrite.rules.mine import START, blank, spot
from pyrite.rules.rng import Rng
from pyrite.rules.saboteur.book import Book, Decision
from pyrite.rules.saboteur.determinise import determinise
from pyrite.rules.saboteur.gold import MINERS, SABOTEURS, BaseSharing
from pyrite.rules.saboteur.book import Role
from pyrite.rules.saboteur.kinds.path import PathCard
from pyrite.rules.saboteur.modules import veto
from pyrite.rules.saboteur.modules.base import action_of, goal_of
from pyrite.rules.saboteur.modules.new_goals import ChangeGold, Dragon
from pyrite.rules.saboteur.notation import parse_move
from pyrite.rules.saboteur.round import Round, begin, stacked
from pyrite.rules.saboteur.setup import Setup
from pyrite.rules.saboteur.state import HAND_ROOM, WATCHER, State, gold_card
from pyrite.rules.saboteur.view import view
from tests.properties.games import TABLES, Game, examples, named, shown
from tests.properties.oracle import PILE, World

Part = Callable[[State], Hashable]


# --- a small table --------------------------------------------------------------------------------

PATHS = ("EW", "NESW", "NS")
ACTIONS = ("map", "rockfall", "break-cart", "fix-cart")
DECK = ("EW", "EW", "NESW", "NS", "map", "map", "rockfall", "break-cart", "fix-cart")
GOALS = ("stone-ne", "treasure", "dragon")
GOLD = (1, 1, 2, 2, 3)


def small_book(with_veto: bool = False) -> Book:
    """Three players, two cards in hand, nine in the deck, five gold cards, and goals within arm's reach."""
    base, new_goals = cards.load("base"), cards.load("new_goals")
    ground = blank(-4, -6, 8, 7)
    ground.lay(spot(0, 0), cards.shape(base.of(cards.StartCard)[0]), START, 0)
    book = Book(3, ground)
    book.hand = 2
    book.flow = Round(book)
    for way in base.of(cards.PathCard):
        if way.name in PATHS:
            book.add_cards(PathCard(way.name, cards.shape(way)), DECK.count(way.name))
    for action in base.of(cards.ActionCard):
        if action.name in ACTIONS:
            book.add_cards(action_of(action), DECK.count(action.name))
    book.add_roles(Role("miner", MINERS), 3)
    book.add_roles(Role("saboteur", SABOTEURS), 1)
    for value in GOLD:
        book.add_gold(value, 1)
    book.sharing = BaseSharing(book)
    if with_veto:
        veto.add(book, cards.load("championship"))
    change: Decision = book.add_decision(ChangeGold())
    for card in new_goals.of(cards.GoalCard):
        if card.name in GOALS:
            goal = goal_of(card)
            if card.name == "dragon":
                goal = Dragon(goal.name, goal.shape, goal.half_turn, change)
            book.add_goals(goal, 1, True)
    for y in (-2, 0, 2):
        book.add_goal_spot(spot(2, y))
    for nuggets in (0, 4, 3, 3):
        book.add_pay(nuggets)
    return book


def small_game(book: Book, deals: Sequence[tuple[str, str]], roles: str = "miner miner miner saboteur") -> State:
    """Rounds with decks and goals in this order; the gold comes as printed."""

    def faces(text: str) -> list[int]:
        return [book.face_of(name) for name in text.split()]

    dealt = [stacked(faces(deck), faces(goals), faces(roles), list(GOLD)) for deck, goals in deals[:1]]
    state = begin(book, 0, Rng(1, 2, 3, 4), dealt)
    state.deals = dealt
    return state


def follow(state: State, viewer: int, moves: str) -> World:
    """The world of a viewer after some moves, given as text."""
    world = World(state, viewer)
    for text in moves.split(";"):
        if text.strip():
            world.play(parse_move(state.book, text.strip()))
    return world
