"""What every deck must be before anything is built from it. What games and modules declare, they check."""

from __future__ import annotations

from collections import Counter
from collections.abc import Callable, Iterable, Mapping

from pyrite.kernel.decks.cards import Deck, Declared, GoldCard, Shaped, shape
from pyrite.kernel.decks.check import Check, in_order
from pyrite.kernel.errors import DeckError
from pyrite.kernel.shapes import LETTERS, flaw


def check_card(check: Check, card: Declared, deck: Deck, others: Iterable[Callable[[Check, Declared], None]]) -> None:
    """Refuse a card that cannot be; `others` are what owners want of it."""
    check.among("count", card.count, 1)
    check.sourced(card.sources, deck.sources)
    check.noted(card.confidence, card.note)
    if isinstance(card, Shaped):
        _check_shape(check, card)
    for other in others:
        other(check, card)
    if isinstance(card, GoldCard):
        check.among("value", card.value, 1)
    if card.name != card.right_name():
        check.value("name", card.name, card.right_name())


def _check_shape(check: Check, card: Shaped) -> None:
    for letters in (card.open, card.dead, *card.links):
        ordered = in_order(letters)
        if letters != ordered:
            check.value("open, links, dead", letters, ordered or LETTERS)
    check.among("links", len(card.links), 0, 2)
    for link in card.links:
        check.among("links", len(link), 1)
    named = "".join(card.links) + card.dead
    check.once("links, dead", named)
    if card.open != in_order(named):
        check.value("open", card.open, in_order(named))
    check.among("crystals", card.crystals, 0, 1)
    problem = flaw(shape(card))
    if problem:
        raise DeckError(*check, f"it is no path card: {problem}", reason="deck-flaw", flaw=problem)


def check_deck(check: Check, deck: Deck) -> None:
    """Each card stands there once, and they are as many as the deck says."""
    check.once("name", (f"{card.kind} {card.name}" for card in deck.cards))
    counted = count(deck)
    if dict(counted) != deck.total:
        check.value("total", _sum(deck.total), _sum(counted))


def count(deck: Deck) -> Counter[str]:
    """How many cards there are of each kind."""
    counted: Counter[str] = Counter()
    for card in deck.cards:
        counted[card.kind] += card.count
    return counted


def _sum(counted: Mapping[str, int]) -> str:
    return ", ".join(f"{kind} {number}" for kind, number in counted.items())
