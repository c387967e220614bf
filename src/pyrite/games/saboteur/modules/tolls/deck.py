"""What the deck of Tunnel Tolls says (TT-1, TT-2)."""

from __future__ import annotations

import msgspec

from pyrite.games.saboteur.deck import PAY
from pyrite.kernel.decks.cards import Deck
from pyrite.kernel.decks.check import Check
from pyrite.kernel.decks.evidence import Confidence
from pyrite.kernel.decks.schema import Part, Schema

_FIGURES = 6


class Tolls(msgspec.Struct, frozen=True, forbid_unknown_fields=True):
    """How many figures there are to shut a tunnel with, and with how many nuggets everybody begins the game."""

    figures: int
    nuggets: int
    sources: tuple[str, ...]
    confidence: Confidence
    note: str = ""


def _check_deck(check: Check, deck: Deck) -> None:
    tolls = deck.part(Tolls)
    if tolls is not None:
        check.among("tolls, figures", tolls.figures, 1)
        check.among("tolls, nuggets", tolls.nuggets, 0)
        check.sourced(tolls.sources, deck.sources)
        check.noted(tolls.confidence, tolls.note)


def _check_own(check: Check, ours: Deck, theirs: Deck) -> None:
    tolls = theirs.part(Tolls)
    if tolls is not None:
        check.among("tolls, figures", tolls.figures, 1, _FIGURES)
        check.among("tolls, nuggets", tolls.nuggets, 0, PAY)


SCHEMA = Schema(parts=(Part("tolls", Tolls | None, 40),), deck_checks=(_check_deck,), own_checks=(_check_own,))
