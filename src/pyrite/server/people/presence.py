"""Who is here, and for how long the table has been without the others. Three clocks: the socket, the seat, the turn."""

from __future__ import annotations

from collections.abc import Callable, Iterable, Mapping

from pyrite.server.people.visitors import Visitor
from pyrite.server.tables.due import waited_for
from pyrite.server.tables.table import Member, Table
from pyrite.server.tables.timing import Timing
from pyrite.server.tables.window import alone, lasts
from pyrite.server.wire.info import Here, Sight, table_sight


class Presence:
    """Counts no seconds itself: it remembers since when."""

    def __init__(self, table: Table, timing: Timing, clock: Callable[[], float]) -> None:
        self.visitors: set[Visitor] = set()
        self.asked_at = clock()  # when the open decision was asked
        self.window = 0.0  # how long it lasts from then on, if it is a veto window
        self._watched = False  # whether someone without a seat has seen it
        self._table = table
        self._timing = timing
        self._clock = clock
        self._gone = {member.number: clock() for member in table.members if member.person}
        self._acted: dict[int, float] = {}  # when a member last asked for something
        self.asked()

    def greeted(self) -> Iterable[Visitor]:
        """All who are told what happens."""
        return (visitor for visitor in self.visitors if visitor.greeted)

    def here(self, member: Member) -> bool:
        return any(visitor.member == member.number for visitor in self.greeted())

    def gone(self) -> Mapping[int, float]:
        """Members who do not have the table open: since so many seconds after the open decision was asked."""
        return {number: since - self.asked_at for number, since in self._gone.items()}

    def away_since(self, member: Member) -> float | None:
        """Since when the table has been without somebody: he is gone, or all wait for him and he does nothing."""
        gone = self._gone.get(member.number)
        if gone is not None:
            return gone
        idle = self._idle_since(member)
        return None if idle is None or self._clock() < idle + self._timing.nudge else idle

    def long_away(self, member: Member) -> bool:
        """Whether a bot may be called in for him; everybody is told `away_since`, so everybody knows."""
        since = self.away_since(member)
        return since is not None and self._clock() >= since + self._timing.away

    def next_idle(self) -> float | None:
        """When the next of those who are waited for will have let the others wait for a while."""
        now = self._clock()
        since = (self._idle_since(member) for member in self._table.members if member.number not in self._gone)
        return min(
            (at for begun in since if begun is not None and (at := begun + self._timing.nudge) > now), default=None
        )

    def _idle_since(self, member: Member) -> float | None:
        if not waited_for(self._table, member):
            return None
        return max(self.asked_at, self._acted.get(member.number, 0.0))

    def acted(self, member: Member) -> None:
        """He asks for something, whatever it is: he is not away."""
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

    # --- the veto window --------------------------------------------------------------------------

    def asked(self) -> None:
        """The next decision is asked, now."""
        self.asked_at = self._clock()
        self._watched = self._watchers() > 0
        self.window = lasts(self._table, self._timing, self._watched) if self._table.window_open() else 0.0

    def looked_at(self) -> bool:
        """Someone comes to watch. How long a window has been open already may tell what the only person at the table
        holds, so for the first who watches it begins anew; gives whether it does."""
        anew = self._table.window_open() and alone(self._table) is not None and not self._watched
        if anew:
            self.asked()
        self._watched = True
        return anew

    def window_left(self) -> float | None:
        """How many seconds the veto window stays open, if one is."""
        if not self._table.window_open():
            return None
        return round(max(0.0, self.asked_at + self.window - self._clock()), 2)

    # --- what is told of it -----------------------------------------------------------------------

    def _watchers(self) -> int:
        return sum(visitor.member is None for visitor in self.greeted())

    def sight(self) -> Sight:
        here = {m.number: Here(self.here(m), self.away_since(m)) for m in self._table.members if m.person}
        return table_sight(self._table, here, self._watchers(), self._timing.away, self._clock())
