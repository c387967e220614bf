"""What is told of chests and what is in them."""

from __future__ import annotations

from typing import Annotated

from pyrite.kernel.seen.event import (
    Card,
    Event,
    Field,
    FromX,
    FromY,
    Known,
    Number,
    Other,
    Private,
    Seat,
    Teller,
    X,
    Y,
)

Chest = Annotated[str, Field(Teller.name, "chest-name")]
Below = Annotated[str, Field(lambda t: t.name(t.state.under(t.card)), "chest-name")]  # the chest under a path card
OfTwo = Annotated[None, Known(lambda t: t.viewer in (t.seat, t.detail))]  # for all but those two


class ChestOpened(Event, frozen=True, kw_only=True):
    seat: Seat
    x: X
    y: Y
    chest: Chest


class ChestEmpty(Event, frozen=True, kw_only=True):
    """A chest that could do nothing."""

    seat: Seat
    chest: Chest


class StackSeen(Event, frozen=True, kw_only=True):
    seat: Seat
    x: X
    y: Y
    path: Card | Private
    chest: Below | Private


class GoalMoved(Event, frozen=True, kw_only=True):
    seat: Seat
    x: X
    y: Y
    from_x: FromX
    from_y: FromY


class CardRobbed(Event, frozen=True, kw_only=True):
    """`seat` has taken a card out of the hand of `victim`; the two of them know which."""

    seat: Seat
    victim: Other
    card: Card | OfTwo


class CardsBuried(Event, frozen=True, kw_only=True):
    """So many cards of the draw pile went to the discard pile, unseen."""

    seat: Seat
    count: Number
