"""The base game: its path and action cards, goals, dwarfs and gold (B-1 … B-45)."""

from __future__ import annotations

from collections.abc import Mapping

from mypy_extensions import i64

from pyrite.games.saboteur.cards.map import Goals, Map
from pyrite.games.saboteur.cards.rockfall import Rockfall
from pyrite.games.saboteur.cards.tools import BreakTool, Repair
from pyrite.games.saboteur.deck import TOOLS, seats_for
from pyrite.games.saboteur.events import FACTS
from pyrite.games.saboteur.gold import MINERS, SABOTEURS, TREASURE, BaseSharing
from pyrite.kernel import path
from pyrite.kernel.book import Book, Goal, Kind, Role
from pyrite.kernel.decks.cards import ActionCard, Deck, GoalCard, GoldCard, Layout, PathCard, RoleCard, shape
from pyrite.kernel.mine import spot
from pyrite.kernel.shapes import turned
from pyrite.kernel.state import ONE, State


class Treasure(Goal):
    """Reached, it ends the round for the miners (B-31, X-B12, X-B23)."""

    def precious(self) -> bool:
        return True

    def reached(self, g: State, seat: i64) -> None:
        g.end_round(TREASURE, seat)


def number(book: Book) -> None:
    """What several modules write down has the same numbers in every book; so it comes before everything else."""
    book.add_facts(FACTS)
    given = book.add_outcome("treasure")
    assert given == TREASURE


def add(book: Book, deck: Deck, options: Mapping[str, str]) -> None:
    """Deck, dwarfs, gold and its sharing."""
    number(book)
    for tool in TOOLS:
        book.tools |= ONE << book.add_mark(tool)
    for way in deck.of(PathCard):
        book.add_cards(path.PathCard(way.name, shape(way)), way.count)
    for action in deck.of(ActionCard):
        book.add_cards(action_of(book, action), action.count)
    seats = seats_for(deck, book.seats)
    if seats is not None:  # else it takes a module that brings its own hands and dwarfs to play with so many
        book.hand = seats.hand
        for role in deck.of(RoleCard):
            saboteur = role.name == "saboteur"
            team = SABOTEURS if saboteur else MINERS
            book.add_roles(Role(role.name, team), seats.saboteurs if saboteur else seats.miners)
    for gold in deck.of(GoldCard):
        book.add_gold(gold.value, gold.count)
    book.forbid_digging(book.tools, "B-22 tool-broken")
    book.sights.append(Goals())
    book.sharing.append(BaseSharing(book))


def add_goals(book: Book, deck: Deck, options: Mapping[str, str]) -> None:
    """One treasure and two stones, all in play (B-6, B-7)."""
    for card in deck.of(GoalCard):
        book.add_goals(goal_of(card), card.count, True)
    layout = deck.part(Layout)
    assert layout is not None
    for x, y in layout.goals:
        book.add_goal_spot(spot(x, y))


def action_of(book: Book, card: ActionCard) -> Kind:
    """The kind of an action card of the base game."""
    if card.does == "break":
        return BreakTool(card.name, book.add_mark(card.tools[0]))
    if card.does == "fix":
        tools: i64 = 0
        for tool in card.tools:
            tools |= ONE << book.add_mark(tool)
        return Repair(card.name, tools)
    if card.does == "rockfall":
        return Rockfall(card.name)
    if card.does == "map":
        return Map(card.name)
    raise ValueError(f"the base game has no card that does {card.does!r}")


def goal_of(card: GoalCard) -> Goal:
    """A treasure, or a stone that does nothing (B-32)."""
    s: i64 = shape(card)
    if card.face == "treasure":
        return Treasure(card.name, s, turned(s))
    return Goal(card.name, s, turned(s))
