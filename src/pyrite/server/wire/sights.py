"""What one viewer is shown of the game."""

from __future__ import annotations

from pyrite.kernel.seen.describe import describe
from pyrite.kernel.seen.shown import ViewData
from pyrite.kernel.state import WATCHER, State
from pyrite.kernel.view import view
from pyrite.server.tables.window import asking


def see(state: State, seat: int | None) -> ViewData:
    """The view of a seat, or of those who watch."""
    if seat is not None and state.decision.silence and not state.over() and seat in state.decision.asked(state):
        state = asking(state, seat)
    return describe(view(state, WATCHER if seat is None else seat))
