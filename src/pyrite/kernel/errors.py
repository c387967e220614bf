"""Everything that can be refused, as typed errors.

`str()` gives a developer one plain sentence. What people read is made by the higher rooms from `reason`
(the key of a sentence in the language files) and `details` (what fills its gaps; an error among them is the cause).
"""

from __future__ import annotations

from typing import Any


class PyriteError(Exception):
    """Anything that Pyrite refuses. Every error crosses process borders whole (it can be pickled)."""

    reason: str
    details: dict[str, object]

    def __init__(self, message: str, /, *, reason: str, **details: object) -> None:
        super().__init__(message)
        self.reason = reason
        self.details = details

    def __reduce__(self) -> tuple[Any, ...]:
        # Without calling __init__ again: what it was given by name stands in the dictionary.
        return _blank, (type(self), self.args), self.__dict__


def _blank(kind: type[PyriteError], args: tuple[object, ...]) -> PyriteError:
    return kind.__new__(kind, *args)


class DeckError(PyriteError):
    """A deck file that cannot be used: which file, which card (if one), what is wrong, what is allowed."""

    def __init__(self, source: str, card: str | None, problem: str, /, *, reason: str, **details: object) -> None:
        super().__init__(problem, reason=reason, **details)
        self.source = source
        self.card = card

    def __str__(self) -> str:
        place = f"{self.source}, card {self.card}" if self.card is not None else self.source
        return f"{place}: {super().__str__()}"


class SetupError(PyriteError):
    """A game that cannot be set up like this."""


class Clash(SetupError):
    """Two modules that cannot be in one game; `reason` is the key of the words that say why."""

    def __init__(self, module: str, other: str, reason: str) -> None:
        message = f"the modules {module} and {other} cannot be in one game: {reason}"
        super().__init__(message, reason=reason, module=module, other=other)


class TooMany(SetupError):
    """A game with more of something than the rules can number; `what` there is too much of, and the most there is."""

    def __init__(self, what: str, most: int) -> None:
        super().__init__(f"too many {what}: there is room for {most}", reason="too-many", what=what, most=most)


class BadLuck(SetupError):
    """A chance result, told in advance, that cannot be: the n-th of a round, where chance had fewer ways."""

    def __init__(self, number: int, ways: int) -> None:
        super().__init__(
            f"chance result number {number} of this round is too high; it is one of 0 to {ways - 1}",
            reason="luck",
            number=number,
            most=ways - 1,
        )


class NotAMove(PyriteError):
    """The text is no move at all, whatever the position."""


class IllegalMove(PyriteError):
    """A well-formed move that a rule forbids now. `rule` is its number (B-22, X-G3, ...)."""

    def __init__(self, rule: str, reason: str, **details: object) -> None:
        Exception.__init__(self, rule, reason)
        self.rule = rule
        self.reason = reason
        self.details = details

    def __str__(self) -> str:
        told = ", ".join(f"{name} {value}" for name, value in self.details.items())
        return f"rule {self.rule} forbids this move: {self.reason}" + (f" ({told})" if told else "")


class NotYourDecision(PyriteError):
    """The seat has nothing to decide now. Whose decision it is instead may be a secret, so it is not told."""

    def __init__(self, seat: int) -> None:
        super().__init__(f"seat {seat} has nothing to decide now", reason="not-your-decision", seat=seat)
        self.seat = seat


class NoSuchSeat(PyriteError):
    """A number that is no seat of this game (nor, of a viewer, that of those who only watch)."""

    def __init__(self, seat: int, last: int) -> None:
        super().__init__(f"there is no seat {seat}; seats are 0 to {last}", reason="no-seat", seat=seat, last=last)
        self.seat = seat


class GameOver(PyriteError):
    """A move after the end of the game."""

    def __init__(self) -> None:
        super().__init__("the game is over, no move is left", reason="game-over")


class NotationError(PyriteError):
    """A card, position or game that cannot be read; `line` counts from 1 where there are lines."""

    def __init__(self, message: str, line: int | None = None, /, *, reason: str, **details: object) -> None:
        super().__init__(message, reason=reason, **details)
        self.message = message
        self.line = line

    def __str__(self) -> str:
        return self.message if self.line is None else f"line {self.line}: {self.message}"

    @classmethod
    def at(cls, line: int | None, error: PyriteError) -> NotationError:
        """What is wrong with a line, as another error says it."""
        message = error.message if isinstance(error, NotationError) else str(error)
        return cls(message, line, reason=error.reason, **error.details)
