"""Saboteur 2: more tunnels and actions, fifteen dwarfs of six sorts, gold in tokens (S2-1 … S2-38)."""

from __future__ import annotations

from collections.abc import Mapping
from typing import Final

from mypy_extensions import i64

from pyrite.games.saboteur import base
from pyrite.games.saboteur.gold import BLUE, BOSS, GEOLOGIST, GREEN, PROFITEER, SABOTEURS
from pyrite.games.saboteur.modules.saboteur_2.fronts import THEFT, TRAP, Free, HandsOff, Theft, Trap
from pyrite.games.saboteur.modules.saboteur_2.gold import TeamSharing
from pyrite.games.saboteur.modules.saboteur_2.swaps import Inspection, SwapHands, SwapHats
from pyrite.games.saboteur.modules.saboteur_2.turns import DiscardTwo
from pyrite.kernel import path
from pyrite.kernel.book import Book, Kind, Role
from pyrite.kernel.decks.cards import ActionCard, Deck, PathCard, RoleCard, shape
from pyrite.kernel.moves import PASS
from pyrite.kernel.passing import PassSeveral
from pyrite.kernel.state import ONE

HAND: Final = 6  # however many play (S2-7)
ASIDE: Final = 10
TEAMS: Final = {
    "blue-miner": BLUE,
    "green-miner": GREEN,
    "boss": BOSS,
    "profiteer": PROFITEER,
    "geologist": GEOLOGIST,
    "saboteur": SABOTEURS,
}


def add(book: Book, deck: Deck, options: Mapping[str, str]) -> None:
    """All its cards on top of those of the base game; dwarfs, gold and turns in place of them."""
    trap = book.add_mark(TRAP)  # in this order they are listed
    book.add_mark(THEFT)
    thefts = book.remember(1)
    for way in deck.of(PathCard):
        book.add_cards(path.PathCard(way.name, shape(way)), way.count)
    for action in deck.of(ActionCard):
        book.add_cards(action_of(book, action, thefts, options), action.count)
    book.clear_roles()
    for role in deck.of(RoleCard):
        book.add_roles(Role(role.name, TEAMS[role.name]), role.count)
    book.clear_gold()
    book.hand = HAND
    book.aside = ASIDE
    book.forbid_digging(ONE << trap, "S2-21 trapped")
    book.ground.ladder_needs_mouth = options["ladderContact"] == "openLink"
    book.add_option(PassSeveral(3, "S2-12 not-in-hand", "S2-12 not-in-hand"), [PASS])
    discarding = DiscardTwo(book)
    book.add_option(discarding, [discarding.discard])
    own_link = options["soloNeedsOwnLink"] == "true"
    book.sharing.insert(0, TeamSharing(book, thefts, options["noDoorBoth"] == "true", own_link))


def action_of(book: Book, card: ActionCard, thefts: i64, options: Mapping[str, str]) -> Kind:
    """The kind of an action card of Saboteur 2; what it shares with the base game is of one kind."""
    if card.does == "theft":
        return Theft(book, card.name, thefts)
    if card.does == "hands-off":
        return HandsOff(book, card.name)
    if card.does == "trap":
        return Trap(book, card.name)
    if card.does == "free":
        return Free(book, card.name)
    if card.does == "inspection":
        return Inspection(card.name)
    if card.does == "swap-hats":
        return SwapHats(card.name, options["hatSwap"] == "neverDealt")
    if card.does == "swap-hands":
        return SwapHands(card.name, book)
    return base.action_of(book, card)
