"""Everything that happened in a game with nothing hidden, and its checksum."""

from __future__ import annotations

from hashlib import sha256

import msgspec

from pyrite.kernel.seen.event import Event
from pyrite.kernel.seen.events import events
from pyrite.kernel.state import WATCHER, State

CHECKSUM_DIGITS = 16


def open_events(state: State, since: int = 0) -> list[Event]:
    """The events from number `since` on as all seats together can tell them: each by the seat it is about."""
    told = events(state, WATCHER, since)
    by_seat: dict[int, list[Event]] = {}
    for i, event in enumerate(told):
        seat: int | None = getattr(event, "seat", None)
        if seat is not None:
            if seat not in by_seat:
                by_seat[seat] = events(state, seat, since)
            told[i] = by_seat[seat][i]
    return told


def checksum(state: State) -> str:
    """A fingerprint of the whole game so far: a replay that differs anywhere gives another one."""
    account = "\n".join(_line(event) for event in open_events(state))
    return sha256(account.encode()).hexdigest()[:CHECKSUM_DIGITS]


def _line(event: Event) -> str:
    # What is not there is left out, so that events can gain fields without touching old records.
    told = msgspec.structs.asdict(event)
    words = (
        f"{name}={value}"
        for name, value in told.items()
        if value is not None and value is not False and name not in event.later
    )
    return " ".join([type(event).__name__, *words])
