"""The handyman of 2021: a repair that knows all three tools and mends one of them (WC-9)."""

from __future__ import annotations

from collections.abc import Mapping

from pyrite.games.saboteur.base import action_of
from pyrite.kernel.book import Book
from pyrite.kernel.decks.cards import ActionCard, Deck


def add(book: Book, deck: Deck, options: Mapping[str, str]) -> None:
    """Nothing but a card: what it does is data."""
    for card in deck.of(ActionCard):
        if card.does == "fix":
            book.add_cards(action_of(book, card), card.count)
