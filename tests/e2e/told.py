"""What an event may tell a viewer of cards and gold, by the kind of its fact."""

from __future__ import annotations

from pyrite.kernel import facts
from pyrite.kernel.state import COLLECTED, CONSENT, EXHAUSTED, SPIDER, TREASURE, WATCHER, State
from tests.e2e.truth_forest import told_in_forest
from tests.server.mirror import Json

OUTCOMES = {
    TREASURE: "treasure", EXHAUSTED: "exhausted", SPIDER: "spider", COLLECTED: "treasures", CONSENT: "consent",
}  # fmt: skip

# What each event says of a card, by the kind of its fact. One's own alone may know: a seat's role, hand, draws and
# passes, what a map has shown, the gold on offer and what was kept of it.
OWN = {
    facts.ROLE_DEALT: "role",
    facts.ROLE_SEEN: "role",
    facts.ROLE_CHANGED: "role",
    facts.PASSED: "card",
    facts.DREW: "card",
    facts.TAKEN: "card",
    facts.LOOKED: "goal",
    facts.GOLD_OFFERED: "value",
    facts.GOLD_KEPT: "value",
}
OPEN = {
    facts.PLAYED: "card",
    facts.REMOVED: "card",
    facts.CLEARED: "card",
    facts.MOVED: "card",
    facts.TOLL_REFUSED: "card",
    facts.VETOED: "card",
    facts.REVEALED: "goal",
    facts.FITTED: "goal",
    facts.GOAL_SHOWN: "goal",
    facts.ROLE_SHOWN: "role",
    facts.CHEST_OPENED: "chest",
    facts.EXCUSED: "chest",
    facts.CHANGED: "value",
    facts.GOLD_PAID: "value",
}
NUGGETS = (facts.EARNED, facts.LOST, facts.SCORED)  # got, lost and counted in the open
GOLD = (facts.GOLD_OFFERED, facts.GOLD_KEPT, facts.CHANGED, facts.GOLD_PAID)
REASONS = ("team", "boss", "profiteer", "crystals", "sabotage", "link", "pool", "rest", "treasures")
TEAMS = ("blue", "green")


def told(state: State, number: int, viewer: int) -> Json:
    """What an event may say of cards and gold; everything else in it is public."""
    fact = state.log[number]
    kind, card, detail, seat = facts.kind(fact), facts.card(fact), facts.detail(fact), facts.seat(fact)
    own = seat == viewer and viewer != WATCHER
    if kind == facts.HAND_DEALT:
        names = [state.kind(card + i).name for i in range(detail)]
        return {"cards": names if own else None}
    if kind in NUGGETS:
        return {"nuggets": detail}
    if kind == facts.SHARED:
        return {"nuggets": detail & 255, "reason": REASONS[detail >> 8]}
    if kind == facts.JUDGED:
        won = [[team for i, team in enumerate(TEAMS) if detail >> at + i & 1] for at in (0, 2)]
        return {"open": won[0], "winners": won[1]}
    if kind == facts.ROUND_ENDED:
        return {"outcome": OUTCOMES[detail]}
    if kind == facts.GOALS_MIXED:
        return {"swapped": bool(detail >> 40 & 1) if own else None}
    if kind == facts.STACK_SEEN:
        names = [state.kind(card).name, state.kind(state.under(card)).name]
        return {"path": names[0] if own else None, "chest": names[1] if own else None}
    if kind == facts.ROBBED:
        return {"card": state.kind(card).name if viewer in (seat, detail) else None}
    field = OWN.get(kind) or OPEN.get(kind)
    if field is None:
        return told_in_forest(state, number, viewer) or {}
    if kind in OWN and not own:
        return {field: None}
    if kind in GOLD:
        return {field: state.gold_face[card]}
    return {field: state.kind(detail if kind == facts.VETOED else card).name}
