"""What is told of a nugget that the dragon wants."""

from __future__ import annotations

from pyrite.kernel.seen.event import Event, Number, Seat


class NuggetsLost(Event, frozen=True, kw_only=True):
    bank = -1

    seat: Seat
    nuggets: Number
