"""What a change of direction is told as."""

from __future__ import annotations

from typing import Annotated

from pyrite.kernel.seen.event import Event, Field, Seat


class DirectionChanged(Event, frozen=True, kw_only=True):
    seat: Seat
    clockwise: Annotated[bool, Field(lambda t: t.detail == 0)]
