"""What a table refuses, beside what the rules refuse."""

from __future__ import annotations

import re
from typing import get_args

from pyrite.kernel.errors import IllegalMove, PyriteError
from pyrite.server.wire.messages import Pace, Problem, Refused
from pyrite.telling import explain


class Refusal(PyriteError):
    """Not like this, or not now, or not you. `reason` is the key of the sentence."""

    def __init__(self, reason: str, **details: object) -> None:
        Exception.__init__(self, reason)
        self.reason = reason
        self.details = details


_WORDS = {"pace": get_args(Pace)}  # fields that take one of some words


def malformed(problem: str) -> Refusal:
    """It cannot be understood; a wrong word, with those that could be."""
    field = next((name for name in _WORDS if re.search(rf"\b{name}\b", problem)), None)
    if field and "Invalid enum value" in problem:
        problem += f" (allowed: {', '.join(_WORDS[field])})"
    return Refusal("malformed", problem=problem)


def problem(error: PyriteError) -> Problem:
    return Problem(error.reason, explain(error), _plain(error.details))


def refused(error: PyriteError, id_: str | None) -> Refused:
    rule = error.rule if isinstance(error, IllegalMove) else None
    return Refused(id=id_, reason=error.reason, rule=rule, text=explain(error), details=_plain(error.details))


def _plain(details: dict[str, object]) -> dict[str, str | int | float]:
    return {name: value if isinstance(value, str | int | float) else str(value) for name, value in details.items()}
