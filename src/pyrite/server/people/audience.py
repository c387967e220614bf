"""Tells everybody who has a table open what has changed for him, and nothing else."""

from __future__ import annotations

from typing import Any

from msgspec import UNSET

from pyrite.kernel.seen.change import change
from pyrite.kernel.seen.event import Event
from pyrite.kernel.seen.events import events
from pyrite.kernel.seen.shown import ViewData
from pyrite.kernel.state import WATCHER, State
from pyrite.server.people.presence import Presence
from pyrite.server.people.visitors import Visitor, encode
from pyrite.server.tables.table import Table
from pyrite.server.wire.info import table_change
from pyrite.server.wire.messages import Nudge, Snapshot, Update, You
from pyrite.server.wire.messages import Presence as PresenceTold
from pyrite.server.wire.sights import see


class Audience:
    """What was shown last is kept, one view for each seat that is open, so that only changes need to be sent."""

    def __init__(self, table: Table, presence: Presence) -> None:
        self._table = table
        self._presence = presence
        self._seen = presence.sight()
        self._shown: dict[int | None, ViewData] = {}
        self._noticed = table.noticed

    # --- all at once ------------------------------------------------------------------------------

    def snapshot(self, visitor: Visitor, request: str, since: int | None) -> Snapshot:
        """Everything for one visitor; of the events only those that came after the version he has seen."""
        table = self._table
        seat = table.seat_of(visitor.member)
        state = table.state
        first = table.events_after(since) if since is not None and since <= table.version else 0
        visitor.viewer = visitor.member
        return Snapshot(
            id=request,
            version=table.version,
            you=self._you(visitor),
            table=self._presence.sight().info,
            view=self._show(seat) if state else None,
            events_from=first,
            events=_events(state, seat, first) if state else (),
            chat_from=table.chat[0].number if table.chat else table.said,
            chat=tuple(table.chat),
            notices=tuple(table.notices),
            window_left=self._presence.window_left(),
        )

    # --- what changes -----------------------------------------------------------------------------

    def tell_presence(self, but: Visitor | None = None, anew: bool = False) -> None:
        """Who is here may have changed; then everybody is told, and that the veto window begins `anew`."""
        seen, self._seen = self._seen, self._presence.sight()
        told = table_change(seen, self._seen)
        if not told:
            return
        message = encode(PresenceTold(table=told, window_left=self._presence.window if anew else UNSET))
        for visitor in self._presence.greeted():
            if visitor is not but:
                visitor.tell(message)

    def nudge(self, members: set[int]) -> None:
        for visitor in self._presence.greeted():
            if visitor.member in members:
                visitor.tell(Nudge())

    def tell_change(self, happened: int, said: int) -> None:
        """The table has its next version; so many events and chat lines there had been before.

        What a viewer is told is made once for all his sockets."""
        seen, self._seen = self._seen, self._presence.sight()
        table = table_change(seen, self._seen)
        shown, self._shown = self._shown, {}
        chat = tuple(line for line in self._table.chat if line.number >= said)
        opens = self._table.window_open() and self._table.decided_at == self._table.version
        notices = tuple(notice for notice in self._table.notices if notice.number >= self._noticed)
        self._noticed = self._table.noticed
        told: dict[tuple[int | None, bool], bytes] = {}
        for visitor in self._presence.greeted():
            anew = visitor.viewer != visitor.member  # his seat is not his any more
            visitor.viewer = visitor.member
            key = (visitor.member, anew)
            if key not in told:
                seat = self._table.seat_of(visitor.member)
                update = Update(
                    version=self._table.version,
                    you=self._you(visitor) if anew or table else UNSET,
                    table=table or UNSET,
                    chat=chat or UNSET,
                    window_left=self._presence.window if opens else UNSET,
                    notices=notices or UNSET,
                    **self._game_change(seat, None if anew else shown.get(seat), happened),
                )
                told[key] = encode(update)
            visitor.tell(told[key])

    def _game_change(self, seat: int | None, old: ViewData | None, happened: int) -> dict[str, Any]:
        state = self._table.state
        if state is None:
            return {"view": None} if old else {}
        new = self._show(seat)
        told: dict[str, Any] = {}
        if old is None or old["round"] != new["round"]:  # nothing of it is left
            told["view"] = new
        elif patch := change(old, new):
            told["patch"] = patch
        if state.happened() > happened:
            told["events"] = _events(state, seat, happened)
        return told

    def _you(self, visitor: Visitor) -> You:
        seat = self._table.seat_of(visitor.member)
        return You(seat, seat is not None and visitor.member == self._table.host)

    def _show(self, seat: int | None) -> ViewData:
        if seat not in self._shown:
            self._shown[seat] = see(self._table.playing(), seat)
        return self._shown[seat]


def _events(state: State, seat: int | None, since: int) -> tuple[Event, ...]:
    return tuple(events(state, WATCHER if seat is None else seat, since))
