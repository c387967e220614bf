"""Who is here, and for how long the table has been without the others. Three clocks: the socket, the seat, the turn."""

from __future__ import annotations

from collections.abc import Callable, Iterable

from pyrite.server.course import waited_for
from pyrite.server.info import Here, table_info
from pyrite.server.messages import TableInfo
from pyrite.server.tables import Member, Table
from pyrite.server.timing import Timing
from pyrite.server.visitors import Visitor


class Presence:
    """Counts no seconds itself: it remembers since when."""

    def __init__(self, table: Table, timing: Timing, clock: Callable[[], float]) -> None:
        self.visitors: set[Visitor] = set()
        self.asked_at = clock()  # when the open decision was asked
        self._table = table
        self._timing = timing
        self._clock = clock
        self._gone = {member.number: clock() for member in table.members if member.person}
        self._acted: dict[int, float] = {}  # when a member last asked for something

    def greeted(self) -> Iterable[Visitor]:
        """All who are told what happens."""
        return (visitor for visitor in self.visitors if visitor.greeted)

    def here(self, member: Member) -> bool:
        return any(visitor.member == member.number for visitor in self.greeted())

    def away(self, member: Member) -> float | None:
        """How long the table has been without somebody: he is gone, or has let the others wait for a while."""
        now = self._clock()
        if member.number in self._gone:
            return now - self._gone[member.number]
        if waited_for(self._table, member):
            idle = now - max(self.asked_at, self._acted.get(member.number, 0.0))
            if idle >= self._timing.nudge:
                return idle
        return None

    def acted(self, member: Member) -> None:
        self._acted[member.number] = self._clock()

    def arrived(self, member: Member) -> None:
        self._gone.pop(member.number, None)
        self.acted(member)

    def departed(self, number: int | None) -> None:
        """A socket is closed; if it was the last one of a member, he is gone."""
        for member in self._table.members:
            if member.number == number and not self.here(member):
                self._gone[member.number] = self._clock()

    def sat_down(self) -> None:
        """The newest member has a seat, but no socket yet."""
        self._gone[self._table.members[-1].number] = self._clock()

    def let_go_of_the_removed(self) -> None:
        """Who has no seat any more can still watch."""
        people = {member.number for member in self._table.members if member.person}
        for visitor in self.visitors:
            if visitor.member not in people:
                visitor.member = None
        self._gone = {number: since for number, since in self._gone.items() if number in people}

    def host_missed_at(self) -> float | None:
        """When the host has been, or will have been, away for long; never while he is here."""
        host = self._table.host
        gone = None if host is None else self._gone.get(host)
        return None if gone is None else gone + self._timing.away

    def heir(self) -> Member | None:
        """Who becomes host instead of one who has been away for long; nobody while the host is here."""
        missed = self.host_missed_at()
        if missed is None or self._clock() < missed:
            return None
        return next((member for member in self._table.present() if self.here(member)), None)

    def info(self) -> TableInfo:
        watchers = sum(visitor.member is None for visitor in self.greeted())
        here = {m.number: Here(self.here(m), _rounded(self.away(m))) for m in self._table.members if m.person}
        return table_info(self._table, here, watchers, self._timing.away)


def _rounded(seconds: float | None) -> float | None:
    return None if seconds is None else round(seconds, 1)
