"""The window in which all are asked at once, and which closes at a time that tells nothing (X-WC-20).

The rules ask one seat after the other. Until the window closes the position stays with the first; what each seat is
shown is the position in which the question has come to it.
"""

from __future__ import annotations

from pyrite.kernel.state import State
from pyrite.server.tables.table import Table
from pyrite.server.tables.timing import Timing


def asking(state: State, seat: int) -> State:
    """The position in which this seat is asked."""
    twin = state.copy()
    while twin.decider != seat:
        twin.play(twin.decision.silence)
    return twin


def may_speak(state: State, seat: int) -> bool:
    """Whether this seat is asked and has anything to say."""
    return seat in state.decision.asked(state) and len(asking(state, seat).moves()) > 1


def alone(table: Table) -> int | None:
    """The only seat that belongs to a person, here or not; None if there are more."""
    people = [seat for seat, member in enumerate(table.members) if member.person]
    return people[0] if len(people) == 1 else None


def lasts(table: Table, timing: Timing, watched: bool) -> float:
    """How long the open window lasts: always the same where anyone could learn from it what another holds. Only where
    one person sits among bots, unwatched, and has nothing to say, is it short."""
    seat = alone(table)
    if watched or seat is None or may_speak(table.playing(), seat):
        return table.veto_seconds
    return min(timing.alone, table.veto_seconds)
