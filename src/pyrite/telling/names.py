"""Things of the game by the names people know. Path cards have none: their notation says what is on them."""

from __future__ import annotations

from pyrite.locales import text

FEATURES = ("tree", "lake", "ditch", "rocks", "campfire")  # what is on path cards of The Lost Mines


def card_name(card: str) -> str:
    """Path cards that lay on a chest are called like any others; those of a forest say what is on them."""
    feature, _, path = card.partition("-")
    if feature in FEATURES:
        return text("path-with-feature", feature=feature, path=path)
    shape = card.removeprefix("chest-")
    return text("card-name", card=card if len(shape) == 1 else shape)


def goal_name(goal: str) -> str:
    """`stone-ne`, `bag-2`, `chest-EW`: what it is, and of some how much or which."""
    what, _, which = goal.partition("-")
    face = what if what in ("stone", "bag", "chest") else goal
    return text("goal-name", goal=goal, face=face, nuggets=int(which) if what == "bag" else 0, path=which)


def role_name(role: str) -> str:
    return text("role-name", role=role)


def tool_name(tool: str) -> str:
    return text("tool-name", tool=tool)


def chest_name(chest: str) -> str:
    """What is in a chest."""
    return text("chest-name", chest=chest)


def treasure_name(treasure: str) -> str:
    """`jewels-4`, its kind and its worth."""
    kind, _, value = treasure.partition("-")
    return text("treasure-name", kind=kind, value=value)


def team_name(team: str) -> str:
    return text("team-name", team=team)


def side_name(side: str) -> str:
    return text("side-name", side=side)
