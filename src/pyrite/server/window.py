"""The veto window at a live table: everybody is asked at once, and it closes at a fixed time (X-WC-20).

The rules ask one seat after the other. Until the window closes the position stays with the first; what each seat is
shown is the position in which the question has come to it.
"""

from __future__ import annotations

from collections.abc import Iterator

from pyrite.rules.saboteur.moves import ALLOW
from pyrite.rules.saboteur.state import State


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
