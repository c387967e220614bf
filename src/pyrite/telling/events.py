"""One sentence for every event, as it was told to a viewer.

The message of `PathLaid` is `event-path-laid`; it may speak of every field of the event, and of what is added here.
"""

from __future__ import annotations

import re
from collections.abc import Callable, Sequence
from typing import Any

import msgspec

from pyrite.kernel.seen.event import Event
from pyrite.locales import text
from pyrite.telling.names import (
    card_name,
    chest_name,
    goal_name,
    role_name,
    side_name,
    team_name,
    tool_name,
    treasure_name,
)

_SEATS = ("seat", "starter", "target", "connector", "first", "other", "owner", "asker", "victim")
_THINGS: dict[str, Callable[[str], str]] = {
    "card": card_name,
    "goal": goal_name,
    "role": role_name,
    "tool": tool_name,
    "path": card_name,
    "chest": chest_name,
    "side": side_name,
    "treasure": treasure_name,
}
_PRIVATE = ("card", "cards", "goal", "role", "value", "path", "chest", "treasure")  # None where the viewer may not know


def tell(event: Event, names: Sequence[str] = (), game: str = "saboteur") -> str:
    """The sentence of an event in a game; seats without a name are called by their number."""
    return text(message_id(type(event)), **_words(event, names), game=game)


def message_id(kind: type[Event]) -> str:
    """The id of the message that tells such events."""
    return "event" + re.sub("[A-Z]", lambda capital: f"-{capital[0].lower()}", kind.__name__)


def seat_name(seat: int, names: Sequence[str] = ()) -> str:
    """What a seat is called."""
    return names[seat] if names and names[seat] else text("seat-name", seat=seat)


def _words(event: Event, names: Sequence[str]) -> dict[str, object]:
    fields: dict[str, Any] = msgspec.structs.asdict(event)
    words: dict[str, object] = {"told": _yes(all(fields.get(name, "") is not None for name in _PRIVATE))}
    for name, value in fields.items():
        if value is None:
            words[name] = ""
        elif name in _SEATS:
            words[name] = seat_name(value, names)
        elif name in _THINGS:
            words[name] = _THINGS[name](value)
        elif name == "cards":
            words[name] = ", ".join(card_name(card) for card in value)
        elif name == "winners":
            words[name] = _all([team_name(who) if isinstance(who, str) else seat_name(who, names) for who in value])
            words["count"] = len(value)
        elif name == "members":
            words[name] = _all([seat_name(seat, names) for seat in value])
            words["count"] = len(value)
        elif name == "open":
            words[name] = _all([team_name(team) for team in value])
            words["ways"] = ("none", "one", "both")[len(value)]
        elif name == "out_of_reach":
            words["out-of-reach"], words["lost"] = _all([f"{x},{y}" for x, y in value]), len(value)
        elif name == "in_reach":
            words["in-reach"], words["left"] = _all([f"{x},{y}" for x, y in value]), len(value)
        else:
            words[name] = _yes(value) if isinstance(value, bool) else value
    if "x" in fields:
        words["at"] = f"{fields['x']},{fields['y']}"
        words["aim"] = "nowhere" if fields["x"] is None else "place"
    if "from_x" in fields:
        words["from"] = f"{fields['from_x']},{fields['from_y']}"
    if fields.get("x2") is not None:
        words["at2"] = f"{fields['x2']},{fields['y2']}"
        words["aim"] = "places"
    if fields.get("target") is not None:
        words["aim"] = "seat"
    return words


def _yes(value: bool) -> str:
    return "yes" if value else "no"


def _all(words: list[str]) -> str:
    """A, B and C; nothing for none."""
    *others, last = words or [""]
    return text("list-end", others=", ".join(others), last=last) if others else last
