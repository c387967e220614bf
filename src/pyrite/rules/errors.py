"""Everything that can be refused, as typed errors.

`str()` gives a developer one plain sentence. What people read is made by the higher rooms from `reason`
(the key of a sentence in the language files) and `details` (what fills its gaps).
"""

from __future__ import annotations


class PyriteError(Exception):
    """Anything that Pyrite refuses. Every error crosses process borders whole (it can be pickled)."""

    reason: str = "error"
    details: dict[str, object]

    def __init__(self, message: str, *, reason: str | None = None, **details: object) -> None:
        super().__init__(message)
        self.details = details
        if reason is not None:
            self.reason = reason


class DeckError(PyriteError):
    """A deck file that cannot be used: which file, which card (if one), what is wrong, what is allowed."""

    reason = "deck"

    def __init__(self, source: str, card: str | None, problem: str) -> None:
        # The three arguments stay the exception's own, or unpickling could not call us again.
        Exception.__init__(self, source, card, problem)
        self.source = source
        self.card = card
        self.problem = problem
        self.details = {"source": source, "card": card or "", "problem": problem}

    def __str__(self) -> str:
        place = f"{self.source}, card {self.card}" if self.card is not None else self.source
        return f"{place}: {self.problem}"


class SetupError(PyriteError):
    """A game that cannot be set up like this."""

    reason = "setup"


class NotAMove(PyriteError):
    """The text is no move at all, whatever the position."""

    reason = "not-a-move"


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

    reason = "not-your-decision"

    def __init__(self, seat: int) -> None:
        Exception.__init__(self, seat)
        self.seat = seat
        self.details = {"seat": seat}

    def __str__(self) -> str:
        return f"seat {self.seat} has nothing to decide now"


class GameOver(PyriteError):
    """A move after the end of the game."""

    reason = "game-over"

    def __init__(self) -> None:
        Exception.__init__(self)
        self.details = {}

    def __str__(self) -> str:
        return "the game is over, no move is left"


class NotationError(PyriteError):
    """A card, position or game that cannot be read; `line` counts from 1 where there are lines."""

    reason = "notation"

    def __init__(self, message: str, line: int | None = None) -> None:
        Exception.__init__(self, message, line)
        self.message = message
        self.line = line
        self.details = {"message": message, "line": line if line is not None else 0}

    def __str__(self) -> str:
        return self.message if self.line is None else f"line {self.line}: {self.message}"
