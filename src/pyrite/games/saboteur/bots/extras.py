"""What the digger does with everything that the base game does not have: its cards, its turns, its choices."""

from __future__ import annotations

from typing import Final

from mypy_extensions import i64

from pyrite.games.saboteur.bots.distances import steps, team_of
from pyrite.games.saboteur.bots.plan import Plan
from pyrite.games.saboteur.bots.trust import SUSPECT
from pyrite.games.saboteur.gold import BLUE, GEOLOGIST, GREEDY, GREEN
from pyrite.games.saboteur.modules.change_direction.rules import ChangeDirection
from pyrite.games.saboteur.modules.diversion.rules import Diversion
from pyrite.games.saboteur.modules.pioneer.rules import Pioneer
from pyrite.games.saboteur.modules.saboteur_2.fronts import Free, HandsOff, Theft
from pyrite.games.saboteur.modules.saboteur_2.swaps import Inspection, SwapHands, SwapHats
from pyrite.games.saboteur.modules.swap_goals.rules import SwapGoals
from pyrite.games.saboteur.modules.tolls.rules import STANDS, owner_of, shut_by
from pyrite.games.saboteur.modules.vault.rules import Vault
from pyrite.kernel.book import Kind
from pyrite.kernel.mine import column, row, spot
from pyrite.kernel.moves import LAY, face, mark, other_place, payer, place, target, verb
from pyrite.kernel.path import PathCard
from pyrite.kernel.shapes import CRYSTAL, DOOR_BLUE, DOOR_GREEN
from pyrite.kernel.state import GOLD_SPENT, gold_owner

# Likings, on the scale of miner.py and saboteur.py.
NEVER: Final = -100000
UNHEARD: Final = -200000  # it is a card of the base game
LOOT: Final = 140  # a theft brings a nugget, whoever wins
WARD: Final = 70
FREEDOM: Final = 950
FRIENDS_FREEDOM: Final = 130
SCOUT: Final = 85
UNSEEN: Final = 1000
NEW_HAT: Final = 60
NEW_HAND: Final = 70
POOR_HAND: Final = 15  # for each card; below that an exchange can only be better
CONFUSE: Final = 160
SEARCH: Final = 58
TURN_BACK: Final = 54
TWO_STEPS: Final = 40
CLEAR_FRONT: Final = 130
CLEAR_TRAP: Final = 400
FIGURE: Final = 150
AFIELD: Final = 25  # for each step that a figure stands farther from the gold
PRICE: Final = 25  # of a nugget …
LAST: Final = 100  # … and of the only one
OWN_DOOR: Final = 60
SHARD: Final = 260  # a crystal, to a geologist
THE_END: Final = 4000  # of the round, when it does not pay


def of_action(plan: Plan, kind: Kind, move: i64) -> i64:
    """How much either side would like to play an action card of the box; UNHEARD if it is none."""
    if isinstance(kind, Theft):
        return LOOT
    if isinstance(kind, HandsOff):
        if target(move) == plan.me:
            return NEVER
        return WARD + plan.view.loose[plan.me] + plan.side * plan.doubt(target(move)) // 8
    if isinstance(kind, Free):
        return _freeing(plan, target(move))
    if isinstance(kind, Inspection):
        other = target(move)
        return SCOUT + plan.doubt(other) // 2 if plan.view.role[other] < 0 else NEVER
    if isinstance(kind, SwapHats):
        return _new_hat(plan, target(move))
    if isinstance(kind, SwapHands):
        return NEW_HAND + 5 * plan.view.hand_size[target(move)] if _is_poor(plan) else NEVER
    if isinstance(kind, SwapGoals):
        return CONFUSE if _better_exchanged(plan, place(move), other_place(move)) else NEVER
    if isinstance(kind, Vault):
        return SEARCH
    if isinstance(kind, ChangeDirection):
        seats = plan.view.book.seats
        following = (plan.me + plan.view.direction + seats) % seats
        return TURN_BACK + plan.side * plan.doubt(following)
    if isinstance(kind, Pioneer):
        best = _best_digging(plan)
        return TWO_STEPS + 5 * best if best > 0 else NEVER
    if isinstance(kind, Diversion):
        gain = plan.side * plan.gain(move)
        return 3 * gain if gain > 0 else NEVER + gain
    return UNHEARD


def of_laying(plan: Plan, move: i64, gain: i64) -> i64:
    """What laying a card is worth to this dwarf beside what it does to the way (`gain`)."""
    kind = plan.view.book.kinds[face(move)]
    assert isinstance(kind, PathCard)
    extra: i64 = 0
    if payer(move) >= 0:
        extra = -2 * PRICE - plan.doubt(payer(move)) // 4  # he may refuse
    elif _owner_before(plan, place(move)) >= 0:
        extra = -PRICE
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
    if team == GREEDY and plan.near == 2:
        extra -= 2 * SHARD  # whoever lays the last card but one finds the gold for somebody else
    return extra


def of_turn(plan: Plan, move: i64, keeping: i64) -> i64:
    """The turns that are none of the base game; `keeping` is what the cards given up for them are worth."""
    if verb(move) == plan.view.book.verb("discard"):
        lying = plan.view.book.marks[mark(move)]
        if lying == "theft":
            return NEVER
        return (CLEAR_TRAP if lying == "trap" else CLEAR_FRONT) - keeping
    if verb(move) == plan.view.book.verb("toll"):
        if plan.side > 0:
            return NEVER
        return FIGURE - keeping - AFIELD * _from_goal(plan, move)
    return NEVER


# --- choices --------------------------------------------------------------------------------------


def of_stealing(plan: Plan, victim: i64) -> i64:
    """From the rich rather than from the poor, and from no friend if there is somebody else."""
    return 10 + 4 * plan.view.loose[victim] + (plan.doubt(victim) // 20 if plan.side > 0 else 0)


def of_paying(plan: Plan) -> i64:
    """Whether to pay for somebody: a trusted one who gets on with it. One's own figure steps aside for nothing."""
    declared = plan.view.declared
    if plan.side < 0 or plan.doubt(plan.view.turn) >= SUSPECT:
        return -1
    gain = plan.found(declared) or plan.gain(declared)
    if _owner_before(plan, place(declared)) == plan.me:
        return gain
    return gain - (PRICE if _wealth(plan) > 1 else LAST)


def of_exchanging(plan: Plan) -> i64:
    declared = plan.view.declared
    return 1 if _better_exchanged(plan, place(declared), other_place(declared)) else -1


def of_choosing(plan: Plan, seat: i64) -> i64:
    """Whose card to take: one of the other side's. Whose dwarf to look at: somebody's that one trusts little."""
    if plan.view.decision.name == "chest-victim":
        return plan.side * plan.doubt(seat)
    return plan.doubt(seat) + (UNSEEN if plan.view.role[seat] < 0 else 0)


def of_moving(plan: Plan, goal: i64) -> i64:
    """Which goal shall be farther off."""
    return -plan.side * plan.hopes[plan.goal_at(goal)]


# --- thoughts -------------------------------------------------------------------------------------


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


def _better_exchanged(plan: Plan, one: i64, other: i64) -> bool:
    """Whether the better of two goals is farther away than the other; for a saboteur, nearer."""
    farther = _cards_to(plan, other) - _cards_to(plan, one)
    hope = plan.hopes[plan.goal_at(one)] - plan.hopes[plan.goal_at(other)]
    return plan.side * hope * farther < 0


def _cards_to(plan: Plan, goal: i64) -> i64:
    best: i64 = 99
    for c in plan.mine.fringe:
        best = min(best, steps(plan.mine.spots[c], goal))
    return best


def _owner_before(plan: Plan, spot_: i64) -> i64:
    """Whose figure shuts a place; -1 if none does."""
    for gate in plan.view.book.gates:
        for figure in gate.standing(plan.view.memory):
            if shut_by(figure | STANDS) == spot_:
                return owner_of(figure)
    return -1


def _wealth(plan: Plan) -> i64:
    """All gold of the viewer."""
    nuggets = plan.view.loose[plan.me]
    for entry in plan.view.purse:
        if gold_owner(entry) == plan.me and entry & GOLD_SPENT == 0:
            nuggets += entry & 255
    return nuggets


def _best_digging(plan: Plan) -> i64:
    """The most that a single path card of the hand can do for the viewer's side."""
    best: i64 = 0
    for move in plan.view.moves:
        if verb(move) == LAY:
            best = max(best, plan.side * plan.gain(move))
    return best


def _from_goal(plan: Plan, move: i64) -> i64:
    """How far the place that a figure would shut is from the nearest goal with hope."""
    side = mark(move)
    x = column(place(move)) + (1 if side == 1 else -1 if side == 3 else 0)
    y = row(place(move)) + (1 if side == 2 else -1 if side == 0 else 0)
    best: i64 = 20
    i: i64
    for i in range(len(plan.hopes)):
        if plan.hopes[i] > 0:
            best = min(best, steps(spot(x, y), plan.view.mine.spots[plan.view.mine.goals[i]]))
    return best
