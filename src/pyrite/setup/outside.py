"""What other packages bring: games, modules and bots, named by their entry points in the group `pyrite`.

They are read when somebody asks for them. One that cannot be used is told of in one sentence, and left out.
"""

from __future__ import annotations

import logging
from collections.abc import Callable
from functools import cache
from operator import attrgetter
from typing import TypeVar

log = logging.getLogger(__name__)
GROUP = "pyrite"
Thing = TypeVar("Thing")


@cache
def brought() -> dict[str, object]:
    """By the names of the entry points, in the order of these names."""
    from importlib.metadata import entry_points  # takes its time

    found: dict[str, object] = {}
    for point in sorted(entry_points(group=GROUP), key=attrgetter("name")):
        with_it = take(point.name, point.load)
        if with_it is not None:
            found[point.name] = with_it
    return found


def take(name: str, use: Callable[[], Thing]) -> Thing | None:
    """What comes of it, if anything does."""
    try:
        return use()
    except Exception as error:  # whatever is wrong with it, the house stands
        problem = " ".join(str(error).split()) or type(error).__name__
        log.warning("%s of another package cannot be used: %s", name, problem)
        return None
