"""One sentence for every event, as it was told to a viewer.

The message of `PathLaid` is `event-path-laid`; it may speak of every field of the event, of its places (`Field.place`),
of what the event adds (`Event.more`), and of whether the viewer may know all that not everybody may (`$told`).
"""

from __future__ import annotations

import re
from collections.abc import Sequence
from typing import Any

from pyrite.kernel.seen.event import Event, Field, fields_of
from pyrite.locales import text
from pyrite.setup.known import FIRST
from pyrite.telling.names import name_of

SEAT = "seat-name"  # people have names


def tell(event: Event, names: Sequence[str] = (), game: str = FIRST) -> str:
    """The sentence of an event in a game; seats without a name are called by their number."""
    return text(message_id(type(event)), **_words(event, names), game=game)


def message_id(kind: type[Event]) -> str:
    """The id of the message that tells such events."""
    return "event" + re.sub("[A-Z]", lambda capital: f"-{capital[0].lower()}", kind.__name__)


def seat_name(seat: int, names: Sequence[str] = ()) -> str:
    """What a seat is called."""
    return names[seat] if names and names[seat] else text(SEAT, seat=seat)


def _words(event: Event, names: Sequence[str]) -> dict[str, object]:
    words: dict[str, object] = {}
    places: dict[str, list[int]] = {}
    told = True
    for name, field, known in fields_of(type(event)):
        value = getattr(event, name)
        told = told and not (known and value is None)
        words[name.replace("_", "-")] = _word(value, field, names)
        if field and field.place:
            places.setdefault(field.place, []).append(value)
    at = {place: ",".join(map(str, where)) for place, where in places.items()}
    return words | at | event.more() | {"told": _yes(told)}


def _word(value: Any, field: Field | None, names: Sequence[str]) -> object:
    """What a field says."""
    if value is None:
        return ""
    if isinstance(value, bool):
        return _yes(value)
    called = field.called if field else ""
    if not isinstance(value, tuple):
        return _called(value, called, names) if called else value
    several = [_called(one, called, names) for one in value]
    return ", ".join(several) if field and field.listed else _all(several)


def _called(value: Any, called: str, names: Sequence[str]) -> str:
    """What people call a thing; places have no names."""
    if not called:
        return ",".join(map(str, value))
    return seat_name(value, names) if called == SEAT else name_of(called, value)


def _yes(value: bool) -> str:
    return "yes" if value else "no"


def _all(words: list[str]) -> str:
    """A, B and C; nothing for none."""
    *others, last = words or [""]
    return text("list-end", others=", ".join(others), last=last) if others else last
