"""What bots make of Saboteur 2: its cards, its turns, its thefts, doors and crystals."""

from __future__ import annotations

from typing import Final

from mypy_extensions import i64

from pyrite.games.saboteur.bots.distances import team_of
from pyrite.games.saboteur.bots.keeping import keeping
from pyrite.games.saboteur.bots.liking import NEVER, Liking
from pyrite.games.saboteur.bots.plan import Plan
from pyrite.games.saboteur.bots.rookie import BREAK, REPAIR
from pyrite.games.saboteur.bots.trust import HELP, SUSPECT, Past
from pyrite.games.saboteur.gold import BLUE, GEOLOGIST, GREEN
from pyrite.games.saboteur.modules.saboteur_2.fronts import THEFT, TRAP, Free, HandsOff, Theft
from pyrite.games.saboteur.modules.saboteur_2.swaps import Inspection, SwapHands, SwapHats
from pyrite.kernel.book import Book, Kind
from pyrite.kernel.moves import PLAY, face, mark, second, target, verb
from pyrite.kernel.path import PathCard
from pyrite.kernel.shapes import CRYSTAL, DOOR_BLUE, DOOR_GREEN
from pyrite.kernel.view import View

LOOT: Final = 140  # a theft brings a nugget, whoever wins
WARD: Final = 70
FREEDOM: Final = 950
FRIENDS_FREEDOM: Final = 130
SCOUT: Final = 85
NEW_HAT: Final = 60
NEW_HAND: Final = 70
POOR_HAND: Final = 15  # for each card; below that an exchange can only be better
CLEAR_FRONT: Final = 130
CLEAR_TRAP: Final = 400
OWN_DOOR: Final = 60
SHARD: Final = 260  # a crystal, to a geologist
THE_END: Final = 4000  # of the round, when it does not pay


class Saboteur2Liking(Liking):
    def __init__(self, book: Book) -> None:
        super().__init__(book)
        self.decisions = ["theft"]
        self.verbs = ["discard"]
        self.discard: i64 = book.verb("discard")
        self.steal: i64 = book.verb("steal")

    def knows(self, kind: Kind) -> bool:
        return isinstance(kind, Theft | HandsOff | Free | Inspection | SwapHats | SwapHands)

    def of_move(self, plan: Plan, move: i64) -> i64:
        if verb(move) == self.discard:
            return _clearing(plan, move)
        return _stealing(plan, target(move)) if verb(move) == self.steal else 0

    def of_action(self, plan: Plan, kind: Kind, move: i64) -> i64:
        if isinstance(kind, Theft):
            return LOOT
        other = target(move)
        if isinstance(kind, HandsOff):
            if other == plan.me:
                return NEVER
            return WARD + plan.view.loose[plan.me] + plan.side * plan.doubt(other) // 8
        if isinstance(kind, Free):
            return _freeing(plan, other)
        if isinstance(kind, Inspection):
            return SCOUT + plan.doubt(other) // 2 if plan.view.role[other] < 0 else NEVER
        if isinstance(kind, SwapHats):
            return _new_hat(plan, other)
        return NEW_HAND + 5 * plan.view.hand_size[other] if _is_poor(plan) else NEVER

    def of_laying(self, plan: Plan, move: i64, gain: i64) -> i64:
        kind = plan.view.book.kinds[face(move)]
        assert isinstance(kind, PathCard)
        extra: i64 = 0
        team = team_of(plan.view, plan.me)
        if gain > 0 and ((kind.shape & DOOR_BLUE and team == BLUE) or (kind.shape & DOOR_GREEN and team == GREEN)):
            extra += OWN_DOOR
        if kind.shape & plan.shut or plan.given_away(move) > 0:
            extra -= THE_END  # for the others
        if team == GEOLOGIST:
            if kind.shape & CRYSTAL:
                extra += SHARD
            if plan.found(move) > 0:  # there will be no more of them then
                extra -= THE_END
        return extra

    def keeping(self, plan: Plan, kind: Kind) -> i64:
        if isinstance(kind, HandsOff | Free):
            return 22 if plan.side > 0 else 5
        return super().keeping(plan, kind)

    def gain(self, plan: Plan, move: i64) -> i64:
        return plan.gain_of_helping(target(move)) if isinstance(plan.view.book.kinds[face(move)], Free) else 0

    def retell(self, past: Past, seat: i64, turn: i64) -> None:
        kind = past.book.kinds[face(turn)]
        if verb(turn) != PLAY:
            return
        if isinstance(kind, SwapHats):
            past.doubt[target(turn)] = 0  # whatever he did, that was somebody else
        elif isinstance(kind, Free):
            past.done_to(seat, target(turn), HELP)

    def at_a_glance(self, view: View, move: i64) -> i64:
        if verb(move) == self.discard:
            return REPAIR - 1 if view.book.marks[mark(move)] != THEFT else 0
        kind = view.book.kinds[face(move)]
        if isinstance(kind, Theft):
            return BREAK
        return REPAIR if isinstance(kind, Free) and target(move) == view.viewer else 0


def _clearing(plan: Plan, move: i64) -> i64:
    """Two cards for one that lies before oneself."""
    lying = plan.view.book.marks[mark(move)]
    if lying == THEFT:
        return NEVER
    liking: i64 = CLEAR_TRAP if lying == TRAP else CLEAR_FRONT
    return liking - keeping(plan, face(move)) - keeping(plan, second(move))


def _stealing(plan: Plan, victim: i64) -> i64:
    """From the rich rather than from the poor, and from no friend if there is somebody else."""
    return 10 + 4 * plan.view.loose[victim] + (plan.doubt(victim) // 20 if plan.side > 0 else 0)


def _freeing(plan: Plan, owner: i64) -> i64:
    if owner == plan.me:
        return FREEDOM
    if plan.side < 0:
        return NEVER
    return FRIENDS_FREEDOM - 4 * plan.doubt(owner)


def _new_hat(plan: Plan, owner: i64) -> i64:
    """A suspect shall be somebody else; a saboteur who is about to lose would rather be."""
    if plan.side > 0:
        doubt = plan.doubt(owner)
        return NEW_HAT + doubt if doubt >= SUSPECT else NEVER
    return NEW_HAT + 40 if owner == plan.me and plan.near <= 1 else NEVER


def _is_poor(plan: Plan) -> bool:
    """Whether there is little in hand that would be of use."""
    good: i64 = 0
    for f in plan.view.hand:
        kind = plan.view.book.kinds[f]
        if isinstance(kind, PathCard) == (plan.side > 0):
            good += 20
    return good < POOR_HAND * len(plan.view.hand)
