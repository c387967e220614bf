"""What is told of figures and tolls."""

from __future__ import annotations

from pyrite.kernel.seen.event import Card, Event, MoveX, MoveY, Other, Seat, Side, X, Y


class FigureSet(Event, frozen=True, kw_only=True):
    """A figure of `seat` stands on the card at x, y and shuts the place on its `side`."""

    seat: Seat
    x: MoveX
    y: MoveY
    side: Side


class FigureGone(Event, frozen=True, kw_only=True):
    """Nothing is to be paid at x, y any more; `seat` was the owner."""

    seat: Seat
    x: X
    y: Y


class TollPaid(Event, frozen=True, kw_only=True):
    seat: Seat
    owner: Other


class TollAsked(Event, frozen=True, kw_only=True):
    """`seat` is asked to pay a toll for `asker`."""

    seat: Seat
    asker: Other


class TollRefused(Event, frozen=True, kw_only=True):
    """`seat` does not pay; `asker` takes `card` back and does something else."""

    seat: Seat
    asker: Other
    card: Card
