"""What is decided for a player who is away or out of time (X-G20): always legal, and in nobody's favour."""

from __future__ import annotations

from pyrite.rules.errors import GameOver, NotYourDecision
from pyrite.rules.rng import Rng
from pyrite.rules.saboteur.moves import ALLOW, FACE_AT, KEEP, PASS
from pyrite.rules.saboteur.view import View


def stand_in(view: View, rng: Rng) -> int:
    """The move for the seat whose view this is. It passes any card of the hand, each as likely as the others."""
    if view.over:
        raise GameOver
    if view.decider != view.viewer:
        raise NotYourDecision(view.viewer)
    match view.decision.name:
        case "turn":
            return PASS | view.hand[rng.below(len(view.hand))] << FACE_AT
        case "veto":
            return ALLOW
        case "keep-gold":
            return KEEP | max(view.offer) << FACE_AT
    return view.moves[0]
