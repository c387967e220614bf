"""What each viewer may know of a game, from its record; and the search of what a socket was told for anything else."""

from __future__ import annotations

import json

from pyrite.records import open_events, read, verify
from pyrite.rules.saboteur import events as ev
from tests.e2e.decks import PRINTED
from tests.server.mirror import Json

CARDS = frozenset({*PRINTED.deck, *PRINTED.goals, *PRINTED.roles})


def told_to(event: ev.Event, viewer: int | None) -> set[str]:
    """The cards that an event lets a viewer know."""
    match event:
        case ev.HandDealt(seat=seat, cards=cards) if cards is not None:
            return {*cards} if seat == viewer else set()
        case ev.CardDrawn(seat=seat, card=card) | ev.CardPassed(seat=seat, card=card) if card is not None:
            return {card} if seat == viewer else set()
        case ev.GoalSeen(seat=seat, goal=goal) if goal is not None:
            return {goal} if seat == viewer else set()
        case ev.RoleDealt(seat=seat, role=role) if role is not None:
            return {role} if seat == viewer else set()
        case ev.PathLaid(card=card) | ev.PathRemoved(card=card) | ev.ActionPlayed(card=card):
            return {card}
        case ev.GoalRevealed(goal=goal) | ev.GoalFitted(goal=goal) | ev.GoalShown(goal=goal):
            return {goal}
        case ev.RoleShown(role=role):
            return {role}
    return set()


class Knowledge:
    """All that one viewer may know after each event. Every round is dealt anew, so what was known is forgotten."""

    def __init__(self, record: str, viewer: int | None) -> None:
        self.viewer = viewer
        self._after: list[frozenset[str]] = []
        known: frozenset[str] = frozenset()
        for event in open_events(verify(read(record))):
            if isinstance(event, ev.RoundBegan):
                known = frozenset()
            elif isinstance(event, ev.RoundEnded):
                known |= {*PRINTED.roles, "treasure"}  # all roles are turned up, and how it ended is public
            known |= told_to(event, viewer)
            self._after.append(known)

    def leaks(self, traffic: list[str]) -> list[str]:
        """Every message that names a card its viewer may not know at that time."""
        found, happened = [], 0
        for raw in traffic:
            message: Json = json.loads(raw)
            events = message.pop("events", [])
            wrong = {word for event in events for word in words(event) & CARDS - self._after[event["number"]]}
            happened = max([happened, *(event["number"] + 1 for event in events)])
            if happened:
                wrong |= words(message) & CARDS - self._after[happened - 1]
            if wrong:
                found.append(f"{sorted(wrong)} in {raw}")
        return found


def words(value: object) -> set[str]:
    """Every word of every text, keys included."""
    match value:
        case str():
            return set(value.split())
        case dict():
            return words([*value, *value.values()])
        case list():
            return set().union(*map(words, value))
    return set()
