"""What is decided for a player who is away or out of time (X-G20): always legal, and in nobody's favour."""

from __future__ import annotations

from pyrite.games.lost_mines.round import anything_in_reach
from pyrite.kernel.errors import GameOver, NotYourDecision
from pyrite.kernel.moves import AGREE, ALLOW, FACE_AT, FORGO, KEEP, LEAVE, PASS, REFUSE, STAY
from pyrite.kernel.rng import Rng
from pyrite.kernel.view import View


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
        case "theft":
            return FORGO
        case "toll":
            return REFUSE
        case "walk":
            return STAY
        case "consent":
            return REFUSE if anything_in_reach(view) else AGREE  # nobody loses by being away
        case "keep-gold":
            return KEEP | max(view.offer) << FACE_AT
        case "swap-goals":
            return LEAVE
        case "vault" | "chest-keep":
            return view.moves[rng.below(len(view.moves))]
    return view.moves[0]
