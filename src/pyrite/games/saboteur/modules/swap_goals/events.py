"""What is told of two goals that may have changed places."""

from __future__ import annotations

from typing import Annotated

from pyrite.kernel.seen.event import Event, Field, MoveX, MoveY, OtherX, OtherY, Private, Seat

SWAPPED = 1 << 38  # in the detail, beside the move that named both


class GoalsMixed(Event, frozen=True, kw_only=True):
    """Two goals may have changed places; whether they have is known to `seat` alone."""

    seat: Seat
    x: MoveX
    y: MoveY
    x2: OtherX
    y2: OtherY
    swapped: Annotated[bool, Field(lambda t: t.detail & SWAPPED != 0)] | Private
