"""What is decided for a player who is away or out of time (X-G20): always legal, and in nobody's favour."""

from __future__ import annotations

from pyrite.kernel.errors import GameOver, NotYourDecision
from pyrite.kernel.rng import Rng
from pyrite.kernel.view import View


def stand_in(view: View, rng: Rng) -> int:
    """The move for the seat whose view this is, as the open decision has it (`Decision.away`)."""
    if view.over:
        raise GameOver
    if view.decider != view.viewer:
        raise NotYourDecision(view.viewer)
    return view.decision.away(view, rng)
