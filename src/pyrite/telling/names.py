"""Things of the game by the names people know. Path cards have none: their notation says what is on them."""

from __future__ import annotations

from pyrite.locales import knows, text

FEATURES = ("tree", "lake", "ditch", "rocks", "campfire")  # what is on path cards of The Lost Mines


def card_name(card: str) -> str:
    return name_of("card-name", card)


def _card_name(card: str) -> str:
    """Path cards that lay on a chest are called like any others; those of a forest say what is on them."""
    feature, _, path = card.partition("-")
    if feature in FEATURES:
        return text("path-with-feature", feature=feature, path=path)
    shape = card.removeprefix("chest-")
    return text("card-name", card=card if len(shape) == 1 else shape)


def goal_name(goal: str) -> str:
    return name_of("goal-name", goal)


def _goal_name(goal: str) -> str:
    """`stone-ne`, `bag-2`, `chest-EW`: what it is, and of some how much or which."""
    what, _, which = goal.partition("-")
    face = what if what in ("stone", "bag", "chest") else goal
    return text("goal-name", goal=goal, face=face, nuggets=int(which) if what == "bag" else 0, path=which)


def role_name(role: str) -> str:
    return name_of("role-name", role)


def chest_name(chest: str) -> str:
    """What is in a chest."""
    return name_of("chest-name", chest)


def treasure_name(treasure: str) -> str:
    """Its kind and its worth."""
    return name_of("treasure-name", treasure)


def name_of(message: str, thing: str) -> str:
    """What people call a thing: by a message of its own, as `card-lunch`, or by one for all such things.

    That one may speak of `jewels-4` as a whole and as a $kind with a $value.
    """
    own = message.removesuffix("name") + thing
    if knows(own):
        return text(own)
    special = {"card-name": _card_name, "goal-name": _goal_name}.get(message)
    if special:
        return special(thing)
    kind, _, value = thing.partition("-")
    return text(message, **{message.removesuffix("-name"): thing, "kind": kind, "value": value})
