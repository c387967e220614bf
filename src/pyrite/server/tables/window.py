"""The veto window at a live table: everybody is asked at once, and it closes at a time that tells nothing (X-WC-20).

The rules ask one seat after the other. Until the window closes the position stays with the first; what each seat is
shown is the position in which the question has come to it.
"""

from __future__ import annotations

from collections.abc import Iterator

from pyrite.kernel.moves import ALLOW, VETO
from pyrite.kernel.state import State
from pyrite.server.tables.table import Table
from pyrite.server.tables.timing import Timing


def asked_seats(state: State) -> Iterator[int]:
    """Those who are asked, in the order in which a veto counts: all who have cards, but not who plays the card."""
    for away in range(1, state.book.seats):
        seat = (state.turn + away) % state.book.seats
        if state.hand_size[seat]:
            yield seat


def asking(state: State, seat: int) -> State:
    """The position in which this seat is asked."""
    twin = state.copy()
    while twin.decider != seat:
        twin.play(ALLOW)
    return twin


def may_veto(state: State, seat: int) -> bool:
    """Whether this seat is asked and has a veto to play."""
    return seat in asked_seats(state) and asking(state, seat).allows(VETO)


def alone(table: Table) -> int | None:
    """The only seat that belongs to a person, here or not; None if there are more."""
    people = [seat for seat, member in enumerate(table.members) if member.person]
    return people[0] if len(people) == 1 else None


def lasts(table: Table, timing: Timing, watched: bool) -> float:
    """How long the open window lasts: always the same where anyone could learn from it what another holds. Only where
    one person sits among bots, unwatched, and could not veto the card, is it short."""
    seat = alone(table)
    if watched or seat is None or may_veto(table.playing(), seat):
        return table.veto_seconds
    return min(timing.alone, table.veto_seconds)
