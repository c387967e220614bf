"""What a deck of somebody's own must be to stand in for ours: the rules know actions, dwarfs and the like by name;
shapes, numbers and places are free.
"""

from __future__ import annotations

from collections import Counter
from collections.abc import Iterable

from pyrite.kernel.decks.cards import Deck
from pyrite.kernel.decks.check import Check
from pyrite.kernel.decks.deck_check import count
from pyrite.kernel.decks.schema import Schema
from pyrite.kernel.errors import DeckError

_HEAD = ("title", "sources", "total")  # what every deck has, and cards
_MOST = {"path": 200, "action": 100, "gold": 80}  # cards of a kind; there is no room for more
_MOST_OTHERS = 30


def check_own(ours: Deck, theirs: Deck, source: str, schema: Schema) -> None:
    """Refuse a deck that cannot stand in for ours."""
    _check_parts(ours, theirs, source, schema)
    _check_cards(ours, theirs, source)
    _check_counts(theirs, source)
    for check in schema.own_checks:
        check(Check(source, None), ours, theirs)


def _check_parts(ours: Deck, theirs: Deck, source: str, schema: Schema) -> None:
    """A deck has the same parts as ours: a layout if ours has one, …"""
    allowed = [*_HEAD, *ours.parts, "cards"]
    for part in schema.parts:
        told = part.name
        if (told in ours.parts) == (told in theirs.parts):
            continue
        if told in ours.parts:
            raise DeckError(source, None, f"the part {told} is missing", reason="deck-field-missing", expected=told)
        raise DeckError(
            source,
            None,
            f"this deck has no part {told}; its parts are {_all(allowed)}",
            reason="deck-field-unknown",
            found=told,
            allowed=_all(allowed),
        )


def _check_cards(ours: Deck, theirs: Deck, source: str) -> None:
    """What has rules of its own is there, and nothing that has none."""
    if ours.total.keys() != theirs.total.keys():
        Check(source, None).value("total", _all(theirs.total), _all(ours.total))
    names = {f"{card.kind} {card.name}" for card in theirs.cards}
    for card in ours.cards:
        if not card.may_be_missing and f"{card.kind} {card.name}" not in names:
            raise DeckError(source, card.name, "this card is missing", reason="deck-card-missing")
    for card in theirs.cards:
        known = [our.name for our in ours.cards if our.kind == card.kind]
        if not card.may_be_new and card.name not in known:
            Check(source, card.name).value("name", card.name, _all(known))
    for name, times in Counter(card.name for card in theirs.cards).items():
        if times > 1:  # of two kinds: a path card on a chest may be called like a chest
            raise DeckError(source, name, "two cards have this name", reason="deck-twice", field="name", found=name)


def _check_counts(deck: Deck, source: str) -> None:
    for kind, there in count(deck).items():
        most = _MOST.get(kind, _MOST_OTHERS)
        if there > most:
            Check(source, None).value(f"total, {kind}", there, f"1…{most}")


def _all(things: Iterable[object]) -> str:
    return ", ".join(str(thing) for thing in things)
