"""Burrow, a game of one page: everybody digs for one den, and who comes there first has three points for each round."""

from __future__ import annotations

from collections.abc import Mapping

from pyrite.kernel.book import Book, Goal, Role
from pyrite.kernel.choice import Choice
from pyrite.kernel.game import Game, Load
from pyrite.kernel.mine import START, blank, spot
from pyrite.kernel.path import PathCard
from pyrite.kernel.round import Round
from pyrite.kernel.shapes import LADDER, pack
from pyrite.kernel.state import State

CROSSING = pack(0b1111, 0, 0, 0)


class Den(Goal):
    def __init__(self, book: Book) -> None:
        super().__init__("den", CROSSING, CROSSING)
        self.found = book.add_outcome("den-found")

    def reached(self, g: State, seat: int) -> None:
        g.loose[seat] += 3
        g.end_round(self.found, seat)


def compose(players: int, options: Mapping[str, str], extras: tuple[str, ...], load: Load) -> Book:
    ground = blank(-8, -8, 12, 9)
    ground.lay(spot(0, 0), pack(0b1111, 0, 0, LADDER), START, 0)
    book = Book(players, ground)
    book.claim(spot(0, 0), "start")
    book.flow = Round(book)
    book.rounds = 2
    book.hand = 3
    book.add_cards(PathCard("NESW", CROSSING), 20)
    book.add_cards(PathCard("EW", pack(0b1010, 0, 0, 0)), 10)
    book.add_roles(Role("mole", 0), players)
    book.add_goals(Den(book), 1, True)
    book.add_goal_spot(spot(6 if options["depth"] == "deep" else 3, 0))
    return book


DEPTH = Choice("depth", "near", "deep", always_told=True, en="deep")
GAME = Game("burrow", range(2, 5), compose, options=(DEPTH,), editions=("default", "en"))
