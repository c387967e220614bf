"""What happens at the party."""

from __future__ import annotations

from pyrite.kernel.seen.event import Event, Seat


class RolesShuffled(Event, frozen=True, kw_only=True):
    seat: Seat
