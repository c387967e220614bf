"""What refuses a deck, and says why."""

from __future__ import annotations

from collections import Counter
from collections.abc import Collection, Iterable
from typing import NamedTuple, NoReturn

from pyrite.kernel.decks.evidence import Confidence
from pyrite.kernel.errors import DeckError
from pyrite.kernel.shapes import LETTERS


class Check(NamedTuple):
    """What refuses a card, or (None) the deck as a whole."""

    source: str
    card: str | None

    def value(self, field: str, found: object, allowed: object) -> NoReturn:
        raise DeckError(
            *self,
            f"{field} is {str(found)!r}; allowed: {allowed}",
            reason="deck-value",
            field=field,
            found=str(found),
            allowed=str(allowed),
        )

    def among(self, field: str, found: int, least: int, most: int | None = None) -> None:
        if found < least or (most is not None and found > most):
            self.value(field, found, f"{least}…{'' if most is None else most}")

    def once(self, field: str, found: Iterable[object]) -> None:
        for thing, times in Counter(found).items():
            if times > 1:
                raise DeckError(
                    *self,
                    f"{field} has {thing!s} {times} times; allowed is once",
                    reason="deck-twice",
                    field=field,
                    found=str(thing),
                )

    def sourced(self, sources: Collection[str], known: Collection[str]) -> None:
        """Every source is one that the deck names; it may be followed by a place in it: A6#3, P1:r2c3."""
        unknown = [key for key in sources if key.partition("#")[0].partition(":")[0] not in known]
        if unknown or not sources:
            self.value("sources", ", ".join(unknown), ", ".join(known))

    def noted(self, confidence: Confidence, note: str) -> None:
        """What is made up says so in words."""
        if confidence == "reconstructed" and not note:
            raise DeckError(*self, "what is reconstructed needs a note", reason="deck-field-missing", expected="note")


def in_order(letters: str) -> str:
    """Sides as they are always written: N before E before S before W, each once."""
    return "".join(letter for letter in LETTERS if letter in letters)
