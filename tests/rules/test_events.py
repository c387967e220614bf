"""Events are numbered through the whole game, also for a position that knows only the end of it."""

from __future__ import annotations

from collections.abc import Callable

import pytest

from pyrite.kernel.notation.position import print_position
from pyrite.kernel.seen.events import CardDrawn, PathLaid, events
from pyrite.kernel.state import WATCHER, State
from pyrite.setup.positions import parse_position
from tests.rules.kit import do, table

WAYS = [
    pytest.param(State.copy, id="a copy"),
    pytest.param(lambda state: parse_position(print_position(state)), id="read from text"),
]


def one_turn() -> State:
    return do(table(hands={0: "NESW", 1: "NE"}), "0: lay NESW 1,0")


@pytest.mark.parametrize("again", WAYS)
def test_a_position_taken_over_goes_on_counting(again: Callable[[State], State]) -> None:
    state = one_turn()
    twin = again(state)
    so_far = state.happened()
    for game in (state, twin):
        do(game, "1: lay NE 0,1")
    for viewer in (0, 1, WATCHER):
        told = events(twin, viewer, so_far)
        assert told == events(state, viewer, so_far)
        assert [(type(event), event.number) for event in told] == [(PathLaid, so_far), (CardDrawn, so_far + 1)]


@pytest.mark.parametrize("again", WAYS)
def test_what_happened_before_is_known_only_where_it_happened(again: Callable[[State], State]) -> None:
    state = one_turn()
    twin = again(state)
    so_far = state.happened()
    assert events(twin, WATCHER, so_far) == []
    assert len(events(state, WATCHER, so_far - 1)) == 1
    with pytest.raises(LookupError, match=f"begins with event {so_far}, it does not know {so_far - 1}"):
        events(twin, WATCHER, so_far - 1)
