"""What happens in Saboteur by what several modules use, as one viewer may be told it."""

from __future__ import annotations

from typing import Annotated

from pyrite.games.saboteur import facts
from pyrite.kernel.seen.event import Card, Event, Field, Gold, Number, Private, Role, Seat, Tool, X, Y


class NuggetsEarned(Event, frozen=True, kw_only=True):
    bank = 1

    seat: Seat
    nuggets: Number


class GoldChanged(Event, frozen=True, kw_only=True):
    """The `place`-th gold card of a purse, changed into loose nuggets in the open."""

    bank = 1

    seat: Seat
    place: Annotated[int, Field(lambda t: t.detail >> 8)]
    value: Gold


class GoldDrawn(Event, frozen=True, kw_only=True):
    first: Seat
    count: Number


class GoldOffered(Event, frozen=True, kw_only=True):
    """One of the `count` cards that `seat` may choose among."""

    seat: Seat
    count: Number
    value: Gold | Private


class GoldKept(Event, frozen=True, kw_only=True):
    seat: Seat
    value: Gold | Private


class GoldPaid(Event, frozen=True, kw_only=True):
    seat: Seat
    value: Gold


class ToolMended(Event, frozen=True, kw_only=True):
    """`seat` has his tool back."""

    seat: Seat
    tool: Tool


class StackGone(Event, frozen=True, kw_only=True):
    seat: Seat
    x: X
    y: Y


class RoleChanged(Event, frozen=True, kw_only=True):
    """`seat` has another dwarf now."""

    seat: Seat
    role: Role | Private


class CardTaken(Event, frozen=True, kw_only=True):
    """A card chosen from several that `seat` has looked at; `source` is discard or pile."""

    seat: Seat
    source: Annotated[str, Field(lambda t: "pile" if t.detail == facts.FROM_PILE else "discard")]
    card: Card | Private


FACTS: dict[int, type[Event]] = {
    facts.EARNED: NuggetsEarned,
    facts.CHANGED: GoldChanged,
    facts.GOLD_DRAWN: GoldDrawn,
    facts.GOLD_OFFERED: GoldOffered,
    facts.GOLD_KEPT: GoldKept,
    facts.GOLD_PAID: GoldPaid,
    facts.MENDED: ToolMended,
    facts.STACK_GONE: StackGone,
    facts.ROLE_CHANGED: RoleChanged,
    facts.TAKEN: CardTaken,
}
