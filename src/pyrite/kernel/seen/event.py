"""What every event is, what its fields can be, and what it takes to tell a fact of the log to one viewer.

Most events need no more than their fields: each says by its type where in a fact it stands, and what people call it.
"""

from __future__ import annotations

from collections.abc import Callable
from functools import cache
from importlib import import_module
from operator import attrgetter
from typing import Annotated, Any, ClassVar, NamedTuple, Self, get_args, get_type_hints

import msgspec

from pyrite.kernel import facts, moves
from pyrite.kernel.book import Book
from pyrite.kernel.mine import column, row
from pyrite.kernel.parts import SIDES
from pyrite.kernel.state import WATCHER, State


class Teller:
    """Tells one fact of a position to one viewer."""

    def __init__(self, state: State, viewer: int, number: int, fact: int) -> None:
        self.state = state
        self.book: Book = state.book
        self.number = number
        self.seat = facts.seat(fact)
        self.card = facts.card(fact)
        self.detail = facts.detail(fact)
        self.viewer = viewer
        self.own = self.seat == viewer and viewer != WATCHER  # facts of nobody have the number of those who watch

    def name(self, card: int | None = None) -> str:
        return self.book.kinds[self.state.face[self.card if card is None else card]].name

    def gold(self) -> int:
        return self.state.gold_face[self.card]

    def seats(self, bits: int) -> tuple[int, ...]:
        return tuple(seat for seat in range(self.book.seats) if bits >> seat & 1)


class Event(msgspec.Struct, frozen=True, kw_only=True, tag_field="event", tag=True):
    number: int

    later: ClassVar[tuple[str, ...]] = ()  # fields that came later; the checksums of old records do not know them
    bank: ClassVar[int] = 0  # 1 if the detail counts loose nuggets that come from the bank, -1 if they go there

    @classmethod
    def told(cls, t: Teller) -> Self:
        """What a fact is to one viewer: every field as it says itself."""
        made: Self = _maker(cls)(t)
        return made

    @classmethod
    def filled(cls, t: Teller, **given: object) -> Self:
        """The same, but some fields are given."""
        said = {name: read(t) for name, read in _readers(cls).items() if name not in given}
        return cls(number=t.number, **said, **given)

    def more(self) -> dict[str, object]:
        """What its sentence speaks of beside the fields."""
        return {}


# --- what fields can be ---------------------------------------------------------------------------


class Field(NamedTuple):
    """Where in a fact it stands, and what people call it."""

    read: Callable[[Teller], Any]
    called: str = ""  # the message that names such a thing: one, or each of several
    place: str = ""  # what a sentence calls the place of which this is one coordinate, the first one first
    listed: bool = False  # several are told as a mere list: A, B, C


class Known(NamedTuple):
    """What a field says only to some, and None to all others."""

    to: Callable[[Teller], bool]


Seat = Annotated[int, Field(attrgetter("seat"), "seat-name")]  # whom the fact concerns
Other = Annotated[int, Field(attrgetter("detail"), "seat-name")]  # another one
Number = Annotated[int, Field(attrgetter("detail"))]
Card = Annotated[str, Field(Teller.name, "card-name")]
Goal = Annotated[str, Field(Teller.name, "goal-name")]
Role = Annotated[str, Field(Teller.name, "role-name")]
Tool = Annotated[str, Field(lambda t: t.book.marks[t.detail], "tool-name")]
Gold = Annotated[int, Field(Teller.gold)]  # what a gold card is worth
Private = Annotated[None, Known(attrgetter("own"))]  # for all but the seat whom the fact concerns

# The place in a detail, the one there was before, and those in a move.
X = Annotated[int, Field(lambda t: column(t.detail & 0xFFFF), place="at")]
Y = Annotated[int, Field(lambda t: row(t.detail & 0xFFFF), place="at")]
FromX = Annotated[int, Field(lambda t: column(t.detail >> 16 & 0xFFFF), place="from")]
FromY = Annotated[int, Field(lambda t: row(t.detail >> 16 & 0xFFFF), place="from")]
MoveX = Annotated[int, Field(lambda t: column(moves.place(t.detail)), place="at")]
MoveY = Annotated[int, Field(lambda t: row(moves.place(t.detail)), place="at")]
OtherX = Annotated[int, Field(lambda t: column(moves.other_place(t.detail)), place="at2")]
OtherY = Annotated[int, Field(lambda t: row(moves.other_place(t.detail)), place="at2")]
Side = Annotated[str, Field(lambda t: SIDES[moves.mark(t.detail)], "side-name")]
Turned = Annotated[bool, Field(lambda t: moves.turned(t.detail))]


class NamedField(NamedTuple):
    """A field of a certain event; None for those of plain types, which the event fills itself."""

    name: str
    field: Field | None
    known: Known | None


@cache
def fields_of(kind: type[Event]) -> tuple[NamedField, ...]:
    """The fields of such events, without their number."""
    known_there = vars(import_module(kind.__module__))  # else a lambda in a type would not find the names around it
    hints = get_type_hints(kind, globals() | known_there, include_extras=True)
    return tuple(_named(name, hints[name]) for name in kind.__struct_fields__ if name != "number")


def _named(name: str, hint: Any) -> NamedField:
    """`Card | Private` is a union of two types with something beside them, `Card` one alone."""
    said = [note for one in (hint, *get_args(hint)) for note in getattr(one, "__metadata__", ())]
    field = next((note for note in said if isinstance(note, Field)), None)
    known = next((note for note in said if isinstance(note, Known)), None)
    return NamedField(name, field, known)


@cache
def _maker(kind: type[Event]) -> Callable[[Teller], Any]:
    """Makes such an event, as one would write it by hand, `PathRemoved(number=t.number, seat=…)`: twice as fast."""
    readers = _readers(kind)
    fields = "".join(f", {name}=read_{name}(t)" for name in readers)
    make: Callable[[Teller], Any] = eval(
        f"lambda t: event(number=t.number{fields})",
        {"event": kind, **{f"read_{name}": read for name, read in readers.items()}},
    )
    return make


@cache
def _readers(kind: type[Event]) -> dict[str, Callable[[Teller], Any]]:
    """How each field is read that says it itself."""
    return {named.name: _reader(named) for named in fields_of(kind) if named.field}


def _reader(named: NamedField) -> Callable[[Teller], Any]:
    assert named.field
    read = named.field.read
    if named.known is None:
        return read
    known_to = named.known.to
    return lambda t: read(t) if known_to(t) else None
