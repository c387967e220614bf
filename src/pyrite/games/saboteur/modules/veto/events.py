"""What a veto is told as."""

from __future__ import annotations

from typing import Annotated

from pyrite.kernel.seen.event import Event, Field, Seat


class CardVetoed(Event, frozen=True, kw_only=True):
    """`seat` has stopped `card`."""

    seat: Seat
    card: Annotated[str, Field(lambda t: t.name(t.detail), "card-name")]
