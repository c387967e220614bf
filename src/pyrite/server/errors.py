"""What a table refuses, beside what the rules refuse."""

from __future__ import annotations

from pyrite.rules.errors import IllegalMove, PyriteError
from pyrite.server.messages import Problem, Refused
from pyrite.telling import explain


class Refusal(PyriteError):
    """Not like this, or not now, or not you. `reason` is the key of the sentence."""

    def __init__(self, reason: str, **details: object) -> None:
        Exception.__init__(self, reason)
        self.reason = reason
        self.details = details


def problem(error: PyriteError) -> Problem:
    return Problem(error.reason, explain(error), _plain(error.details))


def refused(error: PyriteError, id_: str | None) -> Refused:
    rule = error.rule if isinstance(error, IllegalMove) else None
    return Refused(id=id_, reason=error.reason, rule=rule, text=explain(error), details=_plain(error.details))


def _plain(details: dict[str, object]) -> dict[str, str | int | float]:
    return {name: value if isinstance(value, str | int | float) else str(value) for name, value in details.items()}
