"""Things of the game by the names people know. Path cards have none: their notation says what is on them."""

from __future__ import annotations

from pyrite.locales import text


def card_name(card: str) -> str:
    return text("card-name", card=card)


def goal_name(goal: str) -> str:
    return text("goal-name", goal=goal)


def role_name(role: str) -> str:
    return text("role-name", role=role)


def tool_name(tool: str) -> str:
    return text("tool-name", tool=tool)
