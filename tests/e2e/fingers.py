"""Fingers on a screen, one or two, as the browser's own touch events."""

from __future__ import annotations

from collections.abc import Sequence
from typing import TYPE_CHECKING

if TYPE_CHECKING:
    from tests.e2e.person import Person

Spot = tuple[float, float]
STEPS = 6  # a finger does not jump


def slide(person: Person, *ways: tuple[Spot, Spot]) -> None:
    """Put a finger down for each way, move them all together, and lift them."""
    session = person.context.new_cdp_session(person.page)

    def touch(kind: str, spots: Sequence[Spot]) -> None:
        points = [{"x": x, "y": y, "id": number} for number, (x, y) in enumerate(spots)]
        session.send("Input.dispatchTouchEvent", {"type": kind, "touchPoints": points})

    touch("touchStart", [start for start, _ in ways])
    for step in range(1, STEPS + 1):
        part = step / STEPS
        touch("touchMove", [(a + (c - a) * part, b + (d - b) * part) for (a, b), (c, d) in ways])
    touch("touchEnd", [])
    session.detach()


def middle(person: Person, hook: str) -> Spot:
    box = person.see(hook).bounding_box()
    assert box
    return box["x"] + box["width"] / 2, box["y"] + box["height"] / 2
