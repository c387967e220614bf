"""What Lunch Break tells."""

from __future__ import annotations

from typing import Annotated

from pyrite.kernel.seen.event import Event, Field, Seat


class LunchEaten(Event, frozen=True, kw_only=True):
    """`seat` has eaten the lunch of `host`, and has shared it or not."""

    seat: Seat
    host: Annotated[int, Field(lambda t: t.detail & 15, "seat-name")]
    shared: Annotated[bool, Field(lambda t: t.detail >> 4 == 1)]
