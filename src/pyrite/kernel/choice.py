"""Options, as their owners declare them: points on which printed editions differ, or people do. And what was agreed."""

from __future__ import annotations

import re
from collections.abc import Iterator
from typing import Protocol

LAST = 1000  # the place of what says none: behind all that do


class Choice:
    """`Choice("hatSwap", "pile", "neverDealt", cs="neverDealt")`: a name, the values, the default first, and what
    those editions say that print another one.

    Options are told by their places, the lowest first. One that is `always_told` stands in texts even at its default.
    `once` was the default of an earlier Pyrite: tables were stored with it, those of other games too.
    """

    def __init__(
        self, name: str, *values: str, place: int = LAST, always_told: bool = False, once: str = "", **printed: str
    ) -> None:
        self.name = name
        self.keyword = re.sub("[A-Z]", lambda capital: f"_{capital[0].lower()}", name)  # in Python: `hat_swap`
        self.values = values
        self.place = place
        self.always_told = always_told
        self.once = once
        self.printed = printed

    @property
    def default(self) -> str:
        return self.values[0]


class Agreed(Protocol):
    """What a book was composed from."""

    @property
    def game(self) -> str: ...

    @property
    def modules(self) -> tuple[str, ...]: ...

    def lines(self) -> Iterator[str]:
        """What was agreed, as it stands at the head of a position or a record."""
