"""What is told of a path card that moves to another place."""

from __future__ import annotations

from typing import Annotated

from pyrite.kernel.seen.event import Card, Event, Field, FromX, FromY, Seat, X, Y

TURNED_AT = 32  # in the detail, beside both spots


class PathMoved(Event, frozen=True, kw_only=True):
    seat: Seat
    card: Card
    x: X
    y: Y
    turned: Annotated[bool, Field(lambda t: t.detail >> TURNED_AT & 1 == 1)]
    from_x: FromX
    from_y: FromY
