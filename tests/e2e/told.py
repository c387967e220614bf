"""What an event may tell a viewer of cards and gold, by the kind of its fact."""

from __future__ import annotations

from pyrite.games.saboteur.events import (
    CardTaken,
    GoldChanged,
    GoldKept,
    GoldOffered,
    GoldPaid,
    NuggetsEarned,
    RoleChanged,
)
from pyrite.games.saboteur.modules.chests.events import CardRobbed, ChestEmpty, ChestOpened, StackSeen
from pyrite.games.saboteur.modules.diversion.events import PathMoved
from pyrite.games.saboteur.modules.new_goals.events import NuggetsLost
from pyrite.games.saboteur.modules.saboteur_2.events import WaysJudged
from pyrite.games.saboteur.modules.swap_goals.events import GoalsMixed
from pyrite.games.saboteur.modules.tolls.events import TollRefused
from pyrite.games.saboteur.modules.veto.events import CardVetoed
from pyrite.kernel import facts
from pyrite.kernel.state import WATCHER, State
from tests.e2e.truth_forest import told_in_forest
from tests.facts import kind_of
from tests.server.mirror import Json

# What each event says of a card, by the kind of its fact. One's own alone may know: a seat's role, hand, draws and
# passes, what a map has shown, the gold on offer and what was kept of it.
OWN = {
    facts.ROLE_DEALT: "role",
    facts.ROLE_SEEN: "role",
    RoleChanged: "role",
    facts.PASSED: "card",
    facts.DREW: "card",
    CardTaken: "card",
    facts.LOOKED: "goal",
    GoldOffered: "value",
    GoldKept: "value",
}
OPEN = {
    facts.PLAYED: "card",
    facts.REMOVED: "card",
    facts.CLEARED: "card",
    PathMoved: "card",
    TollRefused: "card",
    CardVetoed: "card",
    facts.REVEALED: "goal",
    facts.FITTED: "goal",
    facts.GOAL_SHOWN: "goal",
    facts.ROLE_SHOWN: "role",
    ChestOpened: "chest",
    ChestEmpty: "chest",
    GoldChanged: "value",
    GoldPaid: "value",
}
NUGGETS = (NuggetsEarned, NuggetsLost, facts.SCORED)  # got, lost and counted in the open
GOLD = (GoldOffered, GoldKept, GoldChanged, GoldPaid)
TEAMS = ("blue", "green")


def told(state: State, number: int, viewer: int) -> Json:
    """What an event may say of cards and gold; everything else in it is public."""
    fact = state.log[number]
    kind, card, detail, seat = kind_of(state.book, fact), facts.card(fact), facts.detail(fact), facts.seat(fact)
    own = seat == viewer and viewer != WATCHER
    if kind == facts.HAND_DEALT:
        names = [state.kind(card + i).name for i in range(detail)]
        return {"cards": names if own else None}
    if kind in NUGGETS:
        return {"nuggets": detail}
    if kind == facts.SHARED:
        return {"nuggets": detail & 255, "reason": state.book.reasons[detail >> 8]}
    if kind == WaysJudged:
        won = [[team for i, team in enumerate(TEAMS) if detail >> at + i & 1] for at in (0, 2)]
        return {"open": won[0], "winners": won[1]}
    if kind == facts.ROUND_ENDED:
        return {"outcome": state.book.outcomes[detail]}
    if kind == GoalsMixed:
        return {"swapped": bool(detail >> 38 & 1) if own else None}
    if kind == StackSeen:
        names = [state.kind(card).name, state.kind(state.under(card)).name]
        return {"path": names[0] if own else None, "chest": names[1] if own else None}
    if kind == CardRobbed:
        return {"card": state.kind(card).name if viewer in (seat, detail) else None}
    field = OWN.get(kind) or OPEN.get(kind)
    if field is None:
        return told_in_forest(state, number, viewer) or {}
    if kind in OWN and not own:
        return {field: None}
    if kind in GOLD:
        return {field: state.gold_face[card]}
    return {field: state.kind(detail if kind == CardVetoed else card).name}
