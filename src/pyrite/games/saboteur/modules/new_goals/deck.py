"""What the deck of New Goals says of goals (NG-1 … NG-4)."""

from __future__ import annotations

from pyrite.kernel.decks.cards import Declared, GoalCard
from pyrite.kernel.decks.check import Check
from pyrite.kernel.decks.schema import Schema


def _check_bag(check: Check, card: Declared) -> None:
    if isinstance(card, GoalCard) and (card.nuggets > 0) != (card.face == "bag"):
        check.value("nuggets", card.nuggets, "1…" if card.face == "bag" else 0)


SCHEMA = Schema(words={"face": ("bag", "dragon", "spider")}, card_checks=(_check_bag,))
